import type { Awaitable } from '../common/awaitable.ts';
import type { Account } from '../generated/types.ts';

export interface AccountsRepository {
  /** The account that a workspace belongs to, or `null` when there is no such workspace. */
  findByWorkspace(workspaceId: string): Awaitable<Readonly<Account> | null>;
}
