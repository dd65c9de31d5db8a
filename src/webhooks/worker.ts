/**
 * Sends due deliveries. Any number of workers in any number of processes share the work: each leases deliveries, and
 * when a worker dies, another one sends its deliveries after their lease. So each delivery arrives at least once, with
 * the same `webhook-id` on every attempt.
 */

import { summed } from '../common/collections/summed.ts';
import { endWithin, maxEndTime } from '../common/concurrency/end-within.ts';
import { defined } from '../common/defined.ts';
import { compareClocks } from '../common/time/compare-clocks.ts';
import { Pruning } from '../common/time/pruning.ts';
import { realTime, type WorkerTime } from '../common/time/worker-time.ts';
import type { EventSender } from '../group/event-sender.ts';
import type { Receivers } from '../group/receiver.ts';
import type { TargetGuard } from '../outbound/target.ts';
import type { WebhookJob, WebhooksRepository } from '../repository/index.ts';
import { isPosted, senderByKind } from './by-kind.ts';
import { ClaimLoop } from './claim-loop.ts';
import { Deliverer } from './deliverer.ts';
import {
  maxRetention,
  type ResolvedWorkerOptions,
  resolveWorkerOptions,
  type TargetOption,
  type WorkerOptions,
} from './options.ts';
import { createSender, type Sender } from './send.ts';
import { type WorkerToken, workerToken } from './worker-token.ts';

const day = 86_400_000;

/**
 * Maximum number of idle connections for each concurrent delivery. Slow deliveries have a pool of their own, and the
 * connection of a response is free only in the next turn of the event loop: with half as many, connections to one host
 * were closed and opened again all the time while a few of its endpoints did not answer.
 */
const idlePerDelivery = 4;

interface WorkerParts {
  readonly sender?: Sender;
  readonly time?: WorkerTime;
  readonly publicUrl?: string | null;
  readonly receivers?: Receivers;
}

export class WebhookWorker {
  readonly #webhooks: WebhooksRepository;
  readonly #options: ResolvedWorkerOptions;
  readonly #sender: Sender;
  readonly #time: WorkerTime;
  readonly #ownClock: (() => number) | undefined;
  readonly #token: WorkerToken;
  readonly #loop: ClaimLoop;
  readonly #deliverer: Deliverer;
  readonly #pruning: readonly Pruning[];
  /** Claims that the storage has answered, what they found, and those that it has not. */
  readonly #claims = { claims: 0, claimed: 0, claims_failed: 0 };
  #closed: Promise<void> | null = null;
  /** Whether it has released what processes that have ended have left. */
  #hasReleased = false;

