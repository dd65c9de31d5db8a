/** What is secret or personal in any text, by its form. Each expression takes linear time. */

export type RecognisedKind = 'secret' | 'phone number' | 'IP address' | 'bank account';

interface Pattern {
  readonly kind: RecognisedKind;
  readonly expression: RegExp;
  /** The start of what was found that is one, or `null`. */
  readonly start: (found: string) => string | null;
  /** Whether no letter or digit may stand before or after it. */
  readonly isAlone?: boolean;
}

/** Signs at the end belong to the sentence. */
const signsAtEnd = ' ()/.-';

function trimmed(found: string): string {
  let end = found.length;
  while (end > 0 && signsAtEnd.includes(found.charAt(end - 1))) end -= 1;
  return found.slice(0, end);
}

const whole =
  (isOne: (found: string) => boolean) =>
  (found: string): string | null => {
    const value = trimmed(found);
    return isOne(value) ? value : null;
  };

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

const patterns: readonly Pattern[] = [
  {
    kind: 'secret',
    expression: /(?:mk_test|mk|mi|mv)_[0-9A-Za-z]+|whsec_[0-9A-Za-z+/=]+/g,
    start: whole(found => found.length > 20),
  },
  // JSON Web Tokens.
  {
    kind: 'secret',
    expression: /[\w.-]+/g,
    start: whole(found => found.startsWith('eyJ') && found.split('.').length === 3),
  },
  // Keys of well-known services.
  { kind: 'secret', expression: /[\w-]+/g, start: whole(isKey) },
  { kind: 'bank account', expression: /[A-Z]{2}\d{2}[A-Z\d ]{11,40}/g, start: ibanIn, isAlone: true },
  // Any two small letters and two digits could begin a sentence: only without spaces, or in groups of four.
  {
    kind: 'bank account',
    expression: /[a-z]{2}\d{2}(?:(?:[ -][a-z\d]{4}){2,7}(?:[ -][a-z\d]{1,3}\b)?|[a-z\d]{11,30})/gi,
    start: ibanIn,
    isAlone: true,
  },
  {
    kind: 'bank account',
    expression: /\d{4}[ -]?(?:\d{4}[ -]?\d{4}[ -]?\d{2,7}|\d{6}[ -]?\d{5})/g,
    start: whole(isCard),
    isAlone: true,
  },
  {
    kind: 'phone number',
    expression: /\+\d[\d ()/.-]*/g,
    start: whole(found => isCountOfDigits(digitsOf(found).length)),
  },
  { kind: 'phone number', expression: /\(?\d[\d ()-]*/g, start: whole(isLocalPhone), isAlone: true },
  { kind: 'IP address', expression: /[\d.]+/g, start: whole(isForeignAddress) },
];

const isCountOfDigits = (count: number): boolean => count >= 8 && count <= 15;

/** Without the code of a country, such as `06-12345678`, `(020) 624-1234` and `415-555-2671`. */
function isLocalPhone(text: string): boolean {
  const count = digitsOf(text).length;
  return (
    /^\(?\d{3}\)?[ -]\d{3}-\d{4}$/.test(text) || (/^\(?0\d*[ )-]/.test(text) && count >= 9 && count <= 11)
  );
}

/** Of IPv4. This machine is nobody's. */
function isForeignAddress(text: string): boolean {
  const parts = text.split('.');
  const isAddress = parts.length === 4 && parts.every(part => /^\d{1,3}$/.test(part) && Number(part) < 256);
  return isAddress && parts[0] !== '127' && parts[0] !== '0';
}

function isKey(text: string): boolean {
  if (/^A(?:KIA|SIA)[A-Z\d]{16}$/.test(text)) return true;
  return (
    text.length >= 16 && /^(?:[srp]k_(?:live|test)_|gh[opsur]_|github_pat_|glpat-|xox[a-z]-|AIza)/.test(text)
  );
}

/** By the issuer, the length and the check digit (Luhn). */
function isCard(text: string): boolean {
  const digits = digitsOf(text);
  if (!/^[3-6]\d{13,18}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((before, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return before + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Words in capital letters may follow it. */
function ibanIn(found: string): string | null {
  for (let text = found.trim(); text !== ''; text = text.slice(0, Math.max(0, lastGap(text))))
    if (isIban(text.replaceAll(/[ -]/g, ''))) return text;
  return null;
}

const lastGap = (text: string): number => Math.max(text.lastIndexOf(' '), text.lastIndexOf('-'));

/** ISO 13616: the rest is 1. */
function isIban(text: string): boolean {
  if (text.length < 15 || text.length > 34) return false;
  const digits = [...text.slice(4), ...text.slice(0, 4)].map(one => Number.parseInt(one, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}

/** Replaces each part between the lines that begin and end a private key. */
export function withoutPrivateKeys(text: string, standIn: (key: string) => string): string {
  const [line, begin, end] = ['-----', '-----BEGIN ', '-----END '];
  let result = '';
  let from = 0;
  for (let at = text.indexOf(begin); at !== -1; at = text.indexOf(begin, Math.max(at + 1, from))) {
    const head = text.slice(at, at + 60);
    if (!/^-----BEGIN [A-Z ]*PRIVATE KEY/.test(head)) continue;
    const last = text.indexOf(end, at);
    const close = last === -1 ? -1 : text.indexOf(line, last + end.length);
    const stop = close === -1 ? text.length : close + line.length;
    result += text.slice(from, at) + standIn(text.slice(at, stop));
    from = stop;
  }
  return result + text.slice(from);
}

const isLocal = (character: string | undefined): boolean => /^[\p{L}\w.+-]$/u.test(character ?? '');
const isHost = (character: string | undefined): boolean => /^[\p{L}\d.-]$/u.test(character ?? '');

/** Replaces e-mail addresses. It looks around each sign, because a regular expression would take quadratic time. */
export function withoutAddresses(text: string, standIn: (address: string) => string): string {
  let result = '';
  let from = 0;
  // As it stands in a URL or in HTML too.
  for (const { 0: sign, index: at } of text.matchAll(/@|%40|&#64;|&#x40;|&commat;/gi)) {
    let start = at;
    while (start > from && isLocal(text[start - 1])) start -= 1;
    const host = at + sign.length;
    let end = host;
    while (isHost(text[end])) end += 1;
    // A full stop after it ends the sentence.
    while (/^[.-]$/.test(text[end - 1] ?? '')) end -= 1;
    if (start === at || at < from || !text.slice(host + 1, end - 1).includes('.')) continue;
    result += text.slice(from, start) + standIn(`${text.slice(start, at)}@${text.slice(host, end)}`);
    from = end;
  }
  return result + text.slice(from);
}

const isOfWord = (character: string | undefined): boolean => /^[\p{L}\p{N}]$/u.test(character ?? '');

/** Replaces what has one of the forms. */
export function withoutPatterns(
  text: string,
  standIn: (kind: RecognisedKind, value: string) => string,
): string {
  let rest = text;
  for (const { kind, expression, start, isAlone } of patterns)
    rest = rest.replaceAll(expression, (found: string, ...more: unknown[]) => {
      const value = start(found);
      if (value === null) return found;
      const at = more.find(one => typeof one === 'number') as number;
      const isPart = /^[\p{L}\p{N}.+_-]$/u.test(rest[at - 1] ?? '') || isOfWord(rest[at + value.length]);
      return isAlone && isPart ? found : `${standIn(kind, value)}${found.slice(value.length)}`;
    });
  return rest;
}

/** Whether a step of a path is a long random text. Words are separated in others. */
export const isTokenStep = (step: string): boolean =>
  step.split(/[-_.~]/).some(part => part.length >= 20 && /\d/.test(part) && /[a-z]/i.test(part));
