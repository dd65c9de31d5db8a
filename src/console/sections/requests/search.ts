/** Finds requests by their ids in the log, and by the ids that clients got as `X-Request-Id`. */
import type { RequestLogRecord } from '../../../generated/types.ts';
import type { RequestsRepository } from '../../../repository/index.ts';
import type { RequestService } from '../../../requests/service.ts';
import type { FoundRecord, SearchRecords } from '../../section.ts';

/** Whether to store what waits in this process: a search for words writes nothing. */
const mayBeId = (text: string) => text.length > 8 && !/\s/.test(text);

export const searchRequests: SearchRecords<'requests', RequestService> = async (
  { repository: { requests }, service },
  workspaceId,
  { text, limit },
) => {
  let found = await withId(requests, workspaceId, text, limit);
  if (found.length === 0 && mayBeId(text)) {
    // It may be one of the last second.
    await service.flush();
    found = await withId(requests, workspaceId, text, limit);
  }
  return { records: found.map(shown) };
};

async function withId(
  requests: RequestsRepository,
  workspaceId: string,
  text: string,
  limit: number,
): Promise<readonly Readonly<RequestLogRecord>[]> {
  const [own, page] = await Promise.all([
    requests.find(workspaceId, text),
    requests.list(workspaceId, { requestId: text, limit }),
  ]);
  // The storage of a host may not know this filter.
  const others = page.requests.filter(one => one.request_id === text && one.id !== own?.id);
  return own === null ? others : [own, ...others];
}

const shown = ({ id, method, path, status, request_id }: Readonly<RequestLogRecord>): FoundRecord => ({
  kind: 'Request',
  title: `${method} ${path}`,
  note: `${status}, ${request_id ?? id}`,
  path: `/requests/${encodeURIComponent(id)}`,
  isExact: true,
});
