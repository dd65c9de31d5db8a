/** Faults of an adapter with the counts of what waits. */
import { type Faults, wrap } from './plant.ts';

type Counting<Part extends { countWaiting?: unknown }> = Part & Required<Pick<Part, 'countWaiting'>>;

const late = '2999-01-01T00:00:00Z';

export const waitingFaults: Faults = {
  'counts what waits for all workspaces together': ({ webhooks }) => {
    const { countWaiting } = webhooks;
    webhooks.countWaiting = ({ workspaceId: _, ...query } = {}) => countWaiting?.(query) as never;
  },
  'counts all that is pending as due': ({ webhooks }) =>
    wrap(webhooks as Counting<typeof webhooks>, 'countWaiting', one => ({ ...one, due: one.pending })),
  'counts what is due later': ({ webhooks }) => {
    const { countWaiting } = webhooks;
    webhooks.countWaiting = query => countWaiting?.({ ...query, now: late }) as never;
  },
  'counts what was sent as pending': ({ webhooks }) => {
    const { countWaiting, settle } = webhooks;
    let sent = 0;
    webhooks.settle = async (...given) => {
      const stored = await settle(...given);
      sent += stored.length;
      return stored;
    };
    webhooks.countWaiting = async query => {
      const found = await countWaiting?.(query);
      return { ...found, pending: (found?.pending ?? 0) + sent } as never;
    };
  },
  'counts no paused endpoints': ({ webhooks }) =>
    wrap(webhooks as Counting<typeof webhooks>, 'countWaiting', one => ({ ...one, pausedEndpoints: 0 })),
  'counts instances and messages of all workspaces together': ({ messaging }) => {
    const { countWaiting } = messaging;
    messaging.countWaiting = ({ workspaceId: _, ...query } = {}) => countWaiting?.(query) as never;
  },
  'counts the queued messages of all instances as those of open ones': ({ messaging }) =>
    wrap(messaging as Counting<typeof messaging>, 'countWaiting', one => ({
      ...one,
      queuedByState: { created: 0, connecting: 0, open: one.queued, closed: 0, failed: 0 },
    })),
  'counts messages and commands of deleted instances': ({ messaging }) => {
    const { countWaiting, deleteInstance } = messaging;
    let queued = 0;
    messaging.deleteInstance = async (workspaceId, ...rest) => {
      const before = (await countWaiting?.({ workspaceId }))?.queued ?? 0;
      const deleted = await deleteInstance(workspaceId, ...rest);
      queued += before - ((await countWaiting?.({ workspaceId }))?.queued ?? 0);
      return deleted;
    };
    messaging.countWaiting = async query => {
      const found = await countWaiting?.(query);
      return { ...found, queued: (found?.queued ?? 0) + queued } as never;
    };
  },
};
