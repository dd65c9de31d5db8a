/**
 * lowdb's file adapter, made to keep its word: lowdb's own has no fsync, mode 0644 and one fixed temporary
 * name. Written is: a temporary file (mode 0600, a name by chance), fsync, rename, fsync of the folder.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Adapter } from 'lowdb';
import { placeholder, withAddresses } from '../data/addresses.ts';
import { checkData } from '../data/check.ts';
import { deepFreeze } from '../data/deep-freeze.ts';
import { laterCollections } from '../data/empty.ts';
import { parseJson } from '../data/parse-json.ts';
import type { Data } from './data.ts';

/**
 * The placeholder as it stands in a file, at the start of a string. Files of earlier versions have it in every
 * string that started with the address, so that it is one wherever it is read. A text of somebody's that starts
 * so is therefore written with the first character encoded, which JSON takes for the same text.
 */
const inFile = `"${placeholder}`;
const asText = `"\\u007b${placeholder.slice(1)}`;
/** Stands for an address while a collection is written, and in no text. */
const mark = `${randomUUID()}/`;

/** How the name of a temporary file goes on after that of the data file: the process, and chance. */
const leftOver = /^\.\d{1,10}\.[0-9a-f]{16}\.tmp$/;

export class DurableFile implements Adapter<Data> {
  readonly #path: string;
  readonly #baseUrl: string | undefined;
  /** A collection that did not change is not serialised again. */
  readonly #texts = new WeakMap<object, string>();

  constructor(path: string, baseUrl?: string) {
    this.#path = path;
    this.#baseUrl = baseUrl;
  }

  /** Removes what processes that were killed in the middle of a write have left. Only under the file's lock. */
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
      await rename(temporary, this.#path);
    } catch (error) {
      await rm(temporary, { force: true });
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
  const given = baseUrl === undefined ? text : text.replaceAll(inFile, `"${baseUrl}/`);
  return wholeData(source, await parseJson(source, given));
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
