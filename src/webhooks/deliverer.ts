/** Sends what this process has leased, endpoints in turn, and renews the leases until the outcomes are stored. */
import type { WorkerTime } from '../common/time/worker-time.ts';
import type {
  Settlement,
  SettlingOptions,
  StoredSettlement,
  WebhookJob,
  WebhooksRepository,
} from '../repository/index.ts';
import { attempted, report } from './attempt.ts';
import { CurrentEndpoints } from './current-endpoints.ts';
import type { HeldDelivery } from './lane.ts';
import { Lanes, type RunningDelivery } from './lanes.ts';
import { deliveryKeyOf, LeaseRenewal } from './lease-renewal.ts';
import type { ClaimSize } from './leased-ahead.ts';
import type { ResolvedWorkerOptions } from './options.ts';
import { isGone } from './outcome.ts';
import { OutcomeWriter } from './outcome-writer.ts';
import type { Sender } from './send.ts';

/**
 * Number of outcomes that may wait to be stored for each concurrent delivery. Beyond its share of it, nothing is sent for
 * a workspace.
 */
const unstored = 100;

export interface DelivererParts {
  readonly webhooks: WebhooksRepository;
  /** Of the leases. */
  readonly token: string;
  readonly clock: () => { now?: string };
  readonly options: ResolvedWorkerOptions;
  readonly sender: Sender;
  readonly isPosted: (job: WebhookJob) => boolean;
  readonly time: WorkerTime;
  /** Called when there may be room for more. */
  readonly hungry: () => void;
  /** Called when an outcome has made others due. */
  readonly due: () => void;
}

export class Deliverer {
  readonly #parts: DelivererParts;
  readonly #lanes: Lanes;
  readonly #current: CurrentEndpoints;
  readonly #outcomeWriter: OutcomeWriter;
  /** Running deliveries. */
  readonly #inFlight = new Set<Promise<void>>();
  /** Those that are being sent, and those whose outcome waits to be stored. */
  readonly #unsettled = new Map<string, HeldDelivery>();
  /** Those of ordered endpoints, whose next delivery is due as soon as the outcome is stored. */
  readonly #inLine = new Set<string>();
  /** `null`: the storage cannot renew leases. */
  readonly #renewal: LeaseRenewal | null;
  /** In milliseconds. */
  readonly leaseFor: number;
  /** The timer of the next look at the lanes, and its time. */
  #turn: { at: number; cancel: () => void } | null = null;
  #isEnding = false;

