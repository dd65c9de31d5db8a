/**
 * Brings the schema up to date. Any number of processes may do it at once, through a pooler too: they queue
 * at a row, not at an advisory lock, which belongs to a session. Each migration is one transaction, so one
 * that was interrupted left nothing behind.
 */
import type { Database, Run } from '../database/database.ts';
import { wasMadeMeanwhile } from '../database/failures.ts';
import { migrations } from './index.ts';

/** How often the making of the schema is tried again when another process makes it at once. */
const tries = 20;

/** Gives the names of the migrations that were carried out. @throws RepositoryUnavailableError */
export async function migrate(database: Database): Promise<string[]> {
  // At most starts there is nothing to do, and two statements tell.
  if ((await pending(database)).length === 0) return [];
  await ensureLedger(database);
  const done: string[] = [];
  for (const { name, sql } of migrations) {
    const fresh = await database.transaction(async run => {
      if (await isApplied(run, database.schema, name)) return false;
      await run(sql(database.schema));
      await run(`insert into ${database.schema}migrations (name, applied_at) values ($1, now())`, [name]);
      return true;
    });
    if (fresh) done.push(name);
  }
  return done;
}

/** The names of the migrations that are missing. */
export async function pending(database: Database): Promise<string[]> {
  const { schema } = database;
  const [found] = await database.rows(`select to_regclass($1)::text as name`, [`${schema}migrations`]);
  const rows =
    typeof found?.name === 'string' ? await database.rows(`select name from ${schema}migrations`, []) : [];
  const applied = new Set(rows.map(({ name }) => name));
  return migrations.map(({ name }) => name).filter(name => !applied.has(name));
}

/** Whether a migration is done already. Until the transaction ends, every other process waits here. */
async function isApplied(run: Run, schema: string, name: string): Promise<boolean> {
  await run(`select 1 from ${schema}migration_lock where id = 1 for update`);
  const { rows } = await run(`select 1 from ${schema}migrations where name = $1`, [name]);
  return rows.length > 0;
}

/** The schema, the row to queue at, and the list of what was done. */
async function ensureLedger(database: Database): Promise<void> {
  const { schema } = database;
  for (const statement of [
    `create schema if not exists ${schema.slice(0, -1)}`,
    `create table if not exists ${schema}migration_lock (id integer primary key)`,
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
