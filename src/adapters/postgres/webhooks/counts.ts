/** How many deliveries were completed, by hour. */
import { type DeliveryCount, type DeliveryCountQuery, kindNamesOf } from '../../../repository/index.ts';
import { integerOf, storable } from '../database/columns.ts';
import type { Database } from '../database/database.ts';

export async function countDeliveries(
  database: Database,
  workspaceId: string,
  { by, from, to, kind }: DeliveryCountQuery,
): Promise<readonly DeliveryCount[]> {
  const kinds = kindNamesOf(kind);
  if (!storable(workspaceId, from, to, ...(kinds ?? []))) return [];
  const name = by === 'hour' ? 'h.hour' : 'substr(h.hour, 1, 10)';
  const rows = await database.rows(
    `select ${name} as name, sum(h.succeeded) as succeeded, sum(h.failed) as failed
    from ${database.schema}delivery_hours h where h.workspace_id = $1 and h.hour >= $2 and h.hour <= $3
    and ($4::text[] is null or h.kind = any($4::text[])) group by 1 order by 1`,
    [workspaceId, from, to, kinds],
  );
  return rows.map(row => ({
    name: String(row.name),
    succeeded: integerOf(row.succeeded),
    failed: integerOf(row.failed),
  }));
}
