/** Chats over HTTP: list, read, mark as read, typing. */
import { defined } from '../../common/defined.ts';
import { invalidParameters, MarketplaceError } from '../../common/errors/errors.ts';
import type {
  Chat,
  ChatListRequest,
  MessageRecord,
  NoInput,
  ReadChatRequest,
  TypingRequest,
} from '../../generated/types.ts';
import type { Outcome } from '../../group/operation.ts';
import { type FoundChat, isRefused } from '../../repository/index.ts';
import { instanceIdOf, type MessagingCall, perform, refusedAs, requestedInstance } from '../calls.ts';
import { messagingErrors } from '../errors.ts';
import { progressOf } from '../events.ts';
import { showMessage } from '../show.ts';

const defaultLimit = 20;

const addressOf = (params: Readonly<Record<string, string>>) => params.chat ?? '';
const chatNotFound = () => new MarketplaceError(messagingErrors.chat_not_found);

/** A chat as responses and pages show it. */
export const showChat = ({ chat, last, name }: FoundChat): Chat => {
  const { last_sequence: _, ...rest } = chat;
  return { ...rest, name, last_message: last === null ? null : showMessage(last) };
};

export async function listChats(
  call: MessagingCall<ChatListRequest>,
): Promise<Outcome<{ data: Chat[]; next_cursor: string | null }>> {
  const { input, principal, repository } = call;
  const { limit = defaultLimit, cursor } = input;
  const { id } = await requestedInstance(call);
  const { chats, next } = await repository.messaging.listChats(principal.workspaceId, id, {
    limit,
    ...defined({ after: cursor }),
  });
  return { result: { data: chats.map(showChat), next_cursor: next } };
}

/** @throws MarketplaceError 404 */
async function chatOf(call: MessagingCall<unknown>): Promise<FoundChat> {
  const { params, principal, repository } = call;
  const { id } = await requestedInstance(call);
  const chat = await repository.messaging.findChat(principal.workspaceId, id, addressOf(params));
  if (chat === null) throw chatNotFound();
  return chat;
}

export async function getChat(call: MessagingCall<NoInput>): Promise<Outcome<Chat>> {
  return { result: showChat(await chatOf(call)) };
}

/** How many messages are marked in one step of the storage, and named in one command. */
const readAtOnce = 500;

/**
 * Marks messages as read here, and tells the channel if the instance is open: all commands at once, so that a channel that
 * does not answer holds up the request no longer than a single one.
 */
export async function readChat(call: MessagingCall<ReadChatRequest>): Promise<Outcome<Chat>> {
  const { input, params, principal, repository, now } = call;
  const { chat } = await chatOf(call);
  let sequence = chat.last_sequence;
  if (input.up_to !== undefined) {
    const last = await repository.messaging.findMessage(principal.workspaceId, instanceIdOf(params), {
      id: input.up_to,
    });
    if (last?.chat !== chat.address)
      throw invalidParameters({ pointer: '/up_to', reason: 'is not a message of this chat' });
    sequence = last.sequence;
  }
  const read: Readonly<MessageRecord>[][] = [];
  for (let isMore = true; isMore; ) {
    const marked = await repository.messaging.readChat(
      principal.workspaceId,
      instanceIdOf(params),
      chat.address,
      { sequence, at: new Date(now).toISOString(), limit: readAtOnce },
      { events: message => [progressOf(message, call)] },
    );
    if (isRefused(marked)) return refusedAs(marked.refused, { not_found: 'chat_not_found' });
    const messages = marked.messages.filter(({ external_id }) => external_id !== null);
    if (messages.length > 0) read.push(messages);
    isMore = marked.messages.length === readAtOnce;
  }
  await Promise.all(read.map(messages => tellChannel(call, chat.address, messages)));
  return { result: showChat(await chatOf(call)) };
}

/** What is read stays read, even if the channel cannot be told. */
async function tellChannel(
  call: MessagingCall<unknown>,
  chat: string,
  read: readonly Readonly<MessageRecord>[],
) {
  const messages = read.flatMap(({ external_id }) => external_id ?? []);
  const origin = read.at(-1)?.origin_id;
  try {
    await perform(call, 'chat.read', defined({ chat, messages, origin }));
  } catch (error) {
    if (!(error instanceof MarketplaceError)) throw error;
  }
}

export async function showTyping(call: MessagingCall<TypingRequest>): Promise<Outcome<Chat>> {
  const found = await chatOf(call);
  await perform(call, 'chat.typing', { chat: found.chat.address, typing: call.input.typing ?? true });
  return { result: showChat(found) };
}
