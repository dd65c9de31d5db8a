/** The logic for webhooks that both adapters share, independent of the storage. */

import { groupBy } from '../../common/collections/group-by.ts';
import { defined } from '../../common/defined.ts';
import { byText } from '../../common/text/compare-texts.ts';
import { isNoMatch } from '../../common/text/filter-words.ts';
import { hourOf } from '../../common/time/days.ts';
import type {
  DeliveryHourRecord,
  WebhookAttempt,
  WebhookEndpointRecord,
  WebhookEventRecord,
  WebhookSecret,
} from '../../generated/types.ts';
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

/** Whether the receiver of an endpoint has said that it wants nothing more. */
const isEnded = ({ state, paused_reason }: Readonly<WebhookEndpointRecord>): boolean =>
  state === 'paused' && paused_reason === 'gone';

/** Of the endpoints of a kind, the one that has been gone for longest, if any: a new one may replace it. */
export const goneForLongest = (
  endpoints: readonly Readonly<WebhookEndpointRecord>[],
): Readonly<WebhookEndpointRecord> | undefined =>
  endpoints
    .filter(isEnded)
    .toSorted((one, other) => Date.parse(one.paused_at ?? '') - Date.parse(other.paused_at ?? ''))[0];

const healthOf = ({ recent_failures, failing_since }: WebhookEndpointRecord): EndpointHealth => ({
  recent_failures,
  failing_since,
});

/** The failures of an endpoint after an attempt that is stored now. */
const healthAfter = (
  before: EndpointHealth,
  { state, isSkipped }: Settlement,
  now: string,
): EndpointHealth =>
  isSkipped
    ? before
    : state === 'succeeded'
      ? { recent_failures: 0, failing_since: null }
      : { recent_failures: before.recent_failures + 1, failing_since: before.failing_since ?? now };

/** An endpoint after an attempt that is stored now, and the stored settlement. */
export function settledWith(
  endpoint: Readonly<WebhookEndpointRecord>,
  settlement: Settlement,
  now: string,
): { endpoint: Readonly<WebhookEndpointRecord>; settled: StoredSettlement } {
  const before = healthOf(endpoint);
  const after = healthAfter(before, settlement, now);
  const fared = deepFreeze({ ...endpoint, ...after });
  const followed = settlement.follow?.({ endpoint: fared, before, now }) ?? null;
  const settled = { settlement, before, after, followed };
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
  traceparent,
  tracestate,
  dueAt,
}: OutboxEvent): WebhookEventRecord {
  const event = {
    id,
    type,
    created_at,
    payload,
    ...defined({ hops, via, traceparent, tracestate }),
  };
  checkRecord('an event', 'webhook_events', event);
  checkTimes('an event', {}, { dueAt });
  return event;
}

/** Whether an attempt was sent, and not skipped by the filter of the endpoint. */
export const isSent = ({ status, error, response }: Readonly<WebhookAttempt>): boolean =>
  (status ?? error) !== null || !isNoMatch(response);

/** How many days after its start the counts of an hour are deleted. */
export const countedDays = 61;

/** The first hour that is still counted, at a time in milliseconds since 1970. */
export const firstCountedHour = (clock: number): string => hourOf(clock - countedDays * 86_400_000);

/** The state of a delivery after an attempt, with the kind of its endpoint. */
export interface EndpointOutcome {
  readonly state: Settlement['state'];
  readonly isSkipped?: boolean | undefined;
  readonly kind: string | undefined;
}

/** What outcomes of one workspace, stored at `now`, add to the counts, in the order in which their rows are locked. */
export function completedIn(outcomes: readonly EndpointOutcome[], now: string): DeliveryHourRecord[] {
  const hour = now.slice(0, 13);
  const counts = new Map<string, DeliveryHourRecord>();
  for (const { state, isSkipped, kind = '' } of outcomes) {
    if (state === 'pending' || isSkipped) continue;
    const count = counts.get(kind) ?? { hour, kind, succeeded: 0, failed: 0 };
    count[state] += 1;
    counts.set(kind, count);
  }
  return [...counts.values()].sort(byText(({ kind }) => kind));
}

export function eventsToTell(stored: readonly StoredSettlement[]): Map<string, OutboxEvent[]> {
  const reported = stored.flatMap(({ settlement: { workspaceId, events }, followed }) =>
    [...events, ...(followed?.events ?? [])].map(event => ({ workspaceId, event })),
  );
  const byWorkspace = groupBy(reported, ({ workspaceId }) => workspaceId);
  return new Map([...byWorkspace].map(([id, own]) => [id, own.map(({ event }) => event)]));
}

/** The time of the next attempt; `now` is in milliseconds since 1970. */
export const nextAttemptAt = ({ retryAfter }: Settlement, now: number): string | null =>
  retryAfter === null ? null : new Date(now + retryAfter).toISOString();
