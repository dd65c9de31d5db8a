/** What `migrate --print` writes, given to PostgreSQL by hand, does what `migrate` does. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import pg from 'pg';
import { Database } from '../../../src/adapters/postgres/database/database.ts';
import { postgresRepository } from '../../../src/adapters/postgres/index.ts';
import { migrations } from '../../../src/adapters/postgres/migrations/index.ts';
import { migrate } from '../../../src/adapters/postgres/migrations/migrate.ts';
import { printPending } from '../../../src/adapters/postgres/migrations/print.ts';
import { variants } from '../../extent.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { databaseUrl } from '../../postgres-server.ts';
import { catalogue } from './catalogue.ts';
import { schemaOfReleaseBefore } from './release-before.ts';

const test = suiteOf('Printed migrations');
let schemas = 0;

async function place(cleanup: Cleanup) {
  schemas += 1;
  const schema = `print_${process.pid}_${schemas}`;
  const connectionString = await databaseUrl();
  const pool = new pg.Pool({ connectionString, max: 2 });
  cleanup(() => pool.end());
  cleanup(() => pool.query(`drop schema if exists ${schema} cascade`));
  const print = ({ finish = false } = {}) => printPending(connectionString, schema, finish);
  const names = async () =>
    (await pool.query(`select name from ${schema}.migrations order by name`)).rows.map(({ name }) => name);
  const isThere = async () =>
    (await pool.query('select 1 from pg_namespace where nspname = $1', [schema])).rows.length > 0;
  /** Everything of the schema, for comparisons. */
  const all = async () => ({ catalogue: await catalogue(pool, schema), names: await names() });
  const byCommand = (options = {}) => migrate(new Database(pool, schema), options);
  return { pool, schema, connectionString, print, names, isThere, all, byCommand };
}

/** Gives a script to PostgreSQL as psql does: each statement on its own. */
async function run(pool: pg.Pool, script: string): Promise<void> {
  const client = await pool.connect();
  try {
    for (const statement of statementsIn(script)) await client.query(statement);
  } finally {
    client.release(true);
  }
}

function statementsIn(script: string): string[] {
  const found = [''];
  let quote: string | null = null;
  for (const line of script.split('\n').filter(line => !/^(?:\\|\s*--)/.test(line))) {
    for (const [tag] of line.matchAll(/\$\w*[a-z]\w*\$/g))
      quote = quote === null ? tag : quote === tag ? null : quote;
    found.push(`${found.pop()}${line}\n`);
    if (quote === null && line.endsWith(';')) found.push('');
  }
  return found.filter(statement => statement.trim() !== '');
}

/** What the first ones leave, with deliveries from which a migration takes what routes made. */
async function earlier(cleanup: Cleanup, last: string) {
  const it = await place(cleanup);
  const first = migrations.filter(({ name, inBaseline }) => inBaseline || name <= last);
  await it.byCommand({ migrations: first });
  await it.pool.query(`insert into ${it.schema}.workspaces (id, name) values ('ws', 'W');
    insert into ${it.schema}.webhook_endpoints (workspace_id, id, url, event_types, description, headers, state,
      recent_failures, created_at, secrets) values ('ws', 'ep', 'https://a.example', '{}', '', '{}', 'active', 0, now(), '[]');
    insert into ${it.schema}.webhook_events select 'ws', 'evt_' || n, 'a.b', now(), '{}' from generate_series(1, 2300) n;
    insert into ${it.schema}.webhook_deliveries (workspace_id, id, endpoint_id, event_id, event_type, state, created_at, attempts)
      select 'ws', 'dlv_' || n, 'ep', 'evt_' || n, 'a.b', 'succeeded', now(),
        '[{"status": null, "response": "evt_0123456789012345678901 was made."}]' from generate_series(1, 2300) n`);
  return it;
}

const stored = async ({ pool, schema }: { pool: pg.Pool; schema: string }) =>
  (await pool.query(`select id, attempts from ${schema}.webhook_deliveries order by id`)).rows;

test('change nothing', async cleanup => {
  const { print, isThere } = await place(cleanup);
  assert.match(await print(), /^create table "print_\w+"\.webhook_endpoints/m);
  assert.equal(await isThere(), false);
});

test('make a new schema as migrate does, and nothing is pending then', async cleanup => {
  const [byHand, other] = [await place(cleanup), await place(cleanup)];
  await other.byCommand();
  await run(byHand.pool, await byHand.print());
  assert.deepEqual(await byHand.all(), await other.all());
  assert.deepEqual(await byHand.byCommand(), []);
  assert.equal(
    await byHand.print({ finish: true }),
    `-- Nothing is pending: the tables of the schema ${byHand.schema} are up to date.\n`,
  );
  const options = { connectionString: byHand.connectionString, schema: byHand.schema, migrate: false };
  await (await postgresRepository(options)).close();
});

