/** The error table: every refusal that a caller can meet, with its HTTP status and its message. */

export const errorTable = {
  invalid_request: { status: 400, message: 'Invalid request' },
  missing_key: { status: 401, message: 'Missing API key' },
  misplaced_key: { status: 401, message: 'Send the API key as a bearer token in the Authorization header' },
  unknown_key: { status: 401, message: 'Unknown API key' },
  expired_key: { status: 401, message: 'Expired API key' },
  revoked_key: { status: 401, message: 'Revoked API key' },
  missing_scope: { status: 403, message: 'The API key lacks a scope' },
  beyond_own: { status: 403, message: 'A key acts on keys within its own scopes and expiry only' },
  rotated_key: { status: 403, message: 'The API key was rotated: manage keys with its replacement' },
  webhook_delivery: { status: 403, message: 'A webhook delivery cannot call the API' },
  password_needed: { status: 403, message: 'The link needs a password' },
  wrong_password: { status: 403, message: 'This is not the password' },
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
  key_ended: { status: 409, message: 'The key is revoked, expired or rotated already' },
  webhook_paused: { status: 409, message: 'The webhook is paused' },
  slug_taken: { status: 409, message: 'The slug is taken' },
  slug_reserved: { status: 409, message: 'The slug is reserved' },
  external_id_taken: { status: 409, message: 'Another link has this external id' },
  address_unknown: { status: 409, message: 'The service does not know its public address' },
  too_many_webhooks: { status: 409, message: 'The workspace has as many webhooks as it may have' },
  body_too_large: { status: 413, message: 'The request body is too large' },
  unsupported_media_type: { status: 415, message: 'Unsupported media type' },
  too_many_requests: { status: 429, message: 'Too many requests' },
  internal_error: { status: 500, message: 'Internal server error' },
  unavailable: { status: 503, message: 'The service is not available at the moment' },
} as const satisfies Record<string, { status: number; message: string }>;

/** A row of the error table. */
export type ErrorCode = keyof typeof errorTable;

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

  constructor(
    code: ErrorCode,
    detail?: string,
    { headers = {}, cause }: { headers?: Record<string, string>; cause?: unknown } = {},
  ) {
    const { status, message } = errorTable[code];
    super(detail === undefined ? message : `${message}: ${detail}`, cause === undefined ? {} : { cause });
    this.code = code;
    this.status = status;
    this.headers = headers;
  }
}
