import type { RecordPosition, RewriteSecrets } from '../../../repository/index.ts';
import type { CollectionName } from '../../rules/collections/index.ts';
import { checkCounts, checkRecord, storable } from '../../rules/storable.ts';
import { selection, updating } from './columns.ts';
import type { Database } from './database.ts';
import type { CollectionTable } from './records.ts';

/** The method with this name (for errors), over a table. `members`: those that it replaces. */
export function rewriting<One extends { readonly id: string }, Member extends keyof One & string>(
  database: Database,
  table: CollectionTable<One>,
  method: string,
  members: readonly Member[],
): RewriteSecrets<One, Member> {
  const { schema } = database;
  const rows = `select ${selection(table, 't')}, t.workspace_id from ${schema}${table.name} t`;
  const page = `${rows} where (t.workspace_id, t.id) > ($1, $2) order by t.workspace_id, t.id limit $3`;
  const locked = `${rows} where t.workspace_id = $1 and t.id = $2 for no key update`;
  const update = updating(table, schema, [...members].sort());
  return async (rewrite, { limit, after = { workspaceId: '', id: '' } }) => {
    checkCounts(method, { limit });
    const { workspaceId: from, id } = after;
    if (!storable(from, id)) return { changed: 0, next: null };
    const found = (await database.rows(page, [from, id, limit + 1])).map(row => ({
      workspaceId: row.workspace_id as string,
      record: table.of(row),
    }));
    let changed = 0;
    for (const { workspaceId, record } of found.slice(0, limit)) {
      if (rewrite(workspaceId, record) === null) continue;
      // Somebody else may have changed it since: what is stored is made of what is there in this step.
      changed += await database.change(workspaceId, async run => {
        const [row] = (await run(locked, [workspaceId, record.id])).rows;
        if (row === undefined) return 0;
        const current = table.of(row);
        const change = rewrite(workspaceId, current);
        if (change === null) return 0;
        const replaced = { ...current, ...change };
        checkRecord(method, table.name as CollectionName, replaced as never);
        const values = JSON.stringify(table.row(workspaceId, replaced));
        await run(update, [workspaceId, record.id, values]);
        return 1;
      });
    }
    const last = found.length > limit ? found[limit - 1] : undefined;
    const next: RecordPosition | null =
      last === undefined ? null : { workspaceId: last.workspaceId, id: last.record.id };
    return { changed, next };
  };
}
