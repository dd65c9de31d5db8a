/** Messages, the files in them, and what waits. */
import type { Awaitable } from '../../common/concurrency/awaitable.ts';
import type {
  ChatRecord,
  MessageFile,
  MessageRecord,
  Reaction,
  StoredContent,
} from '../../generated/types.ts';
import type { ChangeOptions, Refused } from '../results.ts';
import type { WaitingMessages, WaitingQuery } from '../waiting.ts';
import type {
  Backlog,
  FileOutcome,
  HolderOptions,
  MessageName,
  MessagePage,
  MessageProgress,
  MessageQuery,
  messageSteps,
  NewMessage,
  SendOutcome,
  StoredMessage,
} from './work.ts';

export interface MessageMethods {
  /**
   * Stores messages of one instance, in their order, in one step: those to send (`out`, `queued`), those sent from
   * another device of the account (`out`, `sent`), and those received (`in`, `delivered`); others are invalid. Each gets
   * the next number of its chat, which is created if it does not exist; a received one counts as unread. `active_at` of
   * the chat becomes its `created_at`, if that is later.
   *
   * - A message whose `id` the workspace has already, or whose `external_id` its chat has, is the stored one: nothing
   *   changes, and `isNew` is false. So is a message whose `request_key` the instance has, if the fingerprint is the same;
   *   otherwise the call is refused with `key_reused`. It makes no difference whether the other one comes in the same
   *   call. Of any number of concurrent calls, exactly one stores it. Other chats may have the same `external_id`.
   * - `most`: the call is refused with `too_many` if it would queue a new message and more messages of the instance would
   *   then be queued than that.
   * - `chatKind`: the kind of a chat that is created. Without it, it is `group` if the instance has a group with this
   *   address, otherwise `direct`.
   */
  addMessages(
    workspaceId: string,
    instanceId: string,
    messages: readonly NewMessage[],
    options?: ChangeOptions<Readonly<MessageRecord>> &
      HolderOptions & { readonly most?: number; readonly chatKind?: ChatRecord['kind'] },
  ): Awaitable<readonly StoredMessage[] | Refused<'not_found' | 'lost' | 'key_reused' | 'too_many'>>;

  /**
   * The messages of an instance: of one chat by `sequence`, newest first; of all chats by `created_at`, newest first
   * (equal times by id, last first).
   */
  listMessages(workspaceId: string, instanceId: string, query: MessageQuery): Awaitable<MessagePage>;

  /** Also finds the message that a request with an `Idempotency-Key` has stored. `null`: there is none, or not only one. */
  findMessage(
    workspaceId: string,
    instanceId: string,
    name: MessageName | { readonly requestKey: string },
  ): Awaitable<Readonly<MessageRecord> | null>;

  /**
   * Takes messages to send for the holder: of each chat the first queued one by `sequence` whose `send_at` has come (or
   * is null), in the order in which they were created. None of a chat of which this generation is sending one already, or
   * whose first one waits for its `retry_at`. Each gets `sending` and one attempt more, and loses its `retry_at`. One
   * that an earlier generation was sending is taken again, with `again`: the driver may have sent it. If it was deleted
   * meanwhile, its content is null: nothing can be sent, and the holder settles it as failed.
   */
  takeMessages(
    workspaceId: string,
    instanceId: string,
    options: { readonly generation: number; readonly limit: number; readonly now?: string },
  ): Awaitable<
    | readonly { readonly message: Readonly<MessageRecord>; readonly again: boolean }[]
    | Refused<'not_found' | 'lost'>
  >;

  /**
   * Stores the outcome of an attempt: nobody is sending the message any more. Refused with `changed` if this generation
   * is not sending it. An outcome that arrives after the channel's own report (see `advanceMessage`) keeps the later
   * state, without events. A message that was deleted meanwhile is not queued again: it fails. If its chat has another message with
   * this external id already, that one keeps it, and this one gets none.
   */
  settleMessage(
    workspaceId: string,
    instanceId: string,
    messageId: string,
    outcome: SendOutcome,
    options: ChangeOptions<Readonly<MessageRecord>> & Required<HolderOptions>,
  ): Awaitable<Readonly<MessageRecord> | Refused<'not_found' | 'lost' | 'changed'>>;

