/** What follows from a try: for the delivery, and for its endpoint. */
import { eventOf } from '../event.ts';
import type { WebhookDelivery, WebhookEventRecord } from '../generated/types.ts';
import type { Settled, Settlement, WebhookJob, WebhooksRepository } from '../repository/index.ts';
import { nextTry } from './schedule.ts';
import type { Sent } from './send.ts';

/** So many failures in a row make a failing endpoint. */
const several = 5;

export interface OutcomeRules {
  readonly schedule: readonly number[];
  readonly pauseAfter: number;
  readonly now: () => number;
  readonly random: () => number;
}

/** What to store of a try. */
export function settlementOf(
  { workspaceId, delivery, endpoint, hops = 0 }: WebhookJob,
  { attempt, retryAt }: Sent,
  { schedule, now, random }: OutcomeRules,
): Settlement {
  const tries = delivery.attempts.length + 1;
  const { status } = attempt;
  const succeeded = status !== null && status >= 200 && status < 300;
  const next = succeeded || status === 410 ? null : nextTry(schedule, tries, now(), retryAt, random);
  const state: WebhookDelivery['state'] = succeeded ? 'succeeded' : next === null ? 'failed' : 'pending';
  const events: WebhookEventRecord[] = [];
  // What tells of deliveries tells of no other that tells of deliveries.
  if (state === 'failed' && !delivery.event_type.startsWith('webhook.')) {
    const data = {
      endpoint_id: endpoint.id,
      delivery_id: delivery.id,
      event_id: delivery.event_id,
      event_type: delivery.event_type,
      attempts: tries,
      last_status: status,
      last_error: attempt.error,
    };
    events.push(eventOf('webhook.delivery.exhausted', data, now(), { hops }));
  }
  return {
    workspaceId,
    deliveryId: delivery.id,
    endpointId: endpoint.id,
    attempt,
    state,
    nextAttemptAt: next === null ? null : new Date(next).toISOString(),
    events,
  };
}

/** Pauses an endpoint that is gone or has failed for days, and tells when one is well again. */
export async function react(
  webhooks: WebhooksRepository,
  { settlement: { workspaceId, endpointId, attempt }, before, after }: Settled,
  { pauseAfter, now }: OutcomeRules,
): Promise<void> {
  const { failing_since: since, recent_failures: failures } = after.failing_since === null ? before : after;
  const recovered = after.failing_since === null && failures >= several;
  const gone = after.failing_since !== null && attempt.status === 410;
  const failing =
    after.failing_since !== null &&
    failures >= several &&
    now() - Date.parse(after.failing_since) >= pauseAfter;
  if (!recovered && !gone && !failing) return;
  const endpoint = await webhooks.findEndpoint(workspaceId, endpointId);
  if (endpoint === null) return;
  const told = { endpoint_id: endpointId, url: endpoint.url, failing_since: since };
  if (recovered) {
    await webhooks.publish(workspaceId, [eventOf('webhook.endpoint.recovered', told, now())]);
    return;
  }
  const reason = gone ? 'gone' : 'failing';
  const { failing_since, ...rest } = told;
  await webhooks.changeEndpoint(
    workspaceId,
    endpointId,
    { state: 'paused', paused_reason: reason, paused_at: new Date(now()).toISOString() },
    {
      // A try that came meanwhile may have succeeded.
      when: ({ state, failing_since: failing }) => state === 'active' && failing !== null,
      events: [eventOf('webhook.endpoint.paused', { ...rest, reason, failing_since }, now())],
    },
  );
}
