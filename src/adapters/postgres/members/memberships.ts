import type { Membership } from '../../../generated/types.ts';
import {
  type MembershipChangeOptions,
  type MembershipsRepository,
  refuse,
} from '../../../repository/index.ts';
import { dataWithMembership, isAllowed, isLastOwner } from '../../rules/members.ts';
import { checkDataFile } from '../check.ts';
import { insertion, isStorable, rowsAsJson, selection } from '../database/columns.ts';
import type { Database, RunStatement } from '../database/database.ts';
import { retryOnConflict } from '../database/retry-on-conflict.ts';
import { membershipTable } from './users.ts';

export function postgresMemberships(database: Database): MembershipsRepository {
  const { schema } = database;
  const members = `select ${selection(membershipTable, 'm')} from ${schema}memberships m
    where m.workspace_id = $1 order by m.user_id`;
  const one = `select 1 from ${schema}memberships where workspace_id = $1 and user_id = $2`;
  const insert = insertion(membershipTable, schema);
  const workspace = `select 1 from ${schema}workspaces where id = $1`;
  const user = `select 1 from ${schema}users where id = $1`;
  const setRole = `update ${schema}memberships set role = $3 where workspace_id = $1 and user_id = $2`;
  const revokeInvitations = `delete from ${schema}invitations where workspace_id = $1 and invited_by = $2`;
  const remove = `delete from ${schema}memberships where workspace_id = $1 and user_id = $2`;

  /** The members of a workspace; no other transaction can change their roles until this one ends. */
  async function lock(run: RunStatement, workspaceId: string): Promise<Membership[]> {
    // Lock the workspace, not the owners' rows: a call that waited for a row would still count a removed owner.
    await run(`${workspace} for no key update`, [workspaceId]);
    return (await run(members, [workspaceId])).rows.map(membershipTable.of);
  }

  /** `next`: the new membership, or `null` to remove it. The workspace keeps an owner. */
  async function replace(
    workspaceId: string,
    userId: string,
    by: MembershipChangeOptions['by'],
    next: (now: Membership) => Membership | null,
    store: (run: RunStatement) => Promise<unknown>,
  ) {
    if (!isStorable(workspaceId) || !isStorable(userId)) return refuse('not_found');
    return database.change(workspaceId, async run => {
      const all = await lock(run, workspaceId);
      const membership = all.find(({ user_id }) => user_id === userId);
      if (membership === undefined) return refuse('not_found');
      if (!isAllowed(all, by)) return refuse('by_no_owner');
      const changed = next(membership);
      if (changed?.role !== 'owner' && isLastOwner(all, userId)) return refuse('last_owner');
      await store(run);
      if (changed?.role !== 'owner') await run(revokeInvitations, [workspaceId, userId]);
      return changed ?? membership;
    });
  }

  return {
    async list(workspaceId) {
      if (!isStorable(workspaceId)) return [];
      return (await database.rows(members, [workspaceId])).map(membershipTable.of);
    },

    async add(membership) {
      const record = structuredClone(membership);
      const { workspace_id: workspaceId, user_id: userId } = record;
      if (!isStorable(workspaceId)) return refuse('workspace_unknown');
      if (!isStorable(userId)) return refuse('user_unknown');
      return retryOnConflict(() =>
        database.change(workspaceId, async run => {
          const finds = async (statement: string, ...values: string[]) =>
            (await run(statement, values)).rows.length > 0;
          if (!(await finds(workspace, workspaceId))) return refuse('workspace_unknown');
          if (!(await finds(user, userId))) return refuse('user_unknown');
          if (await finds(one, workspaceId, userId)) return refuse('taken');
          checkDataFile('memberships.add', dataWithMembership(record));
          await run(insert, [rowsAsJson([record])]);
          return record;
        }),
      );
    },

    change: (workspaceId, userId, role, { by } = {}) =>
      replace(
        workspaceId,
        userId,
        by,
        membership => {
          const changed = { ...membership, role };
          checkDataFile('memberships.change', dataWithMembership(changed));
          return changed;
        },
        run => run(setRole, [workspaceId, userId, role]),
      ),

    remove: (workspaceId, userId, { by } = {}) =>
      replace(
        workspaceId,
        userId,
        by === userId ? undefined : by,
        () => null,
        run => run(remove, [workspaceId, userId]),
      ),
  };
}
