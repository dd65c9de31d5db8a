import { groupBy } from '../../../common/collections/group-by.ts';
import { defined } from '../../../common/defined.ts';
import { fitting } from '../../../repository/filters.ts';
import {
  deliveryFilters,
  kindNamesOf,
  type LeasedDelivery,
  refuse,
  type Settlement,
  type StoredSettlement,
  type WebhookEndpointMethods,
  type WebhooksRepository,
} from '../../../repository/index.ts';
import { isOfType } from '../../rules/event-types.ts';
import { checkCounts, checkTimes } from '../../rules/storable.ts';
import {
  type EndpointOutcome,
  eventsToTell,
  isSent,
  nextAttemptAt,
  settledWith,
  storedEvent,
} from '../../rules/webhooks.ts';
import { type FrozenData, hasWorkspace } from '../data.ts';
import { clockOf, time } from '../order.ts';
import { rewriting } from '../rewriting.ts';
import type { Store } from '../store.ts';
import { ClaimOrder } from './claim.ts';
import { deliveryCountsIn, withCounts, withoutOldCounts } from './counts.ts';
import { lowdbWaitingDeliveries } from './oldest.ts';
import { bounded, pruned } from './prune.ts';
import {
  byAge,
  deliveriesOf,
  deliveryIn,
  endpointIn,
  type FrozenDelivery,
  newestDeliveriesOf,
  noLaterThan,
  shown,
  webhookEventIn,
  withDeliveries,
  withEndpoint,
  withEvents,
} from './records.ts';
import { StorageRoom, waitForRoom } from './room.ts';

type DeliveryMethods = Omit<WebhooksRepository, keyof WebhookEndpointMethods>;

const isTriedAfter = ({ attempts }: FrozenDelivery, instant: string | undefined) =>
  instant !== undefined && attempts.some(({ at }) => time(at) > time(instant));

/**
 * Whether it is sent soon anyway: it is pending, and not a retry that is due later. If two calls come at once, the first
 * one has made it due, so that the second one does not count it.
 */
const waitsFor = ({ state, attempts, next_attempt_at: planned }: FrozenDelivery, at: string) =>
  state === 'pending' &&
  (attempts.length === 0 || planned === null || time(planned) <= Math.max(Date.now(), time(at)));

const jobNameOf = ({ workspaceId, delivery }: LeasedDelivery) => `${workspaceId} ${delivery.id}`;

/** The data with another lease for the given deliveries that are leased with this token, and their names. */
function withLeases(
  data: FrozenData,
  token: string,
  jobs: readonly LeasedDelivery[],
  lease: FrozenDelivery['lease'],
): { data: FrozenData; result: ReadonlySet<string> } {
  const given = new Set(jobs.map(jobNameOf));
  const changed = new Set<string>();
  let next = data;
  for (const workspaceId of new Set(jobs.map(job => job.workspaceId))) {
    const records = deliveriesOf(next, workspaceId).map(one => {
      const name = jobNameOf({ workspaceId, delivery: one });
      if (one.lease?.token !== token || !given.has(name)) return one;
      changed.add(name);
      return { ...one, lease };
    });
    next = withDeliveries(next, workspaceId, records);
  }
  return { data: changed.size === 0 ? data : next, result: changed };
}

/** The deliveries of settlements, by workspace and id. */
function wantedOf(
  data: FrozenData,
  settlements: readonly Settlement[],
): Map<string, Map<string, FrozenDelivery>> {
  const found = new Map<string, Map<string, FrozenDelivery>>();
  for (const [workspaceId, own] of groupBy(settlements, one => one.workspaceId)) {
    const ids = new Set(own.map(({ deliveryId }) => deliveryId));
    const deliveries = deliveriesOf(data, workspaceId).filter(({ id }) => ids.has(id));
    found.set(workspaceId, new Map(deliveries.map(one => [one.id, one])));
  }
  return found;
}

