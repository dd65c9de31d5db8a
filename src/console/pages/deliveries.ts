/** Lists of deliveries and the status of an endpoint, for every section that sends events. */
import type { WebhookAttempt, WebhookDelivery, WebhookEndpoint } from '../../generated/types.ts';
import { timeFrom } from '../format.ts';
import { type Html, html } from '../html.ts';
import type { Frame } from '../views.ts';
import { badge } from './badge.ts';
import { type ListChoice, listFilters, listHref, listPages, listTable } from './list-table.ts';
import { beyondEnd } from './parts.ts';

type Endpoint = Pick<WebhookEndpoint, 'state' | 'paused_reason' | 'failing_since'>;

/** The status of an endpoint, with the reason if it is paused. */
export function stateBadge({ state, paused_reason: reason, failing_since: since }: Endpoint): Html {
  if (state === 'paused') {
    const why = reason === 'gone' ? ': gone' : reason === 'failing' ? ': failing' : '';
    return badge(why === '' ? 'off' : 'bad', `Paused${why}`);
  }
  return since === null ? badge('good', 'Active') : badge('bad', 'Failing');
}

/** The status of a delivery: a pending one is sent for the first time, or again. */
export function deliveryBadge({ state, attempts }: Pick<WebhookDelivery, 'state' | 'attempts'>): Html {
  if (state === 'succeeded') return badge('good', 'Delivered');
  if (state === 'failed') return badge('bad', 'Failed');
  return badge('waiting', attempts.length === 0 ? 'Pending' : 'Retrying');
}

const deliveryTable = (
  frame: Frame,
  deliveries: readonly WebhookDelivery[],
  href: (delivery: WebhookDelivery) => string,
): Html =>
  listTable<WebhookDelivery>({
    label: 'Deliveries',
    rows: deliveries,
    href,
    columns: [
      { title: 'Event', cell: one => one.event_type },
      { title: 'Event id', cell: one => html`<code>${one.event_id}</code>`, wideOnly: true },
      { title: 'Last response', cell: ({ attempts }) => lastOutcome(attempts) },
      { title: 'Attempts', cell: ({ attempts }) => attempts.length, kind: 'number', size: 'xs' },
      {
        title: 'Created',
        kind: 'time',
        cell: ({ created_at }) => timeFrom(frame.seen, created_at),
        size: 's',
      },
      {
        title: 'Next attempt',
        kind: 'time',
        cell: ({ next_attempt_at: next }) => next && timeFrom(frame.seen, next),
        size: 's',
        wideOnly: true,
      },
      { title: 'Status', cell: deliveryBadge, kind: 'status', size: 's' },
    ],
  });

function lastOutcome(attempts: readonly WebhookAttempt[]): Html | null {
  const last = attempts.at(-1);
  return last === undefined
    ? null
    : html`${outcomeOf(last)} <span class="muted">in ${last.duration_ms} ms</span>`;
}

/** Attempts that were handled in this process have no status. */
export const outcomeOf = ({ status, error }: WebhookAttempt) => status ?? error ?? 'Processed';

/** One page of the deliveries of an endpoint. */
export interface DeliveryPageView {
  readonly deliveries: readonly WebhookDelivery[];
  /** Cursor of the next page, or `null`. */
  readonly next: string | null;
  /** The query of the page: its filter, and its place in the list. */
  readonly query: URLSearchParams;
}

/** `path`: of the page. `hrefOf`: URL of a delivery. `more`: further forms beside the filter. */
export function deliveryList(
  frame: Frame,
  { deliveries, next, query }: DeliveryPageView,
  path: string,
  hrefOf: (delivery: WebhookDelivery) => string,
  more?: Html | false,
): Html {
  const isFirst = !query.has('after');
  const none = query.has('state') ? 'No deliveries with this status.' : 'No deliveries yet.';
  return html`<section aria-labelledby="deliveries">
<div class="card-head"><h2 id="deliveries">Deliveries</h2>${more && html`<div class="actions">${more}</div>`}</div>
${listFilters({ path, query, choices: [stateFilter] })}
${deliveries.length > 0 ? deliveryTable(frame, deliveries, hrefOf) : isFirst ? html`<div class="empty"><p class="muted">${none}</p></div>` : beyondEnd(listHref(path, query))}
${listPages({ path, query, next, shown: deliveries.length })}
</section>`;
}

export const stateFilter = {
  name: 'state',
  label: 'Status',
  values: [
    ['', 'All'],
    ['pending', 'Pending'],
    ['succeeded', 'Delivered'],
    ['failed', 'Failed'],
  ],
} as const satisfies ListChoice;
