// @ts-check
/**
 * Code in colours. Pure functions for two uses: the server renders samples, and the reference renders the request while
 * somebody fills it in. A few rules for all languages are enough for short samples.
 *
 * @typedef {{ readonly kind: 'plain' | 'comment' | 'text' | 'number' | 'word', readonly text: string }} CodeToken
 */

// Each is looked for at one place of the code.
const escaped = /\\./y;
const hash = /#[^\n]*/y;
const slashes = /\/\/[^\n]*/y;
const option = /--?[A-Za-z][\w-]*/y;
const name = /\w+/y;

/** @param {string} words separated by spaces */
const oneOf = words => new Set(words.split(' '));

const javascriptWords =
  'async await break catch class const else export false finally for from function if import in let new null of return throw true try undefined while';
const pythonWords =
  'as class def elif else except False finally for from if import in None not or and raise return True try while with';
const phpWords = 'as echo else false for foreach function if new null return throw true use';
const goWords =
  'break case const defer else err false for func if import nil package range return string struct switch true type var';

/**
 * What has a colour. There are no escapes between raw quotes. In a shell, a comment and an option begin after a space
 * only.
 *
 * @typedef {{ readonly comment?: RegExp, readonly rawQuotes?: readonly string[], readonly quotes: readonly string[], readonly words: ReadonlySet<string>, readonly isShell?: true }} Language
 */

/** @type {Language} */
const shell = {
  comment: hash,
  // A shell knows no escapes between single quotes.
  quotes: ['"'],
  rawQuotes: ["'"],
  words: oneOf('curl export if then else fi'),
  isShell: true,
};

/** By the name of the language, as it is shown. @type {Readonly<Record<string, Language>>} */
const languages = {
  cURL: shell,
  Shell: shell,
  JSON: { quotes: ['"'], words: oneOf('true false null') },
  JavaScript: { comment: slashes, quotes: ['"', "'", '`'], words: oneOf(javascriptWords) },
  Python: { comment: hash, rawQuotes: ['"""'], quotes: ['"', "'"], words: oneOf(pythonWords) },
  PHP: { comment: slashes, quotes: ['"', "'"], words: oneOf(phpWords) },
  Go: { comment: slashes, quotes: ['"', '`'], words: oneOf(goWords) },
};

/**
 * @param {RegExp} pattern
 * @param {string} code
 * @param {number} place
 */
function found(pattern, code, place) {
  pattern.lastIndex = place;
  return pattern.exec(code)?.[0] ?? null;
}

/** @param {string} text */
const isNumber = text => /^\d+$/.test(text);

/**
 * The text in one of these quotes that begins at a place.
 *
 * @param {readonly string[]} quotes
 * @param {string} code
 * @param {number} place
 * @param {boolean} hasEscapes
 */
function quoted(quotes, code, place, hasEscapes) {
  const quote = quotes.find(one => code.startsWith(one, place));
  if (quote === undefined) return null;
  for (let end = place + quote.length; end < code.length; end += 1)
    if (hasEscapes && code[end] === '\\') end += 1;
    else if (code.startsWith(quote, end)) return code.slice(place, end + quote.length);
  return null;
}

/**
 * The piece of code at a place.
 *
 * @param {Language} language
 * @param {string} code
 * @param {number} place
 * @returns {CodeToken}
 */
function tokenAt({ comment, rawQuotes = [], quotes, words, isShell }, code, place) {
  const isAfterSpace = place === 0 || /\s/.test(code[place - 1] ?? '');
  const ofComment = comment !== undefined && (!isShell || isAfterSpace) ? found(comment, code, place) : null;
  if (ofComment !== null) return { kind: 'comment', text: ofComment };
  const text =
    (isShell ? found(escaped, code, place) : null) ??
    quoted(rawQuotes, code, place, false) ??
    quoted(quotes, code, place, true);
  if (text !== null) return { kind: 'text', text };
  const ofOption = isShell && isAfterSpace && place > 0 ? found(option, code, place) : null;
  if (ofOption !== null) return { kind: 'word', text: ofOption };
  const word = found(name, code, place);
  if (word !== null && words.has(word)) return { kind: 'word', text: word };
  if (word !== null && isNumber(word)) {
    const fraction = code[place + word.length] === '.' ? found(name, code, place + word.length + 1) : null;
    return { kind: 'number', text: fraction !== null && isNumber(fraction) ? `${word}.${fraction}` : word };
  }
  return { kind: 'plain', text: word ?? code[place] ?? '' };
}

/**
 * The code in pieces. Their texts together are the code.
 *
 * @param {string} language as it is shown; the code of an unknown one is plain
 * @param {string} code
 * @returns {readonly CodeToken[]}
 */
export function codeTokens(language, code) {
  const rules = languages[language];
  if (rules === undefined) return [{ kind: 'plain', text: code }];
  /** @type {CodeToken[]} */
  const tokens = [];
  let plain = '';
  for (let place = 0; place < code.length; ) {
    const token = tokenAt(rules, code, place);
    place += token.text.length;
    if (token.kind === 'plain') {
      plain += token.text;
      continue;
    }
    if (plain !== '') tokens.push({ kind: 'plain', text: plain });
    plain = '';
    tokens.push(token);
  }
  if (plain !== '') tokens.push({ kind: 'plain', text: plain });
  return tokens;
}
