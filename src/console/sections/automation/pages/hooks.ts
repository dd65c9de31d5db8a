import type { AutomationHook } from '../../../../generated/types.ts';
import { time, timeFrom } from '../../../format.ts';
import { type Html, html } from '../../../html.ts';
import { panesScript } from '../../../layout.ts';
import { deliveryList, stateBadge } from '../../../pages/deliveries.ts';
import { withFacts } from '../../../pages/detail.ts';
import { createLink, editorScript } from '../../../pages/editor.ts';
import { formatName } from '../../../pages/event-formats.ts';
import { emptyList, listTable } from '../../../pages/list-table.ts';
import { brokenUrl, copyButton } from '../../../pages/parts.ts';
import type { Frame } from '../../../views.ts';
import type { HookListView, HookView } from '../views.ts';
import { automationHref, deliveryHref, recordHead, recordHref, shell, viewerNotice } from './shell.ts';

const hookTitleOf = ({ description, target_url }: AutomationHook) =>
  description === '' ? target_url : description;

/** The hooks of a workspace, and a link to the form that creates one. */
export function hookListPage(frame: Frame, { hooks, canManage, notice }: HookListView): string {
  return shell(
    frame,
    'Hooks',
    html`<div class="head">
<h1>Hooks</h1>
<p class="muted">A hook sends events to the URL of an automation tool or of your own receiver. Tools such as Zapier create and delete their hooks themselves.</p>
${canManage && createLink(automationHref(frame, '/hooks/new'), 'Create a hook')}
</div>
${!canManage && viewerNotice}
${hooks.length === 0 ? emptyList('No hooks', 'The hooks of this workspace are listed here, with the result of each delivery.') : table(frame, hooks)}`,
    { notice, head: canManage ? editorScript(frame) : null },
  );
}

const table = (frame: Frame, hooks: readonly AutomationHook[]): Html =>
  listTable<AutomationHook>({
    label: 'Hooks',
    rows: hooks,
    href: ({ id }) => recordHref(frame, 'hooks', id),
    isOver: ({ state }) => state === 'paused',
    columns: [
      { title: 'Hook', cell: hookTitleOf },
      { title: 'URL', cell: ({ target_url }) => html`<code>${target_url}</code>`, wideOnly: true },
      { title: 'Event type', cell: ({ event_type }) => html`<code>${event_type}</code>` },
      { title: 'Format', cell: ({ format }) => formatName(format), size: 'm', wideOnly: true },
      {
        title: 'Created',
        kind: 'time',
        cell: ({ created_at }) => timeFrom(frame.seen, created_at),
        size: 's',
      },
      { title: 'Status', cell: stateBadge, kind: 'status', size: 's' },
    ],
  });

/** One hook: its settings, its secret if it was just created, and its deliveries. */
export function hookPage(frame: Frame, view: HookView): string {
  const { hook, secret, canManage, notice } = view;
  const href = recordHref(frame, 'hooks', hook.id);
  return shell(
    frame,
    `${hookTitleOf(hook)} · Hooks`,
    html`${recordHead(frame, hook, ['hooks', 'Hooks'], {
      title: hookTitleOf(hook),
      status: stateBadge(hook),
      canManage,
      what: 'hook',
      consequence: 'Its deliveries are deleted too.',
    })}
${
  secret !== null &&
  html`<section class="card callout" aria-labelledby="secret-title">
<h2 id="secret-title">Copy the secret now. It will not be shown again.</h2>
<p>Verify signatures with any Standard Webhooks library.</p>
<div class="copyable secret"><code id="secret">${secret}</code>${copyButton('secret', 'the secret')}</div>
</section>`
}
${withFacts(
  [
    ['URL', html`<code class="token">${brokenUrl(hook.target_url)}</code>`],
    ['Event type', html`<code>${hook.event_type}</code>`],
    ['Format', formatName(hook.format)],
    secret === null && [
      'Secret',
      'Shown once, when the hook was created. Create another hook to get a new one.',
    ],
    ['Created', time(hook.created_at)],
  ],
  deliveryList(frame, view, { path: href, hrefOf: deliveryHref(frame, view) }),
)}`,
    { notice, head: panesScript(frame) },
  );
}
