/** What happens with the events of a type: the newest ones, and who receives them. */
import type { AutomationEvent, WebhookEndpointRecord } from '../../../../generated/types.ts';
import { type Html, html } from '../../../html.ts';
import { workspaceHref } from '../../../layout.ts';
import { statusColumn } from '../../../pages/columns.ts';
import { stateBadge } from '../../../pages/deliveries.ts';
import { listTable } from '../../../pages/list-table.ts';
import { refreshed } from '../../../pages/parts.ts';
import type { Frame } from '../../../views.ts';
import { eventTable } from './history.ts';
import { automationHref, recordHref } from './shell.ts';

type Receiver = Readonly<WebhookEndpointRecord>;

export interface TypeLife {
  readonly type: string;
  /** The newest ones. */
  readonly events: readonly AutomationEvent[];
  /** Whoever asks for events of the type. */
  readonly receivers: readonly Receiver[];
}

export const typeLife = (frame: Frame, { type, events, receivers }: TypeLife, canManage: boolean): Html =>
  html`<section aria-labelledby="receivers-title">
<h2 id="receivers-title">Receivers</h2>
${receivers.length > 0 ? receiverTable(frame, receivers) : noReceivers(frame, canManage)}
</section>
${refreshed('type-events', recordHref(frame, 'event-types', type), latest(frame, type, events))}`;

const kinds: Readonly<Record<string, readonly [list: string, words: string]>> = {
  hook: ['automation/hooks', 'Hook'],
  route: ['automation/routes', 'Route'],
};

/** Webhooks and destinations stand in one list. */
const kindOf = ({ kind = '' }: Receiver) =>
  kinds[kind] ?? (['webhooks', kind === '' ? 'Webhook' : 'Destination'] as const);

const receiverTable = (frame: Frame, receivers: readonly Receiver[]): Html =>
  listTable<Receiver>({
    label: 'Receivers',
    rows: receivers,
    href(one) {
      const [list] = kindOf(one);
      const isServed = list !== 'webhooks' || frame.pagesOf('webhooks') !== null;
      return isServed ? workspaceHref(frame, `/${list}/${encodeURIComponent(one.id)}`) : null;
    },
    isOver: ({ state }) => state === 'paused',
    columns: [
      { title: 'Receiver', cell: ({ description, url }) => (description === '' ? url : description) },
      { title: 'Kind', cell: one => kindOf(one)[1], size: 's' },
      statusColumn(stateBadge),
    ],
  });

const noReceivers = (frame: Frame, canManage: boolean): Html => html`<div class="empty">
<p class="muted">Nobody receives events of this type.</p>
${canManage && html`<p class="actions"><a class="button" href="${automationHref(frame, '/routes/new')}">Create a route</a>${frame.pagesOf('webhooks') !== null && html`<a class="button" href="${workspaceHref(frame, '/webhooks/new')}">Create a webhook</a>`}</p>`}
</div>`;

const latest = (frame: Frame, type: string, events: readonly AutomationEvent[]): Html =>
  html`<section aria-labelledby="events-title">
<div class="card-head"><h2 id="events-title">Latest events</h2>
<a href="${automationHref(frame, '/events')}?${new URLSearchParams({ type }).toString()}">Show all<span class="hush"> events of this type</span></a></div>
${events.length > 0 ? listTable(eventTable(frame, events)) : html`<div class="empty"><p class="muted" role="status">No events of this type yet. Publish one with an API key, or at an <a href="${automationHref(frame, '/endpoints')}">inbound endpoint</a>.</p></div>`}
</section>`;
