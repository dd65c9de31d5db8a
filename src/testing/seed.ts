/** The data that a case starts with, as a storage of a host can keep it. */
import type { Account, DataFile, Item, PurchaseRecord } from '../generated/types.ts';

/** What a storage keeps of a record: values that its tables have no columns for are constants, or computed. */
export interface Projection {
  readonly items?: (item: Item) => Item;
  readonly purchases?: (purchase: PurchaseRecord) => PurchaseRecord;
  readonly accounts?: (account: Account) => Account;
}

/** No item has the number of an item of another workspace: tables of shops often have one number for all. */
export function withUniqueItems(data: DataFile): DataFile {
  const taken = new Set<number>();
  const numbers = new Map<string, number>();
  for (const [workspaceId, items] of Object.entries(data.items))
    for (const { id } of items) {
      let number = id;
      while (taken.has(number)) number += 1_000;
      taken.add(number);
      numbers.set(`${workspaceId} ${id}`, number);
    }
  const numberOf = (workspaceId: string, id: number) => numbers.get(`${workspaceId} ${id}`) ?? id;
  return {
    ...data,
    items: mapped(data.items, (item, workspaceId) => ({ ...item, id: numberOf(workspaceId, item.id) })),
    purchases: mapped(data.purchases, (purchase, workspaceId) => ({
      ...purchase,
      item_id: numberOf(workspaceId, purchase.item_id),
    })),
  };
}

export function projected(data: DataFile, { items, purchases, accounts }: Projection): DataFile {
  return {
    ...data,
    ...(items && { items: mapped(data.items, item => items(item)) }),
    ...(purchases && { purchases: mapped(data.purchases, purchase => purchases(purchase)) }),
    ...(accounts && {
      accounts: Object.fromEntries(Object.entries(data.accounts).map(([id, one]) => [id, accounts(one)])),
    }),
  };
}

const mapped = <One>(
  lists: Readonly<Record<string, readonly One[]>>,
  change: (one: One, workspaceId: string) => One,
): Record<string, One[]> =>
  Object.fromEntries(
    Object.entries(lists).map(([workspaceId, list]) => [
      workspaceId,
      list.map(one => change(one, workspaceId)),
    ]),
  );
