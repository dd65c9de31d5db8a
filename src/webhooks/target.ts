/**
 * Where deliveries may go. One check for all: when an endpoint is made, at the test event and at each delivery,
 * there on the very address that is connected to, so that a name which changes its mind gets nowhere.
 */
import { lookup as systemLookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import { parseUrl } from '../parse-url.ts';

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
  readonly #ranges: readonly [ipaddr.IPv4 | ipaddr.IPv6, number][];
  readonly #resolve: Resolve;

  /** `allowed`: CIDRs and host names that are let through though they are private. */
  constructor(allowed: readonly string[] = [], resolve: Resolve = systemResolve) {
    this.#ranges = allowed.filter(one => one.includes('/')).map(one => ipaddr.parseCIDR(one));
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
    const addresses = family === 0 ? await this.#lookUp(host) : [{ address: host, family }];
    if (this.#names.has(nameOf(host))) return addresses;
    // One that is private condemns them all: who mixes them means no good.
    if (!addresses.every(({ address }) => this.#isAllowed(address)))
      throw new ForbiddenTargetError('leads to an address that is not public');
    return addresses;
  }

  async #lookUp(host: string): Promise<readonly Address[]> {
    const addresses = await this.#resolve(host).catch(() => []);
    if (addresses.length === 0) throw new ForbiddenTargetError('names a host that cannot be found');
    return addresses;
  }

  #isAllowed(text: string): boolean {
    if (!ipaddr.isValid(text)) return false;
    // IPv4 that is dressed up as IPv6 is IPv4.
    const address = ipaddr.process(text);
    if (this.#ranges.some(range => range[0].kind() === address.kind() && address.match(range))) return true;
    if (address.range() !== 'unicast') return false;
    return address.kind() === 'ipv4' || address.match(globalUnicast);
  }
}

/** What has been given out of IPv6 so far. */
const globalUnicast = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];

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
