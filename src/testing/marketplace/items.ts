import assert from 'node:assert/strict';
import type { ItemQuery, ItemsRepository } from '../../repository/index.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { hostileTexts, other, sample, shop } from '../sample.ts';

const ids = async (items: ItemsRepository, query: ItemQuery) =>
  (await items.list(shop, query)).items.map(({ id }) => id);

const test = casesOf('items');

export const itemCases: readonly ConformanceCase[] = [
  test('items.list returns all items of the workspace with all their fields, always in the same order', async items => {
    const { items: all, total } = await items.list(shop, {});
    assert.equal(total, 3);
    const stored = sample().items[shop] ?? [];
    assert.deepEqual(
      [...all].sort((one, two) => one.id - two.id),
      [...stored].sort((one, two) => one.id - two.id),
    );
    assert.deepEqual(
      await ids(items, {}),
      all.map(({ id }) => id),
    );
    assert.deepEqual((await items.list(other, {})).items, sample().items[other]);
  }),
  test('items.list returns each item exactly once in pages', async items => {
    const all = await ids(items, {});
    assert.deepEqual(await ids(items, { offset: 0, limit: 2 }), all.slice(0, 2));
    assert.deepEqual(await ids(items, { offset: 2, limit: 2 }), all.slice(2));
    assert.deepEqual(await ids(items, { offset: 1 }), all.slice(1));
  }),
  test('items.list filters by category, tag and text together, and counts the matches', async items => {
    const sorted = async (query: ItemQuery) => (await ids(items, query)).sort();
    assert.deepEqual(await sorted({ category: 'Graphics' }), [2, 3]);
    assert.deepEqual(await sorted({ category: 'graphics' }), []);
    assert.deepEqual(await sorted({ tag: 'svg' }), [3]);
    assert.deepEqual(await sorted({ q: 'LINE' }), [2]);
    assert.deepEqual(await sorted({ q: 'invoices' }), [1]);
    assert.deepEqual(await sorted({ q: 'sv' }), [3]);
    assert.deepEqual(await sorted({ category: 'Graphics', q: 'clear' }), [3]);
    const page = await items.list(shop, { category: 'Graphics', limit: 1 });
    assert.deepEqual([page.items.length, page.total], [1, 2]);
  }),
  test('items.list treats any filter value as plain text', async items => {
    for (const text of ['%', '_', '\\', '.*', "'", '__proto__', '\u0000'])
      for (const query of [{ q: text }, { tag: text }, { category: text }])
        assert.deepEqual(await ids(items, query), []);
    for (const workspaceId of ['ws_unknown', ...hostileTexts])
      assert.deepEqual(await items.list(workspaceId, {}), {
        items: [],
        total: 0,
        hasItems: false,
      });
  }),
  test('items.list tells a page and a filter without items from a workspace without any', async items => {
    const none = { items: [], total: 0 };
    assert.equal((await items.list(shop, {})).hasItems, true);
    assert.equal((await items.list(shop, { limit: 1 })).hasItems, true);
    const beyond = await items.list(shop, { offset: 99, limit: 2 });
    assert.deepEqual(beyond, { items: [], total: 3, hasItems: true });
    for (const q of ['no such text', '\u0000'])
      for (const query of [{ q }, { q, offset: 0, limit: 2 }])
        assert.deepEqual(await items.list(shop, query), { ...none, hasItems: true });
    for (const query of [{}, { q: 'line' }, { offset: 1, limit: 2 }])
      assert.deepEqual(await items.list('ws_unknown', query), { ...none, hasItems: false });
  }),
  test('items.find returns an item of the workspace by its number, or null', async items => {
    assert.deepEqual(
      await items.find(shop, 1),
      sample().items[shop]?.find(({ id }) => id === 1),
    );
    assert.equal((await items.find(other, 1))?.name, 'Rain');
    assert.equal(await items.find(other, 3), null);
    for (const id of [4, Number.MAX_SAFE_INTEGER]) assert.equal(await items.find(shop, id), null);
    for (const workspaceId of hostileTexts) assert.equal(await items.find(workspaceId, 1), null);
  }),
];
