import type { AutomationEvent } from '../../../../generated/types.ts';
import { fullTime } from '../../../format.ts';
import { type Html, html } from '../../../html.ts';
import { workspaceHref } from '../../../layout.ts';
import { detailHead, withFacts } from '../../../pages/detail.ts';
import { dataBlock } from '../../../pages/json-block.ts';
import { brokenUrl, codeBlock, csrfField, seenField } from '../../../pages/parts.ts';
import { type TimelineStep, timeline } from '../../../pages/timeline.ts';
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
    ['Source', html`<code class="token">${brokenUrl(event.source)}</code>`],
    event.source_id !== null && ['Id at the source', html`<code class="token">${event.source_id}</code>`],
    event.subject !== null && ['Subject', event.subject],
    ['Time', fullTime(event.time)],
    ['Received', fullTime(event.received_at)],
  ],
  html`<section aria-labelledby="trace-title"><h2 id="trace-title">What became of it</h2>
${trace(frame, event, from, deliveries)}
</section>
<section aria-labelledby="data-title"><h2 id="data-title">Data</h2>
${event.data_json === undefined ? dataBlock('data', 'JSON', event.data) : codeBlock('data', 'JSON', event.data_json)}
${event.headers !== undefined && dataBlock('headers', 'Headers', event.headers)}
${event.cloudevent !== undefined && dataBlock('cloudevent', 'CloudEvent', event.cloudevent)}
</section>`,
)}`,
    { notice },
  );
}

/** The way of the event, from the request to the attempts of each delivery; what a route made stands below the route. */
const trace = (
  frame: Frame,
  event: AutomationEvent,
  from: string,
  deliveries: readonly EventDelivery[],
): Html => html`${timeline(
  stepsOf(frame, event, from),
  deliveries.map(one => ({ ...one, href: deliveryHref(frame, one) })),
)}
${deliveries.length === 0 && event.state === 'published' && html`<p class="muted">No hook, route or webhook wanted this event.</p>`}`;

function stepsOf(frame: Frame, event: AutomationEvent, from: string): TimelineStep[] {
  const {
    endpoint_id: endpoint,
    key_id: key,
    received_at: received,
    deliver_at: due,
    cancelled_at: ended,
  } = event;
  const sender =
    endpoint !== null
      ? recordHref(frame, 'endpoints', endpoint)
      : key !== null && frame.pagesOf('keys') !== null
        ? workspaceHref(frame, `/keys/${encodeURIComponent(key)}`)
        : null;
  const published: TimelineStep = {
    at: due ?? received,
    status: eventBadge(event),
    words: event.type,
    href: null,
    note: event.state === 'scheduled' ? 'will be published' : false,
  };
  return [
    {
      at: received,
      words: from,
      href: sender,
      note: endpoint === null ? 'sent the event' : 'received the request',
    },
    ...(due === null
      ? []
      : [{ at: received, words: 'Scheduled', href: null, note: html`for ${fullTime(due)}` }]),
    ...(ended === null ? [published] : [{ ...published, at: ended }]),
  ];
}

/** A delivery to a webhook has a page among all deliveries to webhooks. */
const deliveryHref = (frame: Frame, { delivery: { id }, kind }: EventDelivery): string =>
  kind === 'webhook' && frame.pagesOf('webhooks') !== null
    ? workspaceHref(frame, `/webhook-deliveries/${encodeURIComponent(id)}`)
    : recordHref(frame, 'deliveries', id);

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
