/**
 * Decides where deliveries may go. The same check runs when an endpoint is created, at the test event and at each
 * delivery, on exactly the address that is connected to, which prevents DNS rebinding.
 */
import { isIP } from 'node:net';
import type { Awaitable } from '../common/concurrency/awaitable.ts';
import { leadsTo, type OwnAddress, ownAddress, plainHost } from '../common/network/own-address.ts';
import { parseUrl } from '../common/network/parse-url.ts';
import { LookUps } from './look-ups.ts';
import { isIn, isPublic, rangeOf } from './public-address.ts';
import { type Address, createResolve, type Resolve } from './resolve.ts';

/** A forbidden target. The message is for the user who set the URL. */
export class ForbiddenTargetError extends Error {
  override readonly name = 'ForbiddenTargetError';
}

export interface TargetRules {
  /** CIDRs and host names that are allowed although they are private. */
  readonly allowed?: readonly string[] | undefined;
  /** Resolves a host name. @default the hosts file and DNS */
  readonly resolve?: Resolve | undefined;
  /** Timeout of a look-up, in milliseconds. @default 5000 */
  readonly lookUpTimeout?: number;
  /** Addresses of this service. Nothing is sent to or below them. */
  readonly own?: readonly string[];
  /**
   * Allows a private target. Returns `false` for targets that it does not know.
   * @throws ForbiddenTargetError with its own message
   */
  readonly admit?: ((target: Target, address: string) => boolean) | undefined;
}

/** What a URL connects to. */
export interface Target {
  /** Host name or IP address, without brackets. */
  readonly host: string;
  readonly port: number;
}

/** Maximum number of remembered addresses. */
const maxKnown = 1_000;

/** Which targets are allowed. */
export class TargetGuard {
  readonly #names: ReadonlySet<string>;
  readonly #ranges: readonly ReturnType<typeof rangeOf>[];
  readonly #own: readonly OwnAddress[];
  readonly #lookUps: LookUps;
  readonly #admit: (target: Target, address: string) => boolean;
  /** Whether an address is allowed by the rules that do not change. */
  readonly #known = new Map<string, boolean>();

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
   * Checks whether deliveries may go to a URL. An allowed host name does not have to exist yet. `workspaceId`: the
   * workspace whose look-up limit applies.
   * @throws ForbiddenTargetError
   */
  async check(url: string, workspaceId: string | null = null): Promise<void> {
    const target = this.targetOf(url);
    if (!this.#names.has(plainHost(target.host))) await this.addressesOf(target, workspaceId);
  }

  /** The target of a URL, unless it is this service itself. @throws ForbiddenTargetError */
  targetOf(text: string): Target {
    const url = parseUrl(text);
    if (url === null || !['http:', 'https:'].includes(url.protocol))
      throw new ForbiddenTargetError('must be an absolute http or https URL');
    if (url.username !== '' || url.password !== '')
      throw new ForbiddenTargetError('must not contain a user name or password');
    if (url.hash !== '') throw new ForbiddenTargetError('must not contain a fragment');
    // Requests to the service itself can create events, which would be sent again.
    if (this.#own.some(own => leadsTo(url, own)))
      throw new ForbiddenTargetError('must not point to this service');
    return targetOf(url);
  }

  /** The allowed IP addresses of a target. @throws ForbiddenTargetError */
  addressesOf(target: Target, workspaceId: string | null = null): Awaitable<readonly Address[]> {
    const { host } = target;
    const family = isIP(host);
    const found = family === 0 ? this.#lookUps.find(host, workspaceId) : [{ address: host, family }];
    return found instanceof Promise
      ? found.then(addresses => this.#checked(target, addresses))
      : this.#checked(target, found);
  }

  #checked(target: Target, addresses: readonly Address[]): readonly Address[] {
    if (addresses.length > 0 && this.#names.has(plainHost(target.host))) return addresses;
    // One private address makes the whole target invalid, because mixing is a sign of an attack.
    const allowed = addresses.every(
      ({ address }) => this.#admit(target, address) || this.#isAllowed(address),
    );
    if (addresses.length === 0 || !allowed) throw new ForbiddenTargetError(reasonFor(target.host));
    return addresses;
  }

  /** Remembers the result, because most deliveries go to few addresses. */
  #isAllowed(address: string): boolean {
    const known = this.#known.get(address);
    if (known !== undefined) return known;
    const isAllowed = isIn(address, this.#ranges) || isPublic(address);
    if (this.#known.size >= maxKnown) this.#known.clear();
    this.#known.set(address, isAllowed);
    return isAllowed;
  }
}

/**
 * The same for unknown names and for those with private addresses: different messages would reveal which names our network
 * knows. Everybody knows the addresses of `localhost`.
 */
function reasonFor(host: string): string {
  const name = plainHost(host);
  return isIP(host) !== 0 || name === 'localhost' || name.endsWith('.localhost')
    ? 'must point to a public IP address'
    : 'has a host name that cannot be resolved to a public IP address';
}

/** The target of a URL, without any check. */
export function targetOf({ hostname, port, protocol }: URL): Target {
  const standard = protocol === 'https:' ? 443 : 80;
  return { host: hostname.replace(/^\[|\]$/g, ''), port: port === '' ? standard : Number(port) };
}
