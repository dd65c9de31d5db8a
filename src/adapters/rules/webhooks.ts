/** The logic for webhooks that both adapters share, independent of the storage. */

import { defined } from '../../common/defined.ts';
import { groupBy } from '../../common/group-by.ts';
import type { WebhookEndpointRecord, WebhookEventRecord, WebhookSecret } from '../../generated/types.ts';
import type {
  EndpointHealth,
  OutboxEvent,
  SecretRotation,
  Settlement,
  StoredSettlement,
} from '../../repository/index.ts';
import { deepFreeze } from './deep-freeze.ts';
import { overlapping } from './overlap.ts';
import { checkRecord, checkTimes } from './storable.ts';

/** The secrets after a rotation: first the new one, then the old ones, which end with the overlap or earlier. */
export const rotated = (
  secrets: readonly WebhookSecret[],
  { secret, oldExpiresAt, now }: SecretRotation,
): WebhookSecret[] => [{ secret, expires_at: null }, ...overlapping(secrets, oldExpiresAt, now)];

const healthOf = ({ recent_failures, failing_since }: WebhookEndpointRecord): EndpointHealth => ({
  recent_failures,
  failing_since,
});

/** The failures of an endpoint after an attempt that is stored now. */
const healthAfter = (before: EndpointHealth, { state }: Settlement, now: string): EndpointHealth =>
  state === 'succeeded'
    ? { recent_failures: 0, failing_since: null }
    : { recent_failures: before.recent_failures + 1, failing_since: before.failing_since ?? now };

/** An endpoint after an attempt that is stored now (`null`: it is deleted), and the stored settlement. */
export function settledWith(
  endpoint: Readonly<WebhookEndpointRecord>,
  settlement: Settlement,
  now: string,
): { endpoint: Readonly<WebhookEndpointRecord> | null; settled: StoredSettlement } {
  const before = healthOf(endpoint);
  const after = healthAfter(before, settlement, now);
  const fared = deepFreeze({ ...endpoint, ...after });
  const followed = settlement.follow?.({ endpoint: fared, before, now }) ?? null;
  const settled = { settlement, before, after, followed };
  if (followed?.remove === true) return { endpoint: null, settled };
  return {
    endpoint: followed?.change === undefined ? fared : deepFreeze({ ...fared, ...followed.change }),
    settled,
  };
}

/**
 * The stored fields of an event. Its receivers are already known.
 * @throws InvalidDataError for an event that cannot be stored
 */
export function storedEvent({
  id,
  type,
  created_at,
  payload,
  hops,
  via,
  dueAt,
}: OutboxEvent): WebhookEventRecord {
  const event = {
    id,
    type,
    created_at,
    payload,
    ...defined({ hops, via }),
  };
  checkRecord('an event', 'webhook_events', event);
  checkTimes('an event', {}, { dueAt });
  return event;
}

export function eventsToTell(stored: readonly StoredSettlement[]): Map<string, OutboxEvent[]> {
  const told = stored.flatMap(({ settlement: { workspaceId, events }, followed }) =>
    [...events, ...(followed?.events ?? [])].map(event => ({ workspaceId, event })),
  );
  const byWorkspace = groupBy(told, ({ workspaceId }) => workspaceId);
  return new Map([...byWorkspace].map(([id, own]) => [id, own.map(({ event }) => event)]));
}

/** The time of the next attempt; `now` is in milliseconds since 1970. */
export const nextAttemptAt = ({ retryAfter }: Settlement, now: number): string | null =>
  retryAfter === null ? null : new Date(now + retryAfter).toISOString();
