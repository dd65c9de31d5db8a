import type { AutomationHook } from '../../../../generated/types.ts';
import { time } from '../../../format.ts';
import { html } from '../../../html.ts';
import { workspaceHref } from '../../../layout.ts';
import { statusColumn, timeColumn } from '../../../pages/columns.ts';
import { deliveryList, stateBadge } from '../../../pages/deliveries.ts';
import { editorLink } from '../../../pages/editor.ts';
import { formatName } from '../../../pages/event-formats.ts';
import { listPage } from '../../../pages/list-page.ts';
import { brokenUrl } from '../../../pages/parts.ts';
import { recordPage } from '../../../pages/record-page.ts';
import type { OpenPage } from '../../../views.ts';
import { hookForm } from '../hook-form.ts';
import type { HookView } from '../views.ts';
import { hookSecret } from './hook-secret.ts';
import { automationHref, deliveryHref, recordHead, recordHref } from './shell.ts';

const hookTitleOf = ({ description, target_url }: AutomationHook) =>
  description === '' ? target_url : description;

/** The hooks of a workspace, and a link to the form that creates one. */
export const hookListPage = (page: OpenPage, hooks: readonly AutomationHook[]): string =>
  listPage<AutomationHook>(page, {
    title: 'Hooks',
    lead: 'A hook sends events to the URL of an automation tool or of your own receiver. Tools such as Zapier create and delete their hooks themselves.',
    create: [automationHref(page.frame, '/hooks/new'), 'Create a hook'],
    empty: ['No hooks', 'The hooks of this workspace are listed here, with the result of each delivery.'],
    rows: hooks,
    href: ({ id }) => recordHref(page.frame, 'hooks', id),
    isOver: ({ state }) => state === 'paused',
    columns: [
      { title: 'Hook', cell: hookTitleOf },
      ...hookForm.columns,
      timeColumn(page.frame, 'Created', ({ created_at }) => created_at),
      statusColumn(stateBadge),
    ],
  });

/** One hook: its settings, its secret if it was just created, and its deliveries. */
export const hookPage = (view: HookView): string => {
  const { frame, hook, secret, canManage } = view;
  // A hook is a webhook too, whose page has its form and its secret.
  const webhook =
    canManage && frame.pagesOf('webhooks') !== null
      ? workspaceHref(frame, `/webhooks/${encodeURIComponent(hook.id)}`)
      : null;
  return recordPage(view, {
    ...recordHead(view, hook, {
      list: ['hooks', 'Hooks'],
      title: hookTitleOf(hook),
      status: stateBadge(hook),
      what: 'hook',
      consequence: 'Its deliveries are deleted too.',
      ...(webhook !== null && { actions: editorLink(`${webhook}/edit`, 'Edit') }),
    }),
    above: secret !== null && hookSecret(secret, 'Copy the secret now. It will not be shown again.'),
    facts: [
      ['URL', html`<code class="token">${brokenUrl(hook.target_url)}</code>`],
      ['Event type', html`<code>${hook.event_type}</code>`],
      ['Format', formatName(hook.format)],
      secret === null && [
        'Secret',
        webhook !== null
          ? html`<a href="${webhook}">Reveal or rotate it</a>`
          : 'Shown once, when the hook was created. Create another hook to get a new one.',
      ],
      ['Created', time(hook.created_at)],
    ],
    main: deliveryList(frame, view, {
      path: recordHref(frame, 'hooks', hook.id),
      hrefOf: deliveryHref(frame, view),
    }),
    hasDeliveries: true,
    hasForms: webhook !== null,
  });
};
