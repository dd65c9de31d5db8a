/** Counts the deliveries that are leased and wait in this process, and says for whom more are useful. */
import type { LaneRoom } from '../repository/index.ts';
import { ahead, type Lane } from './lane.ts';

/** Deliveries that wait for a rate or a slow endpoint use no slot, but their number is limited. */
const maxAside = 5;

/** What to request from the storage. */
export interface ClaimSize {
  readonly limit: number;
  readonly perEndpoint: number;
  readonly rooms: readonly LaneRoom[];
}

export class LeasedAhead {
  readonly #most: number;
  #waiting = 0;
  /** How many of these are in lanes that wait for their rate or are slow. */
  #aside = 0;
  /** How many of the others each workspace has. */
  readonly #readyOf = new Map<string, number>();

  /** `concurrency`: maximum number of concurrent deliveries. */
  constructor(concurrency: number) {
    this.#most = ahead * concurrency;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** Enough deliveries wait for slots; only workspaces with few of them need more. */
  get isCrowded(): boolean {
    return this.#ready > this.#most / 2;
  }

  /** Too many wait, whatever for; only endpoints with none need more. */
  get isFull(): boolean {
    return this.#waiting > maxAside * this.#most;
  }

  /** How many more may be leased at most. */
  get rest(): number {
    return (1 + maxAside) * this.#most - this.#waiting;
  }

  /** How many are worth leasing now. */
  get wanted(): number {
    return this.isCrowded || this.isFull ? this.few : this.#most - this.#ready;
  }

  /** How many to lease for those that have none or few. */
  get few(): number {
    return this.#most / ahead;
  }

  /** Whether more deliveries of a workspace wait for slots than there is room left for those of others. */
  crowds(workspaceId: string): boolean {
    return (this.#readyOf.get(workspaceId) ?? 0) > Math.max(this.few, this.#most - this.#ready);
  }

  /** Counts a lane again after a change. */
  count(lane: Lane): void {
    const { workspaceId, waiting, rate, isSlow, counted, countedAside } = lane;
    const aside = rate !== null || isSlow ? waiting.length : 0;
    const ready = (this.#readyOf.get(workspaceId) ?? 0) + waiting.length - aside - counted + countedAside;
    if (ready > 0) this.#readyOf.set(workspaceId, ready);
    else this.#readyOf.delete(workspaceId);
    this.#waiting += waiting.length - counted;
    this.#aside += aside - countedAside;
    lane.counted = waiting.length;
    lane.countedAside = aside;
  }

  /** Waiting deliveries that could be sent if a slot were free. */
  get #ready(): number {
    return this.#waiting - this.#aside;
  }
}
