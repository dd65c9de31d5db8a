/** Deletes old deliveries in small batches, with their events. */
import type { WebhooksRepository } from '../../../repository/index.ts';
import { countedDays } from '../../rules/webhooks.ts';
import { hourBefore } from '../database/columns.ts';
import type { Database, RunStatement } from '../database/database.ts';
import { deletionByWorkspace } from '../database/deletions.ts';
import { unlessRunningElsewhere } from '../database/exclusive-work.ts';
import { isReferenceMissing } from '../database/failures.ts';
import { isUnlocked } from '../database/locked-rows.ts';
import type { Row } from '../database/pool.ts';
import { deliveryHourTable } from './rows.ts';
import { forgetSqlEvents } from './sql-events.ts';
import { insertWakeUps, type WakeUp } from './wake-ups.ts';

/** From which age deliveries are old, in milliseconds, at which time: `null` is the storage's clock. */
interface Age {
  readonly keepFor: number | null;
  readonly now: string | null;
}

/** Maximum number of endpoints that one call checks, and of deliveries that it deletes. */
const endpointsAtOnce = 200;
const deletionsAtOnce = 10;
const batch = 500;

export function postgresWebhookPruning(database: Database): Pick<WebhooksRepository, 'prune'> {
  const { schema } = database;
  const statements = pruneStatements(schema);
  /** The last checked endpoint: the next call continues after it. */
  let last: readonly [string, string] = ['', ''];

  /** `keepFor`: what has been tried since then stays; `null`: only what belongs to a deleted endpoint is removed. */
  const remove = async (
    run: RunStatement,
    rows: readonly Row[],
    { now, keepFor }: Age = { now: null, keepFor: null },
  ) => {
    if (rows.length === 0) return;
    const given = JSON.stringify(rows);
    await run(statements.remove, [given, now, keepFor]);
    await run(statements.removeEvents, [given]);
  };

  /** Returns whether deleted endpoints may have more deliveries. */
  const pruneDeleted = async (run: RunStatement): Promise<boolean> => {
    const { rows: endpoints } = await run(statements.deleted);
    if (endpoints.length === 0) return false;
    const given = JSON.stringify(endpoints);
    const { rows } = await run(statements.ofDeleted, [given]);
    await remove(run, rows);
    if (rows.length < batch) for (const statement of statements.emptied) await run(statement, [given]);
    return true;
  };

  /** Returns whether there may be more old settled deliveries. */
  const pruneSettled = async (run: RunStatement, { keepFor, now }: Age): Promise<boolean> => {
    const { rows: endpoints } = await run(statements.page, [...last]);
    const given = JSON.stringify(endpoints);
    await insertWakeUps(run, schema, (await run(statements.unheard, [given])).rows as unknown as WakeUp[]);
    if (keepFor !== null) {
      const { rows } = await run(statements.settled, [given, now, keepFor]);
      await remove(run, rows, { keepFor, now });
      if (rows.length === batch) return true;
    }
    const isLast = endpoints.length < endpointsAtOnce;
    const { workspace_id, id } = (isLast ? undefined : endpoints.at(-1)) ?? {};
    last = [String(workspace_id ?? ''), String(id ?? '')];
    return !isLast;
  };

  return {
    async prune({ keepFor, now = null }) {
      const work = unlessRunningElsewhere(database, 'webhooks.prune', async run => {
        for (const statement of statements.refused) await run(statement);
        await run(statements.counts, [now]);
        return (await pruneDeleted(run)) || pruneSettled(run, { keepFor, now });
      });
      try {
        return (await work) ?? false;
      } catch (error) {
        // Meanwhile an event has got a delivery, by a replay: the next call sees it, and leaves the event.
        if (isReferenceMissing(error)) return true;
        throw error;
      }
    },
  };
}

