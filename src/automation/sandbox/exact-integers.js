/**
 * Integers that JavaScript would round are a bigint in mappings: JSONata passes them on, compares them and turns them into
 * text digit by digit, and refuses to calculate with them.
 */

/**
 * Makes the JSON of a realm read and write such integers. The source text of this function is evaluated in the realm, so it
 * can use only the JavaScript language. No text in a realm contains `mark`. It leaves `integerOr` behind.
 */
export function readIntegers(mark) {
  const { parse, stringify } = JSON;
  const token = /"[^"\\]*(?:\\.[^"\\]*)*"?|-?\d[\d.eE+-]*/g;

  /** A bigint for an integer that JavaScript would write with other digits, or else the number. */
  const integerOr = text => {
    const number = Number(text);
    const isInteger = Number.isFinite(number) && /^-?\d+$/.test(text);
    return !isInteger || Number.isSafeInteger(number) || `${number}` === text ? number : BigInt(text);
  };
  const markedToken = text =>
    text[0] !== '"' && typeof integerOr(text) === 'bigint' ? `"${mark}${text}"` : text;
  const unmarked = (_, value) =>
    typeof value === 'string' && value.startsWith(mark) ? BigInt(value.slice(mark.length)) : value;

  JSON.parse = text =>
    /\d{16}/.test(text) ? parse(text.replace(token, markedToken), unmarked) : parse(text);
  BigInt.prototype.toJSON = function toJSON() {
    return `${mark}${this}`;
  };
  JSON.stringify = (...given) => {
    const text = stringify(...given);
    if (!text?.includes(mark)) return text;
    const [first, ...others] = text.split(`"${mark}`);
    return first + others.map(part => part.replace('"', '')).join('');
  };
  globalThis.integerOr = integerOr;
}

/**
 * What JSONata has to know of a bigint: it is true, it is a number for signatures, and its literals and what reads numbers
 * from texts give such integers.
 */
const changes = [
  ['isNumeric(arg)', "(typeof arg === 'bigint' || isNumeric(arg))"],
  ['isNumeric(value)', "(typeof value === 'bigint' || isNumeric(value))"],
  ['var type = typeof value;', "var type = typeof value === 'bigint' ? 'number' : typeof value;"],
  ["create('number', num)", "create('number', integerOr(match[0]))"],
  // $number and $parseInteger.
  ['result = parseFloat(arg);', 'result = integerOr(arg);'],
  [
    'result = Number(arg);',
    'result = Number(arg) > Number.MAX_SAFE_INTEGER ? integerOr(String(BigInt(arg))) : Number(arg);',
  ],
  [
    'return parseInt(digits);',
    "return typeof integerOr(digits) === 'bigint' ? integerOr(digits) : parseInt(digits);",
  ],
  // This calculates with the text of the number.
  ["arg.toString().split('e')", "(arg * 1).toString().split('e')"],
];

/** The source of JSONata, with these changes. The build has made them before it shortens the names. */
export function withIntegers(source) {
  if (source.includes('integerOr(')) return source;
  let changed = source;
  for (const [from, to] of changes) {
    if (source.split(from).length !== 2) throw new Error(`this version of JSONata is not known: ${from}`);
    changed = changed.replace(from, to);
  }
  return changed;
}
