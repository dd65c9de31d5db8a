/** Contacts and groups of an instance, by their addresses. */
import type { FrozenData } from '../data.ts';
import { indexBy } from '../index-by.ts';
import { type FrozenContact, type FrozenGroup, ownOf } from './records.ts';

const contactsByAddress = indexBy<FrozenContact>(({ address }) => address);
const groupsByAddress = indexBy<FrozenGroup>(({ address }) => address);

type Place = readonly [data: FrozenData, workspaceId: string, instanceId: string];

export const contactAt = ([data, ...instance]: Place, address: string): FrozenContact | undefined =>
  contactsByAddress(ownOf(data, 'contacts', ...instance)).get(address);

export const groupAt = ([data, ...instance]: Place, address: string): FrozenGroup | undefined =>
  groupsByAddress(ownOf(data, 'chat_groups', ...instance)).get(address);
