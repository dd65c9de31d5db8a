/**
 * What arrives while a statement of its workspace runs is written or read together by the next one. A statement costs
 * much, and a row more of it little. No workspace waits for another, and no item for a row that another one waits for.
 * Where only items of a part of a workspace can share a statement, that part stands for the workspace.
 */
import { clearTimeout, setTimeout } from 'node:timers';
import { elapsed } from '../../../common/worker-time.ts';
import { RepositoryUnavailableError } from '../../../repository/index.ts';
import { isLockTimeout } from './failures.ts';
import { maxLockWait } from './locked-rows.ts';

interface Waiting<Item, Result> {
  readonly item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

interface Locked<Item, Result> extends Waiting<Item, Result> {
  /** When it has waited long enough. */
  readonly until: number;
}

/** Maximum time that an item waits for rows that others have locked, in milliseconds. */
const maxLocked = 15_000;

interface Limits<Item, Result> {
  /**
   * Writes or reads items of a workspace in one atomic step; the result of each, in their order. With `isInHurry`, it may fail
   * because a row is locked (see locked-rows.ts): each item is tried alone then, while others go on.
   */
  run(workspaceId: string, items: readonly Item[], isInHurry: boolean): Promise<readonly Result[]>;
  /** @default no item has a size */
  sizeOf?(item: Item): number;
  readonly items: number;
  /** No item is added to a statement that has reached this size. */
  readonly size?: number;
}

export class SharedStatements<Item, Result> {
  readonly #limits: Limits<Item, Result>;
  /** What waits, by workspace. A workspace without a running statement has no entry. */
  readonly #waiting = new Map<string, Waiting<Item, Result>[]>();

  /** What waits for locked rows, by workspace. A workspace has an entry while one of its items is tried. */
  readonly #locked = new Map<string, Locked<Item, Result>[]>();

  /** Workspaces with an item that takes longer than others wait for it. */
  readonly #slow = new Set<string>();

  constructor(limits: Limits<Item, Result>) {
    this.#limits = limits;
  }

  add(workspaceId: string, item: Item): Promise<Result> {
    return new Promise((resolve, reject) => {
      const one = { item, resolve, reject };
      const waiting = this.#waiting.get(workspaceId);
      if (waiting !== undefined) waiting.push(one);
      else void this.#runAll(workspaceId, [one]);
    });
  }

  async #runAll(workspaceId: string, waiting: Waiting<Item, Result>[]): Promise<void> {
    this.#waiting.set(workspaceId, waiting);
    while (waiting.length > 0) {
      const some = this.#next(waiting);
      const [one] = some;
      if (one !== undefined && some.length === 1 && !this.#slow.has(workspaceId))
        await this.#runOne(workspaceId, one);
      else await this.#runSome(workspaceId, some);
    }
    this.#waiting.delete(workspaceId);
  }

  /** An item that nobody shares a statement with may wait for a locked row. Others wait for it only for a short time. */
  async #runOne(workspaceId: string, one: Waiting<Item, Result>): Promise<void> {
    const done = this.#limits.run(workspaceId, [one.item], false).then(
      ([result]) => one.resolve(result as Result),
      error => {
        if (isLockTimeout(error)) this.#runLater(workspaceId, [one]);
        else one.reject(error);
      },
    );
    let timer: NodeJS.Timeout | undefined;
    const isSlow = new Promise<void>(resolve => {
      timer = setTimeout(() => {
        this.#slow.add(workspaceId);
        void done.then(() => this.#slow.delete(workspaceId));
        resolve();
      }, maxLockWait);
    });
    await Promise.race([done, isSlow]);
    clearTimeout(timer);
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
      const results = await this.#limits.run(workspaceId, items, true);
      for (const [index, { resolve }] of some.entries()) resolve(results[index] as Result);
    } catch (error) {
      if (isLockTimeout(error)) {
        this.#runLater(workspaceId, some);
        return;
      }
      // One of them may be what failed: the others must not fail with it.
      if (some.length > 1 && !(error instanceof RepositoryUnavailableError))
        for (const one of some) await this.#runSome(workspaceId, [one]);
      else for (const { reject } of some) reject(error);
    }
  }

  #runLater(workspaceId: string, some: readonly Waiting<Item, Result>[]): void {
    const until = elapsed() + maxLocked;
    const locked = some.map(one => ({ ...one, until }));
    const running = this.#locked.get(workspaceId);
    if (running !== undefined) running.push(...locked);
    else void this.#runLocked(workspaceId, locked);
  }

  /** Tries one after the other, which takes one connection, and those that must still wait again after all others. */
  async #runLocked(workspaceId: string, locked: Locked<Item, Result>[]): Promise<void> {
    this.#locked.set(workspaceId, locked);
    for (let one = locked.shift(); one !== undefined; one = locked.shift())
      try {
        const [result] = await this.#limits.run(workspaceId, [one.item], true);
        one.resolve(result as Result);
      } catch (error) {
        if (isLockTimeout(error) && elapsed() < one.until) locked.push(one);
        else one.reject(error);
      }
    this.#locked.delete(workspaceId);
  }
}
