/** The worker: its schedule, its pauses, its end, and being killed. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { retryDelay } from '../../src/common/time/retry-delay.ts';
import { isRefused, type WholeRepository } from '../../src/index.ts';
import { sample, shop } from '../../src/testing/sample.ts';
import { standardSchedule } from '../../src/webhooks/schedule.ts';
import { suiteOf } from '../helper.ts';
import { databaseUrl, freshRepository } from '../postgres-server.ts';
import { typescript } from '../runner/typescript/arguments.ts';
import { eachStorage } from '../storages.ts';
import { until } from '../until.ts';
import { engine, happening, listen, receiver, storages } from './receiver.ts';

const test = suiteOf('Webhook worker');
const hour = 3_600_000;

test('treats an option with the value undefined as omitted', async cleanup => {
  const repository = (await storages.lowdb?.(cleanup)) as WholeRepository;
  const { url, reached } = await receiver(cleanup);
  await listen(repository, url);
  const nothing = { concurrency: undefined, timeout: undefined, onError: undefined } as object;
  const webhooks = engine(cleanup, repository, nothing);
  webhooks.start();
  await webhooks.publish(shop, 'order.paid', {});
  await reached(1);
});

test('plans attempts after 5 s, 5 min, 30 min, 2, 5, 10, 14, 20 and 24 h, varied by 10 %', () => {
  const waits = (random: number) =>
    Array.from({ length: 10 }, (_, index) => retryDelay(standardSchedule, index + 1, null, () => random));
  const exact = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400].map(
    seconds => seconds * 1_000,
  );
  assert.deepEqual(waits(0.5), [...exact, null]);
  assert.deepEqual(waits(0), [...exact.map(wait => Math.round(wait * 0.9)), null]);
  assert.deepEqual(waits(1).slice(0, 2), [5_500, 330_000]);
  assert.equal(
    retryDelay(standardSchedule, 1, 60_000, () => 0.5),
    60_000,
    'the receiver may ask for more',
  );
  assert.equal(
    retryDelay(standardSchedule, 2, 60_000, () => 0.5),
    300_000,
    'not for less',
  );
  assert.equal(
    retryDelay(standardSchedule, 1, 1e12, () => 0.5),
    24 * hour,
    'nor for ever',
  );
});

for (const [storage, open] of eachStorage(storages)) {
  test(`retries by the clock until all attempts are used, and emits an event, on ${storage}`, async cleanup => {
    const repository = await open(cleanup);
    const { url, received, reached } = await receiver(cleanup, (_, res) => res.writeHead(500).end());
    const witness = await receiver(cleanup);
    await listen(repository, url, { event_types: ['order.*'] });
    await listen(repository, witness.url, { id: 'ep_witness', event_types: ['webhook.*'] });
    let clock = Date.now();
    const webhooks = engine(cleanup, repository, {
      now: () => clock,
      random: () => 0.5,
      schedule: [5_000, 60_000],
      pauseAfter: 1e12,
    });
    webhooks.start();
    await webhooks.publish(shop, 'order.paid', {}, { id: 'order_1' });
    const find = async () => (await repository.webhooks.findDelivery(shop, 'order_1_ep_1'))?.delivery;
    for (const [count, wait] of [
      [1, 5_000],
      [2, 60_000],
    ] as const) {
      await until(async () => (await find())?.attempts.length === count);
      const delivery = await find();
      assert.equal(Date.parse(delivery?.next_attempt_at ?? '') - clock, wait);
      assert.equal(received.length, count);
      clock += wait;
      webhooks.nudge();
    }
    await reached(3);
    await until(async () => (await find())?.state === 'failed');
    assert.deepEqual([...new Set(received.map(({ headers }) => headers['webhook-id']))], ['order_1']);
    assert.equal(new Set(received.map(({ headers }) => headers['webhook-timestamp'])).size, 3);
    await witness.reached(1);
    const reported = JSON.parse(witness.received[0]?.body ?? '');
    assert.equal(reported.type, 'webhook.delivery.exhausted');
    assert.deepEqual(
      [reported.data.event_id, reported.data.attempts, reported.data.last_status],
      ['order_1', 3, 500],
    );
    const again = await repository.webhooks.replay(shop, 'order_1_ep_1', new Date(clock).toISOString());
    assert.ok(!isRefused(again) && again.state === 'pending');
    webhooks.nudge();
    await reached(4);
  });

  test(`pauses an endpoint that is gone or has failed for days, once, and emits its recovery, on ${storage}`, async cleanup => {
    const repository = await open(cleanup);
    let status = 500;
    const { url } = await receiver(cleanup, (_, res) => res.writeHead(status).end());
    const gone = await receiver(cleanup, (_, res) => res.writeHead(410).end());
    const witness = await receiver(cleanup);
    await listen(repository, url, { event_types: ['order.*'] });
    await listen(repository, gone.url, { id: 'ep_gone', event_types: ['order.*'] });
    await listen(repository, witness.url, { id: 'ep_witness', event_types: ['webhook.endpoint.*'] });
    let clock = Date.now();
    const webhooks = engine(cleanup, repository, { now: () => clock, schedule: Array(50).fill(1_000) });
    webhooks.start();
    const reported = () => witness.received.map(({ body }) => JSON.parse(body));
    await webhooks.publish(shop, 'order.paid', {}, { id: 'order_1' });
    await witness.reached(1);
    assert.deepEqual([reported()[0].type, reported()[0].data.reason], ['webhook.endpoint.paused', 'gone']);
    assert.equal((await repository.webhooks.findEndpoint(shop, 'ep_gone'))?.paused_reason, 'gone');
    const tries = async (count: number) =>
      until(async () => {
        const found = await repository.webhooks.findDelivery(shop, 'order_1_ep_1');
        return (found?.delivery.attempts.length ?? 0) >= count;
      });
    for (let count = 1; count <= 6; count += 1) {
      await tries(count);
      clock += 2_000;
      webhooks.nudge();
    }
    status = 200;
    /** Lets time pass until a condition holds. */
    const inTime = (condition: () => Promise<boolean>) =>
      until(async () => {
        if (await condition()) return true;
        clock += 2_000;
        webhooks.nudge();
        return false;
      });
    await inTime(
      async () =>
        (await repository.webhooks.findDelivery(shop, 'order_1_ep_1'))?.delivery.state === 'succeeded',
    );
    await witness.reached(2);
    assert.equal(reported()[1].type, 'webhook.endpoint.recovered');
    status = 500;
    await webhooks.publish(shop, 'order.paid', {}, { id: 'order_2' });
    const failing = async () => (await repository.webhooks.findEndpoint(shop, 'ep_1'))?.recent_failures ?? 0;
    await inTime(async () => (await failing()) >= 5);
    assert.equal(
      (await repository.webhooks.findEndpoint(shop, 'ep_1'))?.state,
      'active',
      'not within five days',
    );
    clock += 5 * 24 * hour;
    webhooks.nudge();
    await witness.reached(3);
    assert.deepEqual([reported()[2].type, reported()[2].data.reason], ['webhook.endpoint.paused', 'failing']);
    const endpoint = await repository.webhooks.findEndpoint(shop, 'ep_1');
    assert.deepEqual([endpoint?.state, endpoint?.paused_reason], ['paused', 'failing']);
  });
}

