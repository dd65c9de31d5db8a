/**
 * Replaces what is secret or personal in bodies of a real server. The same value gets the same stand-in wherever it is, so
 * that what belongs together still does. Stand-ins are counted and not computed, so that nobody can find the value by trying.
 */
import { isPlainObject } from '../../src/common/json/plain-object.ts';
import { parseUrl } from '../../src/common/network/parse-url.ts';
import { isRedactedName } from '../redact.ts';

type Kind =
  | 'secret'
  | 'purchase code'
  | 'e-mail address'
  | 'phone number'
  | 'IP address'
  | 'username'
  | 'first name'
  | 'last name'
  | 'name'
  | 'address'
  | 'link to a profile';

const digits = (number: number, length: number): string => String(number).padStart(length, '0');

/** What stands in for the n-th value of a kind, from 1. */
const forms: Readonly<Record<Kind, (n: number) => string>> = {
  secret: n => `stand-in-${n}`,
  'purchase code': n => `00000000-0000-4000-8000-${digits(n, 12)}`,
  'e-mail address': n => `person${n}@example.com`,
  // Numbers that are never given to anybody.
  'phone number': n => `+1202555${digits(n % 10_000, 4)}`,
  'IP address': n => `192.0.2.${n % 255}`,
  username: n => `user${n}`,
  'first name': n => `Given${n}`,
  'last name': n => `Family${n}`,
  name: n => `Person ${n}`,
  address: n => `${n} Example Street`,
  'link to a profile': n => `https://social.example/user${n}`,
};

/** Fields that hold a value of a kind, by their names in small letters without signs. */
const fields: Readonly<Record<string, Kind>> = {
  email: 'e-mail address',
  phone: 'phone number',
  phonenumber: 'phone number',
  mobile: 'phone number',
  username: 'username',
  login: 'username',
  firstname: 'first name',
  givenname: 'first name',
  lastname: 'last name',
  familyname: 'last name',
  surname: 'last name',
  fullname: 'name',
  street: 'address',
  addressline: 'address',
  postalcode: 'address',
  zip: 'address',
  city: 'address',
  ip: 'IP address',
  ipaddress: 'IP address',
};

function kindOf(name: string, parent: string): Kind | null {
  const plain = name.toLowerCase().replaceAll(/[^a-z]/g, '');
  if (parent === 'social_links') return 'link to a profile';
  if (plain === 'purchasecode') return 'purchase code';
  return fields[plain] ?? (isRedactedName(name) ? 'secret' : null);
}

/** What is recognised in any text: where it may be, and whether it is one. The expressions take linear time. */
const patterns: readonly (readonly [Kind, RegExp, (found: string) => boolean])[] = [
  ['secret', /(?:mk_test|mk|mi|mv)_[0-9A-Za-z]+|whsec_[0-9A-Za-z+/=]+/g, found => found.length > 20],
  // JSON Web Tokens.
  ['secret', /[\w.-]+/g, found => found.startsWith('eyJ') && found.split('.').length === 3],
  ['phone number', /\+\d[\d ()/.-]*/g, found => isCountOfDigits(found.replaceAll(/\D/g, '').length)],
  ['IP address', /[\d.]+/g, isForeignAddress],
];

const isCountOfDigits = (count: number): boolean => count >= 8 && count <= 15;

/** Of IPv4. This machine is nobody's. */
function isForeignAddress(text: string): boolean {
  const parts = text.split('.');
  const isAddress = parts.length === 4 && parts.every(part => /^\d{1,3}$/.test(part) && Number(part) < 256);
  return isAddress && parts[0] !== '127' && parts[0] !== '0';
}

/** Signs at the end belong to the sentence. */
const signsAtEnd = ' ()/.-';

/** Shorter names are not looked for in other texts: they are parts of words. */
const minLength = 3;
/** Deeper values are left out. */
const maxDepth = 40;

export class StandIns {
  readonly #values = new Map<Kind, Map<string, string>>();
  /** The values to look for in texts, in small letters, with their kinds. */
  readonly #personal = new Map<string, Kind>();
  readonly #counts = new Map<Kind, number>();
  readonly #issued = new Set<string>();
  #sorted: readonly (readonly [string, Kind])[] | null = null;

  /** How many places were replaced, by kind. */
  get counts(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#counts);
  }

  /** Remembers the names in a body, so that texts of other bodies are searched for them too. */
  learn(value: unknown, name = '', parent = '', depth = 0): void {
    if (depth > maxDepth) return;
    if (typeof value === 'string') {
      const kind = kindOf(name, parent);
      if (kind === null || kind === 'link to a profile' || value.trim().length < minLength) return;
      this.#personal.set(value.trim().toLowerCase(), kind);
      this.#sorted = null;
    } else if (Array.isArray(value)) for (const one of value) this.learn(one, name, parent, depth + 1);
    else if (isPlainObject(value)) {
      for (const [inner, one] of Object.entries(value)) this.learn(one, inner, name, depth + 1);
      this.#learnWhole(value);
    }
  }

