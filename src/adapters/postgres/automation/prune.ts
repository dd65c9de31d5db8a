/** Events that are old and idempotency keys whose time is over, removed in small batches by one process at a time. */

import { groupBy } from '../../../common/collections/group-by.ts';
import type { AutomationRepository } from '../../../repository/index.ts';
import { refusalDays } from '../../rules/refusals.ts';
import { givenByKey, integerOf } from '../database/columns.ts';
import type { Database, RunStatement } from '../database/database.ts';
import { deletionOfSome } from '../database/deletions.ts';
import { PassingOver, type UnlessLocked } from '../database/locked-rows.ts';
import type { Row } from '../database/pool.ts';
import { refusalKey, refusalTable, requestKey, requestTable } from './rows.ts';

/** Workspaces that are looked at by one call, and records of a kind that it removes at most. */
const workspacesAtOnce = 200;
const batch = 1_000;

export function postgresAutomationPruning(database: Database): Pick<AutomationRepository, 'prune'> {
  const { schema } = database;
  const events = `${schema}automation_events`;
  const page = `select w.id as workspace_id, coalesce((select n.value from ${schema}automation_numbers n
      where n.workspace_id = w.id and n.name = 'retention_days'), $2::bigint)::text as days
    from ${schema}workspaces w where w.id > $1 order by w.id limit ${workspacesAtOnce}`;
  // What is scheduled has a moment that is still to come. Goes from one workspace to the next, in their order.
  const old = `select e.workspace_id, e.id, e.is_unread
    from json_to_recordset($1::json) as given (workspace_id text, days bigint)
    cross join lateral (select e.* from unnest(array[false, true]) s (is_cancelled)
      cross join lateral (select e.workspace_id, e.id, e.sequence is null and not e.is_cancelled as is_unread from ${events} e
        where e.workspace_id = given.workspace_id and e.is_cancelled = s.is_cancelled
        and e.at <= coalesce($2::timestamptz, now()) - given.days * interval '1 day'
        order by e.at, e.id limit ${batch}) e
      limit ${batch}) e
    limit ${batch}`;
  const numbers = `${schema}automation_numbers`;
  const begin = `insert into ${numbers} (workspace_id, name, value) values ($1, 'sequence', 0) on conflict do nothing`;
  const lock = `select n.value from ${numbers} n where n.workspace_id = $1 and n.name = 'sequence' for update`;
  const count = `update ${numbers} n set value = n.value + $2 where n.workspace_id = $1 and n.name = 'sequence'
    returning n.value`;
  const note = `insert into ${numbers} as n (workspace_id, name, value) values ($1, 'pruned', $2)
    on conflict (workspace_id, name) do update set value = greatest(n.value, excluded.value)`;
  const remove = `with free as materialized (
      select e.workspace_id, e.id from ${givenByKey('$1', { workspace_id: 'text', id: 'text' })}
      join ${events} e on e.workspace_id = given.workspace_id and e.id = given.id
      for update of e skip locked
    )
    delete from ${events} e using free where e.workspace_id = free.workspace_id and e.id = free.id
    returning coalesce(e.sequence, 0)::text as sequence,
      (e.sequence is null and not e.is_cancelled)::integer as is_unread`;
  const forgetRequests = deletionOfSome(
    requestTable,
    schema,
    requestKey,
    'expires_at <= coalesce($1::timestamptz, now())',
    batch,
  );
  const forgetRefusals = deletionOfSome(
    refusalTable,
    schema,
    refusalKey,
    `updated_at <= coalesce($1::timestamptz, now()) - interval '${refusalDays} days'`,
    batch,
  );
  const passing = new PassingOver(database);
  /** The workspace that was looked at last: the next call goes on after it. */
  let last = '';

  /**
   * Removes events of a workspace, except those that others have locked, and notes the highest number of the feed among them. An
   * event that nobody has read gets its number now, so that a reader notices that it is gone. The feed locks its counter
   * before its events, too. Returns how many are removed.
   */
  async function removeEvents(run: RunStatement, workspaceId: string, rows: readonly Row[]): Promise<number> {
    if (rows.some(row => row.is_unread)) {
      await run(begin, [workspaceId]);
      await run(lock, [workspaceId]);
    }
    const { rows: gone } = await run(remove, [JSON.stringify(rows)]);
    const unread = gone.filter(row => integerOf(row.is_unread) === 1).length;
    const given = unread === 0 ? 0 : integerOf((await run(count, [workspaceId, unread])).rows[0]?.value);
    const pruned = Math.max(given, ...gone.map(row => integerOf(row.sequence)));
    if (pruned > 0) await run(note, [workspaceId, pruned]);
    return gone.length;
  }

  /** Whether there may be more. */
  async function pruneEvents(
    run: RunStatement,
    each: UnlessLocked,
    { retentionDays, now }: { readonly retentionDays: number; readonly now: string | null },
  ): Promise<boolean> {
    const { rows: workspaces } = await run(page, [last, retentionDays]);
    const { rows } = await run(old, [JSON.stringify(workspaces), now]);
    let removed = 0;
    for (const [workspaceId, own] of groupBy(rows, row => String(row.workspace_id)))
      removed += (await each(() => removeEvents(run, workspaceId, own))) ?? 0;
    const isFull = rows.length === batch;
    if (isFull && removed > 0) return true;
    // Where all of them are locked, the next call goes on after their workspaces.
    const end = isFull ? rows.at(-1) : workspaces.at(-1);
    const isLast = !isFull && workspaces.length < workspacesAtOnce;
    last = isLast ? '' : String(end?.workspace_id);
    return !isLast;
  }

  return {
    async prune({ retentionDays, now = null }) {
      const hasMore = await passing.exclusive('automation.prune', async (run, each) => {
        let isFull = false;
        for (const forget of [forgetRequests, forgetRefusals])
          isFull = ((await run(forget, [now])).rowCount ?? 0) >= batch || isFull;
        return (await pruneEvents(run, each, { retentionDays, now })) || isFull;
      });
      return hasMore ?? false;
    },
  };
}
