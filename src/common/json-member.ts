/** Finds a member in JSON text, as it stands there: numbers and the order of members stay as they came. */

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
 * The text of a member of the object that valid JSON text contains, or of a member of that one. Of two with the same name
 * the last one, as `JSON.parse` does. `null`: there is none.
 */
export function memberText(text: string, [name, ...inner]: readonly string[]): string | null {
  let at = after(space, text, 0);
  if (name === undefined) return text;
  if (text[at] !== '{') return null;
  let found: string | null = null;
  for (;;) {
    // After the bracket, or a comma.
    at = after(space, text, at + 1);
    if (text[at] !== '"') break;
    const endOfName = endOfString(text, at);
    const isIt = JSON.parse(text.slice(at, endOfName)) === name;
    // After the colon.
    const begin = after(space, text, after(space, text, endOfName) + 1);
    const end = endOfValue(text, begin);
    if (isIt) found = text.slice(begin, end);
    at = after(space, text, end);
    if (text[at] !== ',') break;
  }
  return found === null ? null : memberText(found, inner);
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
