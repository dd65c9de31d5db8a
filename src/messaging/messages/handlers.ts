import { limitsOf } from '../../channel/driver.ts';
import { defined } from '../../common/defined.ts';
import { MarketplaceError } from '../../common/errors/errors.ts';
import type {
  EditMessageRequest,
  Message,
  MessageListRequest,
  MessageRecord,
  NoInput,
  ReactRequest,
  StoredContent,
} from '../../generated/types.ts';
import type { Outcome } from '../../group/operation.ts';
import { requestedFilters } from '../../repository/filters.ts';
import { isRefused, type MessageQuery, messageFilters } from '../../repository/index.ts';
import {
  instanceIdOf,
  type MessagingCall,
  perform,
  refusedAs,
  requestedInstance,
  storageNow,
} from '../calls.ts';
import { messagingErrors } from '../errors.ts';
import { reactionOf, updatedOf } from '../events.ts';
import { showMessage } from '../show.ts';
import { withText } from './content.ts';

const defaultLimit = 20;

const isoOf = (now: number) => new Date(now).toISOString();
const messageNotFound = () => new MarketplaceError(messagingErrors.message_not_found);

/** @throws MarketplaceError 404 */
async function requestedMessage({
  params,
  principal,
  repository,
}: Pick<MessagingCall<unknown>, 'params' | 'principal' | 'repository'>): Promise<Readonly<MessageRecord>> {
  const id = params.message_id ?? '';
  const message = await repository.messaging.findMessage(principal.workspaceId, instanceIdOf(params), { id });
  if (message === null) throw messageNotFound();
  return message;
}

/** A message that the channel knows. @throws MarketplaceError 404, 409 */
async function onChannel(
  call: MessagingCall<unknown>,
): Promise<Readonly<MessageRecord> & { readonly external_id: string }> {
  const message = await requestedMessage(call);
  const { external_id, deleted_at } = message;
  if (deleted_at !== null) throw new MarketplaceError(messagingErrors.message_ended, 'it has been deleted');
  if (external_id === null) throw new MarketplaceError(messagingErrors.message_not_sent);
  return { ...message, external_id };
}

/** How a driver knows a message. */
const namedFor = ({
  chat,
  external_id: message,
  origin_id: origin,
}: Pick<MessageRecord, 'chat' | 'origin_id'> & { readonly external_id: string }) =>
  origin === undefined ? { chat, message } : { chat, message, origin };

/** A sent message that the channel knows, of the account that is paired now. @throws MarketplaceError 404, 409 */
async function ownOnChannel(call: MessagingCall<unknown>) {
  const message = await onChannel(call);
  const { address } = await requestedInstance(call);
  if (message.from !== null && address !== null && message.from !== address)
    throw new MarketplaceError(
      messagingErrors.message_ended,
      `it was sent by the account ${message.from}, but the instance is ${address} now`,
    );
  return message;
}

export async function listMessages(
  call: MessagingCall<MessageListRequest>,
): Promise<Outcome<{ data: Message[]; next_cursor: string | null }>> {
  const { input, principal, repository } = call;
  const { chat, limit = defaultLimit, cursor } = input;
  const { id } = await requestedInstance(call);
  const { messages, next } = await repository.messaging.listMessages(principal.workspaceId, id, {
    ...requestedFilters<MessageQuery>(messageFilters, input),
    ...defined({ chat, after: cursor }),
    limit,
  });
  return { result: { data: messages.map(showMessage), next_cursor: next } };
}

export async function getMessage(call: MessagingCall<NoInput>): Promise<Outcome<Message>> {
  return { result: showMessage(await requestedMessage(call)) };
}

/** Changes what is stored, after the channel has changed it or before it was sent. */
async function change(
  call: MessagingCall<unknown>,
  to: { content: StoredContent; editedAt: string } | { deletedAt: string },
  when?: (message: Readonly<MessageRecord>) => boolean,
): Promise<Readonly<MessageRecord> | null> {
  const { params, principal, repository } = call;
  const changed = await repository.messaging.changeMessage(
    principal.workspaceId,
    instanceIdOf(params),
    { id: params.message_id ?? '' },
    to,
    {
      ...defined({ when }),
      events: message => [updatedOf(message, call)],
    },
  );
  if (!isRefused(changed)) return changed;
  if (changed.refused === 'changed') return null;
  return refusedAs(changed.refused, { not_found: 'message_not_found' });
}

