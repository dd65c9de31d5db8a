import type { Awaitable } from '../common/awaitable.ts';
import type { PasswordHash, Role, User, Workspace } from '../generated/types.ts';
import type { Refused } from './answers.ts';

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
   * Replaces a password's hash, as parameters change. The user as it is afterwards, or why nothing was changed:
   * `changed` when another hash than `instead`, where that is given, is stored in this very step. Of several
   * concurrent calls with the same `instead` exactly one changes it.
   */
  setPassword(
    userId: string,
    password: PasswordHash,
    options?: { readonly instead?: PasswordHash },
  ): Awaitable<Readonly<User> | Refused<'not_found' | 'changed'>>;

  /**
   * Stores a user; the e-mail address is stored in lower case. `taken`: there is a user with this id; `email_taken`:
   * with this address. Of several concurrent calls with one id or one address exactly one stores its user.
   *
   * A storage whose users are made elsewhere leaves `create` and `change` out.
   */
  create?(user: User): Awaitable<Readonly<User> | Refused<'taken' | 'email_taken'>>;

  /** Changes the name or the e-mail address of a user. `email_taken`: another user has this address. */
  change?(
    userId: string,
    change: Partial<Pick<User, 'name' | 'email'>>,
  ): Awaitable<Readonly<User> | Refused<'not_found' | 'email_taken'>>;

  /** The workspaces that a user is a member of, by name; none for a user who does not exist. */
  workspacesOf(userId: string): Awaitable<readonly MemberWorkspace[]>;

  /** The names of users by their ids. Ids that no user has are left out. */
  namesOf(userIds: readonly string[]): Awaitable<ReadonlyMap<string, string>>;
}
