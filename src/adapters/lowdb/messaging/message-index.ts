/** How messages are found: none of it is searched through for a request. */
import { groupBy } from '../../../common/group-by.ts';
import type { MessageName } from '../../../repository/index.ts';
import type { ChatQueue } from '../../data/messages.ts';
import { type Data, derived } from '../data.ts';
import { newestFirst } from '../order.ts';
import { indexBy, keyOf, listOf, type Message, sortedByInstance } from './records.ts';

const byId = indexBy<Message>(({ id }) => id);
const byExternalId = indexBy<Message>(({ instance_id, external_id }) =>
  external_id === null ? null : keyOf(instance_id, external_id),
);
const byRequestKey = indexBy<Message>(({ instance_id, request_key }) =>
  request_key === null ? null : keyOf(instance_id, request_key),
);

const inChats = derived((messages: readonly Message[]) => {
  const chats = groupBy(messages, ({ instance_id, chat }) => keyOf(instance_id, chat));
  for (const list of chats.values()) list.sort((one, other) => other.sequence - one.sequence);
  return chats;
});

const ofInstances = sortedByInstance<Message>(newestFirst(({ created_at }) => created_at));

/** The queues of the chats of each instance. */
const queues = derived((messages: readonly Message[]) => {
  const queued = messages
    .filter(({ state }) => state === 'queued')
    .sort((one, other) => one.sequence - other.sequence);
  const found = new Map<string, readonly ChatQueue[]>();
  for (const [instanceId, own] of groupBy(queued, ({ instance_id }) => instance_id))
    found.set(
      instanceId,
      [...groupBy(own, ({ chat }) => chat).values()].map(list => ({
        queued: list,
        sending: list.filter(({ sending }) => sending !== null),
      })),
    );
  return found;
});

const unread = derived((messages: readonly Message[]) => {
  const received = messages.filter(({ direction, state }) => direction === 'in' && state === 'delivered');
  const chats = groupBy(received, ({ instance_id, chat }) => keyOf(instance_id, chat));
  for (const list of chats.values()) list.sort((one, other) => one.sequence - other.sequence);
  return chats;
});

const none: readonly never[] = [];
const messagesOf = (data: Data, workspaceId: string) => listOf(data, 'messages', workspaceId);

export const messageWithId = (data: Data, workspaceId: string, id: string): Message | undefined =>
  byId(messagesOf(data, workspaceId)).get(id);

export const messageWithExternalId = (
  data: Data,
  workspaceId: string,
  instanceId: string,
  externalId: string,
): Message | undefined => byExternalId(messagesOf(data, workspaceId)).get(keyOf(instanceId, externalId));

export const messageOfRequest = (
  data: Data,
  workspaceId: string,
  instanceId: string,
  key: string,
): Message | undefined => byRequestKey(messagesOf(data, workspaceId)).get(keyOf(instanceId, key));

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
): readonly Message[] => inChats(messagesOf(data, workspaceId)).get(keyOf(instanceId, chat)) ?? none;

/** The messages of an instance, newest first. */
export const messagesOfInstance = (data: Data, workspaceId: string, instanceId: string): readonly Message[] =>
  ofInstances(messagesOf(data, workspaceId)).get(instanceId) ?? none;

export const queuesOf = (data: Data, workspaceId: string, instanceId: string): readonly ChatQueue[] =>
  queues(messagesOf(data, workspaceId)).get(instanceId) ?? none;

/** The received messages of a chat that are not read, oldest first. */
export const unreadIn = (
  data: Data,
  workspaceId: string,
  instanceId: string,
  chat: string,
): readonly Message[] => unread(messagesOf(data, workspaceId)).get(keyOf(instanceId, chat)) ?? none;
