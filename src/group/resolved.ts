/** What groups are served with. */
import type Koa from 'koa';
import type { MarketplaceError } from '../common/errors.ts';
import type { ResolvedRateLimits } from '../limits/options.ts';
import type { Repository } from '../repository/index.ts';
import type { Links, Webhooks } from './engines.ts';
import type { Served } from './served.ts';

export interface CorsOptions {
  /** Origins that may call, to the letter (`https://shop.example`), a function that says so of one, or `*` for any. */
  readonly origins: '*' | readonly string[] | ((origin: string) => boolean);
  /** How long a browser may keep the answer to its preflight, in seconds. @default 600 */
  readonly maxAge?: number;
}

/** The options with every default filled in, and what follows from them. */
export interface ResolvedOptions {
  readonly served: Served;
  /** What each group that is served has made for its operations and pages, by the name of the group. */
  readonly services: ReadonlyMap<string, unknown>;
  readonly repository: Repository;
  readonly publicUrl: string | null;
  readonly cors: Required<CorsOptions> | null;
  readonly errorStatus: (error: MarketplaceError) => number;
  readonly onError: (error: unknown, ctx: Koa.Context) => void;
  readonly bodyLimit: number;
  readonly parameterKeyOnV1: boolean;
  readonly webhooks: Webhooks;
  readonly links: Links;
  readonly rateLimits: ResolvedRateLimits;
  readonly now: () => number;
}
