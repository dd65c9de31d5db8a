/** Rate limits of the API: for each key, for each workspace, and for each IP address that sends no valid key. */
import type Koa from 'koa';
import type { MarketplaceError } from '../common/errors.ts';
import { type Counter, counterOf } from '../limits/counter.ts';
import { networkOf } from '../limits/network.ts';
import type { ResolvedRateLimits } from '../limits/options.ts';
import { refusalOf } from './refusal.ts';

/** Marks requests with a valid key. */
const admitted = Symbol('admitted');
type Marked = Koa.Context & { [admitted]?: true };

export class Gate {
  readonly #key: Counter | null;
  readonly #workspace: Counter | null;
  readonly #address: Counter | null;
  readonly #now: () => number;
  /** The `RateLimit-Policy` for requests with a valid key. */
  readonly #policy: string;

  constructor({ key, workspace, address }: ResolvedRateLimits, now: () => number) {
    this.#key = counterOf('key', key);
    this.#workspace = counterOf('workspace', workspace);
    this.#address = counterOf('address', address);
    this.#now = now;
    this.#policy = [this.#key, this.#workspace].flatMap(counter => counter?.item ?? []).join(', ');
  }

  /** Counts a request with a valid key and returns what is left of the tighter limit. @throws MarketplaceError 429 */
  admit(ctx: Koa.Context, digest: string, workspaceId: string, now: number): void {
    (ctx as Marked)[admitted] = true;
    const key = this.#key;
    const workspace = this.#workspace;
    const ofKey = key?.take(digest, now);
    const ofAll = workspace?.take(workspaceId, now);
    // One header value is enough, that of the tighter limit, because headers are most of the cost of rate limits.
    let state: string;
    if (key && ofKey && !(workspace && ofAll && workspace.leftOf(ofAll) < key.leftOf(ofKey)))
      state = key.stateOf(ofKey, now);
    else if (workspace && ofAll) state = workspace.stateOf(ofAll, now);
    else return;
    ctx.res.setHeader('RateLimit-Policy', this.#policy);
    ctx.res.setHeader('RateLimit', state);
  }

  /** The request proved its right without a key: its refusals do not count against its address. */
  admitOpen(ctx: Koa.Context): void {
    (ctx as Marked)[admitted] = true;
  }

  /** Checks the address before an unknown key is looked up, which stops guessing. @throws MarketplaceError 429 */
  checkStranger(ctx: Koa.Context): void {
    this.#address?.check(networkOf(ctx.ip), this.#now());
  }

  /** Counts a request that needs no key. @throws MarketplaceError 429 */
  countStranger(ctx: Koa.Context): void {
    if (this.#address === null) return;
    const now = this.#now();
    const window = this.#address.take(networkOf(ctx.ip), now);
    ctx.res.setHeader('RateLimit-Policy', this.#address.item);
    ctx.res.setHeader('RateLimit', this.#address.stateOf(window, now));
  }

  /** Handles a refused request: counts it if it had no valid key, and returns a 429 after too many of them. */
  refusalOf(ctx: Koa.Context, error: unknown): MarketplaceError {
    const refusal = refusalOf(error);
    // Internal errors are not counted.
    if ((ctx as Marked)[admitted] || refusal.status >= 500 || refusal.status === 429) return refusal;
    try {
      this.countStranger(ctx);
      return refusal;
    } catch (tooMany) {
      return tooMany as MarketplaceError;
    }
  }
}
