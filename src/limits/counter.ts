/** A rate limit that each process counts on its own, so that no request waits for the storage. */
import type { RateLimit } from './options.ts';
import { beyond, type Policy, policyItem, stateItem } from './too-many.ts';
import { type Window, Windows } from './windows.ts';

export class Counter {
  readonly #windows = new Windows();
  readonly #policy: Policy;
  /** The value for `RateLimit-Policy`. */
  readonly item: string;

  constructor(name: string, limit: RateLimit) {
    this.#policy = { name, ...limit };
    this.item = policyItem(this.#policy);
  }

  /** Counts a request. @throws MarketplaceError 429 */
  take(name: string, now: number): Window {
    const window = this.#windows.take(name, this.#policy.seconds, now);
    if (window.uses > this.#policy.requests) throw beyond(this.#policy, window, now);
    return window;
  }

  /** Throws if the limit is reached, without counting. @throws MarketplaceError 429 */
  check(name: string, now: number): void {
    const window = this.#windows.find(name, this.#policy.seconds, now);
    if (window !== null && window.uses >= this.#policy.requests) throw beyond(this.#policy, window, now);
  }

  /** The remaining number of requests. */
  leftOf({ uses }: Window): number {
    return Math.max(0, this.#policy.requests - uses);
  }

  /** The value for `RateLimit`. */
  stateOf(window: Window, now: number): string {
    return stateItem(this.#policy, window, now);
  }
}

export const counterOf = (name: string, limit: RateLimit | null): Counter | null =>
  limit === null ? null : new Counter(name, limit);
