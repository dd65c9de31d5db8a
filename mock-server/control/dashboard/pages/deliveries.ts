/** The deliveries to webhooks and destinations that the mock server has sent, newest first, each with its event. */
import { timeFrom } from '../../../../src/console/format.ts';
import { type Html, html } from '../../../../src/console/html.ts';
import { badge } from '../../../../src/console/pages/badge.ts';
import { number } from '../../../../src/console/pages/bar-chart.ts';
import { dataBlock } from '../../../../src/console/pages/json-block.ts';
import { emptyList } from '../../../../src/console/pages/list-table.ts';
import { refreshed } from '../../../../src/console/pages/parts.ts';
import type { ShownDelivery } from '../../journal/index.ts';

/** What a page has room for. */
const maxShown = 30;

export interface DeliveriesView {
  readonly deliveries: readonly ShownDelivery[];
  /** ISO 8601. */
  readonly now: string;
  /** URL of the page. */
  readonly href: string;
}

export const deliveriesPage = ({ deliveries, now, href }: DeliveriesView): Html => html`<div class="head">
<h1>Deliveries</h1>
<p class="muted">What was sent to webhooks and destinations since the start, each attempt with its event.</p>
</div>
${refreshed(
  'deliveries',
  href,
  deliveries.length === 0
    ? emptyList(
        'Nothing was sent yet',
        'Create a webhook or a destination in the console, and change something that it subscribes to.',
      )
    : html`<ul class="event-list">${deliveries
        .toReversed()
        .slice(0, maxShown)
        .map(one => html`<li>${delivery(one, now)}</li>\n`)}</ul>`,
)}`;

const delivery = (
  { number: id, type, url, time, status, error, payload }: ShownDelivery,
  now: string,
): Html => html`<details class="fold"><summary><h2>${type}</h2>${outcome(status, error)} <span class="muted">${url} · ${timeFrom(now, time)}</span></summary>
<div class="stack">${error !== null && html`<p class="bad">${error}</p>`}
${dataBlock(`delivery-${id}`, 'Event', payload)}</div></details>`;

/** A destination has no status. */
function outcome(status: number | null, error: string | null): Html {
  const isTaken = error === null && (status === null || (status >= 200 && status < 300));
  return badge(isTaken ? 'good' : 'bad', status === null ? (isTaken ? 'Taken' : 'Failed') : number(status));
}
