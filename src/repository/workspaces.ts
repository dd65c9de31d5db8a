import type { Awaitable } from '../common/awaitable.ts';
import type { KeyRecord, User, Workspace } from '../generated/types.ts';
import type { Refused } from './answers.ts';

export interface WorkspacePage {
  readonly workspaces: readonly Readonly<Workspace>[];
  /** Id to go on after, or `null` on the last page. */
  readonly next: string | null;
}

/** What is made together with a workspace, in the same step. */
export interface NewWorkspaceOptions {
  /** Who becomes its owner: the id of a user, or a user who is made for it. Without one it has no members. */
  readonly owner?: string | User;
  /** A key that it begins with. Its events are not published: a new workspace has no webhooks. */
  readonly key?: KeyRecord;
  /** Makes the workspace only where there is none at all: see `not_first`. */
  readonly first?: boolean;
}

/**
 * What is in the way of a new workspace:
 * - `not_first`: it is to be the first, and there is a workspace already.
 * - `taken`: there is a workspace with this id.
 * - `account_unknown`: there is no account with this id.
 * - `user_unknown`: there is no user with the id of the owner.
 * - `user_taken`, `email_taken`: there is a user with the id or the e-mail address of the owner to be made.
 * - `key_taken`: somebody has a key with this digest.
 */
export type WorkspaceObstacle =
  | 'not_first'
  | 'taken'
  | 'account_unknown'
  | 'user_unknown'
  | 'user_taken'
  | 'email_taken'
  | 'key_taken';

/** Makes workspaces. Nothing that this package serves needs this part: a storage of your own may leave it out. */
export interface WorkspacesRepository {
  /** The workspace with this id, or `null`. */
  find(workspaceId: string): Awaitable<Readonly<Workspace> | null>;

  /**
   * All workspaces by id, in the order that the storage has for texts. `after` is an id that an earlier page gave as
   * `next`; one that no workspace has is taken for one that was removed.
   */
  list(page: { readonly limit: number; readonly after?: string }): Awaitable<WorkspacePage>;

  /**
   * Stores a workspace, and in the same step what `options` name. Of several concurrent calls with one id, with one
   * e-mail address of a new owner, or with `first` in an empty storage, exactly one is answered with its workspace.
   */
  create(
    workspace: Workspace,
    options?: NewWorkspaceOptions,
  ): Awaitable<Readonly<Workspace> | Refused<WorkspaceObstacle>>;

  /** Changes the name of a workspace, or the account that it belongs to; `account_id: null`: it belongs to none. */
  change(
    workspaceId: string,
    change: Partial<Pick<Workspace, 'name' | 'account_id'>>,
  ): Awaitable<Readonly<Workspace> | Refused<'not_found' | 'account_unknown'>>;
}
