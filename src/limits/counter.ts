/** A limit that this process counts by itself: no request waits for the storage. */
import type { RateLimit } from './options.ts';
import { beyond, type Policy, policyItem, stateItem } from './too-many.ts';
import { type Window, Windows } from './windows.ts';

export class Counter {
  readonly #windows = new Windows();
  readonly #policy: Policy;
  /** As it stands in `RateLimit-Policy`. */
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

  /** Refuses who had as many as may be, and counts nothing. @throws MarketplaceError 429 */
  check(name: string, now: number): void {
    const window = this.#windows.find(name, this.#policy.seconds, now);
    if (window !== null && window.uses >= this.#policy.requests) throw beyond(this.#policy, window, now);
  }

  /** How many more are let through. */
  leftOf({ uses }: Window): number {
    return Math.max(0, this.#policy.requests - uses);
  }

  /** What is left, as it stands in `RateLimit`. */
  stateOf(window: Window, now: number): string {
    return stateItem(this.#policy, window, now);
  }
}

export const counterOf = (name: string, limit: RateLimit | null): Counter | null =>
  limit === null ? null : new Counter(name, limit);
