/**
 * Changes that need rows which others have locked, such as a host whose transaction is open. They wait without a connection:
 * each is rolled back, and tried again for a moment, so that others get the connections.
 */
import { setTimeout } from 'node:timers';
import { elapsed } from '../../../common/time/worker-time.ts';
import { isLockTimeout } from './failures.ts';

/** Maximum time that a statement waits for a row of others, in milliseconds. */
export const maxLockWait = 100;
/** The same where it is known that others of the same key wait: what can be done at once must not hold a connection. */
const shortLockWait = 10;
/** Maximum time that a change waits for locked rows altogether, in milliseconds. */
const maxLocked = 15_000;
/** Maximum pause after a try that has met a locked row, in milliseconds. Random, because of other processes. */
const maxPause = 50;
/** Maximum number of changes of a key that are tried at the same time. */
const maxWidth = 64;
/** How many changes of a lane that is in turn have to succeed before several are tried at the same time. */
const maxInTurn = 32;

export interface LockAttempt {
  /** For how long it may wait for a lock, in milliseconds. */
  readonly lockWait: number;
  /** Whether it must fail with {@link mustQueue} instead of beginning: others of its key have met a locked row. */
  readonly isLate: () => boolean;
}

type Change<Result> = (attempt: LockAttempt) => Promise<Result>;

class MustQueueError extends Error {
  // An error of the name Error would count as one of the connection.
  override readonly name = 'MustQueueError';
}

export const mustQueue = new MustQueueError('others wait for locked rows');

interface Waiting {
  readonly change: Change<unknown>;
  /** When it has waited long enough. */
  readonly until: number;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/** The more has succeeded since something met a locked row, the more is tried at the same time. */
class Queue {
  waiting: Waiting[] = [];
  running = 0;
  width = 1;
  isPaused = false;
}

/** What waits with a key. Those that come while others wait may need other rows, so they do not wait behind them. */
interface Lane {
  readonly untried: Queue;
  readonly tried: Queue;
  /** When something was done last, or the lane was made. */
  doneAt: number;
  /**
   * How many changes still run one at a time, because several at the same time have met a locked row: perhaps that of
   * another one of them, as of the same workspace. In turn, they do not wait for one another.
   */
  inTurn: number;
}

const queuesOf = ({ untried, tried }: Lane): readonly Queue[] => [untried, tried];

const first: LockAttempt = { lockWait: maxLockWait, isLate: () => false };
const again: LockAttempt = { lockWait: shortLockWait, isLate: () => false };

export class LockedChanges {
  readonly #clock: () => number;
  readonly #lanes = new Map<string, Lane>();

  /** `clock`: in milliseconds. */
  constructor({ clock = elapsed }: { readonly clock?: () => number } = {}) {
    this.#clock = clock;
  }

  /**
   * Carries out a change; `key` stands for the rows that it needs, such as those of a workspace. While it fails because a row
   * is locked, it is tried again, for 15 seconds at most.
   */
  async run<Result>(key: string, change: Change<Result>): Promise<Result> {
    const until = this.#clock() + maxLocked;
    const isLate = () => this.#lanes.has(key);
    if (isLate()) return this.#queue(key, 'untried', change, until);
    try {
      return await change({ ...first, isLate });
    } catch (error) {
      if (error === mustQueue) return this.#queue(key, 'untried', change, until);
      if (isLockTimeout(error)) return this.#queue(key, 'tried', change, until);
      throw error;
    }
  }

  /** The same for a change that has met a locked row already. */
  wait<Result>(key: string, change: Change<Result>): Promise<Result> {
    return this.#queue(key, 'tried', change, this.#clock() + maxLocked);
  }

  /** For how long something else with this key may wait for a lock, in milliseconds. */
  lockWait(key: string): number {
    return this.#lanes.has(key) ? shortLockWait : maxLockWait;
  }

  #queue<Result>(
    key: string,
    name: 'untried' | 'tried',
    change: Change<Result>,
    until: number,
  ): Promise<Result> {
    const lane: Lane = this.#lanes.get(key) ?? {
      untried: new Queue(),
      tried: new Queue(),
      doneAt: this.#clock(),
      inTurn: 0,
    };
    this.#lanes.set(key, lane);
    return new Promise((resolve, reject) => {
      lane[name].waiting.push({ change, until, resolve: resolve as Waiting['resolve'], reject });
      // One that has just met a locked row would meet it again.
      if (name === 'tried') this.#pause(key, lane);
      else this.#go(key, lane, lane.untried);
    });
  }

  #go(key: string, lane: Lane, queue: Queue): void {
    const isFree = () => lane.inTurn === 0 || queuesOf(lane).every(({ running }) => running === 0);
    while (!queue.isPaused && queue.running < queue.width && isFree()) {
      const one = queue.waiting.shift();
      if (one === undefined) break;
      queue.running += 1;
      void this.#try(key, lane, queue, one);
    }
    const isOver = queuesOf(lane).every(({ waiting, running }) => waiting.length + running === 0);
    if (isOver && this.#lanes.get(key) === lane) this.#lanes.delete(key);
  }

  /** It fails with a try that began too late: the clock may have moved on while one was under way, as on a stopped machine. */
  async #try(key: string, lane: Lane, queue: Queue, one: Waiting): Promise<void> {
    const isLast = this.#clock() >= one.until;
    try {
      one.resolve(await one.change(isLast ? first : again));
      lane.doneAt = this.#clock();
      if (lane.inTurn > 0) lane.inTurn -= 1;
      else queue.width = Math.min(queue.width * 2, maxWidth);
    } catch (error) {
      if (isLockTimeout(error)) {
        if (queue.running > 1) lane.inTurn = maxInTurn;
        queue.width = 1;
        if (isLast) this.#rejectLate(lane, one, error);
        else lane.tried.waiting.push(one);
        this.#pause(key, lane);
      } else one.reject(error);
    }
    queue.running -= 1;
    for (const each of queuesOf(lane).toReversed()) this.#go(key, lane, each);
  }

  /** Where nothing is done any more, not only the one that was tried: with many, it takes long until each is tried again. */
  #rejectLate(lane: Lane, one: Waiting, error: unknown): void {
    one.reject(error);
    const now = this.#clock();
    if (now - lane.doneAt < maxLocked) return;
    for (const queue of queuesOf(lane)) {
      for (const { until, reject } of queue.waiting) if (until <= now) reject(error);
      queue.waiting = queue.waiting.filter(({ until }) => until > now);
    }
  }

  #pause(key: string, lane: Lane): void {
    const { tried } = lane;
    if (tried.isPaused) return;
    tried.isPaused = true;
    setTimeout(() => {
      tried.isPaused = false;
      this.#go(key, lane, tried);
    }, Math.random() * maxPause);
  }
}
