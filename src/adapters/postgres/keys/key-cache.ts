/** Caches key look-ups for the permitted delay of a revocation in another process. */
import type { FoundKey } from '../../../repository/index.ts';

/** Maximum number of cached keys. */
const most = 10_000;

interface Remembered {
  readonly found: FoundKey;
  /** In milliseconds of the monotonic clock. */
  readonly until: number;
}

export class KeyCache {
  readonly #milliseconds: number;
  readonly #remembered = new Map<string, Remembered>();
  /** Changes with every {@link forget}, so that a look-up that started before it is not cached. */
  #generation = 0;

  /** `milliseconds`: the maximum age of a cached key; 0 disables the cache. */
  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds;
  }

  /** The key, at most that old. Unknown keys are not cached, because a new key must work immediately. */
  async find(digest: string, lookUp: () => Promise<FoundKey | null>): Promise<FoundKey | null> {
    if (this.#milliseconds === 0) return lookUp();
    // Not the system time: if it were set back, a revoked key would be cached for longer.
    const now = performance.now();
    const earlier = this.#remembered.get(digest);
    if (earlier !== undefined && earlier.until > now) return earlier.found;
    const generation = this.#generation;
    const found = await lookUp();
    if (found !== null && generation === this.#generation)
      this.#keep(digest, { found, until: now + this.#milliseconds });
    return found;
  }

  /** Removes a key that this process has changed. */
  forget(digest: string): void {
    this.#generation += 1;
    this.#remembered.delete(digest);
  }

  #keep(digest: string, remembered: Remembered): void {
    if (this.#remembered.size >= most) this.#remembered.clear();
    this.#remembered.set(digest, remembered);
  }
}
