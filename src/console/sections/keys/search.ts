/** Finds keys by id, by name, and by the beginning and the end of their tokens. */
import { filteredPath, foundRecords, moreOf } from '../../search/found.ts';
import type { SearchRecords } from '../../section.ts';

export const searchKeys: SearchRecords = async ({ repository }, workspaceId, { text, limit }) => {
  const [exact, { keys }] = await Promise.all([
    repository.keys.find(workspaceId, text),
    repository.keys.list(workspaceId, { limit: limit + 1, q: text }),
  ]);
  return {
    records: foundRecords(exact, keys, ({ id, name, prefix, last_four }) => ({
      kind: 'Key',
      title: name,
      note: `${prefix}…${last_four}`,
      path: `/keys/${encodeURIComponent(id)}`,
    })),
    ...moreOf(keys, limit, 'More keys with this text', filteredPath('/settings', text)),
  };
};
