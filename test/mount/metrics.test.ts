/** `koa-marketplace/metrics`, with prom-client. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import Koa from 'koa';
import client from 'prom-client';
import { toData } from '../../mock-server/fixtures.ts';
import { lowdbRepository } from '../../src/adapters/lowdb/index.ts';
import {
  createMarketplace,
  type Marketplace,
  type MarketplaceSettings,
  type WholeRepository,
} from '../../src/index.ts';
import { simulated } from '../../src/messaging/drivers/simulated/driver.ts';
import { memoryMedia } from '../../src/messaging/media/memory-store.ts';
import { createMetrics } from '../../src/observability/metrics.ts';
import { runCode } from '../docs/run-code.ts';
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
import { emptyRepository } from '../postgres-server.ts';
import { eachStorage } from '../storages.ts';
import { until } from '../until.ts';
import { receiver } from '../webhooks/receiver.ts';
import { samplesOf } from './prometheus.ts';

const test = suiteOf('Metrics');

const storages: Record<string, (cleanup: Cleanup) => Promise<WholeRepository>> = {
  lowdb: async cleanup => {
    const repository = await lowdbRepository({ seed: toData(fixtures), baseUrl: 'https://shop.example' });
    cleanup(repository.close);
    return repository;
  },
  PostgreSQL: async cleanup => {
    const repository = await emptyRepository(cleanup);
    await repository.import(toData(fixtures));
    return repository;
  },
};

const authorization = { authorization: `Bearer ${secrets.studio}` };

async function open(cleanup: Cleanup, settings: Partial<MarketplaceSettings> = {}) {
  const register = new client.Registry();
  const metrics = createMetrics({ client, register });
  const errors: unknown[] = [];
  const marketplace = createMarketplace({
    repository: settings.repository ?? (await fixtureRepository()),
    publicUrl: 'https://shop.example',
    onRequest: metrics.onRequest,
    onError: error => errors.push(error),
    ...settings,
    webhooks: {
      allowPrivateTargets: ['127.0.0.1'],
      pollInterval: 20,
      schedule: [0, 0],
      onDelivery: metrics.onDelivery,
    },
  });
  cleanup(() => marketplace.close());
  metrics.watch(marketplace);
  const { url } = await serveApp(cleanup, new Koa().use(marketplace.router.routes()));
  const value = async (name: string, labels: Record<string, string> = {}) =>
    samplesOf(await register.metrics()).find(
      one => one.name === name && Object.entries(labels).every(([label, of]) => one.labels[label] === of),
    )?.value ?? null;
  return { marketplace, metrics, register, url, value, errors };
}

test('count requests by operation and status, and how long they took', async cleanup => {
  const { url, value } = await open(cleanup);
  await send(`${url}/api/v1/models`, { headers: authorization });
  await send(`${url}/api/v1/models`, { headers: authorization });
  await send(`${url}/api/v1/models`);
  await send(`${url}/api/v1/models`, { method: 'DELETE' });
  const requests = (labels: Record<string, string>) => value('marketplace_requests_total', labels);
  assert.equal(await requests({ operation: 'listModels', status: '200' }), 2);
  assert.equal(await requests({ operation: 'listModels', status: '401' }), 1);
  assert.equal(await requests({ operation: 'none', status: '405' }), 1);
  const timed = { operation: 'listModels' };
  assert.equal(await value('marketplace_request_duration_seconds_count', timed), 3);
  assert.ok(((await value('marketplace_request_duration_seconds_sum', timed)) ?? 9) < 9);
});

/** Two registries may have the labels of a sample in another order. */
const sorted = (text: string) =>
  text.trim().replaceAll(/(?<=\{)[^}]*(?=\})/g, labels => labels.split(',').sort().join());

