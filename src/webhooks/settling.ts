/** Stores the outcomes of deliveries, one batch at a time. */
import type { Awaitable, Settled, Settlement } from '../repository/index.ts';

export interface SettlingOptions {
  /** Number of waiting outcomes beyond which `isBehind` is true. */
  readonly most: number;
  readonly settle: (batch: readonly Settlement[]) => Awaitable<readonly Settled[]>;
  /** Called with the stored outcomes, before the next batch. */
  readonly follow: (stored: readonly Settled[]) => Promise<void>;
  /** Called when a batch ends, with or without an error. */
  readonly ended: () => void;
  /** Never throws. */
  readonly onError: (error: unknown) => void;
}

export class Settling {
  readonly #options: SettlingOptions;
  #waiting: Settlement[] = [];
  /** The outcomes of the running batch. */
  #underWay = 0;
  #running: Promise<void> | null = null;

  constructor(options: SettlingOptions) {
    this.#options = options;
  }

  /** The storage is slower than the receivers and must catch up. */
  get isBehind(): boolean {
    return this.#waiting.length + this.#underWay >= this.#options.most;
  }

  add(settlement: Settlement): void {
    this.#waiting.push(settlement);
    this.#running ??= this.#run();
  }

  /** Resolves when no outcome waits. */
  async done(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    const { settle, follow, ended, onError } = this.#options;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      this.#underWay = batch.length;
      try {
        await follow(await settle(batch));
      } catch (error) {
        // The lease ends and the delivery is sent again, so it is still delivered at least once.
        onError(error);
      }
      this.#underWay = 0;
      ended();
    }
    this.#running = null;
  }
}
