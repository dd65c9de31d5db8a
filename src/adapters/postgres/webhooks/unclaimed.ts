import { integerOf } from '../database/columns.ts';
import type { RunStatement } from '../database/database.ts';

/**
 * Removes an event with its deliveries in a transaction that is under way, unless one of them was claimed: it may have
 * been sent. Whether it was removed. A claim that comes at once waits, and finds them gone.
 */
export async function removeUnclaimed(
  run: RunStatement,
  schema: string,
  workspaceId: string,
  eventId: string,
): Promise<boolean> {
  const deliveries = `${schema}webhook_deliveries`;
  const values = [workspaceId, eventId];
  const { rows } = await run(
    `select (d.state = 'pending' and d.lease_token is null and d.attempts = '[]'::jsonb)::integer as is_unclaimed
    from ${deliveries} d where d.workspace_id = $1 and d.event_id = $2 order by d.id for update`,
    values,
  );
  if (rows.some(row => integerOf(row.is_unclaimed) === 0)) return false;
  await run(`delete from ${deliveries} d where d.workspace_id = $1 and d.event_id = $2`, values);
  await run(`delete from ${schema}webhook_events v where v.workspace_id = $1 and v.id = $2`, values);
  return true;
}
