// @ts-check
/**
 * Code in colours. Pure functions for two uses: the server renders samples, and the reference renders the request while
 * somebody fills it in. A few rules for all languages are enough for short samples.
 *
 * @typedef {{ readonly kind: 'plain' | 'comment' | 'text' | 'number' | 'word', readonly text: string }} CodeToken
 */

const triple = '"""[\\s\\S]*?"""';
const double = '"(?:[^"\\\\]|\\\\[\\s\\S])*"';
const single = "'(?:[^'\\\\]|\\\\[\\s\\S])*'";
const backtick = '`(?:[^`\\\\]|\\\\[\\s\\S])*`';
const number = '\\b\\d+(?:\\.\\d+)?\\b';
const hash = '#[^\\n]*';
const slashes = '\\/\\/[^\\n]*';

/** @param {string} words separated by spaces */
const oneOf = words => `\\b(?:${words.replaceAll(' ', '|')})\\b`;

const javascriptWords =
  'async await break catch class const else export false finally for from function if import in let new null of return throw true try undefined while';
const pythonWords =
  'as class def elif else except False finally for from if import in None not or and raise return True try while with';
const phpWords = 'as echo else false for foreach function if new null return throw true use';
const goWords =
  'break case const defer else err false for func if import nil package range return string struct switch true type var';
const javaWords =
  'catch class else false final for if import int new null public return static String throw throws true try var void while';
const csharpWords =
  'async await catch class else false for foreach if in int namespace new null public return static string throw true try using var void while';
const rubyWords =
  'abort begin def do else end false if nil puts raise require rescue return then true unless';

/**
 * The parts of a text that have a colour, in the order in which they are looked for.
 *
 * @param {Partial<Record<'comment' | 'text' | 'word', string>>} parts
 */
const rules = parts =>
  new RegExp(
    Object.entries({ ...parts, number })
      .map(([kind, pattern]) => `(?<${kind}>${pattern})`)
      .join('|'),
    'g',
  );

const shell = {
  // A shell knows no escapes between single quotes, and takes # for a comment at the start of a word only.
  comment: '(?<=^|\\s)#[^\\n]*',
  text: `\\\\.|'[^']*'|${double}`,
  word: `${oneOf('curl export if then else fi')}|(?<=\\s)--?[A-Za-z][\\w-]*`,
};

/** By the name of the language, as it is shown. @type {Readonly<Record<string, RegExp>>} */
const languages = {
  cURL: rules(shell),
  Shell: rules(shell),
  JSON: rules({ text: double, word: oneOf('true false null') }),
  JavaScript: rules({
    comment: slashes,
    text: `${double}|${single}|${backtick}`,
    word: oneOf(javascriptWords),
  }),
  Python: rules({ comment: hash, text: `${triple}|${double}|${single}`, word: oneOf(pythonWords) }),
  PHP: rules({ comment: slashes, text: `${double}|${single}`, word: oneOf(phpWords) }),
  Go: rules({ comment: slashes, text: `${double}|${backtick}`, word: oneOf(goWords) }),
  Java: rules({ comment: slashes, text: `${triple}|${double}|${single}`, word: oneOf(javaWords) }),
  'C#': rules({ comment: slashes, text: `${triple}|${double}|${single}`, word: oneOf(csharpWords) }),
  Ruby: rules({ comment: hash, text: `${double}|${single}`, word: oneOf(rubyWords) }),
};

/**
 * The code in pieces. Their texts together are the code.
 *
 * @param {string} language as it is shown; the code of an unknown one is plain
 * @param {string} code
 * @returns {readonly CodeToken[]}
 */
export function codeTokens(language, code) {
  const pattern = languages[language];
  if (pattern === undefined) return [{ kind: 'plain', text: code }];
  /** @type {CodeToken[]} */
  const tokens = [];
  let end = 0;
  for (const { 0: text, index, groups } of code.matchAll(pattern)) {
    const [kind] = Object.entries(groups ?? {}).find(([, found]) => found !== undefined) ?? ['plain'];
    if (index > end) tokens.push({ kind: 'plain', text: code.slice(end, index) });
    tokens.push({ kind: /** @type {CodeToken['kind']} */ (kind), text });
    end = index + text.length;
  }
  if (end < code.length) tokens.push({ kind: 'plain', text: code.slice(end) });
  return tokens;
}
