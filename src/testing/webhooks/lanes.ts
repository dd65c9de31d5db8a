import assert from 'node:assert/strict';
import { isRefused, refuse, type WebhookJob, type WebhooksRepository } from '../../repository/index.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { digestLike, endpoint, event, key, other, shop } from '../sample.ts';
import { all, attempt, claimOf, idsOf, later, now, settlementOf } from './jobs.ts';

const earlier = '2026-05-05T05:00:00Z';

/** Due events of types that only the endpoint `ep_all` of each workspace subscribes to. */
const some = (count: number, prefix: string, created = earlier) =>
  Array.from({ length: count }, (_, index) => event(`${prefix}_${index}`, 'link.clicked', created));

const workspacesOf = (jobs: readonly WebhookJob[]) => jobs.map(({ workspaceId }) => workspaceId).sort();

/** Prunes until nothing is left to delete. */
async function pruneAll(webhooks: WebhooksRepository, keepFor: number | null, at = now): Promise<void> {
  for (let calls = 0; await webhooks.prune({ keepFor, now: at }); calls += 1)
    assert.ok(calls < 100, 'pruning ends');
}

const test = casesOf('webhooks');

/** Turns of workspaces and endpoints, the clock of the storage, and pruning. */
export const webhookLaneCases: readonly ConformanceCase[] = [
  test('webhooks.claim alternates between workspaces, and then between the endpoints of each workspace', async webhooks => {
    for (const id of ['ep_one', 'ep_two', 'ep_three']) {
      await webhooks.createEndpoint(shop, endpoint(id, ['order.paid']));
      await webhooks.publish(shop, some(5, `msg_${id}`), { only: id });
    }
    await webhooks.publish(other, some(1, 'msg', now));
    const jobs = await webhooks.claim(claimOf('one', { limit: 4 }));
    assert.deepEqual(workspacesOf(jobs), [other, shop, shop, shop]);
    const endpoints = jobs.filter(job => job.workspaceId === shop).map(job => job.endpoint.id);
    assert.deepEqual(endpoints.sort(), ['ep_one', 'ep_three', 'ep_two']);
  }),
  test('webhooks.claim serves every workspace, even with small claims and a long backlog in another workspace', async webhooks => {
    await webhooks.publish(shop, some(20, 'msg'));
    await webhooks.publish(other, some(2, 'msg', '2026-05-05T05:04:00Z'));
    const claimed = [];
    for (const token of ['one', 'two', 'three', 'four'])
      claimed.push(...(await webhooks.claim(claimOf(token, { limit: 1 }))));
    assert.deepEqual(workspacesOf(claimed), [other, other, shop, shop]);
  }),
  test('webhooks.claim skips deliveries to a paused endpoint without delay, and finds them after it is resumed', async webhooks => {
    await webhooks.publish(shop, some(20, 'msg'), { only: 'ep_paused' });
    await webhooks.publish(other, some(1, 'msg', now));
    assert.deepEqual(workspacesOf(await webhooks.claim(claimOf('one', { limit: 10 }))), [other]);
    assert.deepEqual(await webhooks.claim(claimOf('two')), []);
    await webhooks.changeEndpoint(shop, 'ep_paused', { state: 'active' });
    assert.equal((await webhooks.claim(claimOf('three'))).length, 20);
  }),
  test('webhooks.claim leases at most the given room of each endpoint', async webhooks => {
    await webhooks.publish(shop, [event('msg_1'), event('msg_2'), event('msg_3')]);
    await webhooks.publish(other, [event('msg_1'), event('msg_2')]);
    const rooms = [
      { workspaceId: shop, endpointId: 'ep_all', room: 2 },
      { workspaceId: shop, endpointId: 'ep_keys', room: 0 },
    ];
    const jobs = await webhooks.claim(claimOf('one', { perEndpoint: 1, rooms }));
    assert.deepEqual(jobs.map(job => `${job.workspaceId} ${job.endpoint.id}`).sort(), [
      `${other} ep_all`,
      `${shop} ep_all`,
      `${shop} ep_all`,
    ]);
    assert.equal((await webhooks.claim(claimOf('two'))).length, 5);
  }),
  test('webhooks.claim leases each delivery exactly once while ten callers publish and four claim', async webhooks => {
    const events = 100;
    const found: string[] = [];
    const publishing = Promise.all(
      Array.from({ length: 10 }, async (_, publisher) => {
        for (let count = 0; count < events / 10; count += 1)
          await webhooks.publish(shop, [event(`msg_${publisher}_${count}`, 'link.clicked')]);
      }),
    );
    const claiming = ['one', 'two', 'three', 'four'].map(async token => {
      // A claim may lose all the deliveries that it found to another claim; the next claim finds the rest.
      for (let idle = 0; idle < 20 && found.length < events; ) {
        const jobs = await webhooks.claim(claimOf(token, { limit: 7 }));
        found.push(...idsOf(jobs));
        await webhooks.settle(
          token,
          jobs.map(job => settlementOf(job)),
        );
        if (jobs.length > 0) idle = 0;
        else {
          await publishing;
          idle += 1;
        }
      }
    });
    await Promise.all([publishing, ...claiming]);
    assert.equal(new Set(found).size, events);
    assert.equal(found.length, events);
  }),
  test('webhooks.publish and replay make deliveries due at once, even if the clock of the caller is ahead', async webhooks => {
    const { now: _, ...byStorage } = claimOf('one');
    await webhooks.publish(shop, some(1, 'msg', '2999-01-01T00:00:00Z'));
    const [job] = await webhooks.claim(byStorage);
    assert.ok(job);
    await webhooks.settle('one', [settlementOf(job, { state: 'failed', attempt: attempt(500) })]);
    await webhooks.replay(shop, job.delivery.id, '2999-01-01T00:00:00Z');
    assert.equal((await webhooks.claim(byStorage)).length, 1);
  }),
  test('webhooks.claim and settle use the clock of the storage for all callers', async webhooks => {
    await webhooks.publish(shop, some(1, 'msg'));
    const { now: _, ...one } = claimOf('one');
    const { now: __, ...two } = claimOf('two');
    const [job] = await webhooks.claim(one);
    assert.ok(job);
    assert.deepEqual(await webhooks.claim(two), [], 'the delivery is leased');
    const before = await webhooks.clock();
    await webhooks.settle('one', [
      settlementOf(job, { state: 'pending', attempt: attempt(500), retryAfter: 3_600_000 }),
    ]);
    const after = await webhooks.clock();
    const found = await webhooks.findDelivery(shop, job.delivery.id);
    const next = Date.parse(found?.delivery.next_attempt_at ?? '');
    assert.ok(before - 1 <= next - 3_600_000 && next - 3_600_000 <= after + 1);
    assert.deepEqual(await webhooks.claim(two), [], 'the delivery is due later');
    const [again] = await webhooks.claim({ ...one, now: new Date(next + 1).toISOString(), leaseFor: 0 });
    assert.equal(again?.delivery.id, job.delivery.id);
  }),
  test('webhooks.deleteEndpoint blocks no publisher, and deliveries of the endpoint are neither listed nor sent', async (webhooks, {
    keys,
  }) => {
    await webhooks.publish(shop, [event('msg_1')]);
    const made = Array.from({ length: 20 }, (_, index) => ({
      ...key(`key_${index}`, 'd'),
      digest: digestLike('d').slice(2) + index.toString(16).padStart(2, '0'),
    }));
    const [answers] = await Promise.all([
      Promise.all(
        made.map(record =>
          keys.create(shop, record, { events: ({ id }) => [event(`msg_${id}`, 'key.created')] }),
        ),
      ),
      webhooks.deleteEndpoint(shop, 'ep_keys'),
    ]);
    assert.ok(answers.every(answer => !isRefused(answer)));
    const shown = async () => new Set((await all(webhooks)).deliveries.map(one => one.endpoint_id));
    assert.deepEqual(await shown(), new Set(['ep_all']));
    assert.equal(await webhooks.findDelivery(shop, 'msg_1_ep_keys'), null);
    assert.deepEqual(await webhooks.replay(shop, 'msg_1_ep_keys', now), refuse('not_found'));
    const jobs = await webhooks.claim(claimOf('one'));
    assert.deepEqual(new Set(jobs.map(job => job.endpoint.id)), new Set(['ep_all']));
    await pruneAll(webhooks, null);
    assert.equal((await all(webhooks)).deliveries.length, 21);
  }),
  test('webhooks.settle publishes no events of an attempt if the endpoint was deleted meanwhile', async webhooks => {
    await webhooks.publish(shop, [event('msg_1')], { only: 'ep_keys' });
    const [job] = await webhooks.claim(claimOf('one'));
    assert.ok(job);
    await webhooks.deleteEndpoint(shop, 'ep_keys');
    const failed = settlementOf(job, {
      state: 'failed',
      attempt: attempt(500),
      events: [event('msg_2', 'webhook.delivery.exhausted')],
    });
    assert.deepEqual(await webhooks.settle('one', [failed]), []);
    assert.deepEqual((await all(webhooks)).deliveries, []);
  }),
  test('webhooks.prune and replays of old deliveries at once: each is sent again or removed, never both', async webhooks => {
    await webhooks.publish(shop, some(10, 'msg', '2026-01-01T00:00:00Z'), { only: 'ep_all' });
    const jobs = await webhooks.claim(claimOf('one'));
    assert.equal(jobs.length, 10);
    await webhooks.settle(
      'one',
      jobs.map(job => settlementOf(job)),
      { now },
    );
    const ids = jobs.map(({ delivery }) => delivery.id);
    const replay = async (some: readonly string[]) => {
      const counts: number[] = [];
      for (const id of some) counts.push(await webhooks.replayMany(shop, [id], later));
      return counts;
    };
    // Half of them at once, and the others one after the other: however many steps the pruning takes, some are in between.
    const [, ...replayed] = await Promise.all([
      pruneAll(webhooks, 1, later),
      ...ids.slice(0, 5).map(id => replay([id])),
      replay(ids.slice(5)),
    ]);
    const counts = replayed.flat();
    for (const [index, id] of ids.entries()) {
      const found = await webhooks.findDelivery(shop, id);
      assert.equal(found?.delivery.state, counts[index] === 1 ? 'pending' : undefined, id);
    }
  }),
  test('webhooks.prune deletes deliveries that were settled long ago, and never pending ones', async webhooks => {
    await webhooks.publish(shop, [event('msg_1', 'key.created', '2026-01-01T00:00:00Z')]);
    await webhooks.publish(shop, some(1, 'msg_paused', '2026-01-01T00:00:00Z'), { only: 'ep_paused' });
    await webhooks.publish(shop, some(1, 'msg_failed', '2026-01-01T00:00:00Z'));
    const jobs = await webhooks.claim(claimOf('one'));
    assert.equal(jobs.length, 3);
    await webhooks.settle(
      'one',
      jobs.map(job =>
        job.delivery.id === 'msg_1_ep_all'
          ? settlementOf(job, { state: 'pending', attempt: attempt(500), retryAfter: 1 })
          : settlementOf(job, job.endpoint.id === 'ep_all' ? { state: 'failed', attempt: attempt(500) } : {}),
      ),
      { now },
    );
    const ids = async () => (await all(webhooks)).deliveries.map(({ id }) => id).sort();
    const everything = ['msg_1_ep_all', 'msg_1_ep_keys', 'msg_failed_0_ep_all', 'msg_paused_0_ep_paused'];
    await pruneAll(webhooks, null, later);
    assert.deepEqual(await ids(), everything, 'nothing is old enough');
    const age = Date.parse(later) - Date.parse(now);
    await pruneAll(webhooks, age + 1, later);
    assert.deepEqual(await ids(), everything, 'the delivery is old, but its last attempt is recent');
    await pruneAll(webhooks, age, later);
    assert.deepEqual(await ids(), ['msg_1_ep_all', 'msg_paused_0_ep_paused']);
    const found = await webhooks.findDelivery(shop, 'msg_1_ep_all');
    assert.ok(found?.payload, 'the event stays because it has another delivery');
    assert.equal(await webhooks.findDelivery(shop, 'msg_1_ep_keys'), null);
    assert.equal((await webhooks.claim(claimOf('two', { now: later }))).length, 1);
  }),
];
