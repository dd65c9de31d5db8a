/** The consequences of an attempt for its delivery and its endpoint. */
import assert from 'node:assert/strict';
import { realTime } from '../../src/common/time/worker-time.ts';
import type { WebhookAttempt, WebhookEventRecord } from '../../src/generated/types.ts';
import {
  type EndpointChange,
  type EndpointHealth,
  RepositoryUnavailableError,
  type WebhookJob,
  type WholeRepository,
} from '../../src/repository/index.ts';
import { endpoint, shop } from '../../src/testing/sample.ts';
import { claimOf } from '../../src/testing/webhooks/jobs.ts';
import { resolveWorkerOptions } from '../../src/webhooks/options.ts';
import { settlementOf } from '../../src/webhooks/outcome.ts';
import { standardSchedule } from '../../src/webhooks/schedule.ts';
import { suiteOf } from '../helper.ts';
import { eachStorage } from '../storages.ts';
import { until } from '../until.ts';
import { engine, happening, listen, receiver, storages } from './receiver.ts';

const test = suiteOf('Delivery outcomes');

const at = '2026-05-05T05:05:05Z';
const now = Date.parse(at);
const day = 86_400_000;
const options = { schedule: [5_000, 60_000], pauseAfter: 5 * day, now: () => now, random: () => 0.5 };
const rules = resolveWorkerOptions(options, realTime);

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
  requestedRetryMs: number | null = null,
) => settlementOf(jobOf(job), { attempt, requestedRetryMs }, rules);

const reportedBy = (events: readonly WebhookEventRecord[]) =>
  events.map(({ type, payload, hops }) => ({ type, hops, data: JSON.parse(payload).data }));

test('count only 2xx as success and retry everything else', () => {
  for (const status of [200, 204, 299]) {
    const { state, retryAfter, events } = settle(attemptOf(status));
    assert.deepEqual([status, state, retryAfter, events], [status, 'succeeded', null, []]);
  }
  for (const status of [null, 100, 199, 300, 301, 400, 404, 409, 411, 429, 500]) {
    const { state, retryAfter, events } = settle(attemptOf(status, status === null ? 'no answer' : null));
    assert.deepEqual([status, state, retryAfter, events], [status, 'pending', 5_000, []]);
  }
});

test('end with 410: the delivery fails immediately, regardless of the schedule', () => {
  for (const failures of [0, 1]) {
    const { state, retryAfter, events } = settle(attemptOf(410), { failures }, 1_000);
    assert.deepEqual([state, retryAfter], ['failed', null]);
    assert.deepEqual(
      reportedBy(events).map(({ type, data }) => [type, data.attempts, data.last_status]),
      [['webhook.delivery.exhausted', failures + 1, 410]],
    );
  }
});

test('send nothing more over HTTP after a 410', async cleanup => {
  const repository = (await storages.lowdb?.(cleanup)) as WholeRepository;
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
  // Claims due deliveries: there are none.
  const claim = {
    token: 'look',
    now: new Date(clock).toISOString(),
    leaseFor: 1,
  };
  const due = await repository.webhooks.claim({ ...claim, limit: 10, perEndpoint: 10 });
  assert.deepEqual([due, received.length], [[], 1]);
});

