import type { InstanceRecord } from '../../../generated/types.ts';
import { recordsOf, withRecords } from '../data.ts';
import type { DataEffects, DataSteps } from '../effect.ts';
import { clockOf, time } from '../order.ts';
import { waitingOf } from './commands.ts';
import { messageIn } from './message-index.ts';
import { instanceFor, ownOf, withChanged, withEvents } from './records.ts';

export const messagingSteps = {
  holdInstance(data, workspaceId, instanceId, { generation }) {
    const instance = instanceFor(data, workspaceId, instanceId, generation);
    return { data, answer: 'refused' in instance ? instance : null };
  },
  keepMedia: data => ({ data, answer: undefined }),
  publishOfInstance: (data, workspaceId, instanceId, events) => ({
    data: withEvents(data, workspaceId, instanceId, events),
    answer: undefined,
  }),
  holdMessage(data, workspaceId, instanceId, name, generation) {
    const instance = instanceFor(data, workspaceId, instanceId, generation);
    return {
      data,
      answer: 'refused' in instance ? instance : messageIn(data, workspaceId, instanceId, name),
    };
  },
  changeMessage: (data, workspaceId, before, after) => ({
    data: withChanged(data, 'messages', workspaceId, new Map([[before, after]])),
    answer: undefined,
  }),
  signQueued(data, workspaceId, instanceId, sender) {
    const unsigned = ownOf(data, 'messages', workspaceId, instanceId).filter(
      ({ state, from }) => state === 'queued' && from === null,
    );
    const replaced = new Map(unsigned.map(message => [message, { ...message, from: sender }]));
    return { data: withChanged(data, 'messages', workspaceId, replaced), answer: undefined };
  },
  countWaitingCommands(data, workspaceId, instanceId, now) {
    const clock = clockOf(now);
    const waiting = waitingOf(data, workspaceId, instanceId).filter(one => time(one.expires_at) > clock);
    return { data, answer: waiting.length };
  },
} satisfies Partial<DataSteps>;

/** What goes with an instance at once; its events stay. */
const ofInstance = ['messages', 'chats', 'contacts', 'chat_groups', 'channel_commands'] as const;

const instances: DataEffects<Readonly<InstanceRecord>> = {
  removed(data, workspaceId, records) {
    const gone = new Set(records.map(({ id }) => id));
    let next = data;
    for (const name of ofInstance) {
      const others = recordsOf(data, name, workspaceId).filter(one => !gone.has(one.instance_id));
      next = withRecords(next, name, workspaceId, others as never);
    }
    return next;
  },
};

export const messagingEffects = { instances };
