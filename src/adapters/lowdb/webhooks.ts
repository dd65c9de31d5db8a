import type {
  WebhookDelivery,
  WebhookDeliveryRecord,
  WebhookEndpointRecord,
  WebhookEventRecord,
} from '../../generated/types.ts';
import {
  deliveryIdOf,
  type EndpointHealth,
  patternsOf,
  type Settlement,
  type WebhookJob,
  type WebhooksRepository,
} from '../../repository/index.ts';
import { deepFreeze } from '../data/deep-freeze.ts';
import { type Data, recordsOf, withRecords } from './data.ts';
import type { Store } from './store.ts';

type Endpoint = Readonly<WebhookEndpointRecord>;
type Delivery = Readonly<WebhookDeliveryRecord>;

const endpointsOf = (data: Data, workspaceId: string) =>
  recordsOf(data, 'webhook_endpoints', workspaceId) as readonly Endpoint[];
const eventsOf = (data: Data, workspaceId: string) =>
  recordsOf(data, 'webhook_events', workspaceId) as readonly WebhookEventRecord[];
const deliveriesOf = (data: Data, workspaceId: string) =>
  recordsOf(data, 'webhook_deliveries', workspaceId) as readonly Delivery[];

const time = (instant: string) => Date.parse(instant);

function withEndpoint(data: Data, workspaceId: string, changed: Endpoint): Data {
  const records = endpointsOf(data, workspaceId).map(one => (one.id === changed.id ? changed : one));
  return withRecords(data, 'webhook_endpoints', workspaceId, deepFreeze(records));
}

const withDeliveries = (data: Data, workspaceId: string, records: readonly Delivery[]): Data =>
  withRecords(data, 'webhook_deliveries', workspaceId, deepFreeze(records) as never);

/** The data with events and their deliveries, and how many of these there are now. */
export function withEvents(
  data: Data,
  workspaceId: string,
  events: readonly WebhookEventRecord[],
  only?: string,
): { data: Data; added: number } {
  let next = data;
  let added = 0;
  for (const event of events) {
    if (eventsOf(next, workspaceId).some(({ id }) => id === event.id)) continue;
    const patterns = patternsOf(event.type);
    const receivers = endpointsOf(next, workspaceId).filter(endpoint =>
      only === undefined
        ? endpoint.state === 'active' && endpoint.event_types.some(one => patterns.includes(one))
        : endpoint.id === only,
    );
    if (receivers.length === 0) continue;
    const deliveries = receivers.map(
      ({ id }): Delivery => ({
        id: deliveryIdOf(event.id, id),
        endpoint_id: id,
        event_id: event.id,
        event_type: event.type,
        state: 'pending',
        created_at: event.created_at,
        next_attempt_at: event.created_at,
        attempts: [],
        lease: null,
      }),
    );
    const stored = [...eventsOf(next, workspaceId), deepFreeze({ ...event })];
    next = withRecords(next, 'webhook_events', workspaceId, stored);
    next = withDeliveries(next, workspaceId, [...deliveriesOf(next, workspaceId), ...deliveries]);
    added += deliveries.length;
  }
  return { data: next, added };
}

/** A delivery without what concerns workers alone. */
const shown = ({ lease: _, ...delivery }: Delivery): Readonly<WebhookDelivery> => deepFreeze(delivery);

const newestFirst = (one: Delivery, other: Delivery) =>
  time(other.created_at) - time(one.created_at) || (one.id < other.id ? 1 : -1);

