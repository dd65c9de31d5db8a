/** What clients and operators see when PostgreSQL, a pool or a process fails. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import pg from 'pg';
import { toData } from '../../../mock-server/fixtures.ts';
import { postgresRepository } from '../../../src/adapters/postgres/index.ts';
import { createRouter } from '../../../src/index.ts';
import { digestLike, key, sample, shop } from '../../../src/testing/sample.ts';
import { type Cleanup, fixtures, knownCode, post, secrets, send, serveApp, suiteOf } from '../../helper.ts';
import { databaseUrl, freshRepository } from '../../postgres-server.ts';
import { ownServer } from '../../runner/postgres.ts';
import { until } from '../../until.ts';
import { around } from './around.ts';

const test = suiteOf('PostgreSQL failures and several processes', { isLong: true });
const unavailable = { status: 'error', msg: 'The service is temporarily unavailable' };

/** A server with the fixtures, on a database that a test can stop. */
async function serve(cleanup: Cleanup) {
  const server = await ownServer();
  cleanup(server.remove);
  const repository = await postgresRepository({ connectionString: server.url });
  cleanup(repository.close);
  await repository.import(toData(fixtures));
  const app = new Koa();
  app.use(createRouter({ repository, onError: () => {} }).routes());
  const { url } = await serveApp(cleanup, app);
  const validate = () =>
    post(`${url}/api/purchases/validation`, { purchase_code: knownCode }, { 'x-api-key': secrets.studio });
  return { server, repository, url, validate };
}

test('a restart of PostgreSQL under load causes 503 responses meanwhile, and loses no key', async cleanup => {
  const { server, repository, url, validate } = await serve(cleanup);
  const made: string[] = [];
  const statuses = new Set<number>();
  let running = true;
  const workers = Array.from({ length: 8 }, async (_, worker) => {
    for (let count = 0; running; count += 1) {
      const answer = await post(
        `${url}/api/v1/keys`,
        { name: `${worker}-${count}`, scopes: ['marketplace:read'] },
        { authorization: `Bearer ${secrets.studio}` },
      );
      statuses.add(answer.status);
      if (answer.status === 201) made.push((answer.json.data as { id: string }).id);
      else assert.deepEqual(answer.json, unavailable);
    }
  });
  await until(() => made.length >= 50);
  await server.stop();
  await until(() => statuses.has(503));
  assert.deepEqual((await validate()).json, unavailable);
  await server.start();
  await until(async () => (await validate()).status === 200);
  const before = made.length;
  await until(() => made.length >= before + 50);
  running = false;
  await Promise.all(workers);
  assert.deepEqual([...statuses].sort(), [201, 503]);
  for (const id of made) assert.ok(await repository.keys.find('ws_studio', id), `${id} was acknowledged`);
  // No connection remains in a transaction, and the pool has lost none.
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const { rows } = await client.query(
    `select state, count(*)::int as count from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend' group by state`,
  );
  await client.end();
  assert.deepEqual(
    rows.map(({ state }) => state),
    ['idle'],
  );
  assert.ok(rows[0].count <= 10);
});

test('a statement that times out causes a 503, and the next one succeeds', async cleanup => {
  const { pool, schema, repository: patient } = await freshRepository(cleanup);
  await patient.import(sample());
  const impatient = new pg.Pool({
    connectionString: await databaseUrl(),
    options: '-c statement_timeout=100',
    max: 2,
  });
  cleanup(() => impatient.end());
  const repository = await postgresRepository({ pool: impatient, schema, migrate: false });
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query(`lock table ${schema}.purchases in access exclusive mode`);
  await assert.rejects(async () => repository.purchases.findByCode(shop, 'code-plain'), {
    name: 'RepositoryUnavailableError',
  });
  await holder.query('rollback');
  holder.release();
  // On a busy machine, another statement may time out.
  await until(
    async () =>
      (await Promise.resolve(repository.purchases.findByCode(shop, 'code-plain')).catch(() => null)) !== null,
  );
});

test('an exhausted pool causes a 503 after a timeout, and all connections return to the pool', async cleanup => {
  const { schema, pool: admin } = await freshRepository(cleanup);
  const small = new pg.Pool({ connectionString: await databaseUrl(), max: 2 });
  cleanup(() => small.end());
  const repository = await postgresRepository({ pool: small, schema, migrate: false });
  await repository.import(sample());
  const held = await Promise.all([small.connect(), small.connect()]);
  // Set only now, because connecting may take longer on a busy machine.
  small.options.connectionTimeoutMillis = 50;
  await assert.rejects(async () => repository.items.list(shop, {}), { name: 'RepositoryUnavailableError' });
  await assert.rejects(async () => repository.keys.create(shop, key('key_new', 'd')), {
    name: 'RepositoryUnavailableError',
  });
  for (const client of held) client.release();
  small.options.connectionTimeoutMillis = 0;
  // A transaction that fails returns its connection too.
  await admin.query(
    `create function ${schema}.refuse() returns trigger language plpgsql as 'begin raise exception ''no''; end'`,
  );
  await admin.query(
    `create trigger refuse before insert on ${schema}.key_digests execute function ${schema}.refuse()`,
  );
  for (let count = 0; count < 5; count += 1)
    await assert.rejects(async () => repository.keys.create(shop, key('key_new', 'd')));
  assert.equal(await repository.keys.find(shop, 'key_new'), null, 'the transaction is rolled back');
  assert.equal((await repository.items.list(shop, {})).total, 3);
  assert.deepEqual([small.totalCount - small.idleCount, small.waitingCount], [0, 0]);
});

test('a transaction with a serialization failure is retried; a permanent failure causes a 503', async cleanup => {
  const { pool, schema, repository: plain } = await freshRepository(cleanup);
  await plain.import(sample());
  let losses = 2;
  const unlucky = around(pool, async (statement, run) => {
    if (statement.text !== 'COMMIT' || losses === 0) return run(statement);
    losses -= 1;
    throw Object.assign(new Error('could not serialize access'), { code: '40001' });
  });
  const { keys } = await postgresRepository({ pool: unlucky, schema });
  losses = 2;
  assert.ok('id' in (await keys.create(shop, key('key_new', 'd'))));
  losses = Number.POSITIVE_INFINITY;
  await assert.rejects(async () => keys.create(shop, key('key_next', 'e')), {
    name: 'RepositoryUnavailableError',
  });
  assert.equal(await keys.findByDigest(digestLike('e')), null);
});

test('a request without any database causes a 503, also in the console', async cleanup => {
  const { server, url } = await serve(cleanup);
  await server.stop();
  for (const path of [
    '/api/items/all',
    '/api/items/item?item_id=1001',
    '/api/account/details',
    '/api/v1/models',
  ])
    assert.equal(
      (await send(url + path, { headers: { authorization: `Bearer ${secrets.studio}` } })).status,
      503,
    );
  await server.start();
});

test.run();
