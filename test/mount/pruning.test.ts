/** Whether pruning keeps up, in marketplace.stats(), marketplace.health(), /readyz and the metrics. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import client from 'prom-client';
import { createMarketplace } from '../../src/index.ts';
import { simulated } from '../../src/messaging/drivers/simulated/driver.ts';
import { memoryMedia } from '../../src/messaging/media/memory-store.ts';
import { createMetrics } from '../../src/observability/metrics.ts';
import { type Cleanup, fixtureRepository, send, serveApp, suiteOf } from '../helper.ts';
import { until } from '../until.ts';
import { samplesOf } from './prometheus.ts';

const test = suiteOf('Pruning', { isLong: true });

const parts = ['webhooks', 'links', 'requests', 'messaging'] as const;
type Part = (typeof parts)[number];

/** A marketplace over a storage in which a part has more to delete until it is told otherwise. */
async function behind(cleanup: Cleanup, late: Part, answer: () => boolean | Promise<boolean>) {
  const repository = await fixtureRepository();
  const prune = async () => {
    const hasMore = await answer();
    return late === 'messaging' ? { media: [], hasMore } : hasMore;
  };
  const register = new client.Registry();
  const metrics = createMetrics({ client, register });
  const errors: string[] = [];
  const marketplace = createMarketplace({
    repository: { ...repository, [late]: { ...repository[late], prune } },
    publicUrl: 'https://shop.example',
    messaging: { drivers: [simulated()], media: memoryMedia() },
    onError: error => errors.push((error as Error).message),
  });
  cleanup(() => marketplace.close());
  metrics.watch(marketplace);
  const { url } = await serveApp(cleanup, new Koa().use(marketplace.probes.routes()));
  marketplace.start();
  /** What each says of the part, in this order: stats, health, /readyz and the metrics. */
  const said = async () => {
    const { inHand } = await marketplace.stats();
    const { pruningBehind } = await marketplace.health();
    const { json } = await send(`${url}/readyz`);
    const sample = samplesOf(await register.metrics()).find(
      ({ name, labels }) =>
        name === 'marketplace_in_hand' && labels.group === late && labels.kind === 'pruning_behind_ms',
    );
    return [inHand[late]?.pruning_behind_ms, pruningBehind, json.pruning_behind_ms, sample?.value];
  };
  return { marketplace, errors, said };
}

for (const part of parts) {
  test(`of ${part} is behind while there is more to delete, and then it is not`, async cleanup => {
    let hasMore = true;
    const { said } = await behind(cleanup, part, () => hasMore);
    await until(async () => (await said()).every(value => Number(value) > 0));
    hasMore = false;
    await until(async () => (await said()).every(value => value === 0));
  });

  test(`of ${part} is behind while it fails`, async cleanup => {
    const { said, errors } = await behind(cleanup, part, () => {
      throw new Error('no room');
    });
    await until(async () => (await said()).every(value => Number(value) > 0));
    assert.ok(errors.includes('no room'), errors.join());
  });
}

test('is behind while a step of it hangs', async cleanup => {
  let end = () => {};
  const { said } = await behind(
    cleanup,
    'links',
    () =>
      new Promise(resolve => {
        end = () => resolve(false);
      }),
  );
  await until(async () => (await said()).every(value => Number(value) > 0));
  end();
  await until(async () => (await said()).every(value => value === 0));
});

test('is not told of one workspace, as it is the same for all', async cleanup => {
  const { marketplace } = await behind(cleanup, 'links', () => true);
  const { inHand } = await marketplace.stats({ workspaceId: 'ws_studio' });
  assert.equal(/pruning_behind/.test(JSON.stringify(inHand)), false);
});

test.run();
