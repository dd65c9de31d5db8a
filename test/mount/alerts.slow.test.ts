/** Each alert of docs/operations/alerts.yml is silent while all is well, and fires if its thing is broken. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import Koa from 'koa';
import pg from 'pg';
import client from 'prom-client';
import { parse } from 'yaml';
import { postgresRepository } from '../../src/adapters/postgres/index.ts';
import { createMarketplace, RepositoryUnavailableError, type WholeRepository } from '../../src/index.ts';
import { createMetrics } from '../../src/observability/metrics.ts';
import { type Cleanup, fixtureRepository, post, secrets, send, serveApp, suiteOf } from '../helper.ts';
import { databaseUrl, freshRepository } from '../postgres-server.ts';
import { until } from '../until.ts';
import { receiver } from '../webhooks/receiver.ts';
import { fires, type Sample, samplesOf } from './prometheus.ts';

const test = suiteOf('Alerts');
const folder = new URL('../../docs/operations/', import.meta.url);
const authorization = { authorization: `Bearer ${secrets.studio}` };

interface Rule {
  readonly alert: string;
  readonly expr: string;
}
const { rules }: { rules: readonly Rule[] } = parse(readFileSync(new URL('alerts.yml', folder), 'utf8'))
  .groups[0];
const shown = new Set<string>();

interface Opened {
  readonly url: string;
  readonly marketplace: ReturnType<typeof createMarketplace>;
}

/**
 * Asserts that only this alert, and perhaps `others`, fires after a step that breaks something, and none before. `later`: for how many
 * milliseconds the clock of the host goes on.
 */
async function assertFires(
  cleanup: Cleanup,
  alert: string,
  repository: WholeRepository,
  break_: (opened: Opened) => unknown,
  {
    later = 0,
    others = [],
    isStarted = true,
  }: { readonly later?: number; readonly others?: readonly string[]; readonly isStarted?: boolean } = {},
): Promise<void> {
  const register = new client.Registry();
  const metrics = createMetrics({ client, register });
  let offset = 0;
  const marketplace = createMarketplace({
    repository,
    publicUrl: 'https://shop.example',
    onRequest: metrics.onRequest,
    onError: () => {},
    webhooks: {
      allowPrivateTargets: ['127.0.0.1'],
      pollInterval: 20,
      onDelivery: metrics.onDelivery,
    },
    ...(later > 0 && { now: () => Date.now() + offset }),
  });
  cleanup(() => marketplace.close());
  if (isStarted) marketplace.start();
  metrics.watch(marketplace);
  const { url } = await serveApp(cleanup, new Koa().use(marketplace.router.routes()));
  const scrape = async () => samplesOf(await register.metrics());
  const firing = (before: readonly Sample[], now: readonly Sample[]) =>
    rules.filter(({ expr }) => fires(expr, { before, now })).map(one => one.alert);
  const first = await scrape();
  await send(`${url}/api/v1/models`, { headers: authorization });
  const well = await scrape();
  assert.deepEqual(
    firing(first, well).filter(one => !others.includes(one)),
    [],
  );
  await break_({ url, marketplace });
  offset = later;
  // The numbers of a second ago may be shown.
  await until(async () => firing(well, await scrape()).includes(alert));
  assert.deepEqual(
    firing(well, await scrape()).filter(one => !others.includes(one)),
    [alert],
  );
  shown.add(alert);
}

/** The storage of the fixtures, which a test breaks. */
async function breakable() {
  const repository = await fixtureRepository();
  const broken = new Set<string>();
  const failing = <Answer>(what: string, answer: () => Answer) => {
    if (broken.has(what)) throw new RepositoryUnavailableError('away');
    return answer();
  };
  const { health } = repository;
  return {
    broken,
    repository: {
      ...repository,
      health: () => failing('health', () => health?.() as never),
      models: { list: (workspaceId: string) => failing('models', () => repository.models.list(workspaceId)) },
    } as WholeRepository,
  };
}

async function addWebhook(url: string, target: string): Promise<void> {
  const hook = { url: target, event_types: ['key.created'] };
  assert.equal((await post(`${url}/api/v1/webhooks`, hook, authorization)).status, 201);
  await post(`${url}/api/v1/keys`, { name: 'One', scopes: ['models:read'] }, authorization);
}

test('tell that a process is not ready', async cleanup => {
  const { repository, broken } = await breakable();
  await assertFires(cleanup, 'MarketplaceNotReady', repository, () => broken.add('health'));
});

test('tell that requests fail', async cleanup => {
  const { repository, broken } = await breakable();
  await assertFires(cleanup, 'MarketplaceErrors', repository, ({ url }) => {
    broken.add('models');
    return send(`${url}/api/v1/models`, { headers: authorization });
  });
});

test('tell that deliveries are late', async cleanup => {
  const repository = await fixtureRepository();
  // No process sends.
  const added = ({ url }: Opened) => addWebhook(url, 'http://127.0.0.1:4999/');
  await assertFires(cleanup, 'MarketplaceDeliveriesLate', repository, added, {
    later: 301_000,
    others: ['MarketplaceNotReady'],
    isStarted: false,
  });
});

test('tell that deliveries fail', async cleanup => {
  const target = await receiver(cleanup, (_, res) => void res.writeHead(500).end());
  await assertFires(cleanup, 'MarketplaceDeliveriesFail', await fixtureRepository(), async opened => {
    await addWebhook(opened.url, target.url);
  });
});

test('tell that the pool has no free connection', async cleanup => {
  const { schema } = await freshRepository(cleanup);
  const pool = new pg.Pool({ connectionString: await databaseUrl(), max: 2 });
  const repository = await postgresRepository({ pool, schema });
  const exhaust = async () => {
    const taken = [await pool.connect(), await pool.connect()];
    const waiting = pool.query('select 1');
    cleanup(async () => {
      for (const one of taken) one.release();
      await waiting;
      await pool.end();
    });
  };
  await assertFires(cleanup, 'MarketplacePoolExhausted', repository, exhaust, {
    others: ['MarketplaceNotReady'],
    // What starts takes connections.
    isStarted: false,
  });
});

test('are all shown to fire, and ask for metrics that exist, as the dashboard does', async () => {
  assert.deepEqual([...shown].sort(), rules.map(({ alert }) => alert).sort());
  const register = new client.Registry();
  const metrics = createMetrics({ client, register });
  const marketplace = createMarketplace({ repository: await fixtureRepository() });
  metrics.watch(marketplace);
  const known = new Set(register.getMetricsAsArray().map(({ name }) => name));
  await marketplace.close();
  const dashboard = readFileSync(new URL('dashboard.json', folder), 'utf8');
  const texts = [...rules.map(({ expr }) => expr), dashboard];
  const asked = texts.flatMap(text => [...text.matchAll(/marketplace_\w+/g)].map(([name]) => name));
  for (const name of asked) assert.ok(known.has(name.replace(/_bucket$/, '')), name);
  for (const name of known) assert.ok(dashboard.includes(name) || name.endsWith('reachable'), name);
});

test.run();
