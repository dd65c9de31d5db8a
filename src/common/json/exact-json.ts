/**
 * JSON text beside the value that JavaScript makes of it, which may be less: it has no integers beyond 2^53, no 1.0, and
 * puts members such as "2" before all others.
 */
import { randomUUID } from 'node:crypto';
import { endOfSimple, endOfString } from './json-member.ts';
import { pointerStep } from './json-pointer.ts';

export interface ExactJson {
  /** The text without spaces, if the value would be written otherwise. `null`: the value is all there is. */
  readonly exact: string | null;
  /** The JSON pointer of the second member of a name in an object, or `null`. */
  readonly repeated: string | null;
}

interface Open {
  /** The names of an object so far; `null`: a list. */
  readonly names: Set<string> | null;
  step: string | number;
  expectsName: boolean;
}

/** `text`: valid JSON, and `value` what `JSON.parse` makes of it, which must not be nested deeply. */
export function exactJson(text: string, value: unknown): ExactJson {
  const plain = JSON.stringify(value);
  if (plain === text) return { exact: null, repeated: null };
  const parts: string[] = [];
  const open: Open[] = [];
  let at = 0;
  while (at < text.length) {
    const character = text[at] as string;
    const inner = open.at(-1);
    let end = at + 1;
    if (character === '"') {
      end = endOfString(text, at);
      const name = plainString(text.slice(at, end));
      parts.push(name);
      if (inner?.names && inner.expectsName) {
        inner.step = JSON.parse(name) as string;
        inner.expectsName = false;
        if (inner.names.has(name))
          return { exact: null, repeated: open.map(({ step }) => `/${pointerStep(step)}`).join('') };
        inner.names.add(name);
      }
    } else if (!/\s/.test(character)) {
      if (character === '{') open.push({ names: new Set(), step: '', expectsName: true });
      else if (character === '[') open.push({ names: null, step: 0, expectsName: false });
      else if (character === '}' || character === ']') open.pop();
      else if (character === ',' && inner !== undefined) {
        if (inner.names === null) inner.step = Number(inner.step) + 1;
        else inner.expectsName = true;
      } else if (character !== ':') end = endOfSimple(text, at);
      parts.push(text.slice(at, end));
    }
    at = end;
  }
  return { exact: exactOf(parts.join(''), plain), repeated: null };
}

/** The same for a part of a text that this file has returned. */
export const exactPart = (text: string | null, value: unknown): string | null =>
  text === null ? null : exactOf(text, JSON.stringify(value));

const exactOf = (text: string, plain: string) => (text === plain ? null : text);

/** Strings lose nothing, however they are escaped. */
const plainString = (text: string) => (text.includes('\\') ? JSON.stringify(JSON.parse(text)) : text);

const mark = randomUUID();

/** `JSON.stringify`, but a bigint becomes the integer that it is. */
export function jsonTextOf(value: unknown): string | undefined {
  const text: string | undefined = JSON.stringify(value, (_, inner) =>
    typeof inner === 'bigint' ? `${mark}${inner}` : inner,
  );
  const [first = '', ...rest] = text?.split(`"${mark}`) ?? [];
  return rest.length === 0 ? text : [first, ...rest.map(part => part.replace('"', ''))].join('');
}

/** An object as JSON text, in which some members have a text of their own. `null`: they are written as the others. */
export function jsonWith(object: object, texts: Readonly<Record<string, string | null>>): string {
  const members = Object.entries(object).flatMap(([name, value]) => {
    const own = Object.hasOwn(texts, name) ? texts[name] : null;
    const text: string | undefined = own ?? JSON.stringify(value);
    return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`];
  });
  return `{${members.join(',')}}`;
}

/** Whether JavaScript writes this integer with other digits. */
function isRoundedInteger(text: string): boolean {
  const number = Number(text);
  const isInteger = Number.isFinite(number) && /^-?\d+$/.test(text);
  return isInteger && !Number.isSafeInteger(number) && `${number}` !== text;
}

/** JSON text whose numbers are replaced by what the function makes of them. */
function withNumbers(text: string, replaced: (number: string) => string): string {
  const parts: string[] = [];
  let from = 0;
  let at = 0;
  while (at < text.length) {
    const character = text[at] as string;
    if (character === '"') at = endOfString(text, at);
    else if (character === '-' || (character >= '0' && character <= '9')) {
      const end = endOfSimple(text, at);
      parts.push(text.slice(from, at), replaced(text.slice(at, end)));
      from = end;
      at = end;
    } else at += 1;
  }
  return parts.join('') + text.slice(from);
}

/** The digits of a number without the zeros around them: `1.0`, `1` and `10e-1` have the same. */
function significantDigits(text: string): string {
  const [mantissa = ''] = text.split(/e/i);
  const digits = mantissa.replace(/[-.]/g, '');
  let from = 0;
  let to = digits.length;
  while (digits[from] === '0') from += 1;
  while (to > from && digits[to - 1] === '0') to -= 1;
  return digits.slice(from, to);
}

/** Whether JavaScript has made another number of it. */
const isRounded = (text: string) => significantDigits(text) !== significantDigits(`${Number(text)}`);

/**
 * JSON text in which the numbers that JavaScript has rounded are written as in `source`, the text that they were read from:
 * what passes a number on does not round it. Other numbers stay as they are, because the text cannot say whether `2` was
 * made or is the `2.0` of `source`. `null`: one is an integer beyond 2^53 that several numbers of the source were rounded
 * to. Integers whose digits JavaScript would round stay as they are: the text has them exactly.
 */
export function numbersAsIn(source: string, json: string): string | null {
  /** By what JavaScript makes of them. Empty: it makes the same number; `null`: they are several. */
  const texts = new Map<number, string | null>();
  withNumbers(source, text => {
    if (isRoundedInteger(text)) return text;
    const rounded = Number(text);
    const written = isRounded(text) ? text : '';
    const before = texts.get(rounded);
    // A number that is too small becomes zero, which is not worth telling from other zeros.
    if (rounded !== 0) texts.set(rounded, before === undefined || before === written ? written : null);
    return text;
  });
  let isClear = true;
  const exactly = withNumbers(json, text => {
    if (isRoundedInteger(text)) return text;
    const rounded = Number(text);
    const exact = texts.get(rounded);
    if (exact === null && Number.isInteger(rounded) && !Number.isSafeInteger(rounded)) isClear = false;
    return exact || text;
  });
  return isClear ? exactly : null;
}
