/**
 * The committed data and the queue of changes. Readers see only data that is on disk. Changes that wait during a write
 * share the next write (group commit), and each sees the changes before it.
 */
import { type Adapter, Low } from 'lowdb';
import type { DataFile } from '../../generated/types.ts';
import { auditedChangeIn } from '../../repository/audited-change.ts';
import { type Refused, RepositoryUnavailableError, type StorageFullError } from '../../repository/index.ts';
import { deepFreeze } from '../rules/deep-freeze.ts';
import { withValidLeases } from '../rules/leases.ts';
import { withEntryOf } from './audit/entries.ts';
import type { FrozenData } from './data.ts';

/** What a change makes of the data, with its result; or a refusal: nothing changes then. */
type Changed = { readonly data: FrozenData; readonly result: unknown } | Refused<string>;

/** A pure function from data to data. If it throws, nothing changes. */
export type Change<Made extends Changed = Changed> = (data: FrozenData) => Made;

type ResultOf<Made> = Made extends { readonly result: infer Result } ? Result : Made;

export interface CommitOptions {
  /** Without this change, there would never be room again. @default false */
  readonly isNeeded?: boolean;
  /** The host makes the change: only the whole storage has to have room. @default false */
  readonly isOfHost?: boolean;
}

/** Why there is no room for a change, or `null`. */
export type CheckRoom = (
  before: FrozenData,
  after: FrozenData,
  options: CommitOptions,
) => StorageFullError | null;

/** Where the data is kept. */
export interface StoreAdapter extends Adapter<FrozenData> {
  /**
   * What somebody else has written there; `null`: nothing new. `outdated`: it does not go on, so the committed data has
   * to be written again. @throws InvalidDataError; nothing changes then
   */
  edited?(): Promise<Edited | 'outdated' | null>;
  /** Whether somebody else has written there. */
  isEdited?(): boolean;
}

/** Data that somebody else has written. */
export interface Edited {
  readonly data: FrozenData;
  /** Whether it contains more than what was written, so that it has to be written again. */
  readonly isAhead: boolean;
  /** Called when readers see it. */
  readonly taken: () => void;
}

/** Nothing was written, because somebody else has written data. */
export class EditedDataError extends Error {
  readonly edited: Edited;

  constructor(edited: Edited) {
    super('the data was edited');
    this.edited = edited;
  }
}

interface Waiting {
  readonly options: CommitOptions;
  readonly change: Change;
  readonly resolve: (result: never) => void;
  readonly reject: (error: unknown) => void;
}

interface PendingReload {
  readonly resolve: (isEdited: boolean) => void;
  readonly reject: (error: unknown) => void;
}

export class Store {
  readonly #low: Low<FrozenData>;
  readonly #adapter: StoreAdapter;
  #committed: FrozenData;
  #waiting: Waiting[] = [];
  /** Who waits for a look at what others have written. */
  #pendingReloads: PendingReload[] = [];
  #writing: Promise<void> | null = null;
  #closed = false;
  /** Whether the committed data has to be written, because somebody else has written what does not go on. */
  #mustRewrite = false;
  readonly #guard: () => void;
  readonly #checkRoom: CheckRoom;

  private constructor(low: Low<FrozenData>, adapter: StoreAdapter, guard: () => void, checkRoom: CheckRoom) {
    this.#low = low;
    this.#adapter = adapter;
    this.#committed = low.data;
    this.#guard = guard;
    this.#checkRoom = checkRoom;
  }

  /**
   * Opens the data of an adapter. Writes `seed` if there is no data yet, or if `reset` is set. `guard` throws when the
   * data must no longer be read.
   */
  static async open(
    adapter: StoreAdapter,
    seed: () => Promise<FrozenData>,
    {
      reset = false,
      guard = () => {},
      checkRoom = () => null,
    }: { reset?: boolean; guard?: () => void; checkRoom?: CheckRoom } = {},
  ): Promise<Store> {
    const stored = reset ? null : await adapter.read();
    const low = new Low<FrozenData>(adapter, stored ?? (await seed()));
    while (stored === null) {
      try {
        await low.write();
        break;
      } catch (error) {
        if (!(error instanceof EditedDataError)) throw error;
        if (!reset) {
          low.data = error.edited.data;
          break;
        }
      }
    }
    return new Store(low, adapter, guard, checkRoom);
  }

  get data(): FrozenData {
    this.#guard();
    return this.#committed;
  }

