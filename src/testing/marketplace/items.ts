import assert from 'node:assert/strict';
import type { ItemQuery, ItemsRepository } from '../../repository/index.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { sameRecord } from '../same-record.ts';
import { hostileTexts, other, shop } from '../sample.ts';

const ids = async (items: ItemsRepository, query: ItemQuery) =>
  (await items.list(shop, query)).items.map(({ id }) => id);

const sorted = async (items: ItemsRepository, query: ItemQuery) => (await ids(items, query)).sort();

const test = casesOf('items');

const filters = [
  ['q', 'items.search'],
  ['tag', 'items.tags'],
  ['category', 'items.categories'],
] as const;

export const itemCases: readonly ConformanceCase[] = [
  test('items.list returns all items of the workspace with all their fields, always in the same order', async (items, _, seed) => {
    const { items: all, total } = await items.list(shop, {});
    assert.equal(total, 3);
    const stored = seed.items[shop] ?? [];
    sameRecord(
      [...all].sort((one, two) => one.id - two.id),
      [...stored].sort((one, two) => one.id - two.id),
    );
    assert.deepEqual(
      await ids(items, {}),
      all.map(({ id }) => id),
    );
    sameRecord((await items.list(other, {})).items, seed.items[other]);
  }),
  test('items.list returns each item exactly once in pages', async items => {
    const all = await ids(items, {});
    assert.deepEqual(await ids(items, { offset: 0, limit: 2 }), all.slice(0, 2));
    assert.deepEqual(await ids(items, { offset: 2, limit: 2 }), all.slice(2));
    assert.deepEqual(await ids(items, { offset: 1 }), all.slice(1));
  }),
  test(
    'items.list filters by category, and counts the matches',
    async items => {
      assert.deepEqual(await sorted(items, { category: 'Graphics' }), [2, 3]);
      const page = await items.list(shop, { category: 'Graphics', limit: 1 });
      assert.deepEqual([page.items.length, page.total], [1, 2]);
    },
    { uses: ['items.categories'] },
  ),
  test(
    'items.list tells the case of a category',
    async items => assert.deepEqual(await sorted(items, { category: 'graphics' }), []),
    { uses: ['items.categories', 'items.case'] },
  ),
  test(
    'items.list filters by tag',
    async items => {
      assert.deepEqual(await sorted(items, { tag: 'svg' }), [3]);
      assert.deepEqual(await sorted(items, { tag: 'icons' }), [2, 3]);
      assert.deepEqual(await sorted(items, { tag: 'sv' }), []);
    },
    { uses: ['items.tags'] },
  ),
  test(
    'items.list finds text in tags',
    async items => assert.deepEqual(await sorted(items, { q: 'sv' }), [3]),
    { uses: ['items.tags', 'items.search'] },
  ),
  test(
    'items.list finds text in names and descriptions, in any case',
    async items => {
      assert.deepEqual(await sorted(items, { q: 'LINE' }), [2]);
      assert.deepEqual(await sorted(items, { q: 'invoices' }), [1]);
    },
    { uses: ['items.search'] },
  ),
  test(
    'items.list filters by category and text together',
    async items => {
      assert.deepEqual(await sorted(items, { category: 'Graphics', q: 'clear' }), [3]);
      assert.deepEqual(await sorted(items, { category: 'Scripts', q: 'clear' }), []);
    },
    { uses: ['items.categories', 'items.search'] },
  ),
  ...filters.map(([filter, feature]) =>
    test(
      `items.list treats any value of ${filter} as plain text`,
      async items => {
        for (const text of ['%', '_', '\\', '.*', "'", '__proto__', '\u0000'])
          assert.deepEqual(await ids(items, { [filter]: text }), []);
      },
      { uses: [feature] },
    ),
  ),
  test('items.list returns nothing for an unknown workspace', async items => {
    for (const workspaceId of ['ws_unknown', ...hostileTexts])
      for (const query of [{}, { q: 'line' }, { offset: 1, limit: 2 }])
        assert.deepEqual(await items.list(workspaceId, query), { items: [], total: 0, hasItems: false });
  }),
  test('items.list tells a page without items from a workspace without any', async items => {
    assert.equal((await items.list(shop, {})).hasItems, true);
    assert.equal((await items.list(shop, { limit: 1 })).hasItems, true);
    const beyond = await items.list(shop, { offset: 99, limit: 2 });
    assert.deepEqual(beyond, { items: [], total: 3, hasItems: true });
  }),
  test(
    'items.list tells a filter without items from a workspace without any',
    async items => {
      for (const q of ['no such text', '\u0000'])
        for (const query of [{ q }, { q, offset: 0, limit: 2 }])
          assert.deepEqual(await items.list(shop, query), { items: [], total: 0, hasItems: true });
    },
    { uses: ['items.search'] },
  ),
  test('items.find returns an item of the workspace by its number, or null', async (items, _, seed) => {
    const [first] = seed.items[shop] ?? [];
    const [rain] = seed.items[other] ?? [];
    assert.ok(first && rain);
    sameRecord(await items.find(shop, first.id), first);
    sameRecord(await items.find(other, rain.id), rain);
    sameRecord(await items.find(other, first.id), null);
    for (const id of [4, Number.MAX_SAFE_INTEGER]) sameRecord(await items.find(shop, id), null);
    for (const workspaceId of hostileTexts) sameRecord(await items.find(workspaceId, first.id), null);
  }),
  test(
    'items.find tells items with the same number in two workspaces apart',
    async (items, _, seed) => {
      for (const workspaceId of [shop, other])
        sameRecord(
          await items.find(workspaceId, 1),
          seed.items[workspaceId]?.find(({ id }) => id === 1),
        );
    },
    { uses: ['items.repeated_ids'] },
  ),
];
