import type { AutomationEvent } from '../../../../generated/types.ts';
import { fullTime } from '../../../format.ts';
import { type Html, html } from '../../../html.ts';
import { deliveryBadge, outcomeOf } from '../../../pages/deliveries.ts';
import { detailHead, withFacts } from '../../../pages/detail.ts';
import { dataBlock } from '../../../pages/json-block.ts';
import { csrfField, seenField } from '../../../pages/parts.ts';
import type { Frame } from '../../../views.ts';
import type { EventDelivery, EventView } from '../views.ts';
import { eventBadge } from './history.ts';
import { automationHref, recordHref, shell } from './shell.ts';

/** One event, and what became of it. */
export function eventPage(frame: Frame, view: EventView): string {
  const { event, from, deliveries, notice } = view;
  return shell(
    frame,
    `${event.type} ${event.id} · History`,
    html`${detailHead({
      up: [automationHref(frame, '/events'), 'History'],
      title: event.type,
      status: eventBadge(event),
      copy: event.id,
      actions: actions(frame, view),
    })}
${withFacts(
  [
    [
      'From',
      event.endpoint_id === null
        ? from
        : html`<a href="${recordHref(frame, 'endpoints', event.endpoint_id)}">${from}</a>`,
    ],
    ['Source', html`<code class="token">${event.source}</code>`],
    event.source_id !== null && ['Id at the source', html`<code class="token">${event.source_id}</code>`],
    event.subject !== null && ['Subject', event.subject],
    ['Time', fullTime(event.time)],
    ['Received', fullTime(event.received_at)],
  ],
  html`<section aria-labelledby="trace-title"><h2 id="trace-title">What became of it</h2>
${trace(frame, event, from, deliveries)}
</section>
<section aria-labelledby="data-title"><h2 id="data-title">Data</h2>
${dataBlock('data', 'Data', event.data)}
</section>`,
)}`,
    { notice },
  );
}

/** The way of the event, step by step: each delivery leads to its page, and what a route made stands below the route. */
const trace = (
  frame: Frame,
  event: AutomationEvent,
  from: string,
  deliveries: readonly EventDelivery[],
): Html => html`<ol class="trace">
${step(html`<strong>Received</strong> <span class="muted">from ${from}</span>`, event.received_at)}
${event.deliver_at !== null && step(html`<strong>${event.state === 'scheduled' ? 'Will be published' : 'Scheduled'}</strong>`, event.deliver_at)}
${event.cancelled_at !== null && step(html`<strong>Cancelled</strong>`, event.cancelled_at)}
${deliveries.map(one => deliveryStep(frame, one))}
${deliveries.length === 0 && event.state === 'published' && html`<li><span class="muted">No hook, route or webhook wanted this event.</span></li>`}
</ol>`;

const step = (words: Html, at: string, isBelow = false): Html =>
  html`<li${isBelow && html` class="below"`}><span>${words}</span>${fullTime(at)}</li>\n`;

const kinds = { webhook: 'Webhook', hook: 'Hook', route: 'Route' } as const;

function deliveryStep(frame: Frame, { delivery, name, kind, via }: EventDelivery): Html {
  const { id, attempts, created_at } = delivery;
  const last = attempts.at(-1);
  const tried = attempts.length === 1 ? '1 attempt' : `${attempts.length} attempts`;
  const outcome = last === undefined ? null : `, ${tried}, last: ${outcomeOf(last)}`;
  return step(
    html`${deliveryBadge(delivery)} <a href="${recordHref(frame, 'deliveries', id)}">${name}</a> <span class="muted">${kinds[kind]}${via !== null && html`, by the route “${via}”`}${outcome}</span>`,
    last?.at ?? created_at,
    via !== null,
  );
}

function actions(frame: Frame, { event, deliveries, canManage }: EventView): Html | false {
  if (!canManage) return false;
  const href = (action: string) => recordHref(frame, 'events', event.id, action);
  if (event.state === 'scheduled')
    return html`<details class="menu" name="menu" data-menu><summary class="button danger">Cancel event</summary>
<form class="panel stack" method="post" action="${href('/cancel')}">${csrfField(frame)}
<p><strong>Cancel this event?</strong> It will not be published. This cannot be undone.</p>
<button class="button danger solid" type="submit">Cancel event</button></form></details>`;
  return (
    deliveries.some(({ delivery, via }) => via === null && delivery.state !== 'pending') &&
    html`<form method="post" action="${href('/replay')}">${csrfField(frame)}${seenField(frame)}<button class="button primary" type="submit">Replay</button></form>`
  );
}
