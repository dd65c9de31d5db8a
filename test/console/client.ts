/** A user of the console without a browser: cookies, forms and texts of pages. */
import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import type { Mock } from '../../mock-server/index.ts';
import type { WholeRepository } from '../../src/repository/index.ts';
import { fixtures, type RawAnswer, send } from '../helper.ts';
import { keyShape } from '../secret-shapes.ts';

export const ingrid = fixtures.users[0] as (typeof fixtures.users)[number];
export const mateus = fixtures.users[1] as (typeof fixtures.users)[number];

/** The cookies of a browser. Those of the console are found without the port at the end of their names. */
class Cookies extends Map<string, string> {
  readonly #port: string;

  constructor(port: string) {
    super();
    this.#port = port;
  }

  /** The whole name of a cookie, such as `mk_session_4000` for `mk_session`. */
  named(name: string): string {
    if (!/^mk_[a-z]+$/.test(name)) return name;
    const held = [...this.keys()].find(one => one === name || one.startsWith(`${name}_`));
    return held ?? (this.#port === '' ? name : `${name}_${this.#port}`);
  }

  /** Takes a cookie as a browser does, by its whole name. */
  take(name: string, value: string): void {
    if (value === '') super.delete(name);
    else super.set(name, value);
  }

  override get(name: string): string | undefined {
    return super.get(this.named(name));
  }

  override set(name: string, value: string): this {
    return super.set(this.named(name), value);
  }

  override delete(name: string): boolean {
    return super.delete(this.named(name));
  }
}

export class Person {
  readonly #origin: string;
  readonly base: string;
  readonly cookies: Cookies;

  /** `base`: the URL of the console. */
  constructor(base: string) {
    this.base = base;
    this.#origin = new URL(base).origin;
    this.cookies = new Cookies(new URL(base).port);
  }

  get(path: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
    return this.send('GET', path, headers);
  }

  async send(method: string, path: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
    return this.#remember(
      await send(this.#url(path), { method, headers: { ...this.#headers(), ...headers } }),
    );
  }

  /** Sends a form like a browser. `headers` can replace the headers of a browser. */
  async post(
    path: string,
    fields: Record<string, string | string[]>,
    headers: Record<string, string> = {},
  ): Promise<RawAnswer> {
    const body = new URLSearchParams(
      Object.entries(fields).flatMap(([name, value]) =>
        [value].flat().map((one): [string, string] => [name, one]),
      ),
    );
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const all = { ...type, origin: this.#origin, ...this.#headers(), ...headers };
    return this.#remember(await send(this.#url(path), { method: 'POST', headers: all, body: String(body) }));
  }

  /** Sends a form, and opens the page that it leads to. */
  async submit(path: string, fields: Record<string, string | string[]>): Promise<RawAnswer> {
    const answer = await this.post(path, fields);
    return answer.status === 303 ? this.get(answer.headers.location ?? '') : answer;
  }

  /** Logs in on the login page. */
  async logIn({ email, demo_password }: typeof ingrid, returnTo = ''): Promise<RawAnswer> {
    const page = await this.get(`/login?return_to=${encodeURIComponent(returnTo)}`);
    const { csrf = '', return_to = '' } = fieldsOf(page.text);
    return this.post('/login', { csrf, return_to, email, password: demo_password });
  }

  /** The hidden fields of the form on a page that is sent to this path. */
  async form(page: string, action: string): Promise<Record<string, string>> {
    const { status, text } = await this.get(page);
    assert.equal(status, 200, page);
    const form = text.split('<form').find(part => new RegExp(`action="[^"]*${action}"`).test(part));
    assert.ok(form, `${page} has a form for ${action}`);
    return fieldsOf(form.slice(0, form.indexOf('</form>')));
  }

  /** Without the part that a browser keeps to itself. */
  #url(given: string): string {
    const [path = ''] = given.split('#');
    return path.startsWith('http')
      ? path
      : path.startsWith(new URL(this.base).pathname)
        ? this.#origin + path
        : this.base + path;
  }

  #headers(): Record<string, string> {
    return this.cookies.size === 0
      ? {}
      : { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
  }

  #remember(answer: RawAnswer): RawAnswer {
    for (const line of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.take(name, value);
    }
    return answer;
  }
}

/** Somebody with a session that was made in the storage, which costs less than the login page. */
export async function loggedIn(
  { repository, url, now }: Pick<Mock<WholeRepository>, 'repository' | 'url' | 'now'>,
  who: Pick<typeof ingrid, 'id'> = ingrid,
): Promise<Person> {
  const person = new Person(`${url}/user/api`);
  const cookie = randomBytes(32).toString('base64url');
  const digest = createHash('sha256').update(cookie).digest('hex');
  const at = new Date(now()).toISOString();
  await repository.sessions?.create(
    { digest, user_id: who.id, created_at: at, seen_at: at },
    new Date(0).toISOString(),
  );
  person.cookies.set('mk_session', cookie);
  return person;
}

/** The hidden fields in some HTML. */
export function fieldsOf(html: string): Record<string, string> {
  const inputs = html.match(/<input[^>]*type="hidden"[^>]*>/g) ?? [];
  return Object.fromEntries(
    inputs.map(input => [
      /name="([^"]*)"/.exec(input)?.[1] ?? '',
      unescaped(/value="([^"]*)"/.exec(input)?.[1] ?? ''),
    ]),
  );
}

/** Logs in on the login page that was returned instead of the response. */
export function logInOn(person: Person, page: string, password: string = ingrid.demo_password) {
  const hidden: Record<string, string[]> = {};
  for (const [, name = '', value = ''] of page.matchAll(
    /<input type="hidden" name="([^"]*)" value="([^"]*)">/g,
  ))
    hidden[name] = [...(hidden[name] ?? []), unescaped(value)];
  return person.post('/login', { ...hidden, email: ingrid.email, password });
}

/** Decodes a text in HTML. */
export const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** The text of HTML, without its tags. */
export const textOf = (html: string) => unescaped(html.replaceAll(/<[^>]*>/g, ''));

/** A secret on a page, or `null`. */
export const secretIn = (html: string): string | null => keyShape.exec(html)?.[0] ?? null;
