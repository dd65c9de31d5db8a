/** Lists of deliveries and the status of an endpoint, for every section that sends events. */
import { isNoMatch } from '../../common/text/filter-words.ts';
import type { WebhookAttempt, WebhookDelivery, WebhookEndpoint } from '../../generated/types.ts';
import { shortDay } from '../format.ts';
import { type Html, html } from '../html.ts';
import type { Frame } from '../views.ts';
import { type BadgeKind, badge } from './badge.ts';
import { number } from './bar-chart.ts';
import { bulkButton } from './bulk.ts';
import { statusColumn, timeColumn } from './columns.ts';
import {
  type ListChoice,
  type ListTable,
  listFilters,
  listHref,
  listPages,
  listTable,
} from './list-table.ts';
import { liveList } from './panes.ts';
import { beyondEnd, csrfField, options, seenField } from './parts.ts';

type Endpoint = Pick<WebhookEndpoint, 'state' | 'paused_reason' | 'failing_since'>;

/**
 * The status of an endpoint, with the reason if it is paused. `isDated`: says since when it fails, beside a rate, which
 * is of the newest deliveries that are completed.
 */
export function stateBadge(
  { state, paused_reason: reason, failing_since: since }: Endpoint,
  isDated = false,
): Html {
  if (state === 'paused') {
    const why = reason === 'gone' ? ': gone' : reason === 'failing' ? ': failing' : '';
    return badge(why === '' ? 'off' : 'bad', `Paused${why}`);
  }
  if (since === null) return badge('good', 'Active');
  return badge('bad', isDated ? `Failing since ${shortDay(since.slice(0, 10))}` : 'Failing');
}

/** Whether an endpoint does not work. Anyone who pauses one knows that it does not. */
export const isBroken = ({ state, paused_reason: reason, failing_since: since }: Endpoint): boolean =>
  state === 'paused' ? reason === 'gone' || reason === 'failing' : since !== null;

/** What an endpoint that does not work is said to do: `is paused because of failures`. */
export const brokenWords = ({ state }: Pick<Endpoint, 'state'>): string =>
  state === 'paused' ? 'is paused because of failures' : 'fails';

/** What receives deliveries. */
export type ReceiverKind = 'webhook' | 'hook' | 'route' | 'destination';

/**
 * The status of a delivery: a pending one is sent for the first time, or again, or waits while its endpoint is paused. The
 * event may be skipped.
 */
export function deliveryStatus(
  { state, attempts }: Pick<WebhookDelivery, 'state' | 'attempts'>,
  kind: ReceiverKind = 'webhook',
  isPaused = false,
): readonly [BadgeKind, string] {
  const last = attempts.at(-1);
  if (state === 'succeeded')
    return last !== undefined && isSkipped(last, kind) ? ['off', 'Skipped'] : ['good', 'Delivered'];
  if (state === 'failed') return ['bad', 'Failed'];
  if (isPaused) return ['off', 'Paused'];
  return ['waiting', attempts.length === 0 ? 'Pending' : 'Retrying'];
}

export const deliveryBadge = (
  delivery: Pick<WebhookDelivery, 'state' | 'attempts'>,
  kind?: ReceiverKind,
  isPaused?: boolean,
): Html => badge(...deliveryStatus(delivery, kind, isPaused));

/** What a list of deliveries shows besides them. */
export interface DeliveryTable {
  /** URL of a delivery. */
  readonly hrefOf: (delivery: WebhookDelivery) => string;
  /** What the endpoint of the page is. @default 'webhook' */
  readonly kind?: ReceiverKind;
  /** The name of its endpoint. @default the page is about one endpoint */
  readonly receiverOf?: (delivery: WebhookDelivery) => string;
  /** Whether its endpoint is paused. @default none is */
  readonly isPaused?: (delivery: WebhookDelivery) => boolean;
  /** Id of the delivery that is open beside the list. */
  readonly current?: string | null;
  /** Checkboxes, and the form that sends the chosen ones again. @default the user may not */
  readonly resend?: {
    readonly action: string;
    readonly chosen: readonly string[];
    readonly query: URLSearchParams;
  } | null;
}

/** Deliveries, newest first, with a checkbox each for those who may send them again. */
export const deliveryTable = (
  frame: Frame,
  deliveries: readonly WebhookDelivery[],
  { hrefOf, kind = 'webhook', receiverOf, isPaused, current = null, resend = null }: DeliveryTable,
): ListTable<WebhookDelivery> => ({
  label: 'Deliveries',
  rows: deliveries,
  href: hrefOf,
  id: ({ id }) => `delivery-${id}`,
  isCurrent: ({ id }) => id === current,
  columns: [
    { title: 'Event', cell: one => one.event_type },
    ...(receiverOf === undefined
      ? []
      : [
          {
            title: 'Webhook',
            cell: (one: WebhookDelivery) => html`<span title="${receiverOf(one)}">${receiverOf(one)}</span>`,
          },
        ]),
    {
      title: 'Last response',
      cell: ({ attempts }) => lastOutcome(attempts, kind),
      // Beside the record of an endpoint, it is what tells the rows apart.
      wideOnly: receiverOf !== undefined,
    },
    {
      title: 'Attempts',
      cell: ({ attempts }) => attempts.length,
      unit: ({ attempts }) => (attempts.length === 1 ? 'attempt' : 'attempts'),
      kind: 'number',
      size: 'xs',
    },
    timeColumn(frame, 'Created', ({ created_at }) => created_at),
    timeColumn(frame, 'Next attempt', ({ next_attempt_at }) => next_attempt_at, { wideOnly: true }),
    statusColumn(one => deliveryBadge(one, kind, isPaused?.(one))),
  ],
  ...(resend !== null && {
    bulk: {
      frame,
      action: resend.action,
      value: ({ id }) => id,
      name: ({ event_type, event_id }) => `${event_type} ${event_id}`,
      query: resend.query,
      chosen: resend.chosen,
      controls: html`${seenField(frame)}${bulkButton('chosen', 'Resend')}`,
    },
  }),
});

