/** Finds a part of JSON text, as it stands there: numbers and the order of members stay as they came. */

const space = /[ \t\n\r]*/y;
const simple = /[^\s,\]}]+/y;

/** Moves over what a sticky expression matches. */
function after(expression: RegExp, text: string, at: number): number {
  expression.lastIndex = at;
  return expression.test(text) ? expression.lastIndex : at;
}

/** After the string that begins at `at`. */
export function endOfString(text: string, at: number): number {
  let end = at + 1;
  while (text[end] !== '"') end += text[end] === '\\' ? 2 : 1;
  return end + 1;
}

/** After the number, or the word, that begins at `at`. */
export const endOfSimple = (text: string, at: number): number => after(simple, text, at);

function endOfValue(text: string, at: number): number {
  if (text[at] === '"') return endOfString(text, at);
  if (text[at] !== '{' && text[at] !== '[') return endOfSimple(text, at);
  let depth = 0;
  for (let end = at; end < text.length; end += 1) {
    const character = text[end];
    if (character === '"') end = endOfString(text, end) - 1;
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') {
      depth -= 1;
      if (depth === 0) return end + 1;
    }
  }
  return text.length;
}

/**
 * The text of what stands at a path in valid JSON text: names of members, and places in lists. Of two members with the same
 * name the last one, as `JSON.parse` does. `null`: there is none. However deep the path is, the text is read once.
 */
export const memberText = (text: string, path: readonly string[]): string | null =>
  found(text, after(space, text, 0), path).text;

interface Found {
  readonly text: string | null;
  /** After the value that begins where it was looked for. */
  readonly end: number;
}

function found(text: string, begin: number, [name, ...inner]: readonly string[]): Found {
  if (name === undefined) {
    const end = endOfValue(text, begin);
    return { text: text.slice(begin, end), end };
  }
  const isList = text[begin] === '[';
  if (text[begin] !== '{' && !isList) return { text: null, end: endOfValue(text, begin) };
  let last: string | null = null;
  let at = begin;
  for (let index = 0; ; index += 1) {
    // After the bracket, or a comma.
    at = after(space, text, at + 1);
    if (text[at] === '}' || text[at] === ']') break;
    let isIt = isList && String(index) === name;
    if (!isList) {
      const endOfName = endOfString(text, at);
      isIt = JSON.parse(text.slice(at, endOfName)) === name;
      // After the colon.
      at = after(space, text, after(space, text, endOfName) + 1);
    }
    if (isIt) {
      const value = found(text, at, inner);
      last = value.text;
      at = value.end;
    } else at = endOfValue(text, at);
    at = after(space, text, at);
    if (text[at] !== ',') break;
  }
  return { text: last, end: at + 1 };
}

/** The texts of the elements of the list that valid JSON text contains; of anything else, none. */
export function elementTexts(text: string): string[] {
  const texts: string[] = [];
  let at = after(space, text, 0);
  if (text[at] !== '[') return texts;
  for (;;) {
    // After the bracket, or a comma.
    const begin = after(space, text, at + 1);
    if (text[begin] === ']') return texts;
    const end = endOfValue(text, begin);
    texts.push(text.slice(begin, end));
    at = after(space, text, end);
    if (text[at] !== ',') return texts;
  }
}
