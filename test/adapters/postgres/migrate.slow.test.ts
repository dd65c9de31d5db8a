import assert from 'node:assert/strict';
import pg from 'pg';
import { type Pool, postgresRepository } from '../../../src/adapters/postgres/index.ts';
import { migrations } from '../../../src/adapters/postgres/migrations/index.ts';
import { sample, shop } from '../../../src/testing/sample.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { databaseUrl } from '../../postgres-server.ts';

const test = suiteOf('Migrations');
const names = migrations.map(({ name }) => name);
let schemas = 0;

async function emptyPlace(cleanup: Cleanup) {
  schemas += 1;
  const schema = `migrate_${process.pid}_${schemas}`;
  const connectionString = await databaseUrl();
  const pool = new pg.Pool({ connectionString });
  cleanup(() => pool.end());
  cleanup(() => pool.query(`drop schema if exists ${schema} cascade`));
  const open = async (options: { migrate?: boolean } = {}) => {
    const repository = await postgresRepository({ connectionString, schema, maxConnections: 2, ...options });
    cleanup(repository.close);
    return repository;
  };
  return { pool, schema, connectionString, open };
}

const applied = async (pool: pg.Pool, schema: string) =>
  (await pool.query(`select name from ${schema}.migrations order by name`)).rows.map(({ name }) => name);

test('are applied once if ten processes start together', async cleanup => {
  const { pool, schema, open } = await emptyPlace(cleanup);
  const repositories = await Promise.all(Array.from({ length: 10 }, () => open()));
  assert.deepEqual(await applied(pool, schema), names);
  await repositories[0]?.import(sample());
  for (const { items } of repositories) assert.equal((await items.list(shop, {})).total, 3);
});

test('that were interrupted have changed nothing, and the next start completes them', async cleanup => {
  const { pool, schema, open } = await emptyPlace(cleanup);
  let cut = false;
  const failing: Pool = {
    query: statement => pool.query(statement),
    connect: async () => {
      const client = await pool.connect();
      client.on('error', () => {});
      return {
        on: (event, listener) => client.on(event, listener),
        removeListener: (event, listener) => client.removeListener(event, listener),
        release: error => client.release(error),
        query: async statement => {
          const answer = await client.query(statement);
          if (statement.text.includes('create table') && !cut) {
            cut = true;
            const { rows } = await client.query('select pg_backend_pid() as pid');
            await pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
          }
          return answer;
        },
      };
    },
  };
  await assert.rejects(postgresRepository({ pool: failing, schema }), { name: 'RepositoryUnavailableError' });
  assert.equal(cut, true);
  // Of what earlier releases had, there is nothing to bring to a new schema.
  assert.deepEqual(await applied(pool, schema), ['0003-first-release']);
  assert.equal((await pool.query('select to_regclass($1) as there', [`${schema}.keys`])).rows[0].there, null);
  await open();
  assert.deepEqual(await applied(pool, schema), names);
});

test('can be disabled at the start, which then fails if one is missing', async cleanup => {
  const { open } = await emptyPlace(cleanup);
  await assert.rejects(open({ migrate: false }), {
    name: 'PendingMigrationsError',
    message: /0001-tables.*migrate/,
  });
  await open();
  await open({ migrate: false });
});

test('try again what another process makes at the same time, twenty times at most, and report any other error', async cleanup => {
  const { schema, pool } = await emptyPlace(cleanup);
  const errors: string[] = [];
  const failing: Pool = {
    query: statement => {
      const code = statement.text.startsWith('create schema') ? errors.shift() : undefined;
      return code === undefined
        ? pool.query(statement)
        : Promise.reject(Object.assign(new Error('no'), { code }));
    },
    connect: () => pool.connect(),
  };
  const open = () => postgresRepository({ pool: failing, schema });
  for (const [given, left] of [
    [['42501'], 0],
    [Array.from({ length: 30 }, () => '42P06'), 10],
  ] as const) {
    errors.splice(0, Number.POSITIVE_INFINITY, ...given);
    await assert.rejects(open());
    assert.equal(errors.length, left);
  }
  errors.splice(0, Number.POSITIVE_INFINITY, ...Array.from({ length: 19 }, () => '42P06'));
  await (await open()).close();
  assert.deepEqual(errors, []);
});

test('require a simple schema name and valid options', async () => {
  const connectionString = 'postgres://nobody@127.0.0.1:1/x';
  for (const schema of ['', 'Drop', 'a"b', 'a; drop table x', '1st', 'x'.repeat(64)])
    await assert.rejects(postgresRepository({ connectionString, schema }), /schema must be/);
  await assert.rejects(postgresRepository({}), /either pool or connectionString/);
  for (const keyCache of [-1, Number.NaN])
    await assert.rejects(postgresRepository({ connectionString, keyCache }), /keyCache must be/);
});

test('report an unreachable server without its password', async () => {
  const connectionString = 'postgres://somebody:secret-word@127.0.0.1:1/x';
  await assert.rejects(postgresRepository({ connectionString }), (error: Error) => {
    assert.equal(error.name, 'RepositoryUnavailableError');
    assert.doesNotMatch(`${error.stack} ${String((error.cause as Error)?.stack)}`, /secret-word/);
    return true;
  });
});

test.run();
