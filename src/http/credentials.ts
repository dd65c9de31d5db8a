/** Finds the API key of a request. */
import type { IncomingMessage } from 'node:http';
import { MarketplaceError } from '../errors.ts';
import type { Parameters } from './parameters.ts';

const bearer = /^bearer +([^\s]+) *$/i;

/** The token of `Authorization: Bearer`, or `null`. Other schemes are somebody else's: a proxy's, say. */
export function bearerToken(req: IncomingMessage): string | null {
  const header = req.headers.authorization;
  return header === undefined ? null : (bearer.exec(header)?.[1] ?? null);
}

/**
 * The key of a request that may bring it in any place: `api_key` in query or body, `x-api-key`, bearer.
 * `null` without one; a 400 where two places bring different keys.
 */
export function keyAnywhere(req: IncomingMessage, parameters: Parameters): string | null {
  const parameter = parameters.api_key;
  if (parameter !== undefined && typeof parameter !== 'string')
    throw new MarketplaceError('invalid_request', 'api_key must be a string');
  const header = req.headers['x-api-key'];
  const found = [parameter, typeof header === 'string' ? header : undefined, bearerToken(req)].filter(
    Boolean,
  );
  const [first = null] = found as string[];
  if (found.some(key => key !== first))
    throw new MarketplaceError('invalid_request', 'two different API keys were sent');
  return first;
}