export function lowdbWebhooks(store: Store): WebhooksRepository {
  const find = (data: Data, workspaceId: string, endpointId: string) =>
    endpointsOf(data, workspaceId).find(({ id }) => id === endpointId);

  return {
    createEndpoint: (workspaceId, endpoint) => {
      const record = deepFreeze(structuredClone(endpoint));
      return store.commit(data => {
        const known = data.workspaces.some(({ id }) => id === workspaceId);
        if (!known || find(data, workspaceId, record.id) !== undefined) return { data, result: false };
        const records = [...endpointsOf(data, workspaceId), record];
        return { data: withRecords(data, 'webhook_endpoints', workspaceId, records), result: true };
      });
    },

    listEndpoints: workspaceId =>
      endpointsOf(store.data, workspaceId).toSorted(
        (one, other) => time(one.created_at) - time(other.created_at) || (one.id < other.id ? -1 : 1),
      ),

    findEndpoint: (workspaceId, endpointId) => find(store.data, workspaceId, endpointId) ?? null,

    changeEndpoint: (workspaceId, endpointId, change, { from, events = [] } = {}) => {
      const copy = structuredClone(change);
      return store.commit(data => {
        const endpoint = find(data, workspaceId, endpointId);
        if (endpoint === undefined || (from !== undefined && endpoint.state !== from))
          return { data, result: null };
        const changed = deepFreeze({ ...endpoint, ...copy });
        const next = withEvents(withEndpoint(data, workspaceId, changed), workspaceId, events);
        return { data: next.data, result: changed };
      });
    },

    rotateSecret: (workspaceId, endpointId, { secret, oldExpiresAt, now }) =>
      store.commit(data => {
        const endpoint = find(data, workspaceId, endpointId);
        if (endpoint === undefined) return { data, result: null };
        const old = endpoint.secrets
          .filter(({ expires_at }) => expires_at === null || time(expires_at) > time(now))
          .map(one =>
            one.expires_at !== null && time(one.expires_at) < time(oldExpiresAt)
              ? one
              : { ...one, expires_at: oldExpiresAt },
          )
          .filter(({ expires_at }) => time(expires_at as string) > time(now))
          .slice(0, 9);
        const changed: Endpoint = deepFreeze({
          ...endpoint,
          secrets: [{ secret, expires_at: null }, ...old],
        });
        return { data: withEndpoint(data, workspaceId, changed), result: changed };
      }),

    deleteEndpoint: (workspaceId, endpointId) =>
      store.commit(data => {
        if (find(data, workspaceId, endpointId) === undefined) return { data, result: false };
        const endpoints = endpointsOf(data, workspaceId).filter(({ id }) => id !== endpointId);
        const deliveries = deliveriesOf(data, workspaceId).filter(
          ({ endpoint_id }) => endpoint_id !== endpointId,
        );
        const wanted = new Set(deliveries.map(({ event_id }) => event_id));
        const events = eventsOf(data, workspaceId).filter(({ id }) => wanted.has(id));
        const next = withRecords(data, 'webhook_endpoints', workspaceId, endpoints);
        const withoutEvents = withRecords(next, 'webhook_events', workspaceId, events);
        return { data: withDeliveries(withoutEvents, workspaceId, deliveries), result: true };
      }),

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
              endpoint: find(data, workspaceId, delivery.endpoint_id),
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
          const payload =
            eventsOf(data, workspaceId).find(({ id }) => id === delivery.event_id)?.payload ?? '';
          jobs.push({ workspaceId, delivery: shown(delivery), endpoint, payload });
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
        const stored: { deliveryId: string; before: EndpointHealth; after: EndpointHealth }[] = [];
        for (const { workspaceId, deliveryId, endpointId, attempt, state, nextAttemptAt, events } of copy) {
          const delivery = deliveriesOf(next, workspaceId).find(({ id }) => id === deliveryId);
          const endpoint = find(next, workspaceId, endpointId);
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
          const after: EndpointHealth =
            state === 'succeeded'
              ? { recent_failures: 0, failing_since: null }
              : {
                  recent_failures: before.recent_failures + 1,
                  failing_since: before.failing_since ?? attempt.at,
                };
          next = withEndpoint(next, workspaceId, deepFreeze({ ...endpoint, ...after }));
          next = withEvents(next, workspaceId, events).data;
          stored.push({ deliveryId, before, after });
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
        .sort(newestFirst);
      const last =
        after === undefined
          ? undefined
          : deliveriesOf(store.data, workspaceId).find(({ id }) => id === after);
      if (after !== undefined && last === undefined) return { deliveries: [], next: null };
      const rest =
        last === undefined ? all : all.filter(one => one.id !== last.id && newestFirst(last, one) < 0);
      const deliveries = rest.slice(0, limit).map(shown);
      return { deliveries, next: rest.length > limit ? (deliveries.at(-1)?.id ?? null) : null };
    },

    findDelivery(workspaceId, deliveryId) {
      const delivery = deliveriesOf(store.data, workspaceId).find(({ id }) => id === deliveryId);
      if (delivery === undefined) return null;
      const event = eventsOf(store.data, workspaceId).find(({ id }) => id === delivery.event_id);
      return { delivery: shown(delivery), payload: event?.payload ?? '' };
    },

    replay: (workspaceId, deliveryId, at) =>
      store.commit(data => {
        const delivery = deliveriesOf(data, workspaceId).find(({ id }) => id === deliveryId);
        if (delivery === undefined) return { data, result: null };
        if (delivery.state === 'pending') return { data, result: shown(delivery) };
        const again = { ...delivery, state: 'pending' as const, next_attempt_at: at };
        const records = deliveriesOf(data, workspaceId).map(one => (one.id === deliveryId ? again : one));
        return { data: withDeliveries(data, workspaceId, records), result: shown(again) };
      }),

    replayFailed: (workspaceId, endpointId, since, at) =>
      store.commit(data => {
        let count = 0;
        const records = deliveriesOf(data, workspaceId).map(one => {
          const wanted =
            one.endpoint_id === endpointId && one.state === 'failed' && time(one.created_at) >= time(since);
          if (!wanted) return one;
          count += 1;
          return { ...one, state: 'pending' as const, next_attempt_at: at };
        });
        return { data: count === 0 ? data : withDeliveries(data, workspaceId, records), result: count };
      }),
  };
}

const healthOf = ({ recent_failures, failing_since }: Endpoint): EndpointHealth => ({
  recent_failures,
  failing_since,
});
