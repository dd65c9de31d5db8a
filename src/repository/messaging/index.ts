/**
 * Messaging: instances (accounts on messaging channels), their messages, chats, contacts and groups.
 *
 * - An **instance** is held by at most one process at a time. Each claim, and each wish of a user that interrupts its
 *   connection, gives it a higher **generation**. The holder writes with the generation it has claimed, and is
 *   refused with `lost` as soon as the instance has another one: a process that was paused, or replaced, or whose
 *   instance was restarted, changes nothing.
 * - A **message** that is sent waits in its chat as `queued`. The holder of the instance takes it, hands it to the
 *   channel driver, and settles it. Within a chat, messages are taken one after the other by `sequence`.
 * - A **command** is everything else that the driver does for a user, such as creating a group.
 * - `options.events` of each change are stored for webhooks like all events, and also for the feed of the workspace, as
 *   events of the instance that the change is about. For webhooks, each names its instance in `about.instance`.
 * - A record that is stored for an instance gets its `instance_id`, whatever stands there.
 * - `now` is the current time (ISO 8601 UTC) if it is given; otherwise the storage's clock is used.
 */
import type { Awaitable } from '../../common/concurrency/awaitable.ts';
import type {
  ChannelCommandRecord,
  ChannelRefusalCode,
  ChatGroupRecord,
  ChatRecord,
  ContactRecord,
  InstanceRecord,
  MediaRecord,
  MessageFile,
  MessageRecord,
  Reaction,
  StoredContent,
} from '../../generated/types.ts';
import type { ChangeOptions, Refused } from '../results.ts';
import type { RewriteSecrets, Rewritten } from '../rewriting.ts';
import type { WaitingMessages, WaitingQuery } from '../waiting.ts';
import type {
  AddressBookQuery,
  AddressName,
  Backlog,
  ChannelFeedPage,
  ChannelFeedQuery,
  ChatGroupChange,
  ChatGroupPage,
  ChatPage,
  ContactChange,
  ContactPage,
  FileOutcome,
  FoundChat,
  HeldInstance,
  HolderOptions,
  Holding,
  InboxPage,
  InboxQuery,
  InstanceChange,
  InstanceClaim,
  InstanceWork,
  instanceSteps,
  ListQuery,
  MessageName,
  MessagePage,
  MessageProgress,
  MessageQuery,
  messageSteps,
  NewMessage,
  Renewal,
  SendOutcome,
  StoredMessage,
} from './work.ts';

export interface MessagingRepository {
  /**
   * Stores an instance, whose state is `created`. Concurrent calls with `most` never leave the workspace with more
   * instances than that.
   */
  createInstance(
    workspaceId: string,
    instance: InstanceRecord,
    options?: ChangeOptions<Readonly<InstanceRecord>> & { readonly most?: number },
  ): Awaitable<Readonly<InstanceRecord> | Refused<'workspace_unknown' | 'taken' | 'too_many'>>;

  /** The instances of a workspace by `created_at`, oldest first (equal times by id). */
  listInstances(workspaceId: string): Awaitable<readonly Readonly<InstanceRecord>[]>;

  findInstance(workspaceId: string, instanceId: string): Awaitable<Readonly<InstanceRecord> | null>;

  /**
   * Changes an instance, and sets its `changed_at`. Refused: `step` if {@link instanceSteps} does not allow the new
   * state, `changed` if `when` returns false in this step, `lost` to a holder of another generation.
   *
   * `interrupt`: the instance gets the next generation and no lease, so that its holder loses it and any process may
   * claim it at once. If the `address` becomes another one or null, queued messages without `from` get the one before: they
   * were to be sent by that account.
   */
  changeInstance(
    workspaceId: string,
    instanceId: string,
    change: InstanceChange,
    options?: ChangeOptions<Readonly<InstanceRecord>> &
      HolderOptions & {
        readonly interrupt?: boolean;
        readonly when?: (instance: Readonly<InstanceRecord>) => boolean;
        readonly now?: string;
      },
  ): Awaitable<Readonly<InstanceRecord> | Refused<'not_found' | 'step' | 'changed' | 'lost'>>;

  /**
   * Deletes an instance, no matter who holds it. Its messages, chats, contacts, groups and commands are no longer found, and
   * `prune` removes them. Its events stay in the feed until they are old, so that anyone who catches up misses none, and is
   * told of the deletion too. Returns the deleted instance: only one of concurrent calls gets it.
   */
  deleteInstance(
    workspaceId: string,
    instanceId: string,
    options?: ChangeOptions<Readonly<InstanceRecord>>,
  ): Awaitable<Readonly<InstanceRecord> | Refused<'not_found'>>;

  /**
   * Leases instances of any workspace whose `wanted` is `open`, or `logged_out` while they keep a `memory`, and that
   * nobody holds, or somebody who has ended, oldest first: each gets the next generation. No instance is leased to two calls. Messages that the
   * previous holder was sending (`sending` is not null) stay so: see `takeMessages`.
   */
  claimInstances(claim: InstanceClaim): Awaitable<readonly HeldInstance[]>;

