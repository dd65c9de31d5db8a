/** Faults of an adapter with messaging: instances, leases, the feed, media and pruning. */
import { byText } from '../../../../src/common/text/compare-texts.ts';
import { instanceSteps, isRefused } from '../../../../src/repository/index.ts';
import { addressBookFaults } from './address-book.ts';
import { messageFaults } from './messages.ts';
import { fileFaults } from './messaging-files.ts';
import { healthFaults } from './messaging-health.ts';
import { idFaults } from './messaging-ids.ts';
import { type Faults, turn, wrap } from './plant.ts';

const never = '1999-01-01T00:00:00Z';

const instanceFaults: Faults = {
  'counts instances before it stores one': ({ messaging }) => {
    const { createInstance, listInstances } = messaging;
    messaging.createInstance = async (workspaceId, instance, { most = 1_000, ...options } = {}) => {
      const count = (await listInstances(workspaceId)).length;
      await turn();
      return count >= most ? { refused: 'too_many' } : createInstance(workspaceId, instance, options);
    };
  },
  'lists the newest instances first': ({ messaging }) =>
    wrap(messaging, 'listInstances', instances => instances.toReversed()),
  'stores every step of an instance': repository => {
    const { messaging } = repository;
    const { changeInstance, findInstance } = messaging;
    messaging.changeInstance = async (workspaceId, id, change, options) => {
      const answer = await changeInstance(workspaceId, id, change, options);
      if (!isRefused(answer) || answer.refused !== 'step') return answer;
      const instance = await findInstance(workspaceId, id);
      if (instance === null) return answer;
      await repository.put('instances', workspaceId, { ...instance, ...change });
      return { ...instance, ...change };
    };
  },
  'looks at the state of an instance before it changes it': repository => {
    const { messaging } = repository;
    const { changeInstance, findInstance } = messaging;
    messaging.changeInstance = async (workspaceId, id, change, options = {}) => {
      const instance = await findInstance(workspaceId, id);
      await turn();
      if (
        instance === null ||
        change.state === undefined ||
        !instanceSteps[instance.state].includes(change.state)
      )
        return changeInstance(workspaceId, id, change, options);
      await repository.put('instances', workspaceId, { ...instance, ...change });
      return { ...instance, ...change };
    };
  },
  'looks at the condition of a change before it changes the instance': ({ messaging }) => {
    const { changeInstance, findInstance } = messaging;
    messaging.changeInstance = async (workspaceId, id, change, { when = () => true, ...options } = {}) => {
      const instance = await findInstance(workspaceId, id);
      await turn();
      return instance !== null && !when(instance)
        ? { refused: 'changed' }
        : changeInstance(workspaceId, id, change, options);
    };
  },
  'tells of a change of an instance that was refused': ({ messaging }) => {
    const { changeInstance } = messaging;
    messaging.changeInstance = async (workspaceId, id, change, options) => {
      const answer = await changeInstance(workspaceId, id, change, options);
      if (isRefused(answer)) options?.events?.({ id } as never);
      return answer;
    };
  },
  'changes instances of anybody': ({ messaging }) => {
    const { changeInstance } = messaging;
    messaging.changeInstance = async (workspaceId, ...given) => {
      const answer = await changeInstance(workspaceId, ...given);
      return isRefused(answer) ? changeInstance('ws_shop', ...given) : answer;
    };
  },
  'deletes an instance for each who asks': ({ messaging }) => {
    const { deleteInstance, findInstance } = messaging;
    messaging.deleteInstance = async (workspaceId, id, options) => {
      const instance = await findInstance(workspaceId, id);
      await turn();
      const answer = await deleteInstance(workspaceId, id, options);
      return isRefused(answer) ? (instance ?? answer) : answer;
    };
  },
  'keeps the messages of a deleted instance': repository => {
    const { messaging } = repository;
    const { deleteInstance, findMessage, listMessages } = messaging;
    const gone = new Map<string, Awaited<ReturnType<typeof listMessages>>>();
    messaging.deleteInstance = async (workspaceId, id, options) => {
      gone.set(id, await listMessages(workspaceId, id, { limit: 100 }));
      return deleteInstance(workspaceId, id, options);
    };
    messaging.findMessage = async (workspaceId, id, name) =>
      (await findMessage(workspaceId, id, name)) ??
      gone.get(id)?.messages.find(one => 'id' in name && one.id === name.id) ??
      null;
  },
  'looks for an instance before it writes what belongs to it': repository => {
    const { messaging } = repository;
    const { putContact, findInstance, listContacts } = messaging;
    const late = new Map<string, Parameters<typeof putContact>[2][]>();
    messaging.putContact = async (workspaceId, id, contact, options) => {
      const instance = await findInstance(workspaceId, id);
      await turn();
      const answer = await putContact(workspaceId, id, contact, options);
      if (instance === null || !isRefused(answer) || answer.refused !== 'not_found') return answer;
      late.set(id, [...(late.get(id) ?? []), contact]);
      return contact;
    };
    messaging.listContacts = async (workspaceId, id, query) => {
      const page = await listContacts(workspaceId, id, query);
      return { ...page, contacts: [...page.contacts, ...(late.get(id) ?? [])] };
    };
  },
  'forgets the events of a deleted instance': ({ messaging }) => {
    const { deleteInstance, feed } = messaging;
    const gone = new Set<string>();
    messaging.deleteInstance = async (workspaceId, id, options) => {
      gone.add(id);
      return deleteInstance(workspaceId, id, options);
    };
    messaging.feed = async (workspaceId, query) => {
      const page = await feed(workspaceId, query);
      return { ...page, events: page.events.filter(one => !gone.has(one.instance_id)) };
    };
  },
};

