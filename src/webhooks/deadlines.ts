/** One timer for all that must end within the same time: a timer for each would cost more than its delivery. */

import { clearTimeout, setTimeout } from 'node:timers';
import { elapsed } from '../common/time/worker-time.ts';
export class Deadlines<One> {
  readonly #timeout: number;
  readonly #over: (one: One) => void;
  /** When each must have ended, by the monotonic clock, earliest first. */
  readonly #ends = new Map<One, number>();
  #timer: NodeJS.Timeout | undefined;

  /** `timeout` in milliseconds. `over` is called for what has not ended by then, and must not throw. */
  constructor(timeout: number, over: (one: One) => void) {
    this.#timeout = timeout;
    this.#over = over;
  }

  add(one: One): void {
    this.#ends.set(one, elapsed() + this.#timeout);
    if (this.#timer === undefined) this.#wait(this.#timeout);
  }

  delete(one: One): void {
    this.#ends.delete(one);
    if (this.#ends.size === 0) {
      clearTimeout(this.#timer);
      this.#timer = undefined;
    }
  }

  #wait(time: number): void {
    this.#timer = setTimeout(() => this.#check(), Math.ceil(time));
  }

  #check(): void {
    this.#timer = undefined;
    const now = elapsed();
    for (const [one, end] of this.#ends) {
      if (end > now) {
        this.#wait(end - now);
        return;
      }
      this.#ends.delete(one);
      this.#over(one);
    }
  }
}
