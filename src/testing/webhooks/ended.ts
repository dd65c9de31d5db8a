import assert from 'node:assert/strict';
import { type ConformanceCase, casesOf } from '../case.ts';
import { event, other, shop } from '../sample.ts';
import { claimOf, idsOf, now, settlementOf } from './jobs.ts';

const test = casesOf('webhooks');
const leaseFor = 60_000;

/** What workers that have ended leave behind. */
export const endedWorkerCases: readonly ConformanceCase[] = [
  test('webhooks.releaseEnded releases the deliveries of all workspaces whose worker has ended, and of no other', async webhooks => {
    for (const workspaceId of [shop, other])
      await webhooks.publish(workspaceId, [event('msg_1', 'link.clicked')]);
    const ended = await webhooks.claim(claimOf('ended'));
    await webhooks.publish(shop, [event('msg_2', 'link.clicked'), event('msg_3', 'link.clicked')]);
    const [alive, lost] = [
      await webhooks.claim(claimOf('alive', { limit: 1 })),
      await webhooks.claim(claimOf('ended_2', { limit: 1 })),
    ];
    const released = await webhooks.releaseEnded(token => token.startsWith('ended'), { now });
    assert.equal(released, 3);
    const again = await webhooks.claim(claimOf('new'));
    assert.deepEqual(idsOf(again), idsOf([...ended, ...lost]));
    assert.deepEqual(
      [await webhooks.releaseEnded(() => false, { now }), await webhooks.claim(claimOf('newer'))],
      [0, []],
    );
    assert.equal(
      (
        await webhooks.settle(
          'alive',
          alive.map(job => settlementOf(job)),
        )
      ).length,
      1,
    );
  }),
  test(
    'webhooks.releaseEnded takes a delivery from a worker that goes on: it can neither settle nor renew it',
    async webhooks => {
      await webhooks.publish(shop, [event('msg_1', 'link.clicked')]);
      const jobs = await webhooks.claim(claimOf('before'));
      assert.equal(await webhooks.releaseEnded(token => token === 'before', { now }), 1);
      assert.deepEqual(await webhooks.renew('before', jobs, { leaseFor, now }), []);
      assert.deepEqual(
        await webhooks.settle(
          'before',
          jobs.map(job => settlementOf(job)),
        ),
        [],
      );
      assert.equal((await webhooks.claim(claimOf('new'))).length, 1);
    },
    { needs: ['webhooks.renew'] },
  ),
  test('webhooks.releaseEnded and concurrent claims give each delivery to one worker', async webhooks => {
    const events = Array.from({ length: 20 }, (_, index) => event(`msg_${index}`, 'link.clicked'));
    await webhooks.publish(shop, events);
    const jobs = await webhooks.claim(claimOf('ended'));
    const hasEnded = (token: string) => token === 'ended';
    const claim = (token: string) => webhooks.claim(claimOf(token));
    const [, one, , two] = await Promise.all([
      webhooks.releaseEnded(hasEnded, { now }),
      claim('one'),
      webhooks.releaseEnded(hasEnded, { now }),
      claim('two'),
    ]);
    assert.deepEqual(idsOf([...one, ...two, ...(await claim('three'))]), idsOf(jobs));
  }),
];
