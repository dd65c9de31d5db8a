import type { WorkspacesRepository } from '../../../repository/index.ts';
import { InvalidDataError } from '../../rules/check.ts';
import { checkCounts } from '../../rules/storable.ts';
import { insertion, isStorable, rowsAsJson, selection } from '../database/columns.ts';
import type { Database, RunStatement } from '../database/database.ts';
import type { Row } from '../database/pool.ts';
import type { RowSteps } from '../effect.ts';
import { workspaceTable } from './rows.ts';

/**
 * Inserts workspaces of a data file that do not exist yet, and returns their number.
 * @throws InvalidDataError for one that exists with another mode, into which keys of this one would come
 */
export async function addWorkspaces(
  run: RunStatement,
  schema: string,
  rows: readonly Row[],
): Promise<number> {
  const { rowCount } = await run(`${insertion(workspaceTable, schema)} on conflict do nothing`, [
    rowsAsJson(rows),
  ]);
  const { rows: stored } = await run(`select id, mode from ${schema}workspaces where id = any ($1::text[])`, [
    rows.map(({ id }) => id),
  ]);
  const modes = new Map(stored.map(({ id, mode }) => [id, mode ?? 'live']));
  const other = rows.find(({ id, mode }) => (mode ?? 'live') !== modes.get(id));
  if (other !== undefined)
    throw new InvalidDataError(
      'the data',
      '/workspaces',
      `changes the mode of the stored workspace ${other.id}`,
    );
  return rowCount ?? 0;
}

export function pagesOfWorkspaces(database: Database): WorkspacesRepository['list'] {
  const { schema } = database;
  const page = `select ${selection(workspaceTable, 'w')} from ${schema}workspaces w
    where $1::text is null or w.id > $1 order by w.id limit $2`;
  return async ({ limit, after }) => {
    checkCounts('workspaces.list', { limit });
    if (!isStorable(after ?? '')) return { workspaces: [], next: null };
    // One additional row shows whether there is another page.
    const rows = await database.rows(page, [after ?? null, limit + 1]);
    const workspaces = rows.slice(0, limit).map(workspaceTable.of);
    return { workspaces, next: rows.length > limit ? (workspaces.at(-1)?.id ?? null) : null };
  };
}

/** Whether there are workspaces. Nothing else locks this row for long. */
export const hasAnyWorkspace: RowSteps['hasAnyWorkspace'] = async ({ run, schema }) => {
  await run(`select 1 from ${schema}migration_lock where id = 1 for update`);
  return (await run(`select 1 from ${schema}workspaces limit 1`)).rows.length > 0;
};
