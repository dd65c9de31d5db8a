/** Stores what became of deliveries: one batch at a time, of all that has come meanwhile. */
import type { Awaitable, Settled, Settlement } from '../repository/index.ts';

export interface SettlingOptions {
  /** So many outcomes may wait to be stored; more is told as being behind. */
  readonly most: number;
  readonly settle: (batch: readonly Settlement[]) => Awaitable<readonly Settled[]>;
  /** Called with what was stored, before the next batch. */
  readonly follow: (stored: readonly Settled[]) => Promise<void>;
  /** Called when a batch is over, however it ended. */
  readonly ended: () => void;
  /** Never throws. */
  readonly onError: (error: unknown) => void;
}

export class Settling {
  readonly #options: SettlingOptions;
  #waiting: Settlement[] = [];
  /** Those that the storage was given and has not stored yet. */
  #underWay = 0;
  #running: Promise<void> | null = null;

  constructor(options: SettlingOptions) {
    this.#options = options;
  }

  /** The storage takes longer for outcomes than receivers for deliveries: it has to catch up. */
  get isBehind(): boolean {
    return this.#waiting.length + this.#underWay >= this.#options.most;
  }

  add(settlement: Settlement): void {
    this.#waiting.push(settlement);
    this.#running ??= this.#run();
  }

  /** Resolves when nothing waits. */
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
        // The lease runs out, and the delivery is sent once more: at least once is kept.
        onError(error);
      }
      this.#underWay = 0;
      ended();
    }
    this.#running = null;
  }
}
