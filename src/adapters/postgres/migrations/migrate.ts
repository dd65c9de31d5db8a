/**
 * Brings the schema up to date. Any number of processes may do it at once, through a pooler too: one has the
 * right to (see lease.ts), the others wait for it and find nothing left to do. A migration that was interrupted
 * left nothing behind, or begins again.
 */
import type { Database, Run } from '../database/database.ts';
import { wasMadeMeanwhile } from '../database/failures.ts';
import { baseline, coveredByBaseline } from './baseline/index.ts';
import { migrations as all } from './index.ts';
import { Lease, LeaseLostError } from './lease.ts';
import type { Migration } from './migration.ts';
import { carryOut } from './steps.ts';

/** How often the making of the schema is tried again when another process makes it at once. */
const tries = 20;

export interface MigrateOptions {
  /** @default those of the adapter */
  readonly migrations?: readonly Migration[];
  /** Carries out those too that take away what processes of the release before still need. @default false */
  readonly finish?: boolean;
}

/** Gives the names of the migrations that were carried out. @throws RepositoryUnavailableError */
export async function migrate(database: Database, options: MigrateOptions = {}): Promise<string[]> {
  // At most starts there is nothing to do, and two statements tell.
  if ((await missing(database, options)).length === 0) return [];
  await ensureLedger(database);
  const done: string[] = [];
  for (;;) {
    const lease = await Lease.take(database);
    try {
      const isNew = (await applied(database)).size === 0;
      if (isNew) done.push(...(await begin(database, lease)));
      // No process of the release before knows a schema that is new.
      for (const migration of await missing(database, isNew ? { ...options, finish: true } : options)) {
        await carryOutWhole(database, lease, migration);
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

/** The names of the migrations that are missing. */
export const pending = async (database: Database): Promise<string[]> =>
  (await missing(database, {})).map(({ name }) => name);

async function missing(
  database: Database,
  { migrations = all, finish = false }: MigrateOptions,
): Promise<Migration[]> {
  const done = await applied(database);
  return migrations.filter(({ name, last = false }) => !done.has(name) && (finish || !last));
}

async function applied(database: Database): Promise<Set<unknown>> {
  const { schema } = database;
  const [found] = await database.rows(`select to_regclass($1)::text as name`, [`${schema}migrations`]);
  const rows =
    typeof found?.name === 'string' ? await database.rows(`select name from ${schema}migrations`, []) : [];
  return new Set(rows.map(({ name }) => name));
}

/** A schema that holds nothing gets at once what the first migrations lead to. */
function begin(database: Database, lease: Lease): Promise<readonly string[]> {
  return database.transaction(async run => {
    await lease.within(run);
    await run(baseline(database.schema));
    for (const name of coveredByBaseline) await record(run, database.schema, name);
    return coveredByBaseline;
  });
}

async function carryOutWhole(database: Database, lease: Lease, migration: Migration): Promise<void> {
  const { schema } = database;
  if ('steps' in migration)
    for (const step of migration.steps(schema)) {
      await lease.renew();
      await carryOut(database, step);
    }
  await database.transaction(async run => {
    await lease.within(run);
    if ('sql' in migration) await run(migration.sql(schema));
    await record(run, schema, migration.name);
  });
}

const record = (run: Run, schema: string, name: string) =>
  run(`insert into ${schema}migrations (name, applied_at) values ($1, now())`, [name]);

/** The schema, the row that says who migrates, and the list of what was done. */
async function ensureLedger(database: Database): Promise<void> {
  const { schema } = database;
  for (const statement of [
    `create schema if not exists ${schema.slice(0, -1)}`,
    `create table if not exists ${schema}migration_lock (id integer primary key)`,
    `alter table ${schema}migration_lock add column if not exists holder text, add column if not exists held_until timestamptz`,
    `insert into ${schema}migration_lock (id) values (1) on conflict do nothing`,
    `create table if not exists ${schema}migrations (name text primary key, applied_at timestamptz not null)`,
  ])
    await untilMade(database, statement);
}

/** "if not exists" does not keep two processes from making the same thing at once: one of them fails. */
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
