import type { Awaitable } from '../common/concurrency/awaitable.ts';
import type { Kinds } from './kinds.ts';

export interface LimitsRepository {
  /**
   * Counts a use of a name. A window starts with the first use and lasts `seconds`. Returns the number of uses in the
   * window, including this one, and the end of the window (milliseconds since 1970). Concurrent calls all get different
   * numbers. A window that ends more than a day after a window that starts now is restarted, so that a temporarily
   * wrong clock does not block anybody for years.
   */
  count(
    name: string,
    seconds: number,
    now: number,
  ): Awaitable<{ readonly uses: number; readonly endsAt: number }>;

  /**
   * Gives one use of a name back, in one step, if the window that ends at `endsAt` (from `count`) is still open; the
   * count never becomes negative. If another window or none is open, nothing happens.
   */
  giveBack(name: string, endsAt: number): Awaitable<void>;

  /** Ends the window of a name. A name that was never used is not an error. */
  reset(name: string): Awaitable<void>;
}

/** What its methods answer. */
export const limitMethods: Kinds<LimitsRepository> = { count: 'record', giveBack: 'other', reset: 'other' };
