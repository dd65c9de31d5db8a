/** What of an instance is not done yet: messages to send, and files to fetch. */
import { compareTexts } from '../../../common/text/compare-texts.ts';
import type { Backlog, MessagingRepository } from '../../../repository/index.ts';
import { queuedAt } from '../../rules/messages.ts';
import { derived, type FrozenData, recordsOf } from '../data.ts';
import { clockOf, time } from '../order.ts';
import type { Store } from '../store.ts';
import { withFiles } from './files.ts';
import { type FrozenMessage, ownOf } from './records.ts';

/** Since when each queued message waits, the earliest first. */
const waits = derived((messages: readonly FrozenMessage[]) =>
  messages
    .filter(({ state }) => state === 'queued')
    .map(queuedAt)
    .sort((one, other) => time(one) - time(other)),
);

/** How many messages of an instance are not sent yet. */
export const queuedOf = (data: FrozenData, workspaceId: string, instanceId: string): number =>
  waits(ownOf(data, 'messages', workspaceId, instanceId)).length;

/** Since when the oldest message of an instance waits that could be sent. */
export function oldestAt(
  data: FrozenData,
  workspaceId: string,
  instanceId: string,
  clock: number,
): string | null {
  const [first] = waits(ownOf(data, 'messages', workspaceId, instanceId));
  return first === undefined || time(first) > clock ? null : first;
}

export const lowdbBacklog = (store: Store): Pick<MessagingRepository, 'countBacklog'> => ({
  countBacklog(workspaceId, { instanceId, now } = {}) {
    const { data } = store;
    const clock = clockOf(now);
    return recordsOf(data, 'instances', workspaceId)
      .filter(({ id }) => instanceId === undefined || id === instanceId)
      .flatMap(({ id }): Backlog[] => {
        const messages = ownOf(data, 'messages', workspaceId, id);
        const queued = queuedOf(data, workspaceId, id);
        const files = withFiles(messages);
        if (queued + files.length === 0) return [];
        const waiting = files.filter(({ file }) => file?.retry_at != null).length;
        return [
          {
            instanceId: id,
            queued,
            oldestAt: oldestAt(data, workspaceId, id, clock),
            files: { waiting, failed: files.length - waiting },
          },
        ];
      })
      .sort((one, other) => compareTexts(one.instanceId, other.instanceId));
  },
});
