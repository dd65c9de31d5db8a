/**
 * Renews the leases of what this process is working on: deliveries that wait or are being sent, and those whose outcome is
 * not stored yet. Leases are short, so that others need not wait long when this process dies.
 */
import type { WorkerTime } from '../common/time/worker-time.ts';
import type { LeasedDelivery, WebhooksRepository } from '../repository/index.ts';
import type { HeldDelivery } from './lane.ts';

/** The part of a lease after which it is renewed: two renewals may fail before nothing more is sent. */
const part = 1 / 5;
/** The part of a lease in which a delivery may be started. */
const sendingPart = 2 / 3;

export const deliveryKeyOf = (workspaceId: string, deliveryId: string): string =>
  `${workspaceId} ${deliveryId}`;

const keyOf = ({ workspaceId, delivery }: LeasedDelivery) => deliveryKeyOf(workspaceId, delivery.id);

export interface LeaseRenewalOptions {
  readonly token: string;
  /** In milliseconds. */
  readonly leaseFor: number;
  readonly webhooks: WebhooksRepository;
  readonly clock: () => { now?: string };
  readonly time: WorkerTime;
  /** All that this process is working on. */
  readonly held: () => readonly HeldDelivery[];
  /** Called with those that others have by now. */
  readonly lost: (lost: ReadonlySet<HeldDelivery>) => void;
  /** Never throws. */
  readonly onError: (error: unknown) => void;
}

export class LeaseRenewal {
  readonly #options: LeaseRenewalOptions;
  readonly #every: number;
  /** How long after a claim or a renewal a delivery may be started. */
  readonly sendWithin: number;
  /** The deliveries of each renewal that the storage has not answered. */
  readonly #running = new Map<Promise<void>, ReadonlySet<string>>();
  #cancel: () => void = () => {};
  #isStopped = false;

  constructor(options: LeaseRenewalOptions) {
    this.#options = options;
    this.#every = options.leaseFor * part;
    this.sendWithin = options.leaseFor * sendingPart;
  }

  start(): void {
    const { time, onError } = this.#options;
    this.#cancel = time.after(this.#every, () => {
      void this.#renewDue()
        .catch(onError)
        .then(() => {
          if (!this.#isStopped) this.start();
        });
    });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#cancel();
    await Promise.all(this.#running.keys());
  }

  /** Waits for a renewal of one of these deliveries: two statements for the same rows could wait for each other. */
  async over(keys: Iterable<string>): Promise<void> {
    if (this.#running.size === 0) return;
    const all = [...keys];
    for (const [done, renewed] of [...this.#running]) if (all.some(key => renewed.has(key))) await done;
  }

  /** Renews what was claimed so long ago that it would be too late to send it, and returns what this process still has. */
  async claimed<Job extends LeasedDelivery>(
    jobs: readonly Job[],
    asked: number,
  ): Promise<{ readonly jobs: readonly Job[]; readonly asked: number }> {
    const now = this.#options.time.now();
    if (jobs.length === 0 || now - asked < this.#every) return { jobs, asked };
    const kept = await this.#renew(jobs);
    return { jobs: jobs.filter(job => kept.has(keyOf(job))), asked: now };
  }

  /** Most deliveries have ended before their lease has to be renewed. */
  async #renewDue(): Promise<void> {
    const { time, held, lost } = this.#options;
    const now = time.now();
    const due = held().filter(({ sendBefore }) => now - (sendBefore - this.sendWithin) >= this.#every);
    if (due.length === 0) return;
    const kept = await this.#renew(due.map(({ job }) => job));
    const gone = new Set<HeldDelivery>();
    for (const one of due)
      if (kept.has(keyOf(one.job))) one.sendBefore = now + this.sendWithin;
      else gone.add(one);
    if (gone.size > 0) lost(gone);
  }

  async #renew(jobs: readonly LeasedDelivery[]): Promise<ReadonlySet<string>> {
    const { token, leaseFor, webhooks, clock } = this.#options;
    const renewing = (async () => webhooks.renew?.(token, jobs, { leaseFor, ...clock() }))();
    const done = renewing.then(
      () => {},
      () => {},
    );
    this.#running.set(done, new Set(jobs.map(keyOf)));
    try {
      return new Set((await renewing)?.map(keyOf));
    } finally {
      this.#running.delete(done);
    }
  }
}
