import type { ModelsRepository } from '../../../repository/index.ts';
import { isStorable, selection } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { collectionTable } from '../database/records.ts';

export const modelTable = collectionTable('models', {
  members: { object: () => 'model' as const },
  besides: { position: ['integer', (_, index) => index] },
});

export function postgresModels(database: Database): ModelsRepository {
  const all = `select ${selection(modelTable, 'm')} from ${database.schema}models m where m.workspace_id = $1
    order by m.position, m.id`;
  return {
    list: async workspaceId =>
      isStorable(workspaceId) ? (await database.rows(all, [workspaceId])).map(modelTable.of) : [],
  };
}
