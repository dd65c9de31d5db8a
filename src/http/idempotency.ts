/** The header `Idempotency-Key`: a request that is repeated with the same key is carried out once. */
import type { IncomingHttpHeaders } from 'node:http';
import { invalidParameters } from '../common/errors.ts';

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
