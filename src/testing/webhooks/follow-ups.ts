import assert from 'node:assert/strict';
import type { FollowUp, Settlement, WebhookJob } from '../../repository/index.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { event, shop } from '../sample.ts';
import { all, attempt, claimOf, later, now, settlementOf } from './jobs.ts';

const pauseOf = (id: string): FollowUp => ({
  change: { state: 'paused', paused_reason: 'failing', paused_at: now },
  events: [event(id, 'webhook.endpoint.paused')],
});

/** A failed attempt that pauses its endpoint unless it is already paused. */
const pausing = (job: WebhookJob): Settlement =>
  settlementOf(job, {
    state: 'failed',
    attempt: attempt(500),
    follow: ({ endpoint }) => (endpoint.state === 'active' ? pauseOf(`told_${job.delivery.id}`) : null),
  });

const test = casesOf('webhooks');

export const webhookFollowUpCases: readonly ConformanceCase[] = [
  test('webhooks.settle calls `follow` with the current endpoint, and stores the consequences of the attempt', async webhooks => {
    await webhooks.publish(shop, [event('msg_1'), event('msg_2')], { only: 'ep_keys' });
    const jobs = await webhooks.claim(claimOf('one'));
    const seen: unknown[] = [];
    const settlements = jobs.map(job =>
      settlementOf(job, {
        state: 'failed',
        attempt: attempt(500),
        follow: ({ endpoint, before, now: clock }) => {
          const { id, url, state, recent_failures } = endpoint;
          seen.push([id, url, state, recent_failures, before.recent_failures, clock]);
          return state === 'active' ? pauseOf('told') : null;
        },
      }),
    );
    const reported = await webhooks.settle('one', settlements, { now });
    const { url } = (await webhooks.findEndpoint(shop, 'ep_keys')) ?? {};
    assert.deepEqual(seen, [
      ['ep_keys', url, 'active', 1, 0, now],
      ['ep_keys', url, 'paused', 2, 1, now],
    ]);
    assert.deepEqual(
      reported.map(({ followed }) => followed),
      [pauseOf('told'), null],
    );
    const endpoint = await webhooks.findEndpoint(shop, 'ep_keys');
    assert.deepEqual(
      [endpoint?.state, endpoint?.paused_reason, endpoint?.paused_at, endpoint?.recent_failures],
      ['paused', 'failing', now, 2],
    );
    const { deliveries } = await all(webhooks);
    assert.deepEqual(
      deliveries.filter(one => one.event_id === 'told').map(one => one.endpoint_id),
      ['ep_all'],
    );
  }),
  test('webhooks.settle does not send the events of a pause to the paused endpoint', async webhooks => {
    await webhooks.publish(shop, [event('msg_1')], { only: 'ep_all' });
    const [job] = await webhooks.claim(claimOf('one'));
    assert.ok(job);
    const settlement = { ...pausing(job), events: [event('exhausted', 'webhook.delivery.exhausted')] };
    assert.equal((await webhooks.settle('one', [settlement])).length, 1);
    assert.deepEqual(
      (await all(webhooks)).deliveries.map(({ id }) => id),
      ['msg_1_ep_all'],
    );
  }),
  test('webhooks.settle stores nothing of an attempt if its consequences cannot be stored', async webhooks => {
    await webhooks.publish(shop, [event('msg_1')], { only: 'ep_keys' });
    const [job] = await webhooks.claim(claimOf('one'));
    assert.ok(job);
    const failing = settlementOf(job, {
      state: 'failed',
      attempt: attempt(500),
      follow: () => {
        throw new Error('the consequences cannot be stored');
      },
    });
    await assert.rejects(async () => webhooks.settle('one', [failing]));
    const found = await webhooks.findDelivery(shop, job.delivery.id);
    assert.deepEqual([found?.delivery.state, found?.delivery.attempts], ['pending', []]);
    assert.equal((await webhooks.findEndpoint(shop, 'ep_keys'))?.recent_failures, 0);
    assert.equal((await webhooks.settle('one', [pausing(job)])).length, 1, 'the lease is still valid');
  }),
  test('webhooks.settle does not call `follow` if the lease now has another token', async webhooks => {
    await webhooks.publish(shop, [event('msg_1')], { only: 'ep_keys' });
    const [job] = await webhooks.claim(claimOf('one'));
    assert.ok(job);
    assert.deepEqual(await webhooks.settle('two', [pausing(job)]), []);
    assert.equal((await webhooks.findEndpoint(shop, 'ep_keys'))?.state, 'active');
    assert.equal((await all(webhooks)).deliveries.length, 1);
  }),
  test('webhooks.settle lets one of ten concurrent attempts pause their endpoint, and publishes the pause once', async webhooks => {
    const events = Array.from({ length: 10 }, (_, index) => event(`msg_${index}`));
    await webhooks.publish(shop, events, { only: 'ep_keys' });
    const jobs = await webhooks.claim(claimOf('one'));
    assert.equal(jobs.length, 10);
    const reported = await Promise.all(jobs.map(job => webhooks.settle('one', [pausing(job)])));
    assert.equal(reported.flat().filter(({ followed }) => followed !== null).length, 1);
    const { deliveries } = await all(webhooks);
    assert.equal(deliveries.filter(one => one.event_type === 'webhook.endpoint.paused').length, 1);
    assert.equal((await webhooks.findEndpoint(shop, 'ep_keys'))?.recent_failures, 10);
  }),
  test('webhooks.settle uses the clock of the storage, not the clock of the worker', async webhooks => {
    await webhooks.publish(shop, [event('msg_1')], { only: 'ep_keys' });
    const [job] = await webhooks.claim(claimOf('one'));
    assert.ok(job);
    const wait = 3_600_000;
    let clock = '';
    const settlement = settlementOf(job, {
      state: 'pending',
      attempt: { ...attempt(500), at: later },
      retryAfter: wait,
      follow: fared => {
        clock = fared.now;
        return null;
      },
    });
    await webhooks.settle('one', [settlement]);
    const found = await webhooks.findDelivery(shop, job.delivery.id);
    const endpoint = await webhooks.findEndpoint(shop, 'ep_keys');
    const since = Date.parse(endpoint?.failing_since ?? '');
    assert.deepEqual(
      [since, Date.parse(found?.delivery.next_attempt_at ?? '') - since, found?.delivery.attempts[0]?.at],
      [Date.parse(clock), wait, later],
    );
    assert.notEqual(since, Date.parse(later));
  }),
];
