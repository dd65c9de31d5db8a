/** What several processes see of each other. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import Koa from 'koa';
import { toData } from '../../../mock-server/fixtures.ts';
import { postgresRepository } from '../../../src/adapters/postgres/index.ts';
import { createRouter } from '../../../src/index.ts';
import { digestLike, key, sample, shop } from '../../../src/testing/sample.ts';
import { type Cleanup, fixtures, serveApp, suiteOf } from '../../helper.ts';
import { databaseUrl, freshRepository } from '../../postgres-server.ts';
import { typescript } from '../../runner/typescript/arguments.ts';
import { until, within } from '../../until.ts';

const test = suiteOf('Several processes over PostgreSQL');

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
    const arriving = async () => {
      while (acknowledged.length < count)
        await new Promise<void>(resolve => {
          wake = resolve;
        });
    };
    await within(arriving(), () => `${count} keys, of which ${acknowledged.length} were acknowledged`);
  };
  return { child, acknowledged, reached };
}

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
  const end = performance.now() + 2;
  while (performance.now() < end) await new Promise(resolve => setImmediate(resolve));
  assert.ok((await brief.keys.findByDigest(digestLike('a')))?.key.revoked_at);
});

/**
 * A revocation waits for a transaction that creates a key with this one, and a later request creates another one. Both try
 * again after pauses, so that either can come first once the transaction has committed.
 */
async function revokedWhileUsed(cleanup: Cleanup) {
  const { repository, pool, schema } = await freshRepository(cleanup);
  await repository.import(sample());
  const waiting = async () => {
    const waits = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%"${schema}".keys%'`;
    return (await pool.query(waits)).rows.length;
  };
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
  const isBefore = isDone;
  await client.query('commit');
  assert.ok('id' in (await revoked));
  return { isBefore, answer: await made };
}

test('a revocation does not wait for later requests of the same key to create keys', async cleanup => {
  let refused: unknown;
  for (let times = 0; times < 10 && refused === undefined; times += 1) {
    const { isBefore, answer } = await revokedWhileUsed(cleanup);
    assert.equal(isBefore, false);
    refused = 'refused' in answer ? answer.refused : undefined;
  }
  assert.equal(refused, 'by_revoked');
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
  // Who deletes ended windows does not wait for it.
  assert.equal((await count('bob', 60, 60_000)).uses, 1);
  await client.query('commit');
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

test.run();
