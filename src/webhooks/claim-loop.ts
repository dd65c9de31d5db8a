/** Asks the storage for due deliveries: at every poll, and earlier when some have become due or there is room for more. */
import type { WorkerTime } from '../common/time/worker-time.ts';
import type { ResolvedWorkerOptions } from './options.ts';

/** How long a claim may take, in milliseconds: a statement is given up earlier. */
const maxClaimTime = 60_000;

export interface ClaimLoopOptions extends Pick<ResolvedWorkerOptions, 'pollInterval'> {
  readonly time: WorkerTime;
  readonly claim: () => Promise<void>;
  /** Whether there is room for deliveries that the storage may have. */
  readonly isHungry: () => boolean;
  /** Called with the error of a claim. Never throws. */
  readonly failed: (error: unknown) => void;
}

export class ClaimLoop {
  readonly #options: ClaimLoopOptions;
  #running: Promise<void> | null = null;
  #isEnding = false;
  /** When it last claimed, also without success. */
  #claimedAt = 0;
  /** Whether deliveries became due since the last claim. */
  #nudged = false;
  #wake: () => void = () => {};

  constructor(options: ClaimLoopOptions) {
    this.#options = options;
  }

  start(): void {
    this.#claimedAt = this.#options.time.now();
    this.#running = this.#run();
  }

  get hasStarted(): boolean {
    return this.#running !== null;
  }

  /** Whether it still claims: a claim that never ends would stop it for ever. */
  get isAlive(): boolean {
    const { time, pollInterval } = this.#options;
    return time.now() - this.#claimedAt < maxClaimTime + 2 * pollInterval;
  }

  /** Deliveries may be due, so claim without waiting for the next poll. */
  nudge(): void {
    this.#nudged = true;
    this.#wake();
  }

  /** There may be room for more. */
  wake(): void {
    this.#wake();
  }

  /** Claims no more. Resolves after the claim that is under way. */
  async end(): Promise<void> {
    this.#isEnding = true;
    this.#wake();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { time, pollInterval, claim, isHungry, failed } = this.#options;
    while (!this.#isEnding) {
      this.#nudged = false;
      const hasClaimed = await claim().then(
        () => true,
        error => {
          failed(error);
          return false;
        },
      );
      this.#claimedAt = time.now();
      const until = this.#claimedAt + pollInterval;
      // After a storage error, waits for a nudge or the next poll.
      while (!this.#isEnding && !this.#nudged && !(hasClaimed && isHungry()) && time.now() < until)
        await this.#wait(until);
    }
  }

  /** Waits until it is woken, or until the next poll. */
  #wait(until: number): Promise<void> {
    const { time } = this.#options;
    return new Promise(resolve => {
      const cancel = time.after(Math.ceil(until - time.now()), resolve);
      this.#wake = () => {
        cancel();
        resolve();
      };
    });
  }
}