  /**
   * Makes a change and resolves when it is on disk. If writing fails, it rejects and nothing has changed. `change` is
   * called again if the data has no room for all that changes at once.
   */
  commit<Made extends Changed>(change: Change<Made>, options: CommitOptions = {}): Promise<ResultOf<Made>> {
    if (this.#closed) return Promise.reject(new RepositoryUnavailableError('the repository is closed'));
    const audited = auditedChangeIn(this);
    const whole = audited === null ? change : withEntryOf(change, audited);
    return new Promise((resolve, reject) => {
      this.#waiting.push({ change: whole, options, resolve: resolve as (result: never) => void, reject });
      this.#writing ??= this.#drain();
    });
  }

  /**
   * Takes over what somebody else has written to the file, unless it was taken over already. Resolves with whether there
   * was anything. @throws InvalidDataError; nothing changes then
   */
  look(): Promise<boolean> {
    if (this.#closed) return Promise.resolve(false);
    return new Promise((resolve, reject) => {
      this.#pendingReloads.push({ resolve, reject });
      this.#writing ??= this.#drain();
    });
  }

  /** Accepts no more changes, and resolves when the pending ones are on disk, also where somebody else has written. */
  async close(): Promise<void> {
    const isFirst = !this.#closed;
    this.#closed = true;
    await this.#writing;
    // Anyone who opens the data next finds what was stored, and not an edit of an older version.
    if (isFirst && this.#adapter.isEdited?.()) this.#mustRewrite = true;
    if (this.#mustRewrite) await this.#write([]);
  }

  async #drain(): Promise<void> {
    // Wait one turn, so that simultaneous callers share the first write too.
    await null;
    while (this.#waiting.length + this.#pendingReloads.length > 0) {
      const reloads = this.#pendingReloads;
      this.#pendingReloads = [];
      if (reloads.length > 0) await this.#reload(reloads);
      const batch = this.#waiting;
      this.#waiting = [];
      await this.#write(batch);
    }
    this.#writing = null;
  }

  async #reload(reloads: readonly PendingReload[]): Promise<void> {
    try {
      const edited = (await this.#adapter.edited?.()) ?? null;
      if (edited === 'outdated') this.#mustRewrite = true;
      else if (edited !== null) this.#take(edited);
      if (this.#mustRewrite) await this.#write([]);
      for (const { resolve } of reloads) resolve(edited !== null && edited !== 'outdated');
    } catch (error) {
      for (const { reject } of reloads) reject(error);
    }
  }

  /** Goes on with data of somebody else. */
  #take({ data, isAhead, taken }: Edited): void {
    this.#mustRewrite = isAhead;
    this.#committed = deepFreeze(withValidLeases(data as DataFile, this.#committed as DataFile));
    this.#low.data = this.#committed;
    taken();
  }

  /** The data after the changes of a batch. `isFull`: each is looked at, and refused if there is no room for it. */
  #changed(batch: readonly Waiting[], isFull: boolean) {
    let next = this.#committed;
    const accepted: { readonly waiting: Waiting; readonly result: unknown }[] = [];
    const refused: { readonly waiting: Waiting; readonly error: unknown }[] = [];
    for (const waiting of batch) {
      try {
        const changed = waiting.change(next);
        const { data, result } = 'refused' in changed ? { data: next, result: changed } : changed;
        const full = isFull ? this.#checkRoom(next, data, waiting.options) : null;
        if (full !== null) throw full;
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
    if (this.#checkRoom(this.#committed, changed.next, {}) !== null) changed = this.#changed(batch, true);
    const { next, accepted, refused } = changed;
    if (next !== this.#committed || this.#mustRewrite) {
      this.#low.data = next;
      try {
        await this.#low.write();
      } catch (cause) {
        if (cause instanceof EditedDataError) {
          // The changes are made again, to what is in the file now.
          this.#take(cause.edited);
          return this.#write(batch);
        }
        this.#low.data = this.#committed;
        const error =
          cause instanceof RepositoryUnavailableError
            ? cause
            : new RepositoryUnavailableError('the data file cannot be written', { cause });
        for (const { waiting } of accepted) this.#answerUnwritten(waiting, error);
        for (const one of refused) one.waiting.reject(one.error);
        return;
      }
      this.#committed = next;
      this.#mustRewrite = false;
    }
    for (const { waiting, error } of refused) waiting.reject(error);
    for (const { waiting, result } of accepted) waiting.resolve(result as never);
  }

  /** After a failed write: what changes nothing by itself needs none. It only shared the write with what does. */
  #answerUnwritten({ change, resolve, reject }: Waiting, failure: Error): void {
    try {
      const changed = change(this.#committed);
      if ('refused' in changed) resolve(changed as never);
      else if (changed.data === this.#committed) resolve(changed.result as never);
      else reject(failure);
    } catch (error) {
      reject(error);
    }
  }
}
