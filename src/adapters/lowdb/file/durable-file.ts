/**
 * A durable replacement for lowdb's file adapter, which has no fsync, mode 0644 and a fixed temporary name. A write
 * creates a temporary file (mode 0600, random name), then calls fsync, gives it the name and calls fsync on the folder.
 * What somebody else has written meanwhile is never overwritten: see {@link EditedDataError} and swap.ts.
 */

import { randomBytes } from 'node:crypto';
import { existsSync, renameSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { safeCallback } from '../../../common/errors/safe-callback.ts';
import { schemaFor } from '../../../common/schema-for.ts';
import type { DataFile } from '../../../generated/types.ts';
import { InvalidDataError } from '../../rules/check.ts';
import { deepFreeze } from '../../rules/deep-freeze.ts';
import { withoutLeases } from '../../rules/leases.ts';
import { differsOnlyInServerWritten, withServerWritten } from '../../rules/server-written.ts';
import type { FrozenData } from '../data.ts';
import { type CheckRoom, type Edited, EditedDataError, type StoreAdapter } from '../store.ts';
import { isWhole, readText, syncFolder, writeTo } from './disk.ts';
import { keepEarlier } from './earlier.ts';
import { type FileEdit, nameBeside, warn, warningAbout } from './edits.ts';
import { onceReleased, unwritableFile } from './failures.ts';
import type { Lock } from './lock/lock.ts';
import { isSame, type Mark, markAt } from './mark.ts';
import { type ParsedFile, parseData } from './parse-data.ts';
import { RecordTexts } from './record-texts.ts';
import { FileRoom, largeFile, type RoomOptions } from './room.ts';
import { asideSuffix, swap } from './swap.ts';

/** The suffix of temporary files: the pid, a random part, and that of a file that was moved aside. */
const leftOver = /^\.\d{1,10}\.[0-9a-f]{16}\.tmp(?:\.old)?$/;

export interface DurableFileOptions extends RoomOptions {
  readonly baseUrl?: string | undefined;
  /** Called with each edit of somebody else. @default a warning if it is kept beside the file */
  readonly onEdit?: ((edit: FileEdit) => void) | undefined;
  readonly onError?: ((error: Error) => void) | undefined;
  /** Replaced in tests. */
  readonly steps?: Steps | undefined;
}

export interface Steps {
  /** Called when everything is written, before the file gets its name. */
  readonly beforeSwap?: () => void | Promise<void>;
  /** Bytes from which it is said that the file is large. */
  readonly largeFrom?: number;
}

/** An edit that is not loaded. */
interface Refused {
  readonly mark: Mark;
  /** Why it does not fit; `null`: it was made from an older version. */
  readonly error: InvalidDataError | null;
}

/** Bytes from which a database is the better place (docs/data-file.md). */
const large = 50_000_000;

/** The part of a revision that stays the same while only the server writes. */
const editedPartOf = (revision: string | null) => revision?.split('.', 1)[0] ?? '';

const freshText = () => randomBytes(8).toString('hex');

export class DurableFile implements StoreAdapter {
  readonly #path: string;
  readonly #lock: Pick<Lock, 'check'>;
  readonly #baseUrl: string | undefined;
  readonly #texts: RecordTexts;
  readonly #room: FileRoom;
  readonly checkRoom: CheckRoom;
  readonly #onEdit: (edit: FileEdit) => void;
  readonly #onError: (error: Error) => void;
  readonly #steps: Steps;
  /** The file as it was read or written here; `null`: there was none. */
  #mark: Mark | null = null;
  /** The revision in the file as it was read or written here; `null`: it had none. */
  #revision: string | null = null;
  /** Where editors find the schema of the file, as it says; `null`: it does not. */
  #schema: string | null = null;
  /** What is in the file; `null`: nothing was read or written yet. */
  #data: FrozenData | null = null;
  /** What was stored here since the file was read. */
  #storedSince: 'nothing' | 'what the server writes' | 'other data' = 'nothing';
  /** Whether it was said that the file is large. */
  #isLarge = false;
  /** The last edit that does not fit: it is reported once. */
  #unfit: Mark | null = null;

  constructor(path: string, lock: Pick<Lock, 'check'>, options: DurableFileOptions = {}) {
    const { baseUrl, onError = warn, steps = {} } = options;
    this.#path = path;
    this.#lock = lock;
    this.#baseUrl = baseUrl;
    this.#texts = new RecordTexts(baseUrl);
    this.#room = new FileRoom(this.#texts, options);
    this.checkRoom = this.#room.check;
    this.#onError = safeCallback(onError);
    this.#onEdit =
      options.onEdit ??
      (edit => {
        const warning = warningAbout(edit);
        if (warning !== null) onError(warning);
      });
    this.#steps = steps;
  }

  /**
   * Removes temporary files of processes that were killed during a write. Call it only with the lock of the file. If
   * such a process was only suspended and has lost the lock, it finds its temporary file missing when it continues.
   */
  async clean(): Promise<void> {
    const folder = dirname(this.#path);
    const start = basename(this.#path);
    const left = (await readdir(folder, { withFileTypes: true }))
      .filter(entry => entry.isFile() && entry.name.startsWith(start))
      .filter(({ name }) => leftOver.test(name.slice(start.length)))
      .map(({ name }) => join(folder, name))
      // What was moved aside comes first.
      .sort((one, other) => Number(other.endsWith(asideSuffix)) - Number(one.endsWith(asideSuffix)));
    // Killed in the moment in which no file had the name: this one had it, or it is whole and was to get it.
    for (const file of left)
      if (markAt(this.#path) === null && (file.endsWith(asideSuffix) || (await isWhole(file))))
        await rename(file, this.#path);
      else await rm(file, { force: true });
    const found = markAt(this.#path);
    this.#mark = found === 'no file' ? null : found;
  }

  /**
   * The validated data, or `null` if there is no file. Its leases are void: the lock shows that the process that held
   * them has ended. Throws InvalidDataError; the file does not change.
   */
  async read(): Promise<FrozenData | null> {
    const found = await readText(this.#path);
    if (found === null) return null;
    const { data } = this.#hasRead(await this.#parse(found.text), found.mark);
    return deepFreeze(withoutLeases(data as DataFile) as FrozenData);
  }

  /** Whether somebody else has written the file since it was last read or written here. */
  isEdited(): boolean {
    const now = markAt(this.#path);
    // A file that was deleted is written again with the next change.
    return now !== null && now !== 'no file' && !isSame(now, this.#mark);
  }

  /**
   * What somebody else has written since the file was last read or written here; `null`: nothing new. `outdated`: it was
   * made from an older version. If it changes something, it is kept beside the file with the next write.
   * @throws InvalidDataError; only once for each edit
   */
  async edited(): Promise<Edited | 'outdated' | null> {
    const now = markAt(this.#path);
    if (!this.isEdited() || (this.#unfit !== null && isSame(this.#unfit, now as Mark))) return null;
    const edit = await this.#edit();
    if (edit === 'none') return null;
    if (edit === 'outdated' || 'data' in edit) return edit;
    if (edit.error === null) return 'outdated';
    this.#unfit = edit.mark;
    throw edit.error;
  }

  /** @throws EditedDataError, and writes nothing, if somebody else has written the file, and the edit is loaded */
  async write(data: FrozenData): Promise<void> {
    const folder = dirname(this.#path);
    const fresh = freshText();
    const temporary = this.#temporaryName(fresh);
    // An editor that has not seen, for example, that a request was logged, has missed nothing.
    const isAsBefore =
      this.#data !== null && differsOnlyInServerWritten(data as DataFile, this.#data as DataFile);
    const revision = isAsBefore ? `${editedPartOf(this.#revision)}.${fresh}` : fresh;
    let isKept = false;
    try {
      // Somebody who has removed it from a file does not get it back.
      if (this.#data === null) this.#schema = schemaFor(this.#path);
      const mark = await writeTo(temporary, this.#texts.pieces(data, revision, this.#schema ?? undefined));
      await this.#steps.beforeSwap?.();
      for (let refused: Refused | null = null; ; ) {
        // Check between creating the file and renaming it: a process that takes over the lock removes temporary files.
        this.#lock.check();
        const keptAs = refused === null ? null : nameBeside(this.#path);
        const expected = refused === null ? this.#mark : refused.mark;
        isKept ||= keptAs !== null;
        const isSwapped = await onceReleased(() =>
          swap(temporary, this.#path, expected, this.#keepEarlier, keptAs),
        );
        if (keptAs !== null && existsSync(keptAs)) this.#tell(refused?.error ?? null, keptAs);
        if (isSwapped) break;
        const edit = await this.#edit();
        if (typeof edit === 'string') refused = null;
        else if ('data' in edit) throw new EditedDataError(edit);
        else refused = edit;
      }
      this.#mark = mark;
      this.#revision = revision;
      if (this.#data !== null && this.#storedSince !== 'other data')
        this.#storedSince = isAsBefore ? 'what the server writes' : 'other data';
      this.#data = data;
      this.#lookAtSize(mark);
      const warning = this.#room.warningAbout(this.#path, data);
      if (warning !== null) this.#onError(warning);
    } catch (error) {
      // If an edit was moved away and no file has the name, the next start gives it to this one.
      if (!isKept || markAt(this.#path) !== null) await rm(temporary, { force: true });
      // If another process took over the lock between these two steps and removed the file, report that instead.
      this.#lock.check();
      throw error instanceof EditedDataError ? error : unwritableFile(this.#path, error);
    }
    await syncFolder(folder);
  }

  /**
   * Reads what somebody else has written. It is loaded if it was made from the version that is stored, or from one that
   * differs in what only the server writes, so that it undoes nothing. `none`: it changes nothing. `outdated`: it changes
   * nothing, and the file lacks what the server has written since.
   */
  async #edit(): Promise<Edited | Refused | 'none' | 'outdated'> {
    let mark: Mark | null = null;
    try {
      const found = await readText(this.#path);
      mark = found?.mark ?? null;
      if (found === null || isSame(found.mark, this.#mark)) {
        this.#mark = mark;
        return 'none';
      }
      const parsed = await this.#parse(found.text);
      const { data: edit, revision, schema } = parsed;
      const stored = this.#data as DataFile | null;
      const isLatest = this.#isLatest(revision);
      const data =
        stored === null || isLatest ? edit : (withServerWritten(edit as DataFile, stored) as FrozenData);
      // Somebody has only touched or formatted it.
      if (isDeepStrictEqual(data, stored)) {
        this.#mark = mark;
        this.#schema = schema;
        if (isLatest) this.#revision = revision;
        return isLatest ? 'none' : 'outdated';
      }
      if (!isLatest && !this.#isLatestOfEditors(revision)) return { mark: found.mark, error: null };
      this.#hasRead({ ...parsed, data }, found.mark);
      return { data, isAhead: !isLatest, taken: () => this.#tell(null, null) };
    } catch (error) {
      mark ??= markAt(this.#path) as Mark | null;
      if (!(error instanceof InvalidDataError) || mark === null) throw error;
      return { mark, error };
    }
  }

  readonly #temporaryName = (fresh: string) => `${this.#path}.${process.pid}.${fresh}.tmp`;

  async #parse(text: string): Promise<ParsedFile> {
    const parsed = await parseData(this.#path, text, this.#baseUrl);
    if (parsed.left.length > 0)
      this.#onError(await keepEarlier(this.#path, text, parsed, this.#temporaryName(freshText())));
    return parsed;
  }

  /** Whether an editor has seen all that is stored. */
  #isLatest(revision: string | null): boolean {
    return revision === this.#revision || (revision === null && this.#storedSince === 'nothing');
  }

  /** Whether an editor has seen all that is stored, apart from what only the server writes. */
  #isLatestOfEditors(revision: string | null): boolean {
    return revision === null
      ? this.#storedSince !== 'other data'
      : editedPartOf(revision) === editedPartOf(this.#revision);
  }

  #hasRead(parsed: ParsedFile, mark: Mark): ParsedFile {
    this.#mark = mark;
    this.#revision = parsed.revision;
    this.#schema = parsed.schema;
    this.#data = parsed.data;
    this.#storedSince = 'nothing';
    this.#lookAtSize(mark);
    return parsed;
  }

  #lookAtSize({ size }: Mark): void {
    if (this.#isLarge || size < (this.#steps.largeFrom ?? large)) return;
    this.#isLarge = true;
    this.#onError(largeFile(this.#path, Number(size)));
  }

  /** A host's function that throws or rejects must not stop a write. */
  #tell(error: InvalidDataError | null, keptAs: string | null): void {
    (async () => this.#onEdit({ file: this.#path, error, keptAs }))().catch(this.#onError);
  }

  /** Keeps an edit that somebody has replaced in the same moment. */
  readonly #keepEarlier = (aside: string): void => {
    const keptAs = nameBeside(this.#path);
    renameSync(aside, keptAs);
    this.#tell(null, keptAs);
  };
}
