import {
  type MessagingRepository,
  type NewMessage,
  refuse,
  type StoredMessage,
} from '../../../repository/index.ts';
import { deepFreeze } from '../../rules/deep-freeze.ts';
import { checkNewMessages } from '../../rules/messages.ts';
import { sameMessages } from '../../rules/messaging/same-messages.ts';
import type { FrozenData } from '../data.ts';
import { time } from '../order.ts';
import type { Store } from '../store.ts';
import { groupAt } from './addresses.ts';
import { chatIn, withChats } from './chats.ts';
import { messageOfRequest, messageWithExternalId, messageWithId, queuesOf } from './message-index.ts';
import { type FrozenChat, type FrozenMessage, instanceFor, withAdded, withEvents } from './records.ts';

type AddMessages = MessagingRepository['addMessages'];

/** The stored messages that a new one may be the same as. */
function knownAs(
  data: FrozenData,
  workspaceId: string,
  instanceId: string,
  { id, chat, external_id: externalId, request_key: key }: NewMessage,
): FrozenMessage[] {
  const here = [data, workspaceId, instanceId] as const;
  const found = [
    messageWithId(data, workspaceId, id),
    externalId === null ? undefined : messageWithExternalId(...here, { chat, externalId }),
    key === null ? undefined : messageOfRequest(...here, key),
  ];
  return found.filter(message => message !== undefined);
}

/** The data with new messages, each after those before it in its chat. */
function withMessages(
  data: FrozenData,
  workspaceId: string,
  instanceId: string,
  messages: readonly NewMessage[],
  chatKind: FrozenChat['kind'] | undefined,
): { data: FrozenData; added: readonly FrozenMessage[] } {
  const here = [data, workspaceId, instanceId] as const;
  const chats = new Map<string, FrozenChat>();
  const isGroup = (address: string) => groupAt(here, address) !== undefined;
  const newChat = (address: string, active_at: string): FrozenChat => ({
    instance_id: instanceId,
    address,
    kind: chatKind ?? (isGroup(address) ? 'group' : 'direct'),
    last_sequence: 0,
    unread: 0,
    active_at,
  });
  const added = messages.map(message => {
    const { chat, created_at, direction } = message;
    const before = chats.get(chat) ?? chatIn(...here, chat) ?? newChat(chat, created_at);
    const sequence = before.last_sequence + 1;
    chats.set(chat, {
      ...before,
      last_sequence: sequence,
      unread: before.unread + (direction === 'in' ? 1 : 0),
      active_at: time(created_at) > time(before.active_at) ? created_at : before.active_at,
    });
    return deepFreeze({ ...message, instance_id: instanceId, sequence });
  });
  const versions = new Map<FrozenChat, FrozenChat>();
  const fresh: FrozenChat[] = [];
  for (const [address, chat] of chats) {
    const old = chatIn(...here, address);
    if (old === undefined) fresh.push(chat);
    else versions.set(old, chat);
  }
  const next = withAdded(data, 'messages', workspaceId, added);
  return { data: withChats(next, workspaceId, versions, fresh), added };
}

const isQueued = ({ state }: Pick<FrozenMessage, 'state'>) => state === 'queued';

const queuedIn = (data: FrozenData, workspaceId: string, instanceId: string): number =>
  queuesOf(data, workspaceId, instanceId).reduce((sum, { queued }) => sum + queued.length, 0);

export const addMessages =
  (store: Store): AddMessages =>
  async (
    workspaceId,
    instanceId,
    messages,
    { generation, most = Number.POSITIVE_INFINITY, chatKind, events = () => [] } = {},
  ) => {
    const copies = structuredClone(messages);
    checkNewMessages(copies);
    return store.commit(data => {
      const instance = instanceFor(data, workspaceId, instanceId, generation);
      if ('refused' in instance) return instance;
      const known = copies.flatMap(message => knownAs(data, workspaceId, instanceId, message));
      const same = sameMessages(instanceId, known, copies);
      if (same === null) return refuse('key_reused');
      const fresh = copies.filter((_, index) => same[index] === undefined);
      const more = fresh.filter(isQueued).length;
      if (more > 0 && queuedIn(data, workspaceId, instanceId) + more > most) return refuse('too_many');
      const { data: next, added } = withMessages(data, workspaceId, instanceId, fresh, chatKind);
      const stored = new Map([...known, ...added].map(message => [message.id, message]));
      const result = copies.map((message, index): StoredMessage => {
        const { id } = same[index] ?? message;
        return { message: stored.get(id) as FrozenMessage, isNew: same[index] === undefined };
      });
      return {
        data: withEvents(
          next,
          workspaceId,
          instanceId,
          added.flatMap(message => events(message)),
        ),
        result,
      };
    });
  };
