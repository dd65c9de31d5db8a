/** The clock of the storage as a process knows it that has another one: due times and leases use the storage's. */
import type { Awaitable } from '../concurrency/awaitable.ts';

/** How long a measured difference counts, in milliseconds. */
const fresh = 60_000;

export class StorageClock {
  readonly #read: () => Awaitable<number>;
  #difference = 0;
  #measuredAt = Number.NaN;
  #measuring: Promise<void> | null = null;

  /** `read`: asks the storage, in milliseconds since 1970. */
  constructor(read: () => Awaitable<number>) {
    this.#read = read;
  }

  /** Milliseconds since 1970. Asks the storage once a minute, and rejects if it has to and cannot. */
  async now(): Promise<number> {
    // A clock that was set meanwhile is measured again too.
    if (!(Math.abs(Date.now() - this.#measuredAt) < fresh)) {
      this.#measuring ??= this.#measure().finally(() => {
        this.#measuring = null;
      });
      await this.#measuring;
    }
    return Math.round(Date.now() + this.#difference);
  }

  async #measure(): Promise<void> {
    const asked = Date.now();
    const storage = await this.#read();
    // The storage read its clock at some time between the request and the response.
    this.#measuredAt = Date.now();
    this.#difference = storage - (asked + this.#measuredAt) / 2;
  }
}
