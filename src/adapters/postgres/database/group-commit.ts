/**
 * Group commit: calls that come while an earlier one of the same kind is under way are made together after it, so that
 * many cost hardly more than one. None waits for a timer. If they fail together, each is made alone: what is wrong with
 * one of them is no fault of the others.
 */
import { RepositoryUnavailableError } from '../../../repository/index.ts';

/** Maximum number of calls that are made together. */
const most = 100;

interface Waiting<Call, Answer> {
  readonly call: Call;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

export class GroupCommit<Call, Answer> {
  readonly #make: (calls: readonly Call[]) => Promise<readonly Answer[]>;
  /** What waits, by key; while calls of a key are under way, it is there. */
  readonly #waiting = new Map<string, Waiting<Call, Answer>[]>();

  /** `make` makes all of the calls or none, and returns their answers in their order. */
  constructor(make: (calls: readonly Call[]) => Promise<readonly Answer[]>) {
    this.#make = make;
  }

  /** Calls of other keys neither wait for it nor are made with it. */
  make(key: string, call: Call): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const one = { call, resolve, reject };
      const queue = this.#waiting.get(key);
      if (queue !== undefined) {
        queue.push(one);
        return;
      }
      const first = [one];
      this.#waiting.set(key, first);
      void this.#drain(key, first);
    });
  }

  async #drain(key: string, queue: Waiting<Call, Answer>[]): Promise<void> {
    // Wait one turn, so that simultaneous calls are made together too.
    await null;
    while (queue.length > 0) await this.#together(queue.splice(0, most));
    this.#waiting.delete(key);
  }

  /** Never rejects. */
  async #together(calls: readonly Waiting<Call, Answer>[]): Promise<void> {
    try {
      const answers = await this.#make(calls.map(({ call }) => call));
      for (const [index, { resolve }] of calls.entries()) resolve(answers[index] as Answer);
    } catch (error) {
      if (calls.length === 1 || error instanceof RepositoryUnavailableError)
        for (const { reject } of calls) reject(error);
      else await Promise.all(calls.map(one => this.#together([one])));
    }
  }
}
