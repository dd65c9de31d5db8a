/** Faults of an adapter with webhooks. */
import { type Faults, wrap } from './plant.ts';

export const webhookFaults: Faults = {
  'publishes to paused endpoints': ({ webhooks }) => {
    const { publish } = webhooks;
    webhooks.publish = async (workspaceId, events, options) =>
      (await publish(workspaceId, events, options)) +
      (await publish(workspaceId, events, { only: 'ep_paused' }));
  },
  'leases to everybody': ({ webhooks }) => {
    const { claim, release } = webhooks;
    webhooks.claim = async request => {
      const jobs = await claim(request);
      await release(request.token, jobs);
      return jobs;
    };
  },
  'forgets how many webhooks led to an event': ({ webhooks }) =>
    wrap(webhooks, 'claim', jobs => jobs.map(({ hops: _, ...job }) => job)),
  'forgets the lease': ({ webhooks }) => {
    const { claim, settle } = webhooks;
    let last = '';
    webhooks.claim = request => {
      last = request.token;
      return claim(request);
    };
    webhooks.settle = (_, settlements, options) => settle(last, settlements, options);
  },
  'stores what follows from a try in a step of its own': ({ webhooks }) => {
    const { settle } = webhooks;
    webhooks.settle = async (token, settlements, options) => {
      const without = settlements.map(({ follow: _, ...rest }) => rest);
      const told = await settle(token, without, options);
      const now = options?.now ?? '2026-05-05T05:05:05Z';
      const followed = settlements.map(async ({ workspaceId, endpointId, follow }, index) => {
        const endpoint = await webhooks.findEndpoint(workspaceId, endpointId);
        const before = told[index]?.before;
        const next = endpoint && before ? (follow?.({ endpoint, before, now }) ?? null) : null;
        if (next !== null) {
          await webhooks.changeEndpoint(workspaceId, endpointId, next.change ?? {});
          await webhooks.publish(workspaceId, next.events);
        }
        return next;
      });
      return Promise.all(
        told.map(async (one, index) => ({ ...one, followed: (await followed[index]) ?? null })),
      );
    };
  },
  'sends the events of a try to an endpoint that it pauses': ({ webhooks }) => {
    const { settle } = webhooks;
    webhooks.settle = async (token, settlements, options) => {
      for (const { workspaceId, events } of settlements) await webhooks.publish(workspaceId, events);
      return settle(token, settlements, options);
    };
  },
  'goes by the clock of the worker': ({ webhooks }) => {
    const { settle } = webhooks;
    webhooks.settle = (token, settlements, options) => {
      const [first] = settlements;
      return settle(
        token,
        settlements,
        first === undefined ? options : { now: first.attempt.at, ...options },
      );
    };
  },
  'asks what follows from tries that are another’s': ({ webhooks }) => {
    const { settle } = webhooks;
    webhooks.settle = async (token, settlements, options) => {
      const told = await settle(token, settlements, options);
      for (const { workspaceId, endpointId, follow } of settlements) {
        const endpoint = await webhooks.findEndpoint(workspaceId, endpointId);
        const next = endpoint && follow?.({ endpoint, before: endpoint, now: '2026-05-05T05:05:05Z' });
        if (next?.change !== undefined) await webhooks.changeEndpoint(workspaceId, endpointId, next.change);
      }
      return told;
    };
  },
  'lets everybody pause': ({ webhooks }) => {
    const { changeEndpoint } = webhooks;
    webhooks.changeEndpoint = (workspaceId, id, change, { when: _, ...options } = {}) =>
      changeEndpoint(workspaceId, id, change, options);
  },
  'forgets the old secret at once': ({ webhooks }) =>
    wrap(webhooks, 'rotateSecret', one => one && { ...one, secrets: one.secrets.slice(0, 1) }),
  'rotates from a secret that is in front no more': ({ webhooks }) => {
    const { rotateSecret } = webhooks;
    webhooks.rotateSecret = (workspaceId, id, { from: _, ...rotation }) =>
      rotateSecret(workspaceId, id, rotation);
  },
  'replays what was tried since': ({ webhooks }) => {
    const { replay, replayFailed } = webhooks;
    webhooks.replay = (workspaceId, id, at) => replay(workspaceId, id, at);
    webhooks.replayFailed = (workspaceId, id, since, at) => replayFailed(workspaceId, id, since, at);
  },
  'publishes an event of one id again': ({ webhooks }) => {
    const { publish } = webhooks;
    let count = 0;
    webhooks.publish = (workspaceId, events, options) => {
      count += 1;
      return publish(
        workspaceId,
        options === undefined ? events : events.map(one => ({ ...one, id: `${one.id}_${count}` })),
        options,
      );
    };
  },
  'tells of keys twice': ({ keys, webhooks }) => {
    const { revoke } = keys;
    keys.revoke = async (workspaceId, id, at, options = {}) => {
      const key = await revoke(workspaceId, id, at, options);
      if (!('refused' in key)) await webhooks.publish(workspaceId, options.events?.(key) ?? []);
      return key;
    };
  },
  'never heals an endpoint': ({ webhooks }) =>
    wrap(webhooks, 'settle', told => told.map(one => ({ ...one, after: one.before }))),
  'replays what has not failed': ({ webhooks }) =>
    wrap(webhooks, 'replayFailed', count => count && count + 1),
  'replays to an endpoint that nobody has': ({ webhooks }) =>
    wrap(webhooks, 'replayFailed', count => count ?? 0),
  'counts endpoints before it makes one': ({ webhooks }) => {
    const { createEndpoint, listEndpoints } = webhooks;
    webhooks.createEndpoint = async (workspaceId, record, { most = 1_000 } = {}) => {
      const { length } = await listEndpoints(workspaceId);
      return length >= most ? { refused: 'too_many' } : createEndpoint(workspaceId, record);
    };
  },
  'deletes an endpoint for everybody who asks': ({ webhooks }) => {
    const { deleteEndpoint, findEndpoint } = webhooks;
    webhooks.deleteEndpoint = async (workspaceId, id) => {
      const endpoint = await findEndpoint(workspaceId, id);
      await deleteEndpoint(workspaceId, id);
      return endpoint;
    };
  },
  'lists the oldest deliveries first': ({ webhooks }) =>
    wrap(webhooks, 'listDeliveries', page => ({ ...page, deliveries: page.deliveries.toReversed() })),
  'deletes an endpoint of any workspace': ({ webhooks }) => {
    const { deleteEndpoint } = webhooks;
    webhooks.deleteEndpoint = async (workspaceId, id) => {
      await deleteEndpoint('ws_other', id);
      return deleteEndpoint(workspaceId, id);
    };
  },
};
