import type { Awaitable } from '../common/awaitable.ts';
import type { Membership, Role } from '../generated/types.ts';
import type { Kinds } from './kinds.ts';
import type { Refused } from './results.ts';

/**
 * The members of workspaces and their roles. No group of this package needs this part: your own storage may omit it,
 * and take `users.workspacesOf` from elsewhere.
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
  ): Awaitable<Readonly<Membership> | Refused<'workspace_unknown' | 'user_unknown' | 'taken'>>;

  /**
   * Changes the role of a member. `last_owner`: the workspace has no other owner. Of concurrent calls of `change` and
   * `remove` for all owners of a workspace, at least one is refused, so an owner remains.
   */
  change(
    workspaceId: string,
    userId: string,
    role: Role,
  ): Awaitable<Readonly<Membership> | Refused<'not_found' | 'last_owner'>>;

  /** Ends a membership and returns it as it was. `last_owner`: the workspace has no other owner. */
  remove(
    workspaceId: string,
    userId: string,
  ): Awaitable<Readonly<Membership> | Refused<'not_found' | 'last_owner'>>;
}

/** What its methods answer. */
export const membershipMethods: Kinds<MembershipsRepository> = {
  list: 'list',
  add: 'record',
  change: 'record',
  remove: 'record',
};
