/** The order of deliveries: endpoints take turns, with limited concurrency, even if a worker checks rarely. */
import assert from 'node:assert/strict';
import type { WholeRepository } from '../../src/index.ts';
import { sample, shop } from '../../src/testing/sample.ts';
import { type Cleanup, suiteOf } from '../helper.ts';
import { freshRepository } from '../postgres-server.ts';
import { eachStorage } from '../storages.ts';
import { until } from '../until.ts';
import { engine, happening, listen, receiver, storages } from './receiver.ts';

const test = suiteOf('Webhook fairness', { isLong: true });

for (const [storage, open] of eachStorage(storages)) {
  test(`does not delay others while twelve endpoints wait for their rates, on ${storage}`, async cleanup => {
    const repository = await open(cleanup);
    const slow = await receiver(cleanup);
    const quick = await receiver(cleanup);
    for (let index = 0; index < 12; index += 1)
      await listen(repository, slow.url, { id: `ep_${index}`, rate: 1, event_types: ['order.*'] });
    const events = Array.from({ length: 60 }, (_, index) => happening(`msg_${index}`));
    await repository.webhooks.publish(shop, events);
    const webhooks = engine(cleanup, repository);
    webhooks.start();
    await slow.reached(12);
    await listen(repository, quick.url, { id: 'ep_quick', event_types: ['order.*'] });
    for (let count = 1; count <= 3; count += 1) {
      await repository.webhooks.publish(shop, [happening(`quick_${count}`)], { only: 'ep_quick' });
      webhooks.nudge();
      await quick.reached(count);
    }
  });

  test(`does not delay others while twelve endpoints hang, on ${storage}`, async cleanup => {
    const repository = await open(cleanup);
    const hanging = await receiver(cleanup, () => {});
    const quick = await receiver(cleanup);
    for (let index = 0; index < 12; index += 1)
      await listen(repository, hanging.url, { id: `ep_${index}`, event_types: ['order.*'] });
    const events = Array.from({ length: 20 }, (_, index) => happening(`msg_${index}`));
    await repository.webhooks.publish(shop, events);
    await listen(repository, quick.url, { id: 'ep_quick', event_types: ['order.*'] });
    for (const { id } of events)
      await repository.webhooks.publish(shop, [happening(`${id}_quick`)], { only: 'ep_quick' });
    // Hanging requests do not time out during this test.
    const webhooks = engine(cleanup, repository, { timeout: 3_600_000 });
    webhooks.start();
    await hanging.reached(12);
    await quick.reached(20);
    hanging.stop();
  });
}

test('does not let a slow receiver delay others, and applies a rate', async cleanup => {
  const { repository } = await freshRepository(cleanup);
  await repository.import({ ...sample(), webhook_endpoints: {} });
  const slow = await receiver(cleanup, () => {});
  const quick = await receiver(cleanup);
  await listen(repository, slow.url, { id: 'ep_slow' });
  await listen(repository, quick.url, { id: 'ep_quick', created_at: '2026-01-01T00:00:00Z' });
  const webhooks = engine(cleanup, repository, { concurrency: 20, timeout: 2_000 });
  for (let count = 0; count < 200; count += 1)
    await repository.webhooks.publish(shop, [happening(`msg_${count}`)]);
  webhooks.start();
  await quick.reached(200);
  assert.ok(slow.received.length <= 10, 'so many at once and no more');
  const measured = await receiver(cleanup);
  await listen(repository, measured.url, { id: 'ep_rate', rate: 50, event_types: ['order.*'] });
  const started = performance.now();
  for (let count = 0; count < 11; count += 1)
    await repository.webhooks.publish(shop, [happening(`rate_${count}`)], { only: 'ep_rate' });
  webhooks.nudge();
  await measured.reached(11);
  assert.ok(performance.now() - started >= 190, 'ten pauses of 20 ms');
});

