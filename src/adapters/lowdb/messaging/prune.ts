/** Old events, commands and messages, and media that nothing refers to. */

import { groupBy } from '../../../common/collections/group-by.ts';
import type { MessagingRepository } from '../../../repository/index.ts';
import { createdFirst } from '../../rules/created-first.ts';
import { mediaIdOf } from '../../rules/files.ts';
import { derived, type FrozenData, recordsOf, withRecords } from '../data.ts';
import { withRevised } from '../index-by.ts';
import { time } from '../order.ts';
import { chatIn } from './chats.ts';
import { type FrozenChat, type FrozenMedia, type FrozenMessage, withChanged } from './records.ts';

type Options = Parameters<MessagingRepository['prune']>[0];
type Removed = Awaited<ReturnType<MessagingRepository['prune']>>;

const isOld = (instant: string, before: string | null) => before !== null && time(instant) < time(before);

/** So many messages of a workspace stay, the newest, with so many characters: with every change the whole file is written. */
const maxMessages = 10_000;
const maxCharacters = 8_000_000;

const charactersOf = derived((message: FrozenMessage) => JSON.stringify(message).length);
const newestFirst = (one: FrozenMessage, other: FrozenMessage) => createdFirst(other, one);

/** The messages beyond the newest of each instance, and those beyond the newest of the workspace. */
function surplusOf(messages: readonly FrozenMessage[], keep: number): ReadonlySet<FrozenMessage> {
  const surplus = new Set<FrozenMessage>();
  if (keep === Number.POSITIVE_INFINITY) return surplus;
  const left = new Map<string, number>();
  let characters = 0;
  for (const [index, message] of messages.toSorted(newestFirst).entries()) {
    const { instance_id: id } = message;
    const room = left.get(id) ?? keep;
    left.set(id, room - 1);
    characters += charactersOf(message);
    if (room <= 0 || index >= maxMessages || characters > maxCharacters) surplus.add(message);
  }
  return surplus;
}

/** Chats without messages, beyond those that were active last. */
function withoutChats(data: FrozenData, workspaceId: string, keep: number): FrozenData {
  const all = recordsOf(data, 'chats', workspaceId);
  if (all.length <= keep) return data;
  const keyOf = (instanceId: string, address: string) => `${instanceId} ${address}`;
  const used = new Set(
    recordsOf(data, 'messages', workspaceId).map(({ instance_id, chat }) => keyOf(instance_id, chat)),
  );
  const removed = new Set<FrozenChat>();
  for (const own of groupBy(all, ({ instance_id }) => instance_id).values())
    for (const chat of own.toSorted((one, other) => time(other.active_at) - time(one.active_at)).slice(keep))
      if (!used.has(keyOf(chat.instance_id, chat.address))) removed.add(chat);
  return withRevised(data, 'chats', workspaceId, { removed });
}

/** Messages that are no longer queued. Their chats stay, with their numbers. */
function withoutMessages(
  data: FrozenData,
  workspaceId: string,
  before: string | null,
  keep: number,
): FrozenData {
  const all = recordsOf(data, 'messages', workspaceId);
  const surplus = surplusOf(all, keep);
  const kept = all.filter(
    one => one.state === 'queued' || !(isOld(one.created_at, before) || surplus.has(one)),
  );
  if (kept.length === all.length) return data;
  const isKept = new Set(kept);
  const isUnread = ({ direction, state }: FrozenMessage) => direction === 'in' && state === 'delivered';
  const gone = all.filter(message => !isKept.has(message) && isUnread(message));
  const versions = new Map<FrozenChat, FrozenChat>();
  for (const { instance_id, chat: address } of gone) {
    const chat = chatIn(data, workspaceId, instance_id, address);
    if (chat === undefined) continue;
    const before = versions.get(chat) ?? chat;
    versions.set(chat, { ...before, unread: before.unread - 1 });
  }
  return withChanged(withRecords(data, 'messages', workspaceId, kept), 'chats', workspaceId, versions);
}

/** The media that something refers to. */
function inUse(data: FrozenData, workspaceId: string): Set<string | null> {
  const ids = new Set<string | null>();
  for (const message of recordsOf(data, 'messages', workspaceId)) ids.add(mediaIdOf(message));
  for (const name of ['contacts', 'chat_groups'] as const)
    for (const { picture_id } of recordsOf(data, name, workspaceId)) ids.add(picture_id);
  return ids;
}

/** The file is written as a whole, whatever leaves: it all leaves at once. */
export function pruned(
  data: FrozenData,
  { eventsBefore, commandsBefore, messagesBefore, mediaBefore, keep = Number.POSITIVE_INFINITY }: Options,
): { data: FrozenData; result: Removed } {
  let next = data;
  const media: { workspaceId: string; mediaId: string }[] = [];
  for (const { id: workspaceId } of data.workspaces) {
    const events = recordsOf(next, 'channel_events', workspaceId);
    const laterEvents = events.filter(({ created_at }) => !isOld(created_at, eventsBefore));
    if (laterEvents.length < events.length)
      next = withRecords(next, 'channel_events', workspaceId, laterEvents);
    const commands = recordsOf(next, 'channel_commands', workspaceId);
    const laterCommands = commands.filter(({ expires_at }) => !isOld(expires_at, commandsBefore));
    if (laterCommands.length < commands.length)
      next = withRecords(next, 'channel_commands', workspaceId, laterCommands);
    next = withoutChats(withoutMessages(next, workspaceId, messagesBefore, keep), workspaceId, keep);
    const files = recordsOf(next, 'media', workspaceId);
    if (files.some(({ created_at }) => isOld(created_at, mediaBefore))) {
      const used = inUse(next, workspaceId);
      const isKept = ({ id, created_at }: FrozenMedia) => used.has(id) || !isOld(created_at, mediaBefore);
      const kept = files.filter(isKept);
      for (const { id } of files.filter(file => !isKept(file))) media.push({ workspaceId, mediaId: id });
      if (kept.length < files.length) next = withRecords(next, 'media', workspaceId, kept);
    }
  }
  return { data: next, result: { media, hasMore: false } };
}
