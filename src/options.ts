/** The options of {@link createRouter}: documentation, validation and defaults in one place. */
import type Koa from 'koa';
import type { MarketplaceError } from './common/errors/errors.ts';
import { safeCallback } from './common/errors/safe-callback.ts';
import { isTracing, type Tracing } from './common/events/tracing.ts';
import { isPlainObject } from './common/json/plain-object.ts';
import { isPublicUrls, type PublicUrl, publicUrlsOf } from './common/network/public-url.ts';
import {
  type Check,
  checkOptions,
  isBoolean,
  isFunction,
  listOf,
  needOption,
} from './common/options/check-options.ts';
import { checksOf, type OptionRows, withDefaults } from './common/options/option-rows.ts';
import {
  type ConsoleOptions,
  complaintAbout,
  type ResolvedConsoleOptions,
  resolveConsole,
} from './console/options.ts';
import { complaintAboutDestinations, type Destination } from './destinations/destination.ts';
import type { ChangeRecorder } from './group/change-recorder.ts';
import { chosenGroups } from './group/choose.ts';
import type { Numbers } from './group/engine.ts';
import { engineChecks, enginesOf, madeBy, needPart } from './group/engines.ts';
import type { Group } from './group/group.ts';
import { complaintAboutScopes, withHostScopes } from './group/host-scopes.ts';
import type { RequestReport } from './group/observer.ts';
import type { CorsOptions } from './group/resolved.ts';
import { servedOnce } from './group/serve.ts';
import type { Lifecycle, Served, ServedOptions } from './group/served.ts';
import { complaintAboutCors, isHeaderName, resolveCors } from './http/cors-options.ts';
import { Gate } from './http/gate.ts';
import { KeyUses } from './http/key-uses.ts';
import { requestHeadersOf } from './http/request-headers.ts';
import { requestTeller } from './http/request-report.ts';
import { limitRows, limitsCheck, resolveLimits } from './limits/options.ts';
import { recordLimitRows, recordLimitsCheck, resolveRecordLimits } from './limits/record-limits.ts';
import { complaintAboutStreams, resolveStreamLimits, type StreamLimits } from './limits/streams.ts';
import { combineErrorHandlers, isLogger, type Logger } from './observability/log-errors.ts';
import type { RateLimits } from './rate-limits.ts';
import type { RecordLimits } from './record-limits.ts';
import { isRepository } from './repository/check.ts';
import { checkedRepository } from './repository/checked.ts';
import { complaintAboutSecrets, type SecretsOptions } from './repository/encrypted/keyring.ts';
import { encryptedRepository } from './repository/encrypted/repository.ts';
import type { FoundKey, Repository } from './repository/index.ts';
import { tracedRepository } from './repository/traced.ts';

// The mock server resolves it without a router.
export { resolveCors };

