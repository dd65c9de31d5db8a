/**
 * Sends what is due. Any number of workers in any number of processes share the work: each leases deliveries,
 * and what a worker that died had leased is sent by another when the lease is over. So each delivery arrives at
 * least once, with the same `webhook-id` on every try.
 */
import { randomBytes } from 'node:crypto';
import type { Settlement, WebhookJob, WebhooksRepository } from '../repository/index.ts';
import { safeCallback } from '../safe-callback.ts';
import { Lanes } from './lanes.ts';
import { settlementOf } from './outcome.ts';
import type { Resolve } from './resolve.ts';
import { standardSchedule } from './schedule.ts';
import { createSender } from './send.ts';
import type { TargetGuard } from './target.ts';

export interface WorkerOptions {
  readonly webhooks: WebhooksRepository;
  /** Deliveries under way at once. @default 100 */
  readonly concurrency?: number;
  /** Deliveries under way at once to one endpoint. @default 10 */
  readonly concurrencyPerEndpoint?: number;
  /** How often to look for what is due, in milliseconds, where nothing tells of it. @default 1000 */
  readonly pollInterval?: number;
  /** How long a delivery may take, in milliseconds. @default 15000 */
  readonly timeout?: number;
  /** How much longer than twice its timeout a delivery is leased, in milliseconds. @default 30000 */
  readonly leaseSlack?: number;
  /** How long to wait after each failure, in milliseconds. @default 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h, 24 h */
  readonly schedule?: readonly number[];
  /** An endpoint that has failed for so long is paused, in milliseconds. @default five days */
  readonly pauseAfter?: number;
  /**
   * Address under which clients reach the router, as its option `publicUrl`: nothing is sent there or below, so
   * that no webhook feeds itself. @default none: only the router refuses it, when a webhook is made or changed
   */
  readonly publicUrl?: string;
  /** CIDRs and host names that may be sent to though they are not public. @default none */
  readonly allowPrivateTargets?: readonly string[];
  /**
   * Finds the addresses of a host name; what takes longer than 5 seconds has none. @default the hosts file, then DNS
   */
  readonly resolve?: Resolve;
  /** Told of what went wrong with the storage. @default nothing */
  readonly onError?: (error: unknown) => void;
  /** The clock, in milliseconds since 1970. @default Date.now */
  readonly now?: () => number;
  /** Chance, from 0 to below 1, for the waits between tries. @default Math.random */
  readonly random?: () => number;
}

/** What the guard was made from. */
export type TargetOption = 'publicUrl' | 'allowPrivateTargets' | 'resolve';

const day = 86_400_000;

/** So many times what is under way is leased ahead. */
const ahead = 10;

export class WebhookWorker {
  readonly #webhooks: WebhooksRepository;
  readonly #options: Required<Omit<WorkerOptions, 'webhooks' | TargetOption>>;
  readonly #sender;
  readonly #ownClock: (() => number) | undefined;
  readonly #token = `worker_${randomBytes(12).toString('base64url')}`;
  readonly #lanes: Lanes;
  /** Deliveries on their way. */
  readonly #underWay = new Set<Promise<void>>();
  /** The next look at lanes that wait for their endpoint's rate. */
  #turn: NodeJS.Timeout | undefined;
  #settled: Settlement[] = [];
  #settling: Promise<void> | null = null;
  #running: Promise<void> | null = null;
  #closed: Promise<void> | null = null;
  /** More may be due than was claimed last. */
  #more = false;
  /** Something has become due since it was looked last. */
  #nudged = false;
  #wake: () => void = () => {};

