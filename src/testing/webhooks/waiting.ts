import assert from 'node:assert/strict';
import { type ConformanceCase, casesOf } from '../case.ts';
import { event, hostileTexts, other, shop } from '../sample.ts';
import { attempt, claimOf, fromNowToLater, later, now, settlementOf } from './jobs.ts';

const test = casesOf('webhooks');

const minuteAgo = '2026-05-05T05:04:05Z';

/** The counts of what waits to be sent. */
export const waitingDeliveryCases: readonly ConformanceCase[] = [
  test('webhooks.countWaiting counts what is pending, and of this what could be sent now, of a workspace or of all', async webhooks => {
    const count = async (query: object = {}) => {
      const { sqlEvents: _, ...counted } = await webhooks.countWaiting({ now, ...query });
      return counted;
    };
    const none = { pending: 0, due: 0, oldestDue: null, pausedEndpoints: 0 };
    assert.deepEqual(await count(), { ...none, pausedEndpoints: 1 });
    assert.deepEqual(await count({ workspaceId: other }), none);
    await webhooks.publish(shop, [
      event('msg_1', 'link.clicked', minuteAgo),
      event('msg_2', 'link.clicked', now),
    ]);
    await webhooks.publish(shop, [event('msg_3', 'link.clicked', minuteAgo)], { only: 'ep_paused' });
    await webhooks.publish(other, [event('msg_1', 'link.clicked', now)]);
    const ofShop = { pending: 3, due: 2, oldestDue: 60_000, pausedEndpoints: 1 };
    assert.deepEqual(await count({ workspaceId: shop }), ofShop);
    assert.deepEqual(await count({ workspaceId: other }), { ...none, pending: 1, due: 1, oldestDue: 0 });
    assert.deepEqual(await count(), { ...ofShop, pending: 4, due: 3 });
    assert.deepEqual(await count({ workspaceId: shop, now: '2026-05-05T05:04:04Z' }), {
      ...ofShop,
      due: 0,
      oldestDue: null,
    });
    for (const text of hostileTexts) assert.deepEqual(await count({ workspaceId: text }), none);
  }),
  test('webhooks.countWaiting counts as pending, and not as due, what is being sent, and what is tried again later', async webhooks => {
    await webhooks.publish(shop, [
      event('msg_1', 'link.clicked', minuteAgo),
      event('msg_2', 'link.clicked', now),
    ]);
    const count = async (at = now) => {
      const { pending, due, oldestDue } = await webhooks.countWaiting({ workspaceId: shop, now: at });
      return [pending, due, oldestDue];
    };
    const [job] = await webhooks.claim(claimOf('one', { limit: 1 }));
    assert.ok(job);
    assert.deepEqual(await count(), [2, 1, 0]);
    const retry = { attempt: attempt(500), state: 'pending', retryAfter: fromNowToLater } as const;
    await webhooks.settle('one', [settlementOf(job, retry)], { now });
    assert.deepEqual(await count(), [2, 1, 0]);
    const [second] = await webhooks.claim(claimOf('two'));
    assert.ok(second);
    await webhooks.settle('two', [settlementOf(second)], { now });
    assert.deepEqual(await count(), [1, 0, null]);
    assert.deepEqual(await count(later), [1, 1, 0]);
    await webhooks.deleteEndpoint(shop, 'ep_all');
    assert.deepEqual(await count(later), [0, 0, null]);
  }),
];
