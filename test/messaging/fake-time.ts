/** A clock for tests: it stands still until it is moved, and its timers fire when it passes them. */
import type { WorkerTime } from '../../src/common/time/worker-time.ts';
import { within } from '../until.ts';

interface Timer {
  readonly at: number;
  readonly then: () => void;
}

export class FakeTime implements WorkerTime {
  /** Milliseconds since 1970 at the beginning. */
  readonly begin = Date.parse('2026-03-14T09:00:00Z');
  /** Whether it leaves real time for each step, as a storage in another process needs. */
  isPaced = false;
  #now = 0;
  readonly #timers = new Set<Timer>();
  /** What a step leaves, in real milliseconds: at least as long as the last look at the storage took. */
  #pace = 2;

  now(): number {
    return this.#now;
  }

  /** For the option `now`. */
  readonly clock = (): number => this.begin + this.#now;

  after(wait: number, then: () => void): () => void {
    const timer = { at: this.#now + Math.max(0, wait), then };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }

  /** Moves it, and fires what is due in its order. */
  advance(by: number): void {
    const end = this.#now + by;
    for (;;) {
      let next: Timer | null = null;
      for (const timer of this.#timers)
        if (timer.at <= end && (next === null || timer.at < next.at)) next = timer;
      if (next === null) break;
      this.#timers.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.then();
    }
    this.#now = end;
  }

  /** Moves it on until a condition holds, and lets everything else happen meanwhile. */
  async until(what: string, holds: () => unknown, { step = 20, most = 3_600_000 } = {}): Promise<void> {
    const end = this.#now + most;
    let turns = 0;
    let isLate = false;
    const going = async () => {
      while (!(await this.#look(holds)) && !isLate) {
        turns += 1;
        // At first only what happens at once.
        if (turns > 5) this.advance(step);
        if (this.#now > end) throw new Error(`${what}: it did not happen`);
        await this.#turn();
      }
    };
    await within(going(), () => {
      isLate = true;
      return `${what}: it did not happen in ${this.#now} ms of the clock`;
    });
  }

  /** Lets a time pass, and everything happen meanwhile. */
  async pass(time: number, step = 20): Promise<void> {
    const end = this.#now + time;
    while (this.#now < end) {
      this.advance(Math.min(step, end - this.#now));
      for (let turn = 0; turn < 3; turn += 1) await this.#turn();
    }
  }

  /** On a busy machine, a lease would end before the call that extends it, if the clock did not wait for the storage. */
  async #look(holds: () => unknown): Promise<unknown> {
    const begun = performance.now();
    const found = await holds();
    this.#pace = Math.max(2, performance.now() - begun);
    return found;
  }

  #turn(): Promise<void> {
    return new Promise(resolve => {
      if (this.isPaced) setTimeout(resolve, this.#pace);
      else setImmediate(resolve);
    });
  }
}
