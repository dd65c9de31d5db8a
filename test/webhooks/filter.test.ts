/** Filters of webhooks: what is not sent, and what is told of it. */
import assert from 'node:assert/strict';
import type { DeliveryReport } from '../../src/index.ts';
import { shop } from '../../src/testing/sample.ts';
import { suiteOf } from '../helper.ts';
import { eachStorage } from '../storages.ts';
import { until } from '../until.ts';
import { engine, listen, receiver, storages } from './receiver.ts';

const test = suiteOf('The filter of a webhook');

const filter = [{ field: 'data.amount', min: 100 }];

for (const [storage, open] of eachStorage(storages)) {
  test(`skips what it does not match, which is neither sent nor counted, on ${storage}`, async cleanup => {
    const repository = await open(cleanup);
    const { url, received, reached } = await receiver(cleanup);
    await listen(repository, url, {
      event_types: ['order.*'],
      filter,
      failing_since: '2026-05-05T05:05:05.000Z',
      recent_failures: 7,
    });
    const reports: DeliveryReport[] = [];
    const webhooks = engine(cleanup, repository, { onDelivery: one => void reports.push(one) });
    webhooks.start();
    const ended = async (id: string) => {
      await until(async () => {
        const found = await repository.webhooks.findDelivery(shop, `${id}_ep_1`);
        return found?.delivery.state === 'succeeded';
      });
      return (await repository.webhooks.findDelivery(shop, `${id}_ep_1`))?.delivery;
    };
    await webhooks.publish(shop, 'order.paid', { amount: 99 }, { id: 'order_1' });
    const skipped = await ended('order_1');
    assert.deepEqual(
      skipped?.attempts.map(({ status, error, response }) => [status, error, response]),
      [[null, null, 'The filter does not match: data.amount must be at least 100.']],
    );
    const failing = await repository.webhooks.findEndpoint(shop, 'ep_1');
    assert.deepEqual([failing?.recent_failures, failing?.state], [7, 'active'], 'and not paused');
    const day = { by: 'day', from: '2000-01-01T00', to: '2100-01-01T00' } as const;
    assert.deepEqual(await repository.webhooks.countDeliveries?.(shop, day), []);
    await webhooks.publish(shop, 'order.paid', { amount: 100 }, { id: 'order_2' });
    await reached(1);
    await ended('order_2');
    assert.deepEqual(
      received.map(({ headers }) => headers['webhook-id']),
      ['order_2'],
    );
    await until(async () => (await repository.webhooks.findEndpoint(shop, 'ep_1'))?.recent_failures === 0);
    assert.deepEqual(
      reports.map(({ outcome, status }) => [outcome, status]),
      [
        ['skipped', null],
        ['succeeded', 204],
      ],
    );
    // Sent again, it meets the filter as that is now.
    await repository.webhooks.changeEndpoint(shop, 'ep_1', { filter: [] });
    await repository.webhooks.replay(shop, 'order_1_ep_1', new Date().toISOString());
    await reached(2);
    assert.equal(received[1]?.headers['webhook-id'], 'order_1');
  });
}

for (const [storage, open] of eachStorage(storages))
  test(`skips with words that are cut between two characters, on ${storage}`, async cleanup => {
    const repository = await open(cleanup);
    const long = ['', 'a'].map(start => `${start}${'😀'.repeat(400)}`);
    for (const [index, equals] of long.entries())
      await listen(repository, 'http://127.0.0.1:9/', {
        id: `ep_${index}`,
        event_types: ['order.*'],
        filter: [{ field: 'type', equals }],
      });
    const webhooks = engine(cleanup, repository, {});
    webhooks.start();
    await webhooks.publish(shop, 'order.paid', {}, { id: 'order_1' });
    for (const index of long.keys())
      await until(async () => {
        const found = await repository.webhooks.findDelivery(shop, `order_1_ep_${index}`);
        return found?.delivery.attempts[0]?.response?.isWellFormed();
      });
  });

for (const [storage, open] of eachStorage(storages))
  test(`that visits too many values of an event says so, and sees the next event, on ${storage}`, async cleanup => {
    const repository = await open(cleanup);
    const { url, received, reached } = await receiver(cleanup);
    // As it may have been stored before paths had a limit.
    const field = ['data', 'items', ...Array.from({ length: 88 }, () => '*')].join('.');
    await listen(repository, url, { filter: [{ not: { field, equals: 'a' } }] });
    const webhooks = engine(cleanup, repository);
    webhooks.start();
    const items = Array.from({ length: 30_000 }, () => 0);
    await webhooks.publish(shop, 'order.paid', { items }, { id: 'order_1' });
    await webhooks.publish(shop, 'order.paid', { items: [1] }, { id: 'order_2' });
    await reached(1);
    assert.equal(received[0]?.headers['webhook-id'], 'order_2');
    await until(async () => {
      const found = await repository.webhooks.findDelivery(shop, 'order_1_ep_1');
      return found?.delivery.state === 'succeeded';
    });
    const skipped = await repository.webhooks.findDelivery(shop, 'order_1_ep_1');
    assert.match(
      String(skipped?.delivery.attempts[0]?.response),
      /^The filter does not match: too many values\./,
    );
  });

test('sees the id, the source and the type, whatever the format', async cleanup => {
  const repository = (await storages.lowdb?.(cleanup)) ?? assert.fail();
  const { url, received, reached } = await receiver(cleanup);
  const match = [
    { field: 'id', equals: 'order_2' },
    { field: 'source', equals: `https://shop.example/workspaces/${shop}` },
    { field: 'type', equals: 'order.paid' },
  ];
  await listen(repository, url, { filter: match, format: 'data' });
  const webhooks = engine(cleanup, repository, { publicUrl: 'https://shop.example' });
  webhooks.start();
  await webhooks.publish(shop, 'order.paid', { n: 1 }, { id: 'order_1' });
  await webhooks.publish(shop, 'order.paid', { n: 2 }, { id: 'order_2' });
  await reached(1);
  assert.deepEqual(
    received.map(({ body }) => body),
    ['{"n":2}'],
  );
});

test('lets the next delivery of an ordered webhook go', async cleanup => {
  const repository = (await storages.lowdb?.(cleanup)) ?? assert.fail();
  const { url, received, reached } = await receiver(cleanup);
  await listen(repository, url, { filter, ordered: true });
  const webhooks = engine(cleanup, repository);
  for (const amount of [1, 100, 2, 3, 101]) await webhooks.publish(shop, 'order.paid', { amount });
  webhooks.start();
  await reached(2);
  assert.deepEqual(
    received.map(({ body }) => JSON.parse(body).data.amount),
    [100, 101],
  );
});

test('takes no turn of a limit of deliveries per second', async cleanup => {
  const repository = (await storages.lowdb?.(cleanup)) ?? assert.fail();
  const { url, reached } = await receiver(cleanup);
  await listen(repository, url, { filter, rate: 1 });
  const webhooks = engine(cleanup, repository);
  // With a turn for each of them, this would take longer than a test may.
  for (let at = 0; at < 300; at += 1)
    await webhooks.publish(shop, 'order.paid', { amount: at < 299 ? 1 : 100 });
  webhooks.start();
  await reached(1);
});

test.run();
