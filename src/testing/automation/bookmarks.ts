import assert from 'node:assert/strict';
import { type AutomationRepository, isRefused, refuse } from '../../repository/index.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { hostileTexts, other, shop } from '../sample.ts';
import { later, now, published, publishIn, range, readAll, soon } from './sample.ts';

const set = (
  automation: AutomationRepository,
  id: string,
  name: string,
  { most, workspaceId = shop, at = now }: { most?: number; workspaceId?: string; at?: string } = {},
) => automation.setBookmark(workspaceId, id, { name, at, ...(most !== undefined && { most }) });

const namesIn = async (automation: AutomationRepository, workspaceId = shop) =>
  (await automation.listBookmarks(workspaceId)).map(({ name, event_id }) => `${name} ${event_id}`);

const test = casesOf('automation');

/** Events that are kept under a name. */
export const automationBookmarkCases: readonly ConformanceCase[] = [
  test('automation.setBookmark gives an event a name, and another one; removeBookmark takes it away', async automation => {
    const [first, second] = [published('evt_1'), published('evt_2', { endpoint_id: null, deliver_at: soon })];
    await publishIn(automation, [first, second]);
    await publishIn(automation, [first], other);
    const marked = { ...first, bookmark: 'b', bookmarked_at: now };
    assert.deepEqual(await set(automation, 'evt_1', 'b'), marked);
    assert.deepEqual(await automation.findEvent(shop, 'evt_1'), marked);
    assert.deepEqual(await set(automation, 'evt_1', 'b', { at: later }), marked, 'it has this name already');
    await set(automation, 'evt_2', 'B');
    assert.deepEqual(await automation.listBookmarks(shop), [
      { name: 'B', event_id: 'evt_2', type: 'order.paid', endpoint_id: null, bookmarked_at: now },
      { name: 'b', event_id: 'evt_1', type: 'order.paid', endpoint_id: 'ain_1', bookmarked_at: now },
    ]);
    const renamed = { ...first, bookmark: 'a', bookmarked_at: later };
    assert.deepEqual(await set(automation, 'evt_1', 'a', { at: later }), renamed);
    assert.deepEqual(await namesIn(automation), ['B evt_2', 'a evt_1']);
    assert.deepEqual(await automation.findEvent(other, 'evt_1'), first);
    assert.deepEqual(await namesIn(automation, other), []);
    for (const _ of range(2)) assert.deepEqual(await automation.removeBookmark(shop, 'evt_1'), first);
    assert.deepEqual(await automation.findEvent(shop, 'evt_1'), first);
    assert.deepEqual(await namesIn(automation), ['B evt_2']);
  }),
  test('automation.setBookmark refuses a name that another event of the workspace has, and events that do not exist', async automation => {
    await publishIn(automation, [published('evt_1'), published('evt_2')]);
    await publishIn(automation, [published('evt_1')], other);
    await set(automation, 'evt_1', 'Ä');
    assert.deepEqual(await set(automation, 'evt_2', 'Ä'), refuse('taken'));
    assert.equal((await automation.findEvent(shop, 'evt_2'))?.bookmark, undefined);
    assert.ok(!isRefused(await set(automation, 'evt_1', 'Ä', { workspaceId: other })));
    assert.ok(!isRefused(await set(automation, 'evt_2', 'ä')), 'another case of letters is another name');
    await automation.removeBookmark(shop, 'evt_1');
    assert.ok(!isRefused(await set(automation, 'evt_2', 'Ä')), 'the name is free again');
    for (const text of ['evt_nobody', ...hostileTexts]) {
      assert.deepEqual(await set(automation, text, 'a'), refuse('not_found'));
      assert.deepEqual(await set(automation, 'evt_1', 'a', { workspaceId: text }), refuse('not_found'));
      assert.deepEqual(await automation.removeBookmark(shop, text), refuse('not_found'));
      assert.deepEqual(await automation.removeBookmark(text, 'evt_1'), refuse('not_found'));
      assert.deepEqual(await automation.listBookmarks(text), []);
    }
  }),
  test('automation.setBookmark gives a name to exactly one of ten events that race for it', async automation => {
    const ids = range(10).map(index => `evt_${index}`);
    await publishIn(
      automation,
      ids.map(id => published(id)),
    );
    const answers = await Promise.all(ids.map(id => set(automation, id, 'paid')));
    assert.deepEqual(answers.filter(isRefused), Array(9).fill(refuse('taken')));
    assert.equal((await namesIn(automation)).length, 1);
  }),
  test('automation.setBookmark never exceeds its limit, whoever races, and takes another name at the limit', async automation => {
    const ids = range(10).map(index => `evt_${index}`);
    await publishIn(
      automation,
      ids.map(id => published(id)),
    );
    const answers = await Promise.all(ids.map(id => set(automation, id, `of ${id}`, { most: 3 })));
    assert.deepEqual(answers.filter(isRefused), Array(7).fill(refuse('too_many')));
    const left = await namesIn(automation);
    assert.equal(left.length, 3);
    const marked = answers.find(answer => !isRefused(answer));
    assert.ok(marked !== undefined && !isRefused(marked));
    assert.ok(!isRefused(await set(automation, marked.id, 'another', { most: 3 })));
    await automation.removeBookmark(shop, marked.id);
    const free = ids.find(id => !left.some(one => one.endsWith(` ${id}`))) ?? '';
    assert.ok(!isRefused(await set(automation, free, 'free', { most: 3 })));
  }),
  test('automation.prune leaves events with a bookmark, and removes them when it is taken away', async automation => {
    const ids = range(6).map(index => `evt_${index}`);
    await publishIn(
      automation,
      ids.map(id => published(id)),
    );
    await readAll(automation);
    await set(automation, 'evt_1', 'kept');
    const prune = async () => {
      while (await automation.prune({ retentionDays: 1, now: later }));
    };
    await prune();
    assert.deepEqual(
      (await automation.listEvents(shop, { limit: 10, now: later })).events.map(({ id }) => id),
      ['evt_1'],
    );
    assert.equal((await automation.feed(shop, { after: 1, limit: 10, now: later })).expired, 6);
    await automation.removeBookmark(shop, 'evt_1');
    await prune();
    assert.equal(await automation.findEvent(shop, 'evt_1'), null);
  }),
  test('automation.prune never removes an event that gets a bookmark at once', async automation => {
    for (const round of range(5)) {
      const ids = range(4).map(index => `evt_${round}_${index}`);
      await publishIn(
        automation,
        ids.map(id => published(id)),
      );
      const [, ...answers] = await Promise.all([
        automation.prune({ retentionDays: 1, now: later }),
        ...ids.map(id => set(automation, id, `of ${id}`)),
      ]);
      for (const [index, answer] of answers.entries()) {
        const id = ids[index] ?? '';
        const event = await automation.findEvent(shop, id);
        assert.deepEqual(event, isRefused(answer) ? null : answer, id);
      }
    }
  }),
];
