/** Which requests somebody means. */
import { type Checks, checkOptions } from '../../../src/common/options/check-options.ts';
import type { OperationFinder } from '../operations.ts';
import { requestPath, responseStatus } from './entry.ts';
import type { Recording } from './recording.ts';

/** Without members, it means all requests. */
export interface RequestFilter {
  /** An `operationId`, such as `listItems`. */
  readonly operation?: string;
  /** Such as `POST`. */
  readonly method?: string;
  /** The path without the query: exactly this one, or what the expression matches. */
  readonly path?: string | RegExp;
  /** Such as 404, or `4xx` for all from 400 to 499. */
  readonly status?: number | string;
  /** Requests that arrived at this time or later, by the clock of the mock server. */
  readonly since?: Date | number | string;
  /** Requests with a greater id. */
  readonly after?: number;
}

const statusForm = /^[1-5](?:\d\d|xx)$/;

const checks: Checks<RequestFilter> = {
  operation: value => (typeof value === 'string' ? null : 'must be an operationId'),
  method: value => (typeof value === 'string' && value !== '' ? null : 'must be a method such as POST'),
  path: value =>
    value instanceof RegExp || (typeof value === 'string' && value.startsWith('/'))
      ? null
      : 'must be a path such as /api/items/all, or a regular expression',
  status: value => (statusForm.test(String(value)) ? null : 'must be a status such as 404, or 4xx'),
  since: value =>
    Number.isNaN(timeOf(value as Date))
      ? 'must be a date, an ISO 8601 text or milliseconds since 1970'
      : null,
  after: value => (Number.isSafeInteger(value) && Number(value) >= 0 ? null : 'must be the id of a request'),
};

const timeOf = (value: Date | number | string): number =>
  typeof value === 'number' || typeof value === 'string' || value instanceof Date
    ? new Date(value).getTime()
    : Number.NaN;

export type RecordingPredicate = (recording: Recording) => boolean;

/** `caller`: the function whose filter it is. @throws TypeError that names an unknown or invalid member */
export function matcherOf(caller: string, given: RequestFilter, finder: OperationFinder): RecordingPredicate {
  const { operation, method, path, status, since, after = 0 } = checkOptions(caller, given, checks);
  if (operation !== undefined && finder.named(operation) === null)
    throw new TypeError(`${caller}: the service has no operation ${operation}`);
  const wanted = method?.toUpperCase();
  const earliest = since === undefined ? null : timeOf(since);
  return recording =>
    recording.id > after &&
    (wanted === undefined || recording.method === wanted) &&
    (earliest === null || recording.time >= earliest) &&
    (path === undefined || isAt(path, requestPath(recording))) &&
    (status === undefined || isLike(String(status), responseStatus(recording))) &&
    (operation === undefined || finder.find(recording.method, requestPath(recording))?.id === operation);
}

/** `search` ignores the state that a global expression has from earlier matches. */
const isAt = (wanted: string | RegExp, path: string) =>
  typeof wanted === 'string' ? wanted === path : path.search(wanted) !== -1;

const isLike = (wanted: string, status: number | null) =>
  status !== null && (wanted.endsWith('xx') ? wanted[0] === String(status)[0] : wanted === String(status));
