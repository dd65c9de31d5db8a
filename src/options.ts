/** The options of {@link createRouter}: documented, checked, defaulted and frozen once. */
import type Koa from 'koa';
import {
  type Checks,
  checkOptions,
  isBoolean,
  isFunction,
  isPublicUrl,
  listOf,
  needOption,
  objectWith,
} from './common/check-options.ts';
import type { MarketplaceError } from './common/errors.ts';
import { isBaseUrl, leadsTo, ownAddress } from './common/own-address.ts';
import { parseUrl } from './common/parse-url.ts';
import { isPlainObject } from './common/plain-object.ts';
import { safeCallback } from './common/safe-callback.ts';
import { withoutEndSlashes } from './common/trim-slashes.ts';
import {
  type ConsoleOptions,
  complaintAbout,
  type ResolvedConsoleOptions,
  resolveConsole,
} from './console/options.ts';
import type { Links, Webhooks } from './group/engines.ts';
import type { Group } from './group/group.ts';
import type { CorsOptions, ResolvedOptions } from './group/resolved.ts';
import { chosenGroups, servedBy } from './group/served.ts';
import { complaintAboutLimits, type RateLimits, resolveRateLimits } from './limits/options.ts';
import { defaultPrefix, linkRules } from './links/rules.ts';
import type { Repository } from './repository/index.ts';
import { webhookChecks } from './webhooks/checks.ts';

export interface MarketplaceOptions {
  /** The storage: an adapter of this package or one of your own, with `keys` and the parts of the groups to serve. */
  readonly repository: Repository;
  /**
   * The groups to serve, each by its name (`marketplace`, `models`, `keys`, `links`, `webhooks`) or as a value. A group
   * that is asked for and whose part the repository lacks stops the start; `keys` is served always. @default all whose
   * parts the repository has
   */
  readonly groups?: readonly (string | Group)[];
  /**
   * Address under which clients reach the router, mount prefix excluded, such as `https://shop.example`.
   * Absolute addresses are made from it and never from the Host header. @default none: addresses are relative
   */
  readonly publicUrl?: string;
  /**
   * Mounts the developer console, at `/user/api` unless its settings say otherwise. Needs `publicUrl`, and a
   * repository with `users` and `sessions`. @default false
   */
  readonly console?: boolean | ConsoleOptions;
  /** Answers browsers of other origins. `true` is any origin. @default false */
  readonly cors?: boolean | CorsOptions;
  /** The HTTP status of a refusal, for hosts whose clients expect 200 throughout. @default its status in the error table */
  readonly errorStatus?: (error: MarketplaceError) => number;
  /**
   * Told of every failure that is ours (status 500 and above), with what caused it.
   * @default the app's `error` event
   */
  readonly onError?: (error: unknown, ctx: Koa.Context) => void;
  /** The largest body that is read, in bytes. @default 1048576 */
  readonly bodyLimit?: number;
  /** Whether `/api/v1` takes the key as `api_key` or `x-api-key` too. @default false */
  readonly parameterKeyOnV1?: boolean;
  /** What sends webhooks in this process, from `createWebhooks`. @default none: another process sends them */
  readonly webhooks?: Webhooks;
  /** Short links, from `createLinks`. @default none: links are made, and redirected nowhere */
  readonly links?: Links;
  /**
   * How often the API and the console may be asked, each limit by name. `true`: each at its default. `false`: none,
   * but for those of log-ins. @default true
   */
  readonly rateLimits?: boolean | RateLimits;
  /** The clock, in milliseconds since 1970. @default Date.now */
  readonly now?: () => number;
}

const isGroup = (value: unknown) =>
  typeof value === 'string' ||
  (isPlainObject(value) &&
    typeof value.name === 'string' &&
    Array.isArray(value.operations) &&
    Array.isArray(value.needs));

export const marketplaceChecks: Checks<MarketplaceOptions> = {
  repository: objectWith('a repository', ['keys']),
  groups: listOf('groups, or of their names', isGroup),
  publicUrl: isPublicUrl,
  console: complaintAbout,
  cors: value => {
    if (typeof value === 'boolean') return null;
    if (!isPlainObject(value)) return 'must be true, false or { origins }';
    const { origins, maxAge, ...rest } = value;
    const unknown = Object.keys(rest)[0];
    if (unknown !== undefined) return `has no setting ${unknown}`;
    const isList = Array.isArray(origins) && origins.every(origin => typeof origin === 'string');
    if (origins !== '*' && !isList && typeof origins !== 'function')
      return 'needs origins: "*", a list of origins or a function';
    return maxAge === undefined || Number.isSafeInteger(maxAge) ? null : 'needs maxAge in whole seconds';
  },
  errorStatus: isFunction,
  onError: isFunction,
  bodyLimit: value =>
    Number.isSafeInteger(value) && (value as number) > 0 ? null : 'must be a positive number of bytes',
  parameterKeyOnV1: isBoolean,
  webhooks: value =>
    typeof (value as Partial<Webhooks> | null)?.check === 'function' ? null : 'must come from createWebhooks',
  links: value =>
    typeof (value as Partial<Links> | null)?.shortUrl === 'function' ? null : 'must come from createLinks',
  rateLimits: complaintAboutLimits,
  now: isFunction,
};

