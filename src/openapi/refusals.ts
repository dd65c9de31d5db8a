/** The refusals of the operations, as the document describes them. */
import { type ErrorCode, errorTable } from '../errors.ts';
import { jsonType } from '../http/body.ts';
import type { Operation } from '../operation.ts';
import type { Reference, ResponseObject } from './types.ts';

/** Reusable responses, by name. */
type Refusals = Readonly<Record<string, readonly ErrorCode[]>>;

/** What any operation may refuse. */
const always: Refusals = {
  BadRequest: ['invalid_request'],
  Unauthorized: ['missing_key', 'unknown_key', 'expired_key', 'revoked_key'],
  Forbidden: ['missing_scope', 'webhook_delivery', 'webhook_loop'],
  PayloadTooLarge: ['body_too_large'],
  UnsupportedMediaType: ['unsupported_media_type'],
  InternalServerError: ['internal_error'],
  ServiceUnavailable: ['unavailable'],
};

/** The same; `limited`: where requests are counted, each may be one too many. */
export const refusalsOf = (limited: boolean): Refusals =>
  limited ? { ...always, TooManyRequests: ['too_many_requests'] } : always;

export const reusableResponses = (refusals: Refusals): Record<string, ResponseObject> =>
  Object.fromEntries(Object.entries(refusals).map(([name, codes]) => [name, refusal(codes)]));

/** By status: a reusable response, unless the operation has a message of its own. */
export function errorResponses(
  { errors, onlyMessage }: Operation,
  refusals: Refusals,
): Record<string, ResponseObject | Reference> {
  const responses: Record<string, ResponseObject | Reference> = {};
  for (const [name, codes] of Object.entries(refusals)) {
    const status = statusOf(codes);
    if (onlyMessage !== undefined && status < 500) responses[status] = refusal(codes, [onlyMessage]);
    else responses[status] = { $ref: `#/components/responses/${name}` };
  }
  for (const status of new Set(errors.map(code => errorTable[code].status))) {
    const common = Object.values(refusals).find(codes => statusOf(codes) === status) ?? [];
    const own = errors.filter(code => errorTable[code].status === status && !common.includes(code));
    if (own.length > 0) responses[status] = refusal([...common, ...own]);
  }
  return responses;
}

const statusOf = ([first]: readonly ErrorCode[]) => errorTable[first ?? 'internal_error'].status;

/** What says how long to wait (RFC 9110, 10.2.3; draft-ietf-httpapi-ratelimit-headers-10). */
const waiting: NonNullable<ResponseObject['headers']> = {
  'Retry-After': {
    description: 'Seconds to wait before another request.',
    schema: { type: 'integer', minimum: 1 },
    example: 30,
  },
  'RateLimit-Policy': {
    description: 'The limit that was met: so many (`q`) in so many seconds (`w`).',
    schema: { type: 'string' },
    example: '"key";q=6000;w=60',
  },
  RateLimit: {
    description: 'What is left of it (`r`), and the seconds until all of it is there again (`t`).',
    schema: { type: 'string' },
    example: '"key";r=0;t=30',
  },
};

function refusal(
  codes: readonly ErrorCode[],
  messages: readonly string[] = codes.map(code => errorTable[code].message),
): ResponseObject {
  const examples = Object.fromEntries(
    messages.map(msg => [msg.toLowerCase().replaceAll(/[^a-z]+/g, '_'), { value: { status: 'error', msg } }]),
  );
  return {
    description: `${messages.join('; ')}.`,
    ...(codes.includes('too_many_requests') ? { headers: waiting } : {}),
    content: { [jsonType]: { schema: { $ref: '#/components/schemas/ErrorBody' }, examples } },
  };
}
