import type { AutomationRepository } from '../../../repository/index.ts';
import { selection, storable } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { rewriting } from '../database/rewriting.ts';
import { automationEndpointTable } from './rows.ts';

export function postgresAutomationEndpoints(
  database: Database,
): Required<Pick<AutomationRepository, 'findByToken' | 'rewriteSecrets'>> {
  const { schema } = database;
  // As for slugs: cheaper to plan than a join.
  const byToken = `select ${selection(automationEndpointTable, 'e')}, e.workspace_id
    from ${schema}automation_endpoints e where (e.workspace_id, e.id) =
    (select k.workspace_id, k.endpoint_id from ${schema}automation_tokens k where k.digest = $1)`;
  return {
    async findByToken(digest) {
      if (!storable(digest)) return null;
      const [row] = await database.rows(byToken, [digest]);
      return row === undefined
        ? null
        : { workspaceId: row.workspace_id as string, endpoint: automationEndpointTable.of(row) };
    },

    rewriteSecrets: rewriting(database, automationEndpointTable, 'automation.rewriteSecrets', [
      'verification',
    ]),
  };
}
