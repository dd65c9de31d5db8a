import type { Awaitable } from '../common/concurrency/awaitable.ts';
import type { PasswordHash, Role, User, Workspace } from '../generated/types.ts';
import type { Kinds } from './kinds.ts';
import type { Refused } from './results.ts';
import type { TransactionOptions } from './transaction-client.ts';

/** A workspace from the view of a member. */
export interface MemberWorkspace {
  readonly workspace: Readonly<Workspace>;
  readonly role: Role;
}

export interface UsersRepository {
  /** The user with this id, or `null`. */
  find(userId: string): Awaitable<Readonly<User> | null>;

  /** The user with this e-mail address (lowercase), or `null`. */
  findByEmail(email: string): Awaitable<Readonly<User> | null>;

  /**
   * Replaces the hash of a password, for example with new parameters. Returns the user after the change, or why nothing
   * was changed: `changed` if `instead` is given and another hash is stored. Of concurrent calls with the same
   * `instead`, exactly one changes it.
   */
  setPassword(
    userId: string,
    password: PasswordHash,
    options?: { readonly instead?: PasswordHash },
  ): Awaitable<Readonly<User> | Refused<'not_found' | 'changed'>>;

  /**
   * Stores a user; the e-mail address is stored in lowercase. `taken`: a user with this id exists; `email_taken`: a
   * user with this address exists. Of concurrent calls with the same id or address, exactly one stores its user.
   *
   * A storage whose users are created elsewhere omits `create` and `change`.
   */
  create?(
    user: User,
    options?: TransactionOptions,
  ): Awaitable<Readonly<User> | Refused<'taken' | 'email_taken'>>;

  /** Changes the name or the e-mail address of a user. `email_taken`: another user has this address. */
  change?(
    userId: string,
    change: Partial<Pick<User, 'name' | 'email'>>,
  ): Awaitable<Readonly<User> | Refused<'not_found' | 'email_taken'>>;

  /** The workspaces of a user, by name; none for a user who does not exist. */
  workspacesOf(userId: string): Awaitable<readonly MemberWorkspace[]>;

  /** The names of users by id. Unknown ids are omitted. */
  namesOf(userIds: readonly string[]): Awaitable<ReadonlyMap<string, string>>;
}

/** What its methods answer. */
export const userMethods: Kinds<UsersRepository> = {
  find: 'found',
  findByEmail: 'found',
  setPassword: 'record',
  create: 'record',
  change: 'record',
  workspacesOf: 'list',
  namesOf: 'record',
};
