/** What is leased and waits here, by endpoint: each in its lane, so that none keeps another waiting. */
import type { WebhookJob } from '../repository/index.ts';

export interface Lane {
  readonly workspaceId: string;
  readonly endpointId: string;
  /** Deliveries on their way now. */
  underWay: number;
  /** From when on the next may go, where the endpoint has a rate. */
  nextAt: number;
  readonly waiting: Waiting[];
}

interface Waiting {
  readonly job: WebhookJob;
  /** Later than this its lease might end while it is on its way. */
  readonly sendBefore: number;
}

/** Times are milliseconds of one clock, whichever the caller has. */
export class Lanes {
  readonly #perEndpoint: number;
  /** In the order of their turns. */
  readonly #lanes = new Map<string, Lane>();
  #waiting = 0;

  /** `perEndpoint`: deliveries on their way at once to one endpoint. */
  constructor(perEndpoint: number) {
    this.#perEndpoint = perEndpoint;
  }

  /** How many wait. */
  get waiting(): number {
    return this.#waiting;
  }

  add(job: WebhookJob, sendBefore: number): void {
    const name = nameOf(job.workspaceId, job.endpoint.id);
    let lane = this.#lanes.get(name);
    if (lane === undefined) {
      const { workspaceId, endpoint } = job;
      lane = { workspaceId, endpointId: endpoint.id, underWay: 0, nextAt: 0, waiting: [] };
      this.#lanes.set(name, lane);
    }
    lane.waiting.push({ job, sendBefore });
    this.#waiting += 1;
  }

  /** The lanes in which more than so many wait. */
  longerThan(count: number): Lane[] {
    return [...this.#lanes.values()].filter(({ waiting }) => waiting.length > count);
  }

  /** All that wait. */
  held(): WebhookJob[] {
    return [...this.#lanes.values()].flatMap(({ waiting }) => waiting.map(({ job }) => job));
  }

  /** The next delivery that may go now, its lane gone to the end of the turns; `null` where there is none. */
  next(now: number): { lane: Lane; job: WebhookJob } | null {
    for (const [name, lane] of this.#lanes) {
      // Whoever claims these next sends them: their lease is as good as over.
      while (lane.waiting[0] !== undefined && lane.waiting[0].sendBefore < now) this.#take(lane);
      const [first] = lane.waiting;
      if (first === undefined && lane.underWay === 0 && lane.nextAt <= now) this.#lanes.delete(name);
      if (first === undefined || lane.underWay >= this.#perEndpoint || lane.nextAt > now) continue;
      this.#take(lane);
      lane.underWay += 1;
      const { rate } = first.job.endpoint;
      if (rate !== null) lane.nextAt = Math.max(now, lane.nextAt) + 1_000 / rate;
      this.#lanes.delete(name);
      this.#lanes.set(name, lane);
      return { lane, job: first.job };
    }
    return null;
  }

  /** When the next delivery may go that waits for nothing but its endpoint's rate, or `null`. */
  nextTurn(): number | null {
    const turns = [...this.#lanes.values()]
      .filter(({ waiting, underWay }) => waiting.length > 0 && underWay < this.#perEndpoint)
      .map(({ nextAt }) => nextAt);
    return turns.length === 0 ? null : Math.min(...turns);
  }

  #take(lane: Lane): void {
    lane.waiting.shift();
    this.#waiting -= 1;
  }
}

const nameOf = (workspaceId: string, endpointId: string) => `${workspaceId} ${endpointId}`;
