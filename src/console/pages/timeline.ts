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
  /** What is folded away below it: what is always there, and the rest. */
  readonly more?: readonly [summary: string, content: Html] | null;
  /** How deep below the event it is. @default 0 */
  readonly depth?: number;
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
  /** How it ended. @default by its state */
  readonly status?: Html;
  /** Why it ended so. */
  readonly reason?: string | null;
  /** How deep below the event it is. @default 1 */
  readonly depth?: number;
  readonly isCurrent?: boolean;
}

/** Steps that a page has room for. */
const maxDeliveries = 60;
const maxAttempts = 60;

const isStep = (one: TimelineStep | TracedDelivery): one is TimelineStep => 'at' in one;

/** `more`: said instead of the deliveries that the page has no room for. */
export function timeline(
  entries: readonly (TimelineStep | TracedDelivery)[],
  more: (count: number) => Html | string = count => `${count} more deliveries`,
): Html {
  const deliveries = entries.filter(one => !isStep(one));
  const each = Math.max(1, Math.floor(maxAttempts / Math.max(1, deliveries.length)));
  const left = new Set(deliveries.slice(maxDeliveries));
  const shown = entries.filter(one => isStep(one) || !left.has(one)).slice(0, 2 * maxDeliveries);
  const start = shown.find(isStep)?.at ?? '';
  return html`<ol class="trace">
${shown.map(one => item(isStep(one) ? one : deliveryStep(one, each), start))}${left.size > 0 && html`<li class="below-1"><span class="muted">${more(left.size)}</span></li>`}
</ol>`;
}

export const receiverKinds = {
  webhook: 'Webhook',
  hook: 'Hook',
  route: 'Route',
  destination: 'Destination',
} as const;

/** The delivery, and folded below it its newest attempts. */
function deliveryStep(
  { delivery, name, kind, href, status, reason, depth = 1, isCurrent = false }: TracedDelivery,
  most: number,
): TimelineStep {
  const { attempts, created_at } = delivery;
  const left = Math.max(0, attempts.length - most);
  const last = attempts.at(-1);
  const words = `${attempts.length} ${attempts.length === 1 ? 'attempt' : 'attempts'}`;
  return {
    at: created_at,
    status: status ?? deliveryBadge(delivery, kind),
    words: name,
    href,
    note: html`${receiverKinds[kind]}${reason && `: ${reason}`}`,
    more:
      last === undefined
        ? null
        : [
            `${words}, ${attempts.length === 1 ? '' : 'the last '}${durationOf(last)}`,
            html`<ol class="trace-attempts">${left > 0 && html`<li class="muted">${left} earlier ${left === 1 ? 'attempt' : 'attempts'}</li>`}${attempts.slice(left).map((one, index) => attemptItem(one, kind, left + index + 1, href))}</ol>`,
          ],
    depth,
    isCurrent,
  };
}

const attemptItem = (attempt: WebhookAttempt, kind: ReceiverKind, place: number, href: string): Html =>
  html`<li>${attemptBadge(attempt, kind)} <a href="${href}#attempt-${place}">Attempt ${place}</a> <span class="muted">${isSkipped(attempt, kind) ? attempt.response : durationOf(attempt)}</span> <span class="trace-time">${fullTime(attempt.at)}</span></li>`;

const durationOf = ({ duration_ms: took }: WebhookAttempt): string => `${number(took)} ms`;

const item = (
  { at, status, words, href, note, more = null, depth = 0, isCurrent = false }: TimelineStep,
  start: string,
): Html =>
  html`<li${depth > 0 && html` class="below-${Math.min(depth, 3)}"`}${isCurrent && html` aria-current="true"`}><div>${status !== undefined && html`${status} `}${href === null ? html`<strong>${words}</strong>` : html`<a href="${href}">${words}</a>`}${note && html` <span class="muted">${note}</span>`}${more !== null && html`<details class="trace-more"><summary>${more[0]}</summary>${more[1]}</details>`}</div><span class="trace-time">${after(start, at)}${fullTime(at)}</span></li>\n`;

/** How long after the first step, unless it is the first one or was before. */
function after(start: string, at: string): Html | false {
  const words = elapsed(start, at);
  return words !== null && html`<span class="muted">+${words}</span> `;
}
