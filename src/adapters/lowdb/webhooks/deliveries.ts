import type { WebhookDelivery } from '../../../generated/types.ts';
import type { Settled, Settlement, WebhookJob, WebhooksRepository } from '../../../repository/index.ts';
import { deepFreeze } from '../../data/deep-freeze.ts';
import { healthAfter, healthOf } from '../../data/webhooks.ts';
import { newestFirst, time } from '../order.ts';
import type { Store } from '../store.ts';
import {
  type Delivery,
  deliveriesOf,
  endpointIn,
  eventsOf,
  withDeliveries,
  withEndpoint,
  withEvents,
} from './records.ts';

type DeliveryMethods = Omit<
  WebhooksRepository,
  'createEndpoint' | 'listEndpoints' | 'findEndpoint' | 'changeEndpoint' | 'rotateSecret' | 'deleteEndpoint'
>;

/** A delivery without what concerns workers alone. */
const shown = ({ lease: _, ...delivery }: Delivery): Readonly<WebhookDelivery> => deepFreeze(delivery);

const isTriedAfter = ({ attempts }: Delivery, instant: string | undefined) =>
  instant !== undefined && attempts.some(({ at }) => time(at) > time(instant));

const byAge = newestFirst<Delivery>(({ created_at }) => created_at);

export function lowdbWebhookDeliveries(store: Store): DeliveryMethods {
  return {
    publish: (workspaceId, events, { only } = {}) => {
      const copy = structuredClone(events);
      return store.commit(data => {
        const { data: next, added } = withEvents(data, workspaceId, copy, only);
        return { data: next, result: added };
      });
    },

    claim: ({ token, now, until, limit, perEndpoint, busy }) => {
      const left = new Set(busy.map(({ workspaceId, endpointId }) => `${workspaceId} ${endpointId}`));
      const free = ({ lease }: Delivery) => lease === null || time(lease.until) <= time(now);
      return store.commit(data => {
        const due = Object.keys(data.webhook_deliveries).flatMap(workspaceId =>
          deliveriesOf(data, workspaceId)
            .filter(
              one => one.state === 'pending' && time(one.next_attempt_at ?? '') <= time(now) && free(one),
            )
            .map(delivery => ({
              workspaceId,
              delivery,
              endpoint: endpointIn(data, workspaceId, delivery.endpoint_id),
            })),
        );
        due.sort(
          (one, other) =>
            time(one.delivery.next_attempt_at ?? '') - time(other.delivery.next_attempt_at ?? ''),
        );
        const taken = new Map<string, number>();
        const jobs: WebhookJob[] = [];
        for (const { workspaceId, delivery, endpoint } of due) {
          const name = `${workspaceId} ${delivery.endpoint_id}`;
          const count = taken.get(name) ?? 0;
          if (endpoint?.state !== 'active' || left.has(name) || count >= perEndpoint || jobs.length >= limit)
            continue;
          taken.set(name, count + 1);
          const event = eventsOf(data, workspaceId).find(({ id }) => id === delivery.event_id);
          const { payload = '', hops } = event ?? {};
          const job = { workspaceId, delivery: shown(delivery), endpoint, payload };
          jobs.push(hops === undefined ? job : { ...job, hops });
        }
        let next = data;
        for (const workspaceId of new Set(jobs.map(job => job.workspaceId))) {
          const claimed = jobs.filter(job => job.workspaceId === workspaceId);
          const wanted = new Set(claimed.map(({ delivery }) => delivery.id));
          next = withDeliveries(
            next,
            workspaceId,
            deliveriesOf(next, workspaceId).map(one =>
              wanted.has(one.id) ? { ...one, lease: { token, until } } : one,
            ),
          );
        }
        return { data: next, result: jobs };
      });
    },

    settle: (token, settlements) => {
      const copy = structuredClone(settlements) as readonly Settlement[];
      return store.commit(data => {
        let next = data;
        const stored: Settled[] = [];
        for (const settlement of copy) {
          const { workspaceId, deliveryId, endpointId, attempt, state, nextAttemptAt, events } = settlement;
          const delivery = deliveriesOf(next, workspaceId).find(({ id }) => id === deliveryId);
          const endpoint = endpointIn(next, workspaceId, endpointId);
          if (delivery?.lease?.token !== token || endpoint === undefined) continue;
          const settled: Delivery = {
            ...delivery,
            state,
            next_attempt_at: nextAttemptAt,
            attempts: [...delivery.attempts, attempt],
            lease: null,
          };
          next = withDeliveries(
            next,
            workspaceId,
            deliveriesOf(next, workspaceId).map(one => (one.id === deliveryId ? settled : one)),
          );
          const before = healthOf(endpoint);
          const after = healthAfter(before, settlement);
          next = withEndpoint(next, workspaceId, deepFreeze({ ...endpoint, ...after }));
          next = withEvents(next, workspaceId, events).data;
          stored.push({ settlement, before, after });
        }
        return { data: next, result: stored };
      });
    },

    release: token =>
      store.commit(data => {
        let next = data;
        for (const workspaceId of Object.keys(data.webhook_deliveries)) {
          const records = deliveriesOf(next, workspaceId);
          if (!records.some(({ lease }) => lease?.token === token)) continue;
          next = withDeliveries(
            next,
            workspaceId,
            records.map(one => (one.lease?.token === token ? { ...one, lease: null } : one)),
          );
        }
        return { data: next, result: undefined };
      }),

    listDeliveries(workspaceId, { endpointId, state, eventType, limit, after }) {
      const all = deliveriesOf(store.data, workspaceId)
        .filter(
          one =>
            (endpointId === undefined || one.endpoint_id === endpointId) &&
            (state === undefined || one.state === state) &&
            (eventType === undefined || one.event_type === eventType),
        )
        .sort(byAge);
      const last =
        after === undefined
          ? undefined
          : deliveriesOf(store.data, workspaceId).find(({ id }) => id === after);
      if (after !== undefined && last === undefined) return { deliveries: [], next: null };
      const rest = last === undefined ? all : all.filter(one => one.id !== last.id && byAge(last, one) < 0);
      const deliveries = rest.slice(0, limit).map(shown);
      return { deliveries, next: rest.length > limit ? (deliveries.at(-1)?.id ?? null) : null };
    },

    findDelivery(workspaceId, deliveryId) {
      const delivery = deliveriesOf(store.data, workspaceId).find(({ id }) => id === deliveryId);
      if (delivery === undefined) return null;
      const event = eventsOf(store.data, workspaceId).find(({ id }) => id === delivery.event_id);
      return { delivery: shown(delivery), payload: event?.payload ?? '' };
    },

    replay: (workspaceId, deliveryId, at, seen) =>
      store.commit(data => {
        const delivery = deliveriesOf(data, workspaceId).find(({ id }) => id === deliveryId);
        if (delivery === undefined) return { data, result: null };
        if (delivery.state === 'pending' || isTriedAfter(delivery, seen))
          return { data, result: shown(delivery) };
        const again = { ...delivery, state: 'pending' as const, next_attempt_at: at };
        const records = deliveriesOf(data, workspaceId).map(one => (one.id === deliveryId ? again : one));
        return { data: withDeliveries(data, workspaceId, records), result: shown(again) };
      }),

    replayFailed: (workspaceId, endpointId, since, at, seen) =>
      store.commit(data => {
        if (endpointIn(data, workspaceId, endpointId) === undefined) return { data, result: null };
        let count = 0;
        const records = deliveriesOf(data, workspaceId).map(one => {
          const wanted =
            one.endpoint_id === endpointId && one.state === 'failed' && time(one.created_at) >= time(since);
          if (!wanted || isTriedAfter(one, seen)) return one;
          count += 1;
          return { ...one, state: 'pending' as const, next_attempt_at: at };
        });
        return { data: count === 0 ? data : withDeliveries(data, workspaceId, records), result: count };
      }),
  };
}
