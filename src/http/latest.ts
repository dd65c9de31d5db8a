/**
 * Remembers what was used last, by name. What is in use stays: others can push it out only by coming up, as many as
 * are remembered, between two of its uses.
 */
export class Latest<Value> {
  readonly #most: number;
  #young = new Map<string, Value>();
  #old = new Map<string, Value>();

  /** `most`: as many names are remembered at least, and twice as many at most. */
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
