import { byText } from '../../../common/compare-texts.ts';
import type { KeyRecord, User, Workspace } from '../../../generated/types.ts';
import { refuse, type WorkspaceObstacle, type WorkspacesRepository } from '../../../repository/index.ts';
import { deepFreeze } from '../../rules/deep-freeze.ts';
import { checkNewWorkspace, dataWithWorkspace, withLowerEmail } from '../../rules/members.ts';
import { checkCounts, checkStorable } from '../../rules/storable.ts';
import { derived, type FrozenData } from '../data.ts';
import type { Store } from '../store.ts';

const byId = derived(
  (workspaces: FrozenData['workspaces']) => new Map(workspaces.map(one => [one.id, one as Workspace])),
);

const inOrder = derived((workspaces: FrozenData['workspaces']) =>
  [...(workspaces as readonly Workspace[])].sort(byText(({ id }) => id)),
);

/** Records that are created together with a workspace; an existing owner is given by id. */
interface AddedRecords {
  readonly owner: string | Readonly<User> | undefined;
  readonly key: Readonly<KeyRecord> | undefined;
  readonly first: boolean;
}

function obstacleTo(
  data: FrozenData,
  workspace: Workspace,
  { owner, key, first }: AddedRecords,
): WorkspaceObstacle | null {
  if (first && data.workspaces.length > 0) return 'not_first';
  if (byId(data.workspaces).has(workspace.id)) return 'taken';
  if (!hasAccount(data, workspace.account_id)) return 'account_unknown';
  if (typeof owner === 'string' && !data.users.some(({ id }) => id === owner)) return 'user_unknown';
  if (typeof owner === 'object' && data.users.some(({ id }) => id === owner.id)) return 'user_taken';
  if (typeof owner === 'object' && data.users.some(({ email }) => email === owner.email))
    return 'email_taken';
  const isTaken = ({ digest }: Readonly<KeyRecord>) =>
    Object.values(data.keys).some(keys => keys.some(other => other.digest === digest));
  return key !== undefined && isTaken(key) ? 'key_taken' : null;
}

const hasAccount = ({ accounts }: FrozenData, id: string | null) =>
  id === null || Object.hasOwn(accounts, id);

function withWorkspace(data: FrozenData, workspace: Workspace, { owner, key }: AddedRecords): FrozenData {
  const { id } = workspace;
  const userId = typeof owner === 'object' ? owner.id : owner;
  const members = userId === undefined ? [] : [{ workspace_id: id, user_id: userId, role: 'owner' as const }];
  return deepFreeze({
    ...data,
    workspaces: [...data.workspaces, workspace],
    users: typeof owner === 'object' ? [...data.users, owner] : data.users,
    memberships: [...data.memberships, ...members],
    keys: key === undefined ? data.keys : { ...data.keys, [id]: [key] },
  });
}

export function lowdbWorkspaces(store: Store): Pick<WorkspacesRepository, 'create' | 'list'> {
  return {
    list({ limit, after }) {
      checkCounts('workspaces.list', { limit });
      const following = inOrder(store.data.workspaces).filter(({ id }) => after === undefined || id > after);
      const workspaces = following.slice(0, limit);
      return { workspaces, next: following.length > limit ? (workspaces.at(-1)?.id ?? null) : null };
    },

    async create(workspace, given = {}) {
      const { owner, key, first = false } = given;
      checkNewWorkspace(given);
      const record = deepFreeze(structuredClone(workspace));
      const made: AddedRecords = deepFreeze({
        owner: typeof owner === 'object' ? withLowerEmail(structuredClone(owner)) : owner,
        key: structuredClone(key),
        first,
      });
      const records = {
        users: typeof made.owner === 'object' ? [made.owner] : [],
        keys: made.key === undefined ? {} : { [record.id]: [made.key] },
      };
      checkStorable('workspaces.create', dataWithWorkspace(record, records));
      return store.commit(data => {
        const obstacle = obstacleTo(data, record, made);
        return obstacle === null
          ? { data: withWorkspace(data, record, made), result: record }
          : refuse(obstacle);
      });
    },
  };
}
