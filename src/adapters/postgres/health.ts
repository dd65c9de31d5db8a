/** How the database is: every part of the answer is the beginning of an index, so that its cost does not grow. */
import type { StorageHealth } from '../../repository/health.ts';
import type { Database } from './database/database.ts';
import { oldestCommand } from './messaging/oldest.ts';
import { pending } from './migrations/migrate.ts';
import { oldestDelivery } from './webhooks/oldest.ts';

const numberOrNull = (value: unknown): number | null => (value == null ? null : Number(value));

export function postgresHealth(database: Database): () => Promise<StorageHealth> {
  const { schema } = database;
  const statement = `select (extract(epoch from clock_timestamp()) * 1000)::bigint as now,
    ${oldestDelivery(schema)} as delivery, ${oldestCommand(schema)} as command`;
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
