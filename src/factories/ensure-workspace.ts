/** `marketplace.ensureWorkspace()`: the workspace of a customer of the host, whoever else creates it at the same time. */
import { defined } from '../common/defined.ts';
import {
  type Check,
  type Checks,
  checkOptions,
  isText,
  needOption,
  objectWith,
} from '../common/options/check-options.ts';
import type { User, Workspace } from '../generated/types.ts';
import type { Repository, TransactionOptions } from '../repository/index.ts';
import { isRefused } from '../repository/results.ts';

const method = 'marketplace.ensureWorkspace';

type NewOwner = Omit<User, 'password'> & Partial<Pick<User, 'password'>>;

export interface WantedWorkspace extends TransactionOptions {
  /** The name of a new workspace. One that exists keeps its name. */
  readonly name: string;
  /**
   * The owner of a new workspace: the id of a user, or a user, who is created if there is none with this id; without a
   * `password`, your app logs the user in. A workspace that exists keeps its members. @default no owner
   */
  readonly owner?: string | NewOwner;
}

export interface EnsuredWorkspace {
  /** As it is stored: with the name that it was created with, or that somebody has given it since. */
  readonly workspace: Readonly<Workspace>;
  /** Whether this call has created it. */
  readonly created: boolean;
}

export type EnsureWorkspace = (workspaceId: string, wanted: WantedWorkspace) => Promise<EnsuredWorkspace>;

const isOwner: Check = value =>
  isText(value) === null || objectWith('', ['id', 'email', 'name'])(value) === null
    ? null
    : 'must be the id of a user, or a user with id, email and name';

const checks: Checks<WantedWorkspace> = {
  name: isText,
  owner: isOwner,
  client: objectWith('the client that your transaction runs on', ['query']),
};

function refusalOf(reason: string, workspaceId: string, owner: WantedWorkspace['owner']): RangeError {
  const ownerId = typeof owner === 'object' ? owner.id : owner;
  if (reason === 'user_unknown') return new RangeError(`${method}: owner: there is no user ${ownerId}`);
  if (reason === 'email_taken')
    return new RangeError(
      `${method}: owner: another user has the e-mail address of ${ownerId}: pass the id of that user`,
    );
  return new RangeError(`${method}: the workspace ${workspaceId} is refused: ${reason}`);
}

/** `repository`: the part that creates workspaces may be missing. */
export function ensuringWorkspaces({ workspaces }: Pick<Repository, 'workspaces'>): EnsureWorkspace {
  return async (workspaceId, given) => {
    if (workspaces == null)
      throw new TypeError(
        `${method}: the repository has no part workspaces: create workspaces in your storage`,
      );
    const { name, owner, ...options } = checkOptions(method, given, checks);
    needOption(method, 'name', name);
    const stored = () => workspaces.find(workspaceId, options);
    const create = (by: WantedWorkspace['owner']) =>
      workspaces.create(
        { id: workspaceId, name, account_id: null },
        defined({ ...options, owner: typeof by === 'object' ? { password: null, ...by } : by }),
      );
    const before = await stored();
    if (before !== null) return { workspace: before, created: false };
    let made = await create(owner);
    // The user of several workspaces is created with the first of them.
    if (isRefused(made) && made.refused === 'user_taken' && typeof owner === 'object')
      made = await create(owner.id);
    if (!isRefused(made)) return { workspace: made, created: true };
    const meanwhile = made.refused === 'taken' ? await stored() : null;
    if (meanwhile !== null) return { workspace: meanwhile, created: false };
    throw refusalOf(made.refused, workspaceId, owner);
  };
}
