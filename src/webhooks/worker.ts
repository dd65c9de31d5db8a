/**
 * Sends due deliveries. Any number of workers in any number of processes share the work: each leases deliveries, and
 * when a worker dies, another one sends its deliveries after their lease. So each delivery arrives at least once, with
 * the same `webhook-id` on every attempt.
 */
import { compareClocks } from '../common/compare-clocks.ts';
import { endWithin, longestEnd } from '../common/end-within.ts';
import { Pruning } from '../common/pruning.ts';
import { summed } from '../common/summed.ts';
import { realTime, type WorkerTime } from '../common/worker-time.ts';
import type { EventSender } from '../group/event-sender.ts';
import type { Receivers } from '../group/receiver.ts';
import type { TargetGuard } from '../outbound/target.ts';
import type { Settlement, StoredSettlement, WebhookJob, WebhooksRepository } from '../repository/index.ts';
import { isPosted, senderByKind } from './by-kind.ts';
import { CurrentEndpoints } from './current-endpoints.ts';
import { deliveryReport } from './delivery-report.ts';
import type { HeldDelivery } from './lane.ts';
import { Lanes, type RunningDelivery } from './lanes.ts';
import { deliveryKeyOf, LeaseRenewal } from './lease-renewal.ts';
import {
  longestRetention,
  noReport,
  type ResolvedWorkerOptions,
  resolveWorkerOptions,
  type TargetOption,
  type WorkerOptions,
} from './options.ts';
import { isGone, settlementOf } from './outcome.ts';
import { OutcomeWriter } from './outcome-writer.ts';
import { type AttemptOutcome, createSender, type Sender } from './send.ts';
import { tracedAttempt } from './traced-attempt.ts';
import { type WorkerToken, workerToken } from './worker-token.ts';

const day = 86_400_000;

/**
 * Number of outcomes that may wait to be stored for each concurrent delivery. Beyond its share of it, nothing is sent for
 * a workspace.
 */
const unstored = 100;

/**
 * Maximum number of idle connections for each concurrent delivery. Slow deliveries have a pool of their own, and the
 * connection of a response is free only in the next turn of the event loop: with half as many, connections to one host
 * were closed and opened again all the time while a few of its endpoints did not answer.
 */
const idlePerDelivery = 4;

/** How long a look for deliveries may take, in milliseconds: a statement is given up earlier. */
const longestLook = 60_000;

interface WorkerParts {
  readonly sender?: Sender;
  readonly time?: WorkerTime;
  readonly publicUrl?: string | null;
  readonly receivers?: Receivers;
}

interface Attempt {
  readonly sent: AttemptOutcome;
  readonly settlement: Settlement;
}

export class WebhookWorker {
  readonly #webhooks: WebhooksRepository;
  readonly #options: ResolvedWorkerOptions;
  readonly #sender: Sender;
  readonly #isPosted: (job: WebhookJob) => boolean;
  readonly #time: WorkerTime;
  readonly #ownClock: (() => number) | undefined;
  readonly #name: WorkerToken;
  readonly #token: string;
  readonly #lanes: Lanes;
  readonly #current: CurrentEndpoints;
  readonly #outcomeWriter: OutcomeWriter;
  readonly #pruning: readonly Pruning[];
  /** Looks for deliveries that the storage has answered, what they found, and those that it has not. */
  readonly #claims = { claims: 0, claimed: 0, claims_failed: 0 };
  /** Running deliveries. */
  readonly #inFlight = new Set<Promise<void>>();
  /** Those that are being sent, and those whose outcome waits to be stored. */
  readonly #unsettled = new Map<string, HeldDelivery>();
  /** `null`: the storage cannot renew leases. */
  readonly #renewal: LeaseRenewal | null;
  readonly #leaseFor: number;
  /** The timer of the next look at the lanes, and its time. */
  #turn: { at: number; cancel: () => void } | null = null;
  #running: Promise<void> | null = null;
  /** When it last looked for deliveries, also without success. */
  #lookedAt = 0;
  #closed: Promise<void> | null = null;
  /** Whether it has released what processes that have ended have left. */
  #hasReleased = false;
  /** Whether deliveries became due since the last claim. */
  #nudged = false;
  #wake: () => void = () => {};

