import { maxCounted, type WaitingDeliveries, type WaitingQuery } from '../../../repository/index.ts';
import { checkTimes, checkUnknown } from '../../rules/storable.ts';
import { derived, type FrozenData } from '../data.ts';
import { clockOf, time } from '../order.ts';
import type { Store } from '../store.ts';
import { deliveriesOf, endpointsById, type FrozenDelivery, webhookEndpointsOf } from './records.ts';

interface Pending {
  readonly endpointId: string;
  /** In milliseconds since 1970. */
  readonly at: number;
  readonly leasedUntil: number;
}

const pendingOf = derived((deliveries: readonly FrozenDelivery[]) => {
  const pending: Pending[] = [];
  for (const { state, next_attempt_at, endpoint_id, lease } of deliveries)
    if (state === 'pending')
      pending.push({
        endpointId: endpoint_id,
        at: next_attempt_at === null ? Number.POSITIVE_INFINITY : time(next_attempt_at),
        leasedUntil: lease == null ? Number.NEGATIVE_INFINITY : time(lease.until),
      });
  return pending;
});

/** Since when the deliveries to active endpoints are due that nobody sends. */
function dueIn(data: FrozenData, workspaceId: string, now: number): number[] {
  const endpoints = endpointsById(webhookEndpointsOf(data, workspaceId));
  return pendingOf(deliveriesOf(data, workspaceId))
    .filter(
      ({ at, leasedUntil, endpointId }) =>
        at <= now && leasedUntil <= now && endpoints.get(endpointId)?.state === 'active',
    )
    .map(({ at }) => at);
}

export const dueSince = (data: FrozenData, now: number): number[] =>
  Object.keys(data.webhook_deliveries).flatMap(workspaceId => dueIn(data, workspaceId, now));

export const lowdbWaitingDeliveries =
  (store: Store): ((query?: WaitingQuery) => WaitingDeliveries) =>
  ({ workspaceId, now, ...unknown } = {}) => {
    checkUnknown('webhooks.countWaiting', unknown);
    checkTimes('webhooks.countWaiting', {}, { now });
    const { data } = store;
    const clock = clockOf(now);
    const all = new Set([...Object.keys(data.webhook_deliveries), ...Object.keys(data.webhook_endpoints)]);
    const workspaces = workspaceId === undefined ? [...all] : [workspaceId];
    const due = workspaces.flatMap(id => dueIn(data, id, clock));
    const sum = (count: (workspaceId: string) => number) =>
      Math.min(
        maxCounted,
        workspaces.reduce((total, id) => total + count(id), 0),
      );
    return {
      pending: sum(id => pendingOf(deliveriesOf(data, id)).length),
      due: Math.min(maxCounted, due.length),
      oldestDue: due.length === 0 ? null : clock - due.reduce((one, other) => Math.min(one, other)),
      pausedEndpoints: sum(
        id => webhookEndpointsOf(data, id).filter(({ state }) => state !== 'active').length,
      ),
      sqlEvents: null,
    };
  };
