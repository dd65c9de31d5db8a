/** The logs in a data file stay small, because every change writes the whole file. */
import assert from 'node:assert/strict';
import { lowdbRepository } from '../../../src/adapters/lowdb/index.ts';
import { published } from '../../../src/testing/automation/sample.ts';
import { click, link } from '../../../src/testing/links/sample.ts';
import { instance } from '../../../src/testing/messaging/sample.ts';
import { event, other, sample, shop } from '../../../src/testing/sample.ts';
import { claimOf, settlementOf } from '../../../src/testing/webhooks/jobs.ts';
import { suiteOf } from '../../helper.ts';

const test = suiteOf('The log in lowdb');

test('keeps the newest 1,000 settled deliveries of a workspace, all pending ones, and their events', async () => {
  const repository = await lowdbRepository({ seed: sample() });
  const { webhooks } = repository;
  const stored = () => repository.data;
  assert.equal(Object.keys(stored().webhook_deliveries).length, 0);
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
  assert.equal(stored().webhook_events[shop]?.length, 1_002);
  assert.deepEqual(Object.keys(stored()).sort(), Object.keys(sample()).sort(), 'nothing else is stored');
  await repository.close();
});

test('keeps the latest 5,000 events of instances of a workspace', async () => {
  const seed = { ...sample(), webhook_endpoints: {} };
  const { messaging, ...repository } = await lowdbRepository({ seed });
  await messaging.createInstance(shop, instance('ins_1'));
  const second = (index: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, index)).toISOString();
  const events = Array.from({ length: 5_100 }, (_, index) =>
    event(`evt_${index}`, 'message.received', second(index)),
  );
  await messaging.changeInstance(shop, 'ins_1', {}, { events: () => events.toReversed() });
  const ids: string[] = [];
  for (let last = 0; ; ) {
    const page = await messaging.feed(shop, { after: last, limit: 2_000 });
    ids.push(...page.events.map(({ id }) => id));
    last = page.last;
    if (!page.hasMore) break;
  }
  assert.deepEqual([ids.length, ids[0], ids.at(-1)], [5_000, 'evt_100', 'evt_5099']);
  await repository.close();
});

test('keeps the latest 1,000 published events and 1,000 idempotency keys of a workspace, and all scheduled events', async () => {
  const repository = await lowdbRepository({ seed: sample() });
  const { automation } = repository;
  const all = Array.from({ length: 1_003 }, (_, index) => index);
  const at = (index: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, index)).toISOString();
  const scheduled = published('evt_scheduled', { received_at: at(0), deliver_at: '2999-01-01T00:00:00Z' });
  await automation.publish(shop, [
    scheduled,
    ...all.map(index => published(`evt_${index}`, { received_at: at(index) })).toReversed(),
  ]);
  const kept = new Set(repository.data.automation_events[shop]?.map(({ id }) => id));
  assert.deepEqual(
    [kept.size, ...['evt_scheduled', 'evt_2', 'evt_3', 'evt_1002'].map(id => kept.has(id))],
    [1_001, true, false, true, true],
  );
  const [use = '', ...keys] = all.map(index => `key_${index}`);
  const requestOf = (key: string) => ({
    scope: 'key',
    key,
    fingerprint: 'f'.repeat(64),
    expiresAt: '2999-01-01T00:00:00Z',
  });
  for (const key of [use, ...keys])
    await automation.publish(shop, [published('evt_1002', { received_at: at(1_002) })], {
      request: requestOf(key),
    });
  assert.deepEqual(
    repository.data.automation_requests[shop]?.map(({ key }) => key),
    keys.slice(-1_000),
  );
  await repository.close();
});

test('keeps the latest 1,000 clicks and 20,000 visitors of a workspace', async () => {
  const repository = await lowdbRepository({ seed: sample() });
  await repository.links.create(shop, [link('lnk_1')]);
  const record = (count: number, start: number, keep: boolean) => {
    const indices = Array.from({ length: count }, (_, index) => start + index);
    return repository.links.recordClicks(
      [
        {
          workspaceId: shop,
          linkId: 'lnk_1',
          clicks: indices.map(index => click('lnk_1', { id: `clk_${index}` })),
          visitors: indices.map(index => `${index}`.padStart(22, '0')),
          eventType: 'link.clicked',
          events: () => [],
        },
      ],
      { keep },
    );
  };
  const kept = () => repository.data.link_clicks[shop]?.map(({ id }) => id) ?? [];
  await record(1_001, 0, true);
  assert.deepEqual([kept().length, kept()[0], kept().at(-1)], [1_000, 'clk_1', 'clk_1000']);
  await record(2, 1_001, true);
  assert.deepEqual([kept().length, kept()[0], kept().at(-1)], [1_000, 'clk_3', 'clk_1002']);
  // For the link, and for the workspace.
  await record(10_000, 1_003, false);
  const visitors = repository.data.link_visitors[shop] ?? [];
  assert.deepEqual([visitors.length, visitors.at(-1)?.visitor], [20_000, '11002'.padStart(22, '0')]);
  await repository.close();
});

test.run();
