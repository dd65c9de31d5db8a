/** The option `cors`: what may be given, and what follows from it. */

import { isPlainObject } from '../common/json/plain-object.ts';
import { isOrigin, originForm, originsIn } from '../common/network/origins.ts';
import { complaintAboutUnknown } from '../common/options/check-options.ts';
import type { CorsOptions, ResolvedCors } from '../group/resolved.ts';
import { requestHeadersOf } from './request-headers.ts';

/** Whether a text is the name of a header (RFC 9110, 5.1). For browsers, `*` is none if credentials are sent. */
export const isHeaderName = (value: unknown) =>
  typeof value === 'string' && value !== '*' && /^[\w!#$%&'*+.^`|~-]+$/.test(value);

export function complaintAboutCors(value: unknown): string | null {
  if (typeof value === 'boolean') return null;
  if (!isPlainObject(value)) return 'must be true, false or { origins }';
  const { origins, maxAge, credentials, allowHeaders } = value;
  const unknown = complaintAboutUnknown('setting', value, { origins, maxAge, credentials, allowHeaders });
  if (unknown !== null) return unknown;
  if (origins !== '*' && !Array.isArray(origins) && typeof origins !== 'function')
    return 'needs origins: "*", a list of origins or a function';
  if (Array.isArray(origins) && !origins.every(isOrigin)) return `needs ${originForm}`;
  if (credentials !== undefined && typeof credentials !== 'boolean')
    return 'needs credentials as true or false';
  const areHeaders =
    allowHeaders === '*' || (Array.isArray(allowHeaders) && allowHeaders.every(isHeaderName));
  if (allowHeaders !== undefined && !areHeaders)
    return 'needs allowHeaders as a list of header names, or "*" for those that pages ask for';
  if (credentials && origins === '*') return 'cannot allow credentials for every origin: list the origins';
  return maxAge === undefined || (Number.isSafeInteger(maxAge) && (maxAge as number) >= 0)
    ? null
    : 'needs maxAge as a number of seconds: an integer from 0';
}

/** `read`: the request headers that are read. */
export function resolveCors(
  cors: boolean | CorsOptions | undefined,
  read: readonly string[] = requestHeadersOf([]),
): ResolvedCors | null {
  if (cors === undefined || cors === false) return null;
  const {
    origins,
    maxAge = 600,
    credentials = false,
    allowHeaders = [],
  }: CorsOptions = cors === true ? { origins: '*' } : cors;
  return Object.freeze({
    origins: typeof origins === 'object' ? originsIn(origins) : origins,
    maxAge,
    credentials,
    allowHeaders: allowHeaders === '*' ? '*' : combined(read, allowHeaders),
  });
}

function combined(read: readonly string[], more: readonly string[]): string[] {
  const known = new Set(read.map(name => name.toLowerCase()));
  return [...read, ...new Set(more.filter(name => !known.has(name.toLowerCase())))];
}
