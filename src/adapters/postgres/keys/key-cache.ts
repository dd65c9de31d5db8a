/** Key look-ups, remembered for as long as a revocation elsewhere may take to be seen. */
import type { FoundKey } from '../../../repository/index.ts';

/** How many keys are remembered. */
const most = 10_000;

interface Remembered {
  readonly found: FoundKey;
  /** By the clock of the process, in milliseconds. */
  readonly until: number;
}

export class KeyCache {
  readonly #milliseconds: number;
  readonly #remembered = new Map<string, Remembered>();
  /** Changes with every {@link forget}, so that a look-up that began before it is not remembered. */
  #generation = 0;

  /** `milliseconds`: how old an answer may be; 0 remembers none. */
  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds;
  }

  /** The key as it was at most so long ago. What is not found is looked up each time: keys are made to be used at once. */
  async find(digest: string, lookUp: () => Promise<FoundKey | null>): Promise<FoundKey | null> {
    if (this.#milliseconds === 0) return lookUp();
    // Not the time of day: it may go back, and a revoked key would be remembered for as long.
    const now = performance.now();
    const earlier = this.#remembered.get(digest);
    if (earlier !== undefined && earlier.until > now) return earlier.found;
    const generation = this.#generation;
    const found = await lookUp();
    if (found !== null && generation === this.#generation)
      this.#keep(digest, { found, until: now + this.#milliseconds });
    return found;
  }

  /** This process changed the key: it need not wait. */
  forget(digest: string): void {
    this.#generation += 1;
    this.#remembered.delete(digest);
  }

  #keep(digest: string, remembered: Remembered): void {
    if (this.#remembered.size >= most) this.#remembered.clear();
    this.#remembered.set(digest, remembered);
  }
}
