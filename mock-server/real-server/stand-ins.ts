/**
 * Replaces what is secret or personal in bodies of a real server. The same value gets the same stand-in wherever it is, so
 * that what belongs together still does. Stand-ins are counted and not computed, so that nobody can find the value by trying.
 */
import { isPlainObject } from '../../src/common/json/plain-object.ts';
import { parseUrl } from '../../src/common/network/parse-url.ts';
import { isRedactedName } from '../redact.ts';
import { withoutNamedSecrets } from './named-secrets.ts';
import {
  isTokenStep,
  type RecognisedKind,
  withoutAddresses,
  withoutPatterns,
  withoutPrivateKeys,
} from './recognised.ts';

type Kind =
  | RecognisedKind
  | 'purchase code'
  | 'e-mail address'
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
  'bank account': n => `account-${n}`,
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
  given: 'first name',
  first: 'first name',
  family: 'last name',
  last: 'last name',
  addr: 'address',
  iban: 'bank account',
  cc: 'bank account',
  cardnumber: 'bank account',
  ssn: 'secret',
  refresh: 'secret',
  session: 'secret',
  hash: 'secret',
};

function kindOf(name: string, parent: string): Kind | null {
  const plain = name.toLowerCase().replaceAll(/[^a-z]/g, '');
  if (parent === 'social_links') return 'link to a profile';
  if (plain === 'purchasecode') return 'purchase code';
  return Object.hasOwn(fields, plain) ? (fields[plain] ?? null) : isRedactedName(name) ? 'secret' : null;
}

/** The first page of a list is no first name. */
function kindOfText(value: string, name: string, parent: string): Kind | null {
  const kind = kindOf(name, parent);
  return kind !== null && /^(?:first|last) name$/.test(kind) && value.includes('/') ? null : kind;
}

/** Shorter names are not looked for in other texts: they are parts of words. */
const minLength = 3;

/** The bodies are not nested too deeply (`isTooDeep`). */
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
  learn(value: unknown, name = '', parent = ''): void {
    if (typeof value === 'string') {
      const kind = kindOfText(value, name, parent);
      if (kind === null || kind === 'link to a profile' || value.trim().length < minLength) return;
      this.#personal.set(value.trim().toLowerCase(), kind);
      this.#sorted = null;
    } else if (Array.isArray(value)) for (const one of value) this.learn(one, name, parent);
    else if (isPlainObject(value)) {
      for (const [inner, one] of Object.entries(value)) this.learn(one, inner, name);
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
  replace(value: unknown, name = '', parent = ''): unknown {
    if (typeof value === 'string') return this.#text(value, name, parent);
    if (Array.isArray(value)) return value.map(one => this.replace(one, name, parent));
    if (!isPlainObject(value)) return this.#scalar(value, name, parent);
    return Object.fromEntries(
      Object.entries(value).map(([inner, one]) => [this.#recognised(inner), this.replace(one, inner, name)]),
    );
  }

  /** Numbers may be secrets too. */
  #scalar(value: unknown, name: string, parent: string): unknown {
    const kind = kindOf(name, parent);
    const isReplaced = kind === 'secret' || kind === 'bank account' || kind === 'phone number';
    return typeof value === 'number' && isReplaced ? this.#counted(kind, 0) : value;
  }

  #text(value: string, name: string, parent: string): string {
    if (value === '') return value;
    const kind = kindOfText(value, name, parent);
    return kind === null ? this.text(value) : this.#standIn(kind, value.trim());
  }

  /** A text in which names, addresses and secrets may be anywhere. */
  text(value: string): string {
    return this.#withoutNames(this.#recognised(value));
  }

  /** The path of a request, in which a token may be a step. */
  path(value: string): string {
    const steps = value.split('/').map(step => (isTokenStep(step) ? this.#standIn('secret', step) : step));
    return this.text(steps.join('/'));
  }

  #recognised(value: string): string {
    let text = withoutPrivateKeys(value, found => this.#standIn('secret', found));
    text = text.replaceAll(/[^\s"'<>]+/g, word => this.#withoutUrl(word));
    text = text.replaceAll(/[^\s"'<>&;?#,]+/g, pair => this.#pair(pair));
    text = withoutNamedSecrets(text, found => this.#standIn('secret', found));
    text = withoutAddresses(text, found => this.#standIn('e-mail address', found));
    return withoutPatterns(text, (kind, found) => this.#standIn(kind, found));
  }

  /** `token=…`, as in a form. */
  #pair(pair: string): string {
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    return at > 0 && value !== '' && isRedactedName(name)
      ? `${name}=${this.#standIn('secret', value)}`
      : pair;
  }

  /** A word of a text that is, or ends with, a URL. */
  #withoutUrl(word: string): string {
    let start = word.indexOf('://');
    while (start > 0 && /^[a-z0-9+.-]$/i.test(word[start - 1] ?? '')) start -= 1;
    return start === -1 ? word : `${word.slice(0, start)}${this.#url(word.slice(start))}`;
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
    const fragment = new URLSearchParams(url.hash.slice(1));
    const hasUser = url.username !== '' || url.password !== '';
    const [inQuery, inFragment] = [this.#withoutTokens(url.searchParams), this.#withoutTokens(fragment)];
    if (!inQuery && !inFragment && !hasUser) return value;
    if (hasUser) this.#counted('secret', '');
    url.username = '';
    url.password = '';
    if (inFragment) url.hash = String(fragment);
    return url.href;
  }

  /** Whether there was one. */
  #withoutTokens(parameters: URLSearchParams): boolean {
    const tokens = [...parameters].filter(([name, one]) => isToken(name, one));
    for (const [name, one] of tokens) parameters.set(name, this.#standIn('secret', one));
    return tokens.length > 0;
  }

  #standIn(kind: Kind, value: string): string {
    // What stands in for something already is not replaced again.
    return this.#issued.has(value) ? value : this.#counted(kind, this.#formOf(kind, value));
  }

  /** `form`: if it is not the next of its kind. */
  #formOf(kind: Kind, value: string, form?: string): string {
    const values = this.#values.get(kind) ?? new Map<string, string>();
    this.#values.set(kind, values);
    const small = value.toLowerCase();
    const key = kind === 'bank account' ? small.replaceAll(/[ -]/g, '') : small;
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
