/**
 * Whose task runs next. Each workspace has one turn at a time. What was slow before waits in a line of its own, so that
 * it delays neither the other tasks of its workspace nor other workspaces. So does what a workspace has not run before,
 * once several of its sources were slow: otherwise, slow sources that all differ would never be known.
 */
import { hash } from 'node:crypto';
import { LruCache } from '../../common/collections/lru-cache.ts';
import { FairQueue } from '../../common/concurrency/fair-queue.ts';
import { SandboxUnavailableError } from './process.ts';

export interface SandboxTask {
  /** The purpose of the task. Purposes take turns. */
  readonly line: string;
  readonly workspaceId: string;
  /** The mapping or schema. */
  readonly source: string;
}

/** Maximum numbers of waiting tasks. Each keeps its input in memory, at most 256 KiB. */
export interface QueueLimits {
  readonly perWorkspace: number;
  readonly perLine: number;
}

/** Number of tasks that run at once: those that are not known to be slow, and those that are. */
const slots = { quick: 2, slow: 1 };

/** A source that was slow must be quick this many times in a row. */
const probation = 10;
/** Number of sources to remember that were slow, and of workspaces. */
const maxSlow = 1_000;
/** Number of sources to remember that were quick. */
const maxQuick = 10_000;

/**
 * Each further slow source of a workspace counts this many points, up to the maximum, and each further quick one takes
 * one away. With more points than are trusted, its sources must be known to be quick. It takes many quick ones to make
 * up for a slow one, because those cost little.
 */
const points = { slow: 100, most: 1_000, trusted: 200 };

export class SandboxQueue {
  readonly #quick: FairQueue;
  readonly #slow: FairQueue;
  /** How many more times the source of a workspace must be quick. */
  readonly #left = new LruCache<number>(maxSlow);
  readonly #wereQuick = new LruCache<true>(maxQuick);
  readonly #points = new LruCache<number>(maxSlow);

  constructor({ perWorkspace, perLine }: QueueLimits) {
    const settings = {
      slotsPerShare: 1,
      perShare: perWorkspace,
      perLine,
      full: () => new SandboxUnavailableError('too much waits for the sandbox'),
    };
    this.#quick = new FairQueue({ ...settings, slots: slots.quick });
    this.#slow = new FairQueue({ ...settings, slots: slots.slow });
  }

  /** Runs a task when its turn comes. Its result says whether it was slow. */
  async run<Result extends { readonly isSlow: boolean }>(
    { line, workspaceId, source }: SandboxTask,
    task: () => Promise<Result>,
  ): Promise<Result> {
    const turn = { line, share: workspaceId };
    const name = hash('sha256', JSON.stringify([workspaceId, source]));
    const isSlow = () => this.#left.get(name) !== undefined || this.#isSuspect(workspaceId, name);
    const run = async () => {
      const result = await task();
      this.#judge(workspaceId, name, result.isSlow);
      this.#note(name, result.isSlow);
      return result;
    };
    if (!isSlow()) {
      // It may turn out to be slow while this one waits.
      const result = await this.#quick.run(turn, async () => (isSlow() ? null : run()));
      if (result !== null) return result;
    }
    return this.#slow.run(turn, run);
  }

  #isSuspect(workspaceId: string, name: string): boolean {
    return (this.#points.get(workspaceId) ?? 0) > points.trusted && this.#wereQuick.get(name) === undefined;
  }

  /** Call it before `#note`: a source counts when it is slow or quick for the first time. */
  #judge(workspaceId: string, name: string, isSlow: boolean): void {
    const before = this.#points.get(workspaceId) ?? 0;
    if (isSlow) {
      this.#wereQuick.delete(name);
      if (this.#left.get(name) === undefined)
        this.#points.set(workspaceId, Math.min(before + points.slow, points.most));
      return;
    }
    if (this.#left.get(name) !== undefined || this.#wereQuick.get(name) !== undefined) return;
    this.#wereQuick.set(name, true);
    if (before === 1) this.#points.delete(workspaceId);
    else if (before > 1) this.#points.set(workspaceId, before - 1);
  }

  #note(name: string, isSlow: boolean): void {
    const left = this.#left.get(name);
    if (isSlow) this.#left.set(name, probation);
    else if (left === 1) this.#left.delete(name);
    else if (left !== undefined) this.#left.set(name, left - 1);
  }
}
