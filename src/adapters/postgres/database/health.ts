/** How the database is: every part of the answer is the beginning of an index, so that its cost does not grow. */
import type { StorageHealth } from '../../../repository/health.ts';
import { pending } from '../migrations/migrate.ts';
import type { Database } from './database.ts';

/** How many lanes, bells or commands are looked at. */
const most = 1_000;

/**
 * `due_at` of a lane and of a bell is when it is looked at next, so the oldest delivery of each is asked for. Lanes do not
 * know of new deliveries while no process sends, but bells do.
 */
export const healthStatement = (schema: string): string => `select
    (extract(epoch from clock_timestamp()) * 1000)::bigint as now,
    (select (extract(epoch from min(first.at)) * 1000)::bigint from (
        select workspace_id, endpoint_id from (select workspace_id, endpoint_id from ${schema}webhook_lanes
          where due_at <= now() order by due_at limit ${most}) lanes
        union select workspace_id, endpoint_id from (select workspace_id, endpoint_id, due_at
          from ${schema}webhook_bells order by workspace_id, endpoint_id, id limit ${most}) bells where due_at <= now()
      ) l
      join ${schema}webhook_endpoints e on e.workspace_id = l.workspace_id and e.id = l.endpoint_id and e.state = 'active'
      cross join lateral (select d.next_attempt_at as at from ${schema}webhook_deliveries d
        where d.workspace_id = l.workspace_id and d.endpoint_id = l.endpoint_id and d.state = 'pending'
        order by d.next_attempt_at limit 1) first where first.at <= now()) as delivery,
    (select (extract(epoch from min(c.created_at)) * 1000)::bigint from (select created_at
      from ${schema}channel_commands where state = 'waiting' order by workspace_id, instance_id limit ${most}) c) as command`;

const numberOrNull = (value: unknown): number | null => (value == null ? null : Number(value));

export function postgresHealth(database: Database): () => Promise<StorageHealth> {
  const statement = healthStatement(database.schema);
  return async () => {
    const pendingMigrations = await pending(database);
    const { pool } = database;
    // The tables may be missing.
    const [row] = pendingMigrations.length > 0 ? [] : await database.rows(statement, []);
    return {
      now: numberOrNull(row?.now) ?? (await database.clock()),
      pendingMigrations,
      oldestDelivery: numberOrNull(row?.delivery),
      oldestCommand: numberOrNull(row?.command),
      ...(pool === null ? {} : { pool }),
    };
  };
}
