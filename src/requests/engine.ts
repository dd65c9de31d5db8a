/** The engine of the request log: counts requests, stores them in batches, and prunes old ones. */
import { setTimeout as wait } from 'node:timers/promises';
import { endWithin, maxEndTime } from '../common/concurrency/end-within.ts';
import { defined } from '../common/defined.ts';
import { safeCallback } from '../common/errors/safe-callback.ts';
import {
  checkOptions,
  isFunction,
  needOption,
  numberFrom,
  wholeNumberFrom,
} from '../common/options/check-options.ts';
import { checksOf, type OptionRows, withDefaults } from '../common/options/option-rows.ts';
import { onceASecond } from '../common/time/once-a-second.ts';
import { Pruning } from '../common/time/pruning.ts';
import { realTime, type WorkerTime } from '../common/time/worker-time.ts';
import type { AnsweredRequest, RequestObserver } from '../group/observer.ts';
import { repositoryWith } from '../repository/check.ts';
import { checkedRepository } from '../repository/checked.ts';
import type { AnsweredRequests, Parts } from '../repository/index.ts';
import { LockedRequests } from './locked.ts';
import { WaitingRequests } from './waiting.ts';

export interface RequestLogOptions {
  /** The storage. It must be the same as the router's. */
  readonly repository: Pick<Parts, 'requests'>;
  /** How many days requests are listed. They are counted for 400 days. @default 30 */
  readonly retentionDays?: number;
  /**
   * How many requests of a workspace that were refused or failed are kept, the newest. They have room of their own: the
   * newest 10,000 others do not push them out. @default 10000; the lowdb adapter keeps 200 of each
   */
  readonly maxErrors?: number;
  /**
   * How long a request may wait to be stored, in milliseconds. A process that is killed loses these requests. @default
   * 1000
   */
  readonly writeInterval?: number;
  /** Called with errors, at most once a second with the same outage of the storage. @default nothing */
  readonly onError?: (error: unknown) => void;
  /** The clock: returns milliseconds since 1970. @default Date.now; retention uses the clock of the storage */
  readonly now?: () => number;
}

/** The request log of this process, from `createRequestLog`. */
export interface RequestLog extends RequestObserver {
  /** What is kept, and for how many days. */
  readonly retention: {
    readonly requestDays: number;
    readonly most: number;
    readonly maxErrors: number;
    readonly usageDays: number;
  };
  /** Starts to prune old requests. A second call has no effect. */
  start(): void;
  /** `pruning_behind_ms`: for how long there have been more old requests to delete, or that has failed. Nothing by workspace. */
  inHand(workspaceId?: string): Readonly<Record<string, number>>;
  /** Stores what waits, so that who reads the log next finds it. Resolves also if the storage is unavailable. */
  flush(): Promise<void>;
  /** Stores what waits. Call it before you close the storage. */
  close(): Promise<void>;
}

/** The storage keeps the newest so many requests of a workspace, besides failures, however many days they cover. */
const maxKept = 10_000;

const rows = {
  repository: repositoryWith(['requests']),
  retentionDays: [numberFrom(1, 36_500), 30],
  maxErrors: [wholeNumberFrom(1, 1_000_000), maxKept],
  writeInterval: [numberFrom(10, 10_000), 1_000],
  onError: [isFunction, () => {}],
  now: isFunction,
} as const satisfies OptionRows<RequestLogOptions>;

export const requestLogChecks = checksOf<RequestLogOptions>(rows);

export const withRequestLogDefaults = (options: RequestLogOptions) => withDefaults(rows, options);

/** How many days requests are counted. */
const usageDays = 400;
/** Requests of a workspace that a process adds before the storage looks again for those beyond `maxKept`. */
const addedBetween = 1_000;
/** Workspaces whose added requests are remembered. */
const maxRemembered = 10_000;
const hour = 3_600_000;
/** Delay after a storage error, in milliseconds. */
const retryMs = 1_000;
/** Delay between the attempts of an orderly shutdown, in milliseconds. */
const lastPauses = [100, 200, 400, 800];

/** By its name, because storages of hosts may have their own copy of the class. */
const isOutage = (error: unknown) => error instanceof Error && error.name === 'RepositoryUnavailableError';

/**
 * Creates the request log of this process. Pass it to `createRouter` as `requests`, call `start()`, and `close()` it
 * before the storage. `time`: replaced in tests.
 * @throws TypeError for an invalid option
 * @example
 * const requests = createRequestLog({ repository });
 * const router = createRouter({ repository, requests });
 */
