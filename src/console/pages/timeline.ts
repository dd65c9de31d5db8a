/** What became of an event, step by step: each step at its time, those that follow from another one below it. */
import type { WebhookAttempt, WebhookDelivery } from '../../generated/types.ts';
import { elapsed, fullTime } from '../format.ts';
import { type Html, html } from '../html.ts';
import { number } from './bar-chart.ts';
import { attemptBadge, deliveryBadge, isSkipped, type ReceiverKind } from './deliveries.ts';

export interface TimelineStep {
  readonly at: string;
  /** Its status, in front of the words. */
  readonly status?: Html;
  readonly words: Html | string;
  /** What the words lead to; `null`: nothing. */
  readonly href: string | null;
  readonly note?: Html | string | null | false;
  /** How deep below the event it is. @default 0 */
  readonly depth?: 0 | 1 | 2 | 3;
  /** Whether it is the page itself. */
  readonly isCurrent?: boolean;
}

/** A delivery of the event, or of what a route made of it. */
export interface TracedDelivery {
  readonly delivery: WebhookDelivery;
  /** The receiver. */
  readonly name: string;
  readonly kind: ReceiverKind;
  readonly href: string;
  /** The route that made what was delivered; `null`: the event itself was delivered. */
  readonly via: string | null;
  readonly isCurrent?: boolean;
}

/** Steps that a page has room for. */
const mostDeliveries = 60;
const mostAttempts = 90;

/** `more`: said instead of the deliveries that the page has no room for. */
export function timeline(
  steps: readonly TimelineStep[],
  deliveries: readonly TracedDelivery[] = [],
  more: (count: number) => Html | string = count => `${count} more deliveries`,
): Html {
  const shown = deliveries.slice(0, mostDeliveries);
  const each = Math.max(1, Math.floor(mostAttempts / Math.max(1, shown.length)));
  const all = [...steps, ...shown.flatMap(one => deliverySteps(one, each))];
  const start = all[0]?.at ?? '';
  const left = deliveries.length - shown.length;
  return html`<ol class="trace">
${all.map(step => item(step, start))}${left > 0 && html`<li class="below-1"><span class="muted">${more(left)}</span></li>`}
</ol>`;
}

const kinds = { webhook: 'Webhook', hook: 'Hook', route: 'Route' } as const;

/** The delivery, and below it its newest attempts. */
function deliverySteps(
  { delivery, name, kind, href, via, isCurrent = false }: TracedDelivery,
  most: number,
): TimelineStep[] {
  const { attempts, created_at } = delivery;
  const left = Math.max(0, attempts.length - most);
  const depth = via === null ? 1 : 2;
  return [
    {
      at: created_at,
      status: deliveryBadge(delivery, kind),
      words: name,
      href,
      note: html`${kinds[kind]}${via !== null && html`, by the route “${via}”`}${left > 0 && `, ${left} earlier ${left === 1 ? 'attempt' : 'attempts'}`}`,
      depth,
      isCurrent,
    },
    ...attempts.slice(left).map(
      (attempt, index): TimelineStep => ({
        at: attempt.at,
        status: attemptBadge(attempt, kind),
        words: `Attempt ${left + index + 1}`,
        href: `${href}#attempt-${left + index + 1}`,
        note: isSkipped(attempt, kind) ? attempt.response : durationOf(attempt),
        depth: depth === 1 ? 2 : 3,
      }),
    ),
  ];
}

const durationOf = ({ duration_ms: took }: WebhookAttempt): string => `${number(took)} ms`;

const item = (
  { at, status, words, href, note, depth = 0, isCurrent = false }: TimelineStep,
  start: string,
): Html =>
  html`<li${depth > 0 && html` class="below-${depth}"`}${isCurrent && html` aria-current="true"`}><span>${status !== undefined && html`${status} `}${href === null ? html`<strong>${words}</strong>` : html`<a href="${href}">${words}</a>`}${note && html` <span class="muted">${note}</span>`}</span><span class="trace-time">${after(start, at)}${fullTime(at)}</span></li>\n`;

/** How long after the first step, unless it is the first one or was before. */
function after(start: string, at: string): Html | false {
  const words = elapsed(start, at);
  return words !== null && html`<span class="muted">+${words}</span> `;
}
