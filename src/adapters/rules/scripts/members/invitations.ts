import type { InvitationRecord } from '../../../../generated/types.ts';
import {
  type InvitationsRepository,
  type MembershipChangeOptions,
  refuse,
} from '../../../../repository/index.ts';
import { inListOrder, isPending, obstacleToAccepting, obstacleToInvitation } from '../../invitations.ts';
import { dataWith, isAllowed, withLowerEmail } from '../../members.ts';
import { checkRecord, checkStorable, checkTimes, checkUnknown } from '../../storable.ts';
import { add, change, find, findOne, hold, remove, type ScriptRunner } from '../script.ts';

/** The members of a workspace, and its invitations; no other script changes them until this one ends. */
function* holdMembers(workspaceId: string) {
  const where = { workspace_id: workspaceId };
  if ((yield* hold('workspaces', { id: workspaceId })) === undefined) return null;
  return { members: yield* find('memberships', where), invitations: yield* find('invitations', where) };
}

const removeSome = (workspaceId: string, invitations: readonly Readonly<InvitationRecord>[]) =>
  remove('invitations', { workspace_id: workspaceId, id: invitations.map(({ id }) => id) });

export function invitationScripts(runner: ScriptRunner): InvitationsRepository {
  /** Replaces an invitation with `next`, or removes it if `next` is `null`. */
  const replace = (
    workspaceId: string,
    invitationId: string,
    { by }: MembershipChangeOptions,
    next: (now: Readonly<InvitationRecord>) => InvitationRecord | null,
  ) =>
    runner.change(workspaceId, function* () {
      const held = yield* holdMembers(workspaceId);
      if (!isAllowed(held?.members ?? [], by)) return refuse('by_no_owner');
      const found = held?.invitations.find(({ id }) => id === invitationId);
      if (found === undefined) return refuse('not_found');
      const changed = next(found);
      if (changed === null) yield* removeSome(workspaceId, [found]);
      else {
        checkRecord('invitations.renew', 'invitations', changed);
        yield* change('invitations', found, changed, workspaceId);
      }
      return changed ?? found;
    });

  return {
    list: workspaceId =>
      runner.read(function* () {
        return (yield* find('invitations', { workspace_id: workspaceId })).toSorted(inListOrder);
      }),

    find: (workspaceId, digest) =>
      runner.read(function* () {
        return (yield* findOne('invitations', { workspace_id: workspaceId, digest })) ?? null;
      }),

    async create(workspaceId, invitation, { by, most = Number.POSITIVE_INFINITY, ...unknown } = {}) {
      checkUnknown('invitations.create', unknown);
      const record = withLowerEmail(structuredClone(invitation));
      checkRecord('invitations.create', 'invitations', record);
      return runner.change(workspaceId, function* () {
        const held = yield* holdMembers(workspaceId);
        if (held === null) return refuse('workspace_unknown');
        const { members, invitations } = held;
        const pending = invitations.filter(one => isPending(one, record.created_at));
        const users = yield* find('users', { id: members.map(({ user_id }) => user_id) });
        const emails = users.map(({ email }) => email);
        const refusal = obstacleToInvitation(record, { pending, members, emails, by, most });
        if (refusal !== null) return refusal;
        const expired = invitations.filter(one => !pending.includes(one));
        if (expired.length > 0) yield* removeSome(workspaceId, expired);
        yield* add('invitations', record, workspaceId);
        return record;
      });
    },

    renew: async (workspaceId, invitationId, { digest, expires_at, sent }, options = {}) =>
      replace(workspaceId, invitationId, options, now => ({ ...now, digest, expires_at, sent })),

    revoke: async (workspaceId, invitationId, options = {}) =>
      replace(workspaceId, invitationId, options, () => null),

    async accept(workspaceId, digest, accepting, at, { most = Number.POSITIVE_INFINITY } = {}) {
      checkTimes('invitations.accept', { at });
      const made = 'user' in accepting ? withLowerEmail(structuredClone(accepting.user)) : null;
      if (made !== null) checkStorable('invitations.accept', dataWith({ users: [made] }));
      return runner.change(workspaceId, function* () {
        const held = yield* holdMembers(workspaceId);
        const invitation = held?.invitations.find(one => one.digest === digest);
        const user =
          made ?? ('userId' in accepting ? yield* findOne('users', { id: accepting.userId }) : undefined);
        const refusal = obstacleToAccepting(invitation, user, { at, isNew: made !== null });
        if (refusal !== null || held === null || invitation === undefined || user === undefined)
          return refusal ?? refuse('not_found');
        if (made !== null && (yield* findOne('users', { id: made.id })) !== undefined)
          return refuse('user_taken');
        if (made !== null && (yield* findOne('users', { email: made.email })) !== undefined)
          return refuse('email_taken');
        const isMember = held.members.some(({ user_id }) => user_id === user.id);
        if (!isMember && held.members.length >= most) return refuse('too_many');
        yield* removeSome(workspaceId, [invitation]);
        if (isMember) return refuse('taken');
        if (made !== null) yield* add('users', made);
        const membership = { workspace_id: workspaceId, user_id: user.id, role: invitation.role };
        yield* add('memberships', membership);
        return membership;
      });
    },
  };
}
