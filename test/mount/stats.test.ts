/** marketplace.stats(). */
import assert from 'node:assert/strict';
import * as api from '@opentelemetry/api';
import Koa from 'koa';
import { toData } from '../../mock-server/fixtures.ts';
import { lowdbRepository } from '../../src/adapters/lowdb/index.ts';
import {
  createMarketplace,
  defineGroup,
  type Engine,
  type MarketplaceSettings,
  RepositoryUnavailableError,
  type Stats,
  type WholeRepository,
} from '../../src/index.ts';
import { createTracing } from '../../src/observability/tracing.ts';
import { type Cleanup, fixtureRepository, fixtures, post, secrets, serveApp, suiteOf } from '../helper.ts';
import { emptyRepository } from '../postgres-server.ts';
import { eachStorage } from '../storages.ts';
import { until } from '../until.ts';
import { receiver } from '../webhooks/receiver.ts';

const test = suiteOf('Stats');

/** Nothing waits in it. */
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

const authorization = { authorization: `Bearer ${secrets.studio}` };

async function open(cleanup: Cleanup, settings: Partial<MarketplaceSettings> = {}) {
  const errors: string[] = [];
  const marketplace = createMarketplace({
    repository: settings.repository ?? (await fixtureRepository()),
    publicUrl: 'https://shop.example',
    onError: error => errors.push((error as Error).message),
    webhooks: { allowPrivateTargets: ['127.0.0.1'], pollInterval: 20 },
    ...settings,
  });
  cleanup(() => marketplace.close());
  const { url } = await serveApp(cleanup, new Koa().use(marketplace.router.routes()));
  return { marketplace, errors, url };
}

/** A tracing system that traces nothing. */
const noTracing = createTracing({ api });

const nobody = {
  pending: 0,
  due: 0,
  oldestDue: null,
  pausedEndpoints: 0,
};

for (const [storage, openStorage] of eachStorage(storages)) {
  test(`counts what waits, is being sent and is paused, by workspace, on ${storage}`, async cleanup => {
    const repository = await openStorage(cleanup);
    const { marketplace, url } = await open(cleanup, { repository });
    const { url: target, reached, stop } = await receiver(cleanup, () => {});
    const hook = { url: target, event_types: ['key.created'] };
    const made = await post(`${url}/api/v1/webhooks`, hook, authorization);
    assert.equal(made.status, 201, made.text);
    await post(`${url}/api/v1/keys`, { name: 'One', scopes: ['models:read'] }, authorization);
    const of = async (workspaceId: string) => {
      const { webhooks, inHand } = await marketplace.stats({ workspaceId });
      const { sqlEvents: _, oldestDue, ...counted } = webhooks ?? assert.fail('nothing is counted');
      return [{ ...counted, isOld: oldestDue !== null }, inHand.webhooks];
    };
    assert.deepEqual(await of('ws_studio'), [
      { pending: 1, due: 1, pausedEndpoints: 0, isOld: true },
      undefined,
    ]);
    marketplace.start();
    await reached(1);
    assert.deepEqual(await of('ws_studio'), [
      { pending: 1, due: 0, pausedEndpoints: 0, isOld: false },
      { deliveries: 1 },
    ]);
    assert.deepEqual(await of('ws_elsewhere'), [
      { pending: 0, due: 0, pausedEndpoints: 0, isOld: false },
      { deliveries: 0 },
    ]);
    const all = await marketplace.stats();
    assert.deepEqual([all.webhooks?.pending, all.inHand.webhooks?.deliveries], [1, 1]);
    stop();
    await until(
      async () => (await marketplace.stats({ workspaceId: 'ws_studio' })).inHand.webhooks?.deliveries === 0,
    );
  });
}

test('contains the pool of PostgreSQL, and events from SQL', async cleanup => {
  const { marketplace } = await open(cleanup, { repository: await emptyRepository(cleanup) });
  const { pool, webhooks } = await marketplace.stats();
  assert.equal(pool?.waiting, 0);
  assert.deepEqual(webhooks, { ...nobody, sqlEvents: { waiting: 0, refused: 0 } });
});

