import { byText } from '../../../../common/text/compare-texts.ts';
import type { Membership } from '../../../../generated/types.ts';
import {
  type MembershipChangeOptions,
  type MembershipsRepository,
  refuse,
} from '../../../../repository/index.ts';
import { dataWithMembership, isAllowed, isLastOwner } from '../../members.ts';
import { checkStorable, checkUnknown } from '../../storable.ts';
import { add, change, find, findOne, hold, remove, type ScriptRunner } from '../script.ts';

export function membershipScripts(runner: ScriptRunner): MembershipsRepository {
  /** Replaces a membership with `next`, or removes it if `next` is `null`. The workspace keeps an owner. */
  const replace = (
    workspaceId: string,
    userId: string,
    by: MembershipChangeOptions['by'],
    next: (now: Readonly<Membership>) => Membership | null,
  ) =>
    runner.change(workspaceId, function* () {
      // Hold the workspace, not the owners: a script that waited for a member would still count a removed owner.
      yield* hold('workspaces', { id: workspaceId });
      const members = yield* find('memberships', { workspace_id: workspaceId });
      const membership = members.find(({ user_id }) => user_id === userId);
      if (membership === undefined) return refuse('not_found');
      if (!isAllowed(members, by)) return refuse('by_no_owner');
      const changed = next(membership);
      if (changed?.role !== 'owner' && isLastOwner(members, userId)) return refuse('last_owner');
      if (changed === null) yield* remove('memberships', { workspace_id: workspaceId, user_id: userId });
      else yield* change('memberships', membership, changed);
      if (changed?.role !== 'owner')
        yield* remove('invitations', { workspace_id: workspaceId, invited_by: userId });
      return changed ?? membership;
    });

  return {
    list: workspaceId =>
      runner.read(function* () {
        const members = yield* find('memberships', { workspace_id: workspaceId });
        return members.toSorted(byText(({ user_id }) => user_id));
      }),

    async add(membership, { client, ...unknown } = {}) {
      checkUnknown('memberships.add', unknown);
      const record = structuredClone(membership);
      const { workspace_id, user_id } = record;
      const script = function* () {
        if ((yield* findOne('workspaces', { id: workspace_id })) === undefined)
          return refuse('workspace_unknown');
        if ((yield* findOne('users', { id: user_id })) === undefined) return refuse('user_unknown');
        if ((yield* findOne('memberships', { workspace_id, user_id })) !== undefined) return refuse('taken');
        checkStorable('memberships.add', dataWithMembership(record));
        yield* add('memberships', record);
        return record;
      };
      return runner.change(workspace_id, script, client);
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
