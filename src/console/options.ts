/** The options of the console. */
import type Koa from 'koa';
import { isPlainObject } from '../common/json/plain-object.ts';
import { complaintAboutUnknown } from '../common/options/check-options.ts';
import type { SendInvitation } from '../group/invitation-sender.ts';
import type { Awaitable } from '../repository/index.ts';
import { type IconName, iconNames } from './icons.ts';

export interface ConsoleOptions {
  /** Path of the console below the mount path. @default /user/api */
  readonly prefix?: string;
  /** Product name that the console shows. @default Marketplace */
  readonly brand?: string;
  /** Colour of buttons and links, as `#rrggbb`. @default #3b4cca */
  readonly accent?: string;
  /**
   * Returns the id of the repository user who is logged in to the host application, or `null`. With this setting, the
   * console has no login form of its own. An id that the repository does not know gets a page that says so (403), and
   * `onError` is told. @default none: users log in with e-mail address and password
   */
  readonly authenticateUser?: (ctx: Koa.Context) => Awaitable<string | null>;
  /**
   * Login page of the host application. The console adds the path to return to as `return_to`. Requires
   * `authenticateUser`. @default none: the console only asks the user to log in
   */
  readonly loginUrl?: string;
  /** Whether the API reference, at `reference` below the prefix, is public. @default false */
  readonly publicReference?: boolean;
  /**
   * Further entries of the navigation, such as your documentation: URLs or paths, with an icon that the console has.
   * @default none
   */
  readonly links?: readonly ConsoleLink[];
  /**
   * Sends the link of an invitation to the invited address. Anyone who has the link may create the account of the address.
   * If it throws, nothing is changed, and `onError` gets the error. @default none: the link is shown once to the user who
   * invites, and the invited person needs an account
   */
  readonly sendInvitation?: SendInvitation;
  /** A session ends after this many minutes without a request. @default 720 */
  readonly idleMinutes?: number;
  /** A session ends after this many minutes, even if it is in use. @default 10080 */
  readonly sessionMinutes?: number;
}

/** An entry of the navigation that leads to another page of the host. */
interface ConsoleLink {
  readonly label: string;
  /** A URL or a path. */
  readonly href: string;
  /** @default puzzle */
  readonly icon?: IconName;
}

/** The options with all defaults filled in. */
export interface ResolvedConsoleOptions {
  readonly prefix: string;
  readonly brand: string;
  readonly accent: string;
  readonly authenticateUser: ((ctx: Koa.Context) => Awaitable<string | null>) | null;
  readonly loginUrl: string | null;
  readonly publicReference: boolean;
  readonly links: readonly ConsoleLink[];
  readonly sendInvitation: SendInvitation | null;
  readonly idleMinutes: number;
  readonly sessionMinutes: number;
}

const isMinutes = (value: unknown) => Number.isSafeInteger(value) && (value as number) > 0;

const isAddress = (value: unknown) => typeof value === 'string' && /^(https?:\/\/|\/(?!\/))/.test(value);

const isLink = (value: unknown) =>
  isPlainObject(value) &&
  typeof value.label === 'string' &&
  value.label.trim() !== '' &&
  isAddress(value.href) &&
  (value.icon === undefined || iconNames.some(name => name === value.icon));

const complaints: Record<keyof ConsoleOptions, (value: unknown) => string | null> = {
  prefix: value =>
    typeof value === 'string' && /^(\/[\w.-]+)+$/.test(value) ? null : 'must be a path such as /user/api',
  brand: value => (typeof value === 'string' && value.trim() !== '' ? null : 'must be a name'),
  accent: value =>
    typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? null : 'must be a colour as #rrggbb',
  authenticateUser: value => (typeof value === 'function' ? null : 'must be a function'),
  loginUrl: value => (isAddress(value) ? null : 'must be a URL or a path'),
  publicReference: value => (typeof value === 'boolean' ? null : 'must be true or false'),
  links: value =>
    Array.isArray(value) && value.every(isLink)
      ? null
      : 'must be a list of { label, href, icon? } with an icon that the console has',
  sendInvitation: value => (typeof value === 'function' ? null : 'must be a function'),
  idleMinutes: value => (isMinutes(value) ? null : 'must be a positive number of minutes'),
  sessionMinutes: value => (isMinutes(value) ? null : 'must be a positive number of minutes'),
};

/** Returns what is wrong with the options as one sentence, or `null`. */
export function complaintAbout(options: unknown): string | null {
  if (typeof options === 'boolean') return null;
  if (!isPlainObject(options)) return 'must be true, false or an object';
  const unknown = complaintAboutUnknown('setting', options, complaints);
  if (unknown !== null) return unknown;
  // By name, because settings may be getters of a class, or inherited.
  for (const [name, check] of Object.entries(complaints)) {
    const complaint = options[name] === undefined ? null : check(options[name]);
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
    links: given.links ?? [],
    sendInvitation: given.sendInvitation ?? null,
    idleMinutes: given.idleMinutes ?? 720,
    sessionMinutes: given.sessionMinutes ?? 10_080,
  });
}
