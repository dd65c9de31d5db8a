import { type Awaitable, after } from '../common/concurrency/awaitable.ts';
import { defined } from '../common/defined.ts';
import { MarketplaceError } from '../common/errors/errors.ts';
import type { Item, ItemListRequest, ItemRequest } from '../generated/types.ts';
import type { Call, Principal } from '../group/call.ts';
import type { Outcome } from '../group/operation.ts';
import type { ItemList, ItemQuery, ItemsRepository } from '../repository/index.ts';
import { marketplaceErrors } from './errors.ts';

const defaultPerPage = 20;
const everything: ItemQuery = {};
/** A longer list that was made for one request is sent in parts of this length: a slow reader holds one of them. */
const maxAtOnce = 1_000;

export function itemList({
  input,
  principal,
  repository,
}: Call<ItemListRequest, 'items'>): Awaitable<Outcome<readonly Item[]>> {
  const { page, per_page: perPage } = input;
  const query = queryOf(input);
  const paged = page !== undefined || perPage !== undefined;
  if (!paged && repository.items.batches !== undefined) return inBatches(repository.items, principal, query);
  return after(repository.items.list(principal.workspaceId, query), found => {
    const result = itemsOf(found);
    if (!paged) return Object.isFrozen(result) ? { result } : inParts(result);
    return { result, page: { page: page ?? 1, perPage: perPage ?? defaultPerPage, total: found.total } };
  });
}

/** A page or a filter without items is an empty list, if the workspace has items. */
function itemsOf({ items, total, hasItems }: ItemList): readonly Item[] {
  if (items.length === 0 && total === 0 && !hasItems)
    throw new MarketplaceError(marketplaceErrors.no_items_found);
  return items;
}

/** The list may be too long for memory: the first batch is returned directly, the rest is streamed. */
async function inBatches(
  items: ItemsRepository,
  { workspaceId }: Principal,
  query: ItemQuery,
): Promise<Outcome<readonly Item[]>> {
  const iterator = (items.batches as Required<ItemsRepository>['batches'])(workspaceId, query)[
    Symbol.asyncIterator
  ]();
  const first = await iterator.next();
  if (first.done) {
    if (query === everything) throw new MarketplaceError(marketplaceErrors.no_items_found);
    // An item that was added since then is not shown, as in the batches.
    return { result: itemsOf({ ...(await items.list(workspaceId, { ...query, limit: 1 })), items: [] }) };
  }
  const second = await iterator.next();
  return second.done ? { result: first.value } : { result: first.value, rest: from(second.value, iterator) };
}

/** The same bytes, but not all of them at once. */
function inParts(items: readonly Item[]): Outcome<readonly Item[]> {
  if (items.length <= maxAtOnce) return { result: items };
  async function* rest() {
    for (let at = maxAtOnce; at < items.length; at += maxAtOnce) yield items.slice(at, at + maxAtOnce);
  }
  return { result: items.slice(0, maxAtOnce), rest: rest() };
}

async function* from<Batch>(next: Batch, iterator: AsyncIterator<Batch>): AsyncGenerator<Batch> {
  yield next;
  yield* { [Symbol.asyncIterator]: () => iterator };
}

function queryOf({ page, per_page: perPage, category, tag, q }: ItemListRequest): ItemQuery {
  const paged = page !== undefined || perPage !== undefined;
  if (!paged && category === undefined && tag === undefined && q === undefined) return everything;
  const limit = perPage ?? defaultPerPage;
  return {
    ...defined({ category, tag, q }),
    ...(paged ? { offset: ((page ?? 1) - 1) * limit, limit } : {}),
  };
}

export function itemById({
  input,
  principal,
  repository,
}: Call<ItemRequest, 'items'>): Awaitable<Outcome<Readonly<Item>>> {
  // No item can have such a number, and not every storage can be asked for it.
  if (!Number.isSafeInteger(input.item_id) || input.item_id < 1)
    throw new MarketplaceError(marketplaceErrors.item_not_found);
  return after(repository.items.find(principal.workspaceId, input.item_id), item => {
    if (item === null) throw new MarketplaceError(marketplaceErrors.item_not_found);
    return { result: item };
  });
}
