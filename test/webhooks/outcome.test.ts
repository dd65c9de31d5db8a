/** What follows from a try: for its delivery, and for its endpoint. */
import assert from 'node:assert/strict';
import type { WebhookAttempt, WebhookEventRecord } from '../../src/generated/types.ts';
import type { EndpointChange, EndpointHealth, Repository, WebhookJob } from '../../src/repository/index.ts';
import { endpoint, shop } from '../../src/testing/sample.ts';
import { react, settlementOf } from '../../src/webhooks/outcome.ts';
import { standardSchedule } from '../../src/webhooks/schedule.ts';
import { type Cleanup, suiteOf } from '../helper.ts';
import { engine, listen, receiver, storages, until } from './receiver.ts';

const test = suiteOf('The outcome of a try');

const at = '2026-05-05T05:05:05.000Z';
const now = Date.parse(at);
const day = 86_400_000;
const rules = { schedule: [5_000, 60_000], pauseAfter: 5 * day, now: () => now, random: () => 0.5 };

const attemptOf = (status: number | null, error: string | null = null): WebhookAttempt => ({
  at,
  duration_ms: 7,
  status,
  error,
  response: status === null ? null : '',
});

function jobOf({
  type = 'order.paid',
  failures = 0,
  hops,
}: {
  type?: string;
  failures?: number;
  hops?: number;
}) {
  const job: WebhookJob = {
    workspaceId: shop,
    delivery: {
      id: 'msg_1_ep_1',
      endpoint_id: 'ep_1',
      event_id: 'msg_1',
      event_type: type,
      state: 'pending',
      created_at: at,
      next_attempt_at: at,
      attempts: Array(failures).fill(attemptOf(500)),
    },
    endpoint: endpoint('ep_1', ['*']),
    payload: '{}',
  };
  return hops === undefined ? job : { ...job, hops };
}

const settle = (
  attempt: WebhookAttempt,
  job: Parameters<typeof jobOf>[0] = {},
  retryAt: number | null = null,
) => settlementOf(jobOf(job), { attempt, retryAt }, rules);

const toldBy = (events: readonly WebhookEventRecord[]) =>
  events.map(({ type, payload, hops }) => ({ type, hops, data: JSON.parse(payload).data }));

test('is success for 2xx alone, and anything else is tried again', () => {
  for (const status of [200, 204, 299]) {
    const { state, nextAttemptAt, events } = settle(attemptOf(status));
    assert.deepEqual([status, state, nextAttemptAt, events], [status, 'succeeded', null, []]);
  }
  for (const status of [null, 100, 199, 300, 301, 400, 404, 409, 411, 429, 500]) {
    const { state, nextAttemptAt, events } = settle(attemptOf(status));
    assert.deepEqual(
      [status, state, nextAttemptAt, events],
      [status, 'pending', '2026-05-05T05:05:10.000Z', []],
    );
  }
});

test('is the end for 410: the delivery has failed at once, whatever is left of the schedule', () => {
  for (const failures of [0, 1]) {
    const { state, nextAttemptAt, events } = settle(attemptOf(410), { failures }, now + 1_000);
    assert.deepEqual([state, nextAttemptAt], ['failed', null]);
    assert.deepEqual(
      toldBy(events).map(({ type, data }) => [type, data.attempts, data.last_status]),
      [['webhook.delivery.exhausted', failures + 1, 410]],
    );
  }
});

test('over HTTP: who answers 410 is asked once, and never again', async cleanup => {
  const repository = (await storages.lowdb?.(cleanup)) as Repository;
  const { url, received, reached } = await receiver(cleanup, (_, res) => res.writeHead(410).end());
  await listen(repository, url, { event_types: ['order.paid'] });
  let clock = now;
  const webhooks = engine(cleanup, repository, { now: () => clock });
  webhooks.start();
  await webhooks.publish(shop, 'order.paid', {}, { id: 'order_1' });
  await reached(1);
  const find = async () => (await repository.webhooks.findDelivery(shop, 'order_1_ep_1'))?.delivery;
  await until(async () => (await repository.webhooks.findEndpoint(shop, 'ep_1'))?.state === 'paused');
  assert.deepEqual([(await find())?.state, (await find())?.next_attempt_at], ['failed', null]);
  const resumed = { state: 'active', paused_reason: null, paused_at: null } as const;
  await repository.webhooks.changeEndpoint(shop, 'ep_1', resumed);
  clock += 30 * day;
  // What is due is claimed, and that is nothing.
  const claim = {
    token: 'look',
    now: new Date(clock).toISOString(),
    leaseFor: 1,
  };
  const due = await repository.webhooks.claim({ ...claim, limit: 10, perEndpoint: 10 });
  assert.deepEqual([due, received.length], [[], 1]);
});

