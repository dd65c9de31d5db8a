/** Uses of names counted in this process, each in a window that starts with its first use. */
export interface Window {
  readonly uses: number;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
}

/** Names that are held: 20 MB at most. Anybody may come from many addresses. */
const mostNames = 100_000;
/** How many windows that have ended leave with the start of another. */
const sweep = 10;

export class Windows {
  readonly #most: number;
  /** Those that began first come first. */
  readonly #held = new Map<string, { uses: number; endsAt: number }>();

  /** `most`: names that are held; beyond it those that began first are forgotten. */
  constructor(most = mostNames) {
    this.#most = most;
  }

  get size(): number {
    return this.#held.size;
  }

  /** Counts a use. What is given back goes on counting: read it at once. */
  take(name: string, seconds: number, now: number): Window {
    const held = this.#open(name, seconds, now);
    if (held !== null) {
      held.uses += 1;
      return held;
    }
    if (!this.#held.delete(name)) this.#makeRoom(now);
    const begun = { uses: 1, endsAt: now + seconds * 1_000 };
    this.#held.set(name, begun);
    return begun;
  }

  /** The window of a name, or `null` where none is open. */
  find(name: string, seconds: number, now: number): Window | null {
    return this.#open(name, seconds, now);
  }

  #open(name: string, seconds: number, now: number) {
    const held = this.#held.get(name);
    if (held === undefined || held.endsAt <= now) return null;
    // A clock that has gone back must not keep anybody out for longer than the window lasts.
    held.endsAt = Math.min(held.endsAt, now + seconds * 1_000);
    return held;
  }

  /** Takes one use back, if the window that it fell into still stands. */
  giveBack(name: string, endsAt: number): void {
    const held = this.#held.get(name);
    if (held !== undefined && held.endsAt === endsAt && held.uses > 0) held.uses -= 1;
  }

  forget(name: string): void {
    this.#held.delete(name);
  }

  #makeRoom(now: number): void {
    let left = sweep;
    for (const [name, { endsAt }] of this.#held) {
      if (left === 0 || (endsAt > now && this.#held.size < this.#most)) return;
      this.#held.delete(name);
      left -= 1;
    }
  }
}
