import { type InstanceWork, type MessagingRepository, refuse } from '../../../repository/index.ts';
import { deepFreeze } from '../../rules/deep-freeze.ts';
import { settledCommand, takenCommand } from '../../rules/messaging.ts';
import { checkRecord } from '../../rules/storable.ts';
import { derived, type FrozenData, recordsOf, withRecords } from '../data.ts';
import { indexBy } from '../index-by.ts';
import { clockOf, earliestFirst, time } from '../order.ts';
import type { Store } from '../store.ts';
import { oldestAt } from './backlog.ts';
import { dueFiles } from './files.ts';
import { takeable } from './messages.ts';
import { type FrozenCommand, instanceFor, ownOf, withChanged } from './records.ts';

const byId = indexBy<FrozenCommand>(({ id }) => id);
const waiting = derived((commands: readonly FrozenCommand[]) =>
  commands.filter(({ state }) => state === 'waiting').sort(earliestFirst(({ created_at }) => created_at)),
);

/** The waiting commands of an instance, oldest first. */
const waitingOf = (data: FrozenData, workspaceId: string, instanceId: string): readonly FrozenCommand[] =>
  waiting(ownOf(data, 'channel_commands', workspaceId, instanceId));

function commandIn(
  data: FrozenData,
  workspaceId: string,
  instanceId: string,
  id: string,
): FrozenCommand | undefined {
  const command = byId(recordsOf(data, 'channel_commands', workspaceId)).get(id);
  return command?.instance_id === instanceId ? command : undefined;
}

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

    async addCommand(workspaceId, instanceId, command, { most = Number.POSITIVE_INFINITY, now } = {}) {
      const given = structuredClone(command);
      checkRecord('messaging.addCommand', 'channel_commands', given);
      return store.commit(data => {
        const instance = instanceFor(data, workspaceId, instanceId);
        if ('refused' in instance) return refuse('not_found');
        const record = deepFreeze({ ...given, instance_id: instanceId });
        const all = recordsOf(data, 'channel_commands', workspaceId);
        if (byId(all).has(record.id)) return refuse('taken');
        const clock = clockOf(now);
        const open = waitingOf(data, workspaceId, instanceId).filter(one => time(one.expires_at) > clock);
        if (open.length >= most) return refuse('too_many');
        return { data: withRecords(data, 'channel_commands', workspaceId, [...all, record]), result: record };
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

    async settleCommand(workspaceId, instanceId, id, outcome, { generation }) {
      const copy = structuredClone(outcome);
      return store.commit(data => {
        const instance = instanceFor(data, workspaceId, instanceId, generation);
        if ('refused' in instance) return instance;
        const command = commandIn(data, workspaceId, instanceId, id);
        if (command === undefined) return refuse('not_found');
        if (command.state !== 'waiting' || command.taken !== generation) return refuse('changed');
        const settled = settledCommand(command, copy);
        checkRecord('messaging.settleCommand', 'channel_commands', settled);
        const next = withChanged(data, 'channel_commands', workspaceId, new Map([[command, settled]]));
        return { data: next, result: settled };
      });
    },

    findCommand: (workspaceId, instanceId, id) => commandIn(store.data, workspaceId, instanceId, id) ?? null,
  } satisfies Partial<MessagingRepository>;
}
