/** Deliveries, their attempts and the status of an endpoint, for every section that sends events. */
import type { WebhookAttempt, WebhookDelivery, WebhookEndpoint } from '../../generated/types.ts';
import { time } from '../format.ts';
import { type Html, html } from '../html.ts';
import { badge } from './badge.ts';
import { beyondEnd, options } from './parts.ts';

type Endpoint = Pick<WebhookEndpoint, 'state' | 'paused_reason' | 'failing_since'>;

/** The status of an endpoint, with the reason if it is paused. */
export function stateBadge({ state, paused_reason: reason, failing_since: since }: Endpoint): Html {
  if (state === 'paused') {
    const why = reason === 'gone' ? ': gone' : reason === 'failing' ? ': failing' : '';
    return badge(why === '' ? 'off' : 'bad', `Paused${why}`);
  }
  return since === null ? badge('good', 'Active') : badge('bad', 'Failing');
}

const deliveryStates = {
  pending: ['waiting', 'Pending'],
  succeeded: ['good', 'Delivered'],
  failed: ['bad', 'Failed'],
} as const;

/** The status of a delivery. */
function deliveryBadge({ state }: Pick<WebhookDelivery, 'state'>): Html {
  const [kind, words] = deliveryStates[state];
  return badge(kind, words);
}

export interface DeliveryRow {
  readonly delivery: WebhookDelivery;
  /** The first column: what the link to the delivery says, and what stands below it. */
  readonly title: string;
  readonly below: Html;
  readonly href: string;
}

/** `first`: the title of the first column. `labelledBy`: id of the heading. */
export const deliveryTable = (rows: readonly DeliveryRow[], first: string, labelledBy: string): Html =>
  html`<table class="table card key-table" role="table" aria-labelledby="${labelledBy}">
<thead role="rowgroup"><tr role="row">${[first, 'Status', 'Attempts', 'Last response', 'Next try'].map(title => html`<th role="columnheader" scope="col">${title}</th>`)}</tr></thead>
<tbody role="rowgroup">
${rows.map(({ delivery: one, title, below, href }) => {
  const last = one.attempts.at(-1);
  return html`<tr role="row"><th role="rowheader" scope="row"><a class="key-name" href="${href}">${title}</a> <span class="by">${below}</span></th>
<td role="cell" data-label="Status">${deliveryBadge(one)}</td>
<td role="cell" data-label="Attempts">${one.attempts.length}</td>
<td role="cell" data-label="Last response">${last === undefined ? html`<span class="muted">None yet</span>` : html`<span>${outcomeOf(last)} <span class="by">in ${last.duration_ms} ms</span></span>`}</td>
<td role="cell" data-label="Next try">${one.next_attempt_at === null ? html`<span class="muted">None</span>` : time(one.next_attempt_at)}</td></tr>\n`;
})}</tbody></table>`;

/** Attempts that were handled in this process have no status. */
const outcomeOf = ({ status, error }: WebhookAttempt) => status ?? error ?? 'Processed';

/** One page of the deliveries of an endpoint. */
export interface DeliveryPageView {
  readonly deliveries: readonly WebhookDelivery[];
  /** Whether this is the first page. */
  readonly isFirst: boolean;
  /** Id to continue after, or `null`. */
  readonly next: string | null;
  /** The filter of the list; `null` for all. */
  readonly state: WebhookDelivery['state'] | null;
}

/** `path`: of the page. `hrefOf`: URL of a delivery. `more`: further forms beside the filter. */
export function deliveryList(
  { deliveries, isFirst, next, state }: DeliveryPageView,
  path: string,
  hrefOf: (delivery: WebhookDelivery) => string,
  more?: Html | false,
): Html {
  const listHref = (after: string | null) => {
    const query = new URLSearchParams({ ...(after && { after }), ...(state && { state }) });
    return `${path}${query.size === 0 ? '' : `?${query}`}#deliveries`;
  };
  const rows = deliveries.map(delivery => ({
    delivery,
    title: delivery.event_type,
    below: time(delivery.created_at),
    href: hrefOf(delivery),
  }));
  return html`<section aria-labelledby="deliveries">
<div class="section-head"><h2 id="deliveries">Deliveries</h2></div>
<div class="actions">
<form class="actions" method="get" action="${path}#deliveries"><label class="hush" for="state">Status</label>
<select id="state" name="state">${options(
    [
      ['', 'All'],
      ['pending', 'Pending'],
      ['succeeded', 'Delivered'],
      ['failed', 'Failed'],
    ],
    state ?? '',
  )}</select><button class="button" type="submit">Show</button></form>
${more}
</div>
${rows.length > 0 ? deliveryTable(rows, 'Event', 'deliveries') : isFirst ? html`<div class="card empty"><p class="muted">No deliveries${state !== null && ' with this status'} yet.</p></div>` : beyondEnd(listHref(null))}
${next !== null && html`<p class="actions"><a class="button" href="${listHref(next)}" rel="next">Next page</a></p>`}
</section>`;
}

/** What the URL of such a list asks for. */
export function deliveryQueryOf(querystring: string): Pick<DeliveryPageView, 'state'> & {
  readonly after: string | null;
} {
  const query = new URLSearchParams(querystring);
  const state = (['pending', 'succeeded', 'failed'] as const).find(one => one === query.get('state')) ?? null;
  return { state, after: query.get('after') };
}

export const attemptSection = (attempts: readonly WebhookAttempt[]): Html =>
  html`<section aria-labelledby="tries-title"><h2 id="tries-title">Attempts</h2>
${attempts.length === 0 ? html`<div class="card empty"><p class="muted">No attempts yet.</p></div>` : attemptTable(attempts)}
</section>`;

const attemptTable = (attempts: readonly WebhookAttempt[]): Html =>
  html`<table class="table card key-table" role="table" aria-labelledby="tries-title">
<thead role="rowgroup"><tr role="row">${['When', 'Response', 'Took', 'Body'].map(title => html`<th role="columnheader" scope="col">${title}</th>`)}</tr></thead>
<tbody role="rowgroup">
${attempts.toReversed().map(
  attempt => html`<tr role="row"><th role="rowheader" scope="row">${time(attempt.at)}</th>
<td role="cell" data-label="Response">${outcomeOf(attempt)}</td>
<td role="cell" data-label="Took">${attempt.duration_ms} ms</td>
<td role="cell" data-label="Body">${attempt.response === null || attempt.response === '' ? html`<span class="muted">Empty</span>` : html`<code class="token">${attempt.response}</code>`}</td></tr>\n`,
)}</tbody></table>`;

/** The facts of a delivery. `more`: forms below them. */
export const deliveryFacts = (delivery: WebhookDelivery, more: Html | false): Html =>
  html`<section class="card" aria-labelledby="about-title">
<h2 id="about-title" class="hush">About</h2>
<dl class="facts">
<div><dt>Status</dt><dd>${deliveryBadge(delivery)}</dd></div>
<div><dt>Event id</dt><dd><code class="token">${delivery.event_id}</code></dd></div>
<div><dt>Created</dt><dd>${time(delivery.created_at)}</dd></div>
<div><dt>Next attempt</dt><dd>${delivery.next_attempt_at === null ? html`<span class="muted">None</span>` : time(delivery.next_attempt_at)}</dd></div>
</dl>
${more}
</section>`;
