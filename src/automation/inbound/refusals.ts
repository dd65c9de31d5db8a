/**
 * The requests that inbound endpoints refuse, until they are stored. Anyone who knows a URL can have any number of them
 * refused: a process stores what it has gathered of an endpoint at once, and then every few seconds, however many they are.
 */
import { MarketplaceError } from '../../common/errors/errors.ts';
import { storableText } from '../../common/text/storable-text.ts';
import { dayOf } from '../../common/time/days.ts';
import { realTime, type WorkerTime } from '../../common/time/worker-time.ts';
import type { AutomationRefusal, AutomationRefusalsRecord } from '../../generated/types.ts';
import type { AutomationRepository, FoundAutomationEndpoint } from '../../repository/index.ts';

type Stored = Pick<AutomationRepository, 'recordRefusals'>;

/** Time between two steps of the storage, in milliseconds. */
const interval = 5_000;
/** Endpoints of which a process gathers refusals. Those of others are not kept until the next step. */
const maxEndpoints = 1_000;
/** The newest refusals of an endpoint that one step adds; all of them are counted. */
const maxListed = 20;

interface Gathered {
  readonly workspaceId: string;
  readonly endpointId: string;
  readonly automation: Stored;
  readonly counts: Map<string, number>;
  /** The newest one first. */
  latest: readonly AutomationRefusal[];
}

/** What is known of a request when it is refused. */
export interface RefusedRequest {
  readonly bytes: number | null;
  readonly type: string | null;
  readonly userAgent: string | undefined;
}

/** After all stored data were replaced, as a mock server does between tests: what is gathered is about other data. */
export function forgetRefusals(): void {
  data = {};
}
let data = {};

export class Refusals {
  readonly #time: WorkerTime;
  #data = data;
  #gathered = new Map<string, Gathered>();
  #storing: Promise<void> | null = null;
  #cancel: (() => void) | null = null;
  #nextAt = Number.NEGATIVE_INFINITY;

  /** `time`: replaced in tests. */
  constructor(time: WorkerTime = realTime) {
    this.#time = time;
  }

  /** Does nothing for errors that are no answer to the sender. `now`: in milliseconds since 1970. */
  note(
    automation: Stored,
    { workspaceId, endpoint }: FoundAutomationEndpoint,
    error: unknown,
    { bytes, type, userAgent }: RefusedRequest,
    now: number,
  ): void {
    if (!(error instanceof MarketplaceError) || error.status >= 500) return;
    this.#forgetOther();
    const name = `${workspaceId} ${endpoint.id}`;
    let own = this.#gathered.get(name);
    if (own === undefined) {
      if (this.#gathered.size >= maxEndpoints) return;
      own = { workspaceId, endpointId: endpoint.id, automation, counts: new Map(), latest: [] };
      this.#gathered.set(name, own);
    }
    const counted = `${dayOf(now)} ${error.code}`;
    own.counts.set(counted, (own.counts.get(counted) ?? 0) + 1);
    const refusal = {
      at: new Date(now).toISOString(),
      reason: error.code,
      detail: storableText(error.message.slice(0, 300), 300),
      type,
      bytes,
      user_agent: userAgent === undefined ? null : storableText(userAgent.slice(0, 200), 200),
    };
    own.latest = [refusal, ...own.latest.slice(0, maxListed - 1)];
    this.#schedule();
  }

  /** Stores what is gathered of an endpoint, so that who looks at it next finds it. Never rejects. */
  async flush(workspaceId: string, endpointId: string): Promise<void> {
    await this.#storing;
    this.#forgetOther();
    const name = `${workspaceId} ${endpointId}`;
    const own = this.#gathered.get(name);
    if (own === undefined) return;
    this.#gathered.delete(name);
    await this.#store(own);
  }

  #forgetOther(): void {
    if (this.#data === data) return;
    this.#data = data;
    this.#gathered.clear();
  }

  #schedule(): void {
    if (this.#cancel !== null || this.#storing !== null) return;
    const wait = Math.max(0, this.#nextAt - this.#time.now());
    this.#cancel = this.#time.after(wait, () => {
      this.#cancel = null;
      this.#storing = this.#storeAll();
    });
  }

  async #storeAll(): Promise<void> {
    this.#forgetOther();
    const all = this.#gathered;
    this.#gathered = new Map();
    // One after the other: requests need the connections.
    for (const one of all.values()) await this.#store(one);
    this.#storing = null;
    this.#nextAt = this.#time.now() + interval;
    if (this.#gathered.size > 0) this.#schedule();
  }

  async #store(own: Gathered): Promise<void> {
    const counts = [...own.counts].map(([name, count]) => {
      const [day = '', reason = ''] = name.split(' ');
      return { day, reason, count };
    });
    const record: AutomationRefusalsRecord = {
      endpoint_id: own.endpointId,
      counts,
      latest: [...own.latest],
      updated_at: own.latest[0]?.at ?? new Date().toISOString(),
    };
    try {
      await own.automation.recordRefusals(own.workspaceId, record);
    } catch {
      // They are numbers for people: while the storage cannot be reached, those of the time are missing.
    }
  }
}
