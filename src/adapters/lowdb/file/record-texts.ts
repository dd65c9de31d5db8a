/**
 * The text of a data file, one record a line, in chunks. A chunk is kept as bytes, so that a change serialises only the
 * records around what it changes, and the text of a file needs no more memory than the file.
 */

import { randomUUID } from 'node:crypto';
import { defined } from '../../../common/defined.ts';
import { placeholder, withAddresses } from '../../rules/addresses.ts';
import type { WorkspaceCollection } from '../../rules/collections/index.ts';
import { type FrozenData, recordsOf } from '../data.ts';

/**
 * The placeholder in a file, at the start of any string. A user's text that starts with the placeholder is therefore
 * written with the first character escaped, which is the same text in JSON.
 */
export const inFile = `"${placeholder}`;
const asText = `"\\u007b${placeholder.slice(1)}`;
/** Marks a URL while a collection is serialised; no text contains it. */
const mark = `${randomUUID()}/`;

/** Characters of a chunk at most, apart from its last record. A chunk with less than half of them may be made anew. */
const maxChunk = 65_536;
/** Bytes that are written at once, apart from a chunk. */
const maxPiece = 1_000_000;

/** Records that follow each other in a list. */
interface Chunk {
  readonly records: readonly object[];
  /** The names of records that are stored by name. */
  readonly names: readonly string[] | null;
  readonly characters: number;
  /** The lines, each with the comma and the break before it. */
  readonly bytes: Buffer;
}

/** A list of records, or records by name, with the names that lead to it. */
interface List {
  readonly of: object;
  /** A record of it alone, as the collection would be. */
  readonly around: (record: unknown) => object;
  /** The record in the result of `around`. */
  readonly within: (collection: unknown) => unknown;
}

export class RecordTexts {
  readonly #own: string | null;
  readonly #chunks = new WeakMap<object, readonly Chunk[]>();
  /** The data whose chunks were made last, by the names of its lists: its successor shares most of them. */
  #last: Readonly<Record<string, unknown>> = {};

  constructor(baseUrl: string | undefined) {
    this.#own = baseUrl === undefined ? null : `${baseUrl}/`;
  }

  /** How many characters the file has, apart from a few. Only what is new is serialised. */
  sizeOf(data: FrozenData): number {
    let size = 0;
    for (const [name, collection] of Object.entries(data))
      for (const [key, list] of listsIn(collection))
        for (const { characters } of this.#chunksOf(name, key, list)) size += characters;
    this.#last = data;
    return size;
  }

  /** How many bytes the records of a workspace have in these collections. Only what is new is serialised. */
  bytesOf(data: FrozenData, names: readonly WorkspaceCollection[], workspaceId: string): number {
    let size = 0;
    for (const name of names) {
      const of = recordsOf(data, name, workspaceId);
      const list = ofWorkspace(of);
      for (const { bytes } of this.#chunksOf(name, workspaceId, list)) size += bytes.length;
    }
    return size;
  }

  /** The file in pieces of about a million bytes. `schema`: where editors find its schema. */
  *pieces(data: FrozenData, revision?: string, schema?: string): Generator<Buffer[]> {
    let piece: Buffer[] = [];
    let size = 0;
    const { format, ...collections } = data;
    const named = defined({ revision });
    for (const part of this.#parts({ ...defined({ $schema: schema }), format, ...named, ...collections })) {
      const bytes = typeof part === 'string' ? Buffer.from(part) : part;
      piece.push(bytes);
      size += bytes.length;
      if (size < maxPiece) continue;
      yield piece;
      piece = [];
      size = 0;
    }
    yield piece;
    this.#last = data;
  }

  *#parts(data: object): Generator<string | Buffer> {
    let start = '{\n';
    for (const [name, collection] of Object.entries(data)) {
      yield `${start}${JSON.stringify(name)}: `;
      start = ',\n';
      yield* this.#partsOf(name, collection);
    }
    yield '\n}\n';
  }

  *#partsOf(name: string, collection: unknown): Generator<string | Buffer> {
    if (typeof collection !== 'object' || collection === null) return yield JSON.stringify(collection);
    let start = '{';
    for (const [key, list] of listsIn(collection)) {
      if (list.of === collection) return yield* this.#records(name, key, list);
      yield `${start}${textOfKey(key)}: `;
      start = ', ';
      yield* this.#records(name, key, list);
    }
    yield start === '{' ? '{}' : '}';
  }

