import { html } from '../../../html.ts';
import { workspaceHref } from '../../../layout.ts';
import { statusColumn } from '../../../pages/columns.ts';
import { stateBadge } from '../../../pages/deliveries.ts';
import { listPage } from '../../../pages/list-page.ts';
import { fewTexts } from '../../../pages/list-table.ts';
import { noticeBox } from '../../../pages/parts.ts';
import type { OpenPage } from '../../../views.ts';
import type { ListedWebhook } from '../views.ts';
import { healthOf, isCounted, milliseconds, sparkline } from './health.ts';
import { webhookTitle } from './title.ts';

/** The webhooks of a workspace with their health, and a link to the form that creates one. */
export function webhookListPage(page: OpenPage, webhooks: readonly ListedWebhook[]): string {
  const { frame } = page;
  const stopped = webhooks.filter(
    ({ endpoint: { paused_reason: reason } }) => reason === 'gone' || reason === 'failing',
  );
  return listPage<ListedWebhook>(page, {
    title: 'Webhooks',
    lead: html`Events are sent to your URLs with a signature that receivers can verify. <a href="${workspaceHref(frame, '/events')}">All events</a>`,
    create: [workspaceHref(frame, '/webhooks/new'), 'Create a webhook'],
    above:
      stopped.length > 0 &&
      noticeBox({
        kind: 'error',
        text: `Paused because of failures: ${stopped.map(({ endpoint: { url } }) => url).join(', ')}.`,
      }),
    empty: [
      'No webhooks',
      'The webhooks of this workspace are listed here, with the result of each delivery.',
    ],
    rows: webhooks,
    href: ({ endpoint: { id } }) => workspaceHref(frame, `/webhooks/${encodeURIComponent(id)}`),
    isOver: ({ endpoint: { state } }) => state === 'paused',
    columns: [
      {
        title: 'Webhook',
        cell: ({ endpoint }) =>
          html`<bdi>${webhookTitle(endpoint)}</bdi>${endpoint.kind === 'hook' && html` <span class="muted">(hook)</span>`}`,
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
          const { share, tried } = healthOf(recent);
          return share === null ? null : `${share}% of ${tried}`;
        },
        kind: 'number',
        size: 's',
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
      statusColumn(({ endpoint }) => stateBadge(endpoint, true), 'm'),
    ],
  });
}
