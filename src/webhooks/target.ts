/**
 * Where deliveries may go. One check for all: when an endpoint is made, at the test event and at each delivery,
 * there on the very address that is connected to, so that a name which changes its mind gets nowhere.
 */
import { lookup as systemLookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { parseUrl } from '../parse-url.ts';
import { isIn, isPublic, rangeOf } from './public-address.ts';

export interface Address {
  readonly address: string;
  readonly family: number;
}

/** Finds the addresses of a host name. */
export type Resolve = (hostname: string) => Promise<readonly Address[]>;

export const systemResolve: Resolve = hostname => systemLookup(hostname, { all: true, verbatim: true });

/** An address that must not be sent to, in words for the person who gave it. */
export class ForbiddenTargetError extends Error {
  override readonly name = 'ForbiddenTargetError';
}

/** Which targets are allowed. */
export class TargetGuard {
  readonly #names: ReadonlySet<string>;
  readonly #ranges: readonly ReturnType<typeof rangeOf>[];
  readonly #resolve: Resolve;

  /** `allowed`: CIDRs and host names that are let through though they are private. */
  constructor(allowed: readonly string[] = [], resolve: Resolve = systemResolve) {
    this.#ranges = allowed.filter(one => one.includes('/')).map(rangeOf);
    this.#names = new Set(allowed.filter(one => !one.includes('/')).map(nameOf));
    this.#resolve = resolve;
  }

  /**
   * Whether deliveries may go to a URL. A name that is allowed need not be known yet.
   * @throws ForbiddenTargetError
   */
  async check(url: string): Promise<void> {
    const host = hostOf(url);
    if (!this.#names.has(nameOf(host))) await this.addressesOf(host);
  }

  /** The addresses of a host name or of an address as it stands in a URL. @throws ForbiddenTargetError */
  async addressesOf(host: string): Promise<readonly Address[]> {
    const family = isIP(host);
    const addresses = family === 0 ? await this.#resolve(host).catch(() => []) : [{ address: host, family }];
    if (addresses.length > 0 && this.#names.has(nameOf(host))) return addresses;
    // One that is private condemns them all: who mixes them means no good.
    const allowed = addresses.every(({ address }) => isIn(address, this.#ranges) || isPublic(address));
    // The same words for a name that nobody has: others would tell which names our network knows.
    if (addresses.length === 0 || !allowed)
      throw new ForbiddenTargetError('does not lead to a public address');
    return addresses;
  }
}

const nameOf = (host: string) => host.toLowerCase().replace(/\.$/, '');

/** The host that a URL leads to, brackets taken off. @throws ForbiddenTargetError */
export function hostOf(text: string): string {
  const url = parseUrl(text);
  if (url === null || !['http:', 'https:'].includes(url.protocol))
    throw new ForbiddenTargetError('must be an absolute http or https URL');
  if (url.username !== '' || url.password !== '')
    throw new ForbiddenTargetError('must hold no user name and no password');
  if (url.hash !== '') throw new ForbiddenTargetError('must hold no fragment');
  return url.hostname.replace(/^\[|\]$/g, '');
}
