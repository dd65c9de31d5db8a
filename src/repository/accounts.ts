import type { Awaitable } from '../common/concurrency/awaitable.ts';
import type { Account } from '../generated/types.ts';
import type { Kinds } from './kinds.ts';
import type { Refused } from './results.ts';

/** The fields to replace. */
export type AccountChange = Partial<Account>;

export interface AccountsRepository {
  /**
   * The account of a workspace, or `null` if the workspace does not exist or has no account.
   */
  findByWorkspace(workspaceId: string): Awaitable<Readonly<Account> | null>;

  /**
   * Stores an account with an id that the `account_id` of a workspace can refer to. `taken`: an account with this id
   * exists. Of concurrent calls with the same id, exactly one stores its account.
   *
   * A storage whose accounts are created elsewhere omits `create` and `change`.
   */
  create?(accountId: string, account: Account): Awaitable<Readonly<Account> | Refused<'taken'>>;

  /** Replaces the given fields. Concurrent calls with different fields all take effect. */
  change?(accountId: string, change: AccountChange): Awaitable<Readonly<Account> | Refused<'not_found'>>;
}

/** What its methods answer. */
export const accountMethods: Kinds<AccountsRepository> = {
  findByWorkspace: 'found',
  create: 'record',
  change: 'record',
};
