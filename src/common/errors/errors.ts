/** The errors that every operation can return, and how a group declares its own. */

import { defined } from '../defined.ts';
import { isPlainObject } from '../json/plain-object.ts';
import { type Check, type Checks, isText, wholeNumberFrom } from '../options/check-options.ts';
import { shownName, suggestion } from '../text/unknown-name.ts';
import { ExpectedError } from './expected-error.ts';

/** An error that the API can return. */
export interface ErrorRow<Code extends string = string> {
  readonly code: Code;
  /** HTTP status. */
  readonly status: number;
  /** The message in the response: a plain sentence without a full stop. */
  readonly message: string;
}

/** A status outside of this range would not be an error for clients. */
const isErrorStatus = wholeNumberFrom(400, 599);

/** The header with the code of an error, because the body has none. */
export const errorCodeHeader = 'X-Error-Code';

/** Whether a text can be a code: it is sent in a header. */
export const isErrorCode = (code: unknown): boolean =>
  typeof code === 'string' && /^[\w.:-]{1,100}$/.test(code);

const errorCode: Check = code =>
  isErrorCode(code) ? null : 'must be up to 100 letters, digits and characters of _.:-';

export const errorRowChecks: Checks<ErrorRow> = {
  code: errorCode,
  status: isErrorStatus,
  message: isText,
};

/** Errors by code. */
export type ErrorRows = Readonly<Record<string, ErrorRow>>;

/**
 * Declares errors. A group lists them in its `errors`, and throws {@link MarketplaceError} with one of them.
 *
 * @example
 * const errors = defineErrors({ wish_not_found: { status: 404, message: 'Wish not found' } });
 * throw new MarketplaceError(errors.wish_not_found);
 * @throws TypeError that names the invalid row
 */
export function errorRows<const Code extends string>(
  rows: Readonly<Record<Code, Omit<ErrorRow, 'code'>>>,
): { readonly [Name in Code]: ErrorRow<Name> } {
  if (!isPlainObject(rows)) throw new TypeError('defineErrors: the errors must be an object');
  return Object.freeze(
    Object.fromEntries(Object.entries(rows).map(([code, row]) => [code, errorRow(code, row)])),
  ) as { readonly [Name in Code]: ErrorRow<Name> };
}

function errorRow(code: string, row: unknown): ErrorRow {
  if (!isPlainObject(row)) throw new TypeError(`defineErrors: ${code} must be { status, message }`);
  const { status, message, ...rest } = row;
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined)
    throw new TypeError(
      `defineErrors: ${code} has no field ${unknown}${suggestion(unknown, ['status', 'message'])}`,
    );
  for (const [name, value] of Object.entries({ code, status, message })) {
    const complaint = errorRowChecks[name as keyof ErrorRow](value);
    if (complaint !== null) throw new TypeError(`defineErrors: ${code}: ${name} ${complaint}`);
  }
  return Object.freeze({ code, status: status as number, message: message as string });
}

/** The errors of all operations, and of paths without an operation. */
export const commonErrors = errorRows({
  invalid_request: { status: 400, message: 'Invalid request' },
  missing_key: { status: 401, message: 'Missing API key' },
  misplaced_key: { status: 401, message: 'Send the API key as a bearer token in the Authorization header' },
  unknown_key: { status: 401, message: 'Unknown API key' },
  expired_key: { status: 401, message: 'Expired API key' },
  revoked_key: { status: 401, message: 'Revoked API key' },
  missing_scope: { status: 403, message: 'The API key does not have the required scope' },
  ip_not_allowed: { status: 403, message: 'The API key may not be used from this IP address' },
  webhook_delivery: { status: 403, message: 'A webhook delivery cannot call the API' },
  webhook_loop: { status: 403, message: 'Webhook loop: too many webhook deliveries led to this request' },
  not_found: { status: 404, message: 'Not found' },
  method_not_allowed: { status: 405, message: 'Method not allowed' },
  request_timeout: { status: 408, message: 'The request did not arrive in time' },
  workspace_full: { status: 409, message: 'Storage limit of the workspace reached' },
  precondition_failed: { status: 412, message: 'The ETag in If-Match is not that of the current state' },
  body_too_large: { status: 413, message: 'The request body is too large' },
  unsupported_media_type: { status: 415, message: 'Unsupported media type' },
  expectation_failed: {
    status: 417,
    message: 'The server does not meet the expectation of the Expect header',
  },
  idempotency_key_reused: { status: 422, message: 'The Idempotency-Key was used for another request' },
  too_many_requests: { status: 429, message: 'Too many requests' },
  headers_too_large: { status: 431, message: 'The URL and headers are too long' },
  internal_error: { status: 500, message: 'Internal server error' },
  unavailable: { status: 503, message: 'The service is temporarily unavailable' },
});

