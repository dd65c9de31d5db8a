/** What an endpoint is not sent, because its filter does not match. */
import { eventInPayload, whyFiltered } from '../common/events/endpoint-filter.ts';
import { sourceOfWorkspace } from '../common/events/event-format.ts';
import type { WebhookJob } from '../repository/index.ts';
import type { AttemptOutcome, SendingRules } from './send.ts';

/** The event by which somebody tests an endpoint: it is always sent. */
export const testEvent = 'webhook.test';

/** The outcome of a delivery that is not sent; `null`: it is. */
export function skippedBy(
  { workspaceId, delivery, endpoint, payload }: WebhookJob,
  { now, publicUrl }: Pick<SendingRules, 'now' | 'publicUrl'>,
): AttemptOutcome | null {
  if (endpoint.filter === undefined || delivery.event_type === testEvent) return null;
  const origin = { id: delivery.event_id, source: sourceOfWorkspace(publicUrl, workspaceId) };
  const response = whyFiltered(endpoint, () => eventInPayload(payload, origin));
  if (response === null) return null;
  const attempt = { at: new Date(now()).toISOString(), duration_ms: 0, status: null, error: null, response };
  return { attempt, requestedRetryMs: null, isAnswered: false, isSkipped: true };
}
