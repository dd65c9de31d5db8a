/** Forgets what nobody needs any more: a small batch, then a pause, so that deliveries are not kept waiting. */
import type { WebhooksRepository } from '../repository/index.ts';
import type { WorkerTime } from './time.ts';

/** How long to wait for the next batch where there is more, and where there is none, in milliseconds. */
const soon = 100;
const later = 60_000;

export interface PruningOptions {
  readonly webhooks: WebhooksRepository;
  /** How long what has ended is kept, in milliseconds; `null`: for ever. */
  readonly keepFor: number | null;
  /** The host's clock, where it has one. */
  readonly clock: () => { now?: string };
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

  /** Begins, and goes on until it is closed. */
  start(): void {
    this.#running = this.#prune();
  }

  /** Resolves when nothing is under way any more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#cancel();
    await this.#running;
  }

  async #prune(): Promise<void> {
    const { webhooks, keepFor, clock, onError, time } = this.#options;
    let hasMore = false;
    try {
      hasMore = await webhooks.prune({ keepFor, ...clock() });
    } catch (error) {
      onError(error);
    }
    if (!this.#isClosed) this.#cancel = time.after(hasMore ? soon : later, () => this.start());
  }
}
