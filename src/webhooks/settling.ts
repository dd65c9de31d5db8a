/** Stores the outcomes of deliveries, one batch at a time. */

import type { WorkerTime } from '../common/worker-time.ts';
import {
  type Awaitable,
  RepositoryUnavailableError,
  type Settled,
  type Settlement,
} from '../repository/index.ts';

/**
 * While other deliveries are running, an outcome waits this long for theirs, in milliseconds, or until there are this
 * many: each batch costs as much as dozens of outcomes.
 */
const longestWait = 10;
const enough = 200;
/**
 * Maximum number of outcomes in one batch. PostgreSQL needs a second or more for a few thousand with responses of 4 KB:
 * with a large `concurrency`, all that may wait would take longer than the timeout of a statement. Then none of them would
 * ever be stored, and each delivery would be sent again and again.
 */
const mostAtOnce = 1_000;

export interface SettlingOptions {
  /** Number of waiting outcomes beyond which `isBehind` is true. */
  readonly most: number;
  /** Whether other deliveries are running, besides the one whose outcome is added. */
  readonly expectsMore: () => boolean;
  readonly time: WorkerTime;
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
  readonly #waiting: Settlement[] = [];
  /** The outcomes of the running batch. */
  #underWay = 0;
  #running: Promise<void> | null = null;
  /** Ends the wait for more outcomes. */
  #go: () => void = () => {};
  #isEnding = false;

  constructor(options: SettlingOptions) {
    this.#options = options;
  }

  /** The storage is slower than the receivers and must catch up. */
  get isBehind(): boolean {
    return this.#waiting.length + this.#underWay >= this.#options.most;
  }

  add(settlement: Settlement): void {
    this.#waiting.push(settlement);
    if (this.#waiting.length >= enough || !this.#options.expectsMore()) this.#go();
    this.#running ??= this.#run();
  }

  /** No more outcomes are added. Resolves when all are stored. */
  async done(): Promise<void> {
    this.#isEnding = true;
    this.#go();
    await this.#running;
  }

  async #gather(): Promise<void> {
    const { expectsMore, time } = this.#options;
    if (this.#isEnding || this.#waiting.length >= enough || !expectsMore()) return;
    await new Promise<void>(resolve => {
      const cancel = time.after(longestWait, resolve);
      this.#go = () => {
        cancel();
        resolve();
      };
    });
    this.#go = () => {};
  }

  /** A storage that cannot be reached is not asked again for each batch: that would take as many of its timeouts. */
  #giveUp(): void {
    const left = this.#waiting.splice(0).length;
    if (left > 0)
      this.#options.onError(
        new Error(`${left} outcomes of deliveries could not be stored: they are sent again`),
      );
  }

  async #run(): Promise<void> {
    const { settle, follow, ended, onError } = this.#options;
    while (this.#waiting.length > 0) {
      await this.#gather();
      const batch = this.#waiting.splice(0, mostAtOnce);
      this.#underWay = batch.length;
      try {
        await follow(await settle(batch));
      } catch (error) {
        // The lease ends and the delivery is sent again, so it is still delivered at least once.
        onError(error);
        if (this.#isEnding && error instanceof RepositoryUnavailableError) this.#giveUp();
      }
      this.#underWay = 0;
      ended();
    }
    this.#running = null;
  }
}
