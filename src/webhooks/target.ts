/**
 * Where deliveries may go. One check for all: when an endpoint is made, at the test event and at each delivery,
 * there on the very address that is connected to, so that a name which changes its mind gets nowhere.
 */
import { isIP } from 'node:net';
import { leadsTo, type OwnAddress, ownAddress, plainHost } from '../common/own-address.ts';
import { parseUrl } from '../common/parse-url.ts';
import { LookUps } from './look-ups.ts';
import { isIn, isPublic, rangeOf } from './public-address.ts';
import { type Address, createResolve, type Resolve } from './resolve.ts';

/** An address that must not be sent to, in words for the person who gave it. */
export class ForbiddenTargetError extends Error {
  override readonly name = 'ForbiddenTargetError';
}

export interface TargetRules {
  /** CIDRs and host names that are let through though they are private. */
  readonly allowed?: readonly string[];
  /** Finds the addresses of a host name. @default the hosts file and DNS */
  readonly resolve?: Resolve;
  /** How long a look-up may take, in milliseconds. @default 5000 */
  readonly lookUpTimeout?: number;
  /** Addresses of this service: nothing is sent there or below. */
  readonly own?: readonly string[];
  /**
   * Lets an address through though it is private; one that it does not know it answers with `false`.
   * @throws ForbiddenTargetError in words of its own
   */
  readonly admit?: (target: Target, address: string) => boolean;
}

/** What a URL connects to. */
export interface Target {
  /** Name or address, brackets taken off. */
  readonly host: string;
  readonly port: number;
}

/** Which targets are allowed. */
export class TargetGuard {
  readonly #names: ReadonlySet<string>;
  readonly #ranges: readonly ReturnType<typeof rangeOf>[];
  readonly #own: readonly OwnAddress[];
  readonly #lookUps: LookUps;
  readonly #admit: (target: Target, address: string) => boolean;

  constructor({
    allowed = [],
    resolve = createResolve(),
    lookUpTimeout,
    own = [],
    admit = () => false,
  }: TargetRules = {}) {
    this.#ranges = allowed.filter(one => one.includes('/')).map(rangeOf);
    this.#names = new Set(allowed.filter(one => !one.includes('/')).map(plainHost));
    this.#own = own.map(ownAddress);
    this.#lookUps = new LookUps(resolve, lookUpTimeout);
    this.#admit = admit;
  }

  /**
   * Whether deliveries may go to a URL. A name that is allowed need not be known yet.
   * `workspaceId`: in whose share of look-ups.
   * @throws ForbiddenTargetError
   */
  async check(url: string, workspaceId: string | null = null): Promise<void> {
    const target = this.targetOf(url);
    if (!this.#names.has(plainHost(target.host))) await this.addressesOf(target, workspaceId);
  }

  /** What a URL connects to, unless it is this service itself. @throws ForbiddenTargetError */
  targetOf(text: string): Target {
    const url = parseUrl(text);
    if (url === null || !['http:', 'https:'].includes(url.protocol))
      throw new ForbiddenTargetError('must be an absolute http or https URL');
    if (url.username !== '' || url.password !== '')
      throw new ForbiddenTargetError('must hold no user name and no password');
    if (url.hash !== '') throw new ForbiddenTargetError('must hold no fragment');
    // What is posted to the service itself can make events, and these would be posted again.
    if (this.#own.some(own => leadsTo(url, own)))
      throw new ForbiddenTargetError('leads back to this service');
    return targetOf(url);
  }

  /** The addresses that a target may be connected to at. @throws ForbiddenTargetError */
  async addressesOf(target: Target, workspaceId: string | null = null): Promise<readonly Address[]> {
    const { host } = target;
    const family = isIP(host);
    const addresses =
      family === 0 ? await this.#lookUps.find(host, workspaceId) : [{ address: host, family }];
    if (addresses.length > 0 && this.#names.has(plainHost(host))) return addresses;
    // One that is private condemns them all: who mixes them means no good.
    const allowed = addresses.every(
      ({ address }) => this.#admit(target, address) || isIn(address, this.#ranges) || isPublic(address),
    );
    // The same words for a name that nobody has: others would tell which names our network knows.
    if (addresses.length === 0 || !allowed)
      throw new ForbiddenTargetError('does not lead to a public address');
    return addresses;
  }
}

/** What a URL connects to, whatever is allowed. */
export function targetOf({ hostname, port, protocol }: URL): Target {
  const standard = protocol === 'https:' ? 443 : 80;
  return { host: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? standard : Number(port) };
}
