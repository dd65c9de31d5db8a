import { refuse, type WorkspacesRepository } from '../../../../repository/index.ts';
import { changedBy, changesMode, dataWithWorkspace } from '../../members.ts';
import { checkStorable } from '../../storable.ts';
import { change, findOne, hold, type ScriptRunner } from '../script.ts';

/** New workspaces come with a key, whose digest PostgreSQL keeps in a table of its own; pages are a statement. */
export function workspaceScripts(runner: ScriptRunner): Omit<WorkspacesRepository, 'create' | 'list'> {
  return {
    find: workspaceId =>
      runner.read(function* () {
        return (yield* findOne('workspaces', { id: workspaceId })) ?? null;
      }),

    async change(workspaceId, changes) {
      const given = structuredClone(changes);
      return runner.change(workspaceId, function* () {
        const workspace = yield* hold('workspaces', { id: workspaceId });
        if (workspace === undefined) return refuse('not_found');
        if (changesMode(workspace, given)) return refuse('mode_fixed');
        const record = changedBy(workspace, given, ['name', 'account_id']);
        checkStorable('workspaces.change', dataWithWorkspace(record));
        const { account_id: accountId } = record;
        if (accountId !== null && (yield* findOne('accounts', { id: accountId })) === undefined)
          return refuse('account_unknown');
        yield* change('workspaces', workspace, record);
        return record;
      });
    },
  };
}
