import { insertion, rowsAsJson } from '../database/columns.ts';
import type { RunStatement } from '../database/database.ts';
import type { Row } from '../database/pool.ts';
import { dueOfChat } from './due.ts';
import { chatTable, instanceTable } from './rows.ts';

/** Instances that were deleted and are imported again keep what was not pruned. */
export async function addInstances(run: RunStatement, schema: string, rows: readonly Row[]): Promise<number> {
  const { rowCount } = await run(`${insertion(instanceTable, schema)} on conflict do nothing`, [
    rowsAsJson(rows),
  ]);
  await run(
    `delete from ${schema}instance_deletions g using json_to_recordset($1::json) as given (workspace_id text, id text)
    where g.workspace_id = given.workspace_id and g.instance_id = given.id`,
    [rowsAsJson(rows)],
  );
  return rowCount ?? 0;
}

/** Chats come after their messages, and say when the next one is due. */
export async function addChats(run: RunStatement, schema: string, rows: readonly Row[]): Promise<number> {
  const { rowCount } = await run(`${insertion(chatTable, schema)} on conflict do nothing`, [
    rowsAsJson(rows),
  ]);
  await run(
    `update ${schema}chats c set due_at = ${dueOfChat(schema)}
    from json_to_recordset($1::json) as given (workspace_id text, instance_id text, address text)
    where c.workspace_id = given.workspace_id and c.instance_id = given.instance_id and c.address = given.address`,
    [rowsAsJson(rows)],
  );
  return rowCount ?? 0;
}
