/** The consequences of an attempt, for the delivery and its endpoint. */

import { defined } from '../common/defined.ts';
import { storedTrace } from '../common/events/trace-context.ts';
import { retryDelay } from '../common/time/retry-delay.ts';
import type { WebhookAttempt, WebhookDelivery } from '../generated/types.ts';
import { eventOf } from '../group/event.ts';
import type {
  EndpointHealthChange,
  FollowUp,
  OutboxEvent,
  Settlement,
  WebhookJob,
} from '../repository/index.ts';
import type { ResolvedWorkerOptions } from './options.ts';
import type { AttemptOutcome } from './send.ts';

/** An endpoint counts as failing after this many failures in a row. */
const several = 5;

type OutcomeRules = Pick<ResolvedWorkerOptions, 'schedule' | 'pauseAfter' | 'now' | 'random'>;

/** Whether the receiver says that it wants nothing more. */
export const isGone = ({ status }: WebhookAttempt): boolean => status === 410;

/** The stored record of an attempt. */
export function settlementOf(
  { workspaceId, delivery, endpoint, hops: deliveryDepth = 0, via, traceparent, tracestate }: WebhookJob,
  {
    attempt,
    requestedRetryMs,
    events: made = [],
    isFinal = false,
    isSkipped = false,
  }: Omit<AttemptOutcome, 'isAnswered'>,
  rules: OutcomeRules,
): Settlement {
  const { schedule, now, random } = rules;
  const tries = delivery.attempts.length + 1;
  const { status, error } = attempt;
  const succeeded = error === null && (status === null || (status >= 200 && status < 300));
  const next =
    succeeded || isFinal || isGone(attempt) ? null : retryDelay(schedule, tries, requestedRetryMs, random);
  const state: WebhookDelivery['state'] = succeeded ? 'succeeded' : next === null ? 'failed' : 'pending';
  const events: OutboxEvent[] = [...made];
  // Never emit webhook.* events about webhook.* deliveries: it would loop.
  if (state === 'failed' && !delivery.event_type.startsWith('webhook.')) {
    const data = {
      endpoint_id: endpoint.id,
      ...defined({ kind: endpoint.kind }),
      delivery_id: delivery.id,
      event_id: delivery.event_id,
      event_type: delivery.event_type,
      attempts: tries,
      last_status: status,
      last_error: attempt.error,
    };
    const event = eventOf('webhook.delivery.exhausted', data, now(), { deliveryDepth, via });
    events.push({ ...event, ...storedTrace({ traceparent, tracestate }) });
  }
  return {
    workspaceId,
    deliveryId: delivery.id,
    endpointId: endpoint.id,
    attempt,
    state,
    retryAfter: next,
    events,
    ...(isSkipped ? { isSkipped } : { follow: fared => followUp(fared, attempt, rules) }),
  };
}

/**
 * Pauses an endpoint that is gone or has failed for days, and emits an event when an endpoint has recovered. Events
 * about endpoints with a kind contain it, because subscribers find them elsewhere than webhooks.
 */
function followUp(
  { endpoint, before, now }: EndpointHealthChange,
  attempt: WebhookAttempt,
  { pauseAfter, now: clock }: OutcomeRules,
): FollowUp | null {
  const { id, kind, url, state, recent_failures: failures, failing_since: since } = endpoint;
  const reported = (type: string, data: object) => [
    eventOf(type, { endpoint_id: id, url, ...defined({ kind }), ...data }, clock()),
  ];
  if (since === null) {
    if (before.recent_failures < several) return null;
    return { events: reported('webhook.endpoint.recovered', { failing_since: before.failing_since }) };
  }
  const gone = isGone(attempt);
  const failing = failures >= several && Date.parse(now) - Date.parse(since) >= pauseAfter;
  if (state !== 'active' || !(gone || failing)) return null;
  const reason = gone ? 'gone' : 'failing';
  return {
    change: { state: 'paused', paused_reason: reason, paused_at: now },
    events: reported('webhook.endpoint.paused', { reason, failing_since: since }),
  };
}
