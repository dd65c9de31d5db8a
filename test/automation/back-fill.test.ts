/** Replays to one receiver: what it missed is sent to it, and what it has is sent again, over HTTP. */
import assert from 'node:assert/strict';
import type { AutomationHook, AutomationReplayed } from '../../src/generated/types.ts';
import { shop } from '../../src/testing/sample.ts';
import { suiteOf } from '../helper.ts';
import { eachStorage } from '../storages.ts';
import { until } from '../until.ts';
import { receiver, storages } from '../webhooks/receiver.ts';
import { serve } from './service.ts';

const test = suiteOf('Replays to one receiver');
const since = new Date(Date.now() - 3_600_000).toISOString();

async function place(cleanup: Parameters<typeof serve>[0], open = storages.lowdb) {
  const repository = await open?.(cleanup);
  assert.ok(repository);
  const served = await serve(cleanup, repository);
  const publish = async (type: string, data: object, more: object = {}) => {
    const answer = await served.call('POST', '/automation/publish', { type, data, ...more });
    assert.equal(answer.status, 202, answer.text);
    return (answer.json.data as { id: string }).id;
  };
  const replay = async (body?: object, path = '/automation/events/replay') => {
    const { status, json } = await served.call('POST', path, body);
    return { status, msg: json.msg, data: json.data as AutomationReplayed };
  };
  return { ...served, repository, publish, replay };
}

for (const [storage, open] of eachStorage(storages)) {
  test(`send a new hook the events that it asks for, as they were published, each once, on ${storage}`, async cleanup => {
    const { publish, replay, subscribe, marketplace, repository } = await place(cleanup, open);
    const old = await receiver(cleanup);
    const fresh = await receiver(cleanup);
    await subscribe(old.url, 'order.paid');
    marketplace.start();
    const first = await publish('order.paid', { order: 1 });
    const unsent = await publish('order.sent', { order: 2 });
    await publish('parcel.sent', { order: 3 });
    await old.reached(1);
    await until(async () => {
      const { deliveries } = await repository.webhooks.listDeliveries(shop, { state: 'succeeded', limit: 9 });
      return deliveries.length === 1;
    });
    const { hook } = await subscribe(fresh.url, 'order.*');
    const answers = await Promise.all([1, 2, 3].map(() => replay({ since, receiver_id: hook.id })));
    assert.deepEqual(answers.map(({ data }) => data.made).sort(), [0, 0, 2]);
    assert.deepEqual(answers[0]?.data.events, 3);
    await fresh.reached(2);
    assert.deepEqual(fresh.received.map(({ body }) => JSON.parse(body).id).sort(), [first, unsent].sort());
    assert.equal(old.received.length, 1);
  });

  test(`send what it has again, and leave others alone, on ${storage}`, async cleanup => {
    const { publish, replay, subscribe, marketplace, repository } = await place(cleanup, open);
    const one = await receiver(cleanup);
    const other = await receiver(cleanup);
    const { hook } = await subscribe(one.url, '*');
    await subscribe(other.url, '*');
    marketplace.start();
    const id = await publish('order.paid', { order: 1 });
    const settled = async () => {
      const { deliveries } = await repository.webhooks.listDeliveries(shop, { state: 'succeeded', limit: 9 });
      return deliveries.length === 2;
    };
    await until(settled);
    const again = await replay({ receiver_id: hook.id }, `/automation/events/${id}/replay`);
    assert.deepEqual(again.data, {
      events: 1,
      deliveries: 1,
      made: 0,
      without_deliveries: 0,
      next_cursor: null,
    });
    await one.reached(2);
    await until(settled);
    assert.equal(other.received.length, 1);
  });

  test(`run a new route over what was published before it, on ${storage}`, async cleanup => {
    const { publish, replay, subscribe, route, marketplace } = await place(cleanup, open);
    const { url, received, reached } = await receiver(cleanup);
    const { hook } = await subscribe(url, 'made');
    marketplace.start();
    await publish('order.paid', { order: 7 });
    const id = await route({ event_types: ['order.paid'], event_type: 'made', hooks: [hook.id] });
    assert.equal((await replay({ since, receiver_id: id })).data.made, 1);
    await reached(1);
    assert.deepEqual(JSON.parse(received[0]?.body ?? '').data, { order: 7 });
  });
}

test('send one event to a receiver that does not ask for it, and wait while it is paused', async cleanup => {
  const { publish, replay, subscribe, call, marketplace } = await place(cleanup);
  const { url, received, reached } = await receiver(cleanup);
  const { hook } = await subscribe(url, 'parcel.sent');
  await call('PATCH', `/automation/hooks/${hook.id}`, { state: 'paused' });
  marketplace.start();
  const id = await publish('order.paid', { order: 1 });
  const sent = await replay({ receiver_id: hook.id }, `/automation/events/${id}/replay`);
  assert.deepEqual([sent.data.made, sent.data.without_deliveries], [1, 1]);
  assert.equal(received.length, 0);
  const resumed = await call('PATCH', `/automation/hooks/${hook.id}`, { state: 'active' });
  assert.equal((resumed.json.data as AutomationHook).state, 'active');
  await reached(1);
});

test('do not send what is not published yet', async cleanup => {
  const { publish, replay, subscribe } = await place(cleanup);
  const { hook } = await subscribe('http://127.0.0.1:9/', 'parcel.sent');
  const deliver_at = new Date(Date.now() + 3_600_000).toISOString();
  const id = await publish('order.paid', {}, { deliver_at });
  const sent = await replay({ receiver_id: hook.id }, `/automation/events/${id}/replay`);
  assert.deepEqual([sent.data.made, sent.data.deliveries], [0, 0]);
});

test('say how many events have no deliveries, and take no body at all', async cleanup => {
  const { publish, replay } = await place(cleanup);
  const id = await publish('order.paid', {});
  const nothing = { events: 1, deliveries: 0, made: 0, without_deliveries: 1, next_cursor: null };
  assert.deepEqual((await replay({ since })).data, nothing);
  assert.deepEqual((await replay(undefined, `/automation/events/${id}/replay`)).data, nothing);
});

test('refuse a receiver of another workspace like one that does not exist', async cleanup => {
  const { publish, replay, subscribe, call, keys } = await place(cleanup);
  const { hook } = await subscribe('http://127.0.0.1:9/', 'order.paid');
  const id = await publish('order.paid', {});
  const msg = 'Invalid request: receiver_id is not a webhook, hook or route of this workspace';
  for (const path of ['/automation/events/replay', `/automation/events/${id}/replay`]) {
    const body = { receiver_id: 'hook_nobody', ...(path.includes(id) ? {} : { since }) };
    const refused = await replay(body, path);
    assert.deepEqual([refused.status, refused.msg], [400, msg]);
  }
  const foreign = await call(
    'POST',
    '/automation/events/replay',
    { since, receiver_id: hook.id },
    keys.foreign,
  );
  assert.deepEqual([foreign.status, foreign.json.msg], [400, msg]);
});

test.run();
