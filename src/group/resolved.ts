/** The resolved options that groups are served with. */
import type Koa from 'koa';
import type { MarketplaceError } from '../common/errors/errors.ts';
import type { Tracing } from '../common/events/tracing.ts';
import type { LimitRows, ResolvedCommonLimits, ResolvedLimits } from '../limits/options.ts';
import type { ResolvedRecordLimits } from '../limits/record-limits.ts';
import type { ResolvedStreamLimits } from '../limits/streams.ts';
import type { FoundKey, Repository } from '../repository/index.ts';
import type { Catalogue } from './catalogue.ts';
import type { EventSender } from './event-sender.ts';
import type { SendInvitation } from './invitation-sender.ts';
import type { RequestObserver } from './observer.ts';

export interface CorsOptions {
  /**
   * Allowed origins, such as `https://shop.example`, `capacitor://localhost`, `null`, or `https://*.shop.example` for all
   * its subdomains; a function that decides for one origin, or `*` for every origin.
   */
  readonly origins: '*' | readonly string[] | ((origin: string) => boolean);
  /** How long browsers may cache the preflight response, in seconds. @default 600 */
  readonly maxAge?: number;
  /**
   * Whether pages may send requests with credentials: cookies, and what browsers add by themselves. Cannot be used with
   * `origins: '*'`. The API itself uses no cookies. @default false
   */
  readonly credentials?: boolean;
  /**
   * Names of request headers that pages may send, in addition to those that the operations read: for middleware of your
   * own. `*` allows all that a page asks for. @default none
   */
  readonly allowHeaders?: '*' | readonly string[];
}

/** With all defaults, and the headers that the operations read. */
export interface ResolvedCors extends Required<CorsOptions> {
  readonly origins: '*' | ((origin: string) => boolean);
}

/** Where a key was used, as far as it is known. */
export interface KeySource {
  readonly address: string | null;
  readonly agent: string | null;
}

/** The options with all defaults filled in, and values derived from them. */
export interface ResolvedOptions<Running = unknown, Limits extends LimitRows = LimitRows> {
  readonly served: Catalogue;
  readonly repository: Repository;
  readonly publicUrl: string | null;
  readonly cors: ResolvedCors | null;
  readonly errorStatus: (error: MarketplaceError) => number;
  readonly onError: (error: unknown, ctx: Koa.Context) => void;
  readonly bodyLimit: number;
  readonly parameterKeyOnV1: boolean;
  /** Whether a result with a wrong type is an error. */
  readonly checkResults: boolean;
  /** The method of the repository that has returned an object, such as `repository.items.find`, if it is known. */
  readonly originOf: (value: object) => string | null;
  /** The engine of the group. `null`: it has one, but another process runs it. */
  readonly engine: Running;
  /** What sends events, or checks where they may be sent if another process sends them. */
  readonly sender: EventSender;
  /** The public URLs of the console. Empty: there is none. */
  readonly consoleUrls: readonly string[];
  /** Sends links for the host; `null`: the person who invites passes them on. */
  readonly sendInvitation: SendInvitation | null;
  readonly rateLimits: ResolvedCommonLimits & ResolvedLimits<Limits>;
  /** Who is told of requests with a key, or `null`. */
  readonly observer: RequestObserver | null;
  /** How many records a workspace may have. */
  readonly limits: ResolvedRecordLimits;
  /**
   * Counts a use of a key, by its digest, as a request with it is counted. Returns the 429, or how many requests the tightest
   * limit leaves; `null`: there is no limit.
   */
  readonly countKey: (digest: string, found: FoundKey, now: number) => MarketplaceError | number | null;
  /** Notes that a key was used, by its digest: at most once a minute for each key. */
  readonly noteKeyUse: (found: FoundKey, digest: string, time: number, from: () => KeySource) => void;
  readonly streams: ResolvedStreamLimits;
  /** `null`: nothing is traced. */
  readonly tracing: Tracing | null;
  readonly now: () => number;
  /** Whether the host has given this clock. */
  readonly hasOwnClock: boolean;
}
