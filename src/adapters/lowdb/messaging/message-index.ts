/** How messages are found: none of it is searched through for a request. */
import { groupBy } from '../../../common/collections/group-by.ts';
import { type MessageName, type Refused, refuse } from '../../../repository/index.ts';
import type { ChatQueue } from '../../rules/messages.ts';
import { derived, type FrozenData, recordsOf } from '../data.ts';
import { indexBy } from '../index-by.ts';
import { newestFirst } from '../order.ts';
import { type FrozenMessage, only, ownOf, sortedBy } from './records.ts';

const byId = indexBy<FrozenMessage>(({ id }) => id);
/** Neither a chat nor an id contains control characters. */
const inChat = (chat: string, id: string) => `${chat}\n${id}`;
const byExternalId = indexBy<FrozenMessage>(({ chat, external_id }) =>
  external_id === null ? null : inChat(chat, external_id),
);
const byRequestKey = indexBy<FrozenMessage>(({ request_key }) => request_key);

/** Those of all chats, by their ids on the channel. */
const ofAnyChat = derived((messages: readonly FrozenMessage[]) =>
  groupBy(
    messages.filter(({ external_id }) => external_id !== null),
    ({ external_id }) => external_id ?? '',
  ),
);
/** The newest of each chat with an id by which others refer to it. */
const byOriginId = derived((messages: readonly FrozenMessage[]) => {
  const index = new Map<string, FrozenMessage>();
  for (const message of messages) {
    if (message.origin_id === undefined) continue;
    const name = inChat(message.chat, message.origin_id);
    if ((index.get(name)?.sequence ?? 0) < message.sequence) index.set(name, message);
  }
  return index;
});

const inChats = derived((messages: readonly FrozenMessage[]) => groupBy(messages, ({ chat }) => chat));
const newest = sortedBy<FrozenMessage>(newestFirst(({ created_at }) => created_at));
const lastOfChat = sortedBy<FrozenMessage>((one, other) => other.sequence - one.sequence);
const firstOfChat = sortedBy<FrozenMessage>((one, other) => one.sequence - other.sequence);

const queued = only<FrozenMessage>(({ state }) => state === 'queued');
const queues = derived((messages: readonly FrozenMessage[]): readonly ChatQueue[] =>
  [...groupBy(firstOfChat(messages), ({ chat }) => chat).values()].map(list => ({
    queued: list,
    sending: list.filter(({ sending }) => sending !== null),
  })),
);

const unread = derived((messages: readonly FrozenMessage[]) =>
  inChats(messages.filter(({ direction, state }) => direction === 'in' && state === 'delivered')),
);

const none: readonly never[] = [];

export const messageWithId = (data: FrozenData, workspaceId: string, id: string): FrozenMessage | undefined =>
  byId(recordsOf(data, 'messages', workspaceId)).get(id);

export const messageWithExternalId = (
  data: FrozenData,
  workspaceId: string,
  instanceId: string,
  { chat, externalId }: { readonly chat: string; readonly externalId: string },
): FrozenMessage | undefined =>
  byExternalId(ownOf(data, 'messages', workspaceId, instanceId)).get(inChat(chat, externalId));

export const messageOfRequest = (
  data: FrozenData,
  workspaceId: string,
  instanceId: string,
  key: string,
): FrozenMessage | undefined => byRequestKey(ownOf(data, 'messages', workspaceId, instanceId)).get(key);

export function messageIn(
  data: FrozenData,
  workspaceId: string,
  instanceId: string,
  name: MessageName,
): FrozenMessage | Refused<'not_found' | 'ambiguous'> {
  const own = ownOf(data, 'messages', workspaceId, instanceId);
  if ('id' in name) {
    const message = messageWithId(data, workspaceId, name.id);
    return message?.instance_id === instanceId ? message : refuse('not_found');
  }
  const { chat, externalId } = name;
  if (chat !== undefined) {
    const text = inChat(chat, externalId);
    return byExternalId(own).get(text) ?? byOriginId(own).get(text) ?? refuse('not_found');
  }
  const [message, other] = ofAnyChat(own).get(externalId) ?? none;
  if (message === undefined) return refuse('not_found');
  return other === undefined ? message : refuse('ambiguous');
}

/** The messages of a chat, newest first. */
export const messagesInChat = (
  data: FrozenData,
  workspaceId: string,
  instanceId: string,
  chat: string,
): readonly FrozenMessage[] =>
  lastOfChat(inChats(ownOf(data, 'messages', workspaceId, instanceId)).get(chat) ?? none);

/** The messages of an instance, newest first. */
export const messagesOfInstance = (
  data: FrozenData,
  workspaceId: string,
  instanceId: string,
): readonly FrozenMessage[] => newest(ownOf(data, 'messages', workspaceId, instanceId));

export const queuesOf = (data: FrozenData, workspaceId: string, instanceId: string): readonly ChatQueue[] =>
  queues(queued(ownOf(data, 'messages', workspaceId, instanceId)));

/** The received messages of a chat that are not read, oldest first. */
export const unreadIn = (
  data: FrozenData,
  workspaceId: string,
  instanceId: string,
  chat: string,
): readonly FrozenMessage[] =>
  firstOfChat(unread(ownOf(data, 'messages', workspaceId, instanceId)).get(chat) ?? none);