  /**
   * Stores what the channel reports of a message that was sent. States only go forward by {@link messageSteps}: a
   * report that comes late or twice, or of a received message, returns the unchanged message, without events. A report
   * that comes before the message is settled (`queued`, but handed to the driver at least once) is stored too, and then
   * it is not sent again. States that are skipped get the same time. Refused with `ambiguous`, like the two methods
   * below, if messages of several chats have the name.
   */
  advanceMessage(
    workspaceId: string,
    instanceId: string,
    name: MessageName,
    progress: MessageProgress,
    options?: ChangeOptions<Readonly<MessageRecord>> & HolderOptions,
  ): Awaitable<Readonly<MessageRecord> | Refused<'not_found' | 'ambiguous' | 'lost'>>;

  /**
   * Changes the content of a message (`editedAt`), with the file of the new one, or removes it (`deletedAt`). A deleted message does not change again:
   * it is returned unchanged. A queued message that is not being sent is changed before it is sent, and if it is deleted
   * it is never sent: it fails. Refused with `changed` if `when` returns false in this step.
   */
  changeMessage(
    workspaceId: string,
    instanceId: string,
    name: MessageName,
    change:
      | { readonly content: StoredContent; readonly file?: MessageFile; readonly editedAt: string }
      | { readonly deletedAt: string },
    options?: ChangeOptions<Readonly<MessageRecord>> &
      HolderOptions & { readonly when?: (message: Readonly<MessageRecord>) => boolean },
  ): Awaitable<Readonly<MessageRecord> | Refused<'not_found' | 'ambiguous' | 'lost' | 'changed'>>;

  /**
   * Sets the reaction of an address to a message, or removes it (`emoji` is null). The same reaction again, and one more
   * than a message can keep (1,024), change nothing.
   */
  react(
    workspaceId: string,
    instanceId: string,
    name: MessageName,
    reaction: Omit<Reaction, 'emoji'> & { readonly emoji: string | null },
    options?: ChangeOptions<Readonly<MessageRecord>> & HolderOptions,
  ): Awaitable<Readonly<MessageRecord> | Refused<'not_found' | 'ambiguous' | 'lost'>>;

  /**
   * Takes received messages whose `file` is due for the holder, those that wait longest first. Each gets one attempt
   * more. It stays taken until it is settled, and is not taken again by this generation; one that an earlier generation
   * was fetching is taken again.
   */
  takeFiles(
    workspaceId: string,
    instanceId: string,
    options: { readonly generation: number; readonly limit: number; readonly now?: string },
  ): Awaitable<readonly Readonly<MessageRecord>[] | Refused<'not_found' | 'lost'>>;

  /**
   * Stores the outcome of an attempt to fetch the file of a message; one that is stored has no `file` any more. Refused
   * with `changed` if this generation is not fetching this file, such as after the message was deleted.
   */
  settleFile(
    workspaceId: string,
    instanceId: string,
    messageId: string,
    outcome: FileOutcome,
    options: ChangeOptions<Readonly<MessageRecord>> & Required<HolderOptions>,
  ): Awaitable<Readonly<MessageRecord> | Refused<'not_found' | 'lost' | 'changed'>>;

  /**
   * Asks for the file of a message from a time on, whatever became of earlier attempts. A message whose file is stored or
   * is being fetched is returned unchanged, without events.
   */
  retryFile(
    workspaceId: string,
    instanceId: string,
    messageId: string,
    at: string,
    options?: ChangeOptions<Readonly<MessageRecord>>,
  ): Awaitable<Readonly<MessageRecord> | Refused<'not_found'>>;

  /** The instances of a workspace, or one of them, that have queued messages or files that are not stored, by id. */
  countBacklog(
    workspaceId: string,
    options?: { readonly instanceId?: string; readonly now?: string },
  ): Awaitable<readonly Backlog[]>;

  /** Counts what waits, at a cost that does not grow with it. A storage without this method does not count. */
  countWaiting?(query?: WaitingQuery): Awaitable<WaitingMessages>;
}
