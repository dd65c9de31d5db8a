/** What `migrate --print` writes, given to PostgreSQL by hand, does what `migrate` does. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import pg from 'pg';
import { Database } from '../../../src/adapters/postgres/database/database.ts';
import { postgresRepository } from '../../../src/adapters/postgres/index.ts';
import { type MigrateOptions, migrate } from '../../../src/adapters/postgres/migrations/migrate.ts';
import { pendingSql, printPending } from '../../../src/adapters/postgres/migrations/print.ts';
import { variants } from '../../extent.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { databaseUrl } from '../../postgres-server.ts';
import { catalogue } from './catalogue.ts';
import { withLater } from './later-migrations.ts';
import { runScript } from './script.ts';

const test = suiteOf('Printed migrations');
let schemas = 0;

async function place(cleanup: Cleanup) {
  schemas += 1;
  const schema = `print_${process.pid}_${schemas}`;
  const connectionString = await databaseUrl();
  const pool = new pg.Pool({ connectionString, max: 2 });
  cleanup(() => pool.end());
  cleanup(() => pool.query(`drop schema if exists ${schema} cascade`));
  const print = (wanted: { finish?: boolean } = {}) => printPending(connectionString, schema, wanted);
  const names = async () =>
    (await pool.query(`select name from ${schema}.migrations order by name`)).rows.map(({ name }) => name);
  const isThere = async () =>
    (await pool.query('select 1 from pg_namespace where nspname = $1', [schema])).rows.length > 0;
  /** Everything of the schema, for comparisons. */
  const all = async () => ({ catalogue: await catalogue(pool, schema), names: await names() });
  const database = new Database(pool, schema);
  const byCommand = (options: MigrateOptions = {}) => migrate(database, options);
  /** The same of a later release. */
  const later = {
    print: ({ finish = false } = {}) => pendingSql(database, { finish, migrations: withLater }),
    byCommand: ({ finish = false } = {}) => byCommand({ finish, migrations: withLater }),
  };
  return { pool, schema, connectionString, print, names, isThere, all, byCommand, later };
}

/** A schema in which the migrations up to one are applied, with 2,300 links. */
async function earlier(cleanup: Cleanup, last = '0006-messaging') {
  const it = await place(cleanup);
  await it.byCommand({ migrations: withLater.filter(({ name }) => name <= last) });
  await it.pool.query(`insert into ${it.schema}.workspaces (id, name) values ('ws', 'W');
    insert into ${it.schema}.links (workspace_id, id, domain, slug, slug_key, url, title, tags, redirect_status, utm,
      forward_query, forward_path, archived, clicks, bots, created_at, updated_at, passes, search_text)
    select 'ws', 'lnk_' || n, '', 's' || n, 's' || n, 'https://a.example', 'T' || n, '{}', 302, '{}', false, false, false,
      0, 0, now(), now(), 0, '' from generate_series(1, 2300) n`);
  return it;
}

const stored = async ({ pool, schema }: { pool: pg.Pool; schema: string }) =>
  (await pool.query(`select link_id, title from ${schema}.link_titles order by link_id`)).rows;

test('change nothing', async cleanup => {
  const { print, isThere } = await place(cleanup);
  assert.match(await print(), /^create table "print_\w+"\.webhook_endpoints/m);
  assert.equal(await isThere(), false);
});

test('make a new schema as migrate does, and nothing is pending then', async cleanup => {
  const [byHand, other] = [await place(cleanup), await place(cleanup)];
  await other.byCommand();
  await runScript(byHand.pool, await byHand.print());
  assert.deepEqual(await byHand.all(), await other.all());
  assert.deepEqual(await byHand.byCommand(), []);
  assert.equal(
    await byHand.print({ finish: true }),
    `-- Nothing is pending: the tables of the schema ${byHand.schema} are up to date.\n`,
  );
  const options = { connectionString: byHand.connectionString, schema: byHand.schema, migrate: false };
  await (await postgresRepository(options)).close();
});

