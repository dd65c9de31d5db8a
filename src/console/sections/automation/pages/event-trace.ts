/** The way of an event, from the request to the attempts of each delivery; what a route made stands below the route. */
import type {
  AutomationEvent,
  AutomationTrace,
  AutomationTraceDelivery,
  AutomationTraceEvent,
} from '../../../../generated/types.ts';
import { elapsed, fullTime } from '../../../format.ts';
import { type Html, html } from '../../../html.ts';
import { workspaceHref } from '../../../layout.ts';
import { type BadgeKind, badge } from '../../../pages/badge.ts';
import { type TimelineStep, type TracedDelivery, timeline } from '../../../pages/timeline.ts';
import type { Frame } from '../../../views.ts';
import { eventBadge } from './history.ts';
import { recordHref } from './shell.ts';

type Outcome = AutomationTraceDelivery['outcome'];

/** In the order in which they are counted: what needs somebody first. */
export const outcomes: Readonly<Record<Outcome, readonly [BadgeKind, words: string]>> = {
  failed: ['bad', 'Failed'],
  retrying: ['waiting', 'Retrying'],
  waiting: ['waiting', 'Pending'],
  delivered: ['good', 'Delivered'],
  made: ['good', 'Made an event'],
  filtered: ['off', 'Filtered'],
  dropped: ['off', 'Dropped'],
};

/** `stored`: the event and where it came from; `null`: it is not stored. */
export function eventTrace(
  frame: Frame,
  trace: AutomationTrace,
  stored: { readonly event: AutomationEvent; readonly from: string } | null,
): Html {
  const { deliveries, missing, events } = trace;
  const [first] = events;
  const steps = stored === null ? unstored(first, trace) : stepsOf(frame, trace, stored);
  const isEmpty = deliveries.length === 0 && missing.length === 0 && stored?.event.state === 'published';
  return html`${deliveries.length > 0 && summary(trace, steps[0]?.at ?? '')}
${timeline([...steps, ...(first === undefined ? [] : below(frame, trace, first))])}
${isEmpty && html`<p class="muted">No hook, route or webhook subscribes to this event.</p>`}
${missing.length > 0 && html`<div class="notice"><p>Some steps are missing from this trace.</p><ul>${missing.map(({ reason }) => html`<li>${reason}</li>`)}</ul></div>`}`;
}

/** How many deliveries ended how, and how long it took until the last of them. */
function summary({ deliveries }: AutomationTrace, start: string): Html {
  const counts = Object.entries(outcomes).flatMap(([name, [kind, words]]) => {
    const count = deliveries.filter(({ outcome }) => outcome === name).length;
    return count === 0 ? [] : [badge(kind, `${count} ${words.toLowerCase()}`)];
  });
  const ends = deliveries.flatMap(({ delivery: { attempts } }) => {
    const last = attempts.at(-1);
    return last === undefined ? [] : [Date.parse(last.at) + last.duration_ms];
  });
  const took = ends.length === 0 ? null : elapsed(start, new Date(Math.max(...ends)).toISOString());
  return html`<p class="trace-summary">${counts.map(one => html`${one} `)}${took !== null && html`<span class="muted">within ${took}</span>`}</p>`;
}

/** The deliveries of an event, and below each what a route made in it. */
function below(
  frame: Frame,
  trace: AutomationTrace,
  event: AutomationTraceEvent,
): (TimelineStep | TracedDelivery)[] {
  return trace.deliveries
    .filter(({ delivery }) => delivery.event_id === event.id)
    .flatMap(({ delivery, receiver, outcome, reason }) => [
      {
        delivery,
        name: receiver.name,
        kind: receiver.kind,
        href: deliveryHref(frame, delivery.id, receiver.kind),
        status: badge(...outcomes[outcome]),
        reason: reason?.replace(/\.$/, '') ?? null,
        depth: 2 * event.depth + 1,
      },
      ...trace.events
        .filter(({ made_by }) => made_by === delivery.id)
        .flatMap(made => [
          {
            at: made.time ?? delivery.created_at,
            words: made.type ?? made.id,
            href: null,
            note: html`made by ${receiver.name}`,
            depth: 2 * made.depth,
          },
          ...below(frame, trace, made),
        ]),
    ]);
}

const unstored = (
  event: AutomationTraceEvent | undefined,
  { deliveries }: AutomationTrace,
): TimelineStep[] =>
  event === undefined
    ? []
    : [
        {
          at: event.time ?? deliveries[0]?.delivery.created_at ?? '',
          words: event.type ?? event.id,
          href: null,
          note: 'happened',
        },
      ];

function stepsOf(
  frame: Frame,
  { request }: AutomationTrace,
  { event, from }: { readonly event: AutomationEvent; readonly from: string },
): TimelineStep[] {
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
      more: requestDetails(request),
    },
    ...(due === null
      ? []
      : [{ at: received, words: 'Scheduled', href: null, note: html`for ${fullTime(due)}` }]),
    ...(ended === null ? [published] : [{ ...published, at: ended }]),
  ];
}

function requestDetails(request: AutomationTrace['request']): readonly [string, Html] | null {
  if (request === null || request.method === null) return null;
  const { method, verification, headers } = request;
  const isVerified = verification !== null && verification !== 'none';
  return [
    `${method}, ${isVerified ? `verified: ${verification}` : 'not verified'}`,
    html`<dl class="facts">
<div><dt>Method</dt><dd>${method}</dd></div>
<div><dt>Verification</dt><dd>${isVerified ? html`<code>${verification}</code>` : 'None but the URL'}</dd></div>
${Object.entries(headers).map(([name, value]) => html`<div><dt><code>${name}</code></dt><dd>${value}</dd></div>`)}</dl>`,
  ];
}

/** A delivery to a webhook or a destination has a page among all deliveries to webhooks. */
const deliveryHref = (frame: Frame, id: string, kind: AutomationTraceDelivery['receiver']['kind']): string =>
  (kind === 'webhook' || kind === 'destination') && frame.pagesOf('webhooks') !== null
    ? workspaceHref(frame, `/webhook-deliveries/${encodeURIComponent(id)}`)
    : recordHref(frame, 'deliveries', id);
