/** Which requests somebody means. */
import { types } from 'node:util';
import { type Checks, checkOptions } from '../../../src/common/options/check-options.ts';
import { shownName, suggestion } from '../../../src/common/text/unknown-name.ts';
import { type Condition, conditionChecks, fitsCondition } from '../condition.ts';
import { inputOf } from '../input-of.ts';
import type { OperationFinder } from '../operations.ts';
import { entryOf, fieldsInForm, requestPath, responseStatus } from './entry.ts';
import type { Recording } from './recording.ts';
import { asSent } from './shown.ts';

/** Without members, it means all requests. */
export interface RequestFilter extends Condition {
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
    types.isRegExp(value) || (typeof value === 'string' && value.startsWith('/'))
      ? null
      : 'must be a path such as /api/items/all, or a regular expression',
  status: value => (statusForm.test(String(value)) ? null : 'must be a status such as 404, or 4xx'),
  since: value =>
    Number.isNaN(timeOf(value as Date))
      ? 'must be a date, an ISO 8601 text or milliseconds since 1970'
      : null,
  ...conditionChecks,
  after: value => (Number.isSafeInteger(value) && Number(value) >= 0 ? null : 'must be the id of a request'),
};

const timeOf = (value: Date | number | string): number =>
  typeof value === 'number' || typeof value === 'string' || types.isDate(value)
    ? new Date(value).getTime()
    : Number.NaN;

export type RecordingPredicate = (recording: Recording) => boolean;

/** `caller`: the function whose filter it is. @throws TypeError that names an unknown or invalid member */
export function matcherOf(caller: string, given: RequestFilter, finder: OperationFinder): RecordingPredicate {
  const {
    operation,
    method,
    path,
    status,
    since,
    after = 0,
    ...condition
  } = checkOptions(caller, given, checks);
  if (operation !== undefined && finder.named(operation) === null)
    throw new TypeError(
      `${caller}: the service has no operation ${shownName(operation)}${suggestion(
        operation,
        finder.all.map(({ id }) => id),
      )}`,
    );
  const isConditional = Object.keys(condition).length > 0;
  const wanted = method?.toUpperCase();
  const earliest = since === undefined ? null : timeOf(since);
  return recording =>
    recording.id > after &&
    (wanted === undefined || recording.method === wanted) &&
    (earliest === null || recording.time >= earliest) &&
    (path === undefined || isAt(path, requestPath(recording))) &&
    (status === undefined || isLike(String(status), responseStatus(recording))) &&
    (operation === undefined || finder.find(recording.method, requestPath(recording))?.id === operation) &&
    (!isConditional || fitsCondition(condition, contentOf(recording, finder)));
}

/** `search` ignores the state that a global expression has from earlier matches. */
const isAt = (wanted: string | RegExp, path: string) =>
  typeof wanted === 'string' ? wanted === path : path.search(wanted) !== -1;

const isLike = (wanted: string, status: number | null) =>
  status !== null && (wanted.endsWith('xx') ? wanted[0] === String(status)[0] : wanted === String(status));

/** What a condition is about. The key of a request is no input. */
function contentOf(recording: Recording, finder: OperationFinder): Required<Condition> {
  const { method, url, path, headers, body } = entryOf(recording, finder, asSent);
  const mark = url.indexOf('?');
  const query = fieldsInForm(mark === -1 ? '' : url.slice(mark + 1));
  const value = body?.value ?? null;
  const { api_key: _, ...input } = inputOf(finder.find(method, path), { path, query, body: value });
  return { input, body: value, headers };
}
