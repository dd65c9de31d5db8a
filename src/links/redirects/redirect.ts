/** Answers the request of a visitor who follows a short link. */
import type Koa from 'koa';
import { after } from '../../common/awaitable.ts';
import { chainHeaderName, deliveryDepthIn, maxDeliveryDepth } from '../../common/delivery-depth.ts';
import { MarketplaceError } from '../../common/errors.ts';
import { LruCache } from '../../common/lru-cache.ts';
import { plainHost } from '../../common/own-address.ts';
import { marketplaceErrorOf } from '../../http/refusal.ts';
import type { Counter } from '../../limits/counter.ts';
import { networkOf } from '../../limits/network.ts';
import { sendRefusal, tell, wrongMethod } from './answer.ts';
import { createFollow, type FollowService } from './follow.ts';

export interface RedirectService extends FollowService {
  /** Rate limit of redirects per IP address, or `null` if it is disabled. */
  readonly counter: Counter | null;
}

const allow = 'GET, HEAD, POST, OPTIONS';

/** How many normalised slugs the cache holds: at least this number, and at most twice as many. */
const mostSlugs = 5_000;
const longestKept = 200;

/**
 * Answers a request for a slug. `slug` is still encoded; the rest is the path after it: empty, or it starts with a
 * slash.
 */
export type Redirect = (ctx: Koa.Context, slug: string, rest: string) => void | Promise<void>;

export function createRedirect(service: RedirectService): Redirect {
  const { links, lookup, now, counter } = service;
  const follow = createFollow(service);

  /** Recently requested slugs. */
  const slugs = new LruCache<readonly string[]>(mostSlugs);

  function keysOf(text: string): readonly string[] {
    let known = slugs.get(text);
    if (known === undefined) {
      known = links.keysOf(decoded(text));
      // Clients can request anything, so long slugs are not cached.
      if (text.length <= longestKept) slugs.set(text, known);
    }
    return known;
  }

  function fail(ctx: Koa.Context, error: unknown): void {
    const refusal = marketplaceErrorOf(error);
    if (refusal.status >= 500) service.onError(refusal.cause ?? refusal, ctx);
    tell(ctx, refusal);
  }

  function answer(ctx: Koa.Context, slug: string, rest: string): void | Promise<void> {
    const { method } = ctx;
    if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') {
      ctx.set('Allow', allow);
      ctx.status = 204;
      if (method !== 'OPTIONS') throw wrongMethod(allow);
      return;
    }
    counter?.take(networkOf(ctx.ip), now());
    // A receiver that follows the link on each `link.clicked` delivery would cause an endless loop of events.
    if (deliveryDepthIn(ctx.req.headers[chainHeaderName]) > maxDeliveryDepth)
      throw new MarketplaceError('webhook_loop');
    const [key, otherKey] = keysOf(slug);
    if (key === undefined) {
      sendRefusal(ctx, 'not_found');
      return;
    }
    const host = links.domains.length > 0 ? plainHost(ctx.hostname) : '';
    const domain = links.domains.includes(host) ? host : '';
    return after(lookup.find(domain, key), link =>
      link === null && otherKey !== undefined
        ? after(lookup.find(domain, otherKey), other => follow(ctx, other, rest))
        : follow(ctx, link, rest),
    );
  }

  // Not `async`, so that the synchronous case creates no promise.
  return (ctx, slug, rest) => {
    try {
      const answered = answer(ctx, slug, rest === '/' ? '' : rest);
      return answered instanceof Promise ? answered.catch(error => fail(ctx, error)) : answered;
    } catch (error) {
      fail(ctx, error);
    }
  };
}

/** Text that is not valid percent-encoding is kept as it is. It is not a valid slug. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
