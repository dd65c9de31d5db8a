import type { Model } from '../../../generated/types.ts';
import type { ModelsRepository } from '../../../repository/index.ts';
import { integerOf, isStorable, selection, type Table } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import type { Row } from '../database/pool.ts';

export const modelTable: Table = {
  name: 'models',
  columns: { workspace_id: 'text', id: 'text', position: 'integer', created: 'integer', owned_by: 'text' },
};

/** `position`: where the model stands in the list of its workspace. */
export const modelRow = (
  workspaceId: string,
  { id, created, owned_by }: Model,
  position: number,
): object => ({
  workspace_id: workspaceId,
  id,
  position,
  created,
  owned_by,
});

export const modelOf = (row: Row): Model => ({
  id: row.id as string,
  object: 'model',
  created: integerOf(row.created),
  owned_by: row.owned_by as string,
});

export function postgresModels(database: Database): ModelsRepository {
  const all = `select ${selection(modelTable, 'm')} from ${database.schema}models m where m.workspace_id = $1
    order by m.position, m.id`;
  return {
    list: async workspaceId =>
      isStorable(workspaceId) ? (await database.rows(all, [workspaceId])).map(modelOf) : [],
  };
}
