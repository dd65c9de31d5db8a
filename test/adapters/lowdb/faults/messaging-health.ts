/** Faults of an adapter with what instances have not done yet, and with their health. */
import { isRefused } from '../../../../src/repository/index.ts';
import { type Faults, turn, wrap } from './plant.ts';

export const healthFaults: Faults = {
  'counts files of all workspaces': ({ messaging }) => {
    const { countBacklog } = messaging;
    messaging.countBacklog = (_, options) => countBacklog('ws_shop', options);
  },
  'counts the backlog of all instances': ({ messaging }) => {
    const { countBacklog } = messaging;
    messaging.countBacklog = (workspaceId, { instanceId: _, ...options } = {}) =>
      countBacklog(workspaceId, options);
  },
  'counts failed files as waiting': ({ messaging }) =>
    wrap(messaging, 'countBacklog', backlogs =>
      backlogs.map(one => ({
        ...one,
        files: { waiting: one.files.waiting + one.files.failed, failed: 0 },
      })),
    ),
  'does not count messages that somebody is sending': ({ messaging }) => {
    const { countBacklog, listMessages, findMessage } = messaging;
    messaging.countBacklog = async (workspaceId, options) => {
      const found = await countBacklog(workspaceId, options);
      return Promise.all(
        found.map(async one => {
          const { messages } = await listMessages(workspaceId, one.instanceId, {
            state: 'queued',
            limit: 100,
          });
          const all = await Promise.all(
            messages.map(({ id }) => findMessage(workspaceId, one.instanceId, { id })),
          );
          return { ...one, queued: all.filter(message => message?.sending === null).length };
        }),
      );
    };
  },
  'lets a message wait before its time has come': ({ messaging }) => {
    const { countBacklog, workOf } = messaging;
    const now = '2999-01-01T00:00:00Z';
    messaging.countBacklog = (workspaceId, options) => countBacklog(workspaceId, { ...options, now });
    messaging.workOf = async (held, options) => {
      const [work, late] = await Promise.all([workOf(held, options), workOf(held, { now })]);
      return work.map((one, index) => ({ ...one, oldestAt: late[index]?.oldestAt ?? null }));
    };
  },
  'lets no message wait that is tried again later': ({ messaging }) => {
    const { workOf, listMessages } = messaging;
    messaging.workOf = async (held, options) =>
      Promise.all(
        (await workOf(held, options)).map(async one => {
          const { messages } = await listMessages(one.workspaceId, one.instanceId, { limit: 100 });
          return messages.some(({ retry_at }) => retry_at !== null) ? { ...one, oldestAt: null } : one;
        }),
      );
  },
  'forgets what a holder has noticed': ({ messaging }) => {
    const { renewInstances } = messaging;
    messaging.renewInstances = (held, options) =>
      renewInstances(
        held.map(({ healthStats: _, ...holding }) => holding),
        options,
      );
  },
  'stores what a holder has noticed that has lost its instance': ({ messaging }) => {
    const { renewInstances, changeInstance } = messaging;
    messaging.renewInstances = async (held, options) => {
      const renewed = await renewInstances(held, options);
      for (const { workspaceId, instanceId, healthStats } of held)
        if (healthStats !== undefined)
          await changeInstance(workspaceId, instanceId, { health_stats: healthStats });
      return renewed;
    };
  },
  'drops what was noticed when nothing is new': ({ messaging }) => {
    const { renewInstances, changeInstance } = messaging;
    messaging.renewInstances = async (held, options) => {
      for (const { workspaceId, instanceId, generation, healthStats } of held) {
        const none = {
          ...{ down_since: null, last_received_at: null, last_sent_at: null, last_error: null },
          ...{ no_room_at: null, file_failed_at: null, lost: [] },
        };
        const empty =
          healthStats === undefined && (await messaging.findInstance(workspaceId, instanceId))?.health_stats;
        if (empty) await changeInstance(workspaceId, instanceId, { health_stats: none }, { generation });
      }
      return renewInstances(held, options);
    };
  },
  'looks at the health before it changes it': ({ messaging }) => {
    const { changeInstance, findInstance } = messaging;
    messaging.changeInstance = async (workspaceId, id, change, { when, ...options } = {}) => {
      const found = await findInstance(workspaceId, id);
      if (found !== null && when?.(found) === false) return { refused: 'changed' };
      await turn();
      return changeInstance(workspaceId, id, change, options);
    };
  },
  'stores a health without its event': ({ messaging }) => {
    const { changeInstance } = messaging;
    messaging.changeInstance = (workspaceId, id, change, { events, ...options } = {}) =>
      changeInstance(
        workspaceId,
        id,
        change,
        change.health === undefined && events !== undefined ? { ...options, events } : options,
      );
  },
  'forgets the health of an instance': ({ messaging }) => {
    wrap(messaging, 'findInstance', found => {
      if (found === null || isRefused(found)) return found;
      const { health: _, ...rest } = found;
      return rest;
    });
  },
};
