import { type AutomationRepository, refuse } from '../../../repository/index.ts';
import { checkRetention, settingsOf } from '../../rules/automation.ts';
import { integerOf, isStorable } from '../database/columns.ts';
import type { Database } from '../database/database.ts';

export function postgresAutomationSettings(
  database: Database,
): Pick<AutomationRepository, 'findSettings' | 'changeSettings'> {
  const { schema } = database;
  const workspace = `select 1 from ${schema}workspaces where id = $1`;
  const ofWorkspace = `n.workspace_id = $1 and n.name = 'retention_days'`;
  const find = `select n.value from ${schema}automation_numbers n where ${ofWorkspace}`;
  const remove = `delete from ${schema}automation_numbers n where ${ofWorkspace}`;
  const store = `insert into ${schema}automation_numbers (workspace_id, name, value) values ($1, 'retention_days', $2)
    on conflict (workspace_id, name) do update set value = excluded.value`;

  return {
    async findSettings(workspaceId) {
      if (!isStorable(workspaceId)) return settingsOf(undefined);
      const [row] = await database.rows(find, [workspaceId]);
      return settingsOf(row === undefined ? undefined : integerOf(row.value));
    },

    async changeSettings(workspaceId, { retention_days: days }) {
      checkRetention(days);
      if (!isStorable(workspaceId)) return refuse('workspace_unknown');
      return database.transaction(async run => {
        if ((await run(workspace, [workspaceId])).rows.length === 0) return refuse('workspace_unknown');
        await (days === null ? run(remove, [workspaceId]) : run(store, [workspaceId, days]));
        return settingsOf(days ?? undefined);
      });
    },
  };
}
