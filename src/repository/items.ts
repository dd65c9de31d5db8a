import type { Awaitable } from '../common/awaitable.ts';
import type { Item } from '../generated/types.ts';

export interface ItemFilter {
  /** Exact category. */
  readonly category?: string;
  /** Exact tag. */
  readonly tag?: string;
  /** Text that name, description or a tag contains, whatever the case. */
  readonly q?: string;
}

export interface ItemQuery extends ItemFilter {
  /** Skip this many of the matches. 0 when left out. */
  readonly offset?: number;
  /** Answer at most this many of the matches. All when left out. */
  readonly limit?: number;
}

export interface ItemList {
  /** The matches asked for, in the storage's own stable order. */
  readonly items: readonly Item[];
  /** How many matches there are in all. */
  readonly total: number;
}

export interface ItemsRepository {
  /** A workspace's items that match; none when there is no such workspace. An empty query means all of them. */
  list(workspaceId: string, query: ItemQuery): Awaitable<ItemList>;

  /** The item with this number in this workspace, or `null`. An indexed look-up. */
  find(workspaceId: string, itemId: number): Awaitable<Readonly<Item> | null>;

  /**
   * What `list` answers without offset and limit, in batches, none of them empty: for storages that do not
   * hold a long list in memory anyway. A batch is one atomic step, and the next is asked for when the client
   * has taken the one before. An item that is there throughout is given exactly once.
   */
  batches?(workspaceId: string, filter: ItemFilter): AsyncIterable<readonly Item[]>;
}
