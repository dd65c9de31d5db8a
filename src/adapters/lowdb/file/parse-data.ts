/** Reads data from the text of a file. */
import { withTodo } from '../../../common/todo.ts';
import type { DataFile } from '../../../generated/types.ts';
import { placeholder } from '../../rules/addresses.ts';
import { InvalidDataError } from '../../rules/check.ts';
import { parseJson, withLine } from '../../rules/parse-json.ts';
import { isDangling, withoutDangling } from '../../rules/server-written.ts';
import type { FrozenData } from '../data.ts';
import { wholeData } from '../whole-data.ts';
import { warn } from './edits.ts';
import { inFile, mark } from './record-texts.ts';

export interface ParsedFile {
  readonly data: FrozenData;
  /** Which of the versions that were written an editor has read; `null`: the text does not say. */
  readonly revision: string | null;
}

/** Parses and validates the text of a file. `source` names it in errors, which have the line. */
export async function parseData(
  source: string,
  text: string,
  baseUrl?: string,
  onError: (error: Error) => void = warn,
): Promise<ParsedFile> {
  try {
    return await checkedData(source, text, baseUrl, onError);
  } catch (error) {
    throw error instanceof InvalidDataError ? await withLine(source, text, error) : error;
  }
}

async function checkedData(
  source: string,
  text: string,
  baseUrl: string | undefined,
  onError: (error: Error) => void,
): Promise<ParsedFile> {
  const own = baseUrl === undefined ? text : text.replaceAll(inFile, `"${baseUrl}/`);
  const parsed = await parseJson(source, own);
  try {
    return { data: wholeWithoutDangling(source, parsed), revision: revisionOf(parsed) };
  } catch (error) {
    if (baseUrl === undefined || own === text || !(error instanceof InvalidDataError)) throw error;
    const marked = await parseJson(source, text.replaceAll(inFile, `"${mark}`));
    return { data: withTexts(source, marked, { baseUrl, onError }, error), revision: revisionOf(marked) };
  }
}

/** Validates data. Whoever removes a link by hand does not have to remove its clicks too. */
function wholeWithoutDangling(source: string, data: unknown): FrozenData {
  try {
    return wholeData(source, data);
  } catch (error) {
    if (!(error instanceof InvalidDataError) || !isDangling(error)) throw error;
    return wholeData(source, withoutDangling(data as DataFile));
  }
}

const revisionOf = (valid: unknown) => (valid as { readonly revision?: string }).revision ?? null;

/**
 * Earlier versions did not distinguish a user's text that starts with the placeholder from a URL of the server. If it
 * is invalid as a URL, for example a title that would be too long, it is a text. `data` has the mark for both.
 */
function withTexts(
  source: string,
  data: unknown,
  { baseUrl, onError }: { readonly baseUrl: string; readonly onError: (error: Error) => void },
  first: InvalidDataError,
): FrozenData {
  const texts = new Set<string>();
  for (let { pointer } = first; ; ) {
    if (texts.has(pointer) || !isMarked(data, pointer)) throw first;
    texts.add(pointer);
    try {
      const whole = wholeWithoutDangling(source, unmarked(data, baseUrl, texts));
      for (const one of texts)
        onError(
          withTodo(
            new Error(
              `${source}: ${one} starts with ${placeholder} but would be invalid with the URL of the server; it is read as plain text`,
            ),
            `Nothing, if it is meant as a text; otherwise shorten it in ${source}`,
            'warn',
          ),
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
