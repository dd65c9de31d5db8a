import assert from 'node:assert/strict';
import { defined } from '../../common/defined.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { checkGapless } from '../feed.ts';
import { hostileTexts, other, shop } from '../sample.ts';
import { later, now, published, publishIn, range, readAll, soon } from './sample.ts';

const test = casesOf('automation');

export const automationFeedCases: readonly ConformanceCase[] = [
  test('automation.feed and automation.listEvents end a page early where its events are large, and lose none', async automation => {
    const ids = range(20).map(index => `evt_${10 + index}`);
    await publishIn(
      automation,
      ids.map(id => published(id, { data: 'x'.repeat(250_000) })),
    );
    const first = await automation.feed(shop, { limit: 100, now });
    assert.ok(first.events.length < 20 && first.hasMore);
    assert.equal(first.last, first.events.at(-1)?.sequence);
    const second = await automation.feed(shop, { after: first.last, limit: 100, now });
    assert.equal(second.hasMore, false);
    assert.deepEqual(
      [...first.events, ...second.events].map(({ id }) => id),
      ids,
    );
    const newest = await automation.listEvents(shop, { limit: 100, now });
    assert.ok(newest.events.length < 20 && newest.next !== null);
    const oldest = await automation.listEvents(shop, { limit: 100, after: newest.next, now });
    assert.deepEqual(
      [...newest.events, ...oldest.events].map(({ id }) => id),
      ids.toReversed(),
    );
  }),
  test('automation.feed numbers what is published in its order, and goes on after a number', async automation => {
    await publishIn(automation, [
      published('evt_c', { received_at: '2026-05-05T05:05:04Z' }),
      published('evt_b'),
      published('evt_a'),
    ]);
    const first = await automation.feed(shop, { limit: 2, now });
    assert.deepEqual(
      first.events.map(({ id, sequence }) => [id, sequence]),
      [
        ['evt_c', 1],
        ['evt_b', 2],
      ],
    );
    assert.deepEqual([first.last, first.hasMore], [2, true]);
    assert.deepEqual(first.events[0], await automation.findEvent(shop, 'evt_c'));
    const second = await automation.feed(shop, { after: 2, limit: 2, now });
    assert.deepEqual(
      second.events.map(({ id, sequence }) => [id, sequence]),
      [['evt_a', 3]],
    );
    assert.deepEqual([second.last, second.hasMore], [3, false]);
    assert.deepEqual(await automation.feed(shop, { after: 3, limit: 2, now }), {
      events: [],
      last: 3,
      hasMore: false,
    });
    await publishIn(automation, [published('evt_0', { received_at: '2026-01-01T00:00:00Z' })]);
    const third = await automation.feed(shop, { after: 3, limit: 2, now });
    assert.deepEqual([third.events.map(({ id }) => id), third.last], [['evt_0'], 4]);
  }),
  test('automation.feed and automation.listEvents keep the order of publication within one moment', async automation => {
    const ids = range(20).map(index => `evt_${50 - index}`);
    const [last = '', ...rest] = ids.toReversed();
    for (const id of rest.toReversed()) await publishIn(automation, [published(id)]);
    await publishIn(automation, [published(last), published('evt_2'), published('evt_1')]);
    const all = [...ids, 'evt_2', 'evt_1'];
    const listed: string[] = [];
    for (let after: string | null | undefined; after !== null; ) {
      const page = await automation.listEvents(shop, { limit: 5, now, ...defined({ after }) });
      listed.push(...page.events.map(({ id }) => id));
      after = page.next;
    }
    assert.deepEqual(listed, all.toReversed());
    assert.deepEqual((await readAll(automation, { limit: 3 })).ids, all);
  }),
  test('automation.feed gives events of one type, and passes over the others', async automation => {
    await publishIn(
      automation,
      range(6).map(index => published(`evt_${index}`, { type: index < 3 ? 'a.b' : 'c d' })),
    );
    const page = await automation.feed(shop, { limit: 2, type: 'a.b', now });
    assert.deepEqual([page.events.map(({ id }) => id), page.hasMore], [['evt_0', 'evt_1'], true]);
    const next = await automation.feed(shop, { limit: 2, type: 'a.b', after: page.last, now });
    assert.deepEqual([next.events.map(({ id }) => id), next.hasMore], [['evt_2'], false]);
    assert.equal(next.last, 6);
    for (const type of ['a', '*', ...hostileTexts])
      assert.deepEqual((await automation.feed(shop, { limit: 2, type, now })).events, []);
  }),
  test('automation.feed numbers each workspace by itself', async automation => {
    await publishIn(automation, [published('evt_1'), published('evt_2')]);
    await publishIn(automation, [published('evt_1')], other);
    await automation.feed(shop, { limit: 10, now });
    const { events, last } = await automation.feed(other, { limit: 10, now });
    assert.deepEqual(
      events.map(({ id, sequence }) => [id, sequence]),
      [['evt_1', 1]],
    );
    assert.equal(last, 1);
    for (const text of ['ws_nobody', ...hostileTexts])
      assert.deepEqual(await automation.feed(text, { after: 7, limit: 10, now }), {
        events: [],
        last: 7,
        hasMore: false,
      });
  }),
  test('automation.feed gives what is scheduled when its time has come, after what came before', async automation => {
    await publishIn(automation, [published('evt_1', { deliver_at: soon }), published('evt_2')]);
    const before = await readAll(automation);
    assert.deepEqual(before.ids, ['evt_2']);
    await publishIn(automation, [published('evt_3')]);
    const after = await readAll(automation, { after: before.last, at: soon });
    assert.deepEqual(after.ids, ['evt_3', 'evt_1']);
    assert.equal((await automation.findEvent(shop, 'evt_1'))?.sequence, 3);
  }),
  test('automation.feed gives readers at once, while twenty publish, each event once in one order and misses none', async automation => {
    await checkGapless({
      write: name => publishIn(automation, [published(`evt_${name}`)]),
      read: query => readAll(automation, query),
      async numbers() {
        const { events } = await automation.feed(shop, { limit: 200, now });
        return events.map(({ sequence }) => sequence);
      },
    });
  }),
  test('automation.feed never gives a number again', async automation => {
    await publishIn(automation, [published('evt_1'), published('evt_2')]);
    const { last } = await readAll(automation);
    while (await automation.prune({ retentionDays: 1, now: later }));
    assert.equal(await automation.findEvent(shop, 'evt_2'), null);
    await publishIn(automation, [published('evt_3', { received_at: later })]);
    assert.deepEqual(await readAll(automation, { after: last, at: later }), { ids: ['evt_3'], last: 3 });
  }),
  test('automation.feed tells a reader who comes back after events were removed, and nobody else', async automation => {
    await publishIn(automation, [published('evt_1'), published('evt_2'), published('evt_3')]);
    await publishIn(automation, [published('evt_9')], other);
    assert.equal((await readAll(automation)).last, 3);
    // Nobody reads these before they are removed, nor what is cancelled.
    await publishIn(automation, [
      published('evt_4'),
      published('evt_5'),
      published('evt_6', { deliver_at: soon }),
    ]);
    await automation.cancel(shop, 'evt_6', { now });
    while (await automation.prune({ retentionDays: 1, now: later }));
    await publishIn(automation, [published('evt_7', { received_at: later })]);
    const expiredAt = async (after: number, type?: string) =>
      (await automation.feed(shop, { after, limit: 10, now: later, ...(type !== undefined && { type }) }))
        .expired;
    assert.deepEqual([await expiredAt(1), await expiredAt(4), await expiredAt(1, 'order.sent')], [5, 5, 5]);
    const kept = await automation.feed(shop, { after: 5, limit: 10, now: later });
    assert.deepEqual(
      [kept.expired, kept.events.map(({ id, sequence }) => [id, sequence])],
      [undefined, [['evt_7', 6]]],
    );
    const fromStart = await automation.feed(shop, { limit: 10, now: later });
    assert.deepEqual([fromStart.expired, fromStart.events.length], [undefined, 1]);
    const elsewhere = await automation.feed(other, { after: 1, limit: 10, now: later });
    assert.deepEqual(elsewhere, { events: [], last: 1, hasMore: false });
  }),
  test('automation.feed brings a reader who comes late through thousands of events', async automation => {
    // Scheduled, so that a storage that keeps a bounded number of events keeps all of these.
    const events = range(1_200).map(index => published(`evt_${index}`, { deliver_at: soon }));
    await automation.publish(shop, events);
    const first = await automation.feed(shop, { limit: 2_000, now: soon });
    assert.ok(first.events.length > 0 && first.events.length <= 1_200);
    const rest = await readAll(automation, { after: first.last, at: soon, limit: 500 });
    const ids = [...first.events.map(({ id }) => id), ...rest.ids];
    assert.equal(new Set(ids).size, ids.length);
    assert.ok(ids.length >= 1_000);
  }),
];