  /** The whole of a name is made of the stand-ins of its parts. */
  #learnWhole({ firstname, lastname, full_name: whole }: Readonly<Record<string, unknown>>): void {
    if (typeof whole !== 'string' || whole !== `${firstname} ${lastname}`) return;
    const parts = [
      this.#formOf('first name', String(firstname)),
      this.#formOf('last name', String(lastname)),
    ];
    this.#formOf('name', whole, parts.join(' '));
  }

  /** A copy of a JSON value with stand-ins. `name`: of the field that has it. */
  replace(value: unknown, name = '', parent = '', depth = 0): unknown {
    if (depth > maxDepth) return null;
    if (typeof value === 'string') return this.#text(value, name, parent);
    if (Array.isArray(value)) return value.map(one => this.replace(one, name, parent, depth + 1));
    if (!isPlainObject(value)) return this.#scalar(value, name, parent);
    return Object.fromEntries(
      Object.entries(value).map(([inner, one]) => [inner, this.replace(one, inner, name, depth + 1)]),
    );
  }

  /** Numbers may be secrets too. */
  #scalar(value: unknown, name: string, parent: string): unknown {
    const isSecret = typeof value === 'number' && kindOf(name, parent) === 'secret';
    return isSecret ? this.#counted('secret', 0) : value;
  }

  #text(value: string, name: string, parent: string): string {
    if (value === '') return value;
    const kind = kindOf(name, parent);
    return kind === null ? this.text(value) : this.#standIn(kind, value.trim());
  }

  /** A text in which names, addresses and secrets may be anywhere. */
  text(value: string): string {
    let text = /^[a-z][a-z0-9+.-]*:\/\//i.test(value) ? this.#url(value) : value;
    text = withoutAddresses(text, found => this.#standIn('e-mail address', found));
    for (const [kind, pattern, isOne] of patterns)
      text = text.replaceAll(pattern, found => {
        let end = found.length;
        while (end > 0 && signsAtEnd.includes(found.charAt(end - 1))) end -= 1;
        const value = found.slice(0, end);
        return isOne(value) ? `${this.#standIn(kind, value)}${found.slice(end)}` : found;
      });
    return this.#withoutNames(text);
  }

  /** What was replaced by one name is not searched for the next. */
  #withoutNames(text: string): string {
    let parts: readonly (string | { readonly standIn: string })[] = [text];
    for (const [name, kind] of this.#namesByLength())
      parts = parts.flatMap(part =>
        typeof part === 'string'
          ? split(part, name).map(one =>
              typeof one === 'string' ? one : { standIn: this.#standIn(kind, one.found) },
            )
          : [part],
      );
    return parts.map(part => (typeof part === 'string' ? part : part.standIn)).join('');
  }

  /** Long ones first: a short name may be a part of them. */
  #namesByLength(): readonly (readonly [string, Kind])[] {
    this.#sorted ??= [...this.#personal].sort(([one], [other]) => other.length - one.length);
    return this.#sorted;
  }

  /** Values in the query of a URL, and a password in it, may give access to what it leads to. */
  #url(value: string): string {
    const url = parseUrl(value);
    if (url === null) return value;
    const hasSecret = [...url.searchParams].some(([name, one]) => isToken(name, one));
    if (!hasSecret && url.username === '' && url.password === '') return value;
    if (url.username !== '' || url.password !== '') this.#counted('secret', '');
    url.username = '';
    url.password = '';
    for (const [name, one] of [...url.searchParams])
      if (isToken(name, one)) url.searchParams.set(name, this.#standIn('secret', one));
    return url.href;
  }

  #standIn(kind: Kind, value: string): string {
    // What stands in for something already is not replaced again.
    return this.#issued.has(value) ? value : this.#counted(kind, this.#formOf(kind, value));
  }

  /** `form`: if it is not the next of its kind. */
  #formOf(kind: Kind, value: string, form?: string): string {
    const values = this.#values.get(kind) ?? new Map<string, string>();
    this.#values.set(kind, values);
    const key = value.toLowerCase();
    const standIn = values.get(key) ?? form ?? forms[kind](values.size + 1);
    values.set(key, standIn);
    this.#issued.add(standIn);
    return standIn;
  }

  #counted<Value>(kind: Kind, value: Value): Value {
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1);
    return value;
  }
}

const isLocal = (character: string | undefined): boolean => /^[\w.+-]$/.test(character ?? '');
const isHost = (character: string | undefined): boolean => /^[a-z0-9.-]$/i.test(character ?? '');

/** Replaces e-mail addresses. It looks around each sign, because a regular expression would take quadratic time. */
function withoutAddresses(text: string, standIn: (address: string) => string): string {
  let result = '';
  let from = 0;
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    let start = at;
    while (start > from && isLocal(text[start - 1])) start -= 1;
    let end = at + 1;
    while (isHost(text[end])) end += 1;
    // A full stop after it ends the sentence.
    while (/^[.-]$/.test(text[end - 1] ?? '')) end -= 1;
    if (start === at || !text.slice(at + 2, end - 1).includes('.')) continue;
    result += text.slice(from, start) + standIn(text.slice(start, end));
    from = end;
  }
  return result + text.slice(from);
}

const isOfWord = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** A text, cut where the name is a word of its own in it. `name`: in small letters. */
function split(text: string, name: string): readonly (string | { readonly found: string })[] {
  const small = text.toLowerCase();
  // A few letters are longer when they are small: then, places in both would differ.
  const searched = small.length === text.length ? small : text;
  const parts: (string | { readonly found: string })[] = [];
  let from = 0;
  for (let at = searched.indexOf(name); at !== -1; at = searched.indexOf(name, at + 1)) {
    const end = at + name.length;
    if (at < from || isOfWord(text[at - 1]) || isOfWord(text[end])) continue;
    parts.push(text.slice(from, at), { found: text.slice(at, end) });
    from = end;
  }
  return parts.length === 0 ? [text] : [...parts, text.slice(from)];
}

/** Long random values sign URLs, whatever the parameter is called. */
const isToken = (name: string, value: string): boolean =>
  value !== '' &&
  (isRedactedName(name) || /^(?:sig|key|code|auth)$/i.test(name) || /^[\w+/=.%-]{24,}$/.test(value));
