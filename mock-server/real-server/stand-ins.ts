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

/** What is recognised in any text. */
const patterns: readonly (readonly [Kind, RegExp])[] = [
  [
    'secret',
    /(?:mk_test|mk|mi|mv)_[0-9A-Za-z]{16,}|whsec_[0-9A-Za-z+/=]{16,}|eyJ[\w-]{8,}\.[\w-]{4,}\.[\w-]*/g,
  ],
  ['e-mail address', /[\w.+-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}/gi],
  ['phone number', /(?<!\w)\+\d[\d ()/.-]{6,18}\d(?!\w)/g],
  // This machine is nobody's.
  ['IP address', /(?<![\d.])(?!127\.|0\.)(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/g],
];

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
  #search: RegExp | null = null;

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
      this.#search = null;
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
    for (const [kind, pattern] of patterns)
      text = text.replaceAll(pattern, found => this.#standIn(kind, found));
    const search = this.#searchForNames();
    return search === null
      ? text
      : text.replaceAll(search, found =>
          this.#standIn(this.#personal.get(found.toLowerCase()) ?? 'name', found),
        );
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

  #searchForNames(): RegExp | null {
    if (this.#personal.size === 0) return null;
    const names = [...this.#personal.keys()].sort((one, other) => other.length - one.length);
    const choices = names.map(one => one.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|');
    this.#search ??= new RegExp(`(?<![\\p{L}\\p{N}])(?:${choices})(?![\\p{L}\\p{N}])`, 'giu');
    return this.#search;
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

/** Long random values sign URLs, whatever the parameter is called. */
const isToken = (name: string, value: string): boolean =>
  value !== '' &&
  (isRedactedName(name) || /^(?:sig|key|code|auth)$/i.test(name) || /^[\w+/=.%-]{24,}$/.test(value));
