/** The files of received messages that are not stored yet. */
import { compareTexts } from '../../../common/text/compare-texts.ts';
import type { MessagingRepository } from '../../../repository/index.ts';
import { fileTaken, isFileDue } from '../../rules/files.ts';
import { derived, type FrozenData } from '../data.ts';
import { clockOf, time } from '../order.ts';
import type { Store } from '../store.ts';
import { type FrozenMessage, instanceFor, only, ownOf, withChanged } from './records.ts';

const haveFiles = only<FrozenMessage>(({ file }) => file !== undefined);
const firstDue = derived((messages: readonly FrozenMessage[]) =>
  messages.toSorted((one, other) => dueOf(one) - dueOf(other) || compareTexts(one.id, other.id)),
);

/** The messages with files that are not stored, those that are due first. */
export const withFiles = (messages: readonly FrozenMessage[]): readonly FrozenMessage[] =>
  firstDue(haveFiles(messages));

const dueOf = ({ file }: FrozenMessage): number =>
  file?.retry_at == null ? Number.POSITIVE_INFINITY : time(file.retry_at);

/** The messages whose files the holder may fetch now, those that wait longest first. */
export const dueFiles = (
  data: FrozenData,
  workspaceId: string,
  instanceId: string,
  { generation, clock }: { readonly generation: number; readonly clock: number },
): readonly FrozenMessage[] =>
  withFiles(ownOf(data, 'messages', workspaceId, instanceId)).filter(message =>
    isFileDue(message, generation, clock),
  );

export function lowdbFiles(store: Store) {
  return {
    async takeFiles(workspaceId, instanceId, { generation, limit, now }) {
      return store.commit(data => {
        const instance = instanceFor(data, workspaceId, instanceId, generation);
        if ('refused' in instance) return instance;
        const due = dueFiles(data, workspaceId, instanceId, { generation, clock: clockOf(now) });
        const versions = new Map(
          due.slice(0, limit).flatMap(message => {
            const { file } = message;
            return file === undefined ? [] : [[message, fileTaken(message, file, generation)] as const];
          }),
        );
        return {
          data: withChanged(data, 'messages', workspaceId, versions),
          result: [...versions.values()],
        };
      });
    },
  } satisfies Partial<MessagingRepository>;
}
