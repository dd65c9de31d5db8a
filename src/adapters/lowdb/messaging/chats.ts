import { compareTexts } from '../../../common/text/compare-texts.ts';
import {
  type FoundChat,
  type InboxPlace,
  type MessagingRepository,
  refuse,
} from '../../../repository/index.ts';
import { deepFreeze } from '../../rules/deep-freeze.ts';
import { readAt } from '../../rules/messages.ts';
import { searchedChats, searchedMessages, searchedTexts } from '../../rules/messaging/searched-texts.ts';
import { inboxPlaceOf } from '../../rules/messaging.ts';
import { type FrozenData, recordsOf } from '../data.ts';
import { indexBy, withRevised } from '../index-by.ts';
import { time } from '../order.ts';
import type { Store } from '../store.ts';
import { contactAt, groupAt } from './addresses.ts';
import { messagesInChat, unreadIn } from './message-index.ts';
import {
  type FrozenChat,
  instanceFor,
  only,
  ownOf,
  pagesBy,
  sortedBy,
  withChanged,
  withEvents,
} from './records.ts';

const byAddress = indexBy<FrozenChat>(({ address }) => address);
const pageOf = pagesBy<FrozenChat>(({ address }) => address);
const latestFirst = sortedBy<FrozenChat>(
  (one, other) => time(other.active_at) - time(one.active_at) || compareTexts(one.address, other.address),
);

const unreadChats = only<FrozenChat>(({ unread }) => unread > 0);

const compareInInbox = (one: InboxPlace, other: InboxPlace): number =>
  time(other.activeAt) - time(one.activeAt) ||
  compareTexts(one.instanceId, other.instanceId) ||
  compareTexts(one.address, other.address);

const placeOf = ({ active_at, instance_id, address }: FrozenChat): InboxPlace => ({
  activeAt: active_at,
  instanceId: instance_id,
  address,
});

const inboxOrder = sortedBy<FrozenChat>((one, other) => compareInInbox(placeOf(one), placeOf(other)));

/** The index of the first chat after a place, found by halving. */
function firstAfter(list: readonly FrozenChat[], place: InboxPlace): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compareInInbox(placeOf(list[middle] as FrozenChat), place) > 0) high = middle;
    else low = middle + 1;
  }
  return low;
}

export const chatIn = (
  data: FrozenData,
  workspaceId: string,
  instanceId: string,
  address: string,
): FrozenChat | undefined => byAddress(ownOf(data, 'chats', workspaceId, instanceId)).get(address);

function found(data: FrozenData, workspaceId: string, chat: FrozenChat): FoundChat {
  const { instance_id, address, kind } = chat;
  const place = [data, workspaceId, instance_id] as const;
  const named = kind === 'group' ? groupAt(place, address) : contactAt(place, address);
  const [last = null] = messagesInChat(data, workspaceId, instance_id, address);
  return deepFreeze({ chat, last, name: named?.name ?? null });
}

/** When the newest chat was active of those whose messages are not searched. */
const othersIn = (data: FrozenData, workspaceId: string): string =>
  inboxOrder(recordsOf(data, 'chats', workspaceId))[searchedChats]?.active_at ?? '';

/** `text`: in lowercase. `others`: as {@link othersIn}. */
function fitsSearch(
  data: FrozenData,
  workspaceId: string,
  { chat, name }: FoundChat,
  text: string,
  others: string,
): boolean {
  const { address, instance_id } = chat;
  const fits = (one: string | null | undefined) => one?.toLowerCase().includes(text) ?? false;
  const newest = () => messagesInChat(data, workspaceId, instance_id, address).slice(0, searchedMessages);
  if (fits(name) || fits(address)) return true;
  return chat.active_at > others && newest().some(({ content }) => searchedTexts(content).some(fits));
}

/** The data with changed chats and new ones. */
export const withChats = (
  data: FrozenData,
  workspaceId: string,
  replaced: ReadonlyMap<FrozenChat, FrozenChat>,
  added: readonly FrozenChat[],
): FrozenData => withRevised(data, 'chats', workspaceId, { replaced, added });

export function lowdbChats(
  store: Store,
): Pick<MessagingRepository, 'listChats' | 'listInbox' | 'findChat' | 'readChat'> {
  return {
    listChats(workspaceId, instanceId, query) {
      const { data } = store;
      const all = latestFirst(ownOf(data, 'chats', workspaceId, instanceId));
      const { page, next } = pageOf(all, query);
      return { chats: page.map(chat => found(data, workspaceId, chat)), next };
    },

    listInbox(workspaceId, { limit, instanceId, unread = false, q, after }) {
      const { data } = store;
      const all =
        instanceId === undefined
          ? recordsOf(data, 'chats', workspaceId)
          : ownOf(data, 'chats', workspaceId, instanceId);
      const list = inboxOrder(unread ? unreadChats(all) : all);
      const start = after === undefined ? 0 : firstAfter(list, after);
      const shown: FoundChat[] = [];
      const others = q === undefined ? '' : othersIn(data, workspaceId);
      for (const chat of list.slice(start)) {
        const one = found(data, workspaceId, chat);
        if (q !== undefined && !fitsSearch(data, workspaceId, one, q.toLowerCase(), others)) continue;
        shown.push(one);
        if (shown.length > limit) break;
      }
      const page = shown.slice(0, limit);
      return { chats: page, next: shown.length > limit ? inboxPlaceOf(page.at(-1)) : null };
    },

    findChat(workspaceId, instanceId, address) {
      const { data } = store;
      const chat = chatIn(data, workspaceId, instanceId, address);
      return chat === undefined ? null : found(data, workspaceId, chat);
    },

    async readChat(
      workspaceId,
      instanceId,
      address,
      { sequence, at, limit },
      { generation, events = () => [] } = {},
    ) {
      return store.commit(data => {
        const instance = instanceFor(data, workspaceId, instanceId, generation);
        if ('refused' in instance) return instance;
        const chat = chatIn(data, workspaceId, instanceId, address);
        if (chat === undefined) return refuse('not_found');
        const open = unreadIn(data, workspaceId, instanceId, address)
          .filter(message => message.sequence <= sequence)
          .slice(0, limit);
        if (open.length === 0) return { data, result: { chat, messages: [] } };
        const versions = new Map(open.map(message => [message, readAt(message, at)]));
        const messages = [...versions.values()];
        const read = deepFreeze({ ...chat, unread: chat.unread - messages.length });
        let next = withChanged(data, 'messages', workspaceId, versions);
        next = withChats(next, workspaceId, new Map([[chat, read]]), []);
        next = withEvents(
          next,
          workspaceId,
          instanceId,
          messages.flatMap(message => events(message)),
        );
        return { data: next, result: { chat: read, messages } };
      });
    },
  };
}
