/** Stores what a driver tells of its channel, each in one step with its event. */
import { ChannelError } from '../../channel/errors.ts';
import type { ReceivedContent } from '../../channel/events.ts';
import { defined } from '../../common/defined.ts';
import { newId } from '../../common/new-id.ts';
import type { MessageRecord } from '../../generated/types.ts';
import {
  type Holding,
  isRefused,
  type MessageName,
  newMessage,
  type Refused,
} from '../../repository/index.ts';
import { progressOf, reactionOf, receivedOf, updatedOf } from '../events.ts';
import { AddressBookStore } from './address-book-store.ts';
import { InstanceLostError, type MessagingContext } from './context.ts';
import {
  type ConversationEvent,
  checkConversationEvent,
  storedOrRefused,
  type Told,
} from './conversation-event.ts';
import { holderChange } from './holder-change.ts';
import { lineOf } from './reason.ts';
import { type ReceivedContentRecord, recordOfContent } from './received-content.ts';

/** How many messages are marked as read in one step. */
const readAtOnce = 500;
type Message = Readonly<MessageRecord>;

export interface ChannelEventStoreParts {
  readonly holding: Holding;
  /** The own address of the instance, if it is known. */
  readonly address: () => string | null;
  /** Resolves when nothing is being sent any more, in one chat or in all. */
  readonly idle: (chat?: string) => Promise<void>;
  /** A message was stored whose file is to be fetched. */
  readonly filed: () => void;
  /** Somebody else has written a message that was not stored yet. */
  readonly received: () => void;
}

export class ChannelEventStore {
  readonly #context: MessagingContext;
  readonly #parts: ChannelEventStoreParts;
  readonly #addressBook: AddressBookStore;

  constructor(context: MessagingContext, parts: ChannelEventStoreParts) {
    this.#context = context;
    this.#parts = parts;
    this.#addressBook = new AddressBookStore(context, parts.holding);
  }

  /**
   * Resolves when it is stored, or when nothing is to be stored.
   * @throws InstanceLostError if this process does not hold the instance any more
   * @throws ChannelError that is final, if the event can never be stored: told again and again, it would hold up all
   * others
   */
  async store(event: ConversationEvent): Promise<void> {
    const answer = await storedOrRefused(this.#context, async () => {
      checkConversationEvent(event);
      return this.#storing(event);
    });
    const refused = isRefused(answer) ? (answer as Refused<string>).refused : null;
    if (refused === 'lost') throw new InstanceLostError(this.#parts.holding);
    if (refused === 'ambiguous') throw this.#ambiguous((event as Told<'status'>).externalId);
    this.#context.stored(this.#parts.holding.workspaceId);
  }

