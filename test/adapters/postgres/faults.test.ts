/** What clients and operators see when PostgreSQL, a pool or a process fails. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import Koa from 'koa';
import pg from 'pg';
import { toData } from '../../../mock-server/fixtures.ts';
import { type Pool, postgresRepository } from '../../../src/adapters/postgres/index.ts';
import { createRouter } from '../../../src/index.ts';
import { digestLike, key, sample, shop } from '../../../src/testing/sample.ts';
import { type Cleanup, fixtures, knownCode, post, secrets, send, serveApp, suiteOf } from '../../helper.ts';
import { databaseUrl, freshRepository } from '../../postgres-server.ts';
import { ownServer } from '../../runner/postgres.ts';
import { typescript } from '../../runner/typescript/arguments.ts';
import { until } from '../../webhooks/receiver.ts';

const test = suiteOf('PostgreSQL failures and several processes');
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
  const unlucky: Pool = {
    query: statement => pool.query(statement),
    connect: async () => {
      const client = await pool.connect();
      return {
        release: error => client.release(error),
        query: async statement => {
          if (statement.text !== 'COMMIT' || losses === 0) return client.query(statement);
          losses -= 1;
          throw Object.assign(new Error('could not serialize access'), { code: '40001' });
        },
      };
    },
  };
  const { keys } = await postgresRepository({ pool: unlucky, schema });
  losses = 2;
  assert.ok('id' in (await keys.create(shop, key('key_new', 'd'))));
  losses = Number.POSITIVE_INFINITY;
  await assert.rejects(async () => keys.create(shop, key('key_next', 'e')), {
    name: 'RepositoryUnavailableError',
  });
  assert.equal(await keys.findByDigest(digestLike('e')), null);
});

test('if one of three processes is killed under load, the others lose no acknowledged key', async cleanup => {
  const { repository, schema } = await freshRepository(cleanup);
  await repository.import(sample());
  const writers = await Promise.all(
    [0, 1, 2].map(async number => startWriter(cleanup, schema, number * 100_000)),
  );
  await Promise.all(writers.map(({ reached }) => reached(20)));
  const [victim, ...others] = writers;
  assert.ok(victim);
  victim.child.kill('SIGKILL');
  await once(victim.child, 'exit');
  await Promise.all(others.map(({ acknowledged, reached }) => reached(acknowledged.length + 50)));
  for (const { child } of others) child.kill('SIGTERM');
  await Promise.all(
    others.map(({ child }) => (child.exitCode ?? child.signalCode) === null && once(child, 'exit')),
  );
  for (const { acknowledged } of writers)
    for (const id of acknowledged) {
      const found = await repository.keys.find(shop, id);
      assert.ok(found, `${id} was acknowledged`);
      assert.equal((await repository.keys.findByDigest(found.digest))?.key.id, id);
    }
});

async function startWriter(cleanup: Cleanup, schema: string, start: number) {
  const script = fileURLToPath(new URL('./writer.ts', import.meta.url));
  const args = [...typescript, script, await databaseUrl(), schema, String(start)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  cleanup(() => child.kill('SIGKILL'));
  const acknowledged: string[] = [];
  let rest = '';
  let wake = () => {};
  child.stdout.on('data', chunk => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    acknowledged.push(...lines);
    wake();
  });
  const reached = async (count: number) => {
    while (acknowledged.length < count) {
      await new Promise<void>(resolve => {
        wake = resolve;
      });
    }
  };
  return { child, acknowledged, reached };
}

test('a key revoked in one process is refused by the others immediately, or after their cache time', async cleanup => {
  const { repository: one, pool, schema } = await freshRepository(cleanup);
  await one.import(sample());
  const other = await postgresRepository({ pool, schema });
  const caching = await postgresRepository({ pool, schema, keyCache: 60_000 });
  const brief = await postgresRepository({ pool, schema, keyCache: 1 });
  const revoked = async ({ keys }: typeof one) =>
    (await keys.findByDigest(digestLike('a')))?.key.revoked_at ?? null;
  for (const repository of [one, other, caching, brief]) assert.equal(await revoked(repository), null);
  const at = '2026-05-05T05:05:05Z';
  await one.keys.revoke(shop, 'key_live', at);
  assert.equal(await revoked(one), at);
  assert.equal(await revoked(other), at);
  assert.equal(await revoked(caching), null, 'the key is cached for the configured time');
  await until(async () => (await revoked(brief)) !== null);
  // A revocation in the same process takes effect immediately, despite the cache.
  await caching.keys.create(shop, key('key_new', 'd'));
  assert.equal((await caching.keys.findByDigest(digestLike('d')))?.key.revoked_at, null);
  await caching.keys.revoke(shop, 'key_new', at);
  assert.equal((await caching.keys.findByDigest(digestLike('d')))?.key.revoked_at, at);
});

test('a cached key is looked up again in time even if the clock goes back', async cleanup => {
  const { repository: one, pool, schema } = await freshRepository(cleanup);
  await one.import(sample());
  const brief = await postgresRepository({ pool, schema, keyCache: 1 });
  const { now } = Date;
  cleanup(() => {
    Date.now = now;
  });
  assert.ok(await brief.keys.findByDigest(digestLike('a')));
  await one.keys.revoke(shop, 'key_live', '2026-05-05T05:05:05Z');
  Date.now = () => now() - 3_600_000;
  const until = performance.now() + 2;
  while (performance.now() < until) await new Promise(resolve => setImmediate(resolve));
  assert.ok((await brief.keys.findByDigest(digestLike('a')))?.key.revoked_at);
});

test('a revocation does not wait for later requests of the same key to create keys', async cleanup => {
  const { repository, pool, schema } = await freshRepository(cleanup);
  await repository.import(sample());
  const waiting = async () => {
    const waits = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%"${schema}".keys%'`;
    return (await pool.query(waits)).rows.length;
  };
  const until = async (condition: () => Promise<boolean> | boolean) => {
    while (!(await condition())) await new Promise(resolve => setImmediate(resolve));
  };
  // Another transaction creates a key with this one, and has not committed yet.
  const client = await pool.connect();
  // Release the client in any case, because the pool waits for every client.
  cleanup(() => client.release(true));
  await client.query('begin');
  await client.query(`select 1 from "${schema}".keys where workspace_id = $1 and id = $2 for share`, [
    shop,
    'key_live',
  ]);
  const revoked = repository.keys.revoke(shop, 'key_live', '2026-05-05T05:05:05Z');
  await until(async () => (await waiting()) === 1);
  let isDone = false;
  const made = Promise.resolve(repository.keys.create(shop, key('key_new', 'd'), { by: 'key_live' })).finally(
    () => {
      isDone = true;
    },
  );
  await until(async () => isDone || (await waiting()) === 2);
  await client.query('commit');
  assert.ok('id' in (await revoked));
  const answer = await made;
  assert.equal('refused' in answer && answer.refused, 'by_revoked');
});

test('a window that restarts while ended windows are deleted continues to count', async cleanup => {
  const { repository, pool, schema } = await freshRepository(cleanup);
  const { count } = repository.limits;
  await count('ann', 60, 0);
  const client = await pool.connect();
  // Release the client in any case, because the pool waits for every client.
  cleanup(() => client.release(true));
  await client.query('begin');
  // Another transaction starts a new window for ann, and has not committed yet.
  await client.query(`update "${schema}".limits set hits = 1, ends_at = to_timestamp(120)`);
  const cleared = count('bob', 60, 60_000);
  const waits = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%"${schema}".limits%'`;
  while ((await pool.query(waits)).rows.length === 0) await new Promise(resolve => setImmediate(resolve));
  await client.query('commit');
  await cleared;
  assert.equal((await count('ann', 60, 60_000)).uses, 2);
});

test('logins are counted across all processes', async cleanup => {
  const { repository, pool, schema } = await freshRepository(cleanup);
  await repository.import(toData(fixtures));
  const statuses: number[] = [];
  for (const process of [repository, await postgresRepository({ pool, schema })]) {
    const app = new Koa();
    let middleware: Koa.Middleware = () => {};
    app.use((ctx, next) => middleware(ctx, next));
    const { url } = await serveApp(cleanup, app);
    middleware = createRouter({ repository: process, publicUrl: url, console: true }).routes();
    const { Person } = await import('../../console/client.ts');
    const person = new Person(`${url}/user/api`);
    const wrong = { ...fixtures.users[0], demo_password: 'not it' } as (typeof fixtures.users)[number];
    for (let count = 0; count < 6; count += 1) statuses.push((await person.logIn(wrong)).status);
  }
  assert.deepEqual(statuses, [...Array(10).fill(401), 429, 429]);
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
