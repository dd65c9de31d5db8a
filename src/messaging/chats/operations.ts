/** The operations of chats. */

import { jsonReply, pageReply } from '../../group/envelope.ts';
import { lazily } from '../../group/lazily.ts';
import { operationFor } from '../../group/operation.ts';
import type { MessagingService } from '../service.ts';
import { instance, performedInGroup, read, send } from '../shapes.ts';

const handlers = lazily(() => import('./handlers.ts'));
const operation = operationFor<MessagingService, 'messaging' | 'webhooks'>();
const path = `${instance.path}/chats`;
const chat = {
  path: `${path}/:chat`,
  params: {
    ...instance.params,
    chat: { description: 'Address of the person or group.', example: '+4915112345601' },
  },
} as const;
const reply = jsonReply('Chat', 'The chat.', { about: 'A chat.' });

export const chatOperations = [
  operation({
    id: 'listChats',
    method: 'GET',
    path,
    params: instance.params,
    summary: 'List chats',
    description: 'Returns the chats of an instance with their newest message, the latest first.',
    ...read,
    request: 'ChatListRequest',
    reply: pageReply('Chat', 'A page of chats.', { about: 'Chats, latest first.' }),
    errors: ['instance_not_found'],
    handler: handlers.listChats,
  }),
  operation({
    id: 'getChat',
    method: 'GET',
    ...chat,
    summary: 'Read a chat',
    description: 'Returns the chat with its newest message and the number of unread messages.',
    ...read,
    request: 'NoInput',
    reply: { ...reply, revalidate: true },
    errors: ['instance_not_found', 'chat_not_found'],
    handler: handlers.getChat,
  }),
  operation({
    id: 'readChat',
    isRecorded: false,
    method: 'POST',
    path: `${chat.path}/read`,
    params: chat.params,
    summary: 'Mark a chat as read',
    description: 'Marks received messages as read, and tells the channel if the instance is open.',
    ...send,
    request: 'ReadChatRequest',
    reply,
    errors: ['instance_not_found', 'chat_not_found'],
    handler: handlers.readChat,
  }),
  operation({
    id: 'showTyping',
    isRecorded: false,
    method: 'POST',
    path: `${chat.path}/typing`,
    params: chat.params,
    summary: 'Show that you are typing',
    description: 'Shows or hides the typing indicator at the recipient.',
    ...send,
    request: 'TypingRequest',
    reply,
    errors: ['chat_not_found', ...performedInGroup],
    handler: handlers.showTyping,
  }),
];
