import type { Awaitable } from '../common/awaitable.ts';

export interface LimitsRepository {
  /**
   * Counts a use of a name. A window starts with the first use and lasts `seconds`; the answer is how many
   * uses there were in it, this one included, and when it ends (milliseconds since 1970). Of several
   * concurrent calls each gets a number of its own. A window that ends more than a day later than one that
   * began now is not believed: a clock that was wrong for a moment keeps nobody out for years.
   */
  count(
    name: string,
    seconds: number,
    now: number,
  ): Awaitable<{ readonly uses: number; readonly endsAt: number }>;

  /**
   * Takes one use of a name back, in one step, where the window that ends at `endsAt` (as `count` said) still
   * stands; never below zero. Where another window has begun, or none, nothing happens.
   */
  giveBack(name: string, endsAt: number): Awaitable<void>;

  /** Ends the window of a name. One that was never used is no error. */
  reset(name: string): Awaitable<void>;
}
