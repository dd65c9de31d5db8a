/**
 * Lets the event loop breathe: pieces of work that somebody waits for together, such as one event at all of its
 * receivers, do not add up to one long stretch in which the process answers nobody.
 */
import { setImmediate } from 'node:timers';

/** As many steps as one filter may take. */
const maxStepsAtAStretch = 20_000;

/** Reading or writing so many characters of JSON counts as one step. */
export const charactersOfStep = 20;

export class WorkStretches {
  readonly #max: number;
  /** Those of the current stretch: since the event loop last looked for requests, answers and timers. */
  #steps = 0;
  #isScheduled = false;
  readonly #waiting: (() => void)[] = [];

  constructor(max = maxStepsAtAStretch) {
    this.#max = max;
  }

  /** Does the work now, or in a later turn of the event loop if this stretch is long enough. First come, first served. */
  run<Result>(work: () => Result | Promise<Result>): Result | Promise<Result> {
    if (this.#waiting.length === 0 && this.#steps < this.#max) return work();
    return new Promise<Result>((resolve, reject) => {
      this.#waiting.push(() => {
        try {
          resolve(work());
        } catch (error) {
          reject(error);
        }
      });
    });
  }

  /** Counts steps that the work of this stretch has made. */
  spend(steps: number): void {
    this.#steps += steps;
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => this.#next());
  }

  #next(): void {
    this.#isScheduled = false;
    this.#steps = 0;
    while (this.#steps < this.#max) {
      const work = this.#waiting.shift();
      if (work === undefined) return;
      work();
    }
  }
}

/** There is one event loop in a process. */
export const stretches = new WorkStretches();
