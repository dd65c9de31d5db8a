import assert from 'node:assert/strict';
import { type ConformanceCase, casesOf } from '../case.ts';
import { sameRecord } from '../same-record.ts';
import { hostileTexts, other, shop } from '../sample.ts';

const test = casesOf('purchases');

export const purchaseCases: readonly ConformanceCase[] = [
  test('purchases.findByCode returns a purchase with all fields of its item', async (purchases, _, seed) => {
    const [{ item_id, ...record } = { item_id: 0, purchase_code: '' }] = seed.purchases[shop] ?? [];
    const item = seed.items[shop]?.find(({ id }) => id === item_id);
    sameRecord(await purchases.findByCode(shop, record.purchase_code), { ...record, item });
  }),
  test('purchases.findByCode returns no supported_until if the purchase has no support', async purchases => {
    const purchase = await purchases.findByCode(shop, 'code-plain');
    assert.ok(purchase);
    assert.equal(purchase.supported_until ?? null, null);
  }),
  test('purchases.findByCode returns null for a code of another workspace and for a text that is not a code', async purchases => {
    assert.ok(await purchases.findByCode(other, 'code-other'));
    // A storage that ends strings at the first NUL would find these.
    const similar = ['code-plain\u0000', 'code-plain\u0000x'];
    for (const code of ['code-other', ...similar, ...hostileTexts])
      sameRecord(await purchases.findByCode(shop, code), null);
    for (const workspaceId of hostileTexts)
      sameRecord(await purchases.findByCode(workspaceId, 'code-plain'), null);
  }),
  test(
    'purchases.findByCode returns null for a code in another case, or with a space at its end',
    async purchases => {
      for (const code of ['CODE-PLAIN', 'code-plain '])
        sameRecord(await purchases.findByCode(shop, code), null);
    },
    { uses: ['purchases.case'] },
  ),
];
