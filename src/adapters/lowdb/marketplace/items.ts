import type { Item } from '../../../generated/types.ts';
import type { ItemQuery, ItemsRepository } from '../../../repository/index.ts';
import { checkCounts } from '../../rules/storable.ts';
import { derived, recordsOf } from '../data.ts';
import type { Store } from '../store.ts';

/** A workspace's items by number. */
export const itemsById = derived((items: readonly unknown[]) => {
  const records = items as readonly Item[];
  return new Map(records.map(item => [item.id, item]));
});

export function lowdbItems(store: Store): ItemsRepository {
  return {
    list(workspaceId, query) {
      const all = recordsOf(store.data, 'items', workspaceId);
      const matches = isFiltered(query) ? all.filter(matcher(query)) : all;
      const { offset = 0, limit } = query;
      checkCounts('items.list', { offset, limit });
      const whole = offset === 0 && limit === undefined;
      const end = limit === undefined ? undefined : offset + limit;
      const items = whole ? matches : matches.slice(offset, end);
      return { items, total: matches.length, hasItems: all.length > 0 };
    },

    find: (workspaceId, itemId) => itemsById(recordsOf(store.data, 'items', workspaceId)).get(itemId) ?? null,
  };
}

const isFiltered = ({ category, tag, q }: ItemQuery) =>
  category !== undefined || tag !== undefined || q !== undefined;

function matcher({ category, tag, q }: ItemQuery): (item: Item) => boolean {
  const text = q?.toLowerCase();
  return item =>
    (category === undefined || item.category === category) &&
    (tag === undefined || item.tags.includes(tag)) &&
    (text === undefined ||
      [item.name, item.description, ...item.tags].some(part => part.toLowerCase().includes(text)));
}
