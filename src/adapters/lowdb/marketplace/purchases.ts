import { RecentMap } from '../../../common/collections/recent-map.ts';
import type { Item, Purchase, PurchaseRecord } from '../../../generated/types.ts';
import type { PurchasesRepository } from '../../../repository/index.ts';
import { derived, recordsOf } from '../data.ts';
import type { Store } from '../store.ts';
import { itemsById } from './items.ts';

const byCode = derived((purchases: readonly unknown[]) => {
  const records = purchases as readonly PurchaseRecord[];
  return new Map(records.map(purchase => [purchase.purchase_code, purchase]));
});

/** Maximum number of cached purchases with their items. */
const maxMade = 10_000;

export function lowdbPurchases(store: Store): PurchasesRepository {
  // Caches the result for each pair of purchase and item.
  const made = new RecentMap<PurchaseRecord, Readonly<Purchase>>(maxMade);

  return {
    findByCode(workspaceId, purchaseCode) {
      const { data } = store;
      const record = byCode(recordsOf(data, 'purchases', workspaceId)).get(purchaseCode);
      if (record === undefined) return null;
      const item = itemsById(recordsOf(data, 'items', workspaceId)).get(record.item_id);
      const earlier = made.get(record);
      if (item === undefined || earlier?.item === item) return earlier ?? null;
      const purchase = assemble(record, item);
      // Only cached results are frozen: freezing every result reduced the validations per second to 0.7 x.
      if (made.offer(record, purchase, 1)) Object.freeze(purchase);
      return purchase;
    },
  };
}

/** Fields in the order of the specification, with the item instead of its number. Explicit, as spreading is slow. */
function assemble(record: PurchaseRecord, item: Item): Readonly<Purchase> {
  const { purchase_code, license_type, price, currency, supported_until, downloaded, date } = record;
  const start = { purchase_code, license_type, price, currency, item };
  return supported_until === undefined
    ? { ...start, downloaded, date }
    : { ...start, supported_until, downloaded, date };
}
