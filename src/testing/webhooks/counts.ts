import assert from 'node:assert/strict';
import type { Settlement, WebhookJob } from '../../repository/index.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { endpoint, event, hostileTexts, other, shop } from '../sample.ts';
import { attempt, claimOf, fromNowToLater, later, now, settlementOf } from './jobs.ts';

const test = casesOf('webhooks');

const day = now.slice(0, 10);
const hour = now.slice(0, 13);
const all = { by: 'hour', from: `${day}T00`, to: `${day}T23` } as const;

const failed = (job: WebhookJob, some: Partial<Settlement> = {}): Settlement =>
  settlementOf(job, { attempt: attempt(500), state: 'failed', ...some });

/** The counts of completed deliveries. */
export const deliveryCountCases: readonly ConformanceCase[] = [
  test('webhooks.settle counts completed deliveries for the hour of the clock, by kind of endpoint, and not those that are tried again', async webhooks => {
    await webhooks.createEndpoint(shop, { ...endpoint('ep_hook', ['key.*']), kind: 'hook' });
    await webhooks.publish(shop, [event('msg_1'), event('msg_2')]);
    await webhooks.publish(other, [event('msg_1')]);
    const jobs = await webhooks.claim(claimOf('one'));
    assert.equal(jobs.length, 7);
    const settlements = jobs.map(job => {
      if (job.endpoint.id !== 'ep_all' || job.workspaceId === other) return settlementOf(job);
      return job.delivery.event_id === 'msg_1'
        ? failed(job)
        : failed(job, { state: 'pending', retryAfter: fromNowToLater });
    });
    await webhooks.settle('one', settlements, { now });
    const count = (query: object = {}) => webhooks.countDeliveries(shop, { ...all, ...query });
    assert.deepEqual(await count(), [{ name: hour, succeeded: 4, failed: 1 }]);
    assert.deepEqual(await count({ kind: null }), [{ name: hour, succeeded: 2, failed: 1 }]);
    assert.deepEqual(await count({ kind: 'hook' }), [{ name: hour, succeeded: 2, failed: 0 }]);
    assert.deepEqual(await count({ kind: [null, 'hook'] }), [{ name: hour, succeeded: 4, failed: 1 }]);
    assert.deepEqual(await count({ kind: ['route'] }), []);
    assert.deepEqual(await count({ kind: 'other' }), []);
    assert.deepEqual(await webhooks.countDeliveries(other, all), [{ name: hour, succeeded: 1, failed: 0 }]);
    await webhooks.deleteEndpoint(shop, 'ep_hook');
    const again = await webhooks.claim(claimOf('two', { now: later }));
    await webhooks.settle(
      'two',
      again.map(job => settlementOf(job)),
      { now: '2026-05-06T00:00:00Z' },
    );
    assert.deepEqual(await count({ by: 'day', to: '2026-05-06T00' }), [
      { name: day, succeeded: 4, failed: 1 },
      { name: '2026-05-06', succeeded: 1, failed: 0 },
    ]);
    assert.deepEqual(await count({ from: `${day}T23` }), []);
    for (const text of hostileTexts)
      assert.deepEqual(await webhooks.countDeliveries(text, { ...all, kind: text }), []);
  }),
  test('webhooks.settle counts each delivery once, whatever is settled again, also in concurrent calls', async webhooks => {
    const events = Array.from({ length: 20 }, (_, index) => event(`msg_${index}`));
    await webhooks.publish(shop, events, { only: 'ep_all' });
    const [one, two] = [claimOf('one', { limit: 10 }), claimOf('two', { limit: 10 })];
    const jobs = [await webhooks.claim(one), await webhooks.claim(two)];
    const calls = jobs.flatMap((mine, index) =>
      mine.map((job, at) => ({
        token: index === 0 ? 'one' : 'two',
        settlement: at % 2 === 0 ? settlementOf(job) : failed(job),
      })),
    );
    assert.equal(calls.length, 20);
    const settle = ({ token, settlement }: (typeof calls)[number]) =>
      webhooks.settle(token, [settlement], { now });
    await Promise.all([...calls, ...calls].map(settle));
    await Promise.all(calls.map(settle));
    assert.deepEqual(await webhooks.countDeliveries(shop, all), [{ name: hour, succeeded: 10, failed: 10 }]);
  }),
  test('webhooks.settle counts a delivery that is sent again when it is completed again', async webhooks => {
    await webhooks.publish(shop, [event('msg_1')], { only: 'ep_all' });
    const [job] = await webhooks.claim(claimOf('one'));
    assert.ok(job);
    await webhooks.settle('one', [failed(job)], { now });
    await webhooks.replay(shop, job.delivery.id, now);
    const [again] = await webhooks.claim(claimOf('two'));
    assert.ok(again);
    await webhooks.settle('two', [failed(again)], { now });
    assert.deepEqual(await webhooks.countDeliveries(shop, all), [{ name: hour, succeeded: 0, failed: 2 }]);
  }),
  test('webhooks.prune deletes the counts of hours that started more than 61 days ago', async webhooks => {
    const hours = ['2026-03-05T11', '2026-03-05T12', hour];
    for (const [index, at] of hours.entries()) {
      await webhooks.publish(shop, [event(`msg_${index}`)], { only: 'ep_all' });
      const jobs = await webhooks.claim(claimOf('one'));
      await webhooks.settle(
        'one',
        jobs.map(job => settlementOf(job)),
        { now: `${at}:30:00Z` },
      );
    }
    const counted = async () =>
      (await webhooks.countDeliveries(shop, { ...all, from: '2026-01-01T00' })).map(({ name }) => name);
    assert.deepEqual(await counted(), hours);
    while (await webhooks.prune({ keepFor: null, now: `2026-05-05T12:59:59Z` }));
    assert.deepEqual(await counted(), hours.slice(1));
  }),
];