function pruneStatements(schema: string) {
  const deliveries = `${schema}webhook_deliveries`;
  const deletions = `${schema}webhook_deletions`;
  const isOld = (at: string) =>
    `${at} <= coalesce($2::timestamptz, now()) - $3::double precision * interval '1 millisecond'`;
  const someDeleted = `(select * from json_to_recordset($1::json) as given (workspace_id text, endpoint_id text)
    limit ${deletionsAtOnce}) given`;
  const isLeft = ['webhook_deliveries', 'webhook_lanes']
    .map(
      table =>
        `exists (select 1 from ${schema}${table} o where o.workspace_id = g.workspace_id and o.endpoint_id = g.endpoint_id)`,
    )
    .join(' or ');
  /**
   * What others have locked stays due. An event is removed with its last delivery, or both stay. What is free is locked by
   * the statement that finds it.
   */
  const isFree = (delivery: string) =>
    `${isUnlocked(`${deliveries} k`, `k.workspace_id = ${delivery}.workspace_id and k.id = ${delivery}.id`)}
      and ${isUnlocked(`${schema}webhook_events k`, `k.workspace_id = ${delivery}.workspace_id and k.id = ${delivery}.event_id`)}`;
  const isGiven = (table: string) =>
    `${table}.workspace_id = given.workspace_id and ${table}.endpoint_id = given.endpoint_id`;
  const isLongAgo = `${isOld('d.created_at')}
      and ${isOld(`coalesce((d.attempts -> -1 ->> 'at')::timestamptz, d.created_at)`)}`;
  const nextSettled = (workspace: string, endpoint: string, state: string, isNext: string) =>
    `select d.created_at, d.id, d.event_id from ${deliveries} d
      where d.workspace_id = ${workspace} and d.endpoint_id = ${endpoint} and d.state = ${state}
      and ${isLongAgo} and ${isNext} order by d.created_at, d.id limit 1`;
  return {
    refused: forgetSqlEvents(schema),
    counts: deletionByWorkspace(deliveryHourTable, schema, {
      key: ['workspace_id', 'hour', 'kind'],
      time: 'hour',
      condition: `r.hour < ${hourBefore('$1', 24 * countedDays)}`,
      most: batch,
    }),
    /**
     * Each is checked again a day later, because a publisher may have added deliveries meanwhile, and a minute later if
     * something is left that others have locked.
     */
    deleted: `select g.workspace_id, g.endpoint_id from ${deletions} g
      where g.look_at <= now() order by g.look_at limit ${deletionsAtOnce} for update skip locked`,
    ofDeleted: `select d.workspace_id, d.id, d.event_id
      from json_to_recordset($1::json) as given (workspace_id text, endpoint_id text)
      cross join lateral (select d.workspace_id, d.id, d.event_id from ${deliveries} d
        where d.workspace_id = given.workspace_id and d.endpoint_id = given.endpoint_id
        and ${isFree('d')} limit ${batch}) d
      limit ${batch}`,
    emptied: [
      `with free as materialized (
        select l.workspace_id, l.endpoint_id from ${schema}webhook_lanes l
        join ${someDeleted} on ${isGiven('l')} for update of l skip locked
      )
      delete from ${schema}webhook_lanes l using free given where ${isGiven('l')}`,
      `delete from ${deletions} g using ${someDeleted}
      where ${isGiven('g')} and g.deleted_at <= now() - interval '1 day' and not (${isLeft})`,
      `update ${deletions} g set look_at = case when ${isLeft} then now() + interval '1 minute'
        else g.deleted_at + interval '1 day' end
      from ${someDeleted} where ${isGiven('g')}`,
    ],
    page: `select e.workspace_id, e.id, e.state from ${schema}webhook_endpoints e
      where (e.workspace_id, e.id) > ($1, $2) order by e.workspace_id, e.id limit ${endpointsAtOnce}`,
    /** Due deliveries that were stored without a wake-up, for example by the previous release. */
    unheard: `select given.workspace_id, given.id as endpoint_id
      from json_to_recordset($1::json) as given (workspace_id text, id text, state text)
      where given.state = 'active'
      and exists (select 1 from ${deliveries} d where d.workspace_id = given.workspace_id
        and d.endpoint_id = given.id and d.state = 'pending')
      and not exists (select 1 from ${schema}webhook_lanes l where l.workspace_id = given.workspace_id
        and l.endpoint_id = given.id and l.due_at is not null)`,
    /**
     * Goes from one old delivery of an endpoint to the next in the index. A page of each endpoint would be sorted, for
     * which all that is old is read again for each batch.
     */
    settled: `with recursive old as (
        select given.workspace_id, given.id as endpoint_id, s.state, d.created_at, d.id, d.event_id
        from json_to_recordset($1::json) as given (workspace_id text, id text)
        cross join unnest(array['succeeded', 'failed']) s (state)
        cross join lateral (${nextSettled('given.workspace_id', 'given.id', 's.state', 'true')}) d
        union all
        select o.workspace_id, o.endpoint_id, o.state, d.created_at, d.id, d.event_id
        from old o cross join lateral (${nextSettled(
          'o.workspace_id',
          'o.endpoint_id',
          'o.state',
          '(d.created_at, d.id) > (o.created_at, o.id)',
        )}) d
      )
      select o.workspace_id, o.id, o.event_id from old o where ${isFree('o')} limit ${batch}`,
    remove: `delete from ${deliveries} d
      using json_to_recordset($1::json) as given (workspace_id text, id text)
      where d.workspace_id = given.workspace_id and d.id = given.id
      and (d.state <> 'pending' and ${isLongAgo} or not exists (select 1 from ${schema}webhook_endpoints e
        where e.workspace_id = d.workspace_id and e.id = d.endpoint_id))`,
    removeEvents: `delete from ${schema}webhook_events v
      using json_to_recordset($1::json) as given (workspace_id text, event_id text)
      where v.workspace_id = given.workspace_id and v.id = given.event_id and not exists
        (select 1 from ${deliveries} d where d.workspace_id = v.workspace_id and d.event_id = v.id)`,
  };
}
