import { type Html, html } from '../../../html.ts';
import { layout, workspaceHref } from '../../../layout.ts';
import { viewerNotice } from '../../../pages/controls.ts';
import { stateBadge } from '../../../pages/deliveries.ts';
import { createLink, editorScript } from '../../../pages/editor.ts';
import { emptyList, fewTexts, listTable } from '../../../pages/list-table.ts';
import { noticeBox } from '../../../pages/parts.ts';
import type { Frame } from '../../../views.ts';
import type { ListedWebhook, WebhookListView } from '../views.ts';
import { healthOf, isCounted, milliseconds, sparkline } from './health.ts';
import { webhookTitle } from './title.ts';

/** The webhooks of a workspace with their health, and a link to the form that creates one. */
export function webhookListPage(frame: Frame, view: WebhookListView): string {
  const { webhooks, canManage, notice } = view;
  const stopped = webhooks.filter(
    ({ endpoint: { paused_reason: reason } }) => reason === 'gone' || reason === 'failing',
  );
  return layout(
    frame,
    'Webhooks',
    html`<div class="head">
<h1>Webhooks</h1>
<p class="muted">Events are sent to your URLs with a signature that receivers can verify. <a href="${workspaceHref(frame, '/events')}">All events</a></p>
${canManage && createLink(workspaceHref(frame, '/webhooks/new'), 'Create a webhook')}
</div>
${notice !== null && noticeBox(notice.kind, notice.text)}
${stopped.length > 0 && noticeBox('error', `Paused because of failures: ${stopped.map(({ endpoint: { url } }) => url).join(', ')}.`)}
${!canManage && viewerNotice}
${webhooks.length === 0 ? emptyList('No webhooks', 'The webhooks of this workspace are listed here, with the result of each delivery.') : table(frame, webhooks)}`,
    canManage ? editorScript(frame) : null,
  );
}

const table = (frame: Frame, webhooks: readonly ListedWebhook[]): Html =>
  listTable<ListedWebhook>({
    label: 'Webhooks',
    rows: webhooks,
    href: ({ endpoint: { id } }) => workspaceHref(frame, `/webhooks/${encodeURIComponent(id)}`),
    isOver: ({ endpoint: { state } }) => state === 'paused',
    columns: [
      {
        title: 'Webhook',
        cell: ({ endpoint }) =>
          html`${webhookTitle(endpoint)}${endpoint.kind === 'hook' && html` <span class="muted">(hook)</span>`}`,
      },
      {
        title: 'URL',
        cell: ({ endpoint: { url } }) => html`<code title="${url}">${url.replace(/^https?:\/\//, '')}</code>`,
      },
      {
        title: 'Events',
        cell: ({ endpoint: { event_types: types } }) => fewTexts(types),
        size: 's',
        wideOnly: true,
      },
      {
        title: 'Delivered',
        cell: ({ recent }) => {
          const { share, succeeded, failed } = healthOf(recent);
          return share === null ? null : `${share}% of ${succeeded + failed}`;
        },
        kind: 'number',
        size: 'xs',
      },
      {
        title: 'Response time',
        cell: ({ recent }) => milliseconds(healthOf(recent).within(0.5)),
        kind: 'number',
        size: 's',
        wideOnly: true,
      },
      {
        title: 'Last deliveries',
        cell: ({ recent }) => (recent.some(isCounted) ? sparkline(recent) : null),
        size: 's',
      },
      {
        title: 'Status',
        cell: ({ endpoint }) => stateBadge(endpoint, true),
        kind: 'status',
        size: 'm',
      },
    ],
  });
