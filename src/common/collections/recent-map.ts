/**
 * Caches values for objects that are requested repeatedly: an object is cached from its second recent request on, up to
 * a limit. A WeakMap of all objects reached only 0.5 x the requests per second with 100,000 records requested in turn,
 * because of garbage collection.
 */
export class RecentMap<Key extends object, Value> {
  readonly #limit: number;
  readonly #kept = new Map<Key, Value>();
  /** A ring buffer of the latest objects that were requested once. */
  readonly #latest: (Key | undefined)[] = Array.from({ length: 64 }, () => undefined);
  #position = 0;
  #weight = 0;

  /** `limit`: the maximum sum of the weights of cached values. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: Key): Value | undefined {
    return this.#kept.get(key);
  }

  /** Caches a value if its object was requested recently. Returns whether it did. */
  offer(key: Key, value: Value, weight: number): boolean {
    if (!this.#latest.includes(key)) {
      this.#latest[this.#position] = key;
      this.#position = (this.#position + 1) % this.#latest.length;
      return false;
    }
    if (this.#weight + weight > this.#limit) {
      this.#kept.clear();
      this.#weight = 0;
    }
    this.#kept.set(key, value);
    this.#weight += weight;
    return true;
  }
}