const isWaiting = ({ state, sending, attempts }: Readonly<MessageRecord>) =>
  state === 'queued' && sending === null && attempts === 0;

/** @throws MarketplaceError 409: only sent messages of this instance can be changed */
function checkOwn({ direction, state }: Readonly<MessageRecord>): void {
  if (direction === 'in')
    throw new MarketplaceError(messagingErrors.message_ended, 'it was written by somebody else');
  if (state === 'failed') throw new MarketplaceError(messagingErrors.message_not_sent);
}

export async function editMessage(call: MessagingCall<EditMessageRequest>): Promise<Outcome<Message>> {
  const { input, now } = call;
  const before = await requestedMessage(call);
  checkOwn(before);
  if (before.content === null) throw deleted();
  const { driver } = await requestedInstance(call);
  const content = withText(before.content, input.text, limitsOf(call.service.driver(driver) ?? {}));
  if (isWaiting(before)) {
    const edited = await change(call, { content, editedAt: isoOf(now) }, isWaiting);
    if (edited !== null) return { result: shownEdit(edited) };
  }
  const named = namedFor(await ownOnChannel(call));
  await perform(call, 'message.edit', { ...named, content });
  const edited = await change(call, { content, editedAt: isoOf(now) });
  if (edited === null) throw messageNotFound();
  return { result: shownEdit(edited) };
}

const deleted = () => new MarketplaceError(messagingErrors.message_ended, 'it has been deleted');

/** @throws MarketplaceError 409 if somebody has deleted the message meanwhile, which stays so */
function shownEdit(message: Readonly<MessageRecord>): Message {
  if (message.content === null) throw deleted();
  return showMessage(message);
}

export async function deleteMessage(call: MessagingCall<NoInput>): Promise<Outcome<Message>> {
  const { now } = call;
  const before = await requestedMessage(call);
  if (before.deleted_at !== null) return { result: showMessage(before) };
  if (before.direction === 'in')
    throw new MarketplaceError(messagingErrors.message_ended, 'it was written by somebody else');
  if (before.state !== 'failed') {
    const waiting = isWaiting(before) ? await change(call, { deletedAt: isoOf(now) }, isWaiting) : null;
    if (waiting !== null) return { result: showMessage(waiting) };
    await perform(call, 'message.delete', namedFor(await ownOnChannel(call)));
  }
  const deleted = await change(call, { deletedAt: isoOf(now) });
  if (deleted === null) throw messageNotFound();
  return { result: showMessage(deleted) };
}

/** The file of a message that is stored, or is being fetched, stays as it is. */
export async function retryMessageMedia(call: MessagingCall<NoInput>): Promise<Outcome<Message>> {
  const { principal, params, repository, service } = call;
  const { id, instance_id, content } = await requestedMessage(call);
  if (content?.kind !== 'media') throw new MarketplaceError(messagingErrors.message_without_file);
  const changed = await repository.messaging.retryFile(
    principal.workspaceId,
    instanceIdOf(params),
    id,
    isoOf(await storageNow(call)),
    { events: message => [updatedOf(message, call)] },
  );
  if (isRefused(changed)) return refusedAs(changed.refused, { not_found: 'message_not_found' });
  service.engine.nudge(principal.workspaceId, instance_id, 'files');
  return { result: showMessage(changed) };
}

async function setReaction(call: MessagingCall<unknown>, emoji: string | null): Promise<Outcome<Message>> {
  const { params, principal, repository, now } = call;
  const message = await onChannel(call);
  await perform(call, 'message.react', { ...namedFor(message), from: message.from, emoji });
  const { address } = await requestedInstance(call);
  const from = address ?? instanceIdOf(params);
  const changed = await repository.messaging.react(
    principal.workspaceId,
    instanceIdOf(params),
    { id: params.message_id ?? '' },
    { from, emoji, at: isoOf(now) },
    { events: one => [reactionOf(one, { from, emoji }, call)] },
  );
  if (isRefused(changed)) return refusedAs(changed.refused, { not_found: 'message_not_found' });
  return { result: showMessage(changed) };
}

export const reactToMessage = (call: MessagingCall<ReactRequest>): Promise<Outcome<Message>> =>
  setReaction(call, call.input.emoji);

export const removeReaction = (call: MessagingCall<NoInput>): Promise<Outcome<Message>> =>
  setReaction(call, null);
