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
  'forgets what an endpoint goes by': ({ webhooks }) => {
    const { createEndpoint } = webhooks;
    webhooks.createEndpoint = (workspaceId, { config: _, ...record }, options) =>
      createEndpoint(workspaceId, record, options);
  },
  'counts endpoints of every kind together': ({ webhooks }) => {
    const { createEndpoint, listEndpoints } = webhooks;
    webhooks.createEndpoint = async (workspaceId, record, { most, ...options } = {}) => {
      if (most === undefined || record.kind === undefined)
        return createEndpoint(workspaceId, record, most === undefined ? options : { ...options, most });
      const others = await listEndpoints(workspaceId);
      return createEndpoint(workspaceId, record, { ...options, most: Math.max(0, most - others.length) });
    };
  },
  'asks nothing of where an event comes from': ({ webhooks }) => {
    const { publish } = webhooks;
    webhooks.publish = (workspaceId, events, options) =>
      publish(
        workspaceId,
        events.map(({ about: { source: _, ...about } = {}, ...event }) => ({ ...event, about })),
        options,
      );
  },
  'asks nothing of the types that an event tells of': ({ webhooks }) => {
    const { publish } = webhooks;
    webhooks.publish = (workspaceId, events, options) =>
      publish(
        workspaceId,
        events.map(({ about: { type: _, ...about } = {}, ...event }) => ({ ...event, about })),
        options,
      );
  },
  'sends an event that names its endpoints to all that ask for it': ({ webhooks }) => {
    const { publish } = webhooks;
    webhooks.publish = (workspaceId, events, options) =>
      publish(
        workspaceId,
        events.map(({ only: _, ...event }) => event),
        options,
      );
  },
  'sends an event that names its endpoints to those of them that ask for it': ({ webhooks }) => {
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
  'lists deliveries of every event': ({ webhooks }) => {
    const { listDeliveries } = webhooks;
    webhooks.listDeliveries = (workspaceId, { eventId: _, ...query }) => listDeliveries(workspaceId, query);
  },
  'lists deliveries to endpoints of every kind': ({ webhooks }) => {
    const { listDeliveries } = webhooks;
    webhooks.listDeliveries = (workspaceId, { kind: _, ...query }) => listDeliveries(workspaceId, query);
  },
  'leaves an endpoint that is gone': ({ webhooks }) => {
    const { settle } = webhooks;
    webhooks.settle = (token, settlements, options) =>
      settle(
        token,
        settlements.map(({ follow, ...settlement }) => ({
          ...settlement,
          follow: fared => {
            const { remove: _, ...followed } = follow?.(fared) ?? { events: [] };
            return followed;
          },
        })),
        options,
      );
  },
  'removes an endpoint that is gone in a step of its own': ({ webhooks }) => {
    const { settle, deleteEndpoint } = webhooks;
    webhooks.settle = async (token, settlements, options) => {
      const gone = new Set<string>();
      const told = await settle(
        token,
        settlements.map(({ follow, ...settlement }) => ({
          ...settlement,
          follow: fared => {
            const { remove, ...followed } = follow?.(fared) ?? { events: [] };
            if (remove === true) gone.add(settlement.endpointId);
            return followed;
          },
        })),
        options,
      );
      for (const id of gone)
        for (const { settlement } of told.slice(0, 1)) {
          const deleted = await deleteEndpoint(settlement.workspaceId, id);
          if (isRefused(deleted)) return told;
        }
      return told;
    };
  },
  'stores what a try brings as often as it is brought': ({ webhooks }) => {
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
