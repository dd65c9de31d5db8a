import type { InstanceWork, MessagingRepository } from '../../../repository/index.ts';
import { takenCommand } from '../../rules/messaging.ts';
import { derived, type FrozenData } from '../data.ts';
import { clockOf, earliestFirst } from '../order.ts';
import type { Store } from '../store.ts';
import { oldestAt } from './backlog.ts';
import { dueFiles } from './files.ts';
import { takeable } from './messages.ts';
import { type FrozenCommand, instanceFor, ownOf, withChanged } from './records.ts';

const waiting = derived((commands: readonly FrozenCommand[]) =>
  commands.filter(({ state }) => state === 'waiting').sort(earliestFirst(({ created_at }) => created_at)),
);

/** The waiting commands of an instance, oldest first. */
export const waitingOf = (
  data: FrozenData,
  workspaceId: string,
  instanceId: string,
): readonly FrozenCommand[] => waiting(ownOf(data, 'channel_commands', workspaceId, instanceId));

export function lowdbCommands(store: Store) {
  return {
    workOf(held, { now } = {}) {
      const { data } = store;
      const clock = clockOf(now);
      return held.flatMap(({ workspaceId, instanceId, generation }): InstanceWork[] => {
        if ('refused' in instanceFor(data, workspaceId, instanceId, generation)) return [];
        const commands = waitingOf(data, workspaceId, instanceId).some(({ taken }) => taken !== generation);
        const messages = takeable(data, workspaceId, instanceId, { generation, clock }).length > 0;
        const files = dueFiles(data, workspaceId, instanceId, { generation, clock }).length > 0;
        const oldest = oldestAt(data, workspaceId, instanceId, clock);
        return [{ workspaceId, instanceId, messages, commands, files, oldestAt: oldest }];
      });
    },

    async takeCommands(workspaceId, instanceId, { generation, limit, now }) {
      return store.commit(data => {
        const instance = instanceFor(data, workspaceId, instanceId, generation);
        if ('refused' in instance) return instance;
        const clock = clockOf(now);
        const versions = new Map<FrozenCommand, FrozenCommand>();
        const result: FrozenCommand[] = [];
        for (const command of waitingOf(data, workspaceId, instanceId)) {
          if (result.length === limit) break;
          if (command.taken === generation) continue;
          const next = takenCommand(command, generation, clock);
          versions.set(command, next);
          if (next.state === 'waiting') result.push(next);
        }
        return { data: withChanged(data, 'channel_commands', workspaceId, versions), result };
      });
    },
  } satisfies Partial<MessagingRepository>;
}
