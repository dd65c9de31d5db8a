/** The error table: every refusal that a caller can meet, with its HTTP status and its message. */

export const errorTable = {
  invalid_request: { status: 400, message: 'Invalid request' },
  missing_key: { status: 401, message: 'Missing API key' },
  misplaced_key: { status: 401, message: 'Send the API key as a bearer token in the Authorization header' },
  unknown_key: { status: 401, message: 'Unknown API key' },
  expired_key: { status: 401, message: 'Expired API key' },
  revoked_key: { status: 401, message: 'Revoked API key' },
  missing_scope: { status: 403, message: 'The API key does not have the required scope' },
  beyond_own: { status: 403, message: 'An API key can only manage keys within its own scopes and expiry' },
  rotated_key: { status: 403, message: 'This API key was rotated: manage keys with its replacement' },
  webhook_delivery: { status: 403, message: 'A webhook delivery cannot call the API' },
  webhook_loop: { status: 403, message: 'Webhook loop: too many webhook deliveries led to this request' },
  password_needed: { status: 403, message: 'This link requires a password' },
  wrong_password: { status: 403, message: 'Wrong password' },
  no_items_found: { status: 404, message: 'No items found' },
  item_not_found: { status: 404, message: 'Item Not Found' },
  key_not_found: { status: 404, message: 'Key not found' },
  invalid_purchase_code: { status: 404, message: 'Invalid purchase code' },
  webhook_not_found: { status: 404, message: 'Webhook not found' },
  link_not_found: { status: 404, message: 'Link not found' },
  delivery_not_found: { status: 404, message: 'Delivery not found' },
  not_found: { status: 404, message: 'Not found' },
  link_expired: { status: 410, message: 'The link has expired' },
  method_not_allowed: { status: 405, message: 'Method not allowed' },
  key_ended: { status: 409, message: 'The key is already revoked, expired or rotated' },
  webhook_paused: { status: 409, message: 'The webhook is paused' },
  slug_taken: { status: 409, message: 'The slug is taken' },
  slug_reserved: { status: 409, message: 'The slug is reserved' },
  external_id_taken: { status: 409, message: 'Another link already has this external id' },
  address_unknown: { status: 409, message: 'The service does not know its public address' },
  too_many_webhooks: { status: 409, message: 'The workspace has reached its limit of webhooks' },
  body_too_large: { status: 413, message: 'The request body is too large' },
  unsupported_media_type: { status: 415, message: 'Unsupported media type' },
  too_many_requests: { status: 429, message: 'Too many requests' },
  internal_error: { status: 500, message: 'Internal server error' },
  unavailable: { status: 503, message: 'The service is temporarily unavailable' },
} as const satisfies Record<string, { status: number; message: string }>;

/** A row of the error table. */
export type ErrorCode = keyof typeof errorTable;

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
 * A refusal. Its message is told to the caller (`<message of the table>: <detail>`), so a detail names
 * fields and limits and never repeats a value. `cause` is for the host alone.
 */
export class MarketplaceError extends Error {
  override readonly name = 'MarketplaceError';
  readonly code: ErrorCode;
  /** HTTP status by the table; the option `errorStatus` may answer with another. */
  readonly status: number;
  /** Headers of the answer, such as `Allow`. */
  readonly headers: Readonly<Record<string, string>>;
  /** The parameters that are wrong, where it is for them: the first is the one that the message names. */
  readonly problems: readonly Problem[];

  constructor(
    code: ErrorCode,
    detail?: string,
    {
      headers = {},
      problems = [],
      cause,
    }: { headers?: Record<string, string>; problems?: readonly Problem[]; cause?: unknown } = {},
  ) {
    const { status, message } = errorTable[code];
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
