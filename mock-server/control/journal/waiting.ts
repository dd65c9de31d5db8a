/** Waits for a record that does not exist yet. */
// Not the global functions, which fake timers of a test replace.
import { clearTimeout, setTimeout } from 'node:timers';
import { checkOptions, numberFrom } from '../../../src/common/options/check-options.ts';

export interface WaitOptions {
  /**
   * How long to wait, in milliseconds of the machine's clock. The default is shorter than the limits of vitest and jest,
   * so that a test fails with the message of the mock. @default 4000
   */
  readonly timeout?: number;
}

const defaultTimeout = 4_000;

interface Waiter<One> {
  readonly matches: (one: One) => boolean;
  readonly end: (outcome: { readonly found: One } | { readonly error: unknown }) => void;
}

export class WaitingCalls<One> {
  readonly #waiters = new Set<Waiter<One>>();
  /** Why nothing more comes. */
  #ended: Error | null = null;

  get size(): number {
    return this.#waiters.size;
  }

  /** `message`: of the error when the time is over. */
  async wait(
    caller: string,
    given: WaitOptions,
    matches: (one: One) => boolean,
    message: (timeout: number) => string,
  ): Promise<One> {
    const { timeout = defaultTimeout } = checkOptions(caller, given, {
      timeout: numberFrom(0, 2_147_483_647),
    });
    if (this.#ended !== null) throw this.#ended;
    return new Promise((resolve, reject) => {
      const waiter: Waiter<One> = {
        matches,
        end: outcome => {
          clearTimeout(timer);
          this.#waiters.delete(waiter);
          if ('found' in outcome) resolve(outcome.found);
          else reject(outcome.error);
        },
      };
      const timer = setTimeout(() => waiter.end({ error: new Error(message(timeout)) }), timeout);
      this.#waiters.add(waiter);
    });
  }

  /** Returns how many waited for it. `only`: the first of them gets it, and nobody else. */
  offer(one: One, only = false): number {
    let taken = 0;
    for (const waiter of [...this.#waiters]) {
      if (only && taken > 0) break;
      try {
        if (!waiter.matches(one)) continue;
        waiter.end({ found: one });
        taken += 1;
      } catch (error) {
        waiter.end({ error });
      }
    }
    return taken;
  }

  /** Ends all waits with this error, and those that come later. */
  end(error: Error): void {
    this.#ended = error;
    for (const waiter of [...this.#waiters]) waiter.end({ error });
  }
}
