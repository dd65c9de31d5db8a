/** The options of {@link createRouter}: documentation, validation and defaults in one place. */
import type Koa from 'koa';
import type { MarketplaceError } from '../common/errors/errors.ts';
import { isTracing, type Tracing } from '../common/events/tracing.ts';
import { isPlainObject } from '../common/json/plain-object.ts';
import { isPublicUrls, type PublicUrl } from '../common/network/public-url.ts';
import { type Check, isBoolean, isFunction, listOf } from '../common/options/check-options.ts';
import { checksOf, type OptionRows, withDefaults } from '../common/options/option-rows.ts';
import { type ConsoleOptions, complaintAbout } from '../console/options.ts';
import { complaintAboutDestinations, type Destination } from '../destinations/destination.ts';
import type { Group } from '../group/group.ts';
import { complaintAboutScopes } from '../group/host-scopes.ts';
import type { RequestReport } from '../group/observer.ts';
import type { CorsOptions } from '../group/resolved.ts';
import { complaintAboutCors, isHeaderName, resolveCors } from '../http/cors-options.ts';
import { complaintAboutStreams, type StreamLimits } from '../limits/streams.ts';
import { isLogger, type Logger } from '../observability/log-errors.ts';
import { isRepository } from '../repository/check.ts';
import { complaintAboutSecrets, type SecretsOptions } from '../repository/encrypted/keyring.ts';
import type { Repository } from '../repository/index.ts';
import type { RateLimits } from './built-in/rate-limits.ts';
import type { RecordLimits } from './built-in/record-limits.ts';

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