test('says when the next try is, no sooner than the receiver wishes, and tells once there is none', () => {
  assert.equal(settle(attemptOf(503), {}, now + 9_000).nextAttemptAt, '2026-05-05T05:05:14.000Z');
  assert.equal(settle(attemptOf(503), { failures: 1 }).nextAttemptAt, '2026-05-05T05:06:05.000Z');
  const last = settle(attemptOf(null, 'the connection was refused'), { failures: 2, hops: 3 });
  assert.deepEqual(
    [last.state, last.nextAttemptAt, last.workspaceId, last.deliveryId, last.endpointId, last.attempt],
    ['failed', null, shop, 'msg_1_ep_1', 'ep_1', attemptOf(null, 'the connection was refused')],
  );
  assert.deepEqual(toldBy(last.events), [
    {
      type: 'webhook.delivery.exhausted',
      hops: 3,
      data: {
        endpoint_id: 'ep_1',
        delivery_id: 'msg_1_ep_1',
        event_id: 'msg_1',
        event_type: 'order.paid',
        attempts: 3,
        last_status: null,
        last_error: 'the connection was refused',
      },
    },
  ]);
  assert.equal(last.events[0]?.created_at, at);
  assert.equal(standardSchedule.length, 9);
});

test('of an event about webhooks makes no further event: that would loop', () => {
  for (const type of ['webhook.test', 'webhook.delivery.exhausted', 'webhook.endpoint.paused'])
    for (const status of [410, 500]) {
      const { state, events } = settle(attemptOf(status), { type, failures: 2 });
      assert.deepEqual([type, state, events], [type, 'failed', []]);
    }
  assert.equal(settle(attemptOf(410), { type: 'webhooks.custom' }).events.length, 1);
});

test('of an event that no webhook led to is told as one that no webhook led to', () => {
  assert.deepEqual(
    toldBy(settle(attemptOf(410)).events).map(({ hops }) => hops),
    [undefined],
  );
});

/** What happens to an active endpoint whose health was and is so, after an answer with a status. */
async function reaction(
  cleanup: Cleanup,
  before: EndpointHealth,
  after: EndpointHealth,
  status: number,
  meanwhile: EndpointChange = {},
) {
  const repository = (await storages.lowdb?.(cleanup)) as Repository;
  const { webhooks } = repository;
  await listen(repository, 'https://receiver.example/', {
    event_types: ['order.paid'],
    ...after,
    ...meanwhile,
  });
  await listen(repository, 'https://witness.example/', { id: 'ep_witness', event_types: ['webhook.*'] });
  const settlement = settle(attemptOf(status));
  await react(webhooks, { settlement, before, after }, rules);
  const { deliveries } = await webhooks.listDeliveries(shop, { limit: 10 });
  const told = await Promise.all(
    deliveries.map(async ({ id }) => JSON.parse((await webhooks.findDelivery(shop, id))?.payload ?? '')),
  );
  const stored = await webhooks.findEndpoint(shop, 'ep_1');
  return {
    state: [stored?.state, stored?.paused_reason, stored?.paused_at],
    told: told.map(({ type, data }) => [type, data]),
  };
}

const well: EndpointHealth = { recent_failures: 0, failing_since: null };
const since = (time: number, failures: number): EndpointHealth => ({
  recent_failures: failures,
  failing_since: new Date(now - time).toISOString(),
});
const untouched = { state: ['active', null, null], told: [] };
const about = { endpoint_id: 'ep_1', url: 'https://receiver.example/' };

test('pauses an endpoint that has failed for days, five times at least, and tells of it', async cleanup => {
  const health = since(5 * day, 5);
  const { failing_since } = health;
  assert.deepEqual(await reaction(cleanup, since(5 * day, 4), health, 500), {
    state: ['paused', 'failing', at],
    told: [['webhook.endpoint.paused', { ...about, reason: 'failing', failing_since }]],
  });
  assert.deepEqual(await reaction(cleanup, since(9 * day, 3), since(9 * day, 4), 500), untouched, 'too few');
  assert.deepEqual(
    await reaction(cleanup, since(5 * day - 1, 8), since(5 * day - 1, 9), 500),
    untouched,
    'too soon',
  );
});

test('pauses an endpoint that is gone at its first 410, and not where a success came after', async cleanup => {
  const health = since(0, 1);
  const { failing_since } = health;
  assert.deepEqual(await reaction(cleanup, well, health, 410), {
    state: ['paused', 'gone', at],
    told: [['webhook.endpoint.paused', { ...about, reason: 'gone', failing_since }]],
  });
  assert.deepEqual(await reaction(cleanup, well, well, 410), untouched);
});

test('leaves an endpoint as it is that was paused or well again meanwhile', async cleanup => {
  const paused = { state: 'paused', paused_reason: 'requested', paused_at: at } as const;
  assert.deepEqual(await reaction(cleanup, well, since(0, 1), 410, paused), {
    state: ['paused', 'requested', at],
    told: [],
  });
  assert.deepEqual(await reaction(cleanup, well, since(0, 1), 410, well), untouched);
});

test('tells that an endpoint is well again after five failures, not after four', async cleanup => {
  const { failing_since } = since(60_000, 5);
  assert.deepEqual(await reaction(cleanup, since(60_000, 5), well, 200), {
    state: ['active', null, null],
    told: [['webhook.endpoint.recovered', { ...about, failing_since }]],
  });
  assert.deepEqual(await reaction(cleanup, since(60_000, 4), well, 200), untouched);
});

test('of an endpoint that was deleted meanwhile changes nothing', async cleanup => {
  const repository = (await storages.lowdb?.(cleanup)) as Repository;
  const { webhooks } = repository;
  const settled = { settlement: settle(attemptOf(410)), before: well, after: since(0, 1) };
  await react(webhooks, settled, rules);
  assert.deepEqual((await webhooks.listDeliveries(shop, { limit: 1 })).deliveries, []);
});

test.run();
