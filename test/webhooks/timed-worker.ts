/** A worker with a clock of the test, on a storage of the test. */
import { defined } from '../../src/common/defined.ts';
import { TargetGuard } from '../../src/outbound/target.ts';
import type { Claim, WebhookJob, WebhooksRepository } from '../../src/repository/index.ts';
import { endpoint } from '../../src/testing/sample.ts';
import type { WorkerOptions } from '../../src/webhooks/options.ts';
import type { AttemptOutcome, Sender } from '../../src/webhooks/send.ts';
import { WebhookWorker } from '../../src/webhooks/worker.ts';
import type { Cleanup } from '../helper.ts';
import { job } from './lane-jobs.ts';

export const second = 1_000;

/** A clock that advances on request, and runs due timers. */
class TestTime {
  #now = 0;
  #plans: { at: number; then: () => void }[] = [];

  now = () => this.#now;

  after = (wait: number, then: () => void) => {
    const plan = { at: this.#now + wait, then };
    this.#plans.push(plan);
    return () => {
      this.#plans = this.#plans.filter(one => one !== plan);
    };
  };

  /** Advances the clock, and runs everything that follows. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    await settled();
    for (;;) {
      const next = this.#plans.filter(({ at }) => at <= end).sort((one, two) => one.at - two.at)[0];
      if (next === undefined) break;
      this.#plans = this.#plans.filter(one => one !== next);
      this.#now = Math.max(this.#now, next.at);
      next.then();
      await settled();
    }
    this.#now = end;
  }

  /** Advances the clock while a promise is pending. */
  skip(milliseconds: number): void {
    this.#now += milliseconds;
  }
}

/** Waits until all promises that depend only on each other have settled. */
const settled = () => new Promise(resolve => setImmediate(resolve));

export interface Lane {
  readonly id: string;
  readonly rate?: number;
  /** The number of due deliveries. */
  readonly due: number;
  /** Milliseconds until the response, or never. @default 0 */
  readonly takes?: number;
}

/** A worker on a storage with many due deliveries, and receivers that respond after a delay. */
export function start(
  cleanup: Cleanup,
  given: readonly Lane[],
  options: Partial<WorkerOptions> = {},
  /** `claimTakes`: milliseconds. `settleTakes`, `renewTakes`, `lookTakes`: too. `toPrune`: after so many batches there is no more. `failedReleases`: so many fail, after they have released. `renews`: whether leases can be renewed. */
  {
    claimTakes = 0,
    settleTakes = 0,
    renewTakes = 0,
    lookTakes = 0,
    isGone = false,
    toPrune = 0,
    failedReleases = 0,
    renews = false,
  } = {},
) {
  const time = new TestTime();
  const left = new Map(given.map(lane => [lane.id, lane.due]));
  const claims: { claim: Claim; count: number }[] = [];
  const sent: { id: string; at: number; url: string }[] = [];
  let number = 0;
  const prunes: { at: number; keepFor: number | null; now?: string }[] = [];
  /** The current endpoints; `undefined`: the storage fails. */
  const changes = new Map<string, Partial<WebhookJob['endpoint']> | null | undefined>();
  const givenBack: string[] = [];
  let looks = 0;
  const steps: string[] = [];
  const renewals: { at: number; ids: string[]; leaseFor: number; now?: string }[] = [];
  /** What others have taken; `null`: the storage cannot be reached. */
  let others: ReadonlySet<string> | null = new Set();
  /** What the next claim gets besides. */
  const again: WebhookJob[] = [];
  const renew: NonNullable<WebhooksRepository['renew']> = async (_, jobs, { leaseFor, now }) => {
    renewals.push({
      at: time.now(),
      ids: jobs.map(({ delivery }) => delivery.id),
      leaseFor,
      ...defined({ now }),
    });
    steps.push('renew');
    if (renewTakes > 0) await new Promise<void>(resolve => time.after(renewTakes, resolve));
    steps.push('renewed');
    if (others === null) throw new Error('not renewed');
    return jobs.filter(({ delivery }) => !others?.has(delivery.id));
  };
  const webhooks: Pick<
    WebhooksRepository,
    'clock' | 'claim' | 'settle' | 'release' | 'prune' | 'findEndpoint' | 'renew'
  > = {
    ...(renews && { renew }),
    clock: () => Date.now(),
    findEndpoint: async (_, id) => {
      looks += 1;
      time.skip(lookTakes);
      const change = changes.has(id) ? changes.get(id) : {};
      if (change === undefined) throw new Error('gone');
      return change === null ? null : { ...endpoint(id, ['*']), ...change };
    },
    claim: async claim => {
      const rooms = new Map(claim.rooms?.map(({ endpointId, room }) => [endpointId, room]));
      const jobs: WebhookJob[] = again.splice(0);
      const taken = new Map<string, number>();
      for (let isDone = false; !isDone && jobs.length < claim.limit; ) {
        isDone = true;
        for (const { id, rate = null } of given) {
          const count = taken.get(id) ?? 0;
          const rest = left.get(id) ?? 0;
          if (rest === 0 || count >= (rooms.get(id) ?? claim.perEndpoint) || jobs.length >= claim.limit)
            continue;
          isDone = false;
          taken.set(id, count + 1);
          left.set(id, rest - 1);
          number += 1;
          jobs.push(job(id, `msg_${number}`, rate));
        }
      }
      claims.push({ claim, count: jobs.length });
      if (isGone) throw new Error('gone');
      time.skip(claimTakes);
      return jobs;
    },
    settle: async (_, batch) => {
      steps.push('settle');
      if (settleTakes > 0) await new Promise<void>(resolve => time.after(settleTakes, resolve));
      const well = { recent_failures: 0, failing_since: null };
      return batch.map(settlement => ({ settlement, before: well, after: well, followed: null }));
    },
    release: async (_, jobs) => {
      givenBack.push(...jobs.map(({ delivery }) => delivery.endpoint_id));
      failedReleases -= 1;
      if (failedReleases >= 0) throw new Error('not released');
    },
    prune: async ({ keepFor, now }) => {
      prunes.push({ at: time.now(), keepFor, ...(now === undefined ? {} : { now }) });
      if (isGone) throw new Error('gone');
      return prunes.length <= toPrune;
    },
  };
  const takes = new Map(given.map(lane => [lane.id, lane.takes ?? 0]));
  const sender: Sender = {
    send: job => {
      const { id, url } = job.endpoint;
      sent.push({ id, at: time.now(), url });
      const wait = takes.get(id) ?? 0;
      const timeout = options.timeout ?? 15_000;
      const answer = wait > timeout ? null : 204;
      if (wait === 0) return Promise.resolve(sentWith(answer));
      return new Promise(resolve => time.after(Math.min(wait, timeout), () => resolve(sentWith(answer))));
    },
    close: async () => {},
  };
  const worker = new WebhookWorker(
    { webhooks: webhooks as WebhooksRepository, ...options },
    new TargetGuard(),
    { sender, time },
  );
  worker.start();
  let isClosed = false;
  cleanup(async () => {
    const closed = worker.close().then(() => {
      isClosed = true;
    });
    while (!isClosed) await time.pass(second);
    await closed;
  });
  const countOf = (id: string) => sent.filter(one => one.id === id).length;
  const lose = (ids: readonly string[] | null) => {
    others = ids === null ? null : new Set(ids);
  };
  return {
    ...{ worker, time, claims, sent, countOf, left, prunes, changes, givenBack, looks: () => looks },
    ...{ renewals, lose, steps, again },
  };
}

const sentWith = (status: number | null): AttemptOutcome => ({
  attempt: {
    at: '2026-05-05T05:05:05Z',
    duration_ms: 1,
    status,
    error: status === null ? 'the connection failed' : null,
    response: null,
  },
  requestedRetryMs: null,
  isAnswered: status !== null,
});
