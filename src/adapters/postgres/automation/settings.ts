import { type AutomationRepository, type AutomationSettings, refuse } from '../../../repository/index.ts';
import { settingNumbers, settingsOf } from '../../rules/automation.ts';
import { integerOf, isStorable } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import type { Row } from '../database/pool.ts';

/** The statement that reads the settings of a workspace. */
export const findSettingsStatement = (schema: string): string =>
  `select n.name, n.value from ${schema}automation_numbers n
    where n.workspace_id = $1 and n.name in ('retention_days', 'registered_types_only')`;

export function settingsIn(rows: readonly Row[]): AutomationSettings {
  const numbers = new Map(rows.map(({ name, value }) => [name, integerOf(value)]));
  return settingsOf(name => numbers.get(name));
}

export function postgresAutomationSettings(
  database: Database,
): Pick<AutomationRepository, 'findSettings' | 'changeSettings'> {
  const { schema } = database;
  const table = `${schema}automation_numbers`;
  const workspace = `select 1 from ${schema}workspaces where id = $1`;
  const ofWorkspace = 'n.workspace_id = $1 and n.name';
  const find = findSettingsStatement(schema);
  const remove = `delete from ${table} n where ${ofWorkspace} = $2`;
  const store = `insert into ${table} (workspace_id, name, value) values ($1, $2, $3)
    on conflict (workspace_id, name) do update set value = excluded.value`;

  return {
    async findSettings(workspaceId) {
      return isStorable(workspaceId) ? settingsIn(await database.rows(find, [workspaceId])) : settingsOf();
    },

    async changeSettings(workspaceId, settings) {
      const numbers = settingNumbers(settings);
      if (!isStorable(workspaceId)) return refuse('workspace_unknown');
      return database.change(workspaceId, async run => {
        if ((await run(workspace, [workspaceId])).rows.length === 0) return refuse('workspace_unknown');
        for (const [name, value] of numbers)
          await (value === null ? run(remove, [workspaceId, name]) : run(store, [workspaceId, name, value]));
        return settingsIn((await run(find, [workspaceId])).rows);
      });
    },
  };
}