/** The same numbers, counted by the module itself. */
function countedByModule(register: client.Registry) {
  const of = { labelNames: ['operation'], registers: [register] };
  const total = new client.Counter({
    ...of,
    name: 'marketplace_requests_total',
    help: 'Answered requests of the API, by operation and status.',
    labelNames: ['operation', 'status'],
  });
  const duration = new client.Histogram({
    ...of,
    name: 'marketplace_request_duration_seconds',
    help: 'Time until the answer of the API was ready, by operation.',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  });
  return (operation: string, status: number, ms: number) => {
    total.inc({ operation, status });
    duration.observe({ operation }, ms / 1_000);
  };
}

test('of requests are those that prom-client itself would count, in each format and over processes', async () => {
  for (const type of [
    client.Registry.PROMETHEUS_CONTENT_TYPE,
    client.Registry.OPENMETRICS_CONTENT_TYPE,
  ] as const) {
    const registers = [new client.Registry(), new client.Registry()] as const;
    for (const register of registers)
      (register as client.Registry<client.RegistryContentType>).setContentType(type);
    for (const register of registers) register.setDefaultLabels({ shop: 'a "b"' });
    const [ours, theirs] = registers;
    const metrics = createMetrics({ client, register: ours });
    const count = countedByModule(theirs);
    const same = async () => {
      const own = (await ours.metrics()).replace(/# HELP marketplace_deliveries[^#]*#[^#]*/, '');
      assert.equal(sorted(own), sorted(await theirs.metrics()));
      const aggregated = await Promise.all(
        registers.map(async one => {
          const json = (await one.getMetricsAsJSON()).filter(({ name }) => !/deliveries/.test(name));
          return sorted(await client.AggregatorRegistry.aggregate([json, json]).metrics());
        }),
      );
      assert.equal(aggregated[0], aggregated[1]);
    };
    // Powers of two, so that both ways of adding up have the same sum.
    for (const ms of [0, 1, 2.5, 4, 64, 10_000, 16_384]) {
      for (const status of [200, 404]) {
        metrics.onRequest({ operation: 'listModels', status, ms } as never);
        count('listModels', status, ms);
      }
    }
    metrics.onRequest({ operation: null, status: 405, ms: 0.5 } as never);
    count('none', 405, 0.5);
    await same();
    for (const register of registers) register.resetMetrics();
    metrics.onRequest({ operation: 'listModels', status: 200, ms: 1 } as never);
    assert.match(await ours.metrics(), /request_duration_seconds_count\{operation="listModels".*\} 1$/m);
  }
});

test('count attempts of deliveries by outcome and number', async cleanup => {
  const { marketplace, url, value } = await open(cleanup);
  let isBroken = true;
  const target = await receiver(cleanup, (_, res) => {
    res.writeHead(isBroken ? 500 : 204).end();
    isBroken = false;
  });
  const hook = { url: target.url, event_types: ['key.created'] };
  assert.equal((await post(`${url}/api/v1/webhooks`, hook, authorization)).status, 201);
  await post(`${url}/api/v1/keys`, { name: 'One', scopes: ['models:read'] }, authorization);
  marketplace.start();
  const attempts = (outcome: string, attempt: string) =>
    value('marketplace_deliveries_total', { outcome, attempt });
  await until(async () => (await attempts('succeeded', '2')) === 1);
  assert.deepEqual([await attempts('retried', '1'), await attempts('failed', '1')], [1, null]);
});

test('show the numbers and the health of now, and nothing that is unknown', async cleanup => {
  const { value, marketplace } = await open(cleanup, { repository: await emptyRepository(cleanup) });
  marketplace.start();
  assert.equal(await value('marketplace_ready'), 1);
  assert.equal(await value('marketplace_deliveries_pending'), 0);
  assert.equal(await value('marketplace_delivery_lag_seconds'), 0);
  assert.equal(await value('marketplace_sql_events', { state: 'refused' }), 0);
  assert.equal(await value('marketplace_pool_waiting'), 0);
  assert.equal(await value('marketplace_in_hand', { group: 'webhooks', kind: 'deliveries' }), 0);
  const repository = await fixtureRepository();
  const { countWaiting: _, ...webhooks } = repository.webhooks;
  const silent = await open(cleanup, { repository: { ...repository, webhooks } });
  assert.equal(await silent.value('marketplace_deliveries_pending'), null);
  assert.equal(await silent.value('marketplace_delivery_lag_seconds'), null);
  assert.equal(await silent.value('marketplace_pool_waiting'), null);
});

for (const [storage, openStorage] of eachStorage(storages))
  test(`say how many messages wait on instances that are not open, on ${storage}`, async cleanup => {
    const repository = await openStorage(cleanup);
    const messaging = { drivers: [simulated()], media: memoryMedia() };
    const { url, value } = await open(cleanup, { repository, messaging });
    const made = await post(`${url}/api/v1/instances`, { name: 'Down', driver: 'simulated' }, authorization);
    assert.equal(made.status, 201, made.text);
    const { id } = JSON.parse(made.text).data;
    // No process that runs holds it.
    const wanted = await post(`${url}/api/v1/instances/${id}/connect`, {}, authorization);
    assert.equal(wanted.status, 200, wanted.text);
    const queued = (state: string) => value('marketplace_messages_queued_by_state', { state });
    const all = () => value('marketplace_messages_queued');
    const before = [await queued('connecting'), await queued('open'), await all()];
    for (const text of ['One', 'Two', 'Three']) {
      const message = { to: '+4915112345601', text };
      const sent = await post(`${url}/api/v1/instances/${id}/messages`, message, authorization);
      assert.equal(sent.status, 202, sent.text);
    }
    const [connecting = 0, ofOpen, sum = 0] = before as number[];
    await until(async () => (await queued('connecting')) === connecting + 3);
    assert.deepEqual([await queued('open'), await all()], [ofOpen, sum + 3]);
    const ofDown = (await send(`${url}/api/v1/instances/${id}`, { headers: authorization })).text;
    assert.equal(JSON.parse(ofDown).data.state, 'connecting');
  });

test('do not contain ids, names and addresses', async cleanup => {
  const { url, register } = await open(cleanup);
  await send(`${url}/api/v1/models`, { headers: authorization });
  assert.equal(/ws_|key_|studio|127\.0/.test(await register.metrics()), false);
});

test('are set up as docs/operations.md shows', async cleanup => {
  const page = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8');
  const code = /```js\n(import client.*?)\n```/s.exec(page)?.[1] ?? assert.fail('there is no example');
  const app = new Koa();
  cleanup(() => client.register.clear());
  const marketplace = (await runCode(cleanup, code, {
    among: { repository: await fixtureRepository(), app },
    modules: { 'koa-marketplace': { createMarketplace }, 'koa-marketplace/metrics': { createMetrics } },
    result: 'marketplace',
  })) as Marketplace;
  const { url } = await serveApp(cleanup, app.use(marketplace.router.routes()));
  await send(`${url}/api/v1/models`, { headers: authorization });
  const { text, headers } = await send(`${url}/metrics`);
  assert.match(headers['content-type'] ?? '', /^text\/plain/);
  assert.match(text, /^marketplace_requests_total\{operation="listModels",status="200"\} 1$/m);
  const shown = new Set([...text.matchAll(/^# TYPE marketplace_(\w+)/gm)].map(([, name]) => name));
  const table = page.slice(page.indexOf('| metric, after'));
  for (const name of shown) assert.ok(table.includes(`\`${name}\``), `${name} is not in the table`);
});

test('break no request and no delivery if a callback of the host throws', async cleanup => {
  const { url, errors } = await open(cleanup, {
    onRequest: () => {
      throw new Error('of the host');
    },
  });
  assert.equal((await send(`${url}/api/v1/models`, { headers: authorization })).status, 200);
  assert.equal(errors.length, 1);
});

test('need the module prom-client, and a registry of it', () => {
  assert.throws(() => createMetrics({} as never), /createMetrics needs the option client/);
  assert.throws(() => createMetrics({ client: {} as never }), /client must be the module prom-client/);
  assert.throws(() => createMetrics({ client, register: {} }), /register must be a registry of prom-client/);
});

test.run();
