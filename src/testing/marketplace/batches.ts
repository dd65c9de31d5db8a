import assert from 'node:assert/strict';
import type { Item } from '../../generated/types.ts';
import type { ItemFilter, ItemsRepository } from '../../repository/index.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { hostileTexts, shop } from '../sample.ts';

async function all(
  { batches }: Required<ItemsRepository>,
  workspaceId: string,
  filter: ItemFilter,
): Promise<Item[]> {
  const items: Item[] = [];
  for await (const batch of batches(workspaceId, filter)) {
    assert.ok(batch.length > 0, 'a batch is never empty');
    items.push(...batch);
  }
  return items;
}

const test = casesOf('items');

export const batchCases: readonly ConformanceCase[] = [
  test('items.batches returns the items of items.list, in the same order, with and without filters', async items => {
    for (const filter of [{}, { category: 'Graphics' }, { tag: 'svg' }, { q: 'INVOICES' }])
      assert.deepEqual(await all(items, shop, filter), (await items.list(shop, filter)).items);
  }),
  test('items.batches returns no batch if there are no items', async items => {
    for (const workspaceId of ['ws_unknown', ...hostileTexts])
      assert.deepEqual(await all(items, workspaceId, {}), []);
    for (const q of ['no such text', '\u0000']) assert.deepEqual(await all(items, shop, { q }), []);
  }),
];
