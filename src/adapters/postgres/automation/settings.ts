import { type AutomationRepository, refuse } from '../../../repository/index.ts';
import { settingNumbers, settingsOf } from '../../rules/automation.ts';
import { integerOf, isStorable } from '../database/columns.ts';
import type { Database, RunStatement } from '../database/database.ts';

export function postgresAutomationSettings(
  database: Database,
): Pick<AutomationRepository, 'findSettings' | 'changeSettings'> {
  const { schema } = database;
  const table = `${schema}automation_numbers`;
  const workspace = `select 1 from ${schema}workspaces where id = $1`;
  const ofWorkspace = 'n.workspace_id = $1 and n.name';
  const find = `select n.name, n.value from ${table} n
    where ${ofWorkspace} in ('retention_days', 'registered_types_only')`;
  const remove = `delete from ${table} n where ${ofWorkspace} = $2`;
  const store = `insert into ${table} (workspace_id, name, value) values ($1, $2, $3)
    on conflict (workspace_id, name) do update set value = excluded.value`;
  const read = async (rows: Promise<readonly { readonly [column: string]: unknown }[]>) => {
    const numbers = new Map((await rows).map(({ name, value }) => [name, integerOf(value)]));
    return settingsOf(name => numbers.get(name));
  };
  const rowsOf = async (run: RunStatement, text: string, values: readonly unknown[]) =>
    (await run(text, [...values])).rows;

  return {
    async findSettings(workspaceId) {
      return isStorable(workspaceId) ? read(database.rows(find, [workspaceId])) : settingsOf();
    },

    async changeSettings(workspaceId, settings) {
      const numbers = settingNumbers(settings);
      if (!isStorable(workspaceId)) return refuse('workspace_unknown');
      return database.transaction(async run => {
        if ((await run(workspace, [workspaceId])).rows.length === 0) return refuse('workspace_unknown');
        for (const [name, value] of numbers)
          await (value === null ? run(remove, [workspaceId, name]) : run(store, [workspaceId, name, value]));
        return read(rowsOf(run, find, [workspaceId]));
      });
    },
  };
}
