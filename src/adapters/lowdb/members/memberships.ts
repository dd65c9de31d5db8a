import { byText } from '../../../common/compare-texts.ts';
import type { Membership } from '../../../generated/types.ts';
import {
  type MembershipChangeOptions,
  type MembershipsRepository,
  refuse,
} from '../../../repository/index.ts';
import { deepFreeze } from '../../rules/deep-freeze.ts';
import { dataWithMembership, isAllowed, isLastOwner } from '../../rules/members.ts';
import { checkStorable } from '../../rules/storable.ts';
import { type FrozenData, recordsOf, withRecords } from '../data.ts';
import type { Store } from '../store.ts';

export function lowdbMemberships(store: Store): MembershipsRepository {
  const membersOf = ({ memberships }: FrozenData, workspaceId: string) =>
    memberships.filter(({ workspace_id }) => workspace_id === workspaceId) as readonly Membership[];

  /** Replaces a membership with `next`, or removes it if `next` is `null`; the workspace keeps an owner. */
  const replace = (
    workspaceId: string,
    userId: string,
    by: MembershipChangeOptions['by'],
    next: (now: Membership) => Membership | null,
  ) =>
    store.commit(data => {
      const members = membersOf(data, workspaceId);
      const membership = members.find(({ user_id }) => user_id === userId);
      if (membership === undefined) return refuse('not_found');
      if (!isAllowed(members, by)) return refuse('by_no_owner');
      const changed = next(membership);
      if (changed?.role !== 'owner' && isLastOwner(members, userId)) return refuse('last_owner');
      const memberships = data.memberships.flatMap(one => (one === membership ? (changed ?? []) : one));
      const all = recordsOf(data, 'invitations', workspaceId);
      const kept = changed?.role === 'owner' ? all : all.filter(one => one.invited_by !== userId);
      const left = kept.length === all.length ? data : withRecords(data, 'invitations', workspaceId, kept);
      return { data: deepFreeze({ ...left, memberships }), result: changed ?? membership };
    });

  return {
    list: workspaceId => membersOf(store.data, workspaceId).toSorted(byText(({ user_id }) => user_id)),

    async add(membership) {
      const record = deepFreeze(structuredClone(membership));
      const { workspace_id, user_id } = record;
      return store.commit(data => {
        if (!data.workspaces.some(({ id }) => id === workspace_id)) return refuse('workspace_unknown');
        if (!data.users.some(({ id }) => id === user_id)) return refuse('user_unknown');
        if (membersOf(data, workspace_id).some(one => one.user_id === user_id)) return refuse('taken');
        checkStorable('memberships.add', dataWithMembership(record));
        return { data: deepFreeze({ ...data, memberships: [...data.memberships, record] }), result: record };
      });
    },

    change: async (workspaceId, userId, role, { by } = {}) =>
      replace(workspaceId, userId, by, membership => {
        const changed = { ...membership, role };
        checkStorable('memberships.change', dataWithMembership(changed));
        return changed;
      }),

    remove: async (workspaceId, userId, { by } = {}) =>
      replace(workspaceId, userId, by === userId ? undefined : by, () => null),
  };
}