export function createRequestLog(given: RequestLogOptions, time: WorkerTime = realTime): RequestLog {
  const options = checkOptions('createRequestLog', given, requestLogChecks);
  needOption('createRequestLog', 'repository', options.repository);
  const resolved = withRequestLogDefaults(options);
  const { retentionDays, maxErrors, writeInterval, now } = resolved;
  const repository = checkedRepository(options.repository);
  const onError = onceASecond(safeCallback(resolved.onError), time);
  const clock = now ?? (() => Date.now());
  /** Of hours that are over, the oldest first. */
  const ended: WaitingRequests[] = [];
  let waiting: WaitingRequests | null = null;
  /** What is being stored or retried. The first one does not change until it is stored. */
  const batches: (readonly AnsweredRequests[])[] = [];
  const locked = new LockedRequests();
  /** When the locked ones are tried again. */
  let tryLockedAt = 0;
  let storing: Promise<boolean> | null = null;
  let cancel: (() => void) | null = null;
  let isClosed = false;
  let job: Pruning | null = null;
  const added = new Map<string, number>();

  const hasMore = () => batches.length > 0 || ended.length > 0 || waiting !== null || !locked.isEmpty;

  function keepOf(
    workspaceId: string,
    count: number,
  ): { readonly keep: number | null; readonly keepErrors: number | null } {
    const before = added.get(workspaceId) ?? addedBetween;
    const isEnough = before + count > addedBetween;
    if (added.size >= maxRemembered && !added.has(workspaceId)) added.clear();
    added.set(workspaceId, isEnough ? 0 : before + count);
    return isEnough ? { keep: maxKept, keepErrors: maxErrors } : { keep: null, keepErrors: null };
  }

  function schedule(delay: number): void {
    if (cancel !== null || isClosed) return;
    cancel = time.after(delay, () => {
      cancel = null;
      void store();
    });
  }

  function keepLocked(some: readonly AnsweredRequests[]): void {
    if (some.length === 0) return;
    tryLockedAt = time.now() + retryMs;
    // Not one by one: each that there is no room for is dropped.
    const dropped = some.filter(one => !locked.add(one)).length;
    if (dropped > 0)
      onError(new Error('requests were dropped: too many wait for rows that somebody else has locked'));
  }

  /** The locked ones come first. Others of a workspace with locked ones wait with them. */
  function nextBatch(): readonly AnsweredRequests[] {
    const next = ended.shift() ?? waiting;
    if (next === waiting) waiting = null;
    const again = time.now() < tryLockedAt ? [] : locked.take();
    const fresh = next === null ? [] : next.records(keepOf);
    keepLocked(fresh.filter(({ workspaceId }) => locked.has(workspaceId)));
    return [...again, ...fresh.filter(({ workspaceId }) => !locked.has(workspaceId))];
  }

  /** Returns whether something was stored, or nothing was to be stored. */
  async function storeBatch(): Promise<boolean> {
    if (batches.length === 0) {
      const next = nextBatch();
      if (next.length > 0) batches.push(next);
    }
    const [batch] = batches;
    if (batch === undefined) return true;
    const left: AnsweredRequests[] = [];
    try {
      await repository.requests.record(batch, { passOver: some => void left.push(...some) });
      batches.shift();
      keepLocked(left);
      return left.length < batch.length;
    } catch (error) {
      onError(error);
      if (isOutage(error)) return false;
      // It would be refused for ever, and all later requests would wait for it. Each workspace is tried on its own, so
      // that others lose nothing: what is given again is stored once.
      batches.shift();
      if (batch.length > 1) batches.unshift(...batch.map(one => [one]));
    }
    return true;
  }

  /** Never rejects. What cannot be stored keeps waiting. */
  function store(): Promise<boolean> {
    storing ??= storeBatch().then(stored => {
      storing = null;
      if (hasMore()) schedule(stored ? writeInterval : retryMs);
      return stored;
    });
    return storing;
  }

  async function storeAll(pauses: number[]): Promise<void> {
    while (storing !== null || hasMore()) {
      tryLockedAt = 0;
      if (await store()) continue;
      const pause = pauses.shift();
      if (pause === undefined) return;
      await wait(pause);
    }
  }

  const kept = { requestDays: retentionDays, usageDays: Math.max(usageDays, retentionDays) };
  return {
    retention: { ...kept, most: maxKept, maxErrors },
    observe(request: AnsweredRequest) {
      // Who looks at the log again and again would see little else in it.
      if (isClosed || request.operation.scope === 'requests:read') return;
      const at = clock();
      if (waiting !== null && !waiting.covers(at)) {
        ended.push(waiting);
        waiting = null;
      }
      waiting ??= new WaitingRequests(at);
      waiting.add(request, at);
      if (cancel === null && storing === null) schedule(writeInterval);
    },
    start() {
      if (job !== null || isClosed) return;
      const prune = () =>
        repository.requests.prune({
          ...kept,
          ...defined({ now: now && new Date(now()).toISOString() }),
        });
      job = new Pruning({ prune, onError, time, soon: 20, later: hour });
      job.start();
    },
    inHand: workspaceId => (workspaceId === undefined ? { pruning_behind_ms: job?.behind ?? 0 } : {}),
    async flush() {
      // What arrives after this is not waited for: under load there would be no end.
      const last = waiting;
      const isLeft = () =>
        storing !== null || batches.length > 0 || ended.length > 0 || (last !== null && last === waiting);
      // Locked ones are tried again, but not waited for: they are in no batch then.
      if (!locked.isEmpty) tryLockedAt = 0;
      if (!locked.isEmpty && !isLeft()) await store();
      while (isLeft() && ((await store()) || batches.length === 0));
    },
    async close() {
      await endWithin({ time, limit: maxEndTime, what: 'The request log', onError }, async () => {
        await job?.close();
        await storeAll([...lastPauses]);
      });
      isClosed = true;
      cancel?.();
      if (hasMore()) onError(new Error('the last requests could not be stored in the request log'));
    },
  };
}
