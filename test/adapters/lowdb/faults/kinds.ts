/** Faults of an adapter with endpoints of several kinds. */
import { isRefused } from '../../../../src/repository/index.ts';
import type { Faults } from './plant.ts';

export const kindFaults: Faults = {
  'lists endpoints of every kind as webhooks': ({ webhooks }) => {
    const { listEndpoints } = webhooks;
    webhooks.listEndpoints = async (workspaceId, query) =>
      query?.kind === undefined
        ? [
            ...(await listEndpoints(workspaceId)),
            ...(await listEndpoints(workspaceId, { kind: 'hook' })),
            ...(await listEndpoints(workspaceId, { kind: 'route' })),
          ]
        : listEndpoints(workspaceId, query);
  },
  'loses the filters of an endpoint': ({ webhooks }) => {
    const { createEndpoint } = webhooks;
    webhooks.createEndpoint = (workspaceId, { config: _, ...record }, options) =>
      createEndpoint(workspaceId, record, options);
  },
  'counts the endpoints of all kinds together': ({ webhooks }) => {
    const { createEndpoint, listEndpoints } = webhooks;
    webhooks.createEndpoint = async (workspaceId, record, { most, ...options } = {}) => {
      if (most === undefined || record.kind === undefined)
        return createEndpoint(workspaceId, record, most === undefined ? options : { ...options, most });
      const others = await listEndpoints(workspaceId);
      return createEndpoint(workspaceId, record, { ...options, most: Math.max(0, most - others.length) });
    };
  },
  'ignores the filter for sources': ({ webhooks }) => {
    const { publish } = webhooks;
    webhooks.publish = (workspaceId, events, options) =>
      publish(
        workspaceId,
        events.map(({ about: { source: _, ...about } = {}, ...event }) => ({ ...event, about })),
        options,
      );
  },
  'adds no deliveries of stored events': ({ webhooks }) => {
    const { publish } = webhooks;
    webhooks.publish = (workspaceId, events, { adds: _, ...options } = {}) =>
      publish(workspaceId, events, options);
  },
  'looks for a delivery of a stored event before it adds one, in another step': ({ webhooks }) => {
    const { publish, findDelivery } = webhooks;
    webhooks.publish = async (workspaceId, events, options = {}) => {
      if (options.adds !== true || options.only === undefined) return publish(workspaceId, events, options);
      const { only } = options;
      const missing = [];
      for (const one of events)
        if ((await findDelivery(workspaceId, `${one.id}_${only}`)) === null) missing.push(one);
      await publish(workspaceId, events, options);
      return missing.length;
    };
  },
  'calls the deliveries of an event by its type': ({ webhooks }) => {
    const { publish } = webhooks;
    webhooks.publish = (workspaceId, events, options) =>
      publish(
        workspaceId,
        events.map(({ name: _, ...event }) => event),
        options,
      );
  },
  'ignores the filter for types': ({ webhooks }) => {
    const { publish } = webhooks;
    webhooks.publish = (workspaceId, events, options) =>
      publish(
        workspaceId,
        events.map(({ about: { type: _, ...about } = {}, ...event }) => ({ ...event, about })),
        options,
      );
  },
  'ignores the filter for instances': ({ webhooks }) => {
    const { publish } = webhooks;
    webhooks.publish = (workspaceId, events, options) =>
      publish(
        workspaceId,
        events.map(({ about: { instance: _, ...about } = {}, ...event }) => ({ ...event, about })),
        options,
      );
  },
  'sends an event that names its endpoints to all subscribers': ({ webhooks }) => {
    const { publish } = webhooks;
    webhooks.publish = (workspaceId, events, options) =>
      publish(
        workspaceId,
        events.map(({ only: _, ...event }) => event),
        options,
      );
  },
  'sends an event that names its endpoints only to the subscribers among them': ({ webhooks }) => {
    const { publish, findEndpoint } = webhooks;
    webhooks.publish = async (workspaceId, events, options) => {
      const asked = events.map(async ({ only, ...event }) => {
        if (only === undefined) return event;
        const found = await Promise.all(only.map(id => findEndpoint(workspaceId, id)));
        const asking = found.filter(one => one?.event_types.some(type => ['*', event.type].includes(type)));
        return { ...event, only: asking.flatMap(one => (one === null ? [] : [one.id])) };
      });
      return publish(workspaceId, await Promise.all(asked), options);
    };
  },
  'ignores the event when it lists deliveries': ({ webhooks }) => {
    const { listDeliveries } = webhooks;
    webhooks.listDeliveries = (workspaceId, { eventId: _, ...query }) => listDeliveries(workspaceId, query);
  },
  'takes the beginning of a type for a whole one when it lists deliveries': ({ webhooks }) => {
    const { listDeliveries } = webhooks;
    webhooks.listDeliveries = (workspaceId, { eventType, ...query }) =>
      listDeliveries(workspaceId, {
        ...query,
        ...(eventType === undefined ? {} : { eventType: eventType.replace('.*', '') }),
      });
  },
  'ignores the times when it lists deliveries': ({ webhooks }) => {
    const { listDeliveries } = webhooks;
    webhooks.listDeliveries = (workspaceId, { since: _, until: __, ...query }) =>
      listDeliveries(workspaceId, query);
  },
  'ends the list of deliveries where one was deleted': ({ webhooks }) => {
    const { listDeliveries } = webhooks;
    webhooks.listDeliveries = async (workspaceId, query) =>
      query.after === undefined || (await webhooks.findDelivery(workspaceId, query.after.id)) !== null
        ? listDeliveries(workspaceId, query)
        : { deliveries: [], next: null };
  },
  'replays deliveries in any state': ({ webhooks }) => {
    const { replayMany } = webhooks;
    webhooks.replayMany = (workspaceId, ids, at, { state: _, ...options } = {}) =>
      replayMany(workspaceId, ids, at, options);
  },
  'ignores the kind when it lists deliveries': ({ webhooks }) => {
    const { listDeliveries } = webhooks;
    webhooks.listDeliveries = (workspaceId, { kind: _, ...query }) => listDeliveries(workspaceId, query);
  },
  'lists the deliveries of one kind if several are asked for': ({ webhooks }) => {
    const { listDeliveries } = webhooks;
    webhooks.listDeliveries = (workspaceId, { kind, ...query }) =>
      listDeliveries(workspaceId, {
        ...query,
        ...(kind !== undefined && { kind: [kind].flat()[0] ?? null }),
      });
  },
  'counts the deliveries of one kind if several are asked for': ({ webhooks }) => {
    const { countDeliveries } = webhooks;
    webhooks.countDeliveries = (workspaceId, { kind, ...query }) =>
      countDeliveries?.(workspaceId, {
        ...query,
        ...(kind !== undefined && { kind: [kind].flat()[0] ?? null }),
      }) ?? [];
  },
  'replaces an endpoint that is not gone': ({ webhooks }) => {
    const { createEndpoint, listEndpoints, deleteEndpoint } = webhooks;
    webhooks.createEndpoint = async (workspaceId, record, { replacesGone, ...options } = {}) => {
      const made = await createEndpoint(workspaceId, record, options);
      if (!isRefused(made) || replacesGone !== true) return made;
      const [paused] = (await listEndpoints(workspaceId, { kind: record.kind ?? '' })).filter(
        ({ state }) => state === 'paused',
      );
      if (paused === undefined) return made;
      await deleteEndpoint(workspaceId, paused.id);
      return createEndpoint(workspaceId, record, options);
    };
  },
  'replaces endpoints that are gone in a separate step, beyond the limit': ({ webhooks }) => {
    const { createEndpoint, listEndpoints, deleteEndpoint } = webhooks;
    webhooks.createEndpoint = async (workspaceId, record, { replacesGone, ...options } = {}) => {
      const made = await createEndpoint(workspaceId, record, options);
      if (!isRefused(made) || replacesGone !== true) return made;
      const gone = (await listEndpoints(workspaceId, { kind: record.kind ?? '' })).filter(
        ({ paused_reason }) => paused_reason === 'gone',
      );
      if (gone[0] === undefined) return made;
      await deleteEndpoint(workspaceId, gone[0].id);
      return createEndpoint(workspaceId, record);
    };
  },
  'stores the same event of several attempts repeatedly': ({ webhooks }) => {
    const { settle } = webhooks;
    let count = 0;
    webhooks.settle = (token, settlements, options) => {
      count += 1;
      const again = (id: string) => (count === 1 ? id : `${id}_${count}`);
      return settle(
        token,
        settlements.map(one => ({
          ...one,
          events: one.events.map(event => ({ ...event, id: again(event.id) })),
        })),
        options,
      );
    };
  },
};