test('contain the next attempt, not before the time that the receiver requested, and an event after the last one', () => {
  assert.equal(settle(attemptOf(503), {}, 9_000).retryAfter, 9_000);
  assert.equal(settle(attemptOf(503), { failures: 1 }).retryAfter, 60_000);
  const last = settle(attemptOf(null, 'the connection was refused'), { failures: 2, hops: 3 });
  assert.deepEqual(
    [last.state, last.retryAfter, last.workspaceId, last.deliveryId, last.endpointId, last.attempt],
    ['failed', null, shop, 'msg_1_ep_1', 'ep_1', attemptOf(null, 'the connection was refused')],
  );
  assert.deepEqual(reportedBy(last.events), [
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
  assert.equal(Date.parse(last.events[0]?.created_at ?? ''), now);
  assert.equal(standardSchedule.length, 9);
});

test('of events about webhooks emit no further events, which would loop', () => {
  for (const type of ['webhook.test', 'webhook.delivery.exhausted', 'webhook.endpoint.paused'])
    for (const status of [410, 500]) {
      const { state, events } = settle(attemptOf(status), { type, failures: 2 });
      assert.deepEqual([type, state, events], [type, 'failed', []]);
    }
  assert.equal(settle(attemptOf(410), { type: 'webhooks.custom' }).events.length, 1);
});

test('of events without hops emit events without hops', () => {
  assert.deepEqual(
    reportedBy(settle(attemptOf(410)).events).map(({ hops }) => hops),
    [undefined],
  );
});

/** The consequences for an active endpoint with these failures, after a response with a status. */
async function reaction(
  repository: WholeRepository,
  fares: EndpointHealth,
  status: number,
  meanwhile: EndpointChange = {},
) {
  const { webhooks } = repository;
  await listen(repository, 'https://receiver.example/', { event_types: ['order.paid'], ...fares });
  await listen(repository, 'https://witness.example/', { id: 'ep_witness', event_types: ['webhook.*'] });
  await webhooks.publish(shop, [{ ...happening('msg_1'), created_at: at }], { only: 'ep_1' });
  const [job] = await webhooks.claim(claimOf('one', { now: at }));
  assert.ok(job);
  await webhooks.changeEndpoint(shop, 'ep_1', meanwhile);
  await webhooks.settle(
    'one',
    [settlementOf(job, { attempt: attemptOf(status), requestedRetryMs: null }, rules)],
    {
      now: at,
    },
  );
  const { deliveries } = await webhooks.listDeliveries(shop, { limit: 10 });
  const reported = await Promise.all(
    deliveries
      .filter(one => one.endpoint_id === 'ep_witness')
      .map(async ({ id }) => JSON.parse((await webhooks.findDelivery(shop, id))?.payload ?? '')),
  );
  const stored = await webhooks.findEndpoint(shop, 'ep_1');
  return {
    state: [stored?.state, stored?.paused_reason, Date.parse(stored?.paused_at ?? '') || null],
    reported: reported
      .filter(({ type }) => type !== 'webhook.delivery.exhausted')
      .map(({ type, data }) => [type, data]),
  };
}

const well: EndpointHealth = { recent_failures: 0, failing_since: null };
const since = (time: number, failures: number): EndpointHealth => ({
  recent_failures: failures,
  failing_since: new Date(now - time).toISOString().replace('.000Z', 'Z'),
});
const sinceOf = ({ failing_since }: EndpointHealth) => ({ failing_since });
const untouched = { state: ['active', null, null], reported: [] };
const about = { endpoint_id: 'ep_1', url: 'https://receiver.example/' };

for (const [storage, open] of eachStorage(storages)) {
  test(`pause an endpoint that has failed for days, and at least five times, and emit an event, on ${storage}`, async cleanup => {
    const health = since(5 * day, 4);
    assert.deepEqual(await reaction(await open(cleanup), health, 500), {
      state: ['paused', 'failing', now],
      reported: [['webhook.endpoint.paused', { ...about, reason: 'failing', ...sinceOf(health) }]],
    });
    assert.deepEqual(await reaction(await open(cleanup), since(9 * day, 3), 500), untouched, 'too few');
    assert.deepEqual(await reaction(await open(cleanup), since(5 * day - 1, 8), 500), untouched, 'too soon');
  });

  test(`pause an endpoint at its first 410, on ${storage}`, async cleanup => {
    assert.deepEqual(await reaction(await open(cleanup), well, 410), {
      state: ['paused', 'gone', now],
      reported: [['webhook.endpoint.paused', { ...about, reason: 'gone', ...sinceOf(since(0, 1)) }]],
    });
  });

  test(`do not change an endpoint that was paused meanwhile, on ${storage}`, async cleanup => {
    const paused = { state: 'paused', paused_reason: 'requested', paused_at: at } as const;
    assert.deepEqual(await reaction(await open(cleanup), well, 410, paused), {
      state: ['paused', 'requested', now],
      reported: [],
    });
  });

  test(`do not pause an endpoint whose failures a later attempt has ended, on ${storage}`, async cleanup => {
    assert.deepEqual(await reaction(await open(cleanup), since(9 * day, 9), 500, well), untouched);
  });

  test(`emit a recovery after five failures, but not after four, on ${storage}`, async cleanup => {
    const health = since(60_000, 5);
    assert.deepEqual(await reaction(await open(cleanup), health, 200), {
      state: ['active', null, null],
      reported: [['webhook.endpoint.recovered', { ...about, ...sinceOf(health) }]],
    });
    assert.deepEqual(await reaction(await open(cleanup), since(60_000, 4), 200), untouched);
  });

  test(`that could not be stored are stored later with their follow-up events, on ${storage}`, async cleanup => {
    const repository = await open(cleanup);
    const { url, reached } = await receiver(cleanup);
    const witness = await receiver(cleanup);
    await listen(repository, url, { event_types: ['order.*'], ...since(60_000, 5) });
    await listen(repository, witness.url, { id: 'ep_witness', event_types: ['webhook.*'] });
    // Every consequence of an attempt fails once, for each way of storing it.
    const failed = new Set<string>();
    const flaky = new Proxy(repository.webhooks, {
      get(webhooks, name: keyof WholeRepository['webhooks']) {
        const method = webhooks[name] as (...given: unknown[]) => unknown;
        return async (...given: unknown[]) => {
          if (!['settle', 'publish', 'findEndpoint', 'changeEndpoint'].includes(name) || failed.has(name))
            return method.call(webhooks, ...given);
          failed.add(name);
          throw new RepositoryUnavailableError('gone');
        };
      },
    });
    const { timeout, leaseSlack } = { timeout: 100, leaseSlack: 0 };
    await repository.webhooks.publish(shop, [happening('msg_1')]);
    engine(cleanup, { ...repository, webhooks: flaky }, { timeout, leaseSlack }).start();
    await reached(2);
    await witness.reached(1);
    assert.equal(JSON.parse(witness.received[0]?.body ?? '').type, 'webhook.endpoint.recovered');
  });
}

test.run();
