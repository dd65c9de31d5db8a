import type { Item, Purchase, PurchaseRecord } from '../../generated/types.ts';
import type { PurchasesRepository } from '../../repository/index.ts';
import { deepFreeze, derived, recordsOf } from './data.ts';
import { itemsById } from './items.ts';
import type { Store } from './store.ts';

const byCode = derived((purchases: readonly unknown[]) => {
  const records = purchases as readonly PurchaseRecord[];
  return new Map(records.map(purchase => [purchase.purchase_code, purchase]));
});

export function lowdbPurchases(store: Store): PurchasesRepository {
  // A purchase with its item, made once for each pair of the two.
  const made = new WeakMap<PurchaseRecord, Readonly<Purchase>>();

  return {
    findByCode(workspaceId, purchaseCode) {
      const { data } = store;
      const record = byCode(recordsOf(data, 'purchases', workspaceId)).get(purchaseCode);
      if (record === undefined) return null;
      const item = itemsById(recordsOf(data, 'items', workspaceId)).get(record.item_id);
      const earlier = made.get(record);
      if (item === undefined || earlier?.item === item) return earlier ?? null;
      const purchase = assemble(record, item);
      made.set(record, purchase);
      return purchase;
    },
  };
}

/** In the order of the specification's table, the item where its number stood. */
function assemble(
  { item_id: _, supported_until, downloaded, date, ...start }: PurchaseRecord,
  item: Item,
): Purchase {
  const support = supported_until === undefined ? {} : { supported_until };
  return deepFreeze({ ...start, item, ...support, downloaded, date });
}
