/** How often the API may be asked: with a key, by a workspace, and from an address that brings no good key. */
import type Koa from 'koa';
import type { MarketplaceError } from '../common/errors.ts';
import { type Counter, counterOf } from '../limits/counter.ts';
import { networkOf } from '../limits/network.ts';
import type { ResolvedRateLimits } from '../limits/options.ts';
import { refusalOf } from './refusal.ts';

/** Marks requests that brought a good key. */
const admitted = Symbol('admitted');
type Marked = Koa.Context & { [admitted]?: true };

export class Gate {
  readonly #key: Counter | null;
  readonly #workspace: Counter | null;
  readonly #address: Counter | null;
  readonly #now: () => number;
  /** `RateLimit-Policy` of who brings a good key. */
  readonly #policy: string;

  constructor({ key, workspace, address }: ResolvedRateLimits, now: () => number) {
    this.#key = counterOf('key', key);
    this.#workspace = counterOf('workspace', workspace);
    this.#address = counterOf('address', address);
    this.#now = now;
    this.#policy = [this.#key, this.#workspace].flatMap(counter => counter?.item ?? []).join(', ');
  }

  /** A request brought a good key: counts it and says what is left of the nearer limit. @throws MarketplaceError 429 */
  admit(ctx: Koa.Context, digest: string, workspaceId: string, now: number): void {
    (ctx as Marked)[admitted] = true;
    const key = this.#key;
    const workspace = this.#workspace;
    const ofKey = key?.take(digest, now);
    const ofAll = workspace?.take(workspaceId, now);
    // One state is enough, that of the limit which is nearer: headers are most of what limits cost.
    let state: string;
    if (key && ofKey && !(workspace && ofAll && workspace.leftOf(ofAll) < key.leftOf(ofKey)))
      state = key.stateOf(ofKey, now);
    else if (workspace && ofAll) state = workspace.stateOf(ofAll, now);
    else return;
    ctx.res.setHeader('RateLimit-Policy', this.#policy);
    ctx.res.setHeader('RateLimit', state);
  }

  /** Before a key is looked up that nobody has brought yet: guessing stops here. @throws MarketplaceError 429 */
  checkStranger(ctx: Koa.Context): void {
    this.#address?.check(networkOf(ctx.ip), this.#now());
  }

  /** A request that needs no key. @throws MarketplaceError 429 */
  countStranger(ctx: Koa.Context): void {
    if (this.#address === null) return;
    const now = this.#now();
    const window = this.#address.take(networkOf(ctx.ip), now);
    ctx.res.setHeader('RateLimit-Policy', this.#address.item);
    ctx.res.setHeader('RateLimit', this.#address.stateOf(window, now));
  }

  /** What a refused request is answered: who brought no good key is counted, and told when there were too many. */
  refusalOf(ctx: Koa.Context, error: unknown): MarketplaceError {
    const refusal = refusalOf(error);
    // A failure of ours is nobody's.
    if ((ctx as Marked)[admitted] || refusal.status >= 500 || refusal.status === 429) return refusal;
    try {
      this.countStranger(ctx);
      return refusal;
    } catch (tooMany) {
      return tooMany as MarketplaceError;
    }
  }
}
