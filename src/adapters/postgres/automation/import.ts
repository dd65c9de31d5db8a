import { insertion, rowsAsJson, selection } from '../database/columns.ts';
import type { RunStatement } from '../database/database.ts';
import type { Row } from '../database/pool.ts';
import { automationEndpointTable } from './rows.ts';
import { addTokens } from './tokens.ts';

/** Those of a data file that are not there yet; how many there were. */
export async function addAutomationEndpoints(
  run: RunStatement,
  schema: string,
  rows: readonly Row[],
): Promise<number> {
  const columns = selection(automationEndpointTable, automationEndpointTable.name);
  const insert = insertion(automationEndpointTable, schema);
  // The tokens of an endpoint that was there already must not lead to it: only what was added is found by them.
  const { rows: added } = await run(`${insert} on conflict do nothing returning workspace_id, ${columns}`, [
    rowsAsJson(rows),
  ]);
  const owners = added.map(row => ({ row, endpoint: automationEndpointTable.of(row) }));
  await addTokens(
    run,
    schema,
    owners.map(({ row, endpoint: { id, tokens } }) => ({
      workspaceId: row.workspace_id as string,
      endpointId: id,
      tokens,
    })),
  );
  return added.length;
}
