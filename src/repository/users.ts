import type { Awaitable } from '../common/awaitable.ts';
import type { PasswordHash, Role, User, Workspace } from '../generated/types.ts';

/** A workspace as one of its members sees it. */
export interface MemberWorkspace {
  readonly workspace: Readonly<Workspace>;
  readonly role: Role;
}

export interface UsersRepository {
  /** The user with this id, or `null`. */
  find(userId: string): Awaitable<Readonly<User> | null>;

  /** The user with this e-mail address (lower case), or `null`. */
  findByEmail(email: string): Awaitable<Readonly<User> | null>;

  /**
   * Replaces a password's hash, as parameters change. `false`, with nothing changed, when there is no such user, or
   * when another hash than `instead`, where that is given, is stored in this very step: of several concurrent calls
   * with the same `instead` exactly one answers `true`.
   */
  setPassword(
    userId: string,
    password: PasswordHash,
    options?: { readonly instead?: PasswordHash },
  ): Awaitable<boolean>;

  /** The workspaces that a user is a member of, by name; none for a user who does not exist. */
  workspacesOf(userId: string): Awaitable<readonly MemberWorkspace[]>;

  /** The names of users by their ids. Ids that no user has are left out. */
  namesOf(userIds: readonly string[]): Awaitable<ReadonlyMap<string, string>>;
}
