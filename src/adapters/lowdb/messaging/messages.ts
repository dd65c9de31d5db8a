import { fitting } from '../../../repository/filters.ts';
import { type MessagingRepository, messageFilters, refuse } from '../../../repository/index.ts';
import { createdFirst } from '../../rules/created-first.ts';
import { nextOf, settled, taken } from '../../rules/messages.ts';
import { checkRecord } from '../../rules/storable.ts';
import { derived, type FrozenData } from '../data.ts';
import { clockOf } from '../order.ts';
import type { Store } from '../store.ts';
import { addMessages } from './add-messages.ts';
import {
  messageIn,
  messageOfRequest,
  messagesInChat,
  messagesOfInstance,
  messageWithExternalId,
  messageWithId,
  queuesOf,
} from './message-index.ts';
import { type FrozenMessage, instanceFor, withChanged, withEvents } from './records.ts';

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

    listMessages(workspaceId, instanceId, query) {
      const { chat, limit, after } = query;
      const { data } = store;
      const fits = fitting(messageFilters, query);
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
        if (message === undefined || !fits(message)) continue;
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
      return store.commit(data => {
        const instance = instanceFor(data, workspaceId, instanceId, generation);
        if ('refused' in instance) return instance;
        const message = messageWithId(data, workspaceId, id);
        if (message?.instance_id !== instanceId) return refuse('not_found');
        if (message.sending !== generation) return refuse('changed');
        const externalId = outcome.state === 'sent' ? outcome.externalId : null;
        const other =
          externalId === null
            ? undefined
            : messageWithExternalId(data, workspaceId, instanceId, { chat: message.chat, externalId });
        const result = settled(message, outcome, other === undefined ? externalId : null);
        checkRecord('messaging.settleMessage', 'messages', result);
        const next = withChanged(data, 'messages', workspaceId, new Map([[message, result]]));
        const reported = message.state === 'queued' ? events(result) : [];
        return { data: withEvents(next, workspaceId, instanceId, reported), result };
      });
    },
  } satisfies Partial<MessagingRepository>;
}