/** As C writes a date in GMT: `Sun Nov  6 08:49:37 1994`. */
function asctimeOf(time: number): string {
  const [day, date, month, year, clock] = new Date(time).toUTCString().split(/,? /);
  return `${day} ${month} ${date?.replace(/^0/, ' ')} ${clock} ${year}`;
}

test('waits as long as a receiver requests with 429', async cleanup => {
  const repository = (await storages.lowdb?.(cleanup)) as WholeRepository;
  // Later than what happens in this test.
  const clock = Date.now() + 60_000;
  for (const [id, value, wait] of [
    ['ep_seconds', '120', 120_000],
    ['ep_date', new Date(clock + 600_000).toUTCString(), 600_000 - (clock % 1_000)],
    ['ep_asctime', asctimeOf(clock + 600_000), 600_000 - (clock % 1_000)],
    ['ep_fraction', '120.5', 120_500],
    ['ep_long', '9999999999', 24 * 3_600_000],
    ['ep_longer', '9'.repeat(400), 24 * 3_600_000],
    ['ep_twice', ['60', '3600'], 3_600_000],
    ['ep_joined', '60, 3600', 3_600_000],
    ['ep_fractions', '3600.5,60', 3_600_500],
    [
      'ep_dates',
      `${new Date(clock + 60_000).toUTCString()}, ${new Date(clock + 600_000).toUTCString()}`,
      600_000 - (clock % 1_000),
    ],
    ['ep_nonsense', 'soon', 5_000],
    ['ep_number', '12 monkeys', 5_000],
  ] as const) {
    const { url } = await receiver(cleanup, (_, res) =>
      res.writeHead(429, { 'retry-after': value as string }).end(),
    );
    await listen(repository, url, { id });
    const webhooks = engine(cleanup, repository, { now: () => clock, random: () => 0.5 });
    webhooks.start();
    await repository.webhooks.publish(shop, [happening(`msg_${id}`)], { only: id });
    webhooks.nudge();
    const find = async () => (await repository.webhooks.findDelivery(shop, `msg_${id}_${id}`))?.delivery;
    await until(async () => (await find())?.attempts.length === 1);
    assert.equal(Date.parse((await find())?.next_attempt_at ?? '') - clock, wait);
    await webhooks.close();
  }
});

