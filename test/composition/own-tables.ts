/** A shop as it was before the marketplace: integer ids, column names of its own, no tags, and one number for all goods. */
import sqlite from 'node-sqlite3-wasm';
import type {
  Account,
  AccountsRepository,
  DataFile,
  Item,
  ItemsRepository,
  Purchase,
  PurchasesRepository,
} from '../../src/index.ts';
import type { ConformanceOptions } from '../../src/testing/index.ts';

type Database = InstanceType<typeof sqlite.Database>;
type Row = Readonly<Record<string, string | number | null>>;

const tables = `
create table merchants (
  merchant_id integer primary key, handle text not null, given_name text not null, family_name text not null,
  mail text not null, credit_minor integer not null, joined integer not null
);
create table stores (
  store_id integer primary key, slug text not null unique, merchant_id integer references merchants
);
create table goods (
  good_id integer primary key, store_id integer not null references stores, title text not null, blurb text not null,
  section text not null, price_minor integer not null, bulk_price_minor integer not null, revision text not null,
  on_sale_from integer not null
);
create table sales (
  sale_id integer primary key, good_id integer not null references goods, voucher text not null unique,
  kind text not null, paid_minor integer not null, help_until integer, fetched integer not null, sold integer not null
);`;

/** What the tables keep: the rest is the same for every record, or computed. */
export const project: Required<ConformanceOptions>['project'] = {
  items: item => ({ ...item, ...constantsOf(item.id) }),
  accounts: account => ({ ...account, profile: profileOf(account.email) }),
};

const constantsOf = (id: number) => ({
  sub_category: '',
  options: [],
  demo_link: `https://shop.example/goods/${id}`,
  media: {
    thumbnail: `https://shop.example/goods/${id}-small.png`,
    preview_image: `https://shop.example/goods/${id}.png`,
  },
  currency: 'USD' as const,
});

const profileOf = (mail: string): Account['profile'] => ({
  heading: '',
  description: '',
  contact: { email: mail },
  social_links: {},
  media: { avatar: 'https://shop.example/avatar.png', cover: 'https://shop.example/cover.png' },
});

const minorOf = (amount: number) => Math.round(amount * 100);
const isText = (text: string) => !text.includes('\0');

export interface Shop {
  readonly accounts: AccountsRepository;
  readonly items: ItemsRepository;
  readonly purchases: PurchasesRepository;
  close(): void;
}

export function openShop(seed: DataFile): Shop {
  const database = new sqlite.Database();
  database.exec(tables);
  fill(database, seed);
  const row = (sql: string, ...values: (string | number)[]) => database.get(sql, values) as Row | null;
  const rows = (sql: string, values: Record<string, string | number | null>) =>
    database.all(sql, values) as Row[];
  return {
    accounts: {
      findByWorkspace(slug) {
        const found = isText(slug) ? row(merchantOfStore, slug) : null;
        return found && accountOf(found);
      },
    },
    items: {
      list(slug, { category = null, tag, q = null, offset = 0, limit = -1 }) {
        const store = isText(slug) ? row(storeBySlug, slug) : null;
        const hasItems = store !== null && row(anyGood, Number(store.store_id)) !== null;
        if (!hasItems || tag !== undefined || ![category, q].every(text => text === null || isText(text)))
          return { items: [], total: 0, hasItems };
        const values = {
          ':store': store.store_id ?? null,
          ':section': category,
          ':q': q?.toLowerCase() ?? null,
        };
        const [count] = rows(`select count(*) as total from goods where ${matching}`, values);
        const page = rows(pageOfGoods, { ...values, ':limit': limit, ':offset': offset });
        return { items: page.map(itemOf), total: Number(count?.total), hasItems };
      },
      find(slug, id) {
        const found = isText(slug) ? row(goodOfStore, slug, id) : null;
        return found && itemOf(found);
      },
    },
    purchases: {
      findByCode(slug, code) {
        const found = isText(slug) && isText(code) ? row(saleByVoucher, slug, code) : null;
        return found && purchaseOf(found);
      },
    },
    close: () => database.close(),
  };
}

const merchantOfStore = 'select * from merchants join stores using (merchant_id) where slug = ?';
const storeBySlug = 'select store_id from stores where slug = ?';
const anyGood = 'select 1 from goods where store_id = ? limit 1';
const goodOfStore = 'select goods.* from goods join stores using (store_id) where slug = ? and good_id = ?';
const saleByVoucher = `select * from sales join goods using (good_id) join stores using (store_id)
  where slug = ? and voucher = ?`;
const matching = `store_id = :store and (:section is null or section = :section)
  and (:q is null or instr(lower(title), :q) or instr(lower(blurb), :q))`;
const pageOfGoods = `select * from goods where ${matching} order by good_id limit :limit offset :offset`;

/** The columns as they are, with times as dates: the service sends them as text, and leaves private columns out. */
const itemOf = (row: Row) =>
  ({
    ...row,
    ...constantsOf(Number(row.good_id)),
    id: row.good_id,
    name: row.title,
    description: row.blurb,
    category: row.section,
    version: row.revision,
    tags: [],
    price: { regular: Number(row.price_minor) / 100, extended: Number(row.bulk_price_minor) / 100 },
    published_at: new Date(Number(row.on_sale_from)),
  }) as unknown as Item;

const purchaseOf = (row: Row) =>
  ({
    ...row,
    purchase_code: row.voucher,
    license_type: row.kind,
    price: Number(row.paid_minor) / 100,
    currency: 'USD',
    item: itemOf(row),
    supported_until: row.help_until === null ? null : new Date(Number(row.help_until)),
    downloaded: row.fetched === 1,
    date: new Date(Number(row.sold)),
  }) as unknown as Purchase;

const accountOf = (row: Row) =>
  ({
    ...row,
    name: {
      firstname: row.given_name,
      lastname: row.family_name,
      full_name: `${row.given_name} ${row.family_name}`,
    },
    username: row.handle,
    email: row.mail,
    balance: Number(row.credit_minor) / 100,
    currency: 'USD',
    profile: profileOf(String(row.mail)),
    registered_at: new Date(Number(row.joined)),
  }) as unknown as Account;

function fill(database: Database, { accounts, workspaces, items, purchases }: DataFile): void {
  const insert = (table: string, ...values: (string | number | null)[]) =>
    Number(
      database.run(`insert into ${table} values (${values.map(() => '?').join(', ')})`, values)
        .lastInsertRowid,
    );
  const merchants = new Map<string, number>();
  for (const [id, { username, name, email, balance, registered_at }] of Object.entries(accounts)) {
    const { firstname, lastname } = name;
    const joined = Date.parse(registered_at);
    const made = insert('merchants', null, username, firstname, lastname, email, minorOf(balance), joined);
    merchants.set(id, made);
  }
  for (const { id: slug, account_id } of workspaces) {
    const store = insert('stores', null, slug, merchants.get(account_id ?? '') ?? null);
    for (const { id, name, description, category, price, version, published_at } of items[slug] ?? []) {
      const prices = [minorOf(price.regular), minorOf(price.extended)];
      const from = Date.parse(published_at);
      insert('goods', id, store, name, description, category, ...prices, version, from);
    }
    for (const { item_id, purchase_code, license_type, price, supported_until, ...sale } of purchases[slug] ??
      []) {
      const until = supported_until === undefined ? null : Date.parse(supported_until);
      const [fetched, sold] = [Number(sale.downloaded), Date.parse(sale.date)];
      insert('sales', null, item_id, purchase_code, license_type, minorOf(price), until, fetched, sold);
    }
  }
}
