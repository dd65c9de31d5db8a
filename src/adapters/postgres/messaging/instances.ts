import type { InstanceRecord } from '../../../generated/types.ts';
import type { MessagingRepository } from '../../../repository/index.ts';
import { storable } from '../../rules/storable.ts';
import { selection } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { rewriting } from '../database/rewriting.ts';
import { SharedStatements } from '../database/shared-statements.ts';
import { instanceTable } from './rows.ts';

type InstanceMethods = Pick<MessagingRepository, 'findInstance' | 'rewriteSecrets'>;

export function postgresInstances(database: Database): InstanceMethods {
  const { schema } = database;
  const columns = selection(instanceTable, 'i');
  const table = `${schema}instances`;
  const byIds = `select ${columns} from ${table} i where i.workspace_id = $1 and i.id = any ($2::text[])`;
  // Every send and every command looks at its instance first.
  const found = new SharedStatements<string, Readonly<InstanceRecord> | null>(
    {
      async run(workspaceId, ids) {
        const rows = await database.rows(byIds, [workspaceId, ids]);
        const byId = new Map(rows.map(row => [row.id, instanceTable.of(row)]));
        return ids.map(id => byId.get(id) ?? null);
      },
      items: 100,
    },
    database.locked,
  );

  return {
    async findInstance(workspaceId, instanceId) {
      if (!storable(workspaceId, instanceId)) return null;
      return found.add(workspaceId, instanceId);
    },

    rewriteSecrets: rewriting(database, instanceTable, 'messaging.rewriteSecrets', ['settings', 'memory']),
  };
}
