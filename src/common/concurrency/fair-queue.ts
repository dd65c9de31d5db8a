/**
 * A queue with a limit on concurrent work. Waiting work is grouped by purpose (line), and in each line by owner
 * (share). Lines take turns, and in a line the shares that have waiting work take turns. So nobody has to wait longer
 * than one turn of each other.
 */

/** Identifies whose turn the work waits for. */
export interface Turn {
  /** The purpose of the work: `log-ins`, `links`. Each purpose has one line. */
  readonly line: string;
  /** The owner of the work: a workspace or an IP address. */
  readonly share: string;
}

interface Waiter {
  readonly start: () => void;
  readonly refuse: () => void;
}

export interface FairQueueSettings {
  /** Maximum amount of concurrent work. */
  readonly slots: number;
  /** Maximum amount of concurrent work of one share. @default slots */
  readonly slotsPerShare?: number;
  /** Maximum number of waiting jobs of one share. */
  readonly perShare: number;
  /** Maximum number of waiting jobs in one line. */
  readonly perLine: number;
  /** Creates the error for work that finds no place. */
  readonly full: () => Error;
}

export class FairQueue {
  readonly #settings: FairQueueSettings;
  #running = 0;
  /** Removes empty lines and shares. The next turn belongs to the first one. */
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
      // Passes the slot to the next job. At most one can start: all others wait for a slot, or their share is running.
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
      // The share with the most waiting jobs gives up a place to a share with fewer.
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
