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
  MessageRecord,
} from '../../generated/types.ts';
import type { ChangeOptions, Refused } from '../results.ts';
import type { RewriteSecrets, Rewritten } from '../rewriting.ts';
import type { ChatPage, FoundChat, InboxPage, InboxQuery } from './inbox.ts';
import type { InstanceMethods } from './instances.ts';
import type { MessageMethods } from './messages.ts';
import type {
  AddressBookQuery,
  AddressName,
  ChannelFeedPage,
  ChannelFeedQuery,
  ChatGroupChange,
  ChatGroupPage,
  ContactChange,
  ContactPage,
  HolderOptions,
  ListQuery,
} from './work.ts';

export interface MessagingRepository extends InstanceMethods, MessageMethods {
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

  /** Those of these ids that the workspace has, in any order. */
  listMedia(workspaceId: string, mediaIds: readonly string[]): Awaitable<readonly Readonly<MediaRecord>[]>;

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
