/** How messages are found: none of it is searched through for a request. */
import { groupBy } from '../../../common/group-by.ts';
import type { MessageName } from '../../../repository/index.ts';
import type { ChatQueue } from '../../data/messages.ts';
import { type Data, derived } from '../data.ts';
import { newestFirst } from '../order.ts';
import { indexBy, listOf, type Message, ownOf, sortedBy } from './records.ts';

const byId = indexBy<Message>(({ id }) => id);
const byExternalId = indexBy<Message>(({ external_id }) => external_id);
const byRequestKey = indexBy<Message>(({ request_key }) => request_key);

const inChats = derived((messages: readonly Message[]) => groupBy(messages, ({ chat }) => chat));
const newest = sortedBy<Message>(newestFirst(({ created_at }) => created_at));
const lastOfChat = sortedBy<Message>((one, other) => other.sequence - one.sequence);
const firstOfChat = sortedBy<Message>((one, other) => one.sequence - other.sequence);

const queues = derived((messages: readonly Message[]): readonly ChatQueue[] => {
  const queued = firstOfChat(messages.filter(({ state }) => state === 'queued'));
  return [...groupBy(queued, ({ chat }) => chat).values()].map(list => ({
    queued: list,
    sending: list.filter(({ sending }) => sending !== null),
  }));
});

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
  externalId: string,
): Message | undefined => byExternalId(ownOf(data, 'messages', workspaceId, instanceId)).get(externalId);

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
  name: MessageName | { readonly requestKey: string },
): Message | undefined {
  if ('requestKey' in name) return messageOfRequest(data, workspaceId, instanceId, name.requestKey);
  if ('externalId' in name) return messageWithExternalId(data, workspaceId, instanceId, name.externalId);
  const message = messageWithId(data, workspaceId, name.id);
  return message?.instance_id === instanceId ? message : undefined;
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
  queues(ownOf(data, 'messages', workspaceId, instanceId));

/** The received messages of a chat that are not read, oldest first. */
export const unreadIn = (
  data: Data,
  workspaceId: string,
  instanceId: string,
  chat: string,
): readonly Message[] =>
  firstOfChat(unread(ownOf(data, 'messages', workspaceId, instanceId)).get(chat) ?? none);
