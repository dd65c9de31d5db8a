import type { StorageHealth } from '../../../repository/health.ts';
import type { OptionalGroup } from '../../rules/collections/index.ts';
import { pending } from '../migrations/migrate.ts';
import type { Database } from './database.ts';

/** SQL expressions of milliseconds since 1970 or null, for a schema. They read the beginning of an index. */
interface Oldest {
  oldestDelivery(schema: string): string;
  /** `null`: without messaging. */
  readonly oldestCommand: ((schema: string) => string) | null;
}

const numberOrNull = (value: unknown): number | null => (value == null ? null : Number(value));

/** How the database is, at a cost that does not grow. */
export function postgresHealth(
  database: Database,
  oldest: Oldest,
  without: readonly OptionalGroup[],
): () => Promise<StorageHealth> {
  const { schema } = database;
  const statement = `select (extract(epoch from clock_timestamp()) * 1000)::bigint as now,
    ${oldest.oldestDelivery(schema)} as delivery, ${oldest.oldestCommand?.(schema) ?? 'null'} as command`;
  return async () => {
    const pendingMigrations = await pending(database, without);
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
