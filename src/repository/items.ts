import type { Awaitable } from '../common/concurrency/awaitable.ts';
import type { Item } from '../generated/types.ts';
import type { Kinds } from './kinds.ts';

export interface ItemFilter {
  /** Exact category. */
  readonly category?: string;
  /** Exact tag. */
  readonly tag?: string;
  /** Text that the name, the description or a tag contains (case-insensitive). */
  readonly q?: string;
}

export interface ItemQuery extends ItemFilter {
  /** Skip this many matches. Default: 0. */
  readonly offset?: number;
  /** Return at most this many matches. Default: all. */
  readonly limit?: number;
}

export interface ItemList {
  /** The requested matches, in the storage's stable order. */
  readonly items: readonly Item[];
  /** The total number of matches. */
  readonly total: number;
  /** Whether the workspace has any item, in the same step: a page or a filter may have none of them. */
  readonly hasItems: boolean;
}

export interface ItemsRepository {
  /** The matching items of a workspace; none if the workspace does not exist. An empty query matches all items. */
  list(workspaceId: string, query: ItemQuery): Awaitable<ItemList>;

  /** The item with this number in this workspace, or `null`. It must be an indexed look-up. */
  find(workspaceId: string, itemId: number): Awaitable<Readonly<Item> | null>;

  /**
   * The result of `list` without offset and limit, in non-empty batches: for storages that do not keep long lists in
   * memory. Each batch is one atomic step, and the next one is requested when the client has read the previous one. An
   * item that exists the whole time is returned exactly once.
   */
  batches?(workspaceId: string, filter: ItemFilter): AsyncIterable<readonly Item[]>;
}

/** What its methods answer. */
export const itemMethods: Kinds<ItemsRepository> = { list: ['items'], find: 'found', batches: 'other' };
