import { type MessagingRepository, refuse } from '../../../repository/index.ts';
import { createdFirst } from '../../rules/created-first.ts';
import { advanced, edited, nextOf, reacted, settled, taken } from '../../rules/messages.ts';
import { derived, type FrozenData } from '../data.ts';
import { clockOf } from '../order.ts';
import type { Store } from '../store.ts';
import { addMessages } from './add-messages.ts';
import { changeOne } from './change-one.ts';
import {
  messageIn,
  messageOfRequest,
  messagesInChat,
  messagesOfInstance,
  messageWithExternalId,
  queuesOf,
} from './message-index.ts';
import { type FrozenMessage, instanceFor, withChanged } from './records.ts';

const placesIn = derived(
  (messages: readonly FrozenMessage[]) => new Map(messages.map((message, index) => [message, index])),
);

/** The messages that the holder may take now, oldest first. */
export const takeable = (
  data: FrozenData,
  workspaceId: string,
  instanceId: string,
  { generation, clock }: { readonly generation: number; readonly clock: number },
): readonly FrozenMessage[] =>
  queuesOf(data, workspaceId, instanceId)
    .flatMap(queue => nextOf(queue, generation, clock) ?? [])
    .sort(createdFirst);

export function lowdbMessages(store: Store) {
  return {
    addMessages: addMessages(store),

    listMessages(workspaceId, instanceId, { chat, direction, state, limit, after }) {
      const { data } = store;
      const all =
        chat === undefined
          ? messagesOfInstance(data, workspaceId, instanceId)
          : messagesInChat(data, workspaceId, instanceId, chat);
      const last = after === undefined ? undefined : messageIn(data, workspaceId, instanceId, { id: after });
      if (last !== undefined && ('refused' in last || (chat !== undefined && last.chat !== chat)))
        return { messages: [], next: null };
      const messages: FrozenMessage[] = [];
      for (let at = last === undefined ? 0 : (placesIn(all).get(last) ?? 0) + 1; at < all.length; at += 1) {
        const message = all[at];
        if (
          message === undefined ||
          (direction !== undefined && message.direction !== direction) ||
          (state !== undefined && message.state !== state)
        )
          continue;
        if (messages.length === limit) return { messages, next: messages.at(-1)?.id ?? null };
        messages.push(message);
      }
      return { messages, next: null };
    },

    findMessage(workspaceId, instanceId, name) {
      const here = [store.data, workspaceId, instanceId] as const;
      if ('requestKey' in name) return messageOfRequest(...here, name.requestKey) ?? null;
      const message = messageIn(...here, name);
      return 'refused' in message ? null : message;
    },

    async takeMessages(workspaceId, instanceId, { generation, limit, now }) {
      return store.commit(data => {
        const instance = instanceFor(data, workspaceId, instanceId, generation);
        if ('refused' in instance) return instance;
        const next = takeable(data, workspaceId, instanceId, { generation, clock: clockOf(now) });
        const versions = new Map(next.slice(0, limit).map(message => [message, taken(message, generation)]));
        const result = [...versions].map(([before, message]) => ({
          message,
          again: before.sending !== null,
        }));
        return { data: withChanged(data, 'messages', workspaceId, versions), result };
      });
    },

    async settleMessage(workspaceId, instanceId, id, given, { generation, events = () => [] }) {
      const outcome = structuredClone(given);
      return changeOne(
        store,
        'messaging.settleMessage',
        { workspaceId, instanceId, name: { id }, generation },
        (message, data) => {
          if (message.sending !== generation) return refuse('changed');
          const externalId = outcome.state === 'sent' ? outcome.externalId : null;
          const other =
            externalId === null
              ? undefined
              : messageWithExternalId(data, workspaceId, instanceId, { chat: message.chat, externalId });
          return settled(message, outcome, other === undefined ? externalId : null);
        },
        (before, after) => (before.state === 'queued' ? events(after) : []),
      );
    },

    async advanceMessage(workspaceId, instanceId, name, progress, { generation, events = () => [] } = {}) {
      const report = structuredClone(progress);
      return changeOne(
        store,
        'messaging.advanceMessage',
        { workspaceId, instanceId, name, generation },
        message => advanced(message, report),
        (_, after) => events(after),
      );
    },

    async changeMessage(
      workspaceId,
      instanceId,
      name,
      change,
      { generation, when = () => true, events = () => [] } = {},
    ) {
      const copy = structuredClone(change);
      return changeOne<'changed'>(
        store,
        'messaging.changeMessage',
        { workspaceId, instanceId, name, generation },
        message => (when(message) ? edited(message, copy) : refuse('changed')),
        (_, after) => events(after),
      );
    },

    async react(workspaceId, instanceId, name, reaction, { generation, events = () => [] } = {}) {
      const copy = structuredClone(reaction);
      return changeOne(
        store,
        'messaging.react',
        { workspaceId, instanceId, name, generation },
        message => reacted(message, copy),
        (_, after) => events(after),
      );
    },
  } satisfies Partial<MessagingRepository>;
}
