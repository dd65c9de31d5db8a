/**
 * A durable replacement for lowdb's file adapter, which has no fsync, mode 0644 and a fixed temporary name. A write
 * creates a temporary file (mode 0600, random name), then calls fsync, renames it and calls fsync on the folder.
 */
import { randomBytes } from 'node:crypto';
import { open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Adapter } from 'lowdb';
import { placeholder } from '../../data/addresses.ts';
import { InvalidDataError } from '../../data/check.ts';
import { parseJson } from '../../data/parse-json.ts';
import type { Data } from '../data.ts';
import type { HasRoom } from '../store.ts';
import { wholeData } from '../whole-data.ts';
import type { Lock } from './lock/lock.ts';
import { inFile, mark, RecordTexts } from './record-texts.ts';

/** The suffix of temporary files: the pid, and since 0.1.0 a random part. */
const leftOver = /^\.\d{1,10}(?:\.[0-9a-f]{16})?\.tmp$/;

/**
 * A text of V8 has at most 2^29 - 24 characters, and a file is read as one. So a file grows to half of that, and to three
 * quarters of it with what has to go on in a full one: the work of the engine, and changes of a few characters, such as
 * revoking a key.
 */
const most = 2 ** 28;
const fewCharacters = 500;

export class DurableFile implements Adapter<Data> {
  readonly #path: string;
  readonly #lock: Pick<Lock, 'check'>;
  readonly #baseUrl: string | undefined;
  readonly #texts: RecordTexts;
  readonly #most: number;

  /** `mostCharacters`: how far the file grows. */
  constructor(path: string, lock: Pick<Lock, 'check'>, baseUrl?: string, mostCharacters: number = most) {
    this.#path = path;
    this.#lock = lock;
    this.#baseUrl = baseUrl;
    this.#texts = new RecordTexts(baseUrl);
    this.#most = mostCharacters;
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
    for (const entry of await readdir(folder, { withFileTypes: true }))
      if (entry.isFile() && entry.name.startsWith(start) && leftOver.test(entry.name.slice(start.length)))
        await rm(join(folder, entry.name), { force: true });
  }

  /** The validated data, or `null` if there is no file. Throws InvalidDataError; the file does not change. */
  async read(): Promise<Data | null> {
    const text = await readFile(this.#path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    return text === null ? null : await parseData(this.#path, text, this.#baseUrl);
  }

  async write(data: Data): Promise<void> {
    const folder = dirname(this.#path);
    const temporary = `${this.#path}.${process.pid}.${randomBytes(8).toString('hex')}.tmp`;
    // `x` fails if the path exists, and does not follow symbolic links.
    const file = await open(temporary, 'wx', 0o600);
    try {
      try {
        // In pieces: other requests are served in between.
        for (const piece of this.#texts.pieces(data)) await file.writeFile(piece);
        await file.sync();
      } finally {
        await file.close();
      }
      // Check between creating the file and renaming it: a process that takes over the lock removes temporary files.
      this.#lock.check();
      await rename(temporary, this.#path);
    } catch (error) {
      await rm(temporary, { force: true });
      // If another process took over the lock between these two steps and removed the file, report that instead.
      this.#lock.check();
      throw error;
    }
    await syncFolder(folder);
  }
}

/** Parses and validates the text of a file. `source` names it in errors. */
async function parseData(source: string, text: string, baseUrl?: string): Promise<Data> {
  if (baseUrl === undefined) return wholeData(source, await parseJson(source, text));
  try {
    return wholeData(source, await parseJson(source, text.replaceAll(inFile, `"${baseUrl}/`)));
  } catch (error) {
    if (!(error instanceof InvalidDataError) || !text.includes(inFile)) throw error;
    return withTexts(source, await parseJson(source, text.replaceAll(inFile, `"${mark}`)), baseUrl, error);
  }
}

/**
 * Earlier versions did not distinguish a user's text that starts with the placeholder from a URL of the server. If it
 * is invalid as a URL, for example a title that would be too long, it is a text. `data` has the mark for both.
 */
function withTexts(source: string, data: unknown, baseUrl: string, first: InvalidDataError): Data {
  const texts = new Set<string>();
  for (let { pointer } = first; ; ) {
    if (texts.has(pointer) || !isMarked(data, pointer)) throw first;
    texts.add(pointer);
    try {
      const whole = wholeData(source, unmarked(data, baseUrl, texts));
      for (const one of texts)
        process.emitWarning(
          `${source}: ${one} starts with ${placeholder} but would be invalid with the URL of the server; it is read as plain text`,
        );
      return whole;
    } catch (error) {
      if (!(error instanceof InvalidDataError)) throw error;
      pointer = error.pointer;
    }
  }
}

function isMarked(data: unknown, pointer: string): boolean {
  let found: unknown = data;
  for (const name of pointer.split('/').slice(1))
    found = typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined;
  return typeof found === 'string' && found.startsWith(mark);
}

/** A copy with the URL of the server instead of each mark, or with the placeholder if the value is a text. */
function unmarked(value: unknown, baseUrl: string, texts: ReadonlySet<string>, pointer = ''): unknown {
  if (typeof value === 'string')
    return value.startsWith(mark)
      ? (texts.has(pointer) ? placeholder : `${baseUrl}/`) + value.slice(mark.length)
      : value;
  if (typeof value !== 'object' || value === null) return value;
  const of = (inner: unknown, name: string | number) => unmarked(inner, baseUrl, texts, `${pointer}/${name}`);
  if (Array.isArray(value)) return value.map(of);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, of(inner, name)]));
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
