/** Secrets that a text names: `password: abc`, `"token": "abc"` and `the API key is abc`. It takes linear time. */
import { isRedactedName } from '../redact.ts';

/** What stands between a name and its value. In words, only between blanks. */
const separator = /[:=]|(?<=\s)(?:is|was|ist|lautet|war)(?=\s)/giu;

/** Words of other languages for a password, which fields rarely have as names. */
const foreignName = /^(?:kennwort|passe|contraseña|senha|wachtwoord|lösenord|hasło)$/iu;

/** What a message says about a secret, and what begins the rest of a sentence. */
const usualWords = new Set(
  `a about already an and as at being by changed correct does empty expired falsch for from has have hidden in incorrect
invalid it its left longer missing must needed never no none not null of old on only optional or our required revoked
secret sent set shown stored string text that the their this to too true false undefined ungültig unknown unset used
valid weak which with without wrong your`.split(/\s/),
);

const isFiller = (character: string | undefined): boolean => /^[\s"'`\\]$/.test(character ?? '');
const isOfName = (character: string | undefined): boolean => /^[\p{L}\p{N}_.-]$/u.test(character ?? '');

const maxFiller = 8;
const maxName = 64;

/** Replaces each value that has the name of a secret. */
export function withoutNamedSecrets(text: string, standIn: (secret: string) => string): string {
  let result = '';
  let from = 0;
  for (const { 0: sign, index: at } of text.matchAll(separator)) {
    const name = at < from ? null : secretNameBefore(text, at);
    if (name === null) continue;
    const [start, end] = valueAfter(text, at + sign.length, endsOf(name));
    const value = text.slice(start, end);
    if (value === '' || isUsual(value)) continue;
    result += text.slice(from, start) + standIn(value);
    from = end;
  }
  return result + text.slice(from);
}

/** The name of a secret that ends before the place: a word, or two of them, such as `API key`; or `null`. */
function secretNameBefore(text: string, place: number): string | null {
  const [start, name] = wordBefore(text, place);
  if (name === '') return null;
  if (isRedactedName(name) || foreignName.test(name)) return name;
  const [, before] = wordBefore(text, start);
  return isRedactedName(`${before}_${name}`) ? `${before}_${name}` : null;
}

/** What ends the value of a name: a phrase has several words, and cookies are several pairs. */
const endsOf = (name: string): RegExp =>
  /cookie$/i.test(name)
    ? /^[\r\n"'`\\]$/
    : /phrase$/i.test(name)
      ? /^[\r\n"'`\\,;]$/
      : /^[\s"'`\\,;<>&[\](){}]$/;

/** A word that ends before a place, with blanks and quotes between them, and where it begins. */
function wordBefore(text: string, place: number): readonly [number, string] {
  let end = place;
  while (end > 0 && place - end < maxFiller && isFiller(text[end - 1])) end -= 1;
  let start = end;
  while (start > 0 && end - start < maxName && isOfName(text[start - 1])) start -= 1;
  return [start, text.slice(start, end)];
}

/** Where the value after a place begins and ends. A scheme, such as `Basic`, is no part of it. */
function valueAfter(text: string, place: number, ends: RegExp): readonly [number, number] {
  let start = place;
  while (start - place < maxFiller && (isFiller(text[start]) || /^[:=]$/.test(text[start] ?? ''))) start += 1;
  let end = start;
  while (end < text.length && !ends.test(text[end] ?? '')) end += 1;
  if (/^(?:basic|bearer|digest)$/i.test(text.slice(start, end)) && text[end] === ' ')
    return valueAfter(text, end + 1, ends);
  // The end of a sentence.
  while (end > start && /^[.:!?]$/.test(text[end - 1] ?? '')) end -= 1;
  return [start, end];
}

/** A small number is a count. */
const isUsual = (value: string): boolean => /^\d{1,3}$/.test(value) || usualWords.has(value.toLowerCase());
