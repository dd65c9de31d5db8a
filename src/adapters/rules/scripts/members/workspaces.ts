import type { User, Workspace } from '../../../../generated/types.ts';
import { refuse, type WorkspacesRepository } from '../../../../repository/index.ts';
import {
  changedBy,
  changesMode,
  checkNewWorkspace,
  dataWithWorkspace,
  withLowerEmail,
} from '../../members.ts';
import { checkStorable } from '../../storable.ts';
import {
  add,
  change,
  findOne,
  hold,
  refusedIfTaken,
  type Script,
  type ScriptRunner,
  step,
} from '../script.ts';

function* isAccountMissing({ account_id: id }: Workspace): Script<boolean> {
  return id !== null && (yield* findOne('accounts', { id })) === undefined;
}

/** Why somebody cannot be the owner of a new workspace: a new user, or the id of one that exists. */
function* obstacleTo(owner: string | User | undefined) {
  if (owner === undefined) return null;
  const { id, email } = typeof owner === 'string' ? { id: owner, email: null } : owner;
  const isKnown = (yield* findOne('users', { id })) !== undefined;
  if (email === null) return isKnown ? null : refuse('user_unknown');
  if (isKnown) return refuse('user_taken');
  const other = yield* findOne('users', { email });
  if (other === undefined) return null;
  // Whoever has created the same user since the first look has not taken the address of another one.
  return refuse(other.id === id ? 'user_taken' : 'email_taken');
}

/** A page of the list is one statement. */
export function workspaceScripts(runner: ScriptRunner): Omit<WorkspacesRepository, 'list'> {
  return {
    async create(workspace, options = {}) {
      checkNewWorkspace(options);
      const { client, ...records } = options;
      const { owner: given, key, first = false } = structuredClone(records);
      const owner = typeof given === 'object' ? withLowerEmail(given) : given;
      const record = structuredClone(workspace);
      const { id } = record;
      const added = {
        users: typeof owner === 'object' ? [owner] : [],
        keys: key === undefined ? {} : { [id]: [key] },
      };
      checkStorable('workspaces.create', dataWithWorkspace(record, added));
      const script = function* () {
        if (first && (yield* step('hasAnyWorkspace'))) return refuse('not_first');
        if ((yield* findOne('workspaces', { id })) !== undefined) return refuse('taken');
        if (yield* isAccountMissing(record)) return refuse('account_unknown');
        const obstacle = yield* obstacleTo(owner);
        if (obstacle !== null) return obstacle;
        yield* add('workspaces', record);
        if (typeof owner === 'object') yield* add('users', owner);
        const user_id = typeof owner === 'object' ? owner.id : owner;
        if (user_id !== undefined) yield* add('memberships', { workspace_id: id, user_id, role: 'owner' });
        if (key !== undefined) yield* add('keys', key, id);
        return record;
      };
      return refusedIfTaken(runner.change(id, script, client), refuse('key_taken'));
    },

    find(workspaceId, { client } = {}) {
      const script = function* () {
        return (yield* findOne('workspaces', { id: workspaceId })) ?? null;
      };
      return runner.read(script, client);
    },

    async change(workspaceId, changes) {
      const given = structuredClone(changes);
      return runner.change(workspaceId, function* () {
        const workspace = yield* hold('workspaces', { id: workspaceId });
        if (workspace === undefined) return refuse('not_found');
        if (changesMode(workspace, given)) return refuse('mode_fixed');
        const record = changedBy(workspace, given, ['name', 'account_id']);
        checkStorable('workspaces.change', dataWithWorkspace(record));
        if (yield* isAccountMissing(record)) return refuse('account_unknown');
        yield* change('workspaces', workspace, record);
        return record;
      });
    },
  };
}
