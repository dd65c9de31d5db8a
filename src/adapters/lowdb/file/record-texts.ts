/** The text of a data file, one record a line: what is stored already is not serialised again. */
import { randomUUID } from 'node:crypto';
import { placeholder, withAddresses } from '../../rules/addresses.ts';
import type { FrozenData } from '../data.ts';

/**
 * The placeholder in a file, at the start of a string. Files of earlier versions have it in every string that started
 * with the URL of the server, so it is always read as a placeholder. A user's text that starts with the placeholder is
 * therefore written with the first character escaped, which is the same text in JSON.
 */
export const inFile = `"${placeholder}`;
const asText = `"\\u007b${placeholder.slice(1)}`;
/** Marks a URL while a collection is serialised; no text contains it. */
export const mark = `${randomUUID()}/`;

/** Characters of a piece that is written at once. */
const longestPiece = 1_000_000;

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
  readonly #texts = new WeakMap<object, string>();
  readonly #sizes = new WeakMap<object, number>();

  constructor(baseUrl: string | undefined) {
    this.#own = baseUrl === undefined ? null : `${baseUrl}/`;
  }

  /** How many characters the file has, apart from a few. Only what is new is serialised. */
  sizeOf(data: FrozenData): number {
    let size = 0;
    for (const [name, collection] of Object.entries(data))
      for (const list of listsIn(collection)) {
        let own = this.#sizes.get(list.of);
        if (own === undefined) {
          own = 0;
          for (const record of Object.values(list.of)) own += this.#textOf(name, record, list).length + 2;
          this.#sizes.set(list.of, own);
        }
        size += own;
      }
    return size;
  }

  *pieces(data: FrozenData): Generator<string> {
    let piece = '';
    for (const part of this.#parts(data)) {
      piece += part;
      if (piece.length < longestPiece) continue;
      yield piece;
      piece = '';
    }
    yield piece;
  }

  *#parts(data: FrozenData): Generator<string> {
    let start = '{\n';
    for (const [name, collection] of Object.entries(data)) {
      yield `${start}${JSON.stringify(name)}: `;
      start = ',\n';
      yield* this.#partsOf(name, collection);
    }
    yield '\n}\n';
  }

  *#partsOf(name: string, collection: unknown): Generator<string> {
    const lists = listsIn(collection);
    const [only] = lists;
    if (typeof collection !== 'object' || collection === null) yield JSON.stringify(collection);
    else if (only?.of === collection) yield* this.#records(name, only);
    else {
      let start = '{';
      for (const [index, key] of Object.keys(collection).entries()) {
        yield `${start}${keyOf(key)}: `;
        start = ', ';
        yield* this.#records(name, lists[index] as List);
      }
      yield start === '{' ? '{}' : '}';
    }
  }

  *#records(name: string, list: List): Generator<string> {
    const [open, close] = Array.isArray(list.of) ? '[]' : '{}';
    const keys = Array.isArray(list.of) ? null : Object.keys(list.of).map(keyOf);
    let index = 0;
    for (const record of Array.isArray(list.of) ? list.of : Object.values(list.of)) {
      yield index === 0 ? `${open}\n` : ',\n';
      if (keys !== null) yield `${keys[index]}: `;
      yield this.#textOf(name, record, list);
      index += 1;
    }
    yield index === 0 ? `${open}${close}` : `\n${close}`;
  }

  #textOf(name: string, record: object, { around, within }: List): string {
    const known = this.#texts.get(record);
    if (known !== undefined) return known;
    const own = this.#own;
    const marked = within(
      withAddresses(name, around(record), text =>
        own !== null && text.startsWith(own) ? mark + text.slice(own.length) : text,
      ),
    );
    const text = JSON.stringify(marked).replaceAll(inFile, asText).replaceAll(`"${mark}`, inFile);
    this.#texts.set(record, text);
    return text;
  }
}

const keyOf = (key: string) => JSON.stringify(key).replaceAll(inFile, asText);

const first = (value: unknown) => Object.values(value as object)[0] as unknown;

/** The lists of a collection: of each workspace, or the only one of the whole storage. */
function listsIn(collection: unknown): List[] {
  if (typeof collection !== 'object' || collection === null) return [];
  if (Array.isArray(collection)) return [{ of: collection, around: record => [record], within: first }];
  const values = Object.values(collection);
  if (values.every(Array.isArray))
    return values.map(of => ({
      of,
      around: record => ({ workspace: [record] }),
      within: value => first(first(value)),
    }));
  return [{ of: collection, around: record => ({ record }), within: first }];
}
