import type { Awaitable } from '../common/awaitable.ts';
import type { Account } from '../generated/types.ts';
import type { Refused } from './answers.ts';

/** Members of an account that take the place of those that are stored. */
export type AccountChange = Partial<Account>;

export interface AccountsRepository {
  /**
   * The account that a workspace belongs to; `null` when there is no such workspace, or when it belongs to no
   * account.
   */
  findByWorkspace(workspaceId: string): Awaitable<Readonly<Account> | null>;

  /**
   * Stores an account under an id that the `account_id` of a workspace may name. `taken`: there is an account with this
   * id. Of several concurrent calls with one id exactly one stores its account.
   *
   * A storage whose accounts are made elsewhere leaves `create` and `change` out.
   */
  create?(accountId: string, account: Account): Awaitable<Readonly<Account> | Refused<'taken'>>;

  /** Replaces the members that are given. Concurrent calls with different members all take effect. */
  change?(accountId: string, change: AccountChange): Awaitable<Readonly<Account> | Refused<'not_found'>>;
}
