/**
 * lowdb's file adapter, made to keep its word: lowdb's own has no fsync, mode 0644 and one fixed temporary
 * name. Written is: a temporary file (mode 0600, a name by chance), fsync, rename, fsync of the folder.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Adapter } from 'lowdb';
import { placeholder, withAddresses } from '../../data/addresses.ts';
import { checkData, InvalidDataError } from '../../data/check.ts';
import { deepFreeze } from '../../data/deep-freeze.ts';
import { laterCollections } from '../../data/empty.ts';
import { parseJson } from '../../data/parse-json.ts';
import type { Data } from '../data.ts';
import type { Lock } from './lock/lock.ts';

/**
 * The placeholder as it stands in a file, at the start of a string. Files of earlier versions have it in every
 * string that started with the address, so that it is one wherever it is read. A text of somebody's that starts
 * so is therefore written with the first character encoded, which JSON takes for the same text.
 */
const inFile = `"${placeholder}`;
const asText = `"\\u007b${placeholder.slice(1)}`;
/** Stands for an address while a collection is written, and in no text. */
const mark = `${randomUUID()}/`;

/** How the name of a temporary file goes on after that of the data file: the process, and chance since 0.1.0. */
const leftOver = /^\.\d{1,10}(?:\.[0-9a-f]{16})?\.tmp$/;

export class DurableFile implements Adapter<Data> {
  readonly #path: string;
  readonly #lock: Pick<Lock, 'check'>;
  readonly #baseUrl: string | undefined;
  /** A collection that did not change is not serialised again. */
  readonly #texts = new WeakMap<object, string>();

  constructor(path: string, lock: Pick<Lock, 'check'>, baseUrl?: string) {
    this.#path = path;
    this.#lock = lock;
    this.#baseUrl = baseUrl;
  }

  /**
   * Removes what processes that were killed in the middle of a write have left; only under the file's lock. One that
   * sleeps in the middle of a write and has lost its lock meanwhile finds its file gone when it wakes up.
   */
  async clean(): Promise<void> {
    const folder = dirname(this.#path);
    const start = basename(this.#path);
    for (const entry of await readdir(folder, { withFileTypes: true }))
      if (entry.isFile() && entry.name.startsWith(start) && leftOver.test(entry.name.slice(start.length)))
        await rm(join(folder, entry.name), { force: true });
  }

  /** The checked data, or `null` when there is no file. Throws InvalidDataError; the file is left alone. */
  async read(): Promise<Data | null> {
    const text = await readFile(this.#path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    return text === null ? null : await parseData(this.#path, text, this.#baseUrl);
  }

  async write(data: Data): Promise<void> {
    const members = Object.entries(data).map(
      ([name, value]) =>
        `"${name}": ${typeof value === 'object' ? this.#textOf(name, value) : JSON.stringify(value)}`,
    );
    const folder = dirname(this.#path);
    const temporary = `${this.#path}.${process.pid}.${randomBytes(8).toString('hex')}.tmp`;
    // `x`: what is there already is neither opened nor followed where it is a link.
    const file = await open(temporary, 'wx', 0o600);
    try {
      try {
        await file.writeFile(`{\n${members.join(',\n')}\n}\n`);
        await file.sync();
      } finally {
        await file.close();
      }
      // After the file is made, and right before it takes the place: who takes the lock over removes it.
      this.#lock.check();
      await rename(temporary, this.#path);
    } catch (error) {
      await rm(temporary, { force: true });
      // Between the two steps above somebody may have taken the lock over, and the file away: that is the reason.
      this.#lock.check();
      throw error;
    }
    await syncFolder(folder);
  }

  #textOf(name: string, collection: object): string {
    const known = this.#texts.get(collection);
    if (known !== undefined) return known;
    const own = this.#baseUrl === undefined ? null : `${this.#baseUrl}/`;
    const marked = withAddresses(name, collection, text =>
      own !== null && text.startsWith(own) ? mark + text.slice(own.length) : text,
    );
    const text = JSON.stringify(marked, null, 2).replaceAll(inFile, asText).replaceAll(`"${mark}`, inFile);
    this.#texts.set(collection, text);
    return text;
  }
}

/** Parses and checks the text of a file. `source` names it in errors. */
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
 * Earlier versions did not tell a text of somebody's that starts with the placeholder from an address. Where it does
 * not fit as an address, such as a title that would be too long, it is the text. `data` has the mark for both.
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
          `${source}: ${one} starts with ${placeholder} and does not fit with the address of the server; it is taken as the text that it is`,
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

/** A copy with the address of the server for each mark, or the placeholder where it is a text. */
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

/** Checks data, which is frozen then. `source` names it in errors. */
export function wholeData(source: string, data: unknown): Data {
  // A file of an earlier version lacks the collections that came later.
  const whole =
    typeof data === 'object' && data !== null && !Array.isArray(data)
      ? { ...laterCollections, ...data }
      : data;
  checkData(source, whole);
  return deepFreeze(whole);
}

/** A rename is on disk only when its folder is. Windows cannot open folders and needs no such step. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
