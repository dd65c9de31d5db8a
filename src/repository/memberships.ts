import type { Awaitable } from '../common/awaitable.ts';
import type { Membership, Role } from '../generated/types.ts';
import type { Refused } from './answers.ts';

/**
 * Who is a member of which workspace, and in which role. Nothing that this package serves needs this part: a storage
 * of your own may leave it out, and answer `users.workspacesOf` from elsewhere.
 */
export interface MembershipsRepository {
  /**
   * The members of a workspace by the id of the user, in the order that the storage has for texts; none when there is no
   * such workspace.
   */
  list(workspaceId: string): Awaitable<readonly Readonly<Membership>[]>;

  /**
   * Makes a user a member. `taken`: the user is a member of the workspace already. Of several concurrent calls for
   * one user and workspace exactly one is answered with its membership.
   */
  add(
    membership: Membership,
  ): Awaitable<Readonly<Membership> | Refused<'workspace_unknown' | 'user_unknown' | 'taken'>>;

  /**
   * Gives a member another role. `last_owner`: nobody else is an owner of the workspace. Of concurrent calls of
   * `change` and `remove` for all owners of a workspace at least one is refused: it keeps an owner.
   */
  change(
    workspaceId: string,
    userId: string,
    role: Role,
  ): Awaitable<Readonly<Membership> | Refused<'not_found' | 'last_owner'>>;

  /** Ends a membership, and answers it as it was. `last_owner`: nobody else is an owner of the workspace. */
  remove(
    workspaceId: string,
    userId: string,
  ): Awaitable<Readonly<Membership> | Refused<'not_found' | 'last_owner'>>;
}
