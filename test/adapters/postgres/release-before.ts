/** Creates a schema like the release before the portable tables. */
import type pg from 'pg';
import { migrations } from '../../../src/adapters/postgres/migrations/index.ts';
import type { Cleanup } from '../../helper.ts';

const itsMigrations = ['0001-tables', '0002-webhooks', '0003-links', '0004-hops'];

export async function schemaOfReleaseBefore(pool: pg.Pool, schema: string, cleanup: Cleanup): Promise<void> {
  cleanup(() => pool.query(`drop schema if exists ${schema} cascade`));
  await pool.query(`create schema ${schema};
    create table ${schema}.migration_lock (id integer primary key);
    insert into ${schema}.migration_lock (id) values (1);
    create table ${schema}.migrations (name text primary key, applied_at timestamptz not null)`);
  for (const migration of migrations.filter(({ name }) => itsMigrations.includes(name))) {
    if (!('sql' in migration)) throw new Error(`${migration.name} was one transaction`);
    await pool.query(migration.sql(`"${schema}".`));
    await pool.query(`insert into ${schema}.migrations values ($1, now())`, [migration.name]);
  }
}
