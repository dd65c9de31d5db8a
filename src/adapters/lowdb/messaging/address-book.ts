/** Contacts and groups. */

import { compareTexts } from '../../../common/text/compare-texts.ts';
import type { AddressBookQuery, MessagingRepository } from '../../../repository/index.ts';
import { searchTextOf } from '../../rules/messaging.ts';
import { recordsOf } from '../data.ts';
import type { Store } from '../store.ts';
import { type FrozenContact, type FrozenGroup, ownOf, pagesBy, sortedBy } from './records.ts';

type ById = { readonly id: string; readonly instance_id: string };
const byId = (one: ById, other: ById) => compareTexts(one.id, other.id);
const sortedContacts = sortedBy<FrozenContact>(byId);
const sortedGroups = sortedBy<FrozenGroup>(byId);
const contactPages = pagesBy<FrozenContact>(({ id }) => id);
const groupPages = pagesBy<FrozenGroup>(({ id }) => id);

type Searched = ById & { readonly name: string | null; readonly address: string };
const byName = (one: Searched, other: Searched) =>
  compareTexts(searchTextOf(one), searchTextOf(other)) || compareTexts(one.id, other.id);
const contactsByName = sortedBy<FrozenContact>(byName);
const groupsByName = sortedBy<FrozenGroup>(byName);

const searched = <One extends Searched>(all: readonly One[], q: string | undefined): readonly One[] => {
  const text = q?.toLowerCase();
  return text === undefined ? all : all.filter(one => searchTextOf(one).includes(text));
};

/** The next ones after one of all, which need not fit itself. */
function pageAfter<One extends Searched>(
  sorted: readonly One[],
  { limit, q, after }: AddressBookQuery,
): { page: readonly One[]; next: string | null } {
  const start = after === undefined ? 0 : sorted.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && start === 0) return { page: [], next: null };
  const rest = searched(start === 0 ? sorted : sorted.slice(start), q);
  const page = rest.slice(0, limit);
  return { page, next: rest.length > limit ? (page.at(-1)?.id ?? null) : null };
}

export function lowdbAddressBook(store: Store) {
  return {
    listContacts(workspaceId, instanceId, query) {
      const all = sortedContacts(ownOf(store.data, 'contacts', workspaceId, instanceId));
      const { page, next } = contactPages(all, query);
      return { contacts: page, next };
    },

    searchContacts(workspaceId, query) {
      const { data } = store;
      const all =
        query.instanceId === undefined
          ? recordsOf(data, 'contacts', workspaceId)
          : ownOf(data, 'contacts', workspaceId, query.instanceId);
      const { page, next } = pageAfter(contactsByName(all), query);
      return { contacts: page, next };
    },

    listGroups(workspaceId, instanceId, query) {
      const all = sortedGroups(ownOf(store.data, 'chat_groups', workspaceId, instanceId));
      const { page, next } = groupPages(all, query);
      return { groups: page, next };
    },

    searchGroups(workspaceId, query) {
      const { data } = store;
      const all =
        query.instanceId === undefined
          ? recordsOf(data, 'chat_groups', workspaceId)
          : ownOf(data, 'chat_groups', workspaceId, query.instanceId);
      const { page, next } = pageAfter(groupsByName(all), query);
      return { groups: page, next };
    },
  } satisfies Partial<MessagingRepository>;
}
