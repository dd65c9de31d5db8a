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

/**
 * What the text of the search is: a status, the beginning of one error code, or else an X-Request-Id. The first digits of a
 * status that somebody types find nothing yet, and leave the list as it is.
 */
export function searchedFor(
  typed: string,
  errors: readonly string[],
): Pick<RequestListRequest, 'status_code' | 'error_code' | 'request_id'> {
  const text = typed.trim();
  if (text === '' || /^\d{1,2}$/.test(text)) return {};
  if (/^[1-5]\d\d$/.test(text)) return { status_code: Number(text) };
  const code = text.toLowerCase().replaceAll(' ', '_');
  const fitting = errors.includes(code) ? [code] : errors.filter(one => one.startsWith(code));
  const [only] = fitting;
  return only !== undefined && fitting.length === 1
    ? { error_code: only }
    : { request_id: text.slice(0, 200) };
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