export interface RouterOptions {
  /** The storage: an adapter of this package or your own, with the part `keys` and the parts of all groups to serve. */
  readonly repository: Repository;
  /**
   * The groups to serve, each by its name (see the table of groups) or as a value.
   * `createRouter` throws if the repository does not have a part that a listed group needs. `keys` is always served.
   * @default all groups whose parts the repository has
   */
  readonly groups?: readonly (string | Group)[];
  /**
   * Scopes of your own routes behind `requireKey`, with a description of what each allows. People choose them for a key
   * beside those of the groups. A scope is a name in lowercase letters, digits and `-`, which no group has, then `:` and
   * an action in lowercase letters. @default none
   */
  readonly scopes?: Readonly<Record<string, string>>;
  /**
   * Public URL of the router, without the mount prefix, such as `https://shop.example`. Absolute URLs are built from it
   * and never from the Host header. It may have a path, such as `https://shop.example/base`, which all addresses begin
   * with: a proxy in front removes it, or the mount prefix begins with it. A list names all URLs of the service: absolute URLs are built from the first one, and
   * webhooks and links must lead to none of them. @default none: URLs are relative
   */
  readonly publicUrl?: PublicUrl;
  /**
   * Serves the developer console, at `/user/api` unless its settings change the path. Requires `publicUrl`, and a
   * repository with `users` and `sessions`. @default false
   */
  readonly console?: boolean | ConsoleOptions;
  /**
   * Allows browser requests from other origins (CORS). `true` allows every origin. Pages may send the headers that the
   * served operations read, and those in `allowHeaders`; they may read all headers that a response has. @default false
   */
  readonly cors?: boolean | CorsOptions;
  /**
   * Chooses the HTTP status of an error response, for clients that expect 200 for every response. @default the status
   * in the error table
   */
  readonly errorStatus?: (error: MarketplaceError) => number;
  /**
   * Called with every internal error (status 500 and above), including its cause. An error of this kind that a group
   * declares, such as a channel that refuses, is an answer, and not an internal error, unless it has a cause.
   * @default the app's `error` event; nothing, if there is a logger
   */
  readonly onError?: (error: unknown, ctx: Koa.Context) => void;
  /**
   * Writes one line for each error that `onError` is told, with what to do about it: any logger whose `info`, `warn` and
   * `error` take an object and a message, such as pino. Secrets are removed. @default none
   */
  readonly logger?: Logger;
  /**
   * Called with what was requested after each answer of the API is ready: `operation`, `group`, `workspace`, `key` (their
   * ids), `status`, `code` of an error, `ms` and `requestId`. The same object is then `ctx.state.marketplace`, unless the
   * app has a value there. An exception goes to `onError`. @default nothing, and no `ctx.state.marketplace`
   */
  readonly onRequest?: (request: RequestReport, ctx: Koa.Context) => unknown;
  /**
   * Traces for OpenTelemetry: `createTracing` of `koa-marketplace/tracing` makes it. Requests and their steps become spans,
   * and what they cause continues the trace of the caller. @default nothing is traced
   */
  readonly tracing?: Tracing;
  /**
   * The request header in which a trusted proxy sends the id of the request, such as `x-request-id`. It becomes the
   * `X-Request-Id` of the answer if it has 1 to 128 letters, digits and characters of `._:/+=@-`. @default none: each request gets a new
   * id, unless a middleware before the router has set the header of the answer
   */
  readonly requestIdHeader?: string;
  /** The largest accepted request body, in bytes. @default 1048576 */
  readonly bodyLimit?: number;
  /**
   * Whether a result that does not fit the schema of its response is an error (status 500), which names the operation,
   * the member and the method of the repository. Otherwise, the value is sent as it is, and `onError` is told once for
   * each member; but a body without a member that its schema requires is always an error. `development`: only if `NODE_ENV` is not `production`. Members that the schema does not describe are
   * always removed. @default 'development'
   */
  readonly checkResults?: boolean | 'development';
  /** Whether `/api/v1` also accepts the key as `api_key` (parameter or header) or `x-api-key`. @default false */
  readonly parameterKeyOnV1?: boolean;
  /**
   * Rate limits of the API and the console, each by its name. `true` uses the default of every limit. `false` disables
   * all limits except those that protect passwords. @default true
   */
  readonly rateLimits?: boolean | RateLimits;
  /**
   * How many records of each kind a workspace may have, each by its name, such as `{ links: 50_000 }`; `false` disables a
   * limit. A request that would exceed one is refused with 409. What the host stores by itself, by imports and with
   * methods of the repository, is not limited. @default the default of each limit
   */
  readonly limits?: RecordLimits;
  /**
   * Maximum numbers of streams of events (Server-Sent Events) that are open at the same time in this process: with one
   * `key`, with all keys of a `workspace`, and in `total`. Each is an open connection: `total` must be well below the
   * number of files that the process may open. @default { key: 50, workspace: 200, total: 500 }
   */
  readonly streams?: StreamLimits;
  /**
   * Keys with which secrets are encrypted before they are stored: those of webhooks and the values of their headers, those
   * of inbound endpoints, and the settings of instances of messaging. All processes need the same keys.
   * @default they are stored as plain text
   */
  readonly secrets?: SecretsOptions;
  /**
   * Where workspaces can have events sent other than to URLs: message brokers of `koa-marketplace/destinations`, or what
   * `defineDestination` returns. With `createWebhooks`, it needs the same. @default nowhere
   */
  readonly destinations?: readonly Destination[];
  /** The clock: returns milliseconds since 1970. @default Date.now */
  readonly now?: () => number;
}