const leaseFaults: Faults = {
  'leases an instance to all who ask at the same time': ({ messaging }) => {
    const { claimInstances } = messaging;
    let last: ReturnType<typeof claimInstances> | null = null;
    messaging.claimInstances = async claim => {
      last ??= Promise.resolve(claimInstances(claim)).finally(() => {
        last = null;
      });
      return last;
    };
  },
  'leases instances that nobody wants open': repository => {
    const { messaging } = repository;
    const { createInstance } = messaging;
    messaging.createInstance = (workspaceId, instance, options) =>
      createInstance(workspaceId, { ...instance, wanted: 'open' }, options);
  },
  'waits for the lease of a process that has ended': ({ messaging }) => {
    const { claimInstances } = messaging;
    messaging.claimInstances = ({ hasEnded: _, ...claim }) => claimInstances(claim);
  },
  'leases what any process with a name holds': ({ messaging }) => {
    const { claimInstances } = messaging;
    messaging.claimInstances = ({ hasEnded, ...claim }) =>
      claimInstances(hasEnded === undefined ? claim : { ...claim, hasEnded: () => true });
  },
  'keeps the name of an earlier process': repository => {
    const { messaging } = repository;
    const { claimInstances } = messaging;
    let last: string | undefined;
    messaging.claimInstances = async claim => {
      last = claim.holder ?? last;
      return claimInstances(last === undefined ? claim : { ...claim, holder: last });
    };
  },
  'looks who has ended before it leases': ({ messaging }) => {
    const { claimInstances, releaseInstances, findInstance, workOf: _ } = messaging;
    let known: Awaited<ReturnType<typeof claimInstances>> = [];
    messaging.claimInstances = async claim => {
      const { hasEnded, limit } = claim;
      if (hasEnded === undefined) {
        known = await claimInstances(claim);
        return known;
      }
      const ended = known
        .filter(({ instance: { holder } }) => holder !== undefined && hasEnded(holder))
        .slice(0, limit);
      await turn();
      for (const { workspaceId, instance } of ended) {
        const current = await findInstance(workspaceId, instance.id);
        if (current === null) continue;
        const { generation } = current;
        await releaseInstances([{ workspaceId, instanceId: instance.id, generation }]);
      }
      return claimInstances(claim);
    };
  },
  'leases instances of any driver': ({ messaging }) => {
    const { claimInstances } = messaging;
    messaging.claimInstances = ({ drivers: _, ...claim }) => claimInstances(claim);
  },
  'leases instances for ever': ({ messaging }) => {
    const { claimInstances } = messaging;
    messaging.claimInstances = claim => claimInstances({ ...claim, leaseFor: 1e11 });
  },
  'takes the writes of any generation': ({ messaging }) => {
    for (const name of ['changeInstance', 'putContact', 'react'] as const) {
      const method = messaging[name] as (...given: unknown[]) => unknown;
      Object.assign(messaging, {
        [name]: (...given: unknown[]) => {
          const options = given.at(-1) as { generation?: number };
          const { generation: _, ...rest } = typeof options === 'object' ? options : {};
          return method(...given.slice(0, -1), rest);
        },
      });
    }
  },
  'looks at the generation before it stores what a holder brings': ({ messaging }) => {
    const { addMessages, findInstance } = messaging;
    messaging.addMessages = async (workspaceId, id, messages, { generation, ...options } = {}) => {
      const instance = await findInstance(workspaceId, id);
      await turn();
      return generation !== undefined && instance !== null && instance.generation < generation
        ? { refused: 'lost' }
        : addMessages(workspaceId, id, messages, options);
    };
  },
  'renews a lease that another process has taken': ({ messaging }) => {
    const { renewInstances, findInstance } = messaging;
    messaging.renewInstances = async (held, options) => {
      const current = await Promise.all(
        held.map(async one => {
          const instance = await findInstance(one.workspaceId, one.instanceId);
          return { ...one, generation: instance?.generation ?? one.generation };
        }),
      );
      return renewInstances(current, options);
    };
  },
  'looks who holds an instance before it renews the lease': ({ messaging }) => {
    const { renewInstances, findInstance } = messaging;
    messaging.renewInstances = async (held, options) => {
      const before = await Promise.all(held.map(one => findInstance(one.workspaceId, one.instanceId)));
      await turn();
      const renewed = await renewInstances(held, options);
      return held.flatMap((one, index) => {
        const instance = renewed.find(
          other => other.instance.id === one.instanceId && other.workspaceId === one.workspaceId,
        )?.instance;
        const known = instance ?? before[index];
        return known?.generation === one.generation
          ? [{ workspaceId: one.workspaceId, instance: known }]
          : [];
      });
    };
  },
  'releases what others hold': ({ messaging }) => {
    const { releaseInstances, findInstance } = messaging;
    messaging.releaseInstances = async held => {
      const current = await Promise.all(
        held.map(async one => {
          const instance = await findInstance(one.workspaceId, one.instanceId);
          return { ...one, generation: instance?.generation ?? one.generation };
        }),
      );
      return releaseInstances(current);
    };
  },
  'does not interrupt the holder of an instance': ({ messaging }) => {
    const { changeInstance } = messaging;
    messaging.changeInstance = (workspaceId, id, change, { interrupt: _, ...options } = {}) =>
      changeInstance(workspaceId, id, change, options);
  },
  'sees work that is not due': ({ messaging }) => {
    const { workOf } = messaging;
    messaging.workOf = held => workOf(held, { now: '2999-01-01T00:00:00Z' });
  },
};

