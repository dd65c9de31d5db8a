/**
 * Migrates the schema. Any number of processes may call this concurrently, also through a pooler: one has the lease
 * (see lease.ts), the others wait and then find nothing to do. An interrupted migration has changed nothing, or starts
 * again.
 */
import type { OptionalGroup } from '../../rules/collections/index.ts';
import type { Database, RunStatement } from '../database/database.ts';
import { wasMadeMeanwhile } from '../database/failures.ts';
import { migrations as all } from './index.ts';
import { Lease, LeaseLostError } from './lease.ts';
import { type Migration, missingOf, type Wanted } from './migration.ts';
import { carryOut } from './steps.ts';
import { type WaitLimits, waitsOf } from './waits.ts';

/** Maximum number of retries if another process creates the schema concurrently. */
const tries = 20;

export interface MigrateOptions extends WaitLimits, Wanted {
  /** The migrations. @default those of the adapter */
  readonly migrations?: readonly Migration[];
}

/** Returns the names of the applied migrations. @throws RepositoryUnavailableError */
export async function migrate(database: Database, options: MigrateOptions = {}): Promise<string[]> {
  // Usually there is nothing to do, and two statements show it.
  if ((await missingIn(database, options)).length === 0) return [];
  await ensureLedger(database);
  const done: string[] = [];
  for (;;) {
    const lease = await Lease.take(database);
    try {
      for (const migration of await missingIn(database, options)) {
        await carryOutWhole(database, lease, migration, options);
        done.push(migration.name);
      }
      return done;
    } catch (error) {
      if (!(error instanceof LeaseLostError)) throw error;
    } finally {
      await lease.release();
    }
  }
}

export const pending = async (database: Database, without: readonly OptionalGroup[]): Promise<string[]> =>
  (await missingIn(database, { without })).map(({ name }) => name);

/** The migrations that are to be applied. */
export const missingIn = async (
  database: Database,
  { migrations = all, ...wanted }: MigrateOptions,
): Promise<Migration[]> => missingOf(migrations, await applied(database), wanted);

export async function applied(database: Database): Promise<Set<unknown>> {
  const { schema } = database;
  const [found] = await database.rows(`select to_regclass($1)::text as name`, [`${schema}migrations`]);
  const rows =
    typeof found?.name === 'string' ? await database.rows(`select name from ${schema}migrations`, []) : [];
  return new Set(rows.map(({ name }) => name));
}

async function carryOutWhole(
  database: Database,
  lease: Lease,
  migration: Migration,
  limits: WaitLimits,
): Promise<void> {
  const { schema } = database;
  const waits = waitsOf(database, migration.name, limits);
  if ('steps' in migration)
    for (const step of migration.steps(schema)) {
      await lease.renew();
      await carryOut(database, step, waits);
    }
  const sql = 'sql' in migration ? migration.sql(schema) : '';
  await waits.during(sql === '' ? null : sql, () =>
    database.transaction(async run => {
      await lease.within(run);
      if (sql !== '') await run(sql);
      await record(run, schema, migration.name);
    }),
  );
}

const record = (run: RunStatement, schema: string, name: string) =>
  run(`insert into ${schema}migrations (name, applied_at) values ($1, now())`, [name]);

/** The schema, the row of the lease, and the list of applied migrations. */
export const ledger = (schema: string): readonly string[] => [
  `create schema if not exists ${schema.slice(0, -1)}`,
  `create table if not exists ${schema}migration_lock (id integer primary key)`,
  `alter table ${schema}migration_lock add column if not exists holder text, add column if not exists held_until timestamptz`,
  `insert into ${schema}migration_lock (id) values (1) on conflict do nothing`,
  `create table if not exists ${schema}migrations (name text primary key, applied_at timestamptz not null)`,
];

async function ensureLedger(database: Database): Promise<void> {
  for (const statement of ledger(database.schema)) await untilMade(database, statement);
}

/** Despite "if not exists", one of two processes that create the same object concurrently fails. */
async function untilMade(database: Database, statement: string): Promise<void> {
  for (let left = tries; ; left -= 1) {
    try {
      await database.rows(statement, []);
      return;
    } catch (error) {
      if (left === 1 || !wasMadeMeanwhile(error)) throw error;
    }
  }
}
