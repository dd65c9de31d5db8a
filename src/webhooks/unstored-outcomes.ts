/** Outcomes that are not stored yet, by workspace, so that those of one workspace hold back no other. */
import type { Settlement } from '../repository/index.ts';

interface Share {
  readonly waiting: Settlement[];
  /** How many are being stored. The outcomes of a workspace are stored in their order, so the others wait. */
  inFlight: number;
}

export class UnstoredOutcomes {
  readonly #most: number;
  /** In the order of their turns. */
  readonly #shares = new Map<string, Share>();
  #total = 0;
  #ready = 0;

  /** `most`: how many there may be of all workspaces. */
  constructor(most: number) {
    this.#most = most;
  }

  /** How many may be stored next: those of workspaces of which nothing is being stored. */
  get ready(): number {
    return this.#ready;
  }

  /**
   * Whether the workspace must wait for the storage: as many of its outcomes are not stored as there is room left. So
   * one workspace has half of the room, two have a third each, and there is always room for another one.
   */
  isBehind(workspaceId: string): boolean {
    const share = this.#shares.get(workspaceId);
    return share !== undefined && share.waiting.length + share.inFlight >= this.#most - this.#total;
  }

  add(settlement: Settlement): void {
    const { workspaceId } = settlement;
    let share = this.#shares.get(workspaceId);
    if (share === undefined) {
      share = { waiting: [], inFlight: 0 };
      this.#shares.set(workspaceId, share);
    }
    share.waiting.push(settlement);
    this.#total += 1;
    if (share.inFlight === 0) this.#ready += 1;
  }

  /** Takes the next batch: as many of each workspace as of the others. Finish it with {@link end}. */
  take(most: number): Settlement[] {
    const batch: Settlement[] = [];
    const shares = [...this.#shares].filter(([, { inFlight }]) => inFlight === 0);
    this.#ready = 0;
    for (let left = shares; left.length > 0 && batch.length < most; ) {
      const count = Math.max(1, Math.floor((most - batch.length) / left.length));
      for (const [workspaceId, share] of left) {
        if (batch.length >= most) break;
        const taken = share.waiting.splice(0, count);
        share.inFlight += taken.length;
        batch.push(...taken);
        // Its next turn comes after those of all others.
        this.#shares.delete(workspaceId);
        this.#shares.set(workspaceId, share);
      }
      left = left.filter(([, { waiting }]) => waiting.length > 0);
    }
    for (const [, { waiting, inFlight }] of shares) if (inFlight === 0) this.#ready += waiting.length;
    return batch;
  }

  /** A batch was stored, or could not be stored. */
  end(batch: readonly Settlement[]): void {
    this.#total -= batch.length;
    for (const workspaceId of new Set(batch.map(one => one.workspaceId))) {
      const share = this.#shares.get(workspaceId);
      if (share === undefined) continue;
      share.inFlight = 0;
      this.#ready += share.waiting.length;
      if (share.waiting.length === 0) this.#shares.delete(workspaceId);
    }
  }

  /** Drops all that wait, and returns their number. */
  clear(): number {
    let count = 0;
    for (const [workspaceId, { waiting, inFlight }] of this.#shares) {
      count += waiting.splice(0).length;
      if (inFlight === 0) this.#shares.delete(workspaceId);
    }
    this.#total -= count;
    this.#ready = 0;
    return count;
  }
}
