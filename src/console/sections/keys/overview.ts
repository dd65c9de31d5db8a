/** What the first page of a workspace shows of its keys. */
import { showKey } from '../../../keys/keys.ts';
import { writtenDay } from '../../format.ts';
import type { Overview } from '../../section.ts';
import type { Visit } from '../../visit.ts';
import { endsSoon } from './pages/key-table.ts';

/** How many keys are active, and which of the newest ones end soon. */
export async function overview({ repository, now }: Visit, workspaceId: string): Promise<Overview> {
  const active = await repository.keys.countActive(workspaceId, new Date(now).toISOString());
  const { keys, next } = await repository.keys.list(workspaceId, { limit: 100 });
  const ending = keys.flatMap(record => {
    const key = showKey(record, now);
    const { id, name, expires_at: at, rotated_to: replacement } = key;
    if (!endsSoon(key, now) || replacement !== null) return [];
    const path = `/keys/${encodeURIComponent(id)}`;
    return [{ text: `The key ${name} expires on ${writtenDay(at ?? '')}`, path }];
  });
  return {
    tiles: [{ label: 'Active keys', value: String(active), path: '/settings' }],
    steps: [
      { label: 'Create an API key', path: '/settings/keys/new#key-name', isDone: keys.length > 0 },
      {
        label: 'Send a request with it',
        path: '/start',
        // A workspace with more keys than that is not a new one.
        isDone: next !== null || keys.some(({ last_used_at: at }) => at !== null),
      },
    ],
    attention: ending,
  };
}
