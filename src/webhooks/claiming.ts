/** Leases deliveries for the lanes: one large claim at a time, and beside it a small one for those that have none here. */
import type { WorkerTime } from '../common/worker-time.ts';
import type { Awaitable, WebhookJob } from '../repository/index.ts';
import type { Lanes } from './lanes.ts';
import type { Wanted } from './leased-ahead.ts';

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
      lanes.add(wanted, await claim(wanted), asked + sendWithin, time.now());
    } finally {
      this.#isTaking = false;
    }
    added();
  }

  /**
   * Deliveries became due. If a large claim is running, it may have missed them, and may take long: those of endpoints
   * with none here are leased beside it.
   */
  nudge(): void {
    if (this.#beside !== null) this.#again = true;
    else if (this.#isTaking)
      this.#beside = this.#takeBeside().finally(() => {
        this.#beside = null;
      });
  }

  /** Resolves when no small claim is running. */
  async done(): Promise<void> {
    this.#isTaking = false;
    await this.#beside;
  }

  async #takeBeside(): Promise<void> {
    const { lanes, time, claim, sendWithin, added, onError } = this.#options;
    do {
      this.#again = false;
      const wanted = lanes.wantedBeside();
      if (wanted === null) return;
      try {
        const asked = time.now();
        lanes.addBeside(await claim(wanted), asked + sendWithin, time.now());
      } catch (error) {
        onError(error);
        return;
      }
      added();
    } while (this.#again && this.#isTaking);
  }
}
