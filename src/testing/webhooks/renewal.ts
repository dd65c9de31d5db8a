import assert from 'node:assert/strict';
import type { WebhookJob } from '../../repository/index.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { event, other, shop } from '../sample.ts';
import { attempt, claimOf, idsOf, now, settlementOf, until } from './jobs.ts';

const test = casesOf('webhooks');
const leaseFor = 60_000;
const muchLater = '2026-05-05T05:07:05Z';
const settlements = (jobs: readonly WebhookJob[], status = 200) =>
  jobs.map(job => settlementOf(job, { attempt: attempt(status) }));
const held = (jobs: readonly Pick<WebhookJob, 'workspaceId' | 'delivery'>[]) =>
  jobs.map(({ workspaceId, delivery }) => `${workspaceId} ${delivery.id}`).sort();

/** Renewing the leases of deliveries. */
export const webhookRenewalCases: readonly ConformanceCase[] = [
  test('webhooks.renew prolongs the leases of the given deliveries from now on, and of no others', async webhooks => {
    for (const workspaceId of [shop, other])
      await webhooks.publish(workspaceId, [event('msg_1', 'link.clicked'), event('msg_2', 'link.clicked')]);
    const jobs = await webhooks.claim(claimOf('one'));
    const given = jobs.filter(
      ({ workspaceId, delivery }) => workspaceId === shop && delivery.event_id === 'msg_1',
    );
    assert.equal(given.length, 1);
    assert.deepEqual(held(await webhooks.renew('one', given, { leaseFor, now: until })), held(given));
    const rest = await webhooks.claim(claimOf('two', { now: until }));
    assert.deepEqual(held(rest), held(jobs.filter(job => !given.includes(job))));
    assert.deepEqual(held(await webhooks.claim(claimOf('three', { now: muchLater }))), held(jobs));
    assert.deepEqual(await webhooks.renew('one', [], { leaseFor }), []);
  }),
  test('webhooks.renew keeps a lease that has ended if nobody else has claimed the delivery, and none that somebody has', async webhooks => {
    await webhooks.publish(shop, [event('msg_1', 'link.clicked')]);
    const jobs = await webhooks.claim(claimOf('one'));
    assert.deepEqual(
      idsOf((await webhooks.renew('one', jobs, { leaseFor, now: until })) as never),
      idsOf(jobs),
    );
    assert.equal((await webhooks.claim(claimOf('two', { now: muchLater }))).length, 1);
    assert.deepEqual(await webhooks.renew('one', jobs, { leaseFor, now: muchLater }), []);
    assert.deepEqual(await webhooks.settle('one', settlements(jobs)), []);
    // The lease of the other one is as it was.
    const afterwards = claimOf('three', { now: '2026-05-05T05:08:05Z' });
    assert.equal((await webhooks.claim(afterwards)).length, 1);
  }),
  test('webhooks.renew leases no delivery that was settled or released', async webhooks => {
    await webhooks.publish(shop, [event('msg_1', 'link.clicked'), event('msg_2', 'link.clicked')]);
    const jobs = await webhooks.claim(claimOf('one'));
    await webhooks.settle('one', settlements(jobs.slice(0, 1)));
    await webhooks.release('one', jobs.slice(1));
    assert.deepEqual(await webhooks.renew('one', jobs, { leaseFor, now }), []);
    assert.deepEqual(idsOf(await webhooks.claim(claimOf('two'))), idsOf(jobs.slice(1)));
  }),
  test("webhooks.renew uses the storage's clock, whatever the clock of the process", async webhooks => {
    await webhooks.publish(shop, [event('msg_1', 'link.clicked')]);
    const byStorage = { token: 'one', leaseFor: 3_600_000, limit: 1, perEndpoint: 1 };
    const jobs = await webhooks.claim(byStorage);
    assert.equal(jobs.length, 1);
    await webhooks.renew('one', jobs, { leaseFor: 0 });
    assert.equal((await webhooks.claim({ ...byStorage, token: 'two' })).length, 1);
    await webhooks.renew('two', jobs, { leaseFor: 300_000 });
    assert.deepEqual(await webhooks.claim({ ...byStorage, token: 'three' }), []);
  }),
  test('webhooks.renew and a concurrent claim never both get a delivery whose lease has just ended', async webhooks => {
    const events = Array.from({ length: 20 }, (_, index) => event(`msg_${index}`, 'link.clicked'));
    await webhooks.publish(shop, events);
    const jobs = await webhooks.claim(claimOf('one'));
    const [renewed, taken, more] = await Promise.all([
      webhooks.renew('one', jobs.slice(0, 10), { leaseFor, now: until }),
      webhooks.claim(claimOf('two', { now: until })),
      webhooks.renew('one', jobs.slice(10), { leaseFor, now: until }),
    ]);
    assert.deepEqual(held([...renewed, ...taken, ...more]), held(jobs));
    const stored = await webhooks.settle('one', settlements(jobs));
    assert.equal(stored.length, renewed.length + more.length);
    assert.equal((await webhooks.settle('two', settlements(taken))).length, taken.length);
  }),
];
