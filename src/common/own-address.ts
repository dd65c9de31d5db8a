/** Addresses of this service itself: neither short links nor deliveries may lead back to them. */
import { parseUrl } from './parse-url.ts';
import { withoutEndSlashes } from './trim-slashes.ts';

export interface OwnAddress {
  readonly host: string;
  /** Without a slash at its end. */
  readonly path: string;
}

export function ownAddress(url: string): OwnAddress {
  const { host, pathname } = new URL(url);
  return { host: plainHost(host), path: plainPath(pathname) };
}

/** A host without the dot that may stand at its end. */
export const plainHost = (host: string): string => host.toLowerCase().replace(/\.(?=:|$)/, '');

/** A path as servers in front of us may read it: decoded, byte by byte, and one slash where there are several. */
function plainPath(path: string): string {
  const decoded = path.replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
  return withoutEndSlashes(decoded.replace(/\/+/g, '/'));
}

/** Whether a URL leads to an address or below it; with `reach`, whether something below the URL would. */
export function leadsTo({ host, pathname }: URL, own: OwnAddress, reach = false): boolean {
  if (plainHost(host) !== own.host) return false;
  const path = plainPath(pathname);
  const below = path === own.path || path.startsWith(`${own.path}/`);
  return below || (reach && (own.path === path || own.path.startsWith(`${path}/`)));
}

/** Whether a value is an address that others can be made from: http or https, without query and fragment. */
export const isBaseUrl = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:\/\/[^/?#]+(\/[^?#]*)?$/.test(value) && parseUrl(value) !== null;
