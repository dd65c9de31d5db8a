import type { Awaitable } from '../common/concurrency/awaitable.ts';
import type { InvitationRecord, Membership, User } from '../generated/types.ts';
import type { Kinds } from './kinds.ts';
import type { MembershipChangeOptions } from './memberships.ts';
import type { Refused } from './results.ts';

/**
 * Who accepts an invitation: a user who exists, or one to create. A user is created only for a link that was sent to the
 * address (`sent`), because anyone who has another link may not be whom the address belongs to.
 */
export type AcceptingUser = { readonly userId: string } | { readonly user: User };

/**
 * Why an invitation cannot be accepted:
 * - `not_found`: there is none with this digest; it was accepted, revoked or sent again with another one.
 * - `expired`: its `expires_at` has passed.
 * - `other_user`: the user has another e-mail address.
 * - `not_sent`: there is a user to create, but `sent` is false.
 * - `taken`: the user is a member already. The invitation is deleted.
 * - `user_unknown`: there is no user with this id.
 * - `too_many`: the workspace has its maximum number of members.
 * - `user_taken`, `email_taken`: a user to create has the id or the address of another one.
 */
export type AcceptObstacle =
  | 'not_found'
  | 'expired'
  | 'other_user'
  | 'not_sent'
  | 'taken'
  | 'too_many'
  | 'user_unknown'
  | 'user_taken'
  | 'email_taken';

/**
 * Invitations to workspaces. A workspace has one for each e-mail address, and a limited number in all, so that they need
 * no other pruning. Your own storage may omit this part: the group `invitations` is not served then.
 */
export interface InvitationsRepository {
  /** The pending and expired invitations of a workspace, newest first, then by id. */
  list(workspaceId: string): Awaitable<readonly Readonly<InvitationRecord>[]>;

  /** The invitation of a workspace whose token has this digest, or `null`. */
  find(workspaceId: string, digest: string): Awaitable<Readonly<InvitationRecord> | null>;

  /**
   * Stores an invitation; the address is stored in lowercase. Deletes the expired ones at its `created_at` first. Of
   * concurrent calls with the same address, exactly one stores its invitation, and all calls together never store more
   * than `most`. `taken`: the address has a pending invitation, or the id or digest exists; `member`: a
   * member has this address; `limit`: there are too many; `by_no_owner`: see `memberships.change`.
   */
  create(
    workspaceId: string,
    invitation: InvitationRecord,
    options?: MembershipChangeOptions & {
      /** Maximum number of pending invitations of the workspace. @default no limit */
      readonly most?: number;
    },
  ): Awaitable<
    Readonly<InvitationRecord> | Refused<'workspace_unknown' | 'by_no_owner' | 'member' | 'taken' | 'limit'>
  >;

  /** Gives an invitation another link, also if it has expired. The earlier link ends. */
  renew(
    workspaceId: string,
    invitationId: string,
    change: Pick<InvitationRecord, 'digest' | 'expires_at' | 'sent'>,
    options?: MembershipChangeOptions,
  ): Awaitable<Readonly<InvitationRecord> | Refused<'not_found' | 'by_no_owner'>>;

  /** Deletes an invitation and returns it as it was. Of concurrent calls, exactly one returns it. */
  revoke(
    workspaceId: string,
    invitationId: string,
    options?: MembershipChangeOptions,
  ): Awaitable<Readonly<InvitationRecord> | Refused<'not_found' | 'by_no_owner'>>;

  /**
   * Creates the user, if one is given, makes the user a member with the role of the invitation, and deletes the
   * invitation, in one step. Of concurrent calls, exactly one returns the membership. They never leave the workspace with
   * more members than `most`: the invitation stays then.
   */
  accept(
    workspaceId: string,
    digest: string,
    accepting: AcceptingUser,
    at: string,
    options?: {
      /** Maximum number of members of the workspace. @default no limit */
      readonly most?: number;
    },
  ): Awaitable<Readonly<Membership> | Refused<AcceptObstacle>>;
}

/** What its methods answer. */
export const invitationMethods: Kinds<InvitationsRepository> = {
  list: 'list',
  find: 'found',
  create: 'record',
  renew: 'record',
  revoke: 'record',
  accept: 'record',
};
