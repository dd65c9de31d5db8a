import { time } from '../../../format.ts';
import { type Html, html } from '../../../html.ts';
import { prettyJson } from '../../../json.ts';
import { deliveryTable } from '../../../pages/deliveries.ts';
import { codeBlock, csrfField, seenField } from '../../../pages/parts.ts';
import type { Frame } from '../../../views.ts';
import type { EventDelivery, EventView } from '../views.ts';
import { eventBadge } from './history.ts';
import { automationHref, recordHref, shell } from './shell.ts';

/** One event, and what became of it. */
export function eventPage(frame: Frame, view: EventView): string {
  const { event, from, deliveries, notice } = view;
  return shell(
    frame,
    'events',
    event.type,
    html`<div class="head">
<p class="eyebrow"><a href="${automationHref(frame, '/events')}">History</a></p>
<h1>${event.type}</h1>
</div>
<section class="card" aria-labelledby="about-title">
<h2 id="about-title" class="hush">About</h2>
<dl class="facts">
<div><dt>Status</dt><dd>${eventBadge(event)}</dd></div>
<div><dt>Event id</dt><dd><code class="token">${event.id}</code></dd></div>
<div><dt>From</dt><dd>${event.endpoint_id === null ? from : html`<a href="${recordHref(frame, 'endpoints', event.endpoint_id)}">${from}</a>`}</dd></div>
<div><dt>Source</dt><dd><code class="token">${event.source}</code></dd></div>
${event.source_id !== null && html`<div><dt>Id at the source</dt><dd><code class="token">${event.source_id}</code></dd></div>`}
${event.subject !== null && html`<div><dt>Subject</dt><dd>${event.subject}</dd></div>`}
<div><dt>Time</dt><dd>${time(event.time)}</dd></div>
<div><dt>Received</dt><dd>${time(event.received_at)}</dd></div>
${event.deliver_at !== null && html`<div><dt>Scheduled for</dt><dd>${time(event.deliver_at)}</dd></div>`}
${event.cancelled_at !== null && html`<div><dt>Cancelled</dt><dd>${time(event.cancelled_at)}</dd></div>`}
</dl>
${codeBlock('data', 'Data', prettyJson(event.data))}
${actions(frame, view)}
</section>
<section aria-labelledby="deliveries"><h2 id="deliveries">What became of it</h2>
${deliveries.length === 0 ? html`<div class="card empty"><p class="muted">No hook, route or webhook wanted this event.</p></div>` : table(frame, deliveries)}
</section>`,
    { notice },
  );
}

function actions(frame: Frame, { event, deliveries, canManage }: EventView): Html | false {
  if (!canManage) return false;
  const href = (action: string) => recordHref(frame, 'events', event.id, action);
  if (event.state === 'scheduled')
    return html`<div class="actions"><details class="menu" name="menu" data-menu><summary class="button danger">Cancel event</summary>
<form class="panel stack" method="post" action="${href('/cancel')}">${csrfField(frame)}
<p><strong>Cancel this event?</strong> It will not be published. This cannot be undone.</p>
<button class="button danger solid" type="submit">Cancel event</button></form></details></div>`;
  return (
    deliveries.some(({ delivery, via }) => via === null && delivery.state !== 'pending') &&
    html`<div class="actions"><form method="post" action="${href('/replay')}">${csrfField(frame)}${seenField(frame)}<button class="button primary" type="submit">Replay</button></form></div>`
  );
}

const kinds = { webhook: 'Webhook', hook: 'Hook', route: 'Route' } as const;

const table = (frame: Frame, deliveries: readonly EventDelivery[]): Html =>
  deliveryTable(
    deliveries.map(({ delivery, name, kind, via }) => ({
      delivery,
      title: name,
      below: html`${kinds[kind]}${via !== null && html`, by the route “${via}”`}`,
      href: recordHref(frame, 'deliveries', delivery.id),
    })),
    'Sent to',
    'deliveries',
  );