  /** `publicUrl`, `receivers`: those of the engine. `sender`, `time`: replaced in tests. */
  constructor(
    { webhooks, automation, holder, ...options }: Omit<WorkerOptions, TargetOption>,
    guard: TargetGuard,
    { sender, time = realTime, publicUrl = null, receivers = {} }: WorkerParts = {},
  ) {
    this.#webhooks = webhooks;
    this.#name = workerToken(holder);
    this.#token = this.#name.token;
    this.#ownClock = options.now;
    this.#time = time;
    this.#options = resolveWorkerOptions(options, time);
    const {
      timeout,
      leaseSlack,
      now,
      concurrency,
      concurrencyPerEndpoint: perEndpoint,
      tracing,
    } = this.#options;
    const { deliveryRetentionDays: days, eventRetentionDays: eventDays, onError } = this.#options;
    const rules = { timeout, mostIdle: idlePerDelivery * concurrency, now, publicUrl, onError, tracing };
    this.#isPosted = ({ endpoint: { kind } }) => isPosted(receivers, kind);
    this.#sender = sender ?? senderByKind(createSender(guard, rules), receivers, rules);
    this.#lanes = new Lanes({ concurrency, perEndpoint });
    this.#current = new CurrentEndpoints(webhooks, onError);
    this.#outcomeWriter = new OutcomeWriter({
      most: unstored * concurrency,
      expectsMore: () => this.#inFlight.size > 1,
      time,
      settle: batch => this.#settle(batch),
      follow: stored => this.#follow(stored),
      ended: () => this.#dispatch(),
      onError,
    });
    // Twice the timeout of a delivery, plus time for waiting here and for the storage.
    const longest = 2 * timeout + leaseSlack;
    const canRenew = webhooks.renew !== undefined;
    this.#leaseFor = canRenew ? Math.min(this.#options.leaseFor, longest) : longest;
    this.#renewal = canRenew
      ? new LeaseRenewal({
          token: this.#token,
          leaseFor: this.#leaseFor,
          webhooks,
          clock: () => this.#clock(),
          time,
          held: () => [...this.#lanes.held(), ...this.#unsettled.values()],
          lost: lost => this.#lanes.forget(lost, time.now()),
          onError,
        })
      : null;
    const keepFor = days === 0 ? null : days * day;
    const retentionDays = eventDays === 0 ? longestRetention : eventDays;
    const chores = [
      () => webhooks.prune({ keepFor, ...this.#clock() }),
      ...(automation === undefined ? [] : [() => automation.prune({ retentionDays, ...this.#clock() })]),
    ];
    this.#pruning = chores.map(prune => new Pruning({ prune, onError, time }));
  }

  /** For how many days deliveries and events are kept; 0: for ever. */
  get retention(): NonNullable<EventSender['retention']> {
    const { deliveryRetentionDays: deliveryDays, eventRetentionDays: eventDays } = this.#options;
    return { deliveryDays, eventDays };
  }

  /** Starts. A second call has no effect. */
  start(): void {
    if (this.#running !== null) return;
    this.#lookedAt = this.#time.now();
    this.#running = this.#run();
    this.#renewal?.start();
    for (const pruning of this.#pruning) pruning.start();
    // If the host has its own clock, the storage uses it too.
    if (this.#ownClock === undefined) void compareClocks(this.#webhooks, this.#options.onError);
  }

  /** Whether it still looks for deliveries: a look that never ends would stop it for ever. */
  get isAlive(): boolean {
    const { pollInterval } = this.#options;
    return this.#time.now() - this.#lookedAt < longestLook + 2 * pollInterval;
  }

  /** Number of deliveries that are being sent: of a workspace, or of all; then also what their receivers have in hand, and how late pruning is. */
  inHand(workspaceId?: string): Readonly<Record<string, number>> & { readonly deliveries: number } {
    const deliveries = this.#lanes.inFlight(workspaceId);
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
    this.#nudged = true;
    this.#wake();
  }

  /** Leases no more deliveries, finishes running ones and releases all others. A second call has no effect. */
  close(): Promise<void> {
    this.#closed ??= this.#end();
    return this.#closed;
  }

  async #end(): Promise<void> {
    const { timeout, onError } = this.#options;
    const what = 'The webhook engine';
    const limit = timeout + longestEnd;
    await endWithin({ time: this.#time, limit, what, onError }, () => this.#finish());
    await endWithin({ time: this.#time, limit, what, onError }, () => this.#sender.close());
  }

  /** Finishes running deliveries, stores their outcomes and releases all others. */
  async #finish(): Promise<void> {
    // The promise of closing is set in the next turn, which ends the loop.
    await null;
    this.#wake();
    this.#turn?.cancel();
    await Promise.all(this.#pruning.map(pruning => pruning.close()));
    await this.#running;
    await Promise.all(this.#inFlight);
    await this.#outcomeWriter.done();
    await this.#renewal?.stop();
    if (this.#running === null) return;
    try {
      await this.#release(this.#lanes.held().map(({ job }) => job));
    } catch (error) {
      // Other workers wait for the end of the leases.
      this.#options.onError(error);
    }
  }

  /** Queries the storage when deliveries may have become due and there is room for them. */
  async #run(): Promise<void> {
    while (this.#closed === null) {
      this.#nudged = false;
      const took = await this.#take().then(
        () => true,
        error => {
          this.#claims.claims_failed += 1;
          this.#options.onError(error);
          return false;
        },
      );
      this.#lookedAt = this.#time.now();
      const until = this.#lookedAt + this.#options.pollInterval;
      // After a storage error, waits for a nudge or the next poll.
      while (
        this.#closed === null &&
        !this.#nudged &&
        !(took && this.#lanes.isHungry) &&
        this.#time.now() < until
      )
        await this.#wait(until);
    }
  }

  /** Releases what processes that have ended have left, once. */
  async #releaseEnded(): Promise<void> {
    if (this.#hasReleased) return;
    await this.#webhooks.releaseEnded?.(token => this.#name.hasEnded(token), this.#clock());
    this.#hasReleased = true;
  }

  /** Leases as many deliveries as useful and sends them. */
  async #take(): Promise<void> {
    await this.#releaseEnded();
    const wanted = this.#lanes.wanted();
    if (wanted === null) return;
    // Measured before the query: the lease cannot have started earlier, however long the response takes.
    const asked = this.#time.now();
    const jobs = await this.#webhooks.claim({
      token: this.#token,
      ...this.#clock(),
      leaseFor: this.#leaseFor,
      ...wanted,
    });
    this.#claims.claims += 1;
    this.#claims.claimed += jobs.length;
    const held = (await this.#renewal?.claimed(jobs, asked)) ?? { jobs, asked };
    const lease = { asked: held.asked, sendBefore: held.asked + this.#sendWithin };
    const others = held.jobs.filter(job => !this.#isUnsettled(job, lease));
    this.#lanes.add(wanted, others, lease, this.#time.now());
    this.#dispatch();
  }

  /**
   * Whether this process is sending it already: the storage's clock was faster than that of this process, so that its
   * lease had ended.
   */
  #isUnsettled({ workspaceId, delivery }: WebhookJob, { sendBefore }: Omit<HeldDelivery, 'job'>): boolean {
    const known = this.#unsettled.get(deliveryKeyOf(workspaceId, delivery.id));
    if (known?.job.delivery.attempts.length !== delivery.attempts.length) return false;
    known.sendBefore = sendBefore;
    return true;
  }

  readonly #isBehind = (workspaceId: string) => this.#outcomeWriter.isBehind(workspaceId);

  /** Sends the deliveries that may be sent now, endpoints in turn. */
  #dispatch(): void {
    while (this.#closed === null) {
      const next = this.#lanes.next(this.#time.now(), this.#isBehind);
      if (next === null) break;
      const sending = this.#perform(next).then(answered => {
        this.#inFlight.delete(sending);
        this.#lanes.end(next, answered, this.#time.now());
        this.#dispatch();
      });
      this.#inFlight.add(sending);
    }
    if (this.#closed !== null) return;
    this.#lookAgain();
    if (this.#lanes.isHungry) this.#wake();
  }

  #lookAgain(): void {
    const at = this.#lanes.nextTurn();
    if (at === this.#turn?.at) return;
    this.#turn?.cancel();
    this.#turn = null;
    if (at === null) return;
    const cancel = this.#time.after(Math.max(1, Math.ceil(at - this.#time.now())), () => {
      this.#turn = null;
      this.#dispatch();
    });
    this.#turn = { at, cancel };
  }

  /** How long after the claim a delivery may be started, so that it ends before its lease, unless that is renewed. */
  get #sendWithin(): number {
    return this.#renewal?.sendWithin ?? this.#options.timeout + this.#options.leaseSlack;
  }

  /** Returns whether the receiver responded, or `null` if nothing was sent. Never rejects. */
  async #perform(running: RunningDelivery): Promise<boolean | null> {
    const { job: leased, lane, asked } = running;
    const key = deliveryKeyOf(leased.workspaceId, leased.delivery.id);
    this.#unsettled.set(key, running);
    let hasOutcome = false;
    try {
      const known = this.#current.of(leased, lane, asked, this.#time.now());
      const endpoint = known instanceof Promise ? await known : known;
      if (endpoint === null) {
        await this.#giveBack(leased);
        return null;
      }
      // The next worker that claims it sends it.
      if (this.#time.now() > running.sendBefore) return null;
      const job = endpoint === leased.endpoint ? leased : { ...leased, endpoint };
      const { sent, settlement } = await this.#attempt(job);
      // Its endpoint is paused as soon as that is stored; until then, no more is sent to it.
      if (isGone(sent.attempt)) {
        const now = this.#time.now();
        this.#lanes.hold(lane, now + this.#sendWithin, now);
      }
      hasOutcome = true;
      this.#outcomeWriter.add(settlement);
      if (this.#options.onDelivery !== noReport) this.#report(job, settlement);
      return sent.isAnswered;
    } catch (error) {
      this.#options.onError(error);
      return false;
    } finally {
      if (!hasOutcome) this.#unsettled.delete(key);
    }
  }

  /** From here on, its leases end if they cannot be stored. */
  async #settle(batch: readonly Settlement[]): Promise<readonly StoredSettlement[]> {
    const keys = batch.map(({ workspaceId, deliveryId }) => deliveryKeyOf(workspaceId, deliveryId));
    for (const key of keys) this.#unsettled.delete(key);
    await this.#renewal?.over(keys);
    return this.#webhooks.settle(this.#token, batch, this.#clock());
  }

  async #release(jobs: readonly WebhookJob[]): Promise<void> {
    await this.#renewal?.over(
      jobs.map(({ workspaceId, delivery }) => deliveryKeyOf(workspaceId, delivery.id)),
    );
    await this.#webhooks.release(this.#token, jobs);
  }

  #attempt(job: WebhookJob): Promise<Attempt> {
    const { tracing } = this.#options;
    const attempt = async (sending: WebhookJob): Promise<Attempt> => {
      const sent = await this.#sender.send(sending);
      return { sent, settlement: settlementOf(job, sent, this.#options) };
    };
    return tracing === null ? attempt(job) : tracedAttempt(tracing, job, this.#isPosted(job), attempt);
  }

  /** What a host does with it delays and breaks no delivery. */
  #report(job: WebhookJob, settlement: Settlement): void {
    const { onDelivery, onError } = this.#options;
    try {
      const told = onDelivery(deliveryReport(job, settlement));
      if (told instanceof Promise) told.catch(onError);
    } catch (error) {
      onError(error);
    }
  }

  /** Wakes the worker for follow-up events, and drops waiting deliveries of endpoints that were paused or deleted. */
  async #follow(stored: readonly StoredSettlement[]): Promise<void> {
    if (stored.some(({ settlement, followed }) => settlement.events.length > 0 || followed !== null))
      this.nudge();
    const left = stored
      .filter(
        ({ settlement: { attempt }, followed }) =>
          isGone(attempt) || followed?.change?.state === 'paused' || followed?.remove === true,
      )
      .flatMap(({ settlement: { workspaceId, endpointId } }) =>
        this.#lanes.drop(workspaceId, endpointId, this.#time.now()),
      );
    if (left.length > 0) await this.#release(left);
  }

  /** Releases a delivery whose endpoint receives nothing now, with all others that wait for it here. */
  #giveBack(job: WebhookJob): Promise<void> {
    const { workspaceId, endpoint } = job;
    const left = this.#lanes.drop(workspaceId, endpoint.id, this.#time.now());
    return this.#release([job, ...left]);
  }

  /** The clock of the host also applies to the storage; without it, the storage's clock applies to all processes. */
  #clock(): { now?: string } {
    return this.#ownClock === undefined ? {} : { now: new Date(this.#ownClock()).toISOString() };
  }

  /** Waits until it is woken, or until the next poll. */
  #wait(until: number): Promise<void> {
    return new Promise(resolve => {
      const cancel = this.#time.after(Math.ceil(until - this.#time.now()), resolve);
      this.#wake = () => {
        cancel();
        resolve();
      };
    });
  }
}
