/** Deletes an endpoint in an open transaction. */
import { selection } from '../database/columns.ts';
import type { RunStatement } from '../database/database.ts';
import type { Row } from '../database/pool.ts';
import { endpointTable } from './rows.ts';

/** Its deliveries are hidden immediately and deleted later: see prune.ts. Returns the deleted row, or `null`. */
export async function removeWithin(
  run: RunStatement,
  schema: string,
  workspaceId: string,
  endpointId: string,
): Promise<Row | null> {
  const { rows } = await run(
    `delete from ${schema}webhook_endpoints e where e.workspace_id = $1 and e.id = $2
    returning ${selection(endpointTable, 'e')}`,
    [workspaceId, endpointId],
  );
  if (rows[0] === undefined) return null;
  await run(
    `insert into ${schema}webhook_deletions (workspace_id, endpoint_id, deleted_at, look_at) values ($1, $2, now(), now())`,
    [workspaceId, endpointId],
  );
  return rows[0];
}
