/** Reads the API key from a request. */
import type { IncomingMessage } from 'node:http';
import { MarketplaceError } from '../common/errors/errors.ts';

const bearer = /^bearer +([^\s]+) *$/i;

/** The token of `Authorization: Bearer`, or `null`. Other schemes may belong to a proxy, so they are ignored. */
function bearerToken(req: IncomingMessage): string | null {
  return bearer.exec(req.headers.authorization ?? '')?.[1] ?? null;
}

/** Where a key may stand besides `Authorization`: the usual header, and the name that the specification gives the key. */
export const keyHeaders = ['X-Api-Key', 'api_key'] as const;

/** The key of a request that may bring it as a bearer token alone. @throws MarketplaceError where it stands elsewhere */
export function bearerKey(req: IncomingMessage, parameter: unknown): string | null {
  const token = bearerToken(req);
  const { 'x-api-key': header, api_key: named } = req.headers;
  if (token === null && (parameter !== undefined || header !== undefined || named !== undefined))
    throw new MarketplaceError('misplaced_key', undefined, { headers: { 'WWW-Authenticate': 'Bearer' } });
  return token;
}

/**
 * The key of a request that may contain it in any place: the parameter `api_key`, the headers `x-api-key` and `api_key`, or
 * bearer. Returns `null` if there is none. Two different keys are a 400.
 */
export function keyAnywhere(req: IncomingMessage, parameter: unknown): string | null {
  if (parameter !== undefined && typeof parameter !== 'string')
    throw new MarketplaceError('invalid_request', 'api_key must be a string');
  const { 'x-api-key': header, api_key: named } = req.headers as Readonly<Record<string, string | undefined>>;
  return one(one(one(parameter || null, header || null), named || null), bearerToken(req));
}

function one(first: string | null, second: string | null): string | null {
  if (first !== null && second !== null && first !== second)
    throw new MarketplaceError('invalid_request', 'the request contains two different API keys');
  return first ?? second;
}
