/** Stores the outcomes of deliveries in batches, beside sending. */

import { groupBy } from '../common/collections/group-by.ts';
import { withRemedy } from '../common/errors/remedy.ts';
import type { WorkerTime } from '../common/time/worker-time.ts';
import {
  type Awaitable,
  RepositoryUnavailableError,
  type Settlement,
  type SettlingOptions,
  type StoredSettlement,
} from '../repository/index.ts';
import { UnstoredOutcomes } from './unstored-outcomes.ts';

/**
 * While other deliveries are running, an outcome waits this long for theirs, in milliseconds, or until there are this
 * many: each batch costs as much as dozens of outcomes.
 */
const maxWait = 10;
const enough = 200;
/**
 * Maximum number of outcomes in one batch. PostgreSQL needs a second or more for a few thousand with responses of 4 KB:
 * with a large `concurrency`, all that may wait would take longer than the timeout of a statement. Then none of them would
 * ever be stored, and each delivery would be sent again and again.
 */
const maxAtOnce = 1_000;

/** Number of concurrent batches: a second one, so that others need not wait while a large one is stored. */
const atOnce = 2;

export interface OutcomeWriterOptions {
  /** How many outcomes of all workspaces may wait to be stored; see {@link UnstoredOutcomes}. */
  readonly most: number;
  /** Whether other deliveries are running, besides the one whose outcome is added. */
  readonly expectsMore: () => boolean;
  readonly time: WorkerTime;
  /** `passOver`: see {@link SettlingOptions}. */
  readonly settle: (
    batch: readonly Settlement[],
    passOver?: SettlingOptions['passOver'],
  ) => Awaitable<readonly StoredSettlement[]>;
  /** Called with the stored outcomes, before the next batch of their workspaces. */
  readonly follow: (stored: readonly StoredSettlement[]) => Promise<void>;
  /** Called when a batch ends, with or without an error. */
  readonly ended: () => void;
  /** Never throws. */
  readonly onError: (error: unknown) => void;
}

export class OutcomeWriter {
  readonly #options: OutcomeWriterOptions;
  readonly #unstored: UnstoredOutcomes;
  readonly #running = new Set<Promise<void>>();
  /** Batches that wait for rows that somebody else has locked. There is at most one of a workspace. */
  readonly #locked = new Set<Promise<void>>();
  /** Ends the wait for more outcomes; `null` if no batch waits for any. */
  #go: (() => void) | null = null;
  #isEnding = false;

  constructor(options: OutcomeWriterOptions) {
    this.#options = options;
    this.#unstored = new UnstoredOutcomes(options.most);
  }

  /** The storage is slower than the receivers of this workspace, and must catch up before more is sent to them. */
  isBehind(workspaceId: string): boolean {
    return this.#unstored.isBehind(workspaceId);
  }

  add(settlement: Settlement): void {
    this.#unstored.add(settlement);
    if (this.#go === null) this.#begin();
    else if (!this.#isWorthWaiting) this.#go();
  }

  /** No more outcomes are added. Resolves when all are stored. */
  async done(): Promise<void> {
    this.#isEnding = true;
    this.#go?.();
    while (this.#running.size + this.#locked.size > 0) await Promise.all([...this.#running, ...this.#locked]);
  }

  get #isWorthWaiting(): boolean {
    return !this.#isEnding && this.#unstored.ready < enough && this.#options.expectsMore();
  }

  /** Begins a batch, unless there is nothing for it, or another one is still waiting for more. */
  #begin(): void {
    if (this.#go !== null || this.#running.size >= atOnce || this.#unstored.ready === 0) return;
    const running = this.#store().then(() => {
      this.#running.delete(running);
      this.#begin();
    });
    this.#running.add(running);
  }

  async #gather(): Promise<void> {
    let cancel = () => {};
    await new Promise<void>(resolve => {
      this.#go = resolve;
      if (this.#isWorthWaiting) cancel = this.#options.time.after(maxWait, resolve);
      else resolve();
    });
    cancel();
    this.#go = null;
  }

  /** A storage that cannot be reached is not asked again for each batch: that would take as many of its timeouts. */
  #giveUp(): void {
    const left = this.#unstored.clear();
    if (left > 0)
      this.#options.onError(
        withRemedy(
          new Error(`${left} outcomes of deliveries could not be stored: they are sent again`),
          'Find out why the storage could not be reached; receivers get these deliveries twice',
        ),
      );
  }

  async #store(): Promise<void> {
    await this.#gather();
    const batch = this.#unstored.take(maxAtOnce);
    // They were given up meanwhile.
    if (batch.length === 0) return;
    // What is left is of other workspaces.
    this.#begin();
    const locked: Settlement[] = [];
    await this.#settle(batch, some => locked.push(...some));
    const waiting = new Set(locked.map(({ workspaceId }) => workspaceId));
    this.#end(batch.filter(({ workspaceId }) => !waiting.has(workspaceId)));
    if (locked.length > 0) this.#waitFor(locked, batch);
  }

  /** Stores what was passed over. The next outcomes of its workspaces come after it, those of others need not wait. */
  #waitFor(locked: readonly Settlement[], batch: readonly Settlement[]): void {
    for (const [workspaceId, some] of groupBy(locked, one => one.workspaceId)) {
      const storing = this.#settle(some).then(() => {
        this.#locked.delete(storing);
        this.#end(batch.filter(one => one.workspaceId === workspaceId));
        this.#begin();
      });
      this.#locked.add(storing);
    }
  }

  async #settle(batch: readonly Settlement[], passOver?: SettlingOptions['passOver']): Promise<void> {
    const { settle, follow, onError } = this.#options;
    try {
      await follow(await settle(batch, passOver));
    } catch (error) {
      // The lease ends and the delivery is sent again, so it is still delivered at least once.
      onError(error);
      // While one workspace waits for a locked row, the storage is there for all others.
      const isGone = passOver !== undefined && error instanceof RepositoryUnavailableError;
      if (this.#isEnding && isGone) this.#giveUp();
    }
  }

  #end(batch: readonly Settlement[]): void {
    this.#unstored.end(batch);
    this.#options.ended();
  }
}
