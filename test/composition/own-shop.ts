/** A host's own storage, with classes whose methods need `this`. */
import type {
  Account,
  AccountsRepository,
  Item,
  ItemQuery,
  ItemsRepository,
  Purchase,
  PurchasesRepository,
} from '../../src/index.ts';
import { fixtures } from '../helper.ts';

type Named<Value> = Readonly<Record<string, Value>>;

export class OwnItems implements ItemsRepository {
  readonly #items: Named<readonly Item[]>;

  constructor(items: Named<readonly Item[]>) {
    this.#items = items;
  }

  list(workspaceId: string, { offset = 0, limit = Number.POSITIVE_INFINITY }: ItemQuery) {
    const all = this.#items[workspaceId] ?? [];
    return { items: all.slice(offset, offset + limit), total: all.length, hasItems: all.length > 0 };
  }

  find(workspaceId: string, itemId: number) {
    return this.#items[workspaceId]?.find(({ id }) => id === itemId) ?? null;
  }
}

class OwnPurchases implements PurchasesRepository {
  readonly #purchases: readonly Purchase[];

  constructor(purchases: readonly Purchase[]) {
    this.#purchases = purchases;
  }

  findByCode(_workspaceId: string, purchaseCode: string) {
    return this.#purchases.find(({ purchase_code: code }) => code === purchaseCode) ?? null;
  }
}

class OwnAccounts implements AccountsRepository {
  readonly #account: Account;

  constructor(account: Account) {
    this.#account = account;
  }

  findByWorkspace(workspaceId: string) {
    return workspaceId === 'ws_studio' ? this.#account : null;
  }
}

export const ownCode = 'a-code-of-the-host';

/** A shop with one item, one purchase and one account that are not in the fixtures. */
export function ownShop() {
  const [model] = fixtures.items.ws_studio ?? [];
  const [account] = Object.values(fixtures.accounts);
  const item: Item = { ...(model as Item), id: 7, name: 'An item of the host' };
  const purchase: Purchase = {
    purchase_code: ownCode,
    license_type: 'Regular',
    price: 7,
    currency: 'USD',
    item,
    downloaded: false,
    date: '2026-01-01T00:00:00Z',
  };
  return {
    items: new OwnItems({ ws_studio: [item], ws_of_the_host: [item] }),
    purchases: new OwnPurchases([purchase]),
    accounts: new OwnAccounts({ ...(account as Account), username: 'an-account-of-the-host' }),
  };
}
