import type { WebhookEndpoint } from '../../../../generated/types.ts';
import { timeFrom } from '../../../format.ts';
import { type Html, html } from '../../../html.ts';
import { layout, workspaceHref } from '../../../layout.ts';
import { viewerNotice } from '../../../pages/controls.ts';
import { stateBadge } from '../../../pages/deliveries.ts';
import { hasErrors } from '../../../pages/form-parts.ts';
import { emptyList, fewTexts, listTable } from '../../../pages/list-table.ts';
import { noticeBox, onceField } from '../../../pages/parts.ts';
import type { Frame, WebhookListView } from '../../../views.ts';
import { webhookFields } from './form.ts';

/** The webhooks of a workspace, and the form that creates one. */
export function webhookListPage(frame: Frame, view: WebhookListView): string {
  const { endpoints, canManage, form, events, notice } = view;
  const stopped = endpoints.filter(({ paused_reason: reason }) => reason === 'gone' || reason === 'failing');
  return layout(
    frame,
    'Webhooks',
    html`<div class="head">
<h1>Webhooks</h1>
<p class="muted">Events are sent to your URLs with a signature that receivers can verify. <a href="${workspaceHref(frame, '/events')}">All events</a></p>
</div>
${notice !== null && noticeBox(notice.kind, notice.text)}
${stopped.length > 0 && noticeBox('error', `Paused because of failures: ${stopped.map(({ url }) => url).join(', ')}.`)}
${
  canManage
    ? html`<details class="create"${(hasErrors(form.errors) || endpoints.length === 0) && html` open`}>
<summary class="button primary">Create a webhook</summary>
<form class="card stack" id="create" method="post" action="${workspaceHref(frame, '/webhooks')}">
${onceField(frame)}${webhookFields(frame, 'new', form, events)}
<p class="actions"><button class="button primary" type="submit">Create webhook</button></p>
</form>
</details>`
    : viewerNotice
}
${endpoints.length === 0 ? emptyList('No webhooks', 'The webhooks of this workspace are listed here, with the result of each delivery.') : table(frame, endpoints)}`,
  );
}

export const webhookTitle = ({ description, url }: WebhookEndpoint): string =>
  description === '' ? url : description;

const table = (frame: Frame, endpoints: readonly WebhookEndpoint[]): Html =>
  listTable<WebhookEndpoint>({
    label: 'Webhooks',
    rows: endpoints,
    href: ({ id }) => workspaceHref(frame, `/webhooks/${encodeURIComponent(id)}`),
    isOver: ({ state }) => state === 'paused',
    columns: [
      { title: 'Webhook', cell: webhookTitle },
      { title: 'URL', cell: ({ url }) => html`<code title="${url}">${url}</code>` },
      { title: 'Events', cell: ({ event_types: types }) => fewTexts(types), wideOnly: true },
      {
        title: 'Created',
        kind: 'time',
        cell: ({ created_at }) => timeFrom(frame.seen, created_at),
        size: 's',
      },
      { title: 'Status', cell: stateBadge, kind: 'status', size: 'm' },
    ],
  });
