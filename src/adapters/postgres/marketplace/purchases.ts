import type { Purchase } from '../../../generated/types.ts';
import type { PurchasesRepository } from '../../../repository/index.ts';
import type { DatabaseAddress } from '../database/address.ts';
import { isStorable, selection } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { collectionTable, reading } from '../database/records.ts';
import { itemsAt, itemTable } from './items.ts';

const purchaseTable = collectionTable('purchases');

/** The prefix of the columns of a purchase that is read together with its item, because both have a currency. */
const prefix = 'purchase__';

export function postgresPurchases(database: Database, address: DatabaseAddress): PurchasesRepository {
  const { schema } = database;
  const purchaseOf = reading(purchaseTable.members, { prefix });
  const itemOf = itemsAt(address);
  const byCode = `select ${selection(purchaseTable, 'p', prefix)}, ${selection(itemTable, 'i')}
    from ${schema}purchases p join ${schema}items i on i.workspace_id = p.workspace_id and i.id = p.item_id
    where p.workspace_id = $1 and p.purchase_code = $2`;
  return {
    async findByCode(workspaceId, purchaseCode): Promise<Purchase | null> {
      if (!isStorable(workspaceId) || !isStorable(purchaseCode)) return null;
      const [row] = await database.rows(byCode, [workspaceId, purchaseCode]);
      if (row === undefined) return null;
      const { purchase_code, license_type, price, currency, item_id: _, ...rest } = purchaseOf(row);
      return { purchase_code, license_type, price, currency, item: itemOf(row), ...rest };
    },
  };
}