const feedFaults: Faults = {
  'stores events of messaging for webhooks only': ({ messaging }) =>
    wrap(messaging, 'feed', page => ({ ...page, events: [] })),
  'numbers events by their time, no matter who has read on': ({ messaging }) => {
    const { feed } = messaging;
    messaging.feed = async (workspaceId, query) => {
      const { events } = await feed(workspaceId, { ...query, after: 0, limit: 10_000 });
      const sorted = events
        .toSorted(byText(one => one.created_at))
        .map((one, index) => ({ ...one, sequence: index + 1 }));
      const rest = sorted.filter(one => one.sequence > (query.after ?? 0));
      const page = rest.slice(0, query.limit);
      const last = page.at(-1)?.sequence ?? query.after ?? 0;
      return { events: page, last, hasMore: rest.length > page.length };
    };
  },
  'numbers events of messaging of one moment by their ids': ({ messaging }) =>
    wrap(messaging, 'feed', page => ({
      ...page,
      events: page.events
        .toSorted(byText(one => `${one.created_at} ${one.id}`))
        .map((one, index) => ({ ...one, sequence: page.events[index]?.sequence ?? null })),
    })),
  'begins the numbers of the feed anew when the old events are gone': ({ messaging }) => {
    const { feed } = messaging;
    messaging.feed = async (workspaceId, query) => {
      const page = await feed(workspaceId, query);
      const [{ sequence = 1 } = {}] = (await feed(workspaceId, { limit: 1 })).events;
      const less = (sequence ?? 1) - 1;
      return {
        ...page,
        events: page.events.map(one => ({ ...one, sequence: (one.sequence ?? 0) - less })),
        last: Math.max(query.after ?? 0, page.last - less),
      };
    };
  },
  'gives events of all instances': ({ messaging }) => {
    const { feed } = messaging;
    messaging.feed = (workspaceId, { instanceId: _, ...query }) => feed(workspaceId, query);
  },
  'gives events of all types in the feed of messaging': ({ messaging }) => {
    const { feed } = messaging;
    messaging.feed = (workspaceId, { type: _, ...query }) => feed(workspaceId, query);
  },
  'does not know the end of the feed': ({ messaging }) => Object.assign(messaging, { endOfFeed: () => 0 }),
};

