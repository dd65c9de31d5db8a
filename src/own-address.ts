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
  return { host: plainHost(host), path: withoutEndSlashes(pathname) };
}

/** A host without the dot that may stand at its end. */
export const plainHost = (host: string): string => host.toLowerCase().replace(/\.(?=:|$)/, '');

/** Whether a URL leads to an address or below it; with `reach`, whether something below the URL would. */
export function leadsTo({ host, pathname }: URL, own: OwnAddress, reach = false): boolean {
  if (plainHost(host) !== own.host) return false;
  const path = withoutEndSlashes(pathname);
  const below = path === own.path || path.startsWith(`${own.path}/`);
  return below || (reach && (own.path === path || own.path.startsWith(`${path}/`)));
}

/** Whether a value is an address that others can be made from: http or https, without query and fragment. */
export const isBaseUrl = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:\/\/[^/?#]+(\/[^?#]*)?$/.test(value) && parseUrl(value) !== null;
