/** Fills the tables of the shop with the data of the conformance suite, or with the fixtures of the package. */
import type { Account, Item, PurchaseRecord } from 'koa-marketplace';
import { type Database, inOneStep } from './database.ts';

/** The marketplace data that the shop stores itself. */
export interface ShopData {
  readonly workspaces: readonly { readonly id: string; readonly account_id?: string | null }[];
  readonly accounts: Readonly<Record<string, Account>>;
  readonly items: Readonly<Record<string, readonly Item[]>>;
  readonly purchases: Readonly<Record<string, readonly PurchaseRecord[]>>;
}

export function fill(database: Database, { workspaces, accounts, items, purchases }: ShopData): void {
  const insert = (table: string, row: Record<string, string | number | boolean | null>) => {
    const columns = Object.keys(row);
    const places = columns.map(() => '?').join(', ');
    database.run(`insert into ${table} (${columns.join(', ')}) values (${places})`, Object.values(row));
  };
  inOneStep(database, () => {
    for (const [id, { name, balance, profile, ...account }] of Object.entries(accounts))
      insert('sellers', {
        id,
        ...name,
        ...account,
        balance_cents: cents(balance),
        profile: JSON.stringify(profile),
      });
    for (const { id, account_id = null } of workspaces) insert('shops', { id, seller_id: account_id });
    for (const [shop_id, products] of Object.entries(items))
      for (const { id, options, tags, media, price, ...product } of products)
        insert('products', {
          shop_id,
          number: id,
          ...product,
          options: JSON.stringify(options),
          tags: JSON.stringify(tags),
          media: JSON.stringify(media),
          regular_cents: cents(price.regular),
          extended_cents: cents(price.extended),
        });
    for (const [shop_id, orders] of Object.entries(purchases))
      for (const order of orders)
        insert('orders', {
          shop_id,
          code: order.purchase_code,
          license: order.license_type,
          price_cents: cents(order.price),
          currency: order.currency,
          product_number: order.item_id,
          supported_until: order.supported_until ?? null,
          downloaded: order.downloaded,
          ordered_at: order.date,
        });
  });
}

const cents = (amount: number) => Math.round(amount * 100);
