/** If a process whose clock is ahead revokes a key, the key is revoked for all processes, despite the future time. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import { toData } from '../../../mock-server/fixtures.ts';
import { type PostgresRepository, postgresRepository } from '../../../src/adapters/postgres/index.ts';
import { createRouter } from '../../../src/index.ts';
import { type Cleanup, fixtures, secrets, send, serveApp, suiteOf } from '../../helper.ts';
import { inspectedRepository } from '../../postgres-server.ts';
import { until } from '../../until.ts';

const test = suiteOf('A revocation by a process whose clock is ahead');
const authorization = `Bearer ${secrets.studio}`;
const id = fixtures.keys.ws_studio?.find(({ alias }) => alias === 'studio')?.id;

/** A process with its own repository, and a clock that is ahead by this number of milliseconds. */
async function serve(cleanup: Cleanup, repository: PostgresRepository, ahead = 0) {
  const router = createRouter({ repository, now: () => Date.now() + ahead });
  const { url } = await serveApp(cleanup, new Koa().use(router.routes()));
  return {
    ask: async () => (await send(`${url}/api/v1/models`, { headers: { authorization } })).status,
    revoke: async () =>
      (await send(`${url}/api/v1/keys/${id}`, { method: 'DELETE', headers: { authorization } })).status,
  };
}

for (const [words, ahead] of [
  ['a second', 1_000],
  ['a day', 86_400_000],
] as const)
  test(`by ${words} takes effect immediately in every process without a key cache`, async cleanup => {
    const { repository, pool, schema } = await inspectedRepository(cleanup);
    await repository.import(toData(fixtures));
    const open = (keyCache: number) => postgresRepository({ pool, schema, migrate: false, keyCache });
    const revoker = await serve(cleanup, repository, ahead);
    const other = await serve(cleanup, await open(0));
    const behind = await serve(cleanup, await open(0), -ahead);
    const remembering = await serve(cleanup, await open(60_000));
    const forgetting = await serve(cleanup, await open(1));
    const all = [revoker, other, behind, remembering, forgetting];
    for (const { ask } of all) assert.equal(await ask(), 200);
    assert.equal(await revoker.revoke(), 200);
    assert.deepEqual(await Promise.all([revoker, other, behind].map(({ ask }) => ask())), [401, 401, 401]);
    // A process with a key cache accepts the key for the configured time (keyCache) at most.
    assert.equal(await remembering.ask(), 200);
    await until(async () => (await forgetting.ask()) === 401);
    const { now } = performance;
    performance.now = () => now.call(performance) + 60_000;
    cleanup(() => {
      performance.now = now;
    });
    assert.equal(await remembering.ask(), 401);
  });

test('applies narrower scopes in every process at once, and in one with a key cache after its time', async cleanup => {
  const { repository, pool, schema } = await inspectedRepository(cleanup);
  await repository.import(toData(fixtures));
  const open = (keyCache: number) => postgresRepository({ pool, schema, migrate: false, keyCache });
  const one = await serve(cleanup, repository);
  const other = await serve(cleanup, await open(0));
  const remembering = await serve(cleanup, await open(60_000));
  for (const { ask } of [one, other, remembering]) assert.equal(await ask(), 200);
  await repository.keys.change('ws_studio', id ?? '', {
    scopes: ['keys:read'],
    now: new Date().toISOString(),
  });
  assert.deepEqual([await one.ask(), await other.ask(), await remembering.ask()], [403, 403, 200]);
  const { now } = performance;
  performance.now = () => now.call(performance) + 60_000;
  cleanup(() => {
    performance.now = now;
  });
  assert.equal(await remembering.ask(), 403);
});

test.run();
