import type { AutomationHook } from '../../../../generated/types.ts';
import { time, timeFrom } from '../../../format.ts';
import { type Html, html } from '../../../html.ts';
import { panesScript } from '../../../layout.ts';
import { deliveryList, stateBadge } from '../../../pages/deliveries.ts';
import { withFacts } from '../../../pages/detail.ts';
import { formatName, formats } from '../../../pages/event-formats.ts';
import { errorSummary, hasErrors } from '../../../pages/form-parts.ts';
import { emptyList, listTable } from '../../../pages/list-table.ts';
import { brokenUrl, copyButton, csrfField, onceField, options } from '../../../pages/parts.ts';
import type { Frame } from '../../../views.ts';
import type { HookForm, HookListView, HookView } from '../views.ts';
import {
  automationHref,
  deliveryHref,
  field,
  optional,
  recordHead,
  recordHref,
  shell,
  viewerNotice,
} from './shell.ts';

const hookTitleOf = ({ description, target_url }: AutomationHook) =>
  description === '' ? target_url : description;

/** The hooks of a workspace, and the form that creates one. */
export function hookListPage(frame: Frame, view: HookListView): string {
  const { hooks, canManage, form, notice } = view;
  return shell(
    frame,
    'Hooks',
    html`<div class="head">
<h1>Hooks</h1>
<p class="muted">A hook sends events to the URL of an automation tool or of your own receiver. Tools such as Zapier create and delete their hooks themselves.</p>
${
  canManage &&
  html`<details class="create"${(hasErrors(form.errors) || hooks.length === 0) && html` open`}>
<summary class="button primary">Create a hook</summary>
<form class="card stack" id="create" method="post" action="${automationHref(frame, '/hooks')}">
${onceField(frame)}${fields(frame, form, view.events)}
<p class="actions"><button class="button primary" type="submit">Create hook</button></p>
</form>
</details>`
}
</div>
${!canManage && viewerNotice}
${hooks.length === 0 ? emptyList('No hooks', 'The hooks of this workspace are listed here, with the result of each delivery.') : table(frame, hooks)}`,
    { notice },
  );
}

const fields = (frame: Frame, form: HookForm, events: readonly string[]): Html => html`${csrfField(frame)}
${errorSummary('new', form.errors, 'Nothing was saved. Please correct:')}
${field('new', 'url', form.errors, {
  label: 'URL',
  hint: 'The URL that receives events, at a public IP address or one that the server allows.',
  control: aria =>
    html`<input name="target_url" type="text" inputmode="url" maxlength="2048" required autocomplete="off" spellcheck="false" value="${form.targetUrl}"${aria}>`,
})}
${field('new', 'event', form.errors, {
  label: 'Event type',
  hint: html`A type that events are published with, an event of this service such as <code>link.created</code>, or <code>*</code> for all events. No filter of a route applies to them. For a hook that gets only what a route sends, enter the new event type of the route.`,
  control: aria =>
    html`<input name="event_type" type="text" maxlength="200" required autocomplete="off" spellcheck="false" list="known-events" value="${form.eventType}"${aria}><datalist id="known-events">${events.map(event => html`<option value="${event}"></option>`)}</datalist>`,
})}
${field('new', 'format', form.errors, {
  label: 'Format',
  control: aria => html`<select name="format"${aria}>${options(formats, form.format)}</select>`,
})}
${field('new', 'description', form.errors, {
  label: optional('Description'),
  control: aria =>
    html`<input name="description" type="text" maxlength="200" autocomplete="off" value="${form.description}"${aria}>`,
})}`;

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
