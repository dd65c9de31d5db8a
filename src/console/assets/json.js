// @ts-check
/**
 * JSON as lines that can be coloured and folded. Pure functions for two uses: the server renders examples, and the page
 * renders responses.
 *
 * @typedef {{ readonly kind: 'plain' | 'key' | 'text' | 'number' | 'word', readonly text: string }} Token
 * @typedef {{ readonly head: readonly Token[], readonly inside: readonly Line[] }} Fold what is between the brackets of an object or a list
 * @typedef {Token | Fold} Line
 */

/** @param {string} text @returns {Token} */
const plain = text => ({ kind: 'plain', text });

/** @param {unknown} value @returns {Token} */
function scalar(value) {
  const text = JSON.stringify(value) ?? 'null';
  if (typeof value === 'string') return { kind: 'text', text };
  return { kind: typeof value === 'number' ? 'number' : 'word', text };
}

/**
 * @param {unknown} value
 * @param {string} indent
 * @param {readonly Token[]} before the name of the member
 * @param {string} after what follows the value: a comma or nothing, and the end of the line
 * @returns {Line[]}
 */
function linesOf(value, indent, before, after) {
  const isList = Array.isArray(value);
  const members = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (members.length === 0) {
    const empty = isList ? '[]' : '{}';
    const shown = typeof value === 'object' && value !== null ? plain(empty) : scalar(value);
    return [plain(indent), ...before, shown, plain(after)];
  }
  const inside = members.flatMap(([name, member], index) =>
    linesOf(
      member,
      `${indent}  `,
      isList ? [] : [{ kind: 'key', text: JSON.stringify(name) }, plain(': ')],
      index === members.length - 1 ? '\n' : ',\n',
    ),
  );
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const head = [plain(indent), ...before, plain(`${open}\n`)];
  const end = plain(`${indent}${close}${after}`);
  // The whole value is not folded.
  return indent === '' ? [...head, ...inside, end] : [{ head, inside }, end];
}

/**
 * The lines of a value. Their texts together are `JSON.stringify(value, null, 2)`.
 *
 * @param {unknown} value
 * @returns {readonly Line[]}
 */
export const jsonLines = value => joined(linesOf(value, '', [], ''));

/**
 * Plain text beside plain text becomes one piece, so that a page has fewer elements.
 *
 * @param {readonly Line[]} lines
 * @returns {readonly Line[]}
 */
function joined(lines) {
  /** @type {Line[]} */
  const all = [];
  for (const line of lines) {
    const last = all.at(-1);
    if ('inside' in line)
      all.push({
        head: /** @type {readonly Token[]} */ (joined(line.head)),
        inside: joined(line.inside),
      });
    else if (line.kind === 'plain' && last !== undefined && 'kind' in last && last.kind === 'plain')
      all[all.length - 1] = plain(last.text + line.text);
    else all.push(line);
  }
  return all;
}
