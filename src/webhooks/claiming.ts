/** Leases deliveries for the lanes: one large claim at a time, and beside it a small one for those that have none here. */
import type { WorkerTime } from '../common/worker-time.ts';
import type { Awaitable, WebhookJob } from '../repository/index.ts';
import type { Lanes } from './lanes.ts';
import type { Wanted } from './leased-ahead.ts';

/**
 * How long a large claim may take before a small one is made beside it, and the pause between two small ones, in
 * milliseconds: each claim has a cost of its own, and most end sooner.
 */
const patience = 50;

export interface ClaimingOptions {
  readonly lanes: Lanes;
  readonly time: WorkerTime;
  readonly claim: (wanted: Wanted) => Awaitable<readonly WebhookJob[]>;
  /** How long after the claim a delivery may be started, in milliseconds. */
  readonly sendWithin: number;
  /** Called when the lanes have new deliveries. */
  readonly added: () => void;
  /** Never throws. */
  readonly onError: (error: unknown) => void;
}

export class Claiming {
  readonly #options: ClaimingOptions;
  #isTaking = false;
  /** When the last claim began or a small one ended. */
  #since = 0;
  /** Cancels the wait for a small claim. */
  #cancel: (() => void) | null = null;
  #beside: Promise<void> | null = null;
  /** More deliveries became due since the small claim began. */
  #again = false;

  constructor(options: ClaimingOptions) {
    this.#options = options;
  }

  /** Leases as many deliveries as useful. */
  async take(): Promise<void> {
    const { lanes, time, claim, sendWithin, added } = this.#options;
    const wanted = lanes.wanted();
    if (wanted === null) return;
    this.#isTaking = true;
    try {
      // Measured before the query: the lease cannot have started earlier, however long the response takes.
      const asked = time.now();
      this.#since = asked;
      lanes.add(wanted, await claim(wanted), asked + sendWithin, time.now());
    } finally {
      this.#stop();
    }
    added();
  }

  /**
   * Deliveries became due. If a large claim is running, it may have missed them, and may take long: those of endpoints
   * with none here are leased beside it.
   */
  nudge(): void {
    if (!this.#isTaking) return;
    if (this.#beside !== null) this.#again = true;
    else this.#cancel ??= this.#options.time.after(this.#wait, () => this.#begin());
  }

  /** Resolves when no small claim is running. */
  async done(): Promise<void> {
    this.#stop();
    await this.#beside;
  }

  #stop(): void {
    this.#isTaking = false;
    this.#cancel?.();
    this.#cancel = null;
  }

  get #wait(): number {
    return Math.max(0, Math.ceil(this.#since + patience - this.#options.time.now()));
  }

  #begin(): void {
    this.#cancel = null;
    this.#again = false;
    this.#beside = this.#takeBeside().then(() => {
      this.#beside = null;
      this.#since = this.#options.time.now();
      if (this.#again) this.nudge();
    });
  }

  async #takeBeside(): Promise<void> {
    const { lanes, time, claim, sendWithin, added, onError } = this.#options;
    const wanted = lanes.wantedBeside();
    if (wanted === null) return;
    try {
      const asked = time.now();
      lanes.addBeside(await claim(wanted), asked + sendWithin, time.now());
      added();
    } catch (error) {
      onError(error);
    }
  }
}
