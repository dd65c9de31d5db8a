import { MarketplaceError } from '../errors.ts';
import type { Item, ItemListRequest, ItemRequest } from '../generated/types.ts';
import type { Call, Outcome, Page } from '../operation.ts';

const defaultPerPage = 20;

export async function itemList({
  input,
  principal,
  repository,
}: Call<ItemListRequest>): Promise<Outcome<readonly Item[]>> {
  const { page, per_page: perPage, ...filter } = input;
  const paged = page !== undefined || perPage !== undefined;
  const limit = perPage ?? defaultPerPage;
  const { items, total } = await repository.items.list(
    principal.workspaceId,
    paged ? { ...filter, offset: ((page ?? 1) - 1) * limit, limit } : filter,
  );
  if (items.length === 0) throw new MarketplaceError('no_items_found');
  if (!paged) return { result: items };
  const position: Page = { page: page ?? 1, perPage: limit, total };
  return { result: items, page: position };
}

export async function itemById({
  input,
  principal,
  repository,
}: Call<ItemRequest>): Promise<Outcome<Readonly<Item>>> {
  const item = await repository.items.find(principal.workspaceId, input.item_id);
  if (item === null) throw new MarketplaceError('item_not_found');
  return { result: item };
}
