/** Contacts and groups by their ids and addresses. */
import type { AddressName } from '../../../repository/index.ts';
import type { Data } from '../data.ts';
import { type Contact, type Group, indexBy, keyOf, listOf } from './records.ts';

const contactsById = indexBy<Contact>(({ id }) => id);
const contactsByAddress = indexBy<Contact>(({ instance_id, address }) => keyOf(instance_id, address));
const groupsById = indexBy<Group>(({ id }) => id);
const groupsByAddress = indexBy<Group>(({ instance_id, address }) => keyOf(instance_id, address));

const ofInstance = <One extends { readonly instance_id: string }>(
  record: One | undefined,
  instanceId: string,
): One | undefined => (record?.instance_id === instanceId ? record : undefined);

export function contactWith(
  data: Data,
  workspaceId: string,
  instanceId: string,
  name: AddressName,
): Contact | undefined {
  const all = listOf(data, 'contacts', workspaceId);
  return 'id' in name
    ? ofInstance(contactsById(all).get(name.id), instanceId)
    : contactsByAddress(all).get(keyOf(instanceId, name.address));
}

export function groupWith(
  data: Data,
  workspaceId: string,
  instanceId: string,
  name: AddressName,
): Group | undefined {
  const all = listOf(data, 'chat_groups', workspaceId);
  return 'id' in name
    ? ofInstance(groupsById(all).get(name.id), instanceId)
    : groupsByAddress(all).get(keyOf(instanceId, name.address));
}

/** Whether the workspace has a contact with an id, in whatever instance. */
export const isContactId = (data: Data, workspaceId: string, id: string): boolean =>
  contactsById(listOf(data, 'contacts', workspaceId)).has(id);

export const isGroupId = (data: Data, workspaceId: string, id: string): boolean =>
  groupsById(listOf(data, 'chat_groups', workspaceId)).has(id);
