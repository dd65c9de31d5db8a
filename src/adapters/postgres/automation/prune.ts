/** Events that are old and idempotency keys whose time is over, removed in small batches by one process at a time. */
import type { AutomationRepository } from '../../../repository/index.ts';
import { deletionOfSome } from '../database/columns.ts';
import type { Database, RunStatement } from '../database/database.ts';
import { unlessRunningElsewhere } from '../database/exclusive-work.ts';
import { requestKey, requestTable } from './rows.ts';

/** Workspaces that are looked at by one call, and records of a kind that it removes at most. */
const workspacesAtOnce = 200;
const batch = 1_000;

export function postgresAutomationPruning(database: Database): Pick<AutomationRepository, 'prune'> {
  const { schema } = database;
  const events = `${schema}automation_events`;
  const page = `select w.id as workspace_id, coalesce((select n.value from ${schema}automation_numbers n
      where n.workspace_id = w.id and n.name = 'retention_days'), $2::bigint)::text as days
    from ${schema}workspaces w where w.id > $1 order by w.id limit ${workspacesAtOnce}`;
  // What is scheduled has a moment that is still to come.
  const old = `select e.workspace_id, e.id
    from json_to_recordset($1::json) as given (workspace_id text, days bigint)
    cross join unnest(array[false, true]) s (is_cancelled)
    cross join lateral (select e.workspace_id, e.id from ${events} e
      where e.workspace_id = given.workspace_id and e.is_cancelled = s.is_cancelled
      and e.at <= coalesce($2::timestamptz, now()) - given.days * interval '1 day'
      order by e.at, e.id limit ${batch}) e
    limit ${batch}`;
  const remove = `delete from ${events} e using json_to_recordset($1::json) as given (workspace_id text, id text)
    where e.workspace_id = given.workspace_id and e.id = given.id`;
  const forgetRequests = deletionOfSome(
    requestTable,
    schema,
    requestKey,
    'expires_at <= coalesce($1::timestamptz, now())',
    batch,
  );
  /** The workspace that was looked at last: the next call goes on after it. */
  let last = '';

  /** Whether there may be more. */
  async function pruneEvents(run: RunStatement, retentionDays: number, now: string | null): Promise<boolean> {
    const { rows: workspaces } = await run(page, [last, retentionDays]);
    const { rows } = await run(old, [JSON.stringify(workspaces), now]);
    if (rows.length > 0) await run(remove, [JSON.stringify(rows)]);
    if (rows.length === batch) return true;
    const isLast = workspaces.length < workspacesAtOnce;
    last = isLast ? '' : String(workspaces.at(-1)?.workspace_id);
    return !isLast;
  }

  return {
    async prune({ retentionDays, now = null }) {
      const hasMore = await unlessRunningElsewhere(database, 'automation.prune', async run => {
        const { rowCount } = await run(forgetRequests, [now]);
        return (await pruneEvents(run, retentionDays, now)) || (rowCount ?? 0) >= batch;
      });
      return hasMore ?? false;
    },
  };
}