/** The options with every default filled in. `console`: those of the console, where it is served. */
export interface ResolvedRouter {
  readonly options: ResolvedOptions;
  readonly console: ResolvedConsoleOptions | null;
}

/** Checks, defaults and freezes. Throws a TypeError that names the option. `builtIn`: the groups of this package. */
export function resolveOptions(options: MarketplaceOptions, builtIn: readonly Group[]): ResolvedRouter {
  checkOptions('createRouter', options, marketplaceChecks);
  needOption('createRouter', 'repository', options.repository);
  const settings = resolveConsole(options.console);
  for (const part of ['webhooks', 'links'] as const)
    if (options[part] !== undefined && options.repository[part] === undefined)
      throw new TypeError(`createRouter: the option ${part} needs a repository with ${part}`);
  if (settings !== null) checkConsole(options, settings);
  const publicUrl = options.publicUrl === undefined ? null : withoutEndSlashes(options.publicUrl);
  const links = guarded(options.links, publicUrl, settings);
  const webhooks = options.webhooks ?? webhookChecks();
  const services = new Map<string, unknown>();
  const resolved: ResolvedOptions = Object.freeze({
    served: servedBy(chosenGroups(builtIn, options.repository, options.groups), webhooks.events),
    services,
    repository: options.repository,
    publicUrl,
    cors: resolveCors(options.cors),
    errorStatus: options.errorStatus ?? (error => error.status),
    onError: safeCallback<[unknown, Koa.Context]>(
      options.onError ?? ((error, ctx) => void ctx.app.emit('error', error, ctx)),
    ),
    bodyLimit: options.bodyLimit ?? 1_048_576,
    parameterKeyOnV1: options.parameterKeyOnV1 ?? false,
    webhooks: kept(webhooks, publicUrl, links),
    links,
    rateLimits: resolveRateLimits(options.rateLimits),
    now: options.now ?? (() => Date.now()),
  });
  for (const group of resolved.served.groups) services.set(group.name, group.service?.(resolved));
  return { options: resolved, console: settings };
}

/** Links, which must not lead to the console. */
function guarded(
  links: Links | undefined,
  publicUrl: string | null,
  settings: ResolvedConsoleOptions | null,
): Links {
  const rules = links ?? linkRules(publicUrl === null ? {} : { url: `${publicUrl}${defaultPrefix}` });
  const own = publicUrl === null || settings === null ? [] : [`${publicUrl}${settings.prefix}`];
  return { ...rules, check: (url, reach) => rules.check(url, reach, own) };
}

/** Webhooks, which must lead neither to the router nor to the short links: they would feed themselves. */
function kept(webhooks: Webhooks, publicUrl: string | null, links: Links): Webhooks {
  const shortUrls = ['', ...links.domains].map(domain => links.shortUrl(domain, ''));
  const own = [publicUrl, ...shortUrls].filter(isBaseUrl).map(ownAddress);
  return {
    async check(url, workspaceId) {
      const target = parseUrl(url);
      if (target !== null && own.some(address => leadsTo(target, address)))
        throw new Error('leads back to this service');
      await webhooks.check(url, workspaceId);
    },
    events: webhooks.events,
    nudge: () => webhooks.nudge(),
  };
}

/** What the console needs beside its own settings. */
function checkConsole({ repository, publicUrl }: MarketplaceOptions, settings: ResolvedConsoleOptions): void {
  if (publicUrl === undefined) throw new TypeError('createRouter: the console needs the option publicUrl');
  const { users, sessions } = repository;
  if (users === undefined) throw new TypeError('createRouter: the console needs a repository with users');
  if (sessions === undefined && settings.authenticateUser === null)
    throw new TypeError(
      'createRouter: the console needs a repository with sessions, or the setting authenticateUser',
    );
  if (settings.loginUrl !== null && settings.authenticateUser === null)
    throw new TypeError('createRouter: the setting loginUrl of the console goes with authenticateUser');
}

export function resolveCors(cors: MarketplaceOptions['cors']): Required<CorsOptions> | null {
  if (cors === undefined || cors === false) return null;
  const { origins, maxAge = 600 } = cors === true ? { origins: '*' as const } : cors;
  return Object.freeze({ origins, maxAge });
}
