/** What the operations and pages of the request log share. */
import { timeCursorOf, timePlaceAt } from '../common/cursor.ts';
import { defined } from '../common/defined.ts';
import { MarketplaceError } from '../common/errors/errors.ts';
import { dayRangeOf, hourOf, maxDays } from '../common/time/days.ts';
import type {
  RequestListRequest,
  RequestLogEntry,
  RequestLogRecord,
  UsageRequest,
  UsageRow,
} from '../generated/types.ts';
import type { Call } from '../group/call.ts';
import type { ResolvedOptions } from '../group/resolved.ts';
import { requestedFilters } from '../repository/filters.ts';
import type { RequestQuery, RequestsRepository, UsageQuery } from '../repository/index.ts';
import { requestFilters } from '../repository/requests.ts';
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

const hour = 3_600_000;
/** The current hour and those before it that are counted. */
const hoursCounted = 48;
const defaultLimit = 20;
/** Maximum number of keys or operations in the usage. */
const maxNames = 100;

const inMilliseconds = (microseconds: number) => microseconds / 1_000;

export const showRequest = ({ duration_us, ...rest }: Readonly<RequestLogRecord>): RequestLogEntry => ({
  ...rest,
  duration_ms: inMilliseconds(duration_us),
});

const classesOf = {
  '2xx': [2],
  '3xx': [3],
  '4xx': [4],
  '5xx': [5],
  errors: [4, 5],
} as const satisfies Record<NonNullable<RequestListRequest['status']>, RequestQuery['statusClasses']>;

/** A page of the log. @throws MarketplaceError for an invalid cursor */
export async function requestPageOf(
  requests: RequestsRepository,
  workspaceId: string,
  input: RequestListRequest,
): Promise<{ data: RequestLogEntry[]; next_cursor: string | null }> {
  const { status, limit = defaultLimit, cursor } = input;
  const page = await requests.list(workspaceId, {
    limit,
    ...requestedFilters<RequestQuery>(requestFilters, input),
    ...defined({
      statusClasses: status && classesOf[status],
      after: cursor === undefined ? undefined : timePlaceAt(cursor),
    }),
  });
  return { data: page.requests.map(showRequest), next_cursor: page.next && timeCursorOf(page.next) };
}

/** The usage of some days, or of the last hours. `limit`: the most keys or operations. @throws MarketplaceError for an invalid range */
export async function usageOf(
  requests: RequestsRepository,
  workspaceId: string,
  { by = 'day', from, to, key_id: keyId, operation }: UsageRequest,
  now: number,
  limit = maxNames,
): Promise<UsageRow[]> {
  if (by === 'hour' && (from !== undefined || to !== undefined))
    throw new MarketplaceError(
      'invalid_request',
      `${from === undefined ? 'to' : 'from'} must not be given with by=hour`,
    );
  const range =
    by === 'hour'
      ? { from: hourOf(now - (hoursCounted - 1) * hour), to: hourOf(now) }
      : dayRangeOf(defined({ from, to }), now);
  const query: UsageQuery = {
    by,
    ...range,
    limit: by === 'day' || by === 'hour' ? maxDays : limit,
    ...defined({ keyId, operation }),
  };
  return (await requests.usage(workspaceId, query)).map(
    ({ name, succeeded, client_errors, server_errors, duration_us }) => {
      const all = succeeded + client_errors + server_errors;
      return {
        name: by === 'hour' ? `${name}:00:00Z` : name,
        requests: all,
        succeeded,
        client_errors,
        server_errors,
        mean_duration_ms: all === 0 ? 0 : Math.round(duration_us / all) / 1_000,
      };
    },
  );
}
