/** Sites of WordPress: they share its files and a database, and have plugins, tables and an address of their own. */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../../clients/command.ts';
import { freePort } from '../../prism.ts';
import { start } from '../process.ts';
import type { Database } from './database.ts';

/** Where Debian's package has it. */
export const wordpress = '/usr/share/wordpress';

const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** A copy, because WordPress looks for its configuration beside its own files. */
export async function copyWordPress(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await cp(wordpress, folder, { recursive: true, dereference: true });
  await cp(beside('wp-config.php'), join(folder, 'wp-config.php'));
}

interface SiteSettings {
  /** The copy of WordPress. */
  readonly root: string;
  readonly name: string;
  readonly database: Database;
  /** Files below `wp-content`. */
  readonly files: Readonly<Record<string, string>>;
  readonly env: Record<string, string>;
}

export type User = 'owner' | 'reader';

export interface Site {
  readonly url: string;
  /** A request with the cookies of a user who has logged in, or of nobody. Redirects are not followed. */
  readonly request: (path: string, options?: RequestInit & { user?: User }) => Promise<Answer>;
  /** What PHP code returns that runs in the site. */
  // biome-ignore lint/suspicious/noExplicitAny: what WordPress returns is compared, and not used.
  readonly php: (code: string, env?: Record<string, string>) => Promise<any>;
  /** Writes a file below `wp-content`. */
  readonly put: (file: string, text: string) => Promise<void>;
  /** Has only these constants besides its own in wp-config.php from now on. */
  readonly define: (constants: object) => Promise<void>;
  /** The cookies of a user who has logged in. */
  readonly cookiesOf: (user: User) => Promise<string>;
  /** The next request of a user logs in again. */
  readonly logOut: () => void;
  /** What WordPress and PHP have logged. */
  readonly log: () => Promise<string>;
  readonly stop: () => Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export async function startSite({ root, name, database, files, env }: SiteSettings): Promise<Site> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const folder = join(root, `content-${name}`);
  const all = { ...files, 'mu-plugins/offline.php': await readFile(beside('offline.php'), 'utf8') };
  const put = async (file: string, text: string) => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  };
  for (const [file, text] of Object.entries(all)) await put(file, text);
  const define = (constants: object) => put('constants.json', JSON.stringify(constants));
  await define({});
  const ownEnv = {
    SITE_DATABASE: database.host,
    SITE_FOLDER: folder,
    SITE_PREFIX: `${name}_`,
    SITE_URL: url,
    ...env,
  };
  const script = (file: string, args: readonly string[], more: Record<string, string> = {}) =>
    run({
      command: 'php',
      args: ['-d', 'display_errors=stderr', beside(file), root, ...args],
      env: { ...ownEnv, ...more },
    });
  await script('install.php', []);
  // A site may ask itself for something while it answers.
  const server = start(root, ['php', '-S', `127.0.0.1:${port}`, '-t', root], {
    ...ownEnv,
    PHP_CLI_SERVER_WORKERS: '4',
  });
  await server.says('Development Server');

  const cookies = new Map<string, string>();
  const cookiesOf = async (user: User) => {
    const known = cookies.get(user);
    if (known !== undefined) return known;
    const body = new URLSearchParams({ log: user, pwd: 'password', testcookie: '1' });
    const headers = { cookie: 'wordpress_test_cookie=WP%20Cookie%20check' };
    const answer = await fetch(`${url}/wp-login.php`, { method: 'POST', body, headers, redirect: 'manual' });
    if (answer.status !== 302) throw new Error(`${user} cannot log in: ${await answer.text()}`);
    const given = answer.headers
      .getSetCookie()
      .map(cookie => cookie.split(';')[0])
      .join('; ');
    cookies.set(user, given);
    return given;
  };
  return {
    url,
    async request(path, { user, ...options } = {}) {
      const headers = new Headers(options.headers);
      if (user !== undefined) headers.set('cookie', await cookiesOf(user));
      const answer = await fetch(new URL(path, url), { redirect: 'manual', ...options, headers });
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    },
    async php(code, more) {
      const printed = await script('run.php', [code], more);
      return JSON.parse(printed.slice(printed.lastIndexOf('\n')));
    },
    put,
    define,
    cookiesOf,
    logOut: () => cookies.clear(),
    log: async () => (await readFile(join(folder, 'debug.log'), 'utf8').catch(() => '')) + server.output(),
    stop: server.stop,
  };
}