  /**
   * Extends the leases of those that still have the given generation, and stores their `healthStats`, if they are given.
   * Returns these; the others are lost, and keep what they have.
   */
  renewInstances(
    held: readonly Renewal[],
    options: { readonly leaseFor: number; readonly now?: string },
  ): Awaitable<readonly HeldInstance[]>;

  /** Ends the leases of those that still have the given generation: any process may claim them at once. */
  releaseInstances(held: readonly Holding[]): Awaitable<void>;

  /**
   * What there is to do for those that still have the given generation; the others are lost. Holders ask this for all
   * their instances at once, every second, so it must be cheap. A message that waits behind another one of its chat may
   * count too: `takeMessages` decides.
   */
  workOf(held: readonly Holding[], options?: { readonly now?: string }): Awaitable<readonly InstanceWork[]>;

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

  /** The chats of an instance by `active_at`, the latest first (equal times by address). */
  listChats(workspaceId: string, instanceId: string, query: ListQuery): Awaitable<ChatPage>;

  /**
   * The chats of a workspace by `active_at`, the latest first (equal times by instance id, then by address), without those
   * of deleted instances.
   */
  listInbox(workspaceId: string, query: InboxQuery): Awaitable<InboxPage>;

  findChat(workspaceId: string, instanceId: string, address: string): Awaitable<FoundChat | null>;

  /**
   * Marks received messages of a chat as read, oldest first, up to a number and not more than `limit`. Returns the chat
   * after it, and the messages that were not read before: if there are `limit` of them, there may be more. `events` is
   * called once for each of these.
   */
  readChat(
    workspaceId: string,
    instanceId: string,
    address: string,
    upTo: { readonly sequence: number; readonly at: string; readonly limit: number },
    options?: ChangeOptions<Readonly<MessageRecord>> & HolderOptions,
  ): Awaitable<
    | { readonly chat: Readonly<ChatRecord>; readonly messages: readonly Readonly<MessageRecord>[] }
    | Refused<'not_found' | 'lost'>
  >;

  /**
   * Stores a contact. `upsert`: if the instance has one with this address, it gets the name and the picture of the new
   * one where they are not null, and is returned unchanged if it has them; otherwise the call is refused with `taken`.
   * `most`: refused with `too_many` if the instance would have more contacts than that.
   */
  putContact(
    workspaceId: string,
    instanceId: string,
    contact: ContactRecord,
    options?: ChangeOptions<Readonly<ContactRecord>> &
      HolderOptions & { readonly upsert?: boolean; readonly most?: number },
  ): Awaitable<Readonly<ContactRecord> | Refused<'not_found' | 'lost' | 'taken' | 'too_many'>>;

  /** The contacts of an instance by id. */
  listContacts(workspaceId: string, instanceId: string, query: ListQuery): Awaitable<ContactPage>;

  /**
   * The contacts of a workspace by name, or by address if they have none, in lower case (equal ones by address, then by
   * id), in the storage's text order, without those of deleted instances.
   */
  searchContacts(workspaceId: string, query: AddressBookQuery): Awaitable<ContactPage>;

  findContact(
    workspaceId: string,
    instanceId: string,
    contact: AddressName,
  ): Awaitable<Readonly<ContactRecord> | null>;

  /** Changes a contact, and sets its `changed_at`, if a field gets another value. */
  changeContact(
    workspaceId: string,
    instanceId: string,
    contactId: string,
    change: ContactChange,
    options?: ChangeOptions<Readonly<ContactRecord>> & { readonly now?: string },
  ): Awaitable<Readonly<ContactRecord> | Refused<'not_found'>>;

  deleteContact(
    workspaceId: string,
    instanceId: string,
    contactId: string,
    options?: ChangeOptions<Readonly<ContactRecord>>,
  ): Awaitable<Readonly<ContactRecord> | Refused<'not_found'>>;

  /**
   * Stores a group, or replaces what is stored of the one with this address (which keeps its `id` and `created_at`). Refused
   * with `taken` if another group has the `id`. `most`: refused with `too_many` if the instance would have more groups.
   * `events` is called only if something has changed, apart from its `changed_at`.
   */
  putGroup(
    workspaceId: string,
    instanceId: string,
    group: ChatGroupRecord,
    options?: ChangeOptions<Readonly<ChatGroupRecord>> & HolderOptions & { readonly most?: number },
  ): Awaitable<Readonly<ChatGroupRecord> | Refused<'not_found' | 'lost' | 'taken' | 'too_many'>>;

  /** The groups of an instance by id. */
  listGroups(workspaceId: string, instanceId: string, query: ListQuery): Awaitable<ChatGroupPage>;

  /** The groups of a workspace, in the same order. */
  searchGroups(workspaceId: string, query: AddressBookQuery): Awaitable<ChatGroupPage>;