  /** `publicUrl`, `receivers`: those of the engine. `sender`, `time`: replaced in tests. */
  constructor(
    { webhooks, automation, holder, ...options }: Omit<WorkerOptions, TargetOption>,
    guard: TargetGuard,
    { sender, time = realTime, publicUrl = null, receivers = {} }: WorkerParts = {},
  ) {
    this.#webhooks = webhooks;
    this.#token = workerToken(holder);
    this.#ownClock = options.now;
    this.#time = time;
    this.#options = resolveWorkerOptions(options, time);
    const { concurrency, pollInterval, onError } = this.#options;
    const { deliveryRetentionDays: days, eventRetentionDays: eventDays } = this.#options;
    const repository = { webhooks, ...defined({ automation }) };
    const rules = { ...this.#options, maxIdle: idlePerDelivery * concurrency, publicUrl, repository };
    this.#sender = sender ?? senderByKind(createSender(guard, rules), receivers, rules);
    this.#loop = new ClaimLoop({
      time,
      pollInterval,
      claim: () => this.#claim(),
      isHungry: () => this.#deliverer.isHungry,
      failed: error => {
        this.#claims.claims_failed += 1;
        onError(error);
      },
    });
    this.#deliverer = new Deliverer({
      webhooks,
      token: this.#token.token,
      clock: () => this.#clock(),
      options: this.#options,
      sender: this.#sender,
      isPosted: ({ endpoint: { kind } }: WebhookJob) => isPosted(receivers, kind),
      time,
      hungry: () => this.#loop.wake(),
      due: () => this.nudge(),
    });
    const keepFor = days === 0 ? null : days * day;
    const retentionDays = eventDays === 0 ? maxRetention : eventDays;
    const jobs = [
      () => webhooks.prune({ keepFor, ...this.#clock() }),
      ...(automation === undefined ? [] : [() => automation.prune({ retentionDays, ...this.#clock() })]),
    ];
    this.#pruning = jobs.map(prune => new Pruning({ prune, onError, time }));
  }

  /** For how many days deliveries and events are kept; 0: for ever. */
  get retention(): NonNullable<EventSender['retention']> {
    const { deliveryRetentionDays: deliveryDays, eventRetentionDays: eventDays } = this.#options;
    return { deliveryDays, eventDays };
  }

  /** Starts. A second call has no effect. */
  start(): void {
    if (this.#loop.hasStarted) return;
    this.#loop.start();
    this.#deliverer.start();
    for (const pruning of this.#pruning) pruning.start();
    // If the host has its own clock, the storage uses it too.
    if (this.#ownClock === undefined) void compareClocks(this.#webhooks, this.#options.onError);
  }

  /** Whether it still looks for deliveries. */
  get isAlive(): boolean {
    return this.#loop.isAlive;
  }

  /** Number of deliveries that are being sent: of a workspace, or of all; then also what their receivers are working on, and how late pruning is. */
  inHand(workspaceId?: string): Readonly<Record<string, number>> & { readonly deliveries: number } {
    const deliveries = this.#deliverer.inFlight(workspaceId);
    if (workspaceId !== undefined) return { deliveries };
    const behind = Math.max(...this.#pruning.map(pruning => pruning.behind));
    return { ...this.#ofReceivers('inHand'), deliveries, pruning_behind_ms: behind };
  }

  /** What it has claimed, and what its receivers have done. */
  done(): Readonly<Record<string, number>> {
    return { ...this.#ofReceivers('done'), ...this.#claims };
  }

  #ofReceivers(what: 'inHand' | 'done'): Readonly<Record<string, number>> {
    return summed([...(this.#sender.receivers?.() ?? [])].map(receiver => receiver[what]?.() ?? {}));
  }

  /** Deliveries may be due, so claim without waiting for the next poll. */
  nudge(): void {
    this.#loop.nudge();
  }

  /** Leases no more deliveries, finishes running ones and releases all others. A second call has no effect. */
  close(): Promise<void> {
    this.#closed ??= this.#end();
    return this.#closed;
  }

  async #end(): Promise<void> {
    const { timeout, onError } = this.#options;
    const what = 'The webhook engine';
    const limit = timeout + maxEndTime;
    await endWithin({ time: this.#time, limit, what, onError }, () => this.#finish());
    await endWithin({ time: this.#time, limit, what, onError }, () => this.#sender.close());
  }

  /** Finishes running deliveries, stores their outcomes and releases all others. */
  async #finish(): Promise<void> {
    const claimed = this.#loop.end();
    this.#deliverer.stop();
    await Promise.all(this.#pruning.map(pruning => pruning.close()));
    await claimed;
    const left = await this.#deliverer.finish();
    if (!this.#loop.hasStarted) return;
    try {
      await this.#deliverer.release(left);
    } catch (error) {
      // Other workers wait for the end of the leases.
      this.#options.onError(error);
    }
  }

  /** Leases as many deliveries as useful and sends them. */
  async #claim(): Promise<void> {
    await this.#releaseEnded();
    const wanted = this.#deliverer.wanted();
    if (wanted === null) return;
    // Measured before the query: the lease cannot have started earlier, however long the response takes.
    const asked = this.#time.now();
    const jobs = await this.#webhooks.claim({
      token: this.#token.token,
      ...this.#clock(),
      leaseFor: this.#deliverer.leaseFor,
      ...wanted,
    });
    this.#claims.claims += 1;
    this.#claims.claimed += jobs.length;
    await this.#deliverer.add(wanted, jobs, asked);
  }

  /** Releases what processes that have ended have left, once. */
  async #releaseEnded(): Promise<void> {
    if (this.#hasReleased) return;
    await this.#webhooks.releaseEnded?.(token => this.#token.hasEnded(token), this.#clock());
    this.#hasReleased = true;
  }

  /** The clock of the host also applies to the storage; without it, the storage's clock applies to all processes. */
  #clock(): { now?: string } {
    return this.#ownClock === undefined ? {} : { now: new Date(this.#ownClock()).toISOString() };
  }
}
