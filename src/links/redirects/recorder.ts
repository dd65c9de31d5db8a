/** Buffers clicks for a moment and stores them in batches, so that redirects never wait for the storage. */
import { randomBytes } from 'node:crypto';
import type { WorkerTime } from '../../common/time/worker-time.ts';
import type { LinkClicks } from '../../repository/index.ts';
import { ClickEntries, type EntriesOptions, type IncomingClick, isoOf, linkKeyOf } from './click-entries.ts';

export interface RecorderOptions extends EntriesOptions {
  /** How long a click may wait, in milliseconds. */
  readonly interval: number;
  /** Whether to store individual clicks too. */
  readonly keep: boolean;
  /** Called when stored clicks may have created deliveries. */
  readonly nudge: () => void;
  /** Never throws. */
  readonly onError: (error: unknown) => void;
  readonly time: WorkerTime;
}

/** The maximum number of clicks that wait while the storage is unavailable. Further clicks are dropped. */
const maxWaiting = 100_000;
/** Of these, the maximum number that wait for rows that somebody else has locked: others must not be dropped for them. */
const maxLocked = 10_000;
/** Maximum size of a batch. Storing a larger one would take longer than a click may wait. */
const maxAtOnce = 2_000;
/** Delay after a storage error, and before clicks that wait for locked rows are tried again, in milliseconds. */
const retryMs = 1_000;
/** Delay between the attempts of an orderly shutdown, in milliseconds. */
const lastPauses = [100, 200, 400, 800];

/**
 * A batch of clicks. If storing it ends without a response, it may have been stored; its number lets the storage detect
 * a repetition.
 */
interface Batch {
  readonly number: number;
  readonly clicks: readonly IncomingClick[];
  /** The links whose clicks the storage has left out, if it has stored the batch. */
  locked: ReadonlySet<string>;
}

export class ClickRecorder {
  readonly #options: RecorderOptions;
  readonly #entries: ClickEntries;
  readonly #id = `rec_${randomBytes(12).toString('base64url')}`;
  #waiting: IncomingClick[] = [];
  /** The batch that is being stored or retried. It does not change until it is stored. */
  #batch: Batch | null = null;
  /** What the storage has left out, and when it is tried again. */
  #locked: IncomingClick[] = [];
  #tryLockedAt = 0;
  #batches = 0;
  /** When the oldest waiting click arrived. */
  #since = 0;
  #cancel: (() => void) | null = null;
  #storing: Promise<boolean> | null = null;
  #lost = 0;
  #closed = false;

  constructor(options: RecorderOptions) {
    this.#options = options;
    this.#entries = new ClickEntries(options);
  }

  record(click: IncomingClick): void {
    if (this.#closed || this.#left >= maxWaiting) {
      this.#lost += 1;
      return;
    }
    const isFirst = this.#waiting.length === 0;
    if (isFirst) this.#since = this.#options.time.now();
    this.#waiting.push(click);
    // It does not wait with those that wait for locked rows.
    const isSoon = isFirst && this.#batch === null;
    if (this.#storing === null && (this.#cancel === null || isSoon)) this.#schedule(this.#options.interval);
  }

  /** Stores the waiting clicks. Resolves when they are stored, or after a reasonable number of failures. */
  async close(): Promise<void> {
    const pauses = [...lastPauses];
    while (this.#left > 0 || this.#storing !== null) {
      this.#tryLockedAt = 0;
      if (await this.#store()) continue;
      const pause = pauses.shift();
      if (pause === undefined) break;
      await new Promise<void>(resolve => void this.#options.time.after(pause, resolve));
    }
    this.#closed = true;
    this.#cancel?.();
    if (this.#left > 0) this.#options.onError(new Error(`${this.#left} clicks could not be stored`));
  }

  /** Number of clicks that are not confirmed as stored. */
  get #left(): number {
    return this.#waiting.length + this.#locked.length + (this.#batch?.clicks.length ?? 0);
  }

  #schedule(delay: number): void {
    this.#cancel?.();
    this.#cancel = this.#options.time.after(delay, () => {
      this.#cancel = null;
      void this.#store();
    });
  }

  /** Never rejects. Clicks that cannot be stored keep waiting. Returns whether some are stored. */
  #store(): Promise<boolean> {
    this.#storing ??= this.#storeBatch().then(stored => {
      this.#storing = null;
      if (this.#left > 0 && this.#cancel === null && !this.#closed) {
        const at = this.#waiting.length > 0 ? this.#since + this.#options.interval : this.#tryLockedAt;
        this.#schedule(this.#batch === null ? Math.max(0, at - this.#options.time.now()) : retryMs);
      }
      return stored;
    });
    return this.#storing;
  }

  async #storeBatch(): Promise<boolean> {
    const batch = this.#nextBatch();
    if (this.#lost > 0)
      this.#options.onError(
        new Error(`${this.#lost} clicks were dropped: too many clicks were waiting to be stored`),
      );
    this.#lost = 0;
    if (batch === null) return true;
    let reported = 0;
    try {
      const { repository, keep, now } = this.#options;
      const name = { recorder: this.#id, number: batch.number, at: isoOf(now()) };
      const passOver = (locked: readonly LinkClicks[]) => {
        batch.locked = new Set(locked.map(({ workspaceId, linkId }) => linkKeyOf(workspaceId, linkId)));
      };
      reported = await repository.recordClicks(await this.#entries.of(batch.clicks), {
        keep,
        batch: name,
        passOver,
      });
    } catch (error) {
      this.#options.onError(error);
      return false;
    }
    this.#batch = null;
    if (reported > 0) this.#options.nudge();
    return this.#keepLocked(batch) < batch.clicks.length;
  }

  /** Keeps the clicks that the storage has left out, and returns their number. */
  #keepLocked({ clicks, locked }: Batch): number {
    const left = clicks.filter(({ found: { workspaceId, link } }) =>
      locked.has(linkKeyOf(workspaceId, link.id)),
    );
    if (left.length === 0) return 0;
    const room = maxLocked - this.#locked.length;
    this.#locked.push(...left.slice(0, room));
    this.#lost += Math.max(0, left.length - room);
    this.#tryLockedAt = this.#options.time.now() + retryMs;
    return left.length;
  }

  /** `null`: nothing is due. A timer may fire a moment before its time. */
  #nextBatch(): Batch | null {
    if (this.#batch !== null) return this.#batch;
    const again = this.#options.time.now() < this.#tryLockedAt ? [] : this.#locked.splice(0, maxAtOnce / 2);
    const fresh = this.#waiting.slice(0, maxAtOnce - again.length);
    if (again.length + fresh.length === 0) return null;
    this.#waiting = this.#waiting.slice(fresh.length);
    this.#batches += 1;
    this.#batch = { number: this.#batches, clicks: [...again, ...fresh], locked: new Set() };
    return this.#batch;
  }
}
