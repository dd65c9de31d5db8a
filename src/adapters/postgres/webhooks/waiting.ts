/** Counts of what waits to be sent. Each reads the beginning of an index, up to the largest count. */
import { maxCounted, type WaitingDeliveries, type WaitingQuery } from '../../../repository/index.ts';
import { checkTimes, checkUnknown } from '../../rules/storable.ts';
import { integerOf, storable } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { dueLanes, dueOfLane } from './due-lanes.ts';
import { sqlEventTable } from './published-events.ts';

const nothing: WaitingDeliveries = {
  pending: 0,
  due: 0,
  oldestDue: null,
  pausedEndpoints: 0,
  sqlEvents: { waiting: 0, refused: 0 },
};

function statement(schema: string, workspace: string | undefined): string {
  const clock = 'coalesce($1::timestamptz, now())';
  const looking = { clock, ...(workspace === undefined ? {} : { workspace }) };
  const own = (table: string) => (workspace === undefined ? 'true' : `${table}.workspace_id = ${workspace}`);
  const counted = (from: string) => `(select count(*) from (select 1 from ${from} limit ${maxCounted}) one)`;
  const events = `${schema}${sqlEventTable}`;
  // Deliveries of a deleted endpoint stay until they are pruned. The limit comes first: a join may read all that is pending.
  // The order is that of the index of what is pending: without it, a table is read up to the limit, past all that is done.
  const pending = `(select d.workspace_id, d.endpoint_id from ${schema}webhook_deliveries d
      where d.state = 'pending' and ${own('d')}
      order by d.workspace_id, d.endpoint_id, d.next_attempt_at, d.id limit ${maxCounted}) d
    where not exists (select 1 from ${schema}webhook_deletions g
      where g.workspace_id = d.workspace_id and g.endpoint_id = d.endpoint_id)`;
  return `with lanes as materialized (${dueLanes(schema, looking)})
    select (select count(*) from ${pending}) as pending,
      ${counted(`lanes l cross join lateral (${dueOfLane(schema, looking, maxCounted)}) due`)} as due,
      (select (extract(epoch from ${clock} - min(first.at)) * 1000)::bigint
        from lanes l cross join lateral (${dueOfLane(schema, looking, 1)}) first) as oldest,
      ${counted(`${schema}webhook_endpoints e where e.state <> 'active' and ${own('e')}`)} as paused,
      ${counted(`${events} p where p.error is null and ${own('p')}`)} as waiting,
      (select count(*) from (select p.workspace_id from ${events} p where p.error is not null
        limit ${maxCounted}) p where ${own('p')}) as refused`;
}

export function postgresWaitingDeliveries(
  database: Database,
): (query?: WaitingQuery) => Promise<WaitingDeliveries> {
  const ofAll = statement(database.schema, undefined);
  const ofOne = statement(database.schema, '$2');
  return async ({ workspaceId, now, ...unknown } = {}) => {
    checkUnknown('webhooks.countWaiting', unknown);
    checkTimes('webhooks.countWaiting', {}, { now });
    if (!storable(workspaceId ?? '')) return nothing;
    const [row] = await (workspaceId === undefined
      ? database.rows(ofAll, [now ?? null])
      : database.rows(ofOne, [now ?? null, workspaceId]));
    return {
      pending: integerOf(row?.pending),
      due: integerOf(row?.due),
      oldestDue: row?.oldest == null ? null : integerOf(row.oldest),
      pausedEndpoints: integerOf(row?.paused),
      sqlEvents: { waiting: integerOf(row?.waiting), refused: integerOf(row?.refused) },
    };
  };
}
