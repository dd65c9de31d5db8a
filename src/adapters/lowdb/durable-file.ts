/**
 * lowdb's file adapter, made to keep its word: lowdb's own has no fsync, mode 0644 and one fixed temporary
 * name. Written is: a temporary file (mode 0600), fsync, rename, fsync of the folder.
 */
import { open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Adapter } from 'lowdb';
import { checkData } from '../data/check.ts';
import { deepFreeze } from '../data/deep-freeze.ts';
import { laterCollections } from '../data/empty.ts';
import { parseJson } from '../data/parse-json.ts';
import { type Data, derived } from './data.ts';

/** Stands in the file for the address of the server, at the start of a string: data outlives an address. */
const placeholder = '"{base_url}/';

export class DurableFile implements Adapter<Data> {
  readonly #path: string;
  readonly #baseUrl: string | undefined;
  /** A collection that did not change is not serialised again. */
  readonly #textOf = derived((collection: object) =>
    this.#withoutAddress(JSON.stringify(collection, null, 2)),
  );

  constructor(path: string, baseUrl?: string) {
    this.#path = path;
    this.#baseUrl = baseUrl;
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
        `"${name}": ${typeof value === 'object' ? this.#textOf(value) : JSON.stringify(value)}`,
    );
    const folder = dirname(this.#path);
    const temporary = `${this.#path}.${process.pid}.tmp`;
    try {
      const file = await open(temporary, 'w', 0o600);
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

  #withoutAddress(text: string): string {
    return this.#baseUrl === undefined ? text : text.replaceAll(`"${this.#baseUrl}/`, placeholder);
  }
}

/** Parses and checks a text of data. `source` names it in errors. */
export async function parseData(source: string, text: string, baseUrl?: string): Promise<Data> {
  const data = await parseJson(
    source,
    baseUrl === undefined ? text : text.replaceAll(placeholder, `"${baseUrl}/`),
  );
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