  constructor({ webhooks, ...options }: Omit<WorkerOptions, TargetOption>, guard: TargetGuard) {
    this.#webhooks = webhooks;
    this.#ownClock = options.now;
    this.#options = {
      concurrency: 100,
      concurrencyPerEndpoint: 10,
      pollInterval: 1_000,
      timeout: 15_000,
      leaseSlack: 30_000,
      schedule: standardSchedule,
      pauseAfter: 5 * day,
      now: Date.now,
      random: Math.random,
      ...options,
      onError: safeCallback(options.onError ?? (() => {})),
    };
    this.#sender = createSender(guard, this.#options.timeout, this.#options.now);
    this.#lanes = new Lanes(this.#options.concurrencyPerEndpoint);
  }

  /** Begins. A second call changes nothing. */
  start(): void {
    this.#running ??= this.#run();
  }

  /** Something is due: there is no need to wait for the next look. */
  nudge(): void {
    this.#nudged = true;
    this.#wake();
  }

  /** Takes no more, finishes what is under way, and gives back what it holds. A second call changes nothing. */
  close(): Promise<void> {
    this.#closed ??= this.#end();
    return this.#closed;
  }

  async #end(): Promise<void> {
    try {
      // The promise of closing is there in the next turn, and then the loop ends.
      await null;
      this.#wake();
      clearTimeout(this.#turn);
      await this.#running;
      await Promise.all(this.#underWay);
      await this.#settling;
      if (this.#running !== null) await this.#webhooks.release(this.#token, this.#lanes.held());
    } finally {
      await this.#sender.close();
    }
  }

  async #run(): Promise<void> {
    while (this.#closed === null) {
      this.#nudged = false;
      await this.#take().catch(error => {
        this.#more = false;
        this.#options.onError(error);
      });
      if (!this.#nudged && this.#closed === null) await this.#wait();
    }
  }

  /** Leases as much as is worth having at hand, and sends it. */
  async #take(): Promise<void> {
    const { concurrency, concurrencyPerEndpoint, timeout, leaseSlack, now } = this.#options;
    const limit = ahead * concurrency - this.#lanes.waiting;
    // A claim costs the storage the same for few as for many.
    if (limit < (ahead / 2) * concurrency) return;
    const perEndpoint = Math.ceil((ahead / 2) * concurrencyPerEndpoint);
    const rooms = this.#lanes.longerThan(perEndpoint).map(lane => ({ ...lane, room: 0 }));
    const jobs = await this.#webhooks.claim({
      token: this.#token,
      now: new Date(now()).toISOString(),
      // Twice the time that a delivery takes, and some for the wait here and the storage.
      leaseFor: 2 * timeout + leaseSlack,
      limit,
      perEndpoint,
      rooms,
    });
    // Where no bound was met, nothing was left behind, and what ends need not have anybody look again.
    this.#more = jobs.length >= Math.min(limit, perEndpoint) || rooms.length > 0;
    const sendBefore = performance.now() + timeout + leaseSlack;
    for (const job of jobs) this.#lanes.add(job, sendBefore);
    this.#dispatch();
  }

  /** Sends what may be sent now: of each endpoint in turn. */
  #dispatch(): void {
    clearTimeout(this.#turn);
    const now = performance.now();
    while (this.#closed === null && this.#underWay.size < this.#options.concurrency) {
      const next = this.#lanes.next(now);
      if (next === null) break;
      const sending = this.#perform(next.job).finally(() => {
        next.lane.underWay -= 1;
        this.#underWay.delete(sending);
        this.#dispatch();
        if (this.#more) this.nudge();
      });
      this.#underWay.add(sending);
    }
    if (this.#closed !== null || this.#underWay.size >= this.#options.concurrency) return;
    const turn = this.#lanes.nextTurn();
    if (turn === null) return;
    this.#turn = setTimeout(() => this.#dispatch(), Math.max(1, Math.ceil(turn - now)));
    this.#turn.unref();
  }

  /** Never rejects. */
  async #perform(job: WebhookJob): Promise<void> {
    try {
      const sent = await this.#sender.send(job);
      this.#settled.push(settlementOf(job, sent, this.#options));
      this.#settling ??= this.#settle();
    } catch (error) {
      this.#options.onError(error);
    }
  }

  /** Stores outcomes, those that came meanwhile together. */
  async #settle(): Promise<void> {
    while (this.#settled.length > 0) {
      const batch = this.#settled;
      this.#settled = [];
      try {
        const stored = await this.#webhooks.settle(this.#token, batch, this.#clock());
        if (stored.some(({ settlement, followed }) => settlement.events.length > 0 || followed !== null))
          this.nudge();
      } catch (error) {
        // The lease runs out, and the delivery is sent once more: at least once is kept.
        this.#options.onError(error);
      }
    }
    this.#settling = null;
  }

  /** A host's own clock rules the storage too; where it has none, the storage's clock holds for all processes. */
  #clock(): { now?: string } {
    return this.#ownClock === undefined ? {} : { now: new Date(this.#ownClock()).toISOString() };
  }

  /** Until somebody nudges, or it is time to look again. */
  async #wait(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>(resolve => {
      this.#wake = resolve;
      timer = setTimeout(resolve, this.#options.pollInterval);
      timer.unref();
    });
    clearTimeout(timer);
  }
}
