/** The options of the console. */
import type Koa from 'koa';
import { isPlainObject } from '../common/plain-object.ts';
import type { Awaitable } from '../repository/index.ts';

export interface ConsoleOptions {
  /** Path of the console below the mount. @default /user/api */
  readonly prefix?: string;
  /** The name that the console carries. @default Marketplace */
  readonly brand?: string;
  /** Colour of buttons and links, as `#rrggbb`. @default #3b4cca */
  readonly accent?: string;
  /**
   * Tells who is logged in with the host, as the id of a user of the repository, or `null`. The console then
   * has no log-in of its own. @default none: people log in with e-mail address and password
   */
  readonly authenticateUser?: (ctx: Koa.Context) => Awaitable<string | null>;
  /** Where people log in with the host; the path to come back to is added as `return_to`. Goes with authenticateUser. @default none: they are told to log in */
  readonly loginUrl?: string;
  /** Shows the API reference, at `reference` below the prefix, to people who are not logged in too. @default false */
  readonly publicReference?: boolean;
  /** A session ends when it was not used for so many minutes. @default 720 */
  readonly idleMinutes?: number;
  /** A session ends after so many minutes, however much it is used. @default 10080 */
  readonly sessionMinutes?: number;
}

/** The options with every default filled in. */
export interface ResolvedConsoleOptions {
  readonly prefix: string;
  readonly brand: string;
  readonly accent: string;
  readonly authenticateUser: ((ctx: Koa.Context) => Awaitable<string | null>) | null;
  readonly loginUrl: string | null;
  readonly publicReference: boolean;
  readonly idleMinutes: number;
  readonly sessionMinutes: number;
}

const isMinutes = (value: unknown) => Number.isSafeInteger(value) && (value as number) > 0;

const complaints: Record<keyof ConsoleOptions, (value: unknown) => string | null> = {
  prefix: value =>
    typeof value === 'string' && /^(\/[\w.-]+)+$/.test(value) ? null : 'must be a path such as /user/api',
  brand: value => (typeof value === 'string' && value.trim() !== '' ? null : 'must be a name'),
  accent: value =>
    typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? null : 'must be a colour as #rrggbb',
  authenticateUser: value => (typeof value === 'function' ? null : 'must be a function'),
  loginUrl: value =>
    typeof value === 'string' && /^(https?:\/\/|\/(?!\/))/.test(value) ? null : 'must be a URL or a path',
  publicReference: value => (typeof value === 'boolean' ? null : 'must be true or false'),
  idleMinutes: value => (isMinutes(value) ? null : 'must be a positive number of minutes'),
  sessionMinutes: value => (isMinutes(value) ? null : 'must be a positive number of minutes'),
};

/** What is wrong with the options, in one sentence, or `null`. */
export function complaintAbout(options: unknown): string | null {
  if (typeof options === 'boolean') return null;
  if (!isPlainObject(options)) return 'must be true, false or an object';
  for (const [name, value] of Object.entries(options)) {
    if (!Object.hasOwn(complaints, name)) return `has no setting ${name}`;
    const complaint = value === undefined ? null : complaints[name as keyof ConsoleOptions](value);
    if (complaint !== null) return `needs another ${name}: it ${complaint}`;
  }
  return null;
}

export function resolveConsole(options: boolean | ConsoleOptions | undefined): ResolvedConsoleOptions | null {
  if (options === undefined || options === false) return null;
  const given = options === true ? {} : options;
  return Object.freeze({
    prefix: given.prefix ?? '/user/api',
    brand: given.brand ?? 'Marketplace',
    accent: given.accent ?? '#3b4cca',
    authenticateUser: given.authenticateUser ?? null,
    loginUrl: given.loginUrl ?? null,
    publicReference: given.publicReference ?? false,
    idleMinutes: given.idleMinutes ?? 720,
    sessionMinutes: given.sessionMinutes ?? 10_080,
  });
}