/** The code of an error that belongs to no group. */
export type CommonErrorCode = keyof typeof commonErrors;

/** The errors of answers that no operation gives: pages, parts of files, and what a server itself refuses. */
export const statusErrors = errorRows({
  unauthorized: { status: 401, message: 'Unauthorized' },
  forbidden: { status: 403, message: 'Forbidden' },
  conflict: { status: 409, message: 'Conflict' },
  gone: { status: 410, message: 'Gone' },
  range_not_satisfiable: { status: 416, message: 'Range not satisfiable' },
  misdirected_request: { status: 421, message: 'Misdirected request' },
  unprocessable_content: { status: 422, message: 'Unprocessable content' },
});

/** Where a status has several errors, the last one is the general one. */
const byStatus: ReadonlyMap<number, ErrorRow> = new Map(
  [...Object.values(commonErrors), ...Object.values(statusErrors)].map(row => [row.status, row]),
);

/** The error of an answer that has only a status. */
export const errorOfStatus = (status: number): ErrorRow =>
  byStatus.get(status) ?? commonErrors[status < 500 ? 'invalid_request' : 'internal_error'];

/** What is wrong with one parameter. */
export interface Problem {
  /** Location of the parameter as a JSON pointer (RFC 6901): `/tags/0`. */
  readonly pointer: string;
  /** What is wrong, as text that follows the name: `must be an absolute URL`. */
  readonly reason: string;
  /** If a schema rejected the value: the schema keyword and its limit. */
  readonly keyword?: string;
  readonly limit?: unknown;
}

/**
 * An error response: a row of a group's errors, or the code of a common error. The caller receives the message
 * (`<message of the row>: <detail>`), so a detail names fields and limits, and never repeats a value. Only the host
 * application sees `cause`. An error below 500 is an answer and has no stack trace, unlike its `cause`.
 */
export class MarketplaceError extends ExpectedError {
  override readonly name = 'MarketplaceError';
  /** The code of the error row. */
  readonly code: string;
  /** The HTTP status of the row. The option `errorStatus` may replace it. */
  readonly status: number;
  /** Response headers, such as `Allow`. */
  readonly headers: Readonly<Record<string, string>>;
  /** The invalid parameters, if any. The message names the first one. */
  readonly problems: readonly Problem[];

  constructor(
    error: CommonErrorCode | ErrorRow,
    detail?: string,
    {
      headers = {},
      problems = [],
      cause,
    }: { headers?: Record<string, string>; problems?: readonly Problem[]; cause?: unknown } = {},
  ) {
    const { code, status, message } = typeof error === 'string' ? commonErrors[error] : error;
    const complaint = isErrorStatus(status);
    if (complaint !== null) throw new TypeError(`MarketplaceError: the status of ${code} ${complaint}`);
    super(detail === undefined ? message : `${message}: ${detail}`, defined({ cause }), status < 500);
    this.code = code;
    this.status = status;
    this.headers = headers;
    this.problems = problems;
  }
}

/**
 * Whether the host application is told of an error response. What a group declares is an answer of its own, such as that
 * of a channel that refuses, and no failure, unless it has a cause.
 */
export const isInternal = ({ code, status, cause }: MarketplaceError): boolean =>
  status >= 500 && (cause !== undefined || Object.hasOwn(commonErrors, code));

/** Creates the error for invalid parameters. Its message names the first one. */
export function invalidParameters(first: Problem, ...more: readonly Problem[]): MarketplaceError {
  const place = first.pointer.split('/').slice(1).map(shownName).join('/');
  const detail = `${place === '' ? 'the input' : place} ${first.reason}`;
  return new MarketplaceError('invalid_request', detail, { problems: [first, ...more] });
}

/** Runs all checks. Throws the first error, with the problems of all checks. */
export function checkAll(...checks: readonly (() => unknown)[]): void {
  const refusals = checks.flatMap(check => {
    try {
      check();
      return [];
    } catch (error) {
      if (error instanceof MarketplaceError) return [error];
      throw error;
    }
  });
  const [first] = refusals;
  if (first === undefined) return;
  throw Object.assign(first, { problems: refusals.flatMap(({ problems }) => problems) });
}
