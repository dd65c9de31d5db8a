import type { LicenseType, Purchase, PurchaseRecord } from '../../../generated/types.ts';
import type { PurchasesRepository } from '../../../repository/index.ts';
import type { Address } from '../database/address.ts';
import {
  inMinorUnits,
  integerOf,
  isStorable,
  moneyOf,
  selection,
  type Table,
  timeOf,
} from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import type { Row } from '../database/pool.ts';
import { itemOf, itemSelection } from './items.ts';

export const purchaseTable: Table = {
  name: 'purchases',
  columns: {
    workspace_id: 'text',
    purchase_code: 'text',
    license_type: 'text',
    price: 'integer',
    currency: 'text',
    item_id: 'integer',
    supported_until: 'time',
    downloaded: 'boolean',
    date: 'time',
  },
};

export const purchaseRow = (workspaceId: string, purchase: PurchaseRecord): object => ({
  workspace_id: workspaceId,
  ...purchase,
  price: inMinorUnits(purchase.price),
});

export const purchaseRecordOf = (row: Row): PurchaseRecord => ({
  ...start(row),
  item_id: integerOf(row.item_id),
  ...end(row),
});

const start = (row: Row, currency = row.currency) => ({
  purchase_code: row.purchase_code as string,
  license_type: row.license_type as LicenseType,
  price: moneyOf(row.price),
  currency: currency as string,
});

const end = (row: Row) => ({
  ...(row.supported_until === null ? {} : { supported_until: timeOf(row.supported_until) }),
  downloaded: integerOf(row.downloaded) === 1,
  date: timeOf(row.date),
});

export function postgresPurchases(database: Database, address: Address): PurchasesRepository {
  const { schema } = database;
  // Purchase and item are read at once, and both have a currency.
  const { item_id: _, currency: __, ...columns } = purchaseTable.columns;
  const byCode = `select ${selection({ name: purchaseTable.name, columns }, 'p')}, p.currency as purchase_currency,
    ${itemSelection('i')}
    from ${schema}purchases p join ${schema}items i on i.workspace_id = p.workspace_id and i.id = p.item_id
    where p.workspace_id = $1 and p.purchase_code = $2`;
  return {
    async findByCode(workspaceId, purchaseCode): Promise<Purchase | null> {
      if (!isStorable(workspaceId) || !isStorable(purchaseCode)) return null;
      const [row] = await database.rows(byCode, [workspaceId, purchaseCode]);
      if (row === undefined) return null;
      return { ...start(row, row.purchase_currency), item: itemOf(row, address), ...end(row) };
    },
  };
}
