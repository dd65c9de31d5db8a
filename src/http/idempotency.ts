/** The header `Idempotency-Key`: a request that is repeated with the same key is carried out once. */
import { createHmac, hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { invalidParameters } from '../common/errors/errors.ts';
import { canonicalJson } from '../common/json/canonical-json.ts';
import type { Call, Principal } from '../group/call.ts';
import type { Operation } from '../group/operation.ts';
import type { OnceOptions } from '../repository/index.ts';

export const idempotencyHeader = {
  'Idempotency-Key': {
    description:
      'Up to 255 characters that name the request. If you repeat the request with the same key, it is carried out once, and you get the same response.',
    example: '8e03978e-40d5-43e8-bc93-6894a57f9324',
  },
} as const;

/**
 * The key (draft-ietf-httpapi-idempotency-key-header), with or without the quotes of a structured field, or `null`.
 * @throws MarketplaceError 400
 */
export function idempotencyKeyOf(headers: IncomingHttpHeaders): string | null {
  const text = [headers['idempotency-key'] ?? []].flat().join(', ').trim();
  if (headers['idempotency-key'] === undefined) return null;
  const key =
    /^".*"$/s.test(text) && text.length > 1 ? text.slice(1, -1).replaceAll(/\\(["\\])/g, '$1') : text;
  if (/^[\x20-\x7e]{1,255}$/.test(key)) return key;
  throw invalidParameters({
    pointer: '/Idempotency-Key',
    reason: 'must have 1 to 255 printable ASCII characters',
  });
}

/**
 * The key by which a request with an API key is known. API keys of one `owner` share their idempotency keys with each
 * other, and with nobody else.
 * @throws MarketplaceError 400
 */
export function requestKeyOf(
  headers: IncomingHttpHeaders,
  { owner = null }: Pick<Principal, 'owner'>,
): string | null {
  const key = idempotencyKeyOf(headers);
  return key === null || owner === null ? key : hash('sha256', JSON.stringify([owner, key]), 'hex');
}

/** How long a key is remembered, in milliseconds. */
export const keyLifetime = 86_400_000;

/**
 * The request of a call for a storage that carries it out once; nothing without an idempotency key. The fingerprint is
 * keyed with the idempotency key, of which only a digest is stored: what was sent, such as a password, cannot be guessed
 * from it.
 */
export function onceOf(
  operationId: string,
  {
    idempotencyKey: key,
    input,
    params,
    now,
  }: Pick<Call<unknown>, 'idempotencyKey' | 'input' | 'params' | 'now'>,
): OnceOptions {
  if (key === null) return {};
  const request = canonicalJson([operationId, params, input]);
  return {
    request: {
      digest: hash('sha256', key, 'hex'),
      fingerprint: createHmac('sha256', key).update(request).digest('hex'),
      now: new Date(now).toISOString(),
      expiresAt: new Date(now + keyLifetime).toISOString(),
    },
  };
}

/**
 * A request to make something that would be made twice is refused if it asks for the opposite: a header that is ignored
 * would promise what nobody keeps.
 * @throws MarketplaceError 400
 */
export function refuseKey(
  { method, auth }: Pick<Operation, 'method' | 'auth'>,
  headers: IncomingHttpHeaders,
): null {
  if (method === 'POST' && auth === 'bearer' && headers['idempotency-key'] !== undefined)
    throw invalidParameters({ pointer: '/Idempotency-Key', reason: 'is not supported by this operation' });
  return null;
}