test('of a storage that does not count says so', async cleanup => {
  const repository = await fixtureRepository();
  const { countWaiting: _, ...webhooks } = repository.webhooks;
  const { marketplace, errors } = await open(cleanup, { repository: { ...repository, webhooks } });
  const { webhooks: waiting, pool, inHand }: Stats = await marketplace.stats();
  const idle = { mappings: 0, mappings_waiting: 0, schemas: 0, schemas_waiting: 0 };
  assert.deepEqual([waiting, pool, inHand, errors], [null, null, { automation: idle }, []]);
});

test('of a storage that cannot be reached has no counts, and onError is told', async cleanup => {
  const repository = await fixtureRepository();
  const countWaiting = () => {
    throw new RepositoryUnavailableError('away');
  };
  const { marketplace, errors } = await open(cleanup, {
    repository: { ...repository, webhooks: { ...repository.webhooks, countWaiting } },
  });
  assert.equal((await marketplace.stats()).webhooks, null);
  assert.deepEqual(errors, ['away']);
});

test('asks the storage once for many questions', async cleanup => {
  const repository = await fixtureRepository();
  let asked = 0;
  const countWaiting = () => {
    asked += 1;
    return { ...nobody, sqlEvents: null };
  };
  const { marketplace } = await open(cleanup, {
    repository: { ...repository, webhooks: { ...repository.webhooks, countWaiting } },
  });
  await Promise.all(Array.from({ length: 50 }, () => marketplace.stats()));
  assert.ok(asked <= 2, `${asked}`);
});

test('contains the numbers of engines of a host, and goes without those that fail', async cleanup => {
  const groupOf = (name: string, engine: Engine) =>
    defineGroup({
      name,
      description: 'Has an engine.',
      needs: [],
      scopes: { [`${name}:read`]: 'Read' },
      operations: [],
      engine: { create: () => engine },
    });
  const broken = () => {
    throw new Error('broken');
  };
  const groups = [groupOf('own', { inHand: () => ({ jobs: 3 }) }), groupOf('bad', { inHand: broken })];
  const { marketplace, errors } = await open(cleanup, { groups, webhooks: false });
  marketplace.start();
  assert.deepEqual((await marketplace.stats()).inHand, { own: { jobs: 3 } });
  assert.deepEqual(errors, ['broken']);
});

test('refuses unknown and invalid options by name', async cleanup => {
  const { marketplace } = await open(cleanup);
  const refused = async (query: object) =>
    marketplace.stats(query as never).then(
      () => assert.fail('accepted'),
      (error: Error) => error.message,
    );
  assert.match(await refused({ workspace: 'ws_1' }), /marketplace.stats: .*workspace.*workspaceId/);
  assert.match(await refused({ workspaceId: 5 }), /workspaceId must be/);
});

test('and the health are of a storage that is an object of a class with private fields', async cleanup => {
  class OwnStorage {
    readonly #pool = { size: 3, idle: 1, waiting: 0 };
    pool() {
      return this.#pool;
    }
    health() {
      return {
        now: Date.now(),
        pendingMigrations: [],
        oldestDelivery: null,
        oldestCommand: null,
        pool: this.#pool,
      };
    }
  }
  const { health: _, ...parts } = await fixtureRepository();
  const repository = Object.assign(new OwnStorage(), parts);
  const { marketplace, errors } = await open(cleanup, { repository, tracing: noTracing });
  assert.deepEqual((await marketplace.stats()).pool, { size: 3, idle: 1, waiting: 0 });
  assert.equal((await marketplace.health()).storage.isReachable, true);
  assert.deepEqual(errors, []);
});

test('leave out the pool of a storage that fails to count it, and tell the host', async cleanup => {
  const pool = () => {
    throw new Error('the pool is closed');
  };
  const { marketplace, errors } = await open(cleanup, {
    repository: Object.assign({}, await fixtureRepository(), { pool }),
  });
  assert.equal((await marketplace.stats()).pool, null);
  assert.deepEqual(errors, ['the pool is closed']);
});

test.run();
