/** The parts of the marketplace that the shop's own tables provide: four methods. */
import {
  type Account,
  type AccountsRepository,
  type Item,
  type ItemQuery,
  type ItemsRepository,
  type Purchase,
  type PurchasesRepository,
  RepositoryUnavailableError,
} from 'koa-marketplace';
import { type Database, inOneStep, type Row } from './database.ts';

export interface ShopParts {
  readonly accounts: AccountsRepository;
  readonly items: ItemsRepository;
  readonly purchases: PurchasesRepository;
}

/** A workspace of the marketplace is a shop with the same id. */
export function partsOver(database: Database): ShopParts {
  const get = (sql: string, values: string[]) => asked(() => database.get(sql, values) as Row | null);
  return {
    accounts: {
      findByWorkspace(workspaceId) {
        if (!isText(workspaceId)) return null;
        const row = get(accountOfShop, [workspaceId]);
        return row === null ? null : accountOf(row);
      },
    },
    items: {
      list(workspaceId, query) {
        const { offset = 0, limit = -1, ...filter } = query;
        if (!isText(workspaceId)) return { items: [], total: 0, hasItems: false };
        // All of it must be from the same moment, because a method is one atomic step.
        return asked(() =>
          inOneStep(database, () => {
            const hasItems = database.get(anyProduct, [workspaceId]) !== null;
            if (!Object.values(filter).every(isText)) return { items: [], total: 0, hasItems };
            const values = valuesOf(workspaceId, filter);
            const count = database.get(`select count(*) as total from products where ${matching}`, values);
            const rows = database.all(pageOfProducts, { ...values, ':limit': limit, ':offset': offset });
            return { items: (rows as Row[]).map(itemOf), total: Number(count?.total), hasItems };
          }),
        );
      },
      find(workspaceId, itemId) {
        if (!isText(workspaceId)) return null;
        const row = asked(() => database.get(productByNumber, [workspaceId, itemId]) as Row | null);
        return row === null ? null : itemOf(row);
      },
    },
    purchases: {
      findByCode(workspaceId, purchaseCode) {
        if (!isText(workspaceId) || !isText(purchaseCode)) return null;
        const row = get(orderByCode, [workspaceId, purchaseCode]);
        return row === null ? null : purchaseOf(row);
      },
    },
  };
}

const accountOfShop = 'select sellers.* from shops join sellers on sellers.id = seller_id where shops.id = ?';
const anyProduct = 'select 1 from products where shop_id = ? limit 1';
const productByNumber = 'select * from products where shop_id = ? and number = ?';
const orderByCode = `select products.*, code, license, price_cents, orders.currency as paid_in, supported_until,
  downloaded, ordered_at
  from orders join products on products.shop_id = orders.shop_id and number = product_number
  where orders.shop_id = ? and code = ?`;
const matching = `shop_id = :shop and (:category is null or category = :category)
  and (:tag is null or exists (select 1 from json_each(tags) where value = :tag))
  and (:q is null or instr(folded(name), :q) or instr(folded(description), :q)
    or exists (select 1 from json_each(tags) where instr(folded(value), :q)))`;
const pageOfProducts = `select * from products where ${matching} order by number limit :limit offset :offset`;

const valuesOf = (workspaceId: string, { category, tag, q }: Pick<ItemQuery, 'category' | 'tag' | 'q'>) => ({
  ':shop': workspaceId,
  ':category': category ?? null,
  ':tag': tag ?? null,
  ':q': q?.toLowerCase() ?? null,
});

/** SQLite ignores the text after a NUL character: `code\0anything` would find `code`. */
const isText = (text: string | undefined) => text === undefined || !text.includes('\0');

/** If the database fails, clients get 503, and `onError` gets the cause. */
function asked<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new RepositoryUnavailableError('the database of the shop failed', { cause: error });
  }
}

/** Money is stored as an integer of the minor unit, and returned as a decimal number. */
const moneyOf = (cents: unknown) => Number(cents) / 100;

const accountOf = (row: Row) =>
  ({
    name: { firstname: row.firstname, lastname: row.lastname, full_name: row.full_name },
    username: row.username,
    email: row.email,
    balance: moneyOf(row.balance_cents),
    currency: row.currency,
    profile: JSON.parse(String(row.profile)),
    registered_at: row.registered_at,
  }) as Account;

const itemOf = (row: Row) =>
  ({
    id: row.number,
    name: row.name,
    description: row.description,
    category: row.category,
    sub_category: row.sub_category,
    options: JSON.parse(String(row.options)),
    version: row.version,
    demo_link: row.demo_link,
    tags: JSON.parse(String(row.tags)),
    media: JSON.parse(String(row.media)),
    price: { regular: moneyOf(row.regular_cents), extended: moneyOf(row.extended_cents) },
    currency: row.currency,
    published_at: row.published_at,
  }) as Item;

const purchaseOf = (row: Row) =>
  ({
    purchase_code: row.code,
    license_type: row.license,
    price: moneyOf(row.price_cents),
    currency: row.paid_in,
    item: itemOf(row),
    ...(row.supported_until === null ? {} : { supported_until: row.supported_until }),
    downloaded: row.downloaded === 1,
    date: row.ordered_at,
  }) as Purchase;
