import type { InvitationRecord, Membership } from '../../../generated/types.ts';
import {
  type InvitationsRepository,
  type MembershipChangeOptions,
  refuse,
} from '../../../repository/index.ts';
import {
  inListOrder,
  isPending,
  obstacleToAccepting,
  obstacleToInvitation,
} from '../../rules/invitations.ts';
import { dataWith, isAllowed, withLowerEmail } from '../../rules/members.ts';
import { checkRecord, checkTimes, checkUnknown } from '../../rules/storable.ts';
import { checkDataFile } from '../check.ts';
import { insertion, isStorable, rowsAsJson, selection } from '../database/columns.ts';
import type { Database, RunStatement } from '../database/database.ts';
import { collectionTable } from '../database/records.ts';
import { retryOnConflict } from '../database/retry-on-conflict.ts';
import { membershipTable, userTable } from '../members/users.ts';

export const invitationTable = collectionTable('invitations');

export function postgresInvitations(database: Database): InvitationsRepository {
  const { schema } = database;
  const all = `select ${selection(invitationTable, 'i')} from ${schema}invitations i where i.workspace_id = $1`;
  const byDigest = `${all} and i.digest = $2`;
  const workspace = `select 1 from ${schema}workspaces where id = $1 for no key update`;
  const members = `select ${selection(membershipTable, 'm')} from ${schema}memberships m where m.workspace_id = $1`;
  const emails = `select u.email from ${schema}users u where u.id = any ($1::text[])`;
  const user = `select ${selection(userTable, 'u')} from ${schema}users u where`;
  const insert = insertion(invitationTable, schema);
  const insertUser = insertion(userTable, schema);
  const insertMember = insertion(membershipTable, schema);
  const remove = `delete from ${schema}invitations where workspace_id = $1 and id = any ($2::text[])`;
  const renew = `update ${schema}invitations set digest = $3, expires_at = $4::timestamptz, sent = $5
    where workspace_id = $1 and id = $2`;

  /** Its members and invitations, which no other transaction changes until this one ends; `null`: there is none. */
  async function lock(run: RunStatement, workspaceId: string) {
    if ((await run(workspace, [workspaceId])).rows.length === 0) return null;
    return {
      members: (await run(members, [workspaceId])).rows.map(membershipTable.of) as Membership[],
      invitations: (await run(all, [workspaceId])).rows.map(invitationTable.of),
    };
  }

  /** Replaces an invitation with `next`, or removes it if `next` is `null`. */
  async function replace(
    workspaceId: string,
    invitationId: string,
    { by }: MembershipChangeOptions,
    next: (now: InvitationRecord) => InvitationRecord | null,
  ) {
    if (!isStorable(workspaceId) || !isStorable(invitationId))
      return refuse(by === undefined ? 'not_found' : 'by_no_owner');
    return database.change(workspaceId, async run => {
      const locked = await lock(run, workspaceId);
      if (!isAllowed(locked?.members ?? [], by)) return refuse('by_no_owner');
      const found = locked?.invitations.find(({ id }) => id === invitationId);
      if (found === undefined) return refuse('not_found');
      const changed = next(found);
      if (changed === null) await run(remove, [workspaceId, [invitationId]]);
      else {
        checkRecord('invitations.renew', 'invitations', changed);
        await run(renew, [workspaceId, invitationId, changed.digest, changed.expires_at, changed.sent]);
      }
      return changed ?? found;
    });
  }

  return {
    async list(workspaceId) {
      if (!isStorable(workspaceId)) return [];
      return (await database.rows(all, [workspaceId])).map(invitationTable.of).sort(inListOrder);
    },

    async find(workspaceId, digest) {
      if (!isStorable(workspaceId) || !isStorable(digest)) return null;
      const [row] = await database.rows(byDigest, [workspaceId, digest]);
      return row === undefined ? null : invitationTable.of(row);
    },

    async create(workspaceId, invitation, { by, most = Number.POSITIVE_INFINITY, ...unknown } = {}) {
      checkUnknown('invitations.create', unknown);
      const record = withLowerEmail(structuredClone(invitation));
      checkRecord('invitations.create', 'invitations', record);
      if (!isStorable(workspaceId)) return refuse('workspace_unknown');
      return database.change(workspaceId, async run => {
        const locked = await lock(run, workspaceId);
        if (locked === null) return refuse('workspace_unknown');
        const pending = locked.invitations.filter(one => isPending(one, record.created_at));
        const ids = locked.members.map(({ user_id }) => user_id);
        const rows = (await run(emails, [ids])).rows;
        const refusal = obstacleToInvitation(record, {
          pending,
          members: locked.members,
          emails: rows.map(({ email }) => email as string),
          by,
          most,
        });
        if (refusal !== null) return refusal;
        const expired = locked.invitations.filter(one => !pending.includes(one)).map(({ id }) => id);
        if (expired.length > 0) await run(remove, [workspaceId, expired]);
        await run(insert, [rowsAsJson([invitationTable.row(workspaceId, record)])]);
        return record;
      });
    },

    renew: (workspaceId, invitationId, { digest, expires_at, sent }, options = {}) =>
      replace(workspaceId, invitationId, options, now => ({ ...now, digest, expires_at, sent })),

    revoke: (workspaceId, invitationId, options = {}) =>
      replace(workspaceId, invitationId, options, () => null),

    async accept(workspaceId, digest, accepting, at, { most = Number.POSITIVE_INFINITY } = {}) {
      checkTimes('invitations.accept', { at });
      const made = 'user' in accepting ? withLowerEmail(structuredClone(accepting.user)) : null;
      if (made !== null) checkDataFile('invitations.accept', dataWith({ users: [made] }));
      if (!isStorable(workspaceId) || !isStorable(digest)) return refuse('not_found');
      return retryOnConflict(() =>
        database.change(workspaceId, async run => {
          const find = async (condition: string, value: string) => {
            if (!isStorable(value)) return undefined;
            const [row] = (await run(`${user} ${condition}`, [value])).rows;
            return row === undefined ? undefined : userTable.of(row);
          };
          const locked = await lock(run, workspaceId);
          const invitation = locked?.invitations.find(one => one.digest === digest);
          const known =
            made ?? ('userId' in accepting ? await find('u.id = $1', accepting.userId) : undefined);
          const refusal = obstacleToAccepting(invitation, known, { at, isNew: made !== null });
          if (refusal !== null || locked === null || invitation === undefined || known === undefined)
            return refusal ?? refuse('not_found');
          if (made !== null && (await find('u.id = $1', made.id)) !== undefined) return refuse('user_taken');
          if (made !== null && (await find('u.email = $1', made.email)) !== undefined)
            return refuse('email_taken');
          const isMember = locked.members.some(({ user_id }) => user_id === known.id);
          if (!isMember && locked.members.length >= most) return refuse('too_many');
          await run(remove, [workspaceId, [invitation.id]]);
          if (isMember) return refuse('taken');
          if (made !== null) await run(insertUser, [rowsAsJson([made])]);
          const membership = { workspace_id: workspaceId, user_id: known.id, role: invitation.role };
          await run(insertMember, [rowsAsJson([membership])]);
          return membership;
        }),
      );
    },
  };
}
