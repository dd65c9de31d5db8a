import type { Awaitable } from '../common/concurrency/awaitable.ts';
import type { KeyRecord, User, Workspace } from '../generated/types.ts';
import type { Kinds } from './kinds.ts';
import type { Refused } from './results.ts';
import type { TransactionOptions } from './transaction-client.ts';

export interface WorkspacePage {
  readonly workspaces: readonly Readonly<Workspace>[];
  /** Id to continue after, or `null` on the last page. */
  readonly next: string | null;
}

/** Records that are created together with a workspace, in the same step. */
export interface NewWorkspaceOptions extends TransactionOptions {
  /** The owner: the id of a user, or a new user. Without an owner, the workspace has no members. */
  readonly owner?: string | User;
  /** A first key. Its events are not published, because a new workspace has no webhooks. */
  readonly key?: KeyRecord;
  /**
   * Creates the workspace only if there is no other one: see `not_first`. Not with `client`: all other first workspaces
   * would wait for your transaction.
   */
  readonly first?: boolean;
}

/**
 * Why a workspace cannot be created:
 * - `not_first`: it should be the first, and there is already a workspace.
 * - `taken`: a workspace with this id exists.
 * - `account_unknown`: no account has this id.
 * - `user_unknown`: no user has the id of the owner.
 * - `user_taken`, `email_taken`: a user has the id or the e-mail address of the new owner.
 * - `key_taken`: a key with this digest exists.
 */
export type WorkspaceObstacle =
  | 'not_first'
  | 'taken'
  | 'account_unknown'
  | 'user_unknown'
  | 'user_taken'
  | 'email_taken'
  | 'key_taken';

/** Creates workspaces. No group of this package needs this part: your own storage may omit it. */
export interface WorkspacesRepository {
  /** The workspace with this id, or `null`. */
  find(workspaceId: string, options?: TransactionOptions): Awaitable<Readonly<Workspace> | null>;

  /**
   * All workspaces by id, in the storage's text order. `after` is an id that an earlier page returned as `next`; an
   * unknown id counts as deleted.
   */
  list(page: { readonly limit: number; readonly after?: string }): Awaitable<WorkspacePage>;

  /**
   * Stores a workspace, and in the same step the records in `options`. Of concurrent calls with the same id, with the
   * same e-mail address of a new owner, or with `first` in an empty storage, exactly one returns its workspace.
   */
  create(
    workspace: Workspace,
    options?: NewWorkspaceOptions,
  ): Awaitable<Readonly<Workspace> | Refused<WorkspaceObstacle>>;

  /**
   * Changes the name of a workspace, or its account; `account_id: null` removes the account. Its mode stays: another one is
   * refused, because its keys and its data are of that mode.
   */
  change(
    workspaceId: string,
    change: Partial<Pick<Workspace, 'name' | 'account_id' | 'mode'>>,
  ): Awaitable<Readonly<Workspace> | Refused<'not_found' | 'account_unknown' | 'mode_fixed'>>;
}

/** What its methods answer. */
export const workspaceMethods: Kinds<WorkspacesRepository> = {
  find: 'found',
  list: ['workspaces'],
  create: 'record',
  change: 'record',
};
