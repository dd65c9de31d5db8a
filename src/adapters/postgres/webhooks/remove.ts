/** What stays of a deleted endpoint until its deliveries are deleted: see prune.ts. */
import type { RunStatement } from '../database/database.ts';

/** Its deliveries are hidden immediately, because the endpoint is gone, and deleted later. */
export async function hideDeliveriesTo(
  run: RunStatement,
  schema: string,
  workspaceId: string,
  endpointId: string,
): Promise<void> {
  await run(
    `insert into ${schema}webhook_deletions (workspace_id, endpoint_id, deleted_at, look_at) values ($1, $2, now(), now())`,
    [workspaceId, endpointId],
  );
}

/** Whether deliveries to an earlier endpoint with this id are still to be deleted. */
export async function isDeleted(
  run: RunStatement,
  schema: string,
  workspaceId: string,
  endpointId: string,
): Promise<boolean> {
  const { rows } = await run(
    `select 1 from ${schema}webhook_deletions where workspace_id = $1 and endpoint_id = $2`,
    [workspaceId, endpointId],
  );
  return rows.length > 0;
}
