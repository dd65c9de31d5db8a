import { byText } from '../../../common/compare-texts.ts';
import type { AutomationTypeRecord } from '../../../generated/types.ts';
import { type AutomationRepository, refuse } from '../../../repository/index.ts';
import { typeRecord } from '../../rules/automation.ts';
import { checkUnknown } from '../../rules/storable.ts';
import { insertion, rowsAsJson, selection, storable } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { inHurry } from '../database/locked-rows.ts';
import type { Row } from '../database/pool.ts';
import { typeTable } from './rows.ts';

/** The statement that reads the registered types of a workspace. */
export const listTypesStatement = (schema: string): string =>
  `select ${selection(typeTable, 't')} from ${schema}automation_types t where t.workspace_id = $1`;

export const typesOf = (rows: readonly Row[]): Readonly<AutomationTypeRecord>[] =>
  rows.map(typeTable.of).sort(byText(({ type }) => type));

export function postgresAutomationTypes(
  database: Database,
): Pick<AutomationRepository, 'registerType' | 'listTypes' | 'removeType'> {
  const { schema } = database;
  const columns = selection(typeTable, 't');
  const table = `${schema}automation_types t`;
  // Whoever registers another type of the workspace at once waits; rows that refer to the workspace do not.
  const workspace = `select 1 from ${schema}workspaces where id = $1 for no key update`;
  const find = `select ${columns} from ${table} where t.workspace_id = $1 and t.type = $2`;
  const count = `select count(*)::int as count from ${table} where t.workspace_id = $1`;
  const store = `${insertion(typeTable, schema)} on conflict (workspace_id, type) do update set
    description = excluded.description, data_schema = excluded.data_schema, data_example = excluded.data_example,
    updated_at = excluded.updated_at`;
  const list = listTypesStatement(schema);
  const remove = `delete from ${table} where ${inHurry} and t.workspace_id = $1 and t.type = $2 returning ${columns}`;

  return {
    async registerType(workspaceId, draft, { most = Number.POSITIVE_INFINITY, ...unknown } = {}) {
      checkUnknown('automation.registerType', unknown);
      typeRecord(draft);
      if (!storable(workspaceId)) return refuse('workspace_unknown');
      return database.change(workspaceId, async run => {
        if ((await run(workspace, [workspaceId])).rows.length === 0) return refuse('workspace_unknown');
        const [known] = (await run(find, [workspaceId, draft.type])).rows;
        if (known === undefined && Number((await run(count, [workspaceId])).rows[0]?.count) >= most)
          return refuse('too_many');
        const record = typeRecord(draft, known === undefined ? undefined : typeTable.of(known));
        await run(store, [rowsAsJson([typeTable.row(workspaceId, record)])]);
        return record;
      });
    },

    async listTypes(workspaceId) {
      if (!storable(workspaceId)) return [];
      return typesOf(await database.rows(list, [workspaceId]));
    },

    async removeType(workspaceId, type) {
      if (!storable(workspaceId, type)) return refuse('not_found');
      const [row] = await database.changeRows(workspaceId, remove, [workspaceId, type]);
      return row === undefined ? refuse('not_found') : typeTable.of(row);
    },
  };
}
