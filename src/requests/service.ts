/** What the operations and pages of the request log share. */
import { defined } from '../common/defined.ts';
import { MarketplaceError } from '../common/errors.ts';
import type {
  RequestListRequest,
  RequestLogEntry,
  RequestLogRecord,
  UsageRequest,
  UsageRow,
} from '../generated/types.ts';
import type { Call } from '../group/operation.ts';
import type { ResolvedOptions } from '../group/resolved.ts';
import type { RequestPlace, RequestsRepository, UsageQuery } from '../repository/index.ts';
import type { RequestLog } from './engine.ts';

export interface RequestService {
  /** Stores what waits in this process, so that it is found. */
  flush(): Promise<void>;
}

/** The argument of a handler. */
export type RequestCall<Input> = Call<Input, 'requests', RequestService>;

export const requestService = ({ engine }: ResolvedOptions<RequestLog | null>): RequestService => ({
  flush: async () => engine?.flush(),
});

const day = 86_400_000;
const mostDays = 366;
const defaultDays = 30;
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
      after: cursor === undefined ? undefined : placeAt(cursor),
    }),
  });
  return { data: page.requests.map(showRequest), next_cursor: page.next && cursorOf(page.next) };
}

/** The usage of some days. `limit`: the most keys or operations. @throws MarketplaceError for an invalid range */
export async function usageOf(
  requests: RequestsRepository,
  workspaceId: string,
  { by = 'day', from, to, key_id: keyId, operation }: UsageRequest,
  now: number,
  limit = mostNames,
): Promise<UsageRow[]> {
  const last = to ?? utcDayOf(now);
  const first = from ?? utcDayOf(Date.parse(last) - (defaultDays - 1) * day);
  const days = (Date.parse(last) - Date.parse(first)) / day + 1;
  if (days < 1) throw new MarketplaceError('invalid_request', 'from must not be after to');
  if (days > mostDays)
    throw new MarketplaceError('invalid_request', `from must be at most ${mostDays - 1} days before to`);
  const query: UsageQuery = {
    by,
    from: first,
    to: last,
    limit: by === 'day' ? days : limit,
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

export const utcDayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

const cursorOf = ({ at, id }: RequestPlace): string =>
  Buffer.from(JSON.stringify([at, id])).toString('base64url');

function placeAt(cursor: string): RequestPlace {
  try {
    const [at, id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    const fits =
      typeof at === 'string' &&
      /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/.test(at) &&
      new Date(at).toISOString().slice(0, 19) === at.slice(0, 19);
    if (fits && typeof id === 'string' && /^[\w-]{1,64}$/.test(id)) return { at, id };
  } catch {
    // The error below handles invalid JSON too.
  }
  throw new MarketplaceError('invalid_request', 'cursor must be a next_cursor of this list');
}