const isBytes: Check = value =>
  Number.isSafeInteger(value) && (value as number) > 0 ? null : 'must be a positive number of bytes';

const isSwitch: Check = value =>
  typeof value === 'boolean' || value === 'development' ? null : "must be true, false or 'development'";

// `chosenGroups` checks the fields of groups.
const isGroup = (value: unknown) => typeof value === 'string' || isPlainObject(value);

/** The options that do not depend on the groups. */
type OwnOptions = Omit<RouterOptions, 'rateLimits' | 'limits'>;

const rows = {
  repository: isRepository,
  groups: listOf('groups or group names', isGroup),
  scopes: complaintAboutScopes,
  publicUrl: isPublicUrls,
  console: complaintAbout,
  cors: complaintAboutCors,
  errorStatus: [isFunction, error => error.status],
  onError: isFunction,
  logger: isLogger,
  onRequest: isFunction,
  tracing: [isTracing, null],
  requestIdHeader: value => (isHeaderName(value) ? null : 'must be a header name'),
  bodyLimit: [isBytes, 1_048_576],
  checkResults: [isSwitch, 'development'],
  parameterKeyOnV1: [isBoolean, false],
  streams: complaintAboutStreams,
  secrets: complaintAboutSecrets,
  destinations: [complaintAboutDestinations, []],
  now: [isFunction, () => Date.now()],
} as const satisfies OptionRows<OwnOptions>;

export const routerChecks = checksOf<OwnOptions>(rows);

export const withRouterDefaults = <Given extends RouterOptions>(given: Given) => withDefaults(rows, given);

/** The options with all defaults filled in. `console` holds the console settings, or `null` if the console is off. */
export interface ResolvedRouter {
  readonly options: ServedOptions;
  readonly console: ResolvedConsoleOptions | null;
  /** The rate limits that all its requests share. */
  readonly gate: Gate;
}

/**
 * Validates the options, fills in the defaults and freezes the result. `builtIn`: the groups of this package. `factory`:
 * what the host called. `running`: engines of groups that have no option. `lifecycle`: shared with them. `known`: what is served, of another router
 * with the same groups and events.
 * Throws a TypeError that names the invalid option.
 */
