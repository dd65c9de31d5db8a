/** The log of deliveries in a data file stays small, because every change writes the whole file. */
import assert from 'node:assert/strict';
import { lowdbRepository } from '../../../src/adapters/lowdb/index.ts';
import { event, other, sample, shop } from '../../../src/testing/sample.ts';
import { claimOf, settlementOf } from '../../../src/testing/webhooks/jobs.ts';
import { suiteOf } from '../../helper.ts';

const test = suiteOf('The log of deliveries in lowdb');

test('keeps the newest 1,000 settled deliveries of a workspace, all pending ones, and their events', async () => {
  const { webhooks, data, ...repository } = await lowdbRepository({ seed: sample() });
  assert.equal(Object.keys(data.webhook_deliveries).length, 0);
  const minute = (index: number) => new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString();
  const events = Array.from({ length: 1_100 }, (_, index) =>
    event(`msg_${index}`, 'order.paid', minute(index)),
  );
  await webhooks.publish(shop, events, { only: 'ep_all' });
  await webhooks.publish(other, [event('msg_0', 'order.paid')]);
  const jobs = await webhooks.claim(claimOf('one', { limit: 2_000, perEndpoint: 2_000 }));
  const left = new Set(['msg_0_ep_all', 'msg_1_ep_all']);
  const done = jobs.filter(job => job.workspaceId === other || !left.has(job.delivery.id));
  await webhooks.settle(
    'one',
    done.map(job => settlementOf(job)),
  );
  const { deliveries } = await webhooks.listDeliveries(shop, { limit: 2_000 });
  assert.deepEqual(
    [
      deliveries.length,
      deliveries[0]?.id,
      deliveries.at(-3)?.id,
      deliveries.at(-2)?.id,
      deliveries.at(-1)?.id,
    ],
    [1_002, 'msg_1099_ep_all', 'msg_100_ep_all', 'msg_1_ep_all', 'msg_0_ep_all'],
  );
  assert.equal(await webhooks.findDelivery(shop, 'msg_99_ep_all'), null);
  assert.ok((await webhooks.findDelivery(shop, 'msg_0_ep_all'))?.payload);
  assert.ok((await webhooks.findDelivery(other, 'msg_0_ep_all'))?.payload);
  await repository.close();
});

test.run();
