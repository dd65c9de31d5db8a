import type { WebhookEventRecord } from '../../../generated/types.ts';
import { patternsOf } from '../../../repository/index.ts';
import { insertion, rowsAsJson, type Table, timeOf } from '../database/columns.ts';
import type { Run } from '../database/database.ts';
import type { Row } from '../database/pool.ts';

export const eventTable: Table = {
  name: 'webhook_events',
  columns: { workspace_id: 'text', id: 'text', type: 'text', created_at: 'time', payload: 'text' },
};

export const eventRow = (workspaceId: string, event: WebhookEventRecord): object => ({
  workspace_id: workspaceId,
  ...event,
});

export const eventOf = (row: Row): WebhookEventRecord => ({
  id: row.id as string,
  type: row.type as string,
  created_at: timeOf(row.created_at),
  payload: row.payload as string,
});

/** Stores events with their deliveries in a transaction that is under way; how many deliveries there are now. */
export async function publishWithin(
  run: Run,
  schema: string,
  workspaceId: string,
  events: readonly WebhookEventRecord[],
  only?: string,
): Promise<number> {
  let added = 0;
  for (const event of events) {
    const condition = only === undefined ? `e.state = 'active' and e.event_types && $2::text[]` : 'e.id = $2';
    const { rows } = await run(
      `select e.id from ${schema}webhook_endpoints e where e.workspace_id = $1 and ${condition}`,
      [workspaceId, only ?? patternsOf(event.type)],
    );
    if (rows.length === 0) continue;
    const stored = await run(`${insertion(eventTable, schema)} on conflict do nothing`, [
      rowsAsJson([eventRow(workspaceId, event)]),
    ]);
    if (stored.rowCount === 0) continue;
    await run(
      `insert into ${schema}webhook_deliveries
        (workspace_id, id, endpoint_id, event_id, event_type, state, created_at, next_attempt_at, attempts)
      select $1, $2 || '_' || endpoint_id, endpoint_id, $2, $3, 'pending', $4::timestamptz, $4::timestamptz, '[]'
      from unnest($5::text[]) endpoint_id`,
      [workspaceId, event.id, event.type, event.created_at, rows.map(({ id }) => id)],
    );
    added += rows.length;
  }
  return added;
}
