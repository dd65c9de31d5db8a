import { type Awaitable, after } from '../common/awaitable.ts';
import { MarketplaceError } from '../common/errors.ts';
import type { Item, ItemListRequest, ItemRequest } from '../generated/types.ts';
import type { Call, Outcome } from '../group/operation.ts';
import type { ItemQuery } from '../repository/index.ts';
import { marketplaceErrors } from './errors.ts';

const defaultPerPage = 20;
const everything: ItemQuery = {};

export function itemList({
  input,
  principal,
  repository,
}: Call<ItemListRequest, 'items'>): Awaitable<Outcome<readonly Item[]>> {
  const { page, per_page: perPage } = input;
  const paged = page !== undefined || perPage !== undefined;
  if (!paged && repository.items.batches !== undefined)
    return inBatches(repository.items.batches(principal.workspaceId, queryOf(input)));
  return after(repository.items.list(principal.workspaceId, queryOf(input)), ({ items, total }) => {
    if (items.length === 0) throw new MarketplaceError(marketplaceErrors.no_items_found);
    if (!paged) return { result: items };
    return { result: items, page: { page: page ?? 1, perPage: perPage ?? defaultPerPage, total } };
  });
}

/** The list may be too long for memory: the first batch is returned directly, the rest is streamed. */
async function inBatches(batches: AsyncIterable<readonly Item[]>): Promise<Outcome<readonly Item[]>> {
  const iterator = batches[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (first.done) throw new MarketplaceError(marketplaceErrors.no_items_found);
  const second = await iterator.next();
  return second.done ? { result: first.value } : { result: first.value, rest: from(second.value, iterator) };
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
    ...(category === undefined ? {} : { category }),
    ...(tag === undefined ? {} : { tag }),
    ...(q === undefined ? {} : { q }),
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
