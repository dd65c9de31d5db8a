/** Deliveries that nobody needs any more, removed in small batches with their events. */
import type { WebhooksRepository } from '../../../../repository/index.ts';
import type { Database } from '../../database/database.ts';

/** Endpoints that are looked at by one call, and deliveries that it removes at most. */
const endpointsAtOnce = 200;
const batch = 500;

export function postgresWebhookPruning(database: Database): Pick<WebhooksRepository, 'prune'> {
  const { schema } = database;
  const page = `select e.workspace_id, e.id from ${schema}webhook_endpoints e
    where (e.workspace_id, e.id) > ($1, $2) order by e.workspace_id, e.id limit ${endpointsAtOnce}`;
  const isOld = (at: string) =>
    `${at} <= coalesce($2::timestamptz, now()) - $3::double precision * interval '1 millisecond'`;
  const settled = `select d.workspace_id, d.id, d.event_id
    from json_to_recordset($1::json) as given (workspace_id text, id text)
    cross join lateral (select d.workspace_id, d.id, d.event_id from ${schema}webhook_deliveries d
      where d.workspace_id = given.workspace_id and d.endpoint_id = given.id and d.state <> 'pending'
      and ${isOld('d.created_at')} and ${isOld(`coalesce((d.attempts -> -1 ->> 'at')::timestamptz, d.created_at)`)}
      order by d.created_at, d.id limit ${batch}) d
    limit ${batch}`;
  const remove = `delete from ${schema}webhook_deliveries d
    using json_to_recordset($1::json) as given (workspace_id text, id text)
    where d.workspace_id = given.workspace_id and d.id = given.id and d.state <> 'pending'`;
  const removeEvents = `delete from ${schema}webhook_events v
    using json_to_recordset($1::json) as given (workspace_id text, event_id text)
    where v.workspace_id = given.workspace_id and v.id = given.event_id and not exists
      (select 1 from ${schema}webhook_deliveries d where d.workspace_id = v.workspace_id and d.event_id = v.id)`;
  /** The endpoint that was looked at last: the next call goes on after it. */
  let last = ['', ''];

  return {
    async prune({ keepFor, now = null }) {
      if (keepFor === null) return false;
      const endpoints = await database.rows(page, last);
      const rows = await database.rows(settled, [JSON.stringify(endpoints), now, keepFor]);
      const given = JSON.stringify(rows);
      if (rows.length > 0) {
        await database.rows(remove, [given]);
        await database.rows(removeEvents, [given]);
      }
      if (rows.length === batch) return true;
      const { workspace_id, id } = endpoints.length < endpointsAtOnce ? {} : (endpoints.at(-1) ?? {});
      last = [String(workspace_id ?? ''), String(id ?? '')];
      return endpoints.length === endpointsAtOnce;
    },
  };
}
