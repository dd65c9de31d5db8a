/** Prunes old records in small batches with pauses, so that other work is not delayed. */
import type { Awaitable } from './awaitable.ts';
import type { WorkerTime } from './worker-time.ts';

/** Delay before the next batch if there is more, and if there is none, in milliseconds. */
const soon = 100;
const later = 60_000;

export interface PruningOptions {
  /** Removes a small batch. Returns whether there may be more. */
  readonly prune: () => Awaitable<boolean>;
  /** Never throws. */
  readonly onError: (error: unknown) => void;
  readonly time: WorkerTime;
}

export class Pruning {
  readonly #options: PruningOptions;
  #running: Promise<void> | null = null;
  #isClosed = false;
  #cancel: () => void = () => {};

  constructor(options: PruningOptions) {
    this.#options = options;
  }

  /** Starts, and runs until it is closed. */
  start(): void {
    this.#running = this.#prune();
  }

  /** Resolves when no batch is running any more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#cancel();
    await this.#running;
  }

  async #prune(): Promise<void> {
    const { prune, onError, time } = this.#options;
    let hasMore = false;
    try {
      hasMore = await prune();
    } catch (error) {
      onError(error);
    }
    if (!this.#isClosed) this.#cancel = time.after(hasMore ? soon : later, () => this.start());
  }
}