function lastOutcome(attempts: readonly WebhookAttempt[], kind: ReceiverKind): Html | null {
  const last = attempts.at(-1);
  if (last === undefined) return null;
  // The reason is what tells the events apart that a route has skipped.
  if (isSkipped(last, kind)) return html`<span title="${last.response}">${last.response}</span>`;
  const outcome = outcomeOf(last, kind);
  return html`<span title="${outcome}">${outcome}</span> <span class="muted">in ${number(last.duration_ms)} ms</span>`;
}

const isGoodAttempt = ({ status, error }: WebhookAttempt): boolean =>
  error === null && (status === null || (status >= 200 && status < 300));

/** Whether nothing was sent or made, because a filter does not match, or because the mapping of a route gives null. */
export const isSkipped = (
  { status, error, response, made_events: made }: WebhookAttempt,
  kind: ReceiverKind,
): boolean =>
  status === null && error === null && made === undefined && (kind === 'route' || isNoMatch(response));

/** Attempts that were handled in this process have no status. */
const outcomeOf = (attempt: WebhookAttempt, kind: ReceiverKind): string =>
  String(attempt.status ?? attempt.error ?? (isSkipped(attempt, kind) ? 'Skipped' : 'Processed'));

export const attemptBadge = (attempt: WebhookAttempt, kind: ReceiverKind = 'webhook'): Html =>
  badge(isSkipped(attempt, kind) ? 'off' : isGoodAttempt(attempt) ? 'good' : 'bad', outcomeOf(attempt, kind));

/** One page of the deliveries of an endpoint. */
export interface DeliveryPageView {
  readonly deliveries: readonly WebhookDelivery[];
  /** Cursor of the next page, or `null`. */
  readonly next: string | null;
  /** The query of the page: its filter, and its place in the list. */
  readonly query: URLSearchParams;
}

/** `path`: of the page. `more`: further forms beside the filter. */
export function deliveryList(
  frame: Frame,
  { deliveries, next, query }: DeliveryPageView,
  { path, more, ...table }: DeliveryTable & { readonly path: string; readonly more?: Html | false },
): Html {
  const isFirst = !query.has('after');
  const none = query.has('state') ? 'No deliveries with this status.' : 'No deliveries yet.';
  return html`<section aria-labelledby="deliveries">
<div class="card-head"><h2 id="deliveries">Deliveries</h2>${more && html`<div class="actions">${more}</div>`}</div>
${listFilters({ path, query, choices: [stateFilter] })}
${liveList(
  ['delivery', 'deliveries'],
  html`${deliveries.length > 0 ? listTable(deliveryTable(frame, deliveries, table)) : isFirst ? html`<div class="empty"><p class="muted">${none}</p></div>` : beyondEnd(listHref(path, query))}
${listPages({ path, query, next, shown: deliveries.length })}`,
  { href: query.size === 0 ? path : `${path}?${query}` },
)}
</section>`;
}

/** How far back "Resend failed" goes: hours, in words. */
export const resendPeriods = [
  ['1', 'Last hour'],
  ['24', 'Last 24 hours'],
  ['168', 'Last 7 days'],
  ['720', 'Last 30 days'],
  ['8760', 'Last 365 days'],
] as const;

/** The newest deliveries that have failed: how many of each period, and whether older ones are not counted. */
export interface FailedDeliveries {
  readonly counts: readonly number[];
  readonly isMore: boolean;
}

/** The menu that sends all failed deliveries again. `action`: URL of its form. `which`: those that it means. */
export function resendFailed(
  frame: Frame,
  { counts, isMore }: FailedDeliveries,
  action: string,
  which: string,
  query: URLSearchParams = new URLSearchParams(),
): Html {
  // Periods that send the same are one.
  const offered = resendPeriods.flatMap(([hours, words], index): (readonly [string, string])[] => {
    const count = counts[index] ?? 0;
    if (isMore) return [[hours, words]];
    return count > (counts[index - 1] ?? 0) ? [[hours, `${words}: ${count}`]] : [];
  });
  const all = counts.at(-1) ?? 0;
  const words = isMore ? 'Resend failed' : `Resend ${all} failed`;
  const [first] = offered;
  const period =
    offered.length === 1
      ? html`<input type="hidden" name="hours" value="${first?.[0]}">`
      : html`<div class="field"><label for="resend-hours">Failed deliveries of the</label>
<select id="resend-hours" name="hours">${options(offered, isMore ? '24' : (offered.at(-1)?.[0] ?? '24'))}</select></div>
`;
  const button = offered.length === 1 ? words : 'Resend failed';
  return html`<details class="menu" name="menu" data-menu><summary class="button">${words}</summary>
<form class="panel stack" method="post" action="${action}">${csrfField(frame)}${seenField(frame)}<input type="hidden" name="query" value="${query.toString()}">
${period}<p class="hint">${which}${isMore && ', 500 at a time'}.</p>
<button class="button" type="submit" name="do" value="failed">${button}</button></form></details>`;
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