  findGroup(
    workspaceId: string,
    instanceId: string,
    group: AddressName,
  ): Awaitable<Readonly<ChatGroupRecord> | null>;

  /**
   * Changes a group, and sets its `changed_at`, if a field gets another value. `change` is called with the current group,
   * and again if the storage retries.
   */
  changeGroup(
    workspaceId: string,
    instanceId: string,
    group: AddressName,
    change: (group: Readonly<ChatGroupRecord>) => ChatGroupChange,
    options?: ChangeOptions<Readonly<ChatGroupRecord>> & HolderOptions & { readonly now?: string },
  ): Awaitable<Readonly<ChatGroupRecord> | Refused<'not_found' | 'lost'>>;

  /**
   * Stores a command. `most`: refused with `too_many` if more commands of the instance would be waiting that have not
   * expired.
   */
  addCommand(
    workspaceId: string,
    instanceId: string,
    command: ChannelCommandRecord,
    options?: { readonly most?: number; readonly now?: string },
  ): Awaitable<Readonly<ChannelCommandRecord> | Refused<'not_found' | 'taken' | 'too_many'>>;

  /**
   * Takes waiting commands for the holder, oldest first. Those that have expired, and those that an earlier generation
   * had taken, fail instead: a command is never carried out twice.
   */
  takeCommands(
    workspaceId: string,
    instanceId: string,
    options: { readonly generation: number; readonly limit: number; readonly now?: string },
  ): Awaitable<readonly Readonly<ChannelCommandRecord>[] | Refused<'not_found' | 'lost'>>;

  /** Stores the outcome of a command. Refused with `changed` if this generation is not carrying it out. */
  settleCommand(
    workspaceId: string,
    instanceId: string,
    commandId: string,
    outcome:
      | { readonly state: 'done'; readonly result: Readonly<Record<string, unknown>> | null }
      | { readonly state: 'failed'; readonly reason: string; readonly code?: ChannelRefusalCode },
    options: Required<HolderOptions>,
  ): Awaitable<Readonly<ChannelCommandRecord> | Refused<'not_found' | 'lost' | 'changed'>>;

  findCommand(
    workspaceId: string,
    instanceId: string,
    commandId: string,
  ): Awaitable<Readonly<ChannelCommandRecord> | null>;

  /**
   * Stores what is known of a file whose bytes the media store has. `most`: refused with `too_many` if the files of the
   * workspace would be larger together than that, in bytes; `maxFiles`: if they would be more. Files that were pruned may
   * still count for a minute.
   */
  addMedia(
    workspaceId: string,
    media: MediaRecord,
    options?: { readonly most?: number; readonly maxFiles?: number },
  ): Awaitable<Readonly<MediaRecord> | Refused<'workspace_unknown' | 'taken' | 'too_many'>>;

  findMedia(workspaceId: string, mediaId: string): Awaitable<Readonly<MediaRecord> | null>;

  /**
   * The feed of a workspace from a number on. An event gets its number when the feed is read, in that same step, in the
   * order of `created_at` (equal times in the order in which they were stored) among those that are stored; what is
   * committed later gets a later number. Anyone who continues after `last` gets every event once and misses none. Numbers
   * grow and are never given again. A call numbers a bounded number of events: `hasMore` says whether there are more.
   */
  feed(workspaceId: string, query: ChannelFeedQuery): Awaitable<ChannelFeedPage>;

  /** The highest number that the feed of a workspace has given; 0: none. Anyone who continues after it gets what is new. */
  endOfFeed(workspaceId: string): Awaitable<number>;

  /** Replaces the settings and the memory of instances, page by page: see {@link RewriteSecrets}. */
  rewriteSecrets?(
    ...args: Parameters<RewriteSecrets<InstanceRecord, 'settings' | 'memory'>>
  ): Awaitable<Rewritten>;

  /**
   * Deletes a small batch of old records: events that were created before `eventsBefore`, commands that expired before
   * `commandsBefore`, everything of deleted instances, and, if `messagesBefore` is given, messages that were created
   * before it and are not queued (chats keep their numbers, and lose the unread ones). Also media that no message, contact or group refers to and that were created before
   * `mediaBefore`. With `keep`, so many messages of each instance stay, the newest ones, besides those that are queued; and
   * so many chats, the last active ones, besides those with messages. `media` lists the deleted media, so that their bytes can be deleted. `hasMore`: whether there may be more to
   * delete; false too while another process is deleting.
   */
  prune(options: {
    readonly eventsBefore: string | null;
    readonly commandsBefore: string;
    readonly messagesBefore: string | null;
    readonly mediaBefore: string;
    /** @default all messages and chats stay */
    readonly keep?: number;
  }): Awaitable<{
    readonly media: readonly { readonly workspaceId: string; readonly mediaId: string }[];
    readonly hasMore: boolean;
  }>;
}
