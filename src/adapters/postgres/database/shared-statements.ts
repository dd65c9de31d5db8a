/**
 * What arrives while a statement of its workspace runs is written or read together by the next one. A statement costs
 * much, and a row more of it little. No workspace waits for another, and no item for a row that another one waits for.
 */
import { RepositoryUnavailableError } from '../../../repository/index.ts';
import { isLockTimeout } from './failures.ts';
import type { LockedChanges } from './locked-changes.ts';

interface Waiting<Item, Result> {
  readonly item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

interface Limits<Item, Result> {
  /**
   * Writes or reads items of a workspace in one atomic step; the result of each, in their order. It fails if it has to wait
   * longer than `lockWait` milliseconds for a locked row: each item is tried alone then, while others go on.
   */
  run(workspaceId: string, items: readonly Item[], lockWait: number): Promise<readonly Result[]>;
  /** @default no item has a size */
  sizeOf?(item: Item): number;
  readonly items: number;
  /** No item is added to a statement that has reached this size. */
  readonly size?: number;
}

export class SharedStatements<Item, Result> {
  readonly #limits: Limits<Item, Result>;
  readonly #locked: LockedChanges;
  /** What waits, by the parts of workspaces. One without a running statement has no entry. */
  readonly #waiting = new Map<string, Waiting<Item, Result>[]>();

  constructor(limits: Limits<Item, Result>, locked: LockedChanges) {
    this.#limits = limits;
    this.#locked = locked;
  }

  /** `part`: of the workspace, if only items of the same part can share a statement. */
  add(workspaceId: string, item: Item, part = ''): Promise<Result> {
    return new Promise((resolve, reject) => {
      const one = { item, resolve, reject };
      const name = JSON.stringify([workspaceId, part]);
      const waiting = this.#waiting.get(name);
      if (waiting !== undefined) waiting.push(one);
      else void this.#runAll(workspaceId, name, [one]);
    });
  }

  async #runAll(workspaceId: string, name: string, waiting: Waiting<Item, Result>[]): Promise<void> {
    this.#waiting.set(name, waiting);
    while (waiting.length > 0) await this.#runSome(workspaceId, this.#next(waiting));
    this.#waiting.delete(name);
  }

  #next(waiting: Waiting<Item, Result>[]): Waiting<Item, Result>[] {
    const { sizeOf = () => 0, size: most = Number.POSITIVE_INFINITY } = this.#limits;
    let size = 0;
    const end = waiting.findIndex(({ item }, index) => {
      if (index === this.#limits.items || size >= most) return true;
      size += sizeOf(item);
      return false;
    });
    return waiting.splice(0, end < 0 ? waiting.length : end);
  }

  async #runSome(workspaceId: string, some: readonly Waiting<Item, Result>[]): Promise<void> {
    const items = some.map(({ item }) => item);
    try {
      const lockWait = this.#locked.lockWait(keyOf(workspaceId));
      const results = await this.#limits.run(workspaceId, items, lockWait);
      for (const [index, { resolve }] of some.entries()) resolve(results[index] as Result);
    } catch (error) {
      if (isLockTimeout(error)) {
        for (const one of some) this.#runLater(workspaceId, one);
        return;
      }
      // One of them may be what failed: the others must not fail with it.
      if (some.length > 1 && !(error instanceof RepositoryUnavailableError))
        for (const one of some) await this.#runSome(workspaceId, [one]);
      else for (const { reject } of some) reject(error);
    }
  }

  /** Those that wait for locked rows are tried one by one, while others go on. */
  #runLater(workspaceId: string, { item, resolve, reject }: Waiting<Item, Result>): void {
    this.#locked
      .wait(keyOf(workspaceId), ({ lockWait }) => this.#limits.run(workspaceId, [item], lockWait))
      .then(([result]) => resolve(result as Result), reject);
  }
}

/** Other changes of the workspace do not queue behind items, most of which need no row that others have locked. */
const keyOf = (workspaceId: string) => `shared ${workspaceId}`;