for (const last of variants(['0006-messaging', '9001-title-counts']))
  test(`change a schema after ${last} as migrate does, with its rows`, async cleanup => {
    const [byHand, other] = [await earlier(cleanup, last), await earlier(cleanup, last)];
    const missing = await other.later.byCommand();
    assert.ok(missing.length > 0);
    const script = await byHand.later.print();
    for (const name of missing) assert.ok(script.includes(`\n-- name: ${name}\n`), name);
    await runScript(byHand.pool, script);
    assert.deepEqual(await byHand.all(), await other.all());
    const titles = await stored(byHand);
    assert.equal(titles.length, 2_300);
    assert.deepEqual(titles, await stored(other));
    assert.deepEqual(await byHand.later.byCommand(), []);
  });

test('leave what only the previous release needs until the last process of it has ended', async cleanup => {
  const [byHand, other] = [await earlier(cleanup), await earlier(cleanup)];
  await runScript(byHand.pool, await byHand.later.print());
  assert.match(await byHand.later.print(), /^-- Nothing is pending/);
  const script = await byHand.later.print({ finish: true });
  assert.deepEqual(script.match(/(?<=^-- name: ).*$/gm), ['9003-own-titles']);
  await runScript(byHand.pool, script);
  await other.later.byCommand({ finish: true });
  assert.deepEqual(await byHand.all(), await other.all());
});

test('say of each its number, name, transaction, whether it is online, and what it is for', async cleanup => {
  const { print } = await place(cleanup);
  const whole = await print();
  assert.ok(
    whole.includes(`-- number: 0001
-- name: 0001-tables
-- transaction: yes
-- online: no, the tables are new
-- The tables of a new schema, in SQL that PostgreSQL-compatible engines support too.
`),
  );
  assert.ok(
    whole.includes(`-- number: 0002
-- name: 0002-publish-event
-- transaction: no, 1 step
-- online: yes, requests continue
-- Publishes an event in the transaction of the caller`),
  );
  const { later } = await earlier(cleanup);
  const script = await later.print();
  assert.ok(
    script.includes(`-- number: 9001
-- name: 9001-title-counts
-- transaction: yes
-- online: no, it is fast but may wait for locks
-- How often each title is used.
begin isolation level read committed;
`),
  );
  assert.ok(
    script.includes(`-- number: 9002
-- name: 9002-titles
-- transaction: no, 7 steps
-- online: yes, requests continue
-- Titles of links, in a table of their own.`),
  );
});

test('replace an index whose build was interrupted', async cleanup => {
  const { pool, schema, later, all } = await earlier(cleanup);
  await pool.query(`alter table ${schema}.links add column shelf text not null default 'top';
    create index links_shelf on ${schema}.links (id)`);
  await pool.query(
    `update pg_index set indisvalid = false where indexrelid = '${schema}.links_shelf'::regclass`,
  );
  const script = await later.print({ finish: true });
  assert.ok(script.includes(`drop index concurrently if exists "${schema}".links_shelf;`));
  await runScript(pool, script);
  const fresh = await place(cleanup);
  await fresh.later.byCommand();
  assert.deepEqual(await all(), await fresh.all());
});

test('are a script for psql, which stops at the first error', async cleanup => {
  // A contributor may have no psql: the other tests give it the same statements.
  if (spawnSync('psql', ['--version']).error !== undefined) return;
  const [byHand, other] = [await earlier(cleanup), await earlier(cleanup)];
  await other.later.byCommand();
  const psql = (input: string) =>
    spawnSync('psql', ['--no-psqlrc', byHand.connectionString], { input, encoding: 'utf8' });
  const script = await byHand.later.print();
  const broken = psql(script.replace('-- name: 9002-titles', 'select wrong;'));
  assert.equal(broken.status, 3, broken.stderr);
  assert.equal((await byHand.names()).at(-1), '9001-title-counts');
  const { status, stderr } = psql(await byHand.later.print());
  assert.deepEqual([status, stderr.replaceAll(/^.*(?:NOTICE|already exists).*\n/gm, '')], [0, '']);
  assert.deepEqual(await byHand.all(), await other.all());
});

test.run();
