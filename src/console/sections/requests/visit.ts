/** What the actions of the section share. */
import type { RequestListRequest } from '../../../generated/types.ts';
import type { RequestService } from '../../../requests/service.ts';
import type { Visit } from '../../visit.ts';

export type RequestVisit = Visit<'requests', RequestService>;

/** The filters in the URL of the page that the log and the counts have, as the operations take them. */
export function filtersOf(query: URLSearchParams): Pick<RequestListRequest, 'key_id' | 'operation'> {
  const key = query.get('key') ?? '';
  const operation = query.get('operation') ?? '';
  return { ...(key !== '' && { key_id: key }), ...(operation !== '' && { operation }) };
}

/** The names of keys, by id. A deleted key has none. */
export async function namesOfKeys(
  { repository }: RequestVisit,
  workspaceId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const found = await Promise.all([...new Set(ids)].map(id => repository.keys.find(workspaceId, id)));
  return new Map(found.flatMap(key => (key === null ? [] : [[key.id, key.name] as const])));
}
