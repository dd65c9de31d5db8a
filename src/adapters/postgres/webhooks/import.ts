/** Imports endpoints and deliveries of a data file, and updates the tables that depend on them. */
import { insertion, rowsAsJson } from '../database/columns.ts';
import type { RunStatement } from '../database/database.ts';
import { placeNow } from '../database/place.ts';
import type { Row } from '../database/pool.ts';
import { deliveryRecordTable, endpointTable } from './rows.ts';
import { insertWakeUps, type WakeUp } from './wake-ups.ts';

/** Endpoints that were deleted and are imported again keep their deliveries. */
export async function addEndpoints(run: RunStatement, schema: string, rows: readonly Row[]): Promise<number> {
  const { rowCount } = await run(`${insertion(endpointTable, schema)} on conflict do nothing`, [
    rowsAsJson(rows),
  ]);
  await run(
    `delete from ${schema}webhook_deletions g
    using json_to_recordset($1::json) as given (workspace_id text, id text)
    where g.workspace_id = given.workspace_id and g.endpoint_id = given.id`,
    [rowsAsJson(rows)],
  );
  return rowCount ?? 0;
}

export async function addDeliveries(
  run: RunStatement,
  schema: string,
  rows: readonly Row[],
): Promise<number> {
  const { rowCount } = await run(
    `${insertion(deliveryRecordTable, schema, { values: { place: placeNow } })} on conflict do nothing`,
    [rowsAsJson(rows)],
  );
  await insertWakeUps(run, schema, rows as unknown as readonly WakeUp[]);
  return rowCount ?? 0;
}
