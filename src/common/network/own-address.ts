/** Addresses of this service. Neither short links nor deliveries may point to them. */

import { withoutEndSlashes } from '../text/trim-slashes.ts';
import { parseUrl } from './parse-url.ts';
import { placeNotUtf8 } from './percent-encoding.ts';

export interface OwnAddress {
  readonly host: string;
  /** Without a trailing slash. */
  readonly path: string;
}

export function ownAddress(url: string): OwnAddress {
  const { host, pathname } = new URL(url);
  return { host: plainHost(host), path: plainPath(pathname) };
}

/** Removes the trailing dot that a host name may have. */
export const plainHost = (host: string): string => host.toLowerCase().replace(/\.(?=:|$)/, '');

/** Normalises a path as a server in front of us may read it: decoded byte by byte, with repeated slashes merged. */
function plainPath(path: string): string {
  const decoded = path.replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return withoutEndSlashes(decoded.replace(/\/+/g, '/'));
}

/** Whether a URL points to an address or below it. With `reach`: whether a URL below the given one could. */
export function leadsTo({ host, pathname }: URL, own: OwnAddress, reach = false): boolean {
  if (plainHost(host) !== own.host) return false;
  const path = plainPath(pathname);
  const below = path === own.path || path.startsWith(`${own.path}/`);
  return below || (reach && (own.path === path || own.path.startsWith(`${path}/`)));
}

const isUrlOfBase = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:\/\/[^/?#@]+(\/[^?#]*)?$/.test(value) && parseUrl(value) !== null;

/** The path as it is written. */
const pathIn = (url: string): string => url.replace(/^[^/]*\/\/[^/]*/, '');

/** A path as URIs have it (RFC 3986): other characters are percent-encoded. */
const isEncoded = (path: string): boolean => /^(?:[\w.~!$&'()*+,;=:@/-]|%[\dA-Fa-f]{2})*$/.test(path);

/** Whether browsers and proxies leave a path as it is. */
const isPlain = (url: string): boolean =>
  !pathIn(url).includes('//') && ['', new URL(url).pathname].includes(pathIn(url));

/** Whether a URL names one host. A pattern, as origins may be, is a host name to a URL. */
const isOfOneHost = (url: string): boolean => !new URL(url).hostname.includes('*');

/** Whether a value is usable as a base URL: http or https, without user name, password, query and fragment. */
export const isBaseUrl = (value: unknown): value is string =>
  isUrlOfBase(value) &&
  isOfOneHost(value) &&
  isEncoded(pathIn(value)) &&
  placeNotUtf8(value) === null &&
  isPlain(value);

/** What a value that is none should be. */
export function baseUrlFor(value: unknown): string {
  if (/^https?:\/\/[^/?#]*@/.test(String(value))) return 'a URL without user name and password';
  if (!isUrlOfBase(value)) return 'an http or https URL without query or fragment';
  if (!isOfOneHost(value)) return 'a URL of one host, without *';
  if (!isEncoded(pathIn(value)))
    return `a URL whose path is percent-encoded, such as ${new URL('/Base%20Path', value).href}`;
  return placeNotUtf8(value) === null
    ? 'a URL whose path has no empty parts, "." or ".."'
    : `a URL whose path is UTF-8 that is percent-encoded, such as ${new URL('/Caf%C3%A9', value).href}`;
}
