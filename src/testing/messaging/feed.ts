import assert from 'node:assert/strict';
import type { MessagingRepository } from '../../repository/index.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { checkGapless } from '../feed.ts';
import { event, hostileTexts, other, sample, shop } from '../sample.ts';
import { before, ins1, instance, later, now, ok, range, readAll, received, reported } from './sample.ts';

/** Changes an instance, with events of these ids. */
const tell = async (
  messaging: MessagingRepository,
  ids: readonly string[],
  { workspaceId = shop, id = 'ins_1', type = 'message.received', at = now } = {},
) =>
  ok(
    await messaging.changeInstance(
      workspaceId,
      id,
      {},
      { events: () => ids.map(one => ({ ...event(one, type, at), about: { instance: [id] } })) },
    ),
  );

const page = async (messaging: MessagingRepository, query: object, workspaceId: string = shop) => {
  const { events, last, hasMore } = await messaging.feed(workspaceId, { limit: 2, now, ...query });
  return [events.map(({ id, sequence }) => `${id} ${sequence}`), last, hasMore];
};

const test = casesOf('messaging');

export const channelFeedCases: readonly ConformanceCase[] = [
  test('messaging.feed numbers events in their order, and goes on after a number', async messaging => {
    await messaging.createInstance(shop, instance('ins_1'));
    await tell(messaging, ['evt_b', 'evt_a', 'evt_b']);
    await tell(messaging, ['evt_c'], { at: before });
    assert.equal(await messaging.endOfFeed(shop), 0);
    assert.deepEqual(await page(messaging, {}), [['evt_c 1', 'evt_b 2'], 2, true]);
    assert.deepEqual(await page(messaging, { after: 2 }), [['evt_a 3'], 3, false]);
    await tell(messaging, ['evt_0'], { at: '2026-01-01T00:00:00Z' });
    assert.deepEqual(await page(messaging, { after: 3 }), [['evt_0 4'], 4, false]);
    assert.equal(await messaging.endOfFeed(shop), 4);
    const { events } = await messaging.feed(shop, { limit: 1 });
    const { type, payload, created_at } = event('evt_c', 'message.received', before);
    const stored = { id: 'evt_c', instance_id: 'ins_1', type, payload, created_at, sequence: 1 };
    assert.deepEqual(events, [stored]);
  }),
  test('messaging.feed keeps the order in which events of one moment happened', async messaging => {
    await messaging.createInstance(shop, instance('ins_1'));
    const ids = range(20).map(index => `evt_${50 - index}`);
    for (const id of ids) await tell(messaging, [id]);
    await tell(messaging, ['evt_2', 'evt_1']);
    assert.deepEqual((await readAll(messaging, {})).ids, [...ids, 'evt_2', 'evt_1']);
  }),
  test('messaging.feed gives the events of one instance or one type, and passes over the others', async messaging => {
    await messaging.createInstance(shop, instance('ins_1'));
    await messaging.createInstance(shop, instance('ins_2'));
    await tell(messaging, ['evt_1', 'evt_2', 'evt_3']);
    await tell(messaging, ['evt_4'], { id: 'ins_2' });
    await tell(messaging, ['evt_5'], { type: 'instance.qr' });
    assert.deepEqual(await page(messaging, { instanceId: 'ins_2' }), [['evt_4 4'], 5, false]);
    assert.deepEqual(await page(messaging, { type: 'instance.qr' }), [['evt_5 5'], 5, false]);
    const type = 'message.received';
    assert.deepEqual(await page(messaging, { instanceId: 'ins_1', type }), [['evt_1 1', 'evt_2 2'], 2, true]);
    for (const text of hostileTexts) {
      assert.deepEqual(await page(messaging, { instanceId: text }), [[], 5, false]);
      assert.deepEqual(await page(messaging, { type: text }), [[], 5, false]);
    }
  }),
  test('messaging.feed numbers each workspace by itself', async messaging => {
    await messaging.createInstance(shop, instance('ins_1'));
    await messaging.createInstance(other, instance('ins_1'));
    await tell(messaging, ['evt_1', 'evt_2']);
    await tell(messaging, ['evt_1'], { workspaceId: other });
    assert.deepEqual(await page(messaging, {}), [['evt_1 1', 'evt_2 2'], 2, false]);
    assert.deepEqual(await page(messaging, {}, other), [['evt_1 1'], 1, false]);
    for (const text of ['ws_nobody', ...hostileTexts]) {
      assert.deepEqual(await page(messaging, { after: 7 }, text), [[], 7, false]);
      assert.equal(await messaging.endOfFeed(text), 0);
    }
  }),
  test('messaging.feed gives readers, while twenty write, each event once in one order and misses none', async messaging => {
    await messaging.createInstance(shop, instance('ins_1'));
    await checkGapless({
      write: async name =>
        ok(await ins1(messaging).addMessages([received(`msg_${name}`)], { events: reported('new') })),
      read: query => readAll(messaging, query),
      async numbers() {
        const { events } = await messaging.feed(shop, { limit: 200, now });
        return events.map(({ sequence }) => sequence);
      },
    });
  }),
  test('messaging.feed never gives a number again', async messaging => {
    await messaging.createInstance(shop, instance('ins_1'));
    await tell(messaging, ['evt_1', 'evt_2']);
    const { last } = await readAll(messaging);
    const options = { eventsBefore: later, commandsBefore: now, messagesBefore: null, mediaBefore: now };
    while ((await messaging.prune(options)).hasMore);
    assert.deepEqual((await readAll(messaging)).ids, []);
    await tell(messaging, ['evt_3']);
    assert.deepEqual(await readAll(messaging, { after: last }), { ids: ['evt_3'], last: 3 });
  }),
  test(
    'messaging.feed brings a reader who comes late through thousands of events',
    async messaging => {
      await messaging.createInstance(shop, instance('ins_1'));
      await tell(
        messaging,
        range(1_200).map(index => `evt_${index}`),
      );
      const first = await messaging.feed(shop, { limit: 2_000, now });
      assert.notDeepEqual(first.events, []);
      const rest = await readAll(messaging, { after: first.last, limit: 500 });
      const ids = [...first.events.map(({ id }) => id), ...rest.ids];
      assert.equal(new Set(ids).size, 1_200);
    },
    {
      // Without webhooks, which would have a delivery of each event.
      seed: () => ({ ...sample(), webhook_endpoints: {} }),
    },
  ),
];