for (const [storage, open] of eachStorage(storages)) {
  test(`releases the other deliveries to an endpoint that answers 410, on ${storage}`, async cleanup => {
    const repository = await open(cleanup);
    const gone = await receiver(cleanup, (_, res) => res.writeHead(410).end());
    await listen(repository, gone.url, { event_types: ['order.*'] });
    const events = Array.from({ length: 20 }, (_, index) => happening(`msg_${index}`));
    await repository.webhooks.publish(shop, events);
    const webhooks = engine(cleanup, repository, { concurrencyPerEndpoint: 1 });
    webhooks.start();
    await until(async () => (await repository.webhooks.findEndpoint(shop, 'ep_1'))?.state === 'paused');
    // Pending requests have been completed too.
    await webhooks.close();
    assert.equal(gone.received.length, 1);
    const other = await receiver(cleanup);
    await repository.webhooks.changeEndpoint(shop, 'ep_1', { url: other.url, state: 'active' });
    engine(cleanup, repository).start();
    await other.reached(19);
  });
}

test('sends nothing more to an endpoint that answered 410 while that is not stored yet', async cleanup => {
  const repository = (await storages.lowdb?.(cleanup)) as WholeRepository;
  const gone = await receiver(cleanup, (_, res) => res.writeHead(410).end());
  const busy = await receiver(cleanup);
  await listen(repository, gone.url, { event_types: ['order.*'] });
  await listen(repository, busy.url, { id: 'ep_busy', event_types: ['order.*'] });
  const { settle } = repository.webhooks;
  let store = () => {};
  const slow = new Promise<void>(resolve => {
    store = resolve;
  });
  repository.webhooks.settle = async (...of) => {
    await slow;
    return settle.apply(repository.webhooks, of);
  };
  await repository.webhooks.publish(
    shop,
    Array.from({ length: 20 }, (_, index) => happening(`msg_${index}`)),
  );
  const webhooks = engine(cleanup, repository, { concurrencyPerEndpoint: 1 });
  webhooks.start();
  await busy.reached(20);
  assert.equal(gone.received.length, 1);
  store();
  await until(async () => (await repository.webhooks.findEndpoint(shop, 'ep_1'))?.state === 'paused');
});

for (const [storage, open] of eachStorage(storages))
  test(`prunes deliveries thirty days after they completed, and no pending ones, on ${storage}`, async cleanup => {
    const repository = await open(cleanup);
    const { url, reached } = await receiver(cleanup);
    await listen(repository, url);
    await listen(repository, url, { id: 'ep_paused', state: 'paused', event_types: ['order.*'] });
    let clock = Date.now();
    const now = () => clock;
    const first = engine(cleanup, repository, { now });
    first.start();
    await first.publish(shop, 'order.paid', {}, { id: 'order_1' });
    await repository.webhooks.publish(shop, [happening('msg_1')], { only: 'ep_paused' });
    await reached(1);
    await first.close();
    const left = async () =>
      (await repository.webhooks.listDeliveries(shop, { limit: 10 })).deliveries.map(({ id }) => id).sort();
    clock += 29 * 24 * hour;
    const second = engine(cleanup, repository, { now });
    second.start();
    await second.close();
    assert.deepEqual(await left(), ['msg_1_ep_paused', 'order_1_ep_1']);
    clock += 2 * 24 * hour;
    const third = engine(cleanup, repository, { now });
    third.start();
    await until(async () => (await left()).length === 1);
    assert.deepEqual(await left(), ['msg_1_ep_paused']);
  });