const mediaFaults: Faults = {
  'counts the files of a workspace before it stores one': ({ messaging }) => {
    const { addMedia } = messaging;
    let stored = 0;
    messaging.addMedia = async (workspaceId, media, { maxFiles = 1e9, ...options } = {}) => {
      const before = stored;
      await turn();
      if (before >= maxFiles) return { refused: 'too_many' };
      const answer = await addMedia(workspaceId, media, options);
      if (!isRefused(answer) && workspaceId === 'ws_shop') stored += 1;
      return answer;
    };
  },
  'prunes queued messages with those beyond the newest': ({ messaging }) => {
    const { prune } = messaging;
    messaging.prune = ({ keep, ...options }) =>
      prune(keep === undefined ? options : { ...options, keep: keep + 1 });
  },
  'counts the bytes of media before it stores more': ({ messaging }) => {
    const { addMedia } = messaging;
    let stored = 0;
    messaging.addMedia = async (workspaceId, media, { most = 1e9 } = {}) => {
      const before = stored;
      await turn();
      if (before + media.size > most) return { refused: 'too_many' };
      const answer = await addMedia(workspaceId, media);
      if (!isRefused(answer) && workspaceId === 'ws_shop') stored += media.size;
      return answer;
    };
  },
  'prunes media that something refers to': repository => {
    const { messaging } = repository;
    const { prune } = messaging;
    messaging.prune = async options => {
      const { media, hasMore } = await prune(options);
      const others = repository.data.media.ws_shop ?? [];
      const old = others.filter(one => one.created_at < options.mediaBefore);
      return {
        hasMore,
        media: [...media, ...old.map(({ id }) => ({ workspaceId: 'ws_shop', mediaId: id }))],
      };
    };
  },
  'names no media that it prunes': ({ messaging }) =>
    wrap(messaging, 'prune', ({ hasMore }) => ({ media: [], hasMore })),
  'keeps old events and commands of messaging': ({ messaging }) => {
    const { prune } = messaging;
    messaging.prune = options => prune({ ...options, eventsBefore: null, commandsBefore: never });
  },
  'keeps old messages': ({ messaging }) => {
    const { prune } = messaging;
    messaging.prune = options => prune({ ...options, messagesBefore: null });
  },
};

export const messagingFaults: Faults = {
  ...fileFaults,
  ...idFaults,
  ...healthFaults,
  ...instanceFaults,
  ...leaseFaults,
  ...feedFaults,
  ...mediaFaults,
  ...messageFaults,
  ...addressBookFaults,
};
