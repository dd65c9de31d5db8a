/** Refusals: those that any operation can meet, and how a group declares its own. */

/** A refusal that a caller can meet. */
export interface ErrorRow<Code extends string = string> {
  readonly code: Code;
  /** HTTP status. */
  readonly status: number;
  /** What the caller is told: a plain sentence without a full stop. */
  readonly message: string;
}

/** Refusals by their code. */
export type ErrorRows = Readonly<Record<string, ErrorRow>>;

/**
 * Declares refusals. A group names them in its `errors`, and throws {@link MarketplaceError} with one of them.
 *
 * @example
 * const errors = defineErrors({ wish_not_found: { status: 404, message: 'Wish not found' } });
 * throw new MarketplaceError(errors.wish_not_found);
 */
export function errorRows<const Code extends string>(
  rows: Readonly<Record<Code, Omit<ErrorRow, 'code'>>>,
): { readonly [Name in Code]: ErrorRow<Name> } {
  const entries = Object.entries<Omit<ErrorRow, 'code'>>(rows);
  return Object.freeze(
    Object.fromEntries(entries.map(([code, row]) => [code, Object.freeze({ code, ...row })])),
  ) as { readonly [Name in Code]: ErrorRow<Name> };
}

/** What any operation may refuse, and paths that are no operation's. */
export const commonErrors = errorRows({
  invalid_request: { status: 400, message: 'Invalid request' },
  missing_key: { status: 401, message: 'Missing API key' },
  misplaced_key: { status: 401, message: 'Send the API key as a bearer token in the Authorization header' },
  unknown_key: { status: 401, message: 'Unknown API key' },
  expired_key: { status: 401, message: 'Expired API key' },
  revoked_key: { status: 401, message: 'Revoked API key' },
  missing_scope: { status: 403, message: 'The API key does not have the required scope' },
  webhook_delivery: { status: 403, message: 'A webhook delivery cannot call the API' },
  webhook_loop: { status: 403, message: 'Webhook loop: too many webhook deliveries led to this request' },
  not_found: { status: 404, message: 'Not found' },
  method_not_allowed: { status: 405, message: 'Method not allowed' },
  body_too_large: { status: 413, message: 'The request body is too large' },
  unsupported_media_type: { status: 415, message: 'Unsupported media type' },
  too_many_requests: { status: 429, message: 'Too many requests' },
  internal_error: { status: 500, message: 'Internal server error' },
  unavailable: { status: 503, message: 'The service is temporarily unavailable' },
});

/** The code of a refusal that no group owns. */
export type CommonErrorCode = keyof typeof commonErrors;

/** What is wrong with one parameter. */
export interface Problem {
  /** Where it stands, as a JSON pointer (RFC 6901) into the parameters: `/tags/0`. */
  readonly pointer: string;
  /** What is wrong, as what follows on its name: `must be an absolute URL`. */
  readonly reason: string;
  /** Where a schema says so: its keyword, with the limit that it sets. */
  readonly keyword?: string;
  readonly limit?: unknown;
}

/**
 * A refusal: a row of a group's errors, or the code of a common one. Its message is told to the caller
 * (`<message of the row>: <detail>`), so a detail names
 * fields and limits and never repeats a value. `cause` is for the host alone.
 */
export class MarketplaceError extends Error {
  override readonly name = 'MarketplaceError';
  /** Names the refusal: that of a row. */
  readonly code: string;
  /** HTTP status of the row; the option `errorStatus` may answer with another. */
  readonly status: number;
  /** Headers of the answer, such as `Allow`. */
  readonly headers: Readonly<Record<string, string>>;
  /** The parameters that are wrong, where it is for them: the first is the one that the message names. */
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
    super(detail === undefined ? message : `${message}: ${detail}`, cause === undefined ? {} : { cause });
    this.code = code;
    this.status = status;
    this.headers = headers;
    this.problems = problems;
  }
}

/** The refusal of parameters, in the name of the first that is wrong. */
export function invalidParameters(first: Problem, ...more: readonly Problem[]): MarketplaceError {
  const detail = `${first.pointer.slice(1)} ${first.reason}`;
  return new MarketplaceError('invalid_request', detail, { problems: [first, ...more] });
}

/** Runs every check. What the first one refuses is told, with the problems that all of them found. */
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
