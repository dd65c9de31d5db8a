/** Contacts and groups. */

import { compareTexts } from '../../../common/compare-texts.ts';
import { type AddressBookQuery, type MessagingRepository, refuse } from '../../../repository/index.ts';
import { deepFreeze } from '../../rules/deep-freeze.ts';
import {
  changedContact,
  changedGroup,
  mergedContact,
  replacedGroup,
  searchTextOf,
} from '../../rules/messaging.ts';
import { checkRecord } from '../../rules/storable.ts';
import { recordsOf, withRecords } from '../data.ts';
import type { Store } from '../store.ts';
import { contacts, groups } from './addresses.ts';
import {
  type FrozenContact,
  type FrozenGroup,
  instanceFor,
  ownOf,
  pagesBy,
  sortedBy,
  withChanged,
  withEvents,
} from './records.ts';

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
    async putContact(
      workspaceId,
      instanceId,
      contact,
      { generation, upsert = false, most = Number.POSITIVE_INFINITY, events = () => [] } = {},
    ) {
      const given = structuredClone(contact);
      checkRecord('messaging.putContact', 'contacts', given);
      return store.commit(data => {
        const instance = instanceFor(data, workspaceId, instanceId, generation);
        if ('refused' in instance) return instance;
        const record = deepFreeze({ ...given, instance_id: instanceId });
        const all = recordsOf(data, 'contacts', workspaceId);
        const same = contacts.find(data, workspaceId, instanceId, { address: record.address });
        if (same !== undefined && upsert) {
          const merged = mergedContact(same, record);
          if (merged === same) return { data, result: same };
          const next = withChanged(data, 'contacts', workspaceId, new Map([[same, merged]]));
          return { data: withEvents(next, workspaceId, instanceId, events(merged)), result: merged };
        }
        if (same !== undefined || contacts.hasId(data, workspaceId, record.id)) return refuse('taken');
        const own = ownOf(data, 'contacts', workspaceId, instanceId).length;
        if (own >= most) return refuse('too_many');
        const next = withRecords(data, 'contacts', workspaceId, [...all, record]);
        return { data: withEvents(next, workspaceId, instanceId, events(record)), result: record };
      });
    },

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

    findContact: (workspaceId, instanceId, name) =>
      contacts.find(store.data, workspaceId, instanceId, name) ?? null,

    async changeContact(workspaceId, instanceId, id, change, { now, events = () => [] } = {}) {
      const copy = structuredClone(change);
      return store.commit(data => {
        const contact = contacts.find(data, workspaceId, instanceId, { id });
        if (contact === undefined) return refuse('not_found');
        const changed = changedContact(contact, copy, now ?? new Date().toISOString());
        if (changed === contact) return { data, result: contact };
        checkRecord('messaging.changeContact', 'contacts', changed);
        const next = withChanged(data, 'contacts', workspaceId, new Map([[contact, changed]]));
        return { data: withEvents(next, workspaceId, instanceId, events(changed)), result: changed };
      });
    },

    async deleteContact(workspaceId, instanceId, id, { events = () => [] } = {}) {
      return store.commit(data => {
        const contact = contacts.find(data, workspaceId, instanceId, { id });
        if (contact === undefined) return refuse('not_found');
        const others = recordsOf(data, 'contacts', workspaceId).filter(one => one !== contact);
        const next = withRecords(data, 'contacts', workspaceId, others);
        return { data: withEvents(next, workspaceId, instanceId, events(contact)), result: contact };
      });
    },

    async putGroup(
      workspaceId,
      instanceId,
      group,
      { generation, most = Number.POSITIVE_INFINITY, events = () => [] } = {},
    ) {
      const given = structuredClone(group);
      checkRecord('messaging.putGroup', 'chat_groups', given);
      return store.commit(data => {
        const instance = instanceFor(data, workspaceId, instanceId, generation);
        if ('refused' in instance) return instance;
        const record = deepFreeze({ ...given, instance_id: instanceId });
        const before = groups.find(data, workspaceId, instanceId, { address: record.address });
        if (before !== undefined) {
          const replaced = replacedGroup(before, record);
          if (replaced === before) return { data, result: before };
          const next = withChanged(data, 'chat_groups', workspaceId, new Map([[before, replaced]]));
          return { data: withEvents(next, workspaceId, instanceId, events(replaced)), result: replaced };
        }
        if (groups.hasId(data, workspaceId, record.id)) return refuse('taken');
        if (ownOf(data, 'chat_groups', workspaceId, instanceId).length >= most) return refuse('too_many');
        const all = [...recordsOf(data, 'chat_groups', workspaceId), record];
        const next = withRecords(data, 'chat_groups', workspaceId, all);
        return { data: withEvents(next, workspaceId, instanceId, events(record)), result: record };
      });
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

    findGroup: (workspaceId, instanceId, name) =>
      groups.find(store.data, workspaceId, instanceId, name) ?? null,

    async changeGroup(workspaceId, instanceId, name, change, { generation, now, events = () => [] } = {}) {
      return store.commit(data => {
        const instance = instanceFor(data, workspaceId, instanceId, generation);
        if ('refused' in instance) return instance;
        const group = groups.find(data, workspaceId, instanceId, name);
        if (group === undefined) return refuse('not_found');
        const copy = structuredClone(change(group));
        const changed = changedGroup(group, copy, now ?? new Date().toISOString());
        if (changed === group) return { data, result: group };
        checkRecord('messaging.changeGroup', 'chat_groups', changed);
        const next = withChanged(data, 'chat_groups', workspaceId, new Map([[group, changed]]));
        return { data: withEvents(next, workspaceId, instanceId, events(changed)), result: changed };
      });
    },
  } satisfies Partial<MessagingRepository>;
}
