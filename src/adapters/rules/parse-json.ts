/** JSON.parse for files that people edit: errors contain the position. */
import { nameOfStep } from '../../common/json/json-pointer.ts';
import { InvalidDataError } from './check.ts';

/** @throws InvalidDataError with the JSON pointer, line and column of the first error */
export async function parseJson(source: string, text: string): Promise<unknown> {
  try {
    // Editors of Windows begin a file with a byte order mark, which readers may ignore (RFC 8259, 8.1).
    return JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text);
  } catch {
    throw await faultIn(source, text);
  }
}

async function faultIn(source: string, text: string): Promise<InvalidDataError> {
  if (/^\uFFFD|\0/.test(text)) return new InvalidDataError(source, '', 'is not a text in UTF-8');
  // Errors of JSON.parse often have no position, and may quote the data. This parser is loaded only after an error.
  const { getLocation, parseTree } = await import('jsonc-parser');
  const errors: { offset: number }[] = [];
  try {
    parseTree(text, errors as never, { disallowComments: true, allowTrailingComma: false });
  } catch {
    // Unlike JSON.parse, this parser is recursive.
    return new InvalidDataError(source, '', 'is not JSON, and is nested too deeply to find the position');
  }
  const offset = Math.min(errors[0]?.offset ?? text.length, text.length);
  const before = text.slice(0, offset).split('\n');
  const pointer = getLocation(text, offset)
    .path.filter(part => part !== '')
    .map(part => `/${part}`.replaceAll('~', '~0'))
    .join('');
  const column = (before.at(-1)?.length ?? 0) + 1;
  const cause = causeAt(text, offset, pointer !== '');
  return new InvalidDataError(
    source,
    pointer,
    `is not JSON at line ${before.length}, column ${column}${cause === null ? '' : `: ${cause}`}`,
  );
}

/** So many characters around a place are enough to tell. */
const maxLooked = 1_000;

/** What somebody has written instead of JSON, from the place at which a parser stops; `null` if that does not tell. */
function causeAt(text: string, offset: number, isInside: boolean): string | null {
  const start = text.slice(0, maxLooked).trimStart();
  const last =
    text
      .slice(Math.max(0, offset - maxLooked), offset)
      .trimEnd()
      .at(-1) ?? '';
  const next = text[offset] ?? '';
  if (start === '') return 'it is empty';
  // Lists of other formats begin with no bracket.
  if (/^(?:- |[\w-]+:\s)/.test(start)) return 'it looks like YAML';
  if (/^[^[{/\n,;\t]*[,;\t]/.test(start)) return 'it looks like CSV';
  if (next === '/') return 'JSON has no comments';
  if (next === "'") return 'JSON has texts in double quotes';
  if (next === ',') return last === ',' ? 'two commas in a row' : 'a comma without a value before it';
  if (last === ',' && (next === ']' || next === '}')) return 'a comma after the last value';
  return isInside && /["\d\]}el]/.test(last) && /["\w[{]/.test(next) ? 'a comma is missing' : null;
}

/** A longer text is not searched for a line: its tree would need several times its size. */
const longest = 50_000_000;

/** The same error with the line of the value in its text. */
export async function withLine(
  source: string,
  text: string,
  error: InvalidDataError,
): Promise<InvalidDataError> {
  const { pointer, reason } = error;
  if (text.length > longest || reason.startsWith('is not JSON')) return error;
  const { findNodeAtLocation, parseTree } = await import('jsonc-parser');
  const steps = pointer.split('/').slice(1).map(nameOfStep);
  const root = treeOf(() => parseTree(text));
  if (root === undefined) return error;
  let node = root;
  for (const step of steps) {
    const next = findNodeAtLocation(node, [node.type === 'array' ? Number(step) : step]);
    // What is missing has the line of what it is missing in.
    if (next === undefined) break;
    node = next;
  }
  return new InvalidDataError(source, pointer, reason, text.slice(0, node.offset).split('\n').length);
}

/** Unlike JSON.parse, this parser is recursive: what is nested too deeply has no line. */
function treeOf<Tree>(parse: () => Tree): Tree | undefined {
  try {
    return parse();
  } catch {
    return undefined;
  }
}