export function lowdbWebhookDeliveries(store: Store): DeliveryMethods {
  const claimOrder = new ClaimOrder();
  const kindOf = (workspaceId: string, { endpoint_id }: FrozenDelivery) =>
    endpointIn(store.data, workspaceId, endpoint_id)?.kind ?? '';
  return {
    async publish(workspaceId, events, { only, adds = false } = {}) {
      const copy = structuredClone(events);
      for (const event of copy) storedEvent(event);
      return store.commit(data => {
        if (!hasWorkspace(data, workspaceId)) return refuse('workspace_unknown');
        const { data: next, added } = withEvents(data, workspaceId, copy, { only, adds });
        return { data: next, result: added };
      });
    },

    clock: () => Date.now(),

    claim: claim => store.commit(data => claimOrder.claim(data, claim), { isNeeded: true }),

    rewriteSecrets: rewriting(store, 'webhook_endpoints', 'webhooks.rewriteSecrets'),

    settle: (token, settlements, { now } = {}) => {
      const copy = settlements.map(({ follow, ...rest }) => ({
        ...structuredClone(rest),
        ...defined({ follow }),
      }));
      return store.commit(
        data => {
          const clock = now ?? new Date().toISOString();
          let next = data;
          const stored: StoredSettlement[] = [];
          const outcomes: (EndpointOutcome & { readonly workspaceId: string })[] = [];
          // All are found at once, and replaced at once: both go through all deliveries of their workspace.
          const held = wantedOf(data, copy);
          const rooms = new StorageRoom(data);
          for (const settlement of copy) {
            const { workspaceId, deliveryId, endpointId, attempt, state } = settlement;
            const own = held.get(workspaceId);
            const delivery = own?.get(deliveryId);
            const endpoint = endpointIn(next, workspaceId, endpointId);
            if (own === undefined || delivery?.lease?.token !== token || endpoint === undefined) continue;
            // What it makes has to wait until others are delivered: then it is made again.
            if (state === 'succeeded' && !rooms.take(workspaceId, settlement.events)) {
              const at = new Date(time(clock) + waitForRoom).toISOString();
              own.set(deliveryId, { ...delivery, next_attempt_at: at, lease: null });
              continue;
            }
            own.set(deliveryId, {
              ...delivery,
              state,
              next_attempt_at: nextAttemptAt(settlement, time(clock)),
              attempts: [...delivery.attempts, attempt],
              lease: null,
            });
            const fared = settledWith(endpoint, settlement, clock);
            next = withEndpoint(next, workspaceId, fared.endpoint);
            stored.push(fared.settled);
            outcomes.push({ state, isSkipped: settlement.isSkipped, kind: endpoint.kind, workspaceId });
          }
          for (const [workspaceId, own] of held) {
            const records = deliveriesOf(next, workspaceId).map(one => own.get(one.id) ?? one);
            next = withDeliveries(next, workspaceId, records);
          }
          for (const [workspaceId, own] of groupBy(outcomes, one => one.workspaceId))
            next = withCounts(next, workspaceId, own, new Date(time(clock)).toISOString());
          for (const [workspaceId, events] of eventsToTell(stored))
            next = withEvents(next, workspaceId, events).data;
          for (const workspaceId of new Set(stored.map(one => one.settlement.workspaceId)))
            next = bounded(next, workspaceId);
          return { data: next, result: stored };
        },
        { isNeeded: true },
      );
    },

    renew: async (token, jobs, { leaseFor, now }) => {
      const renewed = await store.commit(
        data => {
          const until = new Date(clockOf(now) + leaseFor).toISOString();
          return withLeases(data, token, jobs, { token, until });
        },
        { isNeeded: true },
      );
      return jobs.filter(job => renewed.has(jobNameOf(job)));
    },

    releaseEnded: hasEnded =>
      store.commit(data => {
        let next = data;
        let count = 0;
        for (const workspaceId of Object.keys(data.webhook_deliveries)) {
          const isEnded = ({ lease }: FrozenDelivery) => lease !== null && hasEnded(lease.token);
          const all = deliveriesOf(next, workspaceId);
          const ended = all.filter(isEnded).length;
          if (ended === 0) continue;
          count += ended;
          const records = all.map(one => (isEnded(one) ? { ...one, lease: null } : one));
          next = withDeliveries(next, workspaceId, records);
        }
        return { data: next, result: count };
      }),

    release: async (token, jobs) => {
      await store.commit(data => withLeases(data, token, jobs, null));
    },

    listDeliveries(workspaceId, query) {
      const { endpointId, eventId, ids, kind, eventType, since, until, limit, after } = query;
      checkCounts('webhooks.listDeliveries', { limit });
      checkTimes('webhooks.listDeliveries', {}, { since, until, after: after?.at });
      const wanted = ids === undefined ? undefined : new Set(ids);
      const kinds = kindNamesOf(kind);
      const fits = fitting(deliveryFilters, query);
      const isWanted = (one: FrozenDelivery) =>
        fits(one) &&
        (wanted === undefined || wanted.has(one.id)) &&
        (kinds === null || kinds.includes(kindOf(workspaceId, one))) &&
        (eventType === undefined || isOfType(one.event_type, eventType)) &&
        (after === undefined || byAge({ id: after.id, created_at: after.at }, one) < 0);
      const found: FrozenDelivery[] = [];
      for (const one of newestDeliveriesOf(store.data, workspaceId, defined({ eventId, endpointId }))) {
        if (found.length > limit) break;
        if (isWanted(one)) found.push(one);
      }
      const deliveries = found.slice(0, limit).map(shown);
      const last = deliveries.at(-1);
      return {
        deliveries,
        next: last !== undefined && found.length > limit ? { at: last.created_at, id: last.id } : null,
      };
    },

    recentDeliveries(workspaceId, { endpointIds, limit }) {
      checkCounts('webhooks.recentDeliveries', { limit });
      return [...new Set(endpointIds)].flatMap(endpointId =>
        newestDeliveriesOf(store.data, workspaceId, { endpointId })
          .slice(0, limit)
          .map(({ endpoint_id, state, created_at, attempts }) => ({
            endpoint_id,
            state,
            created_at,
            durations: attempts.filter(isSent).map(({ duration_ms: ms }) => ms),
          })),
      );
    },

    countWaiting: lowdbWaitingDeliveries(store),

    countDeliveries: (workspaceId, query) => deliveryCountsIn(store.data, workspaceId, query),

    findDelivery(workspaceId, deliveryId) {
      const delivery = deliveryIn(store.data, workspaceId, deliveryId);
      if (delivery === undefined) return null;
      const event = webhookEventIn(store.data, workspaceId, delivery.event_id);
      return { delivery: shown(delivery), payload: event?.payload ?? '' };
    },

    async replay(workspaceId, deliveryId, at, { seen } = {}) {
      checkTimes('webhooks.replay', { at }, { seen });
      return store.commit(data => {
        const delivery = deliveryIn(data, workspaceId, deliveryId);
        if (delivery === undefined) return refuse('not_found');
        if (isTriedAfter(delivery, seen)) return { data, result: shown(delivery) };
        const due = noLaterThan(Date.now(), at);
        const { next_attempt_at: planned, state } = delivery;
        if (state === 'pending' && planned !== null && time(planned) <= time(due))
          return { data, result: shown(delivery) };
        const again = { ...delivery, state: 'pending' as const, next_attempt_at: due };
        const records = deliveriesOf(data, workspaceId).map(one => (one.id === deliveryId ? again : one));
        return { data: withDeliveries(data, workspaceId, records), result: shown(again) };
      });
    },

    skip: (workspaceId, deliveryId, attempt) =>
      store.commit(data => {
        const delivery = deliveryIn(data, workspaceId, deliveryId);
        if (delivery?.state !== 'pending') return refuse(delivery === undefined ? 'not_found' : 'changed');
        const skipped = {
          ...delivery,
          state: 'failed' as const,
          next_attempt_at: null,
          attempts: [...delivery.attempts, structuredClone(attempt)],
          lease: null,
        };
        const records = deliveriesOf(data, workspaceId).map(one => (one === delivery ? skipped : one));
        const outcome = { state: 'failed', kind: kindOf(workspaceId, delivery) } as const;
        const next = withDeliveries(data, workspaceId, records);
        return {
          data: withCounts(next, workspaceId, [outcome], new Date().toISOString()),
          result: shown(skipped),
        };
      }),

    async replayMany(workspaceId, deliveryIds, at, { seen, state } = {}) {
      checkTimes('webhooks.replayMany', { at }, { seen });
      const ids = new Set(deliveryIds);
      const isOther = (one: FrozenDelivery) => state !== undefined && one.state !== state;
      return store.commit(data => {
        let count = 0;
        const due = noLaterThan(Date.now(), at);
        const records = deliveriesOf(data, workspaceId).map(one => {
          if (!ids.has(one.id) || isOther(one) || waitsFor(one, at) || isTriedAfter(one, seen)) return one;
          count += 1;
          return { ...one, state: 'pending' as const, next_attempt_at: due };
        });
        return { data: count === 0 ? data : withDeliveries(data, workspaceId, records), result: count };
      });
    },

    async replayFailed(workspaceId, endpointId, since, at, { seen } = {}) {
      checkTimes('webhooks.replayFailed', { since, at }, { seen });
      return store.commit(data => {
        if (endpointIn(data, workspaceId, endpointId) === undefined) return refuse('not_found');
        let count = 0;
        const due = noLaterThan(Date.now(), at);
        const records = deliveriesOf(data, workspaceId).map(one => {
          const wanted =
            one.endpoint_id === endpointId && one.state === 'failed' && time(one.created_at) >= time(since);
          if (!wanted || isTriedAfter(one, seen)) return one;
          count += 1;
          return { ...one, state: 'pending' as const, next_attempt_at: due };
        });
        return { data: count === 0 ? data : withDeliveries(data, workspaceId, records), result: count };
      });
    },

    prune: ({ keepFor, now }) =>
      store.commit(data => ({
        data: withoutOldCounts(pruned(data, keepFor, now), clockOf(now)),
        result: false,
      })),
  };
}
