/**
 * Work that only so much of may run at once. What waits stands in lines by purpose, and in each line by who it is
 * for: the lines take turns, and in a line those for whom something waits take turns. Nobody can keep anybody
 * else waiting for longer than a turn of each.
 */

/** Whose turn work waits for. */
export interface Turn {
  /** What the work is for: `log-ins`, `links`. One line each. */
  readonly line: string;
  /** Who it is for: a workspace, an address. */
  readonly share: string;
}

interface Waiter {
  readonly start: () => void;
  readonly refuse: () => void;
}

export interface FairQueueSettings {
  /** How much may run at once. */
  readonly slots: number;
  /** How much may run at once for one share. @default slots */
  readonly slotsPerShare?: number;
  /** How much may wait for one share of a line. */
  readonly perShare: number;
  /** How much may wait in one line. */
  readonly perLine: number;
  /** The error for work that finds no place. */
  readonly full: () => Error;
}

export class FairQueue {
  readonly #settings: FairQueueSettings;
  #running = 0;
  /** Lines and shares that nobody waits in are forgotten; the next turn is the first one's. */
  readonly #lines = new Map<string, Map<string, Waiter[]>>();
  /** How much runs for each share that something runs for. */
  readonly #runningFor = new Map<string, number>();

  constructor(settings: FairQueueSettings) {
    this.#settings = settings;
  }

  async run<Result>(turn: Turn, work: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#settings.slots && this.#mayRun(turn.share)) this.#count(turn.share, 1);
    else await new Promise<void>((start, reject) => this.#enter(turn, start, reject));
    try {
      return await work();
    } finally {
      this.#count(turn.share, -1);
      // The slot goes to the next in turn. There is one at most: whoever still waits found no slot, or runs already.
      this.#next()?.start();
    }
  }

  #mayRun(share: string): boolean {
    const { slots, slotsPerShare = slots } = this.#settings;
    return (this.#runningFor.get(share) ?? 0) < slotsPerShare;
  }

  #count(share: string, change: 1 | -1): void {
    this.#running += change;
    const running = (this.#runningFor.get(share) ?? 0) + change;
    if (running === 0) this.#runningFor.delete(share);
    else this.#runningFor.set(share, running);
  }

  #enter({ line, share }: Turn, start: () => void, reject: (error: Error) => void): void {
    const { perShare, perLine, full } = this.#settings;
    const shares = this.#lines.get(line) ?? new Map<string, Waiter[]>();
    const waiting = shares.get(share) ?? [];
    const lengths = [...shares.values()].map(one => one.length);
    if (waiting.length >= perShare) {
      reject(full());
      return;
    }
    if (lengths.reduce((sum, length) => sum + length, 0) >= perLine) {
      // Whoever has most waiting gives way to whoever has less.
      const longest = [...shares.values()].find(one => one.length === Math.max(...lengths)) ?? waiting;
      if (longest.length <= waiting.length + 1) {
        reject(full());
        return;
      }
      longest.pop()?.refuse();
    }
    waiting.push({ start, refuse: () => reject(full()) });
    shares.set(share, waiting);
    this.#lines.set(line, shares);
  }

  #next(): Waiter | null {
    for (const [line, shares] of this.#lines) {
      for (const [share, waiting] of shares) {
        if (!this.#mayRun(share)) continue;
        this.#lines.delete(line);
        shares.delete(share);
        const next = waiting.shift();
        if (waiting.length > 0) shares.set(share, waiting);
        if (shares.size > 0) this.#lines.set(line, shares);
        if (next === undefined) continue;
        this.#count(share, 1);
        return next;
      }
    }
    return null;
  }
}
