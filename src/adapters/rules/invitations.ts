/** The logic for invitations that both adapters share, independent of the storage. */
import type { InvitationRecord, Membership, User } from '../../generated/types.ts';
import {
  type AcceptObstacle,
  type MembershipChangeOptions,
  type Refused,
  refuse,
} from '../../repository/index.ts';
import { isAllowed } from './members.ts';

type Invitation = Readonly<InvitationRecord>;

export const isPending = ({ expires_at: end }: Invitation, at: string): boolean =>
  Date.parse(end) > Date.parse(at);

/** Newest first, then by id. */
export const inListOrder = (one: Invitation, other: Invitation): number =>
  Date.parse(other.created_at) - Date.parse(one.created_at) || (one.id < other.id ? -1 : 1);

/**
 * Why an invitation is not stored, or `null`. `pending`: those of the workspace that are left; `emails`: the addresses of
 * its members.
 */
export function obstacleToInvitation(
  invitation: Invitation,
  given: {
    readonly pending: readonly Invitation[];
    readonly members: readonly Readonly<Membership>[];
    readonly emails: readonly string[];
    readonly by: MembershipChangeOptions['by'];
    readonly most: number;
  },
): Refused<'by_no_owner' | 'member' | 'taken' | 'limit'> | null {
  const { id, email, digest } = invitation;
  const { pending, members, emails, by, most } = given;
  if (!isAllowed(members, by)) return refuse('by_no_owner');
  if (emails.includes(email)) return refuse('member');
  if (pending.some(one => one.id === id || one.email === email || one.digest === digest))
    return refuse('taken');
  return pending.length >= most ? refuse('limit') : null;
}

/** Why this user cannot accept the invitation, or `null`. `isNew`: whether the user would be created. */
export function obstacleToAccepting(
  invitation: Invitation | undefined,
  user: Readonly<Pick<User, 'email'>> | undefined,
  { at, isNew }: { readonly at: string; readonly isNew: boolean },
): Refused<AcceptObstacle> | null {
  if (invitation === undefined) return refuse('not_found');
  if (!isPending(invitation, at)) return refuse('expired');
  if (user === undefined) return refuse('user_unknown');
  if (user.email !== invitation.email) return refuse('other_user');
  return isNew && !invitation.sent ? refuse('not_sent') : null;
}
