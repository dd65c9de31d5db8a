/**
 * The committed data and the queue of changes. Readers see only data that is on disk. Changes that wait during a write
 * share the next write (group commit), and each sees the changes before it.
 */
import { type Adapter, Low } from 'lowdb';
import { RepositoryUnavailableError, StorageFullError } from '../../repository/index.ts';
import type { Data } from './data.ts';

/** A pure function from data to data. If it throws, nothing changes. */
export type Change<Result> = (data: Data) => { data: Data; result: Result };

/**
 * Whether there is room for a change. `isNeeded`: without this change, there would never be room again.
 */
export type HasRoom = (before: Data, after: Data, isNeeded: boolean) => boolean;

interface Waiting {
  readonly isNeeded: boolean;
  readonly change: Change<unknown>;
  readonly resolve: (result: never) => void;
  readonly reject: (error: unknown) => void;
}

export class Store {
  readonly #low: Low<Data>;
  #committed: Data;
  #waiting: Waiting[] = [];
  #writing: Promise<void> | null = null;
  #closed = false;
  readonly #guard: () => void;
  readonly #hasRoom: HasRoom;

  private constructor(low: Low<Data>, guard: () => void, hasRoom: HasRoom) {
    this.#low = low;
    this.#committed = low.data;
    this.#guard = guard;
    this.#hasRoom = hasRoom;
  }

  /**
   * Opens the data of an adapter. Writes `seed` if there is no data yet, or if `reset` is set. `guard` throws when the
   * data must no longer be read.
   */
  static async open(
    adapter: Adapter<Data>,
    seed: () => Promise<Data>,
    {
      reset = false,
      guard = () => {},
      hasRoom = () => true,
    }: { reset?: boolean; guard?: () => void; hasRoom?: HasRoom } = {},
  ): Promise<Store> {
    const stored = reset ? null : await adapter.read();
    const low = new Low<Data>(adapter, stored ?? (await seed()));
    if (stored === null) await low.write();
    return new Store(low, guard, hasRoom);
  }

  /** The committed data, deeply frozen. */
  get data(): Data {
    this.#guard();
    return this.#committed;
  }

  /**
   * Makes a change and resolves when it is on disk. If writing fails, it rejects and nothing has changed. `change` is
   * called again if the data has no room for all that changes at once. `isNeeded`: see {@link HasRoom}.
   */
  commit<Result>(change: Change<Result>, { isNeeded = false } = {}): Promise<Result> {
    if (this.#closed) return Promise.reject(new RepositoryUnavailableError('the repository is closed'));
    return new Promise<Result>((resolve, reject) => {
      this.#waiting.push({ change, isNeeded, resolve: resolve as (result: never) => void, reject });
      this.#writing ??= this.#drain();
    });
  }

  /** Accepts no more changes, and resolves when the pending ones are on disk. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#writing;
  }

  async #drain(): Promise<void> {
    // Wait one turn, so that simultaneous callers share the first write too.
    await null;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      await this.#write(batch);
    }
    this.#writing = null;
  }

  /** The data after the changes of a batch. `isFull`: each is looked at, and refused if there is no room for it. */
  #changed(batch: readonly Waiting[], isFull: boolean) {
    let next = this.#committed;
    const accepted: { readonly waiting: Waiting; readonly result: unknown }[] = [];
    const refused: { readonly waiting: Waiting; readonly error: unknown }[] = [];
    for (const waiting of batch) {
      try {
        const { data, result } = waiting.change(next);
        if (isFull && !this.#hasRoom(next, data, waiting.isNeeded))
          throw new StorageFullError('the data file is full');
        next = data;
        accepted.push({ waiting, result });
      } catch (error) {
        refused.push({ waiting, error });
      }
    }
    return { next, accepted, refused };
  }

  async #write(batch: readonly Waiting[]): Promise<void> {
    let changed = this.#changed(batch, false);
    if (!this.#hasRoom(this.#committed, changed.next, false)) changed = this.#changed(batch, true);
    const { next, accepted, refused } = changed;
    for (const { waiting, error } of refused) waiting.reject(error);
    if (next !== this.#committed) {
      this.#low.data = next;
      try {
        await this.#low.write();
      } catch (cause) {
        this.#low.data = this.#committed;
        const error =
          cause instanceof RepositoryUnavailableError
            ? cause
            : new RepositoryUnavailableError('the data file cannot be written', { cause });
        for (const { waiting } of accepted) waiting.reject(error);
        return;
      }
      this.#committed = next;
    }
    for (const { waiting, result } of accepted) waiting.resolve(result as never);
  }
}