for (const last of variants(['0005-recorders', '0014-messaging', '0021-requests']))
  test(`change a schema after ${last} as migrate does, with its rows`, async cleanup => {
    const [byHand, other] = [await earlier(cleanup, last), await earlier(cleanup, last)];
    const missing = await other.byCommand();
    assert.ok(missing.length > 0);
    const script = await byHand.print();
    for (const name of missing) assert.ok(script.includes(`\n-- name: ${name}\n`), name);
    await run(byHand.pool, script);
    assert.deepEqual(await byHand.all(), await other.all());
    assert.deepEqual(await stored(byHand), await stored(other));
    assert.deepEqual(await byHand.byCommand(), []);
  });

test('say of each its number, name, transaction, whether it is online, and what it is for', async cleanup => {
  const { print } = await earlier(cleanup, '0018-refusals');
  const script = await print();
  assert.ok(
    script.includes(`-- number: 0021
-- name: 0021-requests
-- transaction: yes
-- online: no, it is fast but may wait for locks
-- Requests with idempotency keys, and what they made.
begin isolation level read committed;
`),
  );
  assert.ok(
    script.includes(`-- number: 0022
-- name: 0022-files
-- transaction: no, 3 steps
-- online: yes, requests continue
-- Files of received messages`),
  );
});

test('replace an index whose build was interrupted', async cleanup => {
  const { pool, schema, print, all } = await earlier(cleanup, '0021-requests');
  await pool.query(`alter table ${schema}.messages add column file json, add column file_due_at timestamptz;
    create index messages_files on ${schema}.messages (id)`);
  await pool.query(
    `update pg_index set indisvalid = false where indexrelid = '${schema}.messages_files'::regclass`,
  );
  const script = await print();
  assert.ok(script.includes(`drop index concurrently if exists "${schema}".messages_files;`));
  await run(pool, script);
  const fresh = await place(cleanup);
  await fresh.byCommand();
  assert.deepEqual(await all(), await fresh.all());
});

test('end before steps in code, and name them: the command does the rest', async cleanup => {
  const it = await place(cleanup);
  await schemaOfReleaseBefore(it.pool, it.schema, cleanup);
  const script = await it.print();
  assert.match(
    script,
    /Not printed: 0009-slugs, 0011-no-account, .*0046-bookmarks, 0047-ordered, 0048-endpoint-filters, 0049-event-types, 0050-tried, 0051-key-authority, 0052-record-counts, 0053-audit-counts, 0054-places, 0055-published-types\.\n/,
  );
  assert.match(script, /0009-slugs has steps in code, which SQL cannot express: drop-foreign-keys\./);
  assert.match(script, /Run "koa-marketplace migrate"\.\n$/);
  await run(it.pool, script);
  assert.equal((await it.names()).at(-1), '0008-deliveries-by-lane');
  assert.doesNotMatch(await it.print(), /insert into/);
  await it.byCommand();
  assert.match(
    await it.print({ finish: true }),
    /Not printed: 0010-portable\.\n.*: recollate\.\n.*"koa-marketplace migrate finish"/,
  );
  assert.match(await it.print(), /^-- Nothing is pending/);
  await it.byCommand({ finish: true });
  const fresh = await place(cleanup);
  await fresh.byCommand();
  assert.deepEqual(await it.all(), await fresh.all());
});

test('are a script for psql, which stops at the first error', async cleanup => {
  // A contributor may have no psql: the other tests give it the same statements.
  if (spawnSync('psql', ['--version']).error !== undefined) return;
  const [byHand, other] = [
    await earlier(cleanup, '0014-messaging'),
    await earlier(cleanup, '0014-messaging'),
  ];
  await other.byCommand();
  const psql = (input: string) =>
    spawnSync('psql', ['--no-psqlrc', byHand.connectionString], { input, encoding: 'utf8' });
  const script = await byHand.print();
  const broken = psql(script.replace('-- name: 0022-files', 'select wrong;'));
  assert.equal(broken.status, 3, broken.stderr);
  assert.equal((await byHand.names()).at(-1), '0021-requests');
  const { status, stderr } = psql(await byHand.print());
  assert.deepEqual([status, stderr.replaceAll(/^.*(?:NOTICE|already exists).*\n/gm, '')], [0, '']);
  assert.deepEqual(await byHand.all(), await other.all());
});

test.run();
