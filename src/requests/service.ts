/** What the operations and pages of the request log share. */
import { timeCursorOf, timePlaceAt } from '../common/cursor.ts';
import { dayRangeOf, mostDays } from '../common/days.ts';
import { defined } from '../common/defined.ts';
import type {
  RequestListRequest,
  RequestLogEntry,
  RequestLogRecord,
  UsageRequest,
  UsageRow,
} from '../generated/types.ts';
import type { Call } from '../group/operation.ts';
import type { ResolvedOptions } from '../group/resolved.ts';
import type { RequestsRepository, UsageQuery } from '../repository/index.ts';
import type { RequestLog } from './engine.ts';

export interface RequestService {
  /** Stores what waits in this process, so that it is found. */
  flush(): Promise<void>;
  /** `null`: another process keeps the log, or none does. */
  readonly retention: RequestLog['retention'] | null;
}

/** The argument of a handler. */
export type RequestCall<Input> = Call<Input, 'requests', RequestService>;

export const requestService = ({ engine }: ResolvedOptions<RequestLog | null>): RequestService => ({
  flush: async () => engine?.flush(),
  retention: engine?.retention ?? null,
});

const defaultLimit = 20;
/** Maximum number of keys or operations in the usage. */
const mostNames = 100;

const inMilliseconds = (microseconds: number) => microseconds / 1_000;

export const showRequest = ({ duration_us, ...rest }: Readonly<RequestLogRecord>): RequestLogEntry => ({
  ...rest,
  duration_ms: inMilliseconds(duration_us),
});

/** A page of the log. @throws MarketplaceError for an invalid cursor */
export async function requestPageOf(
  requests: RequestsRepository,
  workspaceId: string,
  { key_id: keyId, operation, status, since, limit = defaultLimit, cursor }: RequestListRequest,
): Promise<{ data: RequestLogEntry[]; next_cursor: string | null }> {
  const page = await requests.list(workspaceId, {
    limit,
    ...defined({
      keyId,
      operation,
      since,
      statusClass: status && (Number(status[0]) as 2 | 3 | 4 | 5),
      after: cursor === undefined ? undefined : timePlaceAt(cursor),
    }),
  });
  return { data: page.requests.map(showRequest), next_cursor: page.next && timeCursorOf(page.next) };
}

/** The usage of some days. `limit`: the most keys or operations. @throws MarketplaceError for an invalid range */
export async function usageOf(
  requests: RequestsRepository,
  workspaceId: string,
  { by = 'day', from, to, key_id: keyId, operation }: UsageRequest,
  now: number,
  limit = mostNames,
): Promise<UsageRow[]> {
  const range = dayRangeOf(defined({ from, to }), now);
  const query: UsageQuery = {
    by,
    ...range,
    limit: by === 'day' ? mostDays : limit,
    ...defined({ keyId, operation }),
  };
  return (await requests.usage(workspaceId, query)).map(
    ({ name, succeeded, client_errors, server_errors, duration_us }) => {
      const all = succeeded + client_errors + server_errors;
      return {
        name,
        requests: all,
        succeeded,
        client_errors,
        server_errors,
        mean_duration_ms: all === 0 ? 0 : Math.round(duration_us / all) / 1_000,
      };
    },
  );
}
