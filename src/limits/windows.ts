/** Counts uses of names in this process. Each name has a window that starts with its first use. */
export interface Window {
  readonly uses: number;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
}

/** Maximum number of names: 20 MB at most. Clients can use many addresses. */
const maxNames = 100_000;
/** How many expired windows are removed when a new one starts. */
const sweep = 10;

export class Windows {
  readonly #most: number;
  /** Ordered by start. */
  readonly #held = new Map<string, { uses: number; endsAt: number }>();

  /** `most`: the maximum number of names; beyond it, the oldest windows are removed. */
  constructor(most = maxNames) {
    this.#most = most;
  }

  get size(): number {
    return this.#held.size;
  }

  /** Counts a use. The returned object changes with later uses, so read it immediately. */
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

  /** The open window of a name, or `null`. */
  find(name: string, seconds: number, now: number): Window | null {
    return this.#open(name, seconds, now);
  }

  #open(name: string, seconds: number, now: number) {
    const held = this.#held.get(name);
    if (held === undefined || held.endsAt <= now) return null;
    // A clock that was set back must not block anybody for longer than the window lasts.
    held.endsAt = Math.min(held.endsAt, now + seconds * 1_000);
    return held;
  }

  /** Gives one use back if its window is still open. */
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
