import type { InvitationRecord, Membership, User } from '../../../generated/types.ts';
import {
  type InvitationsRepository,
  type MembershipChangeOptions,
  refuse,
} from '../../../repository/index.ts';
import { deepFreeze } from '../../rules/deep-freeze.ts';
import {
  inListOrder,
  isPending,
  obstacleToAccepting,
  obstacleToInvitation,
} from '../../rules/invitations.ts';
import { dataWith, isAllowed, withLowerEmail } from '../../rules/members.ts';
import { checkRecord, checkStorable, checkTimes, checkUnknown } from '../../rules/storable.ts';
import { type FrozenData, hasWorkspace, recordsOf, withRecords } from '../data.ts';
import type { Store } from '../store.ts';

const of = (data: FrozenData, workspaceId: string) => recordsOf(data, 'invitations', workspaceId);

const membersOf = ({ memberships }: FrozenData, workspaceId: string) =>
  memberships.filter(({ workspace_id }) => workspace_id === workspaceId) as readonly Membership[];

export function lowdbInvitations(store: Store): InvitationsRepository {
  /** Replaces an invitation with `next`, or removes it if `next` is `null`. */
  const replace = (
    workspaceId: string,
    invitationId: string,
    { by }: MembershipChangeOptions,
    next: (now: Readonly<InvitationRecord>) => InvitationRecord | null,
  ) =>
    store.commit(data => {
      if (!isAllowed(membersOf(data, workspaceId), by)) return refuse('by_no_owner');
      const all = of(data, workspaceId);
      const found = all.find(({ id }) => id === invitationId);
      if (found === undefined) return refuse('not_found');
      const changed = next(found);
      if (changed !== null) checkRecord('invitations.renew', 'invitations', changed);
      const left = all.flatMap(one => (one === found ? (changed ?? []) : one));
      return { data: withRecords(data, 'invitations', workspaceId, left), result: changed ?? found };
    });

  return {
    list: workspaceId => of(store.data, workspaceId).toSorted(inListOrder),

    find: (workspaceId, digest) => of(store.data, workspaceId).find(one => one.digest === digest) ?? null,

    async create(workspaceId, invitation, { by, most = Number.POSITIVE_INFINITY, ...unknown } = {}) {
      checkUnknown('invitations.create', unknown);
      const record = deepFreeze(withLowerEmail(structuredClone(invitation)));
      checkRecord('invitations.create', 'invitations', record);
      return store.commit(data => {
        if (!hasWorkspace(data, workspaceId)) return refuse('workspace_unknown');
        const pending = of(data, workspaceId).filter(one => isPending(one, record.created_at));
        const members = membersOf(data, workspaceId);
        const ids = new Set(members.map(({ user_id }) => user_id));
        const emails = data.users.filter(({ id }) => ids.has(id)).map(({ email }) => email);
        const refusal = obstacleToInvitation(record, { pending, members, emails, by, most });
        if (refusal !== null) return refusal;
        return { data: withRecords(data, 'invitations', workspaceId, [...pending, record]), result: record };
      });
    },

    renew: async (workspaceId, invitationId, { digest, expires_at, sent }, options = {}) =>
      replace(workspaceId, invitationId, options, now => ({ ...now, digest, expires_at, sent })),

    revoke: async (workspaceId, invitationId, options = {}) =>
      replace(workspaceId, invitationId, options, () => null),

    async accept(workspaceId, digest, accepting, at, { most = Number.POSITIVE_INFINITY } = {}) {
      checkTimes('invitations.accept', { at });
      const made = 'user' in accepting ? deepFreeze(withLowerEmail(structuredClone(accepting.user))) : null;
      if (made !== null) checkStorable('invitations.accept', dataWith({ users: [made] }));
      return store.commit(data => {
        const invitation = of(data, workspaceId).find(one => one.digest === digest);
        const users = data.users as readonly User[];
        const user = made ?? users.find(({ id }) => 'userId' in accepting && id === accepting.userId);
        const refusal = obstacleToAccepting(invitation, user, { at, isNew: made !== null });
        if (refusal !== null || invitation === undefined || user === undefined)
          return refusal ?? refuse('not_found');
        if (made !== null && users.some(({ id }) => id === made.id)) return refuse('user_taken');
        if (made !== null && users.some(({ email }) => email === made.email)) return refuse('email_taken');
        const left = of(data, workspaceId).filter(one => one !== invitation);
        const without = withRecords(data, 'invitations', workspaceId, left);
        if (membersOf(data, workspaceId).some(({ user_id }) => user_id === user.id))
          return { data: without, result: refuse('taken') };
        if (membersOf(data, workspaceId).length >= most) return refuse('too_many');
        const membership = deepFreeze({
          workspace_id: workspaceId,
          user_id: user.id,
          role: invitation.role,
        });
        const next = {
          ...without,
          users: made === null ? data.users : [...data.users, made],
          memberships: [...data.memberships, membership],
        };
        return { data: deepFreeze(next), result: membership };
      });
    },
  };
}
