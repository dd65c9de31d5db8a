/**
 * Sends what is due. Any number of workers in any number of processes share the work: each leases deliveries,
 * and what a worker that died had leased is sent by another when the lease is over. So each delivery arrives at
 * least once, with the same `webhook-id` on every try.
 */
import { randomBytes } from 'node:crypto';
import { eventOf } from '../event.ts';
import type { WebhookDelivery, WebhookEventRecord } from '../generated/types.ts';
import type { EndpointHealth, Settlement, WebhookJob, WebhooksRepository } from '../repository/index.ts';
import { nextTry, standardSchedule } from './schedule.ts';
import { createSender, type Sent } from './send.ts';
import { type Resolve, systemResolve, TargetGuard } from './target.ts';

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
  /** CIDRs and host names that may be sent to though they are not public. @default none */
  readonly allowPrivateTargets?: readonly string[];
  /** Finds the addresses of a host name. @default the system's */
  readonly resolve?: Resolve;
  /** Told of what went wrong with the storage. @default nothing */
  readonly onError?: (error: unknown) => void;
  /** The clock, in milliseconds since 1970. @default Date.now */
  readonly now?: () => number;
  /** @default Math.random */
  readonly random?: () => number;
}

/** So many failures in a row make a failing endpoint. */
const several = 5;
const day = 86_400_000;

/** So many times what is under way is leased ahead. */
const ahead = 10;

/** The way to one endpoint. */
interface Lane {
  readonly name: string;
  readonly workspaceId: string;
  readonly endpointId: string;
  underWay: number;
  readonly waiting: { readonly job: WebhookJob; readonly sendBefore: number }[];
}

export class WebhookWorker {
  readonly #webhooks: WebhooksRepository;
  readonly #options: Required<Omit<WorkerOptions, 'webhooks'>>;
  readonly #sender;
  readonly #token = `worker_${randomBytes(12).toString('base64url')}`;
  /** Endpoint to what is under way to it, and what waits here for its turn. */
  readonly #lanes = new Map<string, Lane>();
  /** Deliveries that wait here. */
  #waiting = 0;
  /** Endpoint to when it may be sent to next, for those with a rate. */
  readonly #turns = new Map<string, number>();
  #active = 0;
  #settled: Settlement[] = [];
  #settling: Promise<void> | null = null;
  #running: Promise<void> | null = null;
  #closing = false;
  #closed: Promise<void> | null = null;
  /** Something has changed since it was looked last. */
  #changed = false;
  #wake: () => void = () => {};

  constructor({ webhooks, ...options }: WorkerOptions) {
    this.#webhooks = webhooks;
    this.#options = {
      concurrency: 100,
      concurrencyPerEndpoint: 10,
      pollInterval: 1_000,
      timeout: 15_000,
      leaseSlack: 30_000,
      schedule: standardSchedule,
      pauseAfter: 5 * day,
      allowPrivateTargets: [],
      resolve: systemResolve,
      onError: () => {},
      now: Date.now,
      random: Math.random,
      ...options,
    };
    const guard = new TargetGuard(this.#options.allowPrivateTargets, this.#options.resolve);
    this.#sender = createSender(guard, this.#options.timeout, this.#options.now);
  }

  /** Begins. A second call changes nothing. */
  start(): void {
    this.#running ??= this.#run();
  }

  /** Something is due: there is no need to wait for the next look. */
  nudge(): void {
    this.#changed = true;
    this.#wake();
  }

  /** Takes no more, finishes what is under way, and gives back what it holds. A second call changes nothing. */
  close(): Promise<void> {
    this.#closed ??= this.#end();
    return this.#closed;
  }

  async #end(): Promise<void> {
    this.#closing = true;
    this.nudge();
    await this.#running;
    while (this.#active > 0 || this.#settling !== null) await this.#idle();
    await this.#webhooks.release(this.#token);
    await this.#sender.close();
  }

