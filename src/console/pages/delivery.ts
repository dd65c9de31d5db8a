/** One delivery: its attempts on the left, and what was sent on the right. */
import type { WebhookAttempt, WebhookDelivery } from '../../generated/types.ts';
import { fullTime, timeFrom } from '../format.ts';
import { type Html, html } from '../html.ts';
import { readJson } from '../json.ts';
import type { Frame } from '../views.ts';
import { number } from './bar-chart.ts';
import { attemptBadge, deliveryBadge, type ReceiverKind } from './deliveries.ts';
import { detailHead } from './detail.ts';
import { dataBlock } from './json-block.ts';
import { codeBlock, csrfField, refreshed, seenField } from './parts.ts';

export interface DeliveryDetail {
  readonly delivery: WebhookDelivery;
  readonly payload: string;
  /** What receives it. @default 'webhook' */
  readonly kind?: ReceiverKind;
  /** The page above. @default that of the receiver */
  readonly up?: readonly [href: string, words: string];
  /** The link that closes it, if it is open beside a list. */
  readonly close?: Html;
  /** The page of the receiver: its URL and its name. */
  readonly receiver: readonly [href: string, name: string];
  /** The page of the event; `null`: it has none. @default null */
  readonly event?: string | null;
  /** The page itself. */
  readonly href: string;
  /** URL that the form is sent to which sends it again; `null`: the user may not. */
  readonly replay: string | null;
  /** URL that the form is sent to which takes it out of a line; `null`: the user may not, or there is none. @default null */
  readonly skip?: string | null;
  /** What was sent besides the body. */
  readonly request?: Html;
  /** Whether the receiver is paused, so that nothing is sent. @default false */
  readonly isPaused?: boolean;
  /** Whether the receiver gets one delivery at a time. @default false */
  readonly isOrdered?: boolean;
  /** The query of the list beside it, which it keeps when it is sent again. */
  readonly query?: string;
  /** The way of the event, step by step. */
  readonly trace?: Html;
}

export function deliveryDetail(frame: Frame, view: DeliveryDetail): Html {
  const {
    delivery,
    payload,
    kind,
    receiver,
    up = receiver,
    close,
    href,
    replay,
    skip = null,
    request,
    query,
    trace,
    event = null,
  } = view;
  const isPending = delivery.state === 'pending';
  const form = (action: string, button: Html) =>
    html`<form method="post" action="${action}">${csrfField(frame)}${seenField(frame)}${query !== undefined && html`<input type="hidden" name="query" value="${query}">`}${button}</form>`;
  const waits = view.isPaused === true && isPending && isDue(frame, delivery);
  const attempts = html`<div class="attempts-part">${leadOf(frame, delivery, waits, view.isOrdered === true)}${attemptList(delivery, kind)}</div>`;
  return html`${detailHead({
    isEntry: true,
    up,
    title: delivery.event_type,
    status: html`<span id="status"${isPending && html` data-refresh="#status" data-from="${href}"`}>${deliveryBadge(delivery, kind, view.isPaused)}</span>`,
    copy: delivery.id,
    actions:
      (replay !== null || close !== undefined) &&
      html`${isPending && skip !== null && form(skip, html`<button class="button" type="submit">Skip</button>`)}${replay !== null && form(replay, html`<button class="button primary" type="submit">${isPending ? html`<span id="again" data-refresh="#again" data-from="${href}">Retry now</span>` : html`<span id="again">Resend</span>`}</button>`)}${close}`,
  })}
<div class="delivery">
<section class="delivery-attempts" aria-labelledby="tries-title"><h2 id="tries-title">Attempts</h2>
${
  isPending
    ? refreshed('attempts', href, attempts)
    : html`<div id="attempts">
${attempts}
</div>`
}
</section>
<section class="delivery-request" aria-labelledby="posted-title"><h2 id="posted-title">Request</h2>
<dl class="facts">
${up !== receiver && html`<div><dt>To</dt><dd><a href="${receiver[0]}">${receiver[1]}</a></dd></div>`}
<div><dt>Event id</dt><dd>${event === null ? html`<code class="token">${delivery.event_id}</code>` : html`<a href="${event}"><code class="token">${delivery.event_id}</code></a>`}</dd></div>
<div><dt>Created</dt><dd>${fullTime(delivery.created_at)}</dd></div>
</dl>
${request}
${bodyBlock(payload)}
</section>
</div>
${
  trace !== undefined &&
  html`<section aria-labelledby="trace-title"><h2 id="trace-title">Timeline of the event</h2>
${trace}
</section>`
}`;
}

/** What has happened, and what comes next. */
function leadOf(frame: Frame, delivery: WebhookDelivery, waits: boolean, isOrdered: boolean): Html | false {
  const { state, attempts, next_attempt_at: next } = delivery;
  if (state !== 'pending' || next === null || (waits && attempts.length === 0)) return false;
  const failed = attempts.length === 1 ? '1 attempt has failed.' : `${attempts.length} attempts have failed.`;
  const due = isDue(frame, delivery)
    ? isOrdered && attempts.length === 0
      ? 'The first attempt is due now, after the deliveries before it.'
      : 'The next attempt is due now.'
    : html`The next attempt is ${timeFrom(frame.seen, next)}.`;
  return html`<p class="notice">${attempts.length > 0 && `${failed} `}${!waits && due}</p>`;
}

const isDue = ({ seen }: Frame, { next_attempt_at: next }: WebhookDelivery): boolean =>
  next !== null && Date.parse(next) <= Date.parse(seen);

const attemptList = ({ attempts }: WebhookDelivery, kind: ReceiverKind | undefined): Html =>
  attempts.length === 0
    ? html`<p class="muted">No attempts yet.</p>`
    : html`<ol class="attempts">${attempts.map((one, index) => attemptItem(one, index, attempts.length, kind)).toReversed()}</ol>`;

function attemptItem(
  attempt: WebhookAttempt,
  index: number,
  count: number,
  kind: ReceiverKind | undefined,
): Html {
  const { at, duration_ms, status, response } = attempt;
  const body =
    response === null || response === ''
      ? html`<p class="muted">${status === null ? 'There was no response.' : 'The response had no body.'}</p>`
      : html`<pre tabindex="0" role="group" aria-label="Response of attempt ${index + 1}"><code>${response}</code></pre>`;
  return html`<li><details${index === count - 1 && html` open`}><summary>${attemptBadge(attempt, kind)}<span class="muted">Attempt ${index + 1}, ${number(duration_ms)} ms</span>${fullTime(at)}</summary>
<div id="attempt-${index + 1}">${body}</div></details></li>\n`;
}

/** In colours, unless that would change what it says, such as an integer that JavaScript cannot represent. */
function bodyBlock(payload: string): Html {
  const read = readJson(payload);
  const isExact = read.ok && JSON.stringify(read.value) === payload;
  return isExact ? dataBlock('payload', 'Body', read.value) : codeBlock('payload', 'Body', payload);
}
