/**
 * The chain of deliveries that led to an event, and the types that an inbound endpoint allows. What a route made was
 * told in words alone before: attempts get the id. A process of the previous release stores such words until it ends; a
 * replay of what it stored makes the same event again, which is stored once.
 */
import type { Database } from '../database/database.ts';
import type { Step } from './migration.ts';

/** Number of deliveries that one transaction looks at. */
const batch = 1_000;

export const inbound = (schema: string): readonly Step[] => [
  { moment: `alter table ${schema}webhook_events add column if not exists via text[]` },
  { moment: `alter table ${schema}automation_events add column if not exists via text[]` },
  { moment: `alter table ${schema}automation_endpoints add column if not exists event_types text[]` },
  { work: storeWhatRoutesMade },
];

async function storeWhatRoutesMade(database: Database): Promise<void> {
  const { schema } = database;
  const made = `substring(d.attempts -> -1 ->> 'response', '^(evt_[A-Za-z0-9_-]{22}) was made[.]$')`;
  const store = `with deliveries_here as materialized (
      select d.workspace_id, d.id from ${schema}webhook_deliveries d where (d.workspace_id, d.id) > ($1, $2)
      order by d.workspace_id, d.id limit ${batch}
    ), stored as (
      update ${schema}webhook_deliveries d
      set attempts = jsonb_set(d.attempts, '{-1,made_events}', jsonb_build_array(${made}))
      from deliveries_here h where d.workspace_id = h.workspace_id and d.id = h.id
        and d.attempts -> -1 ->> 'status' is null and ${made} is not null
    )
    select workspace_id, id from deliveries_here order by workspace_id desc, id desc limit 1`;
  for (let after: unknown[] = ['', '']; ; ) {
    const [last] = await database.rows(store, after);
    if (last === undefined) return;
    after = [last.workspace_id, last.id];
  }
}
