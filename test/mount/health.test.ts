/** marketplace.health(), /healthz and /readyz. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import { toData } from '../../mock-server/fixtures.ts';
import { lowdbRepository } from '../../src/adapters/lowdb/index.ts';
import {
  composeRepository,
  createMarketplace,
  defineGroup,
  type Engine,
  type MarketplaceSettings,
  RepositoryUnavailableError,
  type StorageHealth,
  type WholeRepository,
} from '../../src/index.ts';
import { healthCheck } from '../../src/observability/health.ts';
import {
  type Cleanup,
  fixtureRepository,
  fixtures,
  post,
  secrets,
  send,
  serveApp,
  suiteOf,
} from '../helper.ts';
import { emptyRepository, freshRepository } from '../postgres-server.ts';
import { eachStorage } from '../storages.ts';

const test = suiteOf('Health');
const authorization = { authorization: `Bearer ${secrets.studio}` };

/** Nothing is due in it. */
const quiet = { ...toData(fixtures), webhook_endpoints: {}, webhook_deliveries: {}, webhook_events: {} };

const storages: Record<string, (cleanup: Cleanup) => Promise<WholeRepository>> = {
  lowdb: async cleanup => {
    const repository = await lowdbRepository({ seed: quiet, baseUrl: 'https://shop.example' });
    cleanup(repository.close);
    return repository;
  },
  PostgreSQL: async cleanup => {
    const repository = await emptyRepository(cleanup);
    await repository.import(quiet);
    return repository;
  },
};

async function open(cleanup: Cleanup, settings: Partial<MarketplaceSettings> = {}) {
  const repository = settings.repository ?? (await fixtureRepository());
  const errors: string[] = [];
  const marketplace = createMarketplace({
    repository,
    publicUrl: 'https://shop.example',
    onError: error => errors.push((error as Error).message),
    ...settings,
  });
  cleanup(() => marketplace.close());
  const app = new Koa().use(marketplace.probes.routes()).use(marketplace.router.routes());
  const { url } = await serveApp(cleanup, app);
  return { marketplace, errors, url, get: (path: string, method = 'GET') => send(url + path, { method }) };
}

/** A storage whose look at itself is that of the test. */
const saying = async (health: () => StorageHealth | Promise<StorageHealth>) => ({
  ...(await fixtureRepository()),
  health,
});

const well: StorageHealth = {
  now: Date.now(),
  pendingMigrations: [],
  oldestDelivery: null,
  oldestCommand: null,
};

const engineOf = (engine: Engine) =>
  defineGroup({
    name: 'own',
    description: 'Has an engine.',
    needs: [],
    scopes: { 'own:read': 'Read' },
    operations: [],
    engine: { create: () => engine },
  });

for (const [storage, openStorage] of eachStorage(storages)) {
  test(`says that a process is ready, and at a shutdown that it is not, on ${storage}`, async cleanup => {
    const { marketplace, get } = await open(cleanup, { repository: await openStorage(cleanup) });
    marketplace.start();
    const { storage: found, ...rest } = await marketplace.health();
    assert.deepEqual(
      [rest.isReady, rest.isClosing, rest.engines],
      [true, false, { webhooks: true, links: true, requests: true }],
    );
    assert.deepEqual([found.isReachable, found.isMigrated], [true, true]);
    assert.ok(Math.abs(found.clockDifference ?? 9_999) < 2_000);
    const ready = await get('/readyz');
    assert.deepEqual(
      [ready.status, ready.json.status, ready.headers['cache-control']],
      [200, 'ready', 'no-store'],
    );
    await marketplace.close();
    const closing = await get('/readyz');
    assert.deepEqual([closing.status, closing.json.status, closing.json.closing], [503, 'not ready', true]);
    assert.equal((await get('/healthz')).status, 200);
  });

  test(`says since when the oldest delivery to an active endpoint is due, on ${storage}`, async cleanup => {
    const repository = await openStorage(cleanup);
    const { url } = await open(cleanup, { repository, webhooks: { allowPrivateTargets: ['127.0.0.1'] } });
    const oldest = async () => (await repository.health?.())?.oldestDelivery ?? null;
    assert.equal(await oldest(), null);
    const hook = { url: 'http://127.0.0.1:4999/', event_types: ['key.created'] };
    const made = await post(`${url}/api/v1/webhooks`, hook, authorization);
    assert.equal(made.status, 201, made.text);
    const start = Date.now();
    await post(`${url}/api/v1/keys`, { name: 'One', scopes: ['models:read'] }, authorization);
    const found = await oldest();
    assert.ok(found !== null && Math.abs(found - start) < 60_000, `${found}`);
    // The lane of the endpoint knows of it when somebody has looked for deliveries.
    await repository.webhooks.claim({ token: 'other', leaseFor: 1, limit: 1, perEndpoint: 0 });
    assert.equal(await oldest(), found);
    const [{ id } = { id: '' }] = await repository.webhooks.listEndpoints('ws_studio');
    await repository.webhooks.changeEndpoint('ws_studio', id, {
      state: 'paused',
      paused_reason: 'requested',
    });
    await repository.webhooks.claim({ token: 'other', leaseFor: 1, limit: 1, perEndpoint: 10 });
    assert.equal(await oldest(), null);
  });
}

test('counts the connections of a pool of PostgreSQL', async cleanup => {
  const { marketplace } = await open(cleanup, { repository: await emptyRepository(cleanup) });
  const { storage } = await marketplace.health();
  assert.ok((storage.pool?.size ?? 0) > 0);
  assert.equal(storage.pool?.waiting, 0);
});

