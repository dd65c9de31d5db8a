/** Tokens are unique across workspaces: each is a row of its own, which goes with its endpoint. */
import { byText } from '../../../common/text/compare-texts.ts';
import type { AutomationToken } from '../../../generated/types.ts';
import { insertion, rowsAsJson } from '../database/columns.ts';
import type { RunStatement } from '../database/database.ts';
import { tokenTable } from './rows.ts';

type Digested = Pick<AutomationToken, 'digest'>;

interface Owner {
  readonly workspaceId: string;
  readonly endpointId: string;
  readonly tokens: readonly Digested[];
}

/** Stores the tokens of endpoints; fails as a duplicate where anybody has one of them. */
export async function addTokens(run: RunStatement, schema: string, owners: readonly Owner[]): Promise<void> {
  const rows = owners.flatMap(({ workspaceId, endpointId, tokens }) =>
    tokens.map(({ digest }) => ({ digest, workspace_id: workspaceId, endpoint_id: endpointId })),
  );
  // In one order for all, so that two calls do not wait for one another.
  rows.sort(byText(({ digest }) => digest));
  await run(insertion(tokenTable, schema), [rowsAsJson(rows)]);
}

export async function removeTokens(
  run: RunStatement,
  schema: string,
  tokens: readonly Digested[],
): Promise<void> {
  if (tokens.length === 0) return;
  await run(`delete from ${schema}automation_tokens where digest = any ($1::text[])`, [
    tokens.map(({ digest }) => digest),
  ]);
}
