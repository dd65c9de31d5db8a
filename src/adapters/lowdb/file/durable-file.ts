/**
 * A durable replacement for lowdb's file adapter, which has no fsync, mode 0644 and a fixed temporary name. A write
 * creates a temporary file (mode 0600, random name), then calls fsync, renames it and calls fsync on the folder.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Adapter } from 'lowdb';
import { placeholder, withAddresses } from '../../data/addresses.ts';
import { InvalidDataError } from '../../data/check.ts';
import { parseJson } from '../../data/parse-json.ts';
import type { Data } from '../data.ts';
import { wholeData } from '../whole-data.ts';
import type { Lock } from './lock/lock.ts';

/**
 * The placeholder in a file, at the start of a string. Files of earlier versions have it in every string that started
 * with the URL of the server, so it is always read as a placeholder. A user's text that starts with the placeholder is
 * therefore written with the first character escaped, which is the same text in JSON.
 */
const inFile = `"${placeholder}`;
const asText = `"\\u007b${placeholder.slice(1)}`;
/** Marks a URL while a collection is serialised; no text contains it. */
const mark = `${randomUUID()}/`;

/** The suffix of temporary files: the pid, and since 0.1.0 a random part. */
const leftOver = /^\.\d{1,10}(?:\.[0-9a-f]{16})?\.tmp$/;

export class DurableFile implements Adapter<Data> {
  readonly #path: string;
  readonly #lock: Pick<Lock, 'check'>;
  readonly #baseUrl: string | undefined;
  /** The serialised collections: unchanged ones are not serialised again. */
  readonly #texts = new WeakMap<object, string>();

  constructor(path: string, lock: Pick<Lock, 'check'>, baseUrl?: string) {
    this.#path = path;
    this.#lock = lock;
    this.#baseUrl = baseUrl;
  }

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
    const members = Object.entries(data).map(
      ([name, value]) =>
        `"${name}": ${typeof value === 'object' ? this.#textOf(name, value) : JSON.stringify(value)}`,
    );
    const folder = dirname(this.#path);
    const temporary = `${this.#path}.${process.pid}.${randomBytes(8).toString('hex')}.tmp`;
    // `x` fails if the path exists, and does not follow symbolic links.
    const file = await open(temporary, 'wx', 0o600);
    try {
      try {
        await file.writeFile(`{\n${members.join(',\n')}\n}\n`);
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
