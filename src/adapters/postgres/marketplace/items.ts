import type { Item } from '../../../generated/types.ts';
import type { ItemFilter, ItemList, ItemQuery, ItemsRepository } from '../../../repository/index.ts';
import { checkCounts } from '../../rules/storable.ts';
import type { DatabaseAddress } from '../database/address.ts';
import { integerOf, isStorable, selection } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import type { Row } from '../database/pool.ts';
import { collectionTable, reading } from '../database/records.ts';
import { Where } from '../database/where.ts';

/** Lower case by JavaScript, because that of PostgreSQL depends on the locale of the database. */
const searchText = ({ name, description, tags }: Item) =>
  [name, description, ...tags].join('\n').toLowerCase();

export const itemTable = collectionTable('items', {
  members: {
    options: 'json',
    demo_link: 'address',
    media: 'addresses',
    price: {
      regular: ['money', { column: 'regular_price' }],
      extended: ['money', { column: 'extended_price' }],
    },
  },
  besides: {
    position: ['integer', (_, index) => index],
    search_text: ['text', searchText],
  },
});

/** Reads items with the URL of the server. */
export const itemsAt = (address: DatabaseAddress): ((row: Row) => Item) =>
  reading(itemTable.members, { address });

/** Number of items per batch: about a megabyte. */
const batchSize = 500;

export function postgresItems(database: Database, address: DatabaseAddress): Required<ItemsRepository> {
  const { schema } = database;
  const columns = selection(itemTable, 'i');
  const order = 'order by i.position, i.id';
  const byId = `select ${columns} from ${schema}items i where i.workspace_id = $1 and i.id = $2`;
  const read = itemsAt(address);

  /** The conditions of a query with their values, or `null` if nothing can match. */
  function matching(workspaceId: string, { category, tag, q }: ItemQuery) {
    const where = new Where()
      .add(place => `i.workspace_id = ${place}`, workspaceId)
      .add(place => `i.category = ${place}`, category)
      .add(place => `${place} = any (i.tags)`, tag)
      .add(place => `strpos(i.search_text, ${place}) > 0`, q?.toLowerCase());
    return where.isStorable ? { from: `from ${schema}items i where ${where}`, values: where.values } : null;
  }

  async function list(workspaceId: string, query: ItemQuery): Promise<ItemList> {
    const { offset = 0, limit } = query;
    checkCounts('items.list', { offset, limit });
    const matches = matching(workspaceId, query);
    if (matches === null) return countOf(workspaceId, null);
    const { from, values } = matches;
    if (limit === undefined && offset === 0) {
      const items = (await database.rows(`select ${columns} ${from} ${order}`, values)).map(read);
      return items.length > 0
        ? { items, total: items.length, hasItems: true }
        : countOf(workspaceId, matches);
    }
    // The count is in the same statement, so that page and total are consistent.
    const [skip, most] = [`$${values.length + 1}`, `$${values.length + 2}`];
    const page = `select ${columns}, (select count(*) ${from}) as total ${from} ${order} offset ${skip} limit ${most}`;
    const rows = await database.rows(page, [...values, offset, limit ?? Number.MAX_SAFE_INTEGER]);
    const [first] = rows;
    if (first === undefined) return countOf(workspaceId, matches);
    return { items: rows.map(read), total: integerOf(first.total), hasItems: true };
  }

  /** A list of no items: how many match, and whether the workspace has others. `null`: nothing can match. */
  async function countOf(workspaceId: string, matches: ReturnType<typeof matching>): Promise<ItemList> {
    if (!isStorable(workspaceId)) return { items: [], total: 0, hasItems: false };
    const values = matches?.values ?? [];
    const total = matches === null ? '0' : `(select count(*) ${matches.from})`;
    const any = `select from ${schema}items i where i.workspace_id = $${values.length + 1}`;
    // Not a boolean, of which parsers of the host could make something else.
    const count = `select ${total} as total, case when exists (${any}) then 1 else 0 end as any_item`;
    const [counted] = await database.rows(count, [...values, workspaceId]);
    return { items: [], total: integerOf(counted?.total), hasItems: integerOf(counted?.any_item) > 0 };
  }

  async function* batches(workspaceId: string, query: ItemFilter): AsyncGenerator<readonly Item[]> {
    const matches = matching(workspaceId, query);
    if (matches === null) return;
    const { from, values } = matches;
    const [position, id] = [`$${values.length + 1}`, `$${values.length + 2}`];
    const next = `select ${columns}, i.position ${from} and (i.position, i.id) > (${position}, ${id}) ${order} limit ${batchSize}`;
    for (let after: unknown[] = [-1, 0]; ; ) {
      const rows = await database.rows(next, [...values, ...after]);
      if (rows.length > 0) yield rows.map(read);
      const last = rows.at(-1);
      if (last === undefined || rows.length < batchSize) return;
      after = [last.position, last.id];
    }
  }

  return {
    list,
    batches,
    async find(workspaceId, itemId) {
      if (!isStorable(workspaceId)) return null;
      const [row] = await database.rows(byId, [workspaceId, itemId]);
      return row === undefined ? null : read(row);
    },
  };
}
