/**
 * A durable replacement for lowdb's file adapter, which has no fsync, mode 0644 and a fixed temporary name. A write
 * creates a temporary file (mode 0600, random name), then calls fsync, gives it the name and calls fsync on the folder.
 * What somebody else has written meanwhile is never overwritten: see {@link EditedDataError} and swap.ts.
 */
import { randomBytes } from 'node:crypto';
import { renameSync } from 'node:fs';
import { open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DataFile } from '../../../generated/types.ts';
import { InvalidDataError } from '../../rules/check.ts';
import { deepFreeze } from '../../rules/deep-freeze.ts';
import { withoutLeases } from '../../rules/leases.ts';
import type { FrozenData } from '../data.ts';
import { type Edited, EditedDataError, type HasRoom, type StoreAdapter } from '../store.ts';
import { type FileEdit, nameBeside, warn } from './edits.ts';
import { History } from './history.ts';
import type { Lock } from './lock/lock.ts';
import { isSame, type Mark, markAt, markOf, ownTime } from './mark.ts';
import { mergedEdit } from './merge.ts';
import { parseData } from './parse-data.ts';
import { RecordTexts } from './record-texts.ts';
import { asideSuffix, swap } from './swap.ts';

/** The suffix of temporary files: the pid, since 0.1.0 a random part, and that of a file that was moved aside. */
const leftOver = /^\.\d{1,10}(?:\.[0-9a-f]{16})?\.tmp(?:\.old)?$/;

/** How long an edit may be invalid, in milliseconds: an editor may be writing it, piece by piece. */
const usualPatience = 500;
const pause = 25;
/** How often an edit is read that changes again and again, and never fits. */
const mostAttempts = 20;

export interface DurableFileOptions {
  readonly baseUrl?: string | undefined;
  /** How far the file grows. */
  readonly mostCharacters?: number | undefined;
  /** Called with each edit of somebody else. @default a warning if it is kept beside the file */
  readonly onEdit?: ((edit: FileEdit) => void) | undefined;
  /** Replaced in tests. */
  readonly steps?: Steps | undefined;
}

export interface Steps {
  /** Called when everything is written, before the file gets its name. */
  readonly beforeSwap?: () => void | Promise<void>;
  /** Milliseconds that an edit may be invalid. */
  readonly patience?: number;
}

/**
 * A text of V8 has at most 2^29 - 24 characters, and a file is read as one. So a file grows to half of that, and to three
 * quarters of it with what has to go on in a full one: the work of the engine, and changes of a few characters, such as
 * revoking a key.
 */
const most = 2 ** 28;
const fewCharacters = 500;

export class DurableFile implements StoreAdapter {
  readonly #path: string;
  readonly #lock: Pick<Lock, 'check'>;
  readonly #baseUrl: string | undefined;
  readonly #texts: RecordTexts;
  readonly #most: number;
  readonly #onEdit: (edit: FileEdit) => void;
  readonly #steps: Steps;
  /** The file as it was read or written here; `null`: there was none. */
  #mark: Mark | null = null;
  /** What editors may have read. */
  readonly #history = new History();
  /** The last edit that does not fit: it is reported once. */
  #unfit: Mark | null = null;

  constructor(path: string, lock: Pick<Lock, 'check'>, options: DurableFileOptions = {}) {
    const { baseUrl, mostCharacters = most, onEdit = warn, steps = {} } = options;
    this.#path = path;
    this.#lock = lock;
    this.#baseUrl = baseUrl;
    this.#texts = new RecordTexts(baseUrl);
    this.#most = mostCharacters;
    this.#onEdit = onEdit;
    this.#steps = steps;
  }