  *#records(name: string, key: string, list: List): Generator<string | Buffer> {
    const [open, close] = Array.isArray(list.of) ? '[]' : '{}';
    const chunks = this.#chunksOf(name, key, list);
    yield open as string;
    // The first line has no comma before it.
    for (const [index, { bytes }] of chunks.entries()) yield index === 0 ? bytes.subarray(1) : bytes;
    yield chunks.length === 0 ? (close as string) : `\n${close}`;
  }

  #chunksOf(name: string, key: string, list: List): readonly Chunk[] {
    let chunks = this.#chunks.get(list.of);
    if (chunks === undefined) {
      const collection = this.#last[name] as Readonly<Record<string, object>> | undefined;
      const before =
        collection !== undefined && Object.hasOwn(collection, key) ? collection[key] : collection;
      chunks = this.#chunked(name, list, (before && this.#chunks.get(before)) ?? []);
      this.#chunks.set(list.of, chunks);
    }
    return chunks;
  }

  /** The chunks of a list. Those of its predecessor are taken where they have the same records. */
  #chunked(name: string, list: List, known: readonly Chunk[]): readonly Chunk[] {
    const records: readonly object[] = Array.isArray(list.of) ? list.of : Object.values(list.of);
    const names = Array.isArray(list.of) ? null : Object.keys(list.of);
    const starts = new Map(known.map(chunk => [chunk.records[0], chunk]));
    const chunks: Chunk[] = [];
    let from = 0;
    let text = '';
    const end = (to: number) => {
      if (to > from)
        chunks.push({
          records: records.slice(from, to),
          names: names?.slice(from, to) ?? null,
          ...this.#inFile(text),
        });
      from = to;
      text = '';
    };
    const isSmall = (characters: number) => characters < maxChunk / 2;
    for (let at = 0; at < records.length; ) {
      const chunk = starts.get(records[at]);
      // Small neighbours become one chunk, so that a list to which records are added one by one has few of them.
      const before = at > from ? text.length : (chunks.at(-1)?.characters ?? maxChunk);
      if (
        chunk !== undefined &&
        !(isSmall(chunk.characters) && isSmall(before)) &&
        isAt(chunk, records, names, at)
      ) {
        end(at);
        chunks.push(chunk);
        at += chunk.records.length;
        from = at;
        continue;
      }
      if (names !== null) text += `,\n${JSON.stringify(names[at])}: `;
      else text += ',\n';
      text += this.#textOf(name, records[at], list);
      at += 1;
      if (text.length >= maxChunk) end(at);
    }
    end(records.length);
    return chunks;
  }

  #textOf(name: string, record: unknown, { around, within }: List): string {
    const own = this.#own;
    if (own === null) return JSON.stringify(record);
    const change = (text: string) => (text.startsWith(own) ? mark + text.slice(own.length) : text);
    return JSON.stringify(within(withAddresses(name, around(record), change)));
  }

  #inFile(serialised: string): Pick<Chunk, 'bytes' | 'characters'> {
    const text = serialised.replaceAll(inFile, asText).replaceAll(`"${mark}`, inFile);
    return { bytes: Buffer.from(text), characters: text.length };
  }
}

function isAt(
  chunk: Chunk,
  records: readonly object[],
  names: readonly string[] | null,
  at: number,
): boolean {
  return (
    chunk.records.every((record, index) => record === records[at + index]) &&
    (chunk.names === null) === (names === null) &&
    (chunk.names?.every((name, index) => name === names?.[at + index]) ?? true)
  );
}

const textOfKey = (key: string) => JSON.stringify(key).replaceAll(inFile, asText);

const first = (value: unknown) => Object.values(value as object)[0] as unknown;

const ofWorkspace = (of: object): List => ({
  of,
  around: record => ({ workspace: [record] }),
  within: value => first(first(value)),
});

/** The lists of a collection: of each workspace, or the only one of the whole storage, without a name. */
function listsIn(collection: unknown): [key: string, list: List][] {
  if (typeof collection !== 'object' || collection === null) return [];
  if (Array.isArray(collection)) return [['', { of: collection, around: record => [record], within: first }]];
  const entries = Object.entries(collection);
  if (entries.every(([, value]) => Array.isArray(value)))
    return entries.map(([key, of]) => [key, ofWorkspace(of)]);
  return [['', { of: collection, around: record => ({ record }), within: first }]];
}
