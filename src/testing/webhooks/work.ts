import assert from 'node:assert/strict';
import type { Settlement, WebhookJob } from '../../repository/index.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { event, other, shop } from '../sample.ts';
import { attempt, claimOf, fromNowToLater, idsOf, later, now, settlementOf, until } from './jobs.ts';

const test = casesOf('webhooks');

/** Claiming, settling and releasing deliveries. */
export const webhookWorkCases: readonly ConformanceCase[] = [
  test('webhooks.claim leases due deliveries with all their fields to exactly one of ten concurrent callers', async webhooks => {
    await webhooks.publish(shop, [event('msg_1')]);
    await webhooks.publish(other, [event('msg_1')]);
    const claims = Array.from({ length: 10 }, (_, index) => webhooks.claim(claimOf(`worker${index}`)));
    const jobs = (await Promise.all(claims)).flat();
    assert.deepEqual(jobs.map(job => `${job.workspaceId} ${job.delivery.id}`).sort(), [
      `${other} msg_1_ep_all`,
      `${shop} msg_1_ep_all`,
      `${shop} msg_1_ep_keys`,
    ]);
    const job = jobs.find(one => one.workspaceId === shop && one.endpoint.id === 'ep_keys');
    assert.deepEqual(job, {
      workspaceId: shop,
      delivery: (await webhooks.findDelivery(shop, 'msg_1_ep_keys'))?.delivery,
      endpoint: await webhooks.findEndpoint(shop, 'ep_keys'),
      payload: event('msg_1').payload,
    });
    assert.deepEqual(await webhooks.claim(claimOf('worker')), []);
  }),
  test('webhooks.claim returns the chain of an event, if it has any', async (webhooks, { keys }) => {
    await webhooks.publish(shop, [
      { ...event('msg_third', 'link.created'), hops: 3, via: ['one', 'two'] },
      event('msg_first', 'link.created'),
    ]);
    await keys.revoke(shop, 'key_live', now, {
      events: () => [{ ...event('msg_fifth', 'link.updated'), hops: 5 }],
    });
    const jobs = await webhooks.claim(claimOf('worker'));
    const found = jobs.map(job => [job.delivery.event_id, 'hops' in job ? job.hops : 'none', job.via]);
    assert.deepEqual(found.sort(), [
      ['msg_fifth', 5, undefined],
      ['msg_first', 'none', undefined],
      ['msg_third', 3, ['one', 'two']],
    ]);
  }),
  test(
    'webhooks.claim returns the trace of an event, if it has any',
    async (webhooks, { keys }) => {
      const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
      await webhooks.publish(shop, [
        { ...event('msg_whole', 'link.created'), traceparent, tracestate: 'shop=t61,@other=a b' },
        event('msg_none', 'link.created'),
      ]);
      await keys.revoke(shop, 'key_live', now, {
        events: () => [{ ...event('msg_short', 'link.updated'), traceparent }],
      });
      const jobs = await webhooks.claim(claimOf('worker'));
      const found = jobs.map(job => [job.delivery.event_id, job.traceparent, job.tracestate]);
      assert.deepEqual(found.sort(), [
        ['msg_none', undefined, undefined],
        ['msg_short', traceparent, undefined],
        ['msg_whole', traceparent, 'shop=t61,@other=a b'],
      ]);
    },
    { uses: ['webhooks.traces'] },
  ),
  test('webhooks.claim leases the longest due deliveries first, up to the limits in total and per endpoint', async webhooks => {
    const minutes = ['04', '02', '00', '01', '03'];
    await webhooks.publish(
      shop,
      minutes.map(minute => event(`msg_${minute}`, 'link.clicked', `2026-05-05T05:${minute}:00Z`)),
    );
    assert.deepEqual(idsOf(await webhooks.claim(claimOf('one', { limit: 2 }))), [
      'msg_00_ep_all',
      'msg_01_ep_all',
    ]);
    assert.deepEqual(idsOf(await webhooks.claim(claimOf('two', { perEndpoint: 1 }))), ['msg_02_ep_all']);
    const rooms = [{ workspaceId: shop, endpointId: 'ep_all', room: 0 }];
    assert.deepEqual(await webhooks.claim(claimOf('three', { rooms })), []);
    assert.equal((await webhooks.claim(claimOf('four'))).length, 2);
  }),
  test('webhooks.claim skips paused endpoints, and takes over expired leases', async webhooks => {
    await webhooks.publish(shop, [event('msg_1')], { only: 'ep_paused' });
    assert.deepEqual(await webhooks.claim(claimOf('one')), []);
    await webhooks.changeEndpoint(shop, 'ep_paused', { state: 'active' });
    assert.deepEqual(idsOf(await webhooks.claim(claimOf('one'))), ['msg_1_ep_paused']);
    assert.deepEqual(await webhooks.claim(claimOf('two')), []);
    const afterwards = claimOf('two', { now: until });
    const [job] = await webhooks.claim(afterwards);
    assert.equal(job?.delivery.id, 'msg_1_ep_paused');
    assert.ok(job);
    assert.deepEqual(
      await webhooks.settle('one', [settlementOf(job)]),
      [],
      'the lease now belongs to another claim',
    );
    assert.equal((await webhooks.settle('two', [settlementOf(job)])).length, 1);
  }),
  test('webhooks.settle stores attempts, states, the failures of endpoints, and events', async webhooks => {
    await webhooks.publish(shop, [event('msg_1'), event('msg_2')]);
    const jobs = await webhooks.claim(claimOf('one'));
    assert.equal(jobs.length, 4);
    const failed = (job: WebhookJob) =>
      settlementOf(job, { attempt: attempt(500), state: 'pending', retryAfter: fromNowToLater });
    const made = { ...attempt(200), made_events: ['msg_3'] };
    const settlements = [
      ...jobs.filter(job => job.endpoint.id === 'ep_all').map(failed),
      ...jobs
        .filter(job => job.endpoint.id === 'ep_keys')
        .map((job, index) =>
          index === 0
            ? settlementOf(job, { attempt: made, events: [event('msg_3', 'key.told')] })
            : settlementOf(job),
        ),
    ];
    const reported = await webhooks.settle('one', settlements, { now });
    assert.equal(reported.length, 4);
    const ofAll = reported.filter(({ settlement }) => settlement.deliveryId.endsWith('ep_all'));
    assert.deepEqual(
      ofAll.map(({ before, after }) => [before.recent_failures, after.recent_failures]),
      [
        [0, 1],
        [1, 2],
      ],
    );
    assert.deepEqual(
      ofAll.map(({ before, after }) => [before.failing_since, after.failing_since]),
      [
        [null, now],
        [now, now],
      ],
    );
    const endpointNow = await webhooks.findEndpoint(shop, 'ep_all');
    assert.deepEqual([endpointNow?.recent_failures, endpointNow?.failing_since], [2, now]);
    const found = await webhooks.findDelivery(shop, 'msg_1_ep_all');
    assert.deepEqual(found?.delivery.attempts, [attempt(500)]);
    assert.deepEqual(
      [found?.delivery.state, Date.parse(found?.delivery.next_attempt_at ?? '')],
      ['pending', Date.parse(later)],
    );
    const good = await webhooks.findDelivery(shop, 'msg_1_ep_keys');
    assert.deepEqual([good?.delivery.state, good?.delivery.next_attempt_at], ['succeeded', null]);
    const { deliveries } = await webhooks.listDeliveries(shop, { endpointId: 'ep_keys', limit: 9 });
    const attempts = deliveries.flatMap(one => one.attempts);
    assert.deepEqual(attempts.map(one => one.made_events).toSorted(), [['msg_3'], undefined]);
    assert.deepEqual(idsOf(await webhooks.claim(claimOf('two'))), ['msg_3_ep_all', 'msg_3_ep_keys']);
    const again = await webhooks.claim(claimOf('three', { now: later }));
    const [job] = again.filter(one => one.delivery.id === 'msg_2_ep_all');
    assert.ok(job);
    const [healed] = await webhooks.settle('three', [settlementOf(job)]);
    assert.deepEqual(healed?.before, { recent_failures: 2, failing_since: now });
    assert.deepEqual(healed?.after, { recent_failures: 0, failing_since: null });
    assert.equal((await webhooks.findDelivery(shop, 'msg_2_ep_all'))?.delivery.attempts.length, 2);
  }),
  test('webhooks.settle of what is skipped ends the delivery, is not counted, and leaves the failures of the endpoint', async webhooks => {
    const skipped = (job: WebhookJob) =>
      settlementOf(job, {
        isSkipped: true,
        attempt: { ...attempt(200), status: null, response: 'No match' },
      });
    const counts = () =>
      webhooks.countDeliveries(shop, { by: 'hour', from: now.slice(0, 13), to: '2026-06-07T00' });
    await webhooks.publish(shop, [event('msg_1'), event('msg_2')], { only: 'ep_all' });
    const [first, second] = await webhooks.claim(claimOf('one'));
    assert.ok(first && second);
    const [well] = await webhooks.settle('one', [skipped(first)], { now });
    assert.deepEqual(well?.after, { recent_failures: 0, failing_since: null });
    assert.deepEqual(await counts(), []);
    await webhooks.settle('one', [settlementOf(second, { attempt: attempt(500), state: 'failed' })], { now });
    await webhooks.publish(shop, [event('msg_3')], { only: 'ep_all' });
    const [third] = await webhooks.claim(claimOf('two', { now: later }));
    assert.ok(third);
    const [failing] = await webhooks.settle('two', [skipped(third)], { now: later });
    assert.deepEqual(failing?.after, { recent_failures: 1, failing_since: now });
    const kept = await webhooks.findEndpoint(shop, 'ep_all');
    assert.deepEqual([kept?.recent_failures, kept?.failing_since], [1, now]);
    const { delivery } = (await webhooks.findDelivery(shop, third.delivery.id)) ?? {};
    assert.deepEqual(
      [delivery?.state, delivery?.next_attempt_at, delivery?.attempts.at(-1)?.response],
      ['succeeded', null, 'No match'],
    );
    assert.deepEqual(await counts(), [{ name: now.slice(0, 13), succeeded: 0, failed: 1 }]);
  }),
  test('webhooks.settle distinguishes deliveries of two workspaces with the same ids', async webhooks => {
    for (const workspaceId of [shop, other])
      await webhooks.publish(workspaceId, [event('msg_1', 'link.clicked')]);
    const jobs = await webhooks.claim(claimOf('one'));
    await webhooks.release('one', jobs);
    const [again] = await webhooks.claim(claimOf('two', { limit: 1 }));
    assert.equal(jobs.length, 2);
    const reported = await webhooks.settle(
      'two',
      jobs.map(job => settlementOf(job, { attempt: attempt(500), state: 'failed' })),
    );
    assert.deepEqual(
      reported.map(({ settlement }) => settlement.workspaceId),
      [again?.workspaceId],
      'only the leased delivery is settled',
    );
  }),
  test('webhooks.settle settles a delivery once, also in concurrent calls', async webhooks => {
    await webhooks.publish(shop, [event('msg_1', 'link.clicked')]);
    const [job] = await webhooks.claim(claimOf('one'));
    assert.ok(job);
    const settlement = settlementOf(job, { events: [event('msg_2', 'link.told')] });
    const reported = await Promise.all(
      Array.from({ length: 10 }, () => webhooks.settle('one', [settlement])),
    );
    assert.equal(reported.flat().length, 1);
    assert.equal((await webhooks.findDelivery(shop, job.delivery.id))?.delivery.attempts.length, 1);
    assert.deepEqual(await webhooks.settle('one', []), []);
  }),
  test('webhooks.settle changes nothing of deliveries that a concurrent claim takes over, and the claim returns none that are settled', async webhooks => {
    await webhooks.publish(
      shop,
      Array.from({ length: 20 }, (_, index) => event(`msg_${index}`, 'link.clicked')),
    );
    const jobs = await webhooks.claim(claimOf('one'));
    assert.equal(jobs.length, 20);
    const late = (some: readonly WebhookJob[], more: Partial<Settlement>) =>
      webhooks.settle(
        'one',
        some.map(job => settlementOf(job, more)),
        { now: until },
      );
    // The leases have just ended.
    const [well, taken, failed] = await Promise.all([
      late(jobs.slice(0, 10), {}),
      webhooks.claim(claimOf('two', { now: until })),
      late(jobs.slice(10), { attempt: attempt(500), state: 'pending', retryAfter: fromNowToLater }),
    ]);
    const settled = [...well, ...failed].map(({ settlement }) => settlement.deliveryId);
    assert.deepEqual([...settled, ...idsOf(taken)].sort(), idsOf(jobs));
    const last = await webhooks.settle(
      'two',
      taken.map(job => settlementOf(job)),
    );
    assert.equal(last.length, taken.length);
    for (const { delivery } of jobs)
      assert.equal((await webhooks.findDelivery(shop, delivery.id))?.delivery.attempts.length, 1);
  }),
  test('webhooks.release releases only the deliveries that its caller has claimed', async webhooks => {
    await webhooks.publish(shop, [event('msg_1')]);
    const one = await webhooks.claim(claimOf('one', { limit: 1 }));
    const two = await webhooks.claim(claimOf('two'));
    await webhooks.release('one', [...one, ...two]);
    assert.deepEqual(idsOf(await webhooks.claim(claimOf('three'))), idsOf(one));
    await webhooks.release('two', []);
    assert.deepEqual(await webhooks.claim(claimOf('four')), []);
  }),
];