test('says that a database lacks migrations', async cleanup => {
  const { repository, pool, schema } = await freshRepository(cleanup);
  await pool.query(
    `delete from "${schema}".migrations where name = (select max(name) from "${schema}".migrations)`,
  );
  const { get } = await open(cleanup, { repository });
  const { status, json } = await get('/readyz');
  assert.deepEqual([status, (json.storage as { migrated: boolean }).migrated], [503, false]);
});

test('is that of the base of a composed repository', async cleanup => {
  const base = await saying(() => ({ ...well, pendingMigrations: ['0009'] }));
  const { get } = await open(cleanup, { repository: composeRepository(base, { models: null }) });
  assert.equal((await get('/readyz')).status, 503);
});

test('of a storage that cannot say more is whether it finds keys', async cleanup => {
  const { keys, models } = await fixtureRepository();
  const { marketplace, get } = await open(cleanup, { repository: { keys, models } });
  const { isReady, storage } = await marketplace.health();
  assert.deepEqual(
    [isReady, storage],
    [true, { isReachable: true, isMigrated: null, clockDifference: null, pool: null }],
  );
  const away = () => {
    throw new RepositoryUnavailableError('away');
  };
  const broken = await open(cleanup, { repository: { models, keys: { ...keys, findByDigest: away } } });
  assert.equal((await broken.get('/readyz')).status, 503);
  assert.equal((await get('/healthz')).status, 200);
});

test('tells strangers nothing of a failure, and onError all', async cleanup => {
  const repository = await saying(() => {
    throw new RepositoryUnavailableError('password "hunter2" for shop@db.internal');
  });
  const { get, errors } = await open(cleanup, { repository });
  const { status, text } = await get('/readyz');
  assert.equal(status, 503);
  assert.equal(/hunter2|internal|shop@/.test(text), false);
  assert.deepEqual(errors, ['password "hunter2" for shop@db.internal']);
});

test('asks the storage once for many questions, and not again while it hangs', async cleanup => {
  let asked = 0;
  const repository = await saying(() => {
    asked += 1;
    return { ...well, now: Date.now() };
  });
  const { get, marketplace } = await open(cleanup, { repository });
  marketplace.start();
  const answers = await Promise.all(Array.from({ length: 50 }, () => get('/readyz')));
  assert.ok(answers.every(({ status }) => status === 200));
  assert.ok(asked <= 2, `${asked}`);
  let hanging = 0;
  const never = await saying(() => {
    hanging += 1;
    return new Promise(() => {});
  });
  const stuck = await open(cleanup, { repository: never });
  assert.equal((await stuck.get('/readyz')).status, 503);
  assert.equal((await stuck.get('/readyz')).status, 503);
  assert.equal(hanging, 1);
  assert.match(stuck.errors[0] ?? '', /did not answer a health check within 2 s/);
});

test('asks a storage again after a question that was never answered', async () => {
  let now = 0;
  const timers = new Set<() => void>();
  const after = (_: number, then: () => void) => {
    timers.add(then);
    return () => timers.delete(then);
  };
  const lost = new Promise<StorageHealth>(() => {});
  const answers = [lost, { ...well, now: Date.now() }];
  const repository = await saying(() => answers.shift() ?? lost);
  const health = healthCheck({
    repository,
    engines: new Map(),
    isStarted: () => true,
    lifecycle: { isClosing: false, isEnding: false },
    hasOwnClock: false,
    onError: undefined,
    time: { now: () => now, after },
  });
  /** The answer, after the patience with the storage if it needs that long. */
  const isReady = async () => {
    const asked = health();
    await new Promise(resolve => setImmediate(resolve));
    for (const then of timers) then();
    return (await asked).isReady;
  };
  assert.equal(await isReady(), false);
  now += 29_999;
  assert.equal(await isReady(), false);
  now += 1_000;
  assert.equal(await isReady(), true);
  assert.equal(answers.length, 0);
});

test('says that a process is not ready whose start() was forgotten', async cleanup => {
  const { marketplace, get } = await open(cleanup);
  const { isReady, isStarted } = await marketplace.health();
  assert.deepEqual([isReady, isStarted], [false, false]);
  const forgotten = await get('/readyz');
  assert.deepEqual(
    [forgotten.status, forgotten.json.started, forgotten.json.engines],
    [503, false, { webhooks: false, links: false, requests: false }],
  );
  marketplace.start();
  const ready = await get('/readyz');
  assert.deepEqual([ready.status, ready.json.started], [200, true]);
});

test('asks engines that were started, also those of a host', async cleanup => {
  let isAlive = true;
  const group = engineOf({ isAlive: () => isAlive });
  const { marketplace, get } = await open(cleanup, { groups: ['webhooks', group] });
  assert.deepEqual((await marketplace.health()).engines, { webhooks: false, own: false });
  marketplace.start();
  assert.deepEqual((await marketplace.health()).engines, { webhooks: true, own: true });
  isAlive = false;
  const { status, json } = await get('/readyz');
  assert.deepEqual([status, json.engines], [503, { webhooks: true, own: false }]);
});

test('knows an engine that fails to answer as one that does not work', async cleanup => {
  const broken = () => {
    throw new Error('broken');
  };
  const { marketplace } = await open(cleanup, { groups: [engineOf({ isAlive: broken })] });
  marketplace.start();
  assert.equal((await marketplace.health()).isReady, false);
});

test('has routes only where they are mounted, and for GET and HEAD', async cleanup => {
  const { get, marketplace } = await open(cleanup);
  marketplace.start();
  assert.equal((await get('/readyz', 'HEAD')).status, 200);
  const refused = await get('/healthz', 'POST');
  assert.deepEqual([refused.status, refused.headers.allow], [405, 'GET, HEAD']);
  const without = await serveApp(cleanup, new Koa().use(marketplace.router.routes()));
  assert.equal((await send(`${without.url}/healthz`)).status, 404);
});

test.run();