  async #run(): Promise<void> {
    while (!this.#closing) {
      this.#changed = false;
      const taken = await this.#take().catch(error => {
        this.#options.onError(error);
        return 0;
      });
      if (taken === 0 && !this.#changed) await this.#wait();
    }
  }

  /** Leases as much as is worth having at hand, and sends it. How many these are. */
  async #take(): Promise<number> {
    const { concurrency, concurrencyPerEndpoint, timeout, leaseSlack, now } = this.#options;
    const room = ahead * concurrency - this.#waiting;
    // A claim costs the storage the same for few as for many.
    if (room < (ahead / 2) * concurrency) return 0;
    const most = ahead * concurrencyPerEndpoint;
    const busy = [...this.#lanes.values()]
      .filter(({ waiting }) => waiting.length > most / 2)
      .map(({ workspaceId, endpointId }) => ({ workspaceId, endpointId }));
    const instant = now();
    const jobs = await this.#webhooks.claim({
      token: this.#token,
      now: new Date(instant).toISOString(),
      // Twice the time that a delivery takes, and some for the wait here and the storage.
      until: new Date(instant + 2 * timeout + leaseSlack).toISOString(),
      limit: room,
      perEndpoint: Math.max(1, Math.floor(most / 2)),
      busy,
    });
    const sendBefore = performance.now() + timeout + leaseSlack;
    for (const job of jobs) this.#queue(job, sendBefore);
    this.#dispatch();
    return jobs.length;
  }

  #queue(job: WebhookJob, sendBefore: number): void {
    const { workspaceId, endpoint } = job;
    const name = `${workspaceId} ${endpoint.id}`;
    let lane = this.#lanes.get(name);
    if (lane === undefined) {
      lane = { name, workspaceId, endpointId: endpoint.id, underWay: 0, waiting: [] };
      this.#lanes.set(name, lane);
    }
    lane.waiting.push({ job, sendBefore });
    this.#waiting += 1;
  }

  /** Sends what may be sent now: of each endpoint in turn. */
  #dispatch(): void {
    const { concurrency, concurrencyPerEndpoint } = this.#options;
    let sent = true;
    while (sent && this.#active < concurrency) {
      sent = false;
      for (const lane of this.#lanes.values()) {
        if (this.#active >= concurrency) return;
        if (lane.underWay >= concurrencyPerEndpoint) continue;
        const next = lane.waiting.shift();
        if (next === undefined) continue;
        this.#waiting -= 1;
        sent = true;
        // Its lease is as good as over: who claims it next sends it.
        if (this.#closing || performance.now() > next.sendBefore) this.#sweep(lane);
        else void this.#perform(lane, next.job);
      }
    }
  }

  #sweep(lane: Lane): void {
    if (lane.underWay === 0 && lane.waiting.length === 0) this.#lanes.delete(lane.name);
  }

  async #perform(lane: Lane, job: WebhookJob): Promise<void> {
    lane.underWay += 1;
    this.#active += 1;
    try {
      await this.#turn(lane.name, job.endpoint.rate);
      const sent = await this.#sender.send(job);
      this.#settled.push(this.#settlementOf(job, sent));
      this.#settling ??= this.#settle();
    } finally {
      this.#active -= 1;
      lane.underWay -= 1;
      this.#sweep(lane);
      this.#dispatch();
      this.nudge();
    }
  }

  /** Waits until an endpoint with a rate may be sent to. */
  async #turn(name: string, rate: number | null): Promise<void> {
    if (rate === null) return;
    const now = performance.now();
    const turn = Math.max(now, this.#turns.get(name) ?? 0);
    this.#turns.set(name, turn + 1_000 / rate);
    if (turn > now) await new Promise(resolve => setTimeout(resolve, turn - now));
  }

  #settlementOf({ workspaceId, delivery, endpoint }: WebhookJob, { attempt, retryAt }: Sent): Settlement {
    const { schedule, now, random } = this.#options;
    const failures = delivery.attempts.length + 1;
    const { status } = attempt;
    const succeeded = status !== null && status >= 200 && status < 300;
    const next = succeeded || status === 410 ? null : nextTry(schedule, failures, now(), retryAt, random);
    const state: WebhookDelivery['state'] = succeeded ? 'succeeded' : next === null ? 'failed' : 'pending';
    const events: WebhookEventRecord[] = [];
    // What tells of deliveries tells of no other that tells of deliveries.
    if (state === 'failed' && !delivery.event_type.startsWith('webhook.'))
      events.push(
        eventOf(
          'webhook.delivery.exhausted',
          {
            endpoint_id: endpoint.id,
            delivery_id: delivery.id,
            event_id: delivery.event_id,
            event_type: delivery.event_type,
            attempts: failures,
            last_status: status,
            last_error: attempt.error,
          },
          now(),
        ),
      );
    return {
      workspaceId,
      deliveryId: delivery.id,
      endpointId: endpoint.id,
      attempt,
      state,
      nextAttemptAt: next === null ? null : new Date(next).toISOString(),
      events,
    };
  }

  /** Stores outcomes, those that came meanwhile together. */
  async #settle(): Promise<void> {
    while (this.#settled.length > 0) {
      const batch = this.#settled;
      this.#settled = [];
      try {
        const stored = await this.#webhooks.settle(this.#token, batch);
        const byId = new Map(batch.map(one => [one.deliveryId, one]));
        for (const { deliveryId, before, after } of stored) {
          const settlement = byId.get(deliveryId);
          if (settlement !== undefined) await this.#react(settlement, before, after);
        }
      } catch (error) {
        // The lease runs out, and the delivery is sent once more: at least once is kept.
        this.#options.onError(error);
      }
    }
    this.#settling = null;
    this.nudge();
  }

  /** Pauses an endpoint that is gone or has failed for days, and tells when one is well again. */
  async #react(settlement: Settlement, before: EndpointHealth, after: EndpointHealth): Promise<void> {
    const { now, pauseAfter } = this.#options;
    const { workspaceId, endpointId, attempt } = settlement;
    if (after.failing_since === null) {
      if (before.failing_since !== null && before.recent_failures >= several)
        await this.#tell(workspaceId, endpointId, 'webhook.endpoint.recovered', before.failing_since);
      return;
    }
    const gone = attempt.status === 410;
    const failing = after.recent_failures >= several && now() - Date.parse(after.failing_since) >= pauseAfter;
    if (!gone && !failing) return;
    const endpoint = await this.#webhooks.findEndpoint(workspaceId, endpointId);
    if (endpoint === null) return;
    const reason = gone ? 'gone' : 'failing';
    const told = { endpoint_id: endpointId, url: endpoint.url, reason, failing_since: after.failing_since };
    await this.#webhooks.changeEndpoint(
      workspaceId,
      endpointId,
      { state: 'paused', paused_reason: reason, paused_at: new Date(now()).toISOString() },
      { from: 'active', events: [eventOf('webhook.endpoint.paused', told, now())] },
    );
  }

  async #tell(workspaceId: string, endpointId: string, type: string, failingSince: string): Promise<void> {
    const endpoint = await this.#webhooks.findEndpoint(workspaceId, endpointId);
    if (endpoint === null) return;
    const data = { endpoint_id: endpointId, url: endpoint.url, failing_since: failingSince };
    await this.#webhooks.publish(workspaceId, [eventOf(type, data, this.#options.now())]);
  }

  /** Until somebody nudges, something is done, or it is time to look again. */
  async #wait(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>(resolve => {
      this.#wake = resolve;
      timer = setTimeout(resolve, this.#options.pollInterval);
      timer.unref();
    });
    clearTimeout(timer);
    this.#wake = () => {};
  }

  async #idle(): Promise<void> {
    await new Promise<void>(resolve => {
      this.#wake = resolve;
      setTimeout(resolve, 20).unref();
    });
  }
}
