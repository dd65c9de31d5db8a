/** The operations of messages. */

import { jsonReply, pageReply } from '../../group/envelope.ts';
import { lazily } from '../../group/lazily.ts';
import { operationFor } from '../../group/operation.ts';
import type { MessagingService } from '../service.ts';
import { instance, performedInGroup, read, send } from '../shapes.ts';

const handlers = lazily(() => import('./handlers.ts'));
const sending = lazily(() => import('./send-message.ts'));
const operation = operationFor<MessagingService, 'messaging' | 'webhooks'>();
const path = `${instance.path}/messages`;
const message = {
  path: `${path}/:message_id`,
  params: { ...instance.params, message_id: { description: 'Id of the message.', example: 'msg_demo_2' } },
} as const;
const reply = jsonReply('Message', 'The message.', { about: 'A message.' });

export const messageOperations = [
  operation({
    id: 'sendMessage',
    isRecorded: false,
    method: 'POST',
    path,
    params: instance.params,
    summary: 'Send a message',
    description:
      'Queues a text, file, location, contact card or poll. Messages to the same recipient are sent in their order. If the connection is lost, they wait until it is open again. `message.status` tells what becomes of it.',
    ...send,
    idempotent: true,
    request: 'SendMessageRequest',
    reply: { ...reply, status: 202, description: 'The queued message.' },
    errors: [
      'instance_not_found',
      'instance_not_connected',
      'not_supported',
      'too_many_queued',
      'message_key_reused',
    ],
    handler: sending.sendMessage,
  }),
  operation({
    id: 'listMessages',
    method: 'GET',
    path,
    params: instance.params,
    summary: 'List messages',
    description: 'Returns the messages of an instance or of one chat, newest first.',
    ...read,
    request: 'MessageListRequest',
    reply: pageReply('Message', 'A page of messages.', { about: 'Messages, newest first.' }),
    errors: ['instance_not_found'],
    handler: handlers.listMessages,
  }),
  operation({
    id: 'getMessage',
    method: 'GET',
    ...message,
    summary: 'Read a message',
    description: 'Returns the message with its state.',
    ...read,
    request: 'NoInput',
    reply: { ...reply, revalidate: true },
    errors: ['message_not_found'],
    handler: handlers.getMessage,
  }),
  operation({
    id: 'editMessage',
    method: 'PATCH',
    ...message,
    summary: 'Edit a message',
    description:
      'Changes the text or caption of a sent message, also for its recipients. A message that still waits is changed before it is sent.',
    ...send,
    request: 'EditMessageRequest',
    reply,
    errors: ['message_not_found', 'message_not_sent', 'message_ended', ...performedInGroup],
    handler: handlers.editMessage,
  }),
  operation({
    id: 'deleteMessage',
    method: 'DELETE',
    ...message,
    summary: 'Delete a message',
    description:
      'Deletes a sent message for everyone. A message that still waits is not sent. The record of the message stays, without its content.',
    ...send,
    request: 'NoInput',
    reply,
    errors: ['message_not_found', 'message_not_sent', 'message_ended', ...performedInGroup],
    handler: handlers.deleteMessage,
  }),
  operation({
    id: 'retryMessageMedia',
    method: 'POST',
    path: `${message.path}/media/retry`,
    params: { ...message.params, message_id: { ...message.params.message_id, example: 'msg_demo_118' } },
    summary: 'Fetch the file of a message again',
    description:
      'Asks the channel again for the file of a received message that is `pending`, `too_large`, `no_room` or `failed`. `message.updated` tells when it is stored, or why it is not. A file that is stored stays as it is.',
    ...send,
    request: 'NoInput',
    reply: { ...reply, status: 202 },
    errors: ['message_not_found', 'message_without_file'],
    handler: handlers.retryMessageMedia,
  }),
  operation({
    id: 'reactToMessage',
    method: 'PUT',
    path: `${message.path}/reaction`,
    params: message.params,
    summary: 'React to a message',
    description:
      'Sets the reaction of the instance to a received or sent message. It replaces an earlier one.',
    ...send,
    request: 'ReactRequest',
    reply,
    errors: ['message_not_found', 'message_not_sent', 'message_ended', ...performedInGroup],
    handler: handlers.reactToMessage,
  }),
  operation({
    id: 'removeReaction',
    method: 'DELETE',
    path: `${message.path}/reaction`,
    params: message.params,
    summary: 'Remove a reaction',
    description: 'Removes the reaction of the instance.',
    ...send,
    request: 'NoInput',
    reply,
    errors: ['message_not_found', 'message_not_sent', 'message_ended', ...performedInGroup],
    handler: handlers.removeReaction,
  }),
];