test('finishes running deliveries at close and releases the others', async cleanup => {
  const { repository } = await freshRepository(cleanup);
  await repository.import({ ...sample(), webhook_endpoints: {} });
  let finish = () => {};
  const { url, reached, received } = await receiver(cleanup, (_, res) => {
    finish = () => res.writeHead(204).end();
  });
  await listen(repository, url);
  const webhooks = engine(cleanup, repository, { concurrencyPerEndpoint: 1 });
  webhooks.start();
  for (const id of ['msg_1', 'msg_2', 'msg_3']) await repository.webhooks.publish(shop, [happening(id)]);
  await reached(1);
  const closed = webhooks.close();
  finish();
  await closed;
  assert.equal(received.length, 1);
  const { deliveries } = await repository.webhooks.listDeliveries(shop, { limit: 10 });
  assert.deepEqual(deliveries.map(({ state }) => state).sort(), ['pending', 'pending', 'succeeded']);
  const next = await receiver(cleanup);
  await repository.webhooks.changeEndpoint(shop, 'ep_1', { url: next.url });
  const other = engine(cleanup, repository);
  other.start();
  await next.reached(2);
});

test('takes no leased delivery from another worker if its clock is 400 s ahead', async cleanup => {
  const { repository } = await freshRepository(cleanup);
  await repository.import({ ...sample(), webhook_endpoints: {} });
  let answer = () => {};
  const { url, received, reached } = await receiver(cleanup, (_, res) => {
    answer = () => res.writeHead(204).end();
  });
  const witness = await receiver(cleanup);
  await listen(repository, url, { event_types: ['order.*'] });
  await listen(repository, witness.url, { id: 'ep_witness', event_types: ['order.*'] });
  const right = engine(cleanup, repository, { pollInterval: 3_600_000 });
  right.start();
  await repository.webhooks.publish(shop, [happening('msg_1')], { only: 'ep_1' });
  right.nudge();
  await reached(1);
  const { now } = Date;
  cleanup(() => {
    Date.now = now;
  });
  Date.now = () => now() + 400_000;
  const ahead = engine(cleanup, repository);
  ahead.start();
  await repository.webhooks.publish(shop, [happening('msg_2')], { only: 'ep_witness' });
  // The other one does not look for it.
  await witness.reached(1);
  answer();
  const find = async () => (await repository.webhooks.findDelivery(shop, 'msg_1_ep_1'))?.delivery;
  await until(async () => (await find())?.state === 'succeeded');
  assert.deepEqual([received.length, (await find())?.attempts.length], [1, 1]);
});

test('loses no delivery if a process is killed in the middle of 1,000: others send them with the same ids', async cleanup => {
  const { repository, schema } = await freshRepository(cleanup);
  await repository.import({ ...sample(), webhook_endpoints: {} });
  const { url, received, reached } = await receiver(cleanup);
  await listen(repository, url);
  const events = Array.from({ length: 1_000 }, (_, index) => happening(`msg_${index}`));
  assert.equal(await repository.webhooks.publish(shop, events), 1_000);
  const script = fileURLToPath(new URL('./sender.ts', import.meta.url));
  const start = async () => {
    const args = [...typescript, script, await databaseUrl(), schema];
    const child = spawn(process.execPath, args, { stdio: 'inherit' });
    cleanup(() => child.kill('SIGKILL'));
    return child;
  };
  const victims = [await start(), await start()];
  await reached(200);
  for (const victim of victims) victim.kill('SIGKILL');
  await Promise.all(
    victims.map(victim => (victim.exitCode ?? victim.signalCode) === null && once(victim, 'exit')),
  );
  const before = received.length;
  assert.ok(before < 1_000, `${before} had come`);
  await start();
  const ids = () => new Set(received.map(({ headers }) => headers['webhook-id']));
  while (ids().size < 1_000) await reached(received.length + 1);
  assert.deepEqual([...ids()].sort(), events.map(({ id }) => id).sort());
  await until(
    async () =>
      (await repository.webhooks.listDeliveries(shop, { limit: 1, state: 'pending' })).deliveries.length ===
      0,
  );
});

test.run();