  constructor(parts: DelivererParts) {
    this.#parts = parts;
    const { webhooks, token, clock, time, options } = parts;
    const { timeout, leaseSlack, concurrency, concurrencyPerEndpoint: perEndpoint, onError } = options;
    this.#lanes = new Lanes({ concurrency, perEndpoint });
    this.#current = new CurrentEndpoints(webhooks, onError);
    this.#outcomeWriter = new OutcomeWriter({
      most: unstored * concurrency,
      expectsMore: () => this.#inFlight.size > 1,
      time,
      settle: (batch, passOver) => this.#settle(batch, passOver),
      follow: stored => this.#follow(stored),
      ended: () => this.#dispatch(),
      onError,
    });
    // Twice the timeout of a delivery, plus time for waiting here and for the storage.
    const longest = 2 * timeout + leaseSlack;
    const canRenew = webhooks.renew !== undefined;
    this.leaseFor = canRenew ? Math.min(options.leaseFor, longest) : longest;
    this.#renewal = canRenew
      ? new LeaseRenewal({
          token,
          leaseFor: this.leaseFor,
          webhooks,
          clock,
          time,
          held: () => [...this.#lanes.held(), ...this.#unsettled.values()],
          lost: lost => this.#lanes.forget(lost, time.now()),
          onError,
        })
      : null;
  }

  start(): void {
    this.#renewal?.start();
  }

  /** Number of deliveries that are being sent: of a workspace, or of all. */
  inFlight(workspaceId?: string): number {
    return this.#lanes.inFlight(workspaceId);
  }

  /** Whether the storage may have more deliveries that can be sent soon. */
  get isHungry(): boolean {
    return this.#lanes.isHungry;
  }

  /** What to claim now, or `null` if there is no room. */
  wanted(): ClaimSize | null {
    return this.#lanes.wanted();
  }

  /** Adds what was claimed for {@link wanted}. `asked`: when that was. */
  async add(wanted: ClaimSize, claimed: readonly WebhookJob[], asked: number): Promise<void> {
    const held = (await this.#renewal?.claimed(claimed, asked)) ?? { jobs: claimed, asked };
    const lease = { asked: held.asked, sendBefore: held.asked + this.#sendWithin };
    const others = held.jobs.filter(job => !this.#isUnsettled(job, lease));
    this.#lanes.add(wanted, others, lease, this.#parts.time.now());
    this.#dispatch();
  }

  /** Sends nothing more. */
  stop(): void {
    this.#isEnding = true;
    this.#turn?.cancel();
  }

  /** Finishes running deliveries and stores their outcomes. Returns all others, which it does not renew any more. */
  async finish(): Promise<WebhookJob[]> {
    await Promise.all(this.#inFlight);
    await this.#outcomeWriter.done();
    await this.#renewal?.stop();
    return this.#lanes.held().map(({ job }) => job);
  }

  async release(jobs: readonly WebhookJob[]): Promise<void> {
    await this.#renewal?.over(
      jobs.map(({ workspaceId, delivery }) => deliveryKeyOf(workspaceId, delivery.id)),
    );
    await this.#parts.webhooks.release(this.#parts.token, jobs);
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
    const { time } = this.#parts;
    while (!this.#isEnding) {
      const next = this.#lanes.next(time.now(), this.#isBehind);
      if (next === null) break;
      const sending = this.#perform(next).then(answered => {
        this.#inFlight.delete(sending);
        this.#lanes.end(next, answered, time.now());
        this.#dispatch();
      });
      this.#inFlight.add(sending);
    }
    if (this.#isEnding) return;
    this.#lookAgain();
    if (this.#lanes.isHungry) this.#parts.hungry();
  }

  #lookAgain(): void {
    const { time } = this.#parts;
    const at = this.#lanes.nextTurn();
    if (at === this.#turn?.at) return;
    this.#turn?.cancel();
    this.#turn = null;
    if (at === null) return;
    const cancel = time.after(Math.max(1, Math.ceil(at - time.now())), () => {
      this.#turn = null;
      this.#dispatch();
    });
    this.#turn = { at, cancel };
  }

  /** How long after the claim a delivery may be started, so that it ends before its lease, unless that is renewed. */
  get #sendWithin(): number {
    const { timeout, leaseSlack } = this.#parts.options;
    return this.#renewal?.sendWithin ?? timeout + leaseSlack;
  }

  /** Returns whether the receiver responded, or `null` if nothing was sent. Never rejects. */
  async #perform(running: RunningDelivery): Promise<boolean | null> {
    const { time, options } = this.#parts;
    const { job: leased, lane, asked } = running;
    const key = deliveryKeyOf(leased.workspaceId, leased.delivery.id);
    this.#unsettled.set(key, running);
    let hasOutcome = false;
    try {
      const known = this.#current.of(leased, lane, asked, time.now());
      const endpoint = known instanceof Promise ? await known : known;
      if (endpoint === null) {
        await this.#giveBack(leased);
        return null;
      }
      // The next worker that claims it sends it.
      if (time.now() > running.sendBefore) return null;
      const job = endpoint === leased.endpoint ? leased : { ...leased, endpoint };
      const { sent, settlement } = await attempted(job, this.#parts);
      // Its endpoint is paused as soon as that is stored; until then, no more is sent to it.
      if (isGone(sent.attempt)) {
        const now = time.now();
        this.#lanes.hold(lane, now + this.#sendWithin, now);
      }
      hasOutcome = true;
      if (endpoint.ordered === true) this.#inLine.add(key);
      this.#outcomeWriter.add(settlement);
      report(job, settlement, options);
      return sent.isSkipped ? null : sent.isAnswered;
    } catch (error) {
      options.onError(error);
      return false;
    } finally {
      if (!hasOutcome) this.#unsettled.delete(key);
    }
  }

  /** From here on, its leases end if they cannot be stored. */
  async #settle(
    batch: readonly Settlement[],
    passOver?: SettlingOptions['passOver'],
  ): Promise<readonly StoredSettlement[]> {
    const { webhooks, token, clock, due } = this.#parts;
    const keys = batch.map(({ workspaceId, deliveryId }) => deliveryKeyOf(workspaceId, deliveryId));
    for (const key of keys) this.#unsettled.delete(key);
    const inLine = keys.filter(key => this.#inLine.delete(key));
    await this.#renewal?.over(keys);
    const stored = await webhooks.settle(token, batch, {
      ...clock(),
      ...(passOver !== undefined && {
        passOver: locked => {
          // They are settled again.
          for (const { workspaceId, deliveryId } of locked) {
            const key = deliveryKeyOf(workspaceId, deliveryId);
            if (inLine.includes(key)) this.#inLine.add(key);
          }
          passOver(locked);
        },
      }),
    });
    if (inLine.length > 0) due();
    return stored;
  }

  /** Tells of events that follow, and drops waiting deliveries of endpoints that were paused or deleted. */
  async #follow(stored: readonly StoredSettlement[]): Promise<void> {
    const { time, due } = this.#parts;
    if (stored.some(({ settlement, followed }) => settlement.events.length > 0 || followed !== null)) due();
    const left = stored
      .filter(
        ({ settlement: { attempt }, followed }) => isGone(attempt) || followed?.change?.state === 'paused',
      )
      .flatMap(({ settlement: { workspaceId, endpointId } }) =>
        this.#lanes.drop(workspaceId, endpointId, time.now()),
      );
    if (left.length > 0) await this.release(left);
  }

  /** Releases a delivery whose endpoint receives nothing now, with all others that wait for it here. */
  #giveBack(job: WebhookJob): Promise<void> {
    const { workspaceId, endpoint } = job;
    const left = this.#lanes.drop(workspaceId, endpoint.id, this.#parts.time.now());
    return this.release([job, ...left]);
  }
}