  readonly hasRoom: HasRoom = (before, after, isNeeded) => {
    const size = this.#texts.sizeOf(after);
    if (size <= this.#most) return true;
    const growth = size - this.#texts.sizeOf(before);
    return growth <= 0 || (size <= 1.5 * this.#most && (isNeeded || growth <= fewCharacters));
  };

  /**
   * Removes temporary files of processes that were killed during a write. Call it only with the lock of the file. If
   * such a process was only suspended and has lost the lock, it finds its temporary file missing when it continues.
   */
  async clean(): Promise<void> {
    const folder = dirname(this.#path);
    const start = basename(this.#path);
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      if (!entry.isFile() || !entry.name.startsWith(start) || !leftOver.test(entry.name.slice(start.length)))
        continue;
      const left = join(folder, entry.name);
      // Killed in the moment in which no file had the name: this one had it.
      if (left.endsWith(asideSuffix) && markAt(this.#path) === null) await rename(left, this.#path);
      else await rm(left, { force: true });
    }
    const found = markAt(this.#path);
    this.#mark = found === 'no file' ? null : found;
  }

  /**
   * The validated data, or `null` if there is no file. Its leases are void: the lock shows that the process that held
   * them has ended. Throws InvalidDataError; the file does not change.
   */
  async read(): Promise<FrozenData | null> {
    const found = await this.#text();
    if (found === null) return null;
    this.#mark = found.mark;
    const data = await parseData(this.#path, found.text, this.#baseUrl);
    this.#history.add(data);
    return deepFreeze(withoutLeases(data as DataFile) as FrozenData);
  }

  /**
   * What somebody else has written since the file was last read or written here; `null`: nothing new.
   * @throws InvalidDataError; only once for each edit
   */
  async edited(): Promise<Edited | null> {
    const now = markAt(this.#path);
    // A file that was deleted is written again with the next change.
    if (now === null || now === 'no file' || isSame(now, this.#mark) || isSame(now, this.#unfit)) return null;
    return this.#edit(false);
  }

  /** @throws EditedDataError, and writes nothing, if somebody else has written the file */
  async write(data: FrozenData): Promise<void> {
    const folder = dirname(this.#path);
    const temporary = `${this.#path}.${process.pid}.${randomBytes(8).toString('hex')}.tmp`;
    // `x` fails if the path exists, and does not follow symbolic links.
    const file = await open(temporary, 'wx', 0o600);
    try {
      let mark: Mark;
      try {
        // In pieces: other requests are served in between.
        for (const piece of this.#texts.pieces(data)) await file.writeFile(piece);
        const time = ownTime();
        await file.utimes(time, time);
        await file.sync();
        mark = markOf(await file.stat({ bigint: true }));
      } finally {
        await file.close();
      }
      await this.#steps.beforeSwap?.();
      // Check between creating the file and renaming it: a process that takes over the lock removes temporary files.
      this.#lock.check();
      while (!swap(temporary, this.#path, this.#mark, this.#keepEarlier)) {
        const edit = await this.#edit(true);
        if (edit !== null) throw new EditedDataError(edit);
        this.#lock.check();
      }
      this.#mark = mark;
      this.#history.add(data);
    } catch (error) {
      await rm(temporary, { force: true });
      // If another process took over the lock between these two steps and removed the file, report that instead.
      this.#lock.check();
      throw error;
    }
    await syncFolder(folder);
  }

  /** Reads what somebody else has written. If it does not fit, it is kept beside the file when this one `isWriting`. */
  async #edit(isWriting: boolean): Promise<Edited | null> {
    const file = this.#path;
    // Who only looks comes again.
    const patience = isWriting ? (this.#steps.patience ?? usualPatience) : 0;
    for (let attempt = 1; ; attempt += 1) {
      let mark: Mark | null = null;
      try {
        const found = await this.#text();
        mark = found?.mark ?? null;
        if (found === null || isSame(found.mark, this.#mark) || this.#isOwn(found.text)) {
          this.#mark = mark;
          return null;
        }
        const edit = await parseData(file, found.text, this.#baseUrl);
        const edited = mergedEdit(edit, this.#history.versions);
        this.#mark = mark;
        this.#history.add(edited.data);
        return { ...edited, taken: () => this.#onEdit({ file, error: null, keptAs: null }) };
      } catch (error) {
        if (!(error instanceof InvalidDataError)) throw error;
        if (attempt < mostAttempts && (await this.#changes(mark, patience))) continue;
        this.#unfit = mark;
        if (!isWriting) throw error;
        const keptAs = nameBeside(file);
        await rename(file, keptAs);
        this.#mark = null;
        this.#onEdit({ file, error, keptAs });
        return null;
      }
    }
  }

  /** Whether the file changes once more soon. What stays as it is need not be read again. */
  async #changes(mark: Mark | null, patience: number): Promise<boolean> {
    for (let waited = 0; waited < patience; waited += pause) {
      await wait(pause);
      const now = markAt(this.#path);
      if (now === null || now === 'no file' || !isSame(now, mark)) return true;
    }
    return false;
  }

  /** Keeps an edit that somebody has replaced in the same moment. */
  readonly #keepEarlier = (aside: string): void => {
    const keptAs = nameBeside(this.#path);
    renameSync(aside, keptAs);
    this.#onEdit({ file: this.#path, error: null, keptAs });
  };

  /** Whether a text is what was written last: then the file was only touched. */
  #isOwn(text: string): boolean {
    const last = this.#history.latest;
    if (last === undefined) return false;
    let at = 0;
    for (const piece of this.#texts.pieces(last)) {
      if (!text.startsWith(piece, at)) return false;
      at += piece.length;
    }
    return at === text.length;
  }

  /** The text of the file, with its mark from before it was read; `null`: there is no file. */
  async #text(): Promise<{ readonly text: string; readonly mark: Mark } | null> {
    try {
      const file = await open(this.#path, 'r');
      try {
        const mark = markOf(await file.stat({ bigint: true }));
        return { mark, text: await file.readFile('utf8') };
      } finally {
        await file.close();
      }
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOENT') return null;
      if (code === 'ERR_STRING_TOO_LONG' || code === 'ERR_FS_FILE_TOO_LARGE')
        throw new InvalidDataError(this.#path, '', 'is too large to be read');
      throw error;
    }
  }
}

/** A rename is durable only after fsync of the folder. Windows cannot open folders and does not need this. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
