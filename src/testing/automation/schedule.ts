import assert from 'node:assert/strict';
import { isRefused, refuse } from '../../repository/index.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { endpoint, event, hostileTexts, other, shop } from '../sample.ts';
import { claimOf } from '../webhooks/jobs.ts';
import { later, now, published, publishIn, range, readAll, request, soon } from './sample.ts';

const ten = range(10).map(index => `evt_${index}`);

const test = casesOf('automation');

/** What is to be published before long, and what at once. */
export const automationScheduleCases: readonly ConformanceCase[] = [
  test(
    'automation.publish makes deliveries of what is scheduled due when its time has come',
    async (automation, { webhooks }) => {
      const clock = await webhooks.clock();
      const at = (milliseconds: number) => new Date(clock + milliseconds).toISOString();
      const deliver_at = at(3_600_000);
      await publishIn(automation, [
        published('evt_1', { received_at: at(0), deliver_at }),
        published('evt_2'),
      ]);
      const { deliveries } = await webhooks.listDeliveries(shop, { limit: 10 });
      const due = deliveries.find(one => one.event_id === 'evt_1')?.next_attempt_at ?? '';
      assert.equal(Date.parse(due), Date.parse(deliver_at));
      const claimed = async (token: string, clockOf: string) =>
        (await webhooks.claim(claimOf(token, { now: clockOf }))).map(job => job.delivery.event_id);
      assert.deepEqual(await claimed('one', at(60_000)), ['evt_2']);
      assert.deepEqual(await claimed('two', at(3_599_999)), ['evt_2'], 'its lease is over');
      assert.deepEqual((await claimed('three', deliver_at)).includes('evt_1'), true);
    },
    { needs: ['webhooks'] },
  ),
  test('automation.publish never leaves a workspace with more scheduled events than it may have, no matter who races', async automation => {
    const someDay = { deliver_at: '2126-05-05T05:05:05Z' };
    const most = 3;
    const answers = await Promise.all(
      ten.map(id => automation.publish(shop, [published(id, someDay)], { most })),
    );
    assert.deepEqual(answers.filter(isRefused), Array(7).fill(refuse('too_many')));
    const state = 'scheduled';
    const { events } = await automation.listEvents(shop, { state, limit: 10, now });
    assert.equal(events.length, most);
    // What is published at once needs no place, and what is refused stores nothing, with its key.
    assert.ok(!isRefused(await automation.publish(shop, [published('evt_now')], { most })));
    const two = [published('evt_x'), published('evt_y', someDay)];
    const once = { request: request('a'), most };
    assert.deepEqual(await automation.publish(shop, two, once), refuse('too_many'));
    assert.equal(await automation.findEvent(shop, 'evt_x'), null);
    await automation.cancel(shop, events[0]?.id ?? '', { now });
    assert.deepEqual(await automation.publish(shop, two, once), { events: two, isNew: true });
    assert.ok(!isRefused(await automation.publish(shop, [published('evt_z', someDay)])));
  }),
  test('automation.listEvents and the feed show an event without deliver_at as published, even if the clock is behind', async automation => {
    await publishIn(automation, [
      published('evt_1', { received_at: soon }),
      published('evt_2', { deliver_at: later }),
    ]);
    const idsOf = async (state: 'published' | 'scheduled') =>
      (await automation.listEvents(shop, { state, limit: 10, now })).events.map(({ id }) => id);
    assert.deepEqual(await idsOf('published'), ['evt_1']);
    assert.deepEqual(await idsOf('scheduled'), ['evt_2']);
    assert.deepEqual((await readAll(automation, { at: now })).ids, ['evt_1']);
  }),
  test(
    'automation.publish keeps an event out of the feed until deliver_at, even if the clock that received it is ahead',
    async (automation, { webhooks }) => {
      const clock = await webhooks.clock();
      const at = (milliseconds: number) => new Date(clock + milliseconds).toISOString();
      const ahead = at(7_200_000);
      await publishIn(automation, [published('evt_1', { received_at: ahead, deliver_at: at(3_600_000) })]);
      assert.deepEqual((await readAll(automation, { at: at(60_000) })).ids, []);
      const { events } = await automation.listEvents(shop, {
        state: 'scheduled',
        limit: 10,
        now: at(60_000),
      });
      assert.deepEqual(
        events.map(({ id }) => id),
        ['evt_1'],
      );
      assert.deepEqual((await readAll(automation, { at: ahead })).ids, ['evt_1']);
    },
    { needs: ['webhooks'] },
  ),
  test(
    'automation.cancel cancels what is scheduled, with its deliveries alone',
    async (automation, { webhooks }) => {
      const scheduled = ['evt_1', 'evt_2'].map(id => published(id, { deliver_at: soon }));
      await publishIn(automation, [...scheduled, published('evt_3')]);
      const others = await webhooks.claim(claimOf('zero'));
      assert.deepEqual(
        others.map(job => job.delivery.event_id),
        ['evt_3'],
        'what is claimed of other events does not matter',
      );
      const at = '2026-05-05T05:05:05.123Z';
      const cancelled = { ...published('evt_1', { deliver_at: soon }), cancelled_at: at };
      assert.deepEqual(await automation.cancel(shop, 'evt_1', { now: at }), cancelled);
      assert.deepEqual(await automation.findEvent(shop, 'evt_1'), cancelled);
      const { deliveries } = await webhooks.listDeliveries(shop, { limit: 10 });
      assert.deepEqual(deliveries.map(one => one.event_id).sort(), ['evt_2', 'evt_3']);
      const jobs = await webhooks.claim(claimOf('one', { now: later }));
      assert.deepEqual(jobs.map(job => job.delivery.event_id).sort(), ['evt_2', 'evt_3']);
      assert.deepEqual((await readAll(automation, { at: later })).ids, ['evt_3', 'evt_2']);
    },
    { needs: ['webhooks'] },
  ),
  test(
    'automation.cancel tells of it once, and leaves what is cancelled as it is',
    async (automation, { webhooks }) => {
      await publishIn(automation, [published('evt_1', { deliver_at: later })]);
      const seen: unknown[] = [];
      const events = (one: object) => {
        seen.push(one);
        return [event(`msg_${seen.length}`)];
      };
      const first = await automation.cancel(shop, 'evt_1', { now, events });
      const again = await Promise.all(
        range(10).map(() => automation.cancel(shop, 'evt_1', { now: soon, events })),
      );
      assert.deepEqual(again, Array(10).fill(first));
      assert.deepEqual(await automation.cancel(shop, 'evt_1', { now: later, events }), first);
      assert.deepEqual(seen, [first]);
      const { deliveries } = await webhooks.listDeliveries(shop, { limit: 10, endpointId: 'ep_all' });
      assert.deepEqual(
        deliveries.map(one => one.event_id),
        ['msg_1'],
      );
    },
    { needs: ['webhooks'] },
  ),
  test('automation.cancel refuses what is published, and what is not there', async automation => {
    await publishIn(automation, [published('evt_1', { deliver_at: soon }), published('evt_2')]);
    assert.deepEqual(await automation.cancel(shop, 'evt_1', { now: soon }), refuse('ended'));
    assert.deepEqual(await automation.cancel(shop, 'evt_2', { now }), refuse('ended'));
    assert.deepEqual(await automation.cancel(other, 'evt_1', { now }), refuse('not_found'));
    for (const text of hostileTexts) {
      assert.deepEqual(await automation.cancel(shop, text, { now }), refuse('not_found'));
      assert.deepEqual(await automation.cancel(text, 'evt_1', { now }), refuse('not_found'));
    }
    assert.deepEqual(await automation.findEvent(shop, 'evt_1'), published('evt_1', { deliver_at: soon }));
  }),
  test(
    'automation.cancel and a claim at the moment when events are due: each is cancelled or claimed, never both',
    async (automation, { webhooks }) => {
      await publishIn(
        automation,
        ten.map(id => published(id, { deliver_at: soon })),
      );
      const claim = (token: string) => webhooks.claim(claimOf(token, { now: soon, leaseFor: 3_600_000 }));
      const cancelling = ten.map(async id => {
        const answer = await automation.cancel(shop, id, { now });
        assert.ok(!isRefused(answer) || answer.refused === 'ended');
        return isRefused(answer) ? [] : [id];
      });
      const claims = await Promise.all([claim('one'), claim('two')]);
      const cancelled = (await Promise.all(cancelling)).flat();
      const jobs = [...claims.flat(), ...(await claim('three'))];
      const claimed = jobs.map(job => job.delivery.event_id);
      assert.deepEqual([...cancelled, ...claimed].sort(), ten);
      assert.deepEqual(await automation.cancel(shop, claimed[0] ?? 'evt_x', { now }), {
        refused: claimed.length > 0 ? 'ended' : 'not_found',
      });
    },
    { needs: ['webhooks'] },
  ),
  test(
    'automation.cancel refuses an event of which a delivery was claimed, by whatever clock',
    async (automation, { webhooks }) => {
      await webhooks.createEndpoint(shop, endpoint('ep_second', ['*']));
      await publishIn(automation, [published('evt_1', { deliver_at: soon })]);
      const jobs = await webhooks.claim(claimOf('one', { now: soon, limit: 1 }));
      assert.equal(jobs.length, 1, 'one of two');
      assert.deepEqual(await automation.cancel(shop, 'evt_1', { now }), refuse('ended'));
      assert.equal((await automation.findEvent(shop, 'evt_1'))?.cancelled_at, null);
      assert.equal((await webhooks.listDeliveries(shop, { limit: 10 })).deliveries.length, 2);
    },
    { needs: ['webhooks'] },
  ),
  test('automation.cancel and readers of the feed at the moment when events are due: each is cancelled or read', async automation => {
    await publishIn(
      automation,
      ten.map(id => published(id, { deliver_at: soon })),
    );
    const cancelling = ten.map(async id =>
      isRefused(await automation.cancel(shop, id, { now })) ? [] : [id],
    );
    const reading = [readAll(automation, { at: soon }), readAll(automation, { at: soon })];
    const cancelled = (await Promise.all(cancelling)).flat();
    await Promise.all(reading);
    const { ids } = await readAll(automation, { at: soon });
    assert.deepEqual([...cancelled, ...ids].sort(), ten);
  }),
  test(
    'automation goes by the clock of the storage where none is given',
    async (automation, { webhooks }) => {
      const clock = await webhooks.clock();
      const at = (milliseconds: number) => new Date(clock + milliseconds).toISOString();
      await publishIn(automation, [
        published('evt_ahead', { received_at: at(0) }),
        published('evt_later', { received_at: at(0), deliver_at: at(3_600_000) }),
      ]);
      const { events } = await automation.feed(shop, { limit: 10 });
      assert.deepEqual(
        events.map(({ id }) => id),
        ['evt_ahead'],
      );
      const { events: scheduled } = await automation.listEvents(shop, { limit: 10, state: 'scheduled' });
      assert.deepEqual(
        scheduled.map(({ id }) => id),
        ['evt_later'],
      );
      assert.deepEqual(await automation.cancel(shop, 'evt_ahead'), refuse('ended'));
      const cancelled = await automation.cancel(shop, 'evt_later');
      assert.ok(!isRefused(cancelled) && Date.parse(cancelled.cancelled_at ?? '') >= clock - 1);
    },
    { needs: ['webhooks'] },
  ),
];
