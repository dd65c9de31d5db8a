/** The files of received messages that are not stored yet. */
import { compareTexts } from '../../../common/compare-texts.ts';
import { type MessagingRepository, type Refused, refuse } from '../../../repository/index.ts';
import { fileAsked, fileSettled, fileTaken, isFileDue } from '../../rules/files.ts';
import { checkTimes } from '../../rules/storable.ts';
import { derived, type FrozenData } from '../data.ts';
import { clockOf, time } from '../order.ts';
import type { Store } from '../store.ts';
import { changeOne } from './change-one.ts';
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

    async settleFile(workspaceId, instanceId, id, given, { generation, events = () => [] }) {
      const outcome = structuredClone(given);
      return changeOne<'changed', { readonly id: string }>(
        store,
        'messaging.settleFile',
        { workspaceId, instanceId, name: { id }, generation },
        message => fileSettled(message, outcome, generation) ?? refuse('changed'),
        (_, after) => events(after),
      );
    },

    async retryFile(workspaceId, instanceId, id, at, { events = () => [] } = {}) {
      checkTimes('messaging.retryFile', { at });
      return changeOne(
        store,
        'messaging.retryFile',
        { workspaceId, instanceId, name: { id }, generation: undefined },
        message => fileAsked(message, at),
        (_, after) => events(after),
      ) as Promise<FrozenMessage | Refused<'not_found'>>;
    },
  } satisfies Partial<MessagingRepository>;
}