export function resolveOptions(
  given: RouterOptions,
  builtIn: readonly Group[],
  factory: string,
  {
    running = new Map(),
    lifecycle = { isClosing: false },
    known,
  }: {
    readonly running?: ReadonlyMap<string, unknown>;
    readonly lifecycle?: Lifecycle;
    readonly known?: Served | undefined;
  } = {},
): ResolvedRouter {
  const ofEngines = engineChecks(builtIn);
  const limits = limitRows(builtIn);
  const recordLimits = recordLimitRows(builtIn);
  const checks = {
    ...routerChecks,
    rateLimits: limitsCheck(limits),
    limits: recordLimitsCheck(recordLimits),
    ...ofEngines,
  };
  const options = withRouterDefaults(checkOptions(factory, given, checks));
  const passed: Readonly<Record<string, unknown>> = { ...options };
  needOption(factory, 'repository', options.repository);
  const { now, tracing, destinations, errorStatus, bodyLimit, parameterKeyOnV1 } = options;
  const settings = resolveConsole(options.console);
  for (const name of Object.keys(ofEngines))
    if (passed[name] !== undefined) needPart(factory, name, options.repository);
  if (settings !== null) checkConsole(factory, options, settings);
  const urls = publicUrlsOf(options.publicUrl);
  const [publicUrl = null] = urls;
  const engines = enginesOf(builtIn, passed, running, urls, now);
  const services = new Map<string, unknown>();
  const recorders: ChangeRecorder[] = [];
  const numbers = new Map<string, Numbers>();
  const checkResults =
    options.checkResults === 'development' ? process.env.NODE_ENV !== 'production' : options.checkResults;
  const origins = new WeakMap<object, string>();
  const chosen = chosenGroups(factory, builtIn, options.repository, options.groups, passed);
  const offering = (group: Group): Group => ({ ...group, ...group.withDestinations?.(group, destinations) });
  const served =
    known ??
    withHostScopes(
      factory,
      servedOnce(
        destinations.length === 0 ? chosen : chosen.map(offering),
        builtIn,
        engines.sender.events,
        factory,
      ),
      options.scopes,
      builtIn,
    );
  const onError = safeCallback<[unknown, Koa.Context]>(
    combineErrorHandlers(options.logger, options.onError) ??
      ((error, ctx) => void ctx.app.emit('error', error, ctx)),
  );
  const rateLimits = resolveLimits(options.rateLimits, limits);
  const gate = new Gate(rateLimits, now);
  const repository = checkedRepository(
    tracedRepository(encryptedRepository(options.repository, options.secrets), tracing),
    checkResults ? (value, method) => void origins.set(value, method) : undefined,
  );
  const keyUses = new KeyUses(repository.keys);
  const resolved: ServedOptions = Object.freeze({
    served,
    services,
    recorders,
    numbers,
    examples: engines.examples,
    repository,
    checkResults,
    originOf: (value: object) => origins.get(value) ?? null,
    publicUrl,
    sendInvitation: settings?.sendInvitation ?? null,
    consoleUrls: settings === null ? [] : urls.map(url => `${url}${settings.prefix}`),
    cors: resolveCors(options.cors, requestHeadersOf(served.operations)),
    errorStatus,
    onError,
    tellRequest: options.onRequest === undefined ? null : requestTeller(options.onRequest, onError),
    tracing,
    requestIdHeader: options.requestIdHeader?.toLowerCase() ?? null,
    bodyLimit,
    parameterKeyOnV1,
    sender: engines.sender,
    observer: engines.observer,
    lifecycle,
    rateLimits,
    limits: resolveRecordLimits(options.limits, recordLimits),
    countKey: (digest: string, found: FoundKey, time: number) => gate.countKey(digest, found, time),
    noteKeyUse: (...use: Parameters<KeyUses['note']>) => keyUses.note(...use),
    streams: resolveStreamLimits(options.streams),
    now,
    hasOwnClock: given.now !== undefined,
  });
  for (const group of served.groups) {
    const own = Object.freeze({ ...resolved, engine: engines.of(group.name) }) as never;
    const service = madeBy(factory, group.name, 'service', () => group.service?.(own));
    services.set(group.name, service);
    if (group.recorder !== undefined) recorders.push(group.recorder(service as never));
    if (group.numbers !== undefined) numbers.set(group.name, group.numbers(service as never));
  }
  return { options: resolved, console: settings, gate };
}

/** Checks what the console requires in addition to its own settings. */
function checkConsole(
  factory: string,
  { repository, publicUrl }: Pick<RouterOptions, 'repository' | 'publicUrl'>,
  settings: ResolvedConsoleOptions,
): void {
  if (publicUrl === undefined) throw new TypeError(`${factory}: the console requires the option publicUrl`);
  const { users, sessions } = repository;
  if (users === undefined) throw new TypeError(`${factory}: the console requires a repository with users`);
  if (sessions === undefined && settings.authenticateUser === null)
    throw new TypeError(
      `${factory}: the console requires a repository with sessions, or the setting authenticateUser`,
    );
  if (settings.loginUrl !== null && settings.authenticateUser === null)
    throw new TypeError(`${factory}: the console setting loginUrl requires the setting authenticateUser`);
}
