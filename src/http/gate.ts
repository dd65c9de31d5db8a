/**
 * Rate limits of the API: for each key, for each workspace, and for each IP address that sends no valid key. What is
 * refused is returned and not thrown, because throwing costs more than the rest of a refusal.
 */
import type Koa from 'koa';
import { LruCache } from '../common/collections/lru-cache.ts';
import { MarketplaceError } from '../common/errors/errors.ts';
import type { KeyRateLimit } from '../generated/types.ts';
import { Counter, counterOf } from '../limits/counter.ts';
import { networkOf } from '../limits/network.ts';
import type { ResolvedCommonLimits } from '../limits/options.ts';
import { type Window, Windows } from '../limits/windows.ts';
import type { FoundKey } from '../repository/index.ts';
import { marketplaceErrorOf } from './refusal.ts';

/** How many different limits of keys are kept ready. */
const maxOwnLimits = 1_000;

/** Marks requests with a valid key. */
const admitted = Symbol('admitted');
type Marked = Koa.Context & { [admitted]?: true };

export class Gate {
  readonly #key: Counter | null;
  readonly #workspace: Counter | null;
  readonly #address: Counter | null;
  /**
   * The counters of keys with a limit of their own, by the limit. A key shares its window with the keys that it creates and
   * those that replace it, and keeps it if its limit allows another number.
   */
  readonly #own = new LruCache<Counter>(maxOwnLimits);
  readonly #ownWindows = new Windows();
  readonly #now: () => number;
  /** The `RateLimit-Policy` for requests with a valid key. */
  readonly #policy: string;

  constructor({ key, workspace, address }: ResolvedCommonLimits, now: () => number) {
    this.#key = counterOf('key', key);
    this.#workspace = counterOf('workspace', workspace);
    this.#address = counterOf('address', address);
    this.#now = now;
    this.#policy = [this.#key, this.#workspace].flatMap(counter => counter?.item ?? []).join(', ');
  }

  /** Counts a request with a valid key, and tells what is left of the tighter limit. Returns the 429, or `null`. */
  admit(ctx: Koa.Context, digest: string, found: FoundKey, now: number): MarketplaceError | null {
    (ctx as Marked)[admitted] = true;
    if (found.key.rate_limit !== undefined) return this.#admitLimited(ctx, digest, found, now);
    const { workspaceId } = found;
    const key = this.#key;
    const workspace = this.#workspace;
    const ofKey = key?.count(digest, now);
    const keyRefusal = key && ofKey ? key.refusalOf(ofKey, now) : null;
    if (keyRefusal !== null) return keyRefusal;
    const ofAll = workspace?.count(workspaceId, now);
    const refusal = workspace && ofAll ? workspace.refusalOf(ofAll, now) : null;
    if (refusal !== null) return refusal;
    // One header value is enough, that of the tighter limit, because headers are most of the cost of rate limits.
    let state: string;
    if (key && ofKey && !(workspace && ofAll && workspace.leftOf(ofAll) < key.leftOf(ofKey)))
      state = key.stateOf(ofKey, now);
    else if (workspace && ofAll) state = workspace.stateOf(ofAll, now);
    else return null;
    ctx.res.setHeader('RateLimit-Policy', this.#policy);
    ctx.res.setHeader('RateLimit', state);
    return null;
  }

  /** The same for a key with a limit of its own. */
  #admitLimited(ctx: Koa.Context, digest: string, found: FoundKey, now: number): MarketplaceError | null {
    const tightest = this.#count(digest, found, now);
    if (tightest instanceof MarketplaceError) return tightest;
    if (tightest === null) return null;
    const { counter, window } = tightest;
    ctx.res.setHeader(
      'RateLimit-Policy',
      this.#countersOf(found)
        .map(({ item }) => item)
        .join(', '),
    );
    ctx.res.setHeader('RateLimit', counter.stateOf(window, now));
    return null;
  }

  /**
   * Counts a use of a key at a service of the host. Returns the 429, or how many requests the tightest limit leaves; `null`:
   * there is no limit.
   */
  countKey(digest: string, found: FoundKey, now: number): MarketplaceError | number | null {
    const tightest = this.#count(digest, found, now);
    if (tightest === null || tightest instanceof MarketplaceError) return tightest;
    return tightest.counter.leftOf(tightest.window);
  }

  /** Counts a use of a key, its own limit first. Returns the 429, or the limit that leaves the fewest requests. */
  #count(digest: string, found: FoundKey, now: number) {
    let tightest: { readonly counter: Counter; readonly window: Window } | null = null;
    for (const counter of this.#countersOf(found)) {
      const window = counter.count(this.#windowOf(counter, digest, found), now);
      const refusal = counter.refusalOf(window, now);
      if (refusal !== null) return refusal;
      if (tightest === null || counter.leftOf(window) < tightest.counter.leftOf(tightest.window))
        tightest = { counter, window };
    }
    return tightest;
  }

  /** The name of the window in which a counter counts a use of a key. */
  #windowOf(counter: Counter, digest: string, { workspaceId, key }: FoundKey): string {
    if (counter === this.#workspace) return workspaceId;
    if (counter === this.#key) return digest;
    return `${workspaceId} ${key.limit_root ?? key.id} ${key.rate_limit?.seconds}`;
  }

  #countersOf({ key }: FoundKey): readonly Counter[] {
    const own = key.rate_limit === undefined ? null : this.#ownCounter(key.rate_limit);
    return [own, this.#key, this.#workspace].filter(counter => counter !== null);
  }

  #ownCounter(limit: Readonly<KeyRateLimit>): Counter {
    const name = `${limit.requests}/${limit.seconds}`;
    const known = this.#own.get(name);
    if (known !== undefined) return known;
    const { requests, seconds } = limit;
    const counter = new Counter('own', { requests, seconds }, this.#ownWindows);
    this.#own.set(name, counter);
    return counter;
  }

  /** The request proved its right without a key: its refusals do not count against its address. */
  admitOpen(ctx: Koa.Context): void {
    (ctx as Marked)[admitted] = true;
  }

  /** Checks the address before an unknown key is looked up, which stops guessing. Returns the 429, or `null`. */
  checkStranger(ctx: Koa.Context): MarketplaceError | null {
    return this.#address === null ? null : this.#address.check(networkOf(ctx.ip), this.#now());
  }

  /** Counts a request that needs no key. Returns the 429, or `null`. */
  countStranger(ctx: Koa.Context): MarketplaceError | null {
    if (this.#address === null) return null;
    const now = this.#now();
    const window = this.#address.count(networkOf(ctx.ip), now);
    const refusal = this.#address.refusalOf(window, now);
    if (refusal !== null) return refusal;
    ctx.res.setHeader('RateLimit-Policy', this.#address.item);
    ctx.res.setHeader('RateLimit', this.#address.stateOf(window, now));
    return null;
  }

  /** Handles a refused request: counts it if it had no valid key, and returns a 429 after too many of them. */
  refusalOf(ctx: Koa.Context, error: unknown): MarketplaceError {
    const refusal = marketplaceErrorOf(error);
    // Internal errors are not counted.
    if ((ctx as Marked)[admitted] || refusal.status >= 500 || refusal.status === 429) return refusal;
    return this.countStranger(ctx) ?? refusal;
  }
}
