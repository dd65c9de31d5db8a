/** How messages are found: none of it is searched through for a request. */
import { groupBy } from '../../../common/group-by.ts';
import { type MessageName, type Refused, refuse } from '../../../repository/index.ts';
import type { ChatQueue } from '../../data/messages.ts';
import { type Data, derived } from '../data.ts';
import { newestFirst } from '../order.ts';
import { indexBy, listOf, type Message, only, ownOf, sortedBy } from './records.ts';

const byId = indexBy<Message>(({ id }) => id);
/** Neither a chat nor an id contains control characters. */
const inChat = (chat: string, id: string) => `${chat}\n${id}`;
const byExternalId = indexBy<Message>(({ chat, external_id }) =>
  external_id === null ? null : inChat(chat, external_id),
);
const byRequestKey = indexBy<Message>(({ request_key }) => request_key);

/** Those of all chats, by their ids on the channel. */
const ofAnyChat = derived((messages: readonly Message[]) =>
  groupBy(
    messages.filter(({ external_id }) => external_id !== null),
    ({ external_id }) => external_id ?? '',
  ),
);
/** The newest of each chat with an id by which others refer to it. */
const byOriginId = derived((messages: readonly Message[]) => {
  const index = new Map<string, Message>();
  for (const message of messages) {
    if (message.origin_id === undefined) continue;
    const name = inChat(message.chat, message.origin_id);
    if ((index.get(name)?.sequence ?? 0) < message.sequence) index.set(name, message);
  }
  return index;
});

const inChats = derived((messages: readonly Message[]) => groupBy(messages, ({ chat }) => chat));
const newest = sortedBy<Message>(newestFirst(({ created_at }) => created_at));
const lastOfChat = sortedBy<Message>((one, other) => other.sequence - one.sequence);
const firstOfChat = sortedBy<Message>((one, other) => one.sequence - other.sequence);

const queued = only<Message>(({ state }) => state === 'queued');
const queues = derived((messages: readonly Message[]): readonly ChatQueue[] =>
  [...groupBy(firstOfChat(messages), ({ chat }) => chat).values()].map(list => ({
    queued: list,
    sending: list.filter(({ sending }) => sending !== null),
  })),
);

const unread = derived((messages: readonly Message[]) =>
  inChats(messages.filter(({ direction, state }) => direction === 'in' && state === 'delivered')),
);

const none: readonly never[] = [];

export const messageWithId = (data: Data, workspaceId: string, id: string): Message | undefined =>
  byId(listOf(data, 'messages', workspaceId)).get(id);

export const messageWithExternalId = (
  data: Data,
  workspaceId: string,
  instanceId: string,
  { chat, externalId }: { readonly chat: string; readonly externalId: string },
): Message | undefined =>
  byExternalId(ownOf(data, 'messages', workspaceId, instanceId)).get(inChat(chat, externalId));

export const messageOfRequest = (
  data: Data,
  workspaceId: string,
  instanceId: string,
  key: string,
): Message | undefined => byRequestKey(ownOf(data, 'messages', workspaceId, instanceId)).get(key);

export function messageIn(
  data: Data,
  workspaceId: string,
  instanceId: string,
  name: MessageName,
): Message | Refused<'not_found' | 'ambiguous'> {
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
  data: Data,
  workspaceId: string,
  instanceId: string,
  chat: string,
): readonly Message[] =>
  lastOfChat(inChats(ownOf(data, 'messages', workspaceId, instanceId)).get(chat) ?? none);

/** The messages of an instance, newest first. */
export const messagesOfInstance = (data: Data, workspaceId: string, instanceId: string): readonly Message[] =>
  newest(ownOf(data, 'messages', workspaceId, instanceId));

/** The queues of the chats of an instance. */
export const queuesOf = (data: Data, workspaceId: string, instanceId: string): readonly ChatQueue[] =>
  queues(queued(ownOf(data, 'messages', workspaceId, instanceId)));

/** The received messages of a chat that are not read, oldest first. */
export const unreadIn = (
  data: Data,
  workspaceId: string,
  instanceId: string,
  chat: string,
): readonly Message[] =>
  firstOfChat(unread(ownOf(data, 'messages', workspaceId, instanceId)).get(chat) ?? none);