test('sends an event immediately, regardless of the poll interval', async cleanup => {
  const repository = (await storages.lowdb?.(cleanup)) as WholeRepository;
  const { url, reached } = await receiver(cleanup);
  await listen(repository, url);
  const webhooks = engine(cleanup, repository, { pollInterval: 3_600_000 });
  webhooks.start();
  for (const [index, id] of ['order_1', 'order_2', 'order_3'].entries()) {
    await webhooks.publish(shop, 'order.paid', {}, { id });
    await reached(index + 1);
    const state = async () => (await repository.webhooks.findDelivery(shop, `${id}_ep_1`))?.delivery.state;
    await until(async () => (await state()) === 'succeeded');
  }
});

test('attempts all due deliveries of a failing endpoint, regardless of the poll interval', async cleanup => {
  const repository = (await storages.lowdb?.(cleanup)) as WholeRepository;
  const { url, reached } = await receiver(cleanup, (_, res) => res.writeHead(500).end());
  await listen(repository, url, { event_types: ['order.*'] });
  const events = Array.from({ length: 40 }, (_, index) => happening(`msg_${index}`));
  await repository.webhooks.publish(shop, events);
  const webhooks = engine(cleanup, repository, { pollInterval: 3_600_000, concurrencyPerEndpoint: 1 });
  webhooks.start();
  await reached(40);
});

/** A receiver that responds after some turns of the event loop, and records its maximum concurrency. */
async function counting(cleanup: Cleanup) {
  const open = { now: 0, most: 0 };
  const one = await receiver(cleanup, (_, res) => {
    open.now += 1;
    open.most = Math.max(open.most, open.now);
    const answer = (turns: number) => {
      if (turns > 0) return void setImmediate(() => answer(turns - 1));
      open.now -= 1;
      res.writeHead(204).end();
    };
    answer(50);
  });
  return { ...one, open };
}

test('runs at most ten concurrent deliveries to one endpoint', async cleanup => {
  const repository = (await storages.lowdb?.(cleanup)) as WholeRepository;
  const { url, reached, open } = await counting(cleanup);
  await listen(repository, url);
  const events = Array.from({ length: 30 }, (_, index) => happening(`msg_${index}`));
  await repository.webhooks.publish(shop, events);
  engine(cleanup, repository).start();
  await reached(30);
  assert.ok(open.most <= 10, `${open.most} at once`);
});

test('runs at most the configured number of concurrent deliveries to all endpoints', async cleanup => {
  const repository = (await storages.lowdb?.(cleanup)) as WholeRepository;
  const { url, reached, open } = await counting(cleanup);
  for (let index = 0; index < 12; index += 1) await listen(repository, url, { id: `ep_${index}` });
  await repository.webhooks.publish(shop, [happening('msg_1')]);
  engine(cleanup, repository, { concurrency: 3 }).start();
  await reached(12);
  assert.ok(open.most <= 3, `${open.most} at once`);
});

test('sends leased deliveries regardless of the poll interval', async cleanup => {
  const repository = (await storages.lowdb?.(cleanup)) as WholeRepository;
  const { url, reached } = await receiver(cleanup);
  for (let index = 0; index < 10; index += 1) await listen(repository, url, { id: `ep_${index}` });
  await repository.webhooks.publish(shop, [happening('msg_1')]);
  engine(cleanup, repository, { concurrency: 1, pollInterval: 3_600_000 }).start();
  await reached(10);
});

test('keeps sending to an endpoint with a rate, regardless of the poll interval', async cleanup => {
  const repository = (await storages.lowdb?.(cleanup)) as WholeRepository;
  const { url, reached } = await receiver(cleanup, (_, res) => res.writeHead(500).end());
  await listen(repository, url, { rate: 100, event_types: ['order.*'] });
  for (const id of ['msg_1', 'msg_2', 'msg_3']) await repository.webhooks.publish(shop, [happening(id)]);
  engine(cleanup, repository, { pollInterval: 3_600_000 }).start();
  await reached(3);
});

test.run();