  async #storing(event: ConversationEvent): Promise<unknown> {
    switch (event.type) {
      case 'message':
        return this.#message(event);
      case 'status':
        return this.#known(event, name => this.#status(name, event));
      case 'edited':
      case 'deleted':
        return this.#known(event, name => this.#changed(name, event));
      case 'reaction':
        return this.#known(event, name => this.#reaction(name, event));
      case 'group':
        return this.#addressBook.group(event);
      case 'participants':
        return this.#addressBook.participants(event);
      case 'left':
        return this.#addressBook.left(event);
      case 'contact':
        return this.#addressBook.contact(event);
    }
  }

  /** Told again, it would name no other message: the driver has to say more. */
  #ambiguous(externalId: string): ChannelError {
    const error = new ChannelError(
      `${externalId} is the id of messages in several chats: say which one with \`chat\``,
    );
    this.#context.onError(error);
    return error;
  }

  get #ids(): [workspaceId: string, instanceId: string] {
    return [this.#parts.holding.workspaceId, this.#parts.holding.instanceId];
  }

  #by(tell: Parameters<typeof holderChange<Message>>[2]) {
    return holderChange(this.#context, this.#parts.holding, tell);
  }

  async #message(event: Told<'message'>): Promise<unknown> {
    const { messaging, now } = this.#context;
    const { chat, chatKind, from, fromName, externalId, originId, content, replyTo } = event;
    const isOwn = from === this.#parts.address();
    // It may be one that is being sent, whose external id is not stored yet.
    if (isOwn) await this.#parts.idle(chat);
    const answered = replyTo == null ? null : await this.#answered(replyTo, chat);
    const at = timestampOf(event.at);
    const message = newMessage({
      id: newId('msg'),
      instance_id: this.#parts.holding.instanceId,
      chat,
      direction: isOwn ? 'out' : 'in',
      from,
      ...(await this.#received(content)),
      reply_to: answered?.id ?? null,
      external_id: externalId,
      ...defined({ origin_id: originId ?? undefined }),
      state: isOwn ? 'sent' : 'delivered',
      created_at: new Date(now()).toISOString(),
      sent_at: at,
      delivered_at: isOwn ? null : new Date(now()).toISOString(),
    });
    const stored = await messaging.addMessages(...this.#ids, [message], {
      ...this.#by(receivedOf),
      chatKind,
    });
    if (isRefused(stored)) return stored;
    if (message.file !== undefined) this.#parts.filed();
    // Anyone who answers has read what was written before.
    const [first] = stored;
    if (isOwn && first?.isNew === true) return this.#read(first.message, at);
    if (!isOwn && first?.isNew === true) this.#parts.received();
    if (!isOwn && fromName != null) await this.#addressBook.written(from, fromName);
    return stored;
  }

  /** The message that one of a chat replies to: there or, if it is not there, in the only chat that has it. */
  async #answered(externalId: string, chat: string): Promise<Message | null> {
    const { messaging } = this.#context;
    return (
      (await messaging.findMessage(...this.#ids, { externalId, chat })) ??
      messaging.findMessage(...this.#ids, { externalId })
    );
  }

  /** A file is due at once, by the clock of the storage. */
  async #received(content: ReceivedContent): Promise<ReceivedContentRecord> {
    const { now, storageNow, storeMedia } = this.#context;
    const due = 'file' in content ? await storageNow().catch(now) : now();
    const { workspaceId } = this.#parts.holding;
    return recordOfContent(content, { workspaceId, storeMedia }, new Date(due).toISOString());
  }

  /** Something about a message. It may be one that is being sent, whose external id is not stored yet. */
  async #known(
    { externalId, chat }: { readonly externalId: string; readonly chat?: string },
    change: (name: MessageName) => Promise<object>,
  ): Promise<unknown> {
    const name = { externalId, chat: chat ?? undefined };
    const answer = await change(name);
    if (!isRefused(answer) || (answer as Refused<string>).refused !== 'not_found') return answer;
    await this.#parts.idle(name.chat);
    return change(name);
  }

  async #status(name: MessageName, { state, from, at, reason }: Told<'status'>) {
    const line = lineOf(reason ?? '');
    const answer = await this.#context.messaging.advanceMessage(
      ...this.#ids,
      name,
      { state, at: timestampOf(at), ...defined({ reason: line === '' ? undefined : line }) },
      this.#by(progressOf),
    );
    const isOfOther = from != null && from !== this.#parts.address();
    if (isRefused(answer) || state !== 'read' || isOfOther) return answer;
    if (answer.direction !== 'in' || answer.state === 'read') return answer;
    return this.#read(answer, timestampOf(at));
  }

  /** Another device of the account has read a received message: those before it in the chat are read too. */
  async #read({ chat, sequence }: Pick<MessageRecord, 'chat' | 'sequence'>, at: string): Promise<object> {
    for (;;) {
      const answer = await this.#context.messaging.readChat(
        ...this.#ids,
        chat,
        { sequence, at, limit: readAtOnce },
        this.#by(progressOf),
      );
      if (isRefused(answer) || answer.messages.length < readAtOnce) return answer;
    }
  }

  async #changed(name: MessageName, event: Told<'edited'> | Told<'deleted'>) {
    const at = timestampOf(event.at);
    const change =
      event.type === 'edited'
        ? { ...(await this.#received(event.content)), editedAt: at }
        : { deletedAt: at };
    const by = this.#by(updatedOf);
    const changed = await this.#context.messaging.changeMessage(...this.#ids, name, change, by);
    if ('file' in change) this.#parts.filed();
    return changed;
  }

  async #reaction(name: MessageName, { from, emoji, at }: Told<'reaction'>) {
    return this.#context.messaging.react(
      ...this.#ids,
      name,
      { from, emoji, at: timestampOf(at) },
      this.#by((message, origin) => reactionOf(message, { from, emoji }, origin)),
    );
  }
}

const timestampOf = (at: string): string => new Date(at).toISOString();
