/** The error responses in the document. */
import { type CommonErrorCode, commonErrors, type ErrorRow, type ErrorRows } from '../common/errors.ts';
import type { Operation } from '../group/operation.ts';
import { jsonType } from '../http/body.ts';
import type { Reference, ResponseObject } from './types.ts';

/** Reusable responses by name. */
type Refusals = Readonly<Record<string, readonly ErrorRow[]>>;

/** The errors of all operations. */
const always = rowsOf({
  BadRequest: ['invalid_request'],
  Unauthorized: ['missing_key', 'unknown_key', 'expired_key', 'revoked_key'],
  Forbidden: ['missing_scope'],
  PayloadTooLarge: ['body_too_large'],
  UnsupportedMediaType: ['unsupported_media_type'],
  InternalServerError: ['internal_error'],
  ServiceUnavailable: ['unavailable'],
});

/** The errors of requests that come from a webhook. */
const ofDeliveries = [commonErrors.webhook_delivery, commonErrors.webhook_loop];

/**
 * The errors of an operation. `limited`: whether it may also answer 429. `refusesDeliveries`: whether it stores
 * events for webhooks, whose deliveries it refuses.
 */
export const refusalsOf = (limited: boolean, refusesDeliveries: boolean): Refusals => ({
  ...always,
  ...(refusesDeliveries ? { Forbidden: [...(always.Forbidden ?? []), ...ofDeliveries] } : {}),
  ...(limited ? { TooManyRequests: [commonErrors.too_many_requests] } : {}),
});

export const reusableResponses = (refusals: Refusals): Record<string, ResponseObject> =>
  Object.fromEntries(Object.entries(refusals).map(([name, rows]) => [name, refusal(rows)]));

/** Operations without a key refuse no key. They accept webhook deliveries too, unless these form a loop. */
const withoutKey = ({ Unauthorized: _, Forbidden: __, ...refusals }: Refusals): Refusals => refusals;

/** The errors of an operation with one status. */
interface Declared {
  /** The reusable response, unless the operation has errors of its own with this status. */
  readonly shared: string | null;
  readonly rows: readonly ErrorRow[];
  /** What clients read, in the order of the rows. */
  readonly messages: readonly string[];
}

/** The errors of an operation by status. Those of all operations come first. */
export function declaredErrors(
  { auth, errors: own, onlyMessage }: Operation,
  all: Refusals,
  table: ErrorRows,
): ReadonlyMap<number, Declared> {
  const refusals = auth === 'none' ? withoutKey(all) : all;
  const errors = auth === 'none' ? [...own, 'webhook_loop'] : own;
  const named = errors.flatMap(code => table[code] ?? []);
  const declared = new Map<number, Declared>();
  const declare = (status: number, rows: readonly ErrorRow[], shared: string | null) => {
    const isHidden = onlyMessage !== undefined && status < 500;
    const messages = isHidden ? [onlyMessage] : rows.map(({ message }) => message);
    declared.set(status, { shared: isHidden ? null : shared, rows, messages });
  };
  for (const [name, rows] of Object.entries(refusals)) declare(statusOf(rows), rows, name);
  for (const status of new Set(named.map(row => row.status))) {
    const common = declared.get(status)?.rows ?? [];
    const added = named.filter(row => row.status === status && !common.includes(row));
    if (added.length > 0) declare(status, [...common, ...added], null);
  }
  return declared;
}

/** Error responses by status: reusable ones, unless the operation has its own message. */
export function errorResponses(
  operation: Operation,
  all: Refusals,
  table: ErrorRows,
): Record<string, ResponseObject | Reference> {
  const responses: Record<string, ResponseObject | Reference> = {};
  for (const [status, { shared, rows, messages }] of declaredErrors(operation, all, table))
    responses[status] =
      shared === null ? refusal(rows, messages) : { $ref: `#/components/responses/${shared}` };
  return responses;
}

function rowsOf(codes: Readonly<Record<string, readonly CommonErrorCode[]>>): Refusals {
  return Object.fromEntries(
    Object.entries(codes).map(([name, of]) => [name, of.map(code => commonErrors[code])]),
  );
}

const statusOf = ([first = commonErrors.internal_error]: readonly ErrorRow[]) => first.status;

/** The headers with the time to wait (RFC 9110, 10.2.3; draft-ietf-httpapi-ratelimit-headers-10). */
export const waiting: NonNullable<ResponseObject['headers']> = {
  'Retry-After': {
    description: 'Number of seconds to wait before the next request.',
    schema: { type: 'integer', minimum: 1 },
    example: 30,
  },
  'RateLimit-Policy': {
    description: 'The rate limit that was reached: the quota (`q`) per window of seconds (`w`).',
    schema: { type: 'string' },
    example: '"key";q=6000;w=60',
  },
  RateLimit: {
    description: 'The remaining quota (`r`) and the seconds until it is fully restored (`t`).',
    schema: { type: 'string' },
    example: '"key";r=0;t=30',
  },
};

/** The name of the example that shows a message. */
export const exampleNameOf = (message: string): string => message.toLowerCase().replaceAll(/[^a-z]+/g, '_');

function refusal(
  rows: readonly ErrorRow[],
  messages: readonly string[] = rows.map(({ message }) => message),
): ResponseObject {
  const examples = Object.fromEntries(
    messages.map(msg => [exampleNameOf(msg), { value: { status: 'error', msg } }]),
  );
  return {
    description: `${messages.join('; ')}.`,
    ...(rows.includes(commonErrors.too_many_requests) ? { headers: waiting } : {}),
    content: { [jsonType]: { schema: { $ref: '#/components/schemas/ErrorBody' }, examples } },
  };
}
