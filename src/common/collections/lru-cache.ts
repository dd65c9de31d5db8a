/**
 * A cache of the most recently used entries, by name. An entry in use stays: it is evicted only if as many other names
 * as the cache holds are used between two of its uses.
 */
export class LruCache<Value> {
  readonly #most: number;
  #young = new Map<string, Value>();
  #old = new Map<string, Value>();

  /** `most`: the cache holds at least this many names, and at most twice as many. */
  constructor(most: number) {
    this.#most = most;
  }

  get(name: string): Value | undefined {
    const young = this.#young.get(name);
    if (young !== undefined) return young;
    const old = this.#old.get(name);
    if (old !== undefined) this.set(name, old);
    return old;
  }

  set(name: string, value: Value): void {
    if (this.#young.size >= this.#most && !this.#young.has(name)) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(name, value);
  }

  delete(name: string): void {
    this.#young.delete(name);
    this.#old.delete(name);
  }
}
