/** What a process says of its own work: claims, mappings, schemas and streams, in stats() and as metrics. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import Koa from 'koa';
import client from 'prom-client';
import { createMarketplace, type MarketplaceSettings, RepositoryUnavailableError } from '../../src/index.ts';
import { createMetrics } from '../../src/observability/metrics.ts';
import { type Cleanup, fixtureRepository, post, secrets, serveApp, suiteOf } from '../helper.ts';
import { until } from '../until.ts';
import { receiver } from '../webhooks/receiver.ts';
import { samplesOf } from './prometheus.ts';

const test = suiteOf('Numbers of a process', { isLong: true });
const authorization = { authorization: `Bearer ${secrets.studio}` };

async function open(cleanup: Cleanup, settings: Partial<MarketplaceSettings> = {}) {
  const register = new client.Registry();
  const metrics = createMetrics({ client, register });
  const marketplace = createMarketplace({
    repository: await fixtureRepository(),
    publicUrl: 'https://shop.example',
    onError: () => {},
    messaging: { pollInterval: 20 },
    ...settings,
    webhooks: { allowPrivateTargets: ['127.0.0.1'], pollInterval: 20 },
  });
  cleanup(() => marketplace.close());
  metrics.watch(marketplace);
  const { url } = await serveApp(cleanup, new Koa().use(marketplace.router.routes()));
  /** Stats are kept for a second, so it may take that long until a change is seen. */
  const sample = async (name: string, labels: Record<string, string> = {}) =>
    samplesOf(await register.metrics()).find(
      one =>
        one.name === `marketplace_${name}` &&
        Object.entries(labels).every(([label, of]) => one.labels[label] === of),
    )?.value ?? null;
  const done = (group: string, kind: string) => sample('done_total', { group, kind });
  const tryMapping = (mapping: string) =>
    post(
      `${url}/api/v1/automation/routes/try`,
      { mapping, event: { type: 'order.paid', data: { id: 7 } } },
      authorization,
    );
  return { marketplace, url, register, sample, done, tryMapping };
}

test('are claims of deliveries and of instances, and those that the storage did not answer', async cleanup => {
  const repository = await fixtureRepository();
  let isDown = false;
  const { claim } = repository.webhooks;
  const { claimInstances } = repository.messaging;
  const whenUp = <Answer>(ask: () => Answer): Answer => {
    if (isDown) throw new RepositoryUnavailableError('down');
    return ask();
  };
  const failing = {
    ...repository,
    webhooks: {
      ...repository.webhooks,
      claim: async (given: Parameters<typeof claim>[0]) => whenUp(() => claim(given)),
    },
    messaging: {
      ...repository.messaging,
      claimInstances: async (given: Parameters<typeof claimInstances>[0]) =>
        whenUp(() => claimInstances(given)),
    },
  };
  const { marketplace, url, done, sample } = await open(cleanup, { repository: failing });
  const target = await receiver(cleanup);
  await post(`${url}/api/v1/webhooks`, { url: target.url, event_types: ['key.created'] }, authorization);
  assert.equal(await done('webhooks', 'claims'), null, 'nothing was started');
  marketplace.start();
  await post(`${url}/api/v1/keys`, { name: 'One', scopes: ['models:read'] }, authorization);
  await target.reached(1);
  await until(async () => ((await done('webhooks', 'claimed')) ?? 0) >= 1);
  await until(async () => ((await done('messaging', 'claims')) ?? 0) >= 1);
  assert.ok(((await done('webhooks', 'claims')) ?? 0) >= 1);
  assert.equal(await done('webhooks', 'claims_failed'), 0);
  assert.equal(await done('messaging', 'claims_failed'), 0);
  isDown = true;
  await until(async () => ((await done('webhooks', 'claims_failed')) ?? 0) > 0);
  await until(async () => ((await done('messaging', 'claims_failed')) ?? 0) > 0);
  assert.equal(await sample('in_hand', { group: 'webhooks', kind: 'deliveries' }), 0);
});

test('are mappings that were run, that failed and that were stopped', async cleanup => {
  const { done, tryMapping } = await open(cleanup);
  await tryMapping('data.id');
  await tryMapping('$error("no")');
  await tryMapping('($f := function($n) { $f($n + 1) }; $f(0))');
  await until(async () => (await done('automation', 'mappings_stopped')) === 1);
  assert.equal(await done('automation', 'mappings'), 1);
  assert.equal(await done('automation', 'mappings_failed'), 1);
  assert.equal(await done('automation', 'mappings_refused'), 0);
});

test('are mappings that run and that wait', async cleanup => {
  const { marketplace, sample, tryMapping } = await open(cleanup);
  // Again and again, because the numbers of a moment are kept for a second.
  let isSeen = false;
  const slow = Array.from({ length: 4 }, async (_, index) => {
    while (!isSeen) await tryMapping(`($f := function($n) { $f($n + ${index + 1}) }; $f(0))`);
  });
  const numbers = () => marketplace.stats().then(({ inHand }) => inHand.automation);
  await until(async () => ((await numbers())?.mappings_waiting ?? 0) > 0, numbers);
  isSeen = true;
  await Promise.all(slow);
  await until(async () => (await sample('in_hand', { group: 'automation', kind: 'mappings_waiting' })) === 0);
  assert.deepEqual((await marketplace.stats({ workspaceId: 'ws_studio' })).done, {});
});

test('are streams that are open, also by workspace', async cleanup => {
  const { marketplace, url, sample } = await open(cleanup);
  const request = get(`${url}/api/v1/instances/ins_demo/events`, { headers: authorization });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  assert.equal(response.statusCode, 200);
  await until(async () => (await sample('streams_open')) === 1);
  assert.equal((await marketplace.stats({ workspaceId: 'ws_studio' })).streams, 1);
  assert.equal((await marketplace.stats({ workspaceId: 'ws_other' })).streams, 0);
  response.destroy();
  await until(async () => (await sample('streams_open')) === 0);
});

test('have few labels, no matter who calls and whatever is written', async cleanup => {
  const { register, tryMapping } = await open(cleanup);
  for (let index = 0; index < 5; index += 1) await tryMapping(`data.id + ${index}`);
  const series = samplesOf(await register.metrics()).filter(({ name }) => name === 'marketplace_done_total');
  assert.ok(series.length > 0);
  assert.ok(series.every(({ labels }) => /^[a-z_]{1,40}$/.test(`${labels.group}${labels.kind}`)));
});

test.run();
