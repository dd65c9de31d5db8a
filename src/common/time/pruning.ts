/** Regular work in small batches with pauses, such as pruning, so that other work is not delayed. */
import type { Awaitable } from '../concurrency/awaitable.ts';
import type { WorkerTime } from './worker-time.ts';

export interface PruningOptions {
  /** Does a small batch. Returns whether there may be more. */
  readonly prune: () => Awaitable<boolean>;
  /** Never throws. */
  readonly onError: (error: unknown) => void;
  readonly time: WorkerTime;
  /** Delay before the next batch if there is more, in milliseconds. @default 20 */
  readonly soon?: number;
  /** Delay before the next batch if there is none, or if it failed, in milliseconds. @default 60,000 */
  readonly later?: number;
}

export class Pruning {
  readonly #options: Required<PruningOptions>;
  #running: Promise<void> | null = null;
  /** Since when the running batch runs, or `null`: one that hangs is behind too. */
  #runningSince: number | null = null;
  #isWanted = false;
  /** Since when it has not come to an end, or `null`. */
  #behindSince: number | null = null;
  #isClosed = false;
  #cancel: () => void = () => {};

  constructor(options: PruningOptions) {
    this.#options = { soon: 20, later: 60_000, ...options };
  }

  /** Starts, and runs until it is closed. */
  start(): void {
    this.#running = this.#prune().finally(() => {
      this.#running = null;
      if (this.#isWanted) this.nudge();
    });
  }

  /**
   * For how many milliseconds there has been more to do, or a batch has run or every one has failed; 0: the last one
   * found the end.
   */
  get behind(): number {
    const since = this.#behindSince ?? this.#runningSince;
    return since === null ? 0 : Math.round(this.#options.time.now() - since);
  }

  /** Does a batch at once, or after the running one, which may have read the clock before it jumped. */
  nudge(): void {
    this.#isWanted = this.#running !== null && !this.#isClosed;
    if (this.#running !== null || this.#isClosed) return;
    this.#cancel();
    this.start();
  }

  /** Resolves when no batch is running any more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#cancel();
    await this.#running;
  }

  async #prune(): Promise<void> {
    const { prune, onError, time, soon, later } = this.#options;
    const began = time.now();
    this.#runningSince = began;
    let hasMore = false;
    let isDone = false;
    try {
      hasMore = await prune();
      isDone = !hasMore;
    } catch (error) {
      onError(error);
    }
    this.#runningSince = null;
    this.#behindSince = isDone ? null : (this.#behindSince ?? began);
    if (!this.#isClosed) this.#cancel = time.after(hasMore ? soon : later, () => this.start());
  }
}
