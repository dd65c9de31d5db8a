import type { Awaitable } from '../common/concurrency/awaitable.ts';
import type { Membership, Role } from '../generated/types.ts';
import type { Kinds } from './kinds.ts';
import type { Refused } from './results.ts';
import type { TransactionOptions } from './transaction-client.ts';

/** Who asks for a change of a membership. */
export interface MembershipChangeOptions {
  /** The user, or all of several users, who must be owners of the workspace when the change is stored. @default nobody is checked */
  readonly by?: string | readonly string[];
}

/** The users of {@link MembershipChangeOptions.by}. */
export const usersOf = (by: MembershipChangeOptions['by'] = []): readonly string[] =>
  typeof by === 'string' ? [by] : by;

/**
 * The members of workspaces and their roles. Your own storage may omit this part, and take `users.workspacesOf` from
 * elsewhere: the group `members` is not served then.
 */
export interface MembershipsRepository {
  /**
   * The members of a workspace by user id, in the storage's text order; none if the workspace does not exist.
   */
  list(workspaceId: string): Awaitable<readonly Readonly<Membership>[]>;

  /**
   * Adds a user to a workspace. `taken`: the user is already a member. Of concurrent calls for the same user and
   * workspace, exactly one returns its membership.
   */
  add(
    membership: Membership,
    options?: TransactionOptions,
  ): Awaitable<Readonly<Membership> | Refused<'workspace_unknown' | 'user_unknown' | 'taken'>>;

  /**
   * Changes the role of a member. `last_owner`: the workspace has no other owner. Of concurrent calls of `change` and
   * `remove` for all owners of a workspace, at least one is refused, so an owner remains. `by_no_owner`: `by` is no owner
   * of the workspace; somebody who loses the role concurrently either changes it before that, or not at all. The pending
   * invitations of a user who is no owner any more end in the same step.
   */
  change(
    workspaceId: string,
    userId: string,
    role: Role,
    options?: MembershipChangeOptions,
  ): Awaitable<Readonly<Membership> | Refused<'not_found' | 'last_owner' | 'by_no_owner'>>;

  /**
   * Ends a membership, with the pending invitations of the user, and returns it as it was. `last_owner`: the workspace has
   * no other owner. `by_no_owner`: `by` is neither an owner of the workspace nor this member.
   */
  remove(
    workspaceId: string,
    userId: string,
    options?: MembershipChangeOptions,
  ): Awaitable<Readonly<Membership> | Refused<'not_found' | 'last_owner' | 'by_no_owner'>>;
}

/** What its methods answer. */
export const membershipMethods: Kinds<MembershipsRepository> = {
  list: 'list',
  add: 'record',
  change: 'record',
  remove: 'record',
};
