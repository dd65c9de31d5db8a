/** A rate limit that each process counts on its own, so that no request waits for the storage. */
import type { MarketplaceError } from '../common/errors/errors.ts';
import type { RateLimit } from './rate-limit.ts';
import { beyond, type Policy, policyItem, stateItem } from './too-many.ts';
import { type Window, Windows } from './windows.ts';

export class Counter {
  readonly #windows: Windows;
  readonly #policy: Policy;
  /** The value for `RateLimit-Policy`. */
  readonly item: string;

  /** `windows`: those that it shares with counters of other limits for the same names. */
  constructor(name: string, limit: RateLimit, windows = new Windows()) {
    this.#windows = windows;
    this.#policy = { name, ...limit };
    this.item = policyItem(this.#policy);
  }

  /** Counts a request. @throws MarketplaceError 429 */
  take(name: string, now: number): Window {
    const window = this.count(name, now);
    const refusal = this.refusalOf(window, now);
    if (refusal !== null) throw refusal;
    return window;
  }

  /** Counts a request, also beyond the limit. */
  count(name: string, now: number): Window {
    return this.#windows.take(name, this.#policy.seconds, now);
  }

  /** The 429 of a counted request, or `null`. */
  refusalOf(window: Window, now: number): MarketplaceError | null {
    return window.uses > this.#policy.requests ? this.#beyond(window, now) : null;
  }

  /** Returns the 429 if the limit is reached, or `null`. It does not count. */
  check(name: string, now: number): MarketplaceError | null {
    const window = this.#windows.find(name, this.#policy.seconds, now);
    return window !== null && window.uses >= this.#policy.requests ? this.#beyond(window, now) : null;
  }

  leftOf({ uses }: Window): number {
    return Math.max(0, this.#policy.requests - uses);
  }

  /** The value for `RateLimit`. */
  stateOf(window: Window, now: number): string {
    return stateItem(this.#policy, window, now);
  }

  #beyond(window: Window, now: number): MarketplaceError {
    return beyond(this.#policy, window, now, this.item);
  }
}

export const counterOf = (name: string, limit: RateLimit | null): Counter | null =>
  limit === null ? null : new Counter(name, limit);
