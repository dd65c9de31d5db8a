/** Contacts and groups, by their ids and addresses. */
import type { AddressName } from '../../../repository/index.ts';
import { type FrozenData, recordsOf } from '../data.ts';
import { indexBy } from '../index-by.ts';
import { type FrozenContact, type FrozenGroup, ownOf } from './records.ts';

interface Addressed {
  readonly id: string;
  readonly instance_id: string;
  readonly address: string;
}

function addressed<One extends Addressed>(
  allIn: (data: FrozenData, workspaceId: string) => readonly One[],
  ownIn: (data: FrozenData, workspaceId: string, instanceId: string) => readonly One[],
) {
  const byId = indexBy<One>(({ id }) => id);
  const byAddress = indexBy<One>(({ address }) => address);
  return {
    find(data: FrozenData, workspaceId: string, instanceId: string, name: AddressName): One | undefined {
      if (!('id' in name)) return byAddress(ownIn(data, workspaceId, instanceId)).get(name.address);
      const one = byId(allIn(data, workspaceId)).get(name.id);
      return one?.instance_id === instanceId ? one : undefined;
    },
    /** Whether the workspace has one with an id, in whatever instance. */
    hasId: (data: FrozenData, workspaceId: string, id: string): boolean =>
      byId(allIn(data, workspaceId)).has(id),
  };
}

export const contacts = addressed<FrozenContact>(
  (data, ...place) => recordsOf(data, 'contacts', ...place),
  (data, ...place) => ownOf(data, 'contacts', ...place),
);
export const groups = addressed<FrozenGroup>(
  (data, ...place) => recordsOf(data, 'chat_groups', ...place),
  (data, ...place) => ownOf(data, 'chat_groups', ...place),
);
