/** Answers the request of a visitor who follows a short link. */
import type Koa from 'koa';
import { LruCache } from '../../common/collections/lru-cache.ts';
import { type Awaitable, after } from '../../common/concurrency/awaitable.ts';
import { MarketplaceError } from '../../common/errors/errors.ts';
import { chainHeaderName, deliveryDepthIn, maxDeliveryDepth } from '../../common/events/delivery-depth.ts';
import { checkPercentEncoding } from '../../http/percent-encoding.ts';
import { marketplaceErrorOf } from '../../http/refusal.ts';
import type { Counter } from '../../limits/counter.ts';
import { networkOf } from '../../limits/network.ts';
import type { FoundLink } from '../../repository/index.ts';
import { tell, wrongMethod } from './answer.ts';
import { createFollow, type FollowService } from './follow.ts';
import type { RedirectPlaceOf } from './places.ts';

export interface RedirectService extends FollowService {
  /** Rate limit of redirects per IP address, or `null` if it is disabled. */
  readonly counter: Counter | null;
  readonly placeOf: RedirectPlaceOf;
}

const allow = 'GET, HEAD, POST, OPTIONS';

/** How many normalised slugs the cache holds: at least this number, and at most twice as many. */
const maxSlugs = 5_000;
const maxKeptLength = 200;

/**
 * Answers a request for a slug, or passes it on. `slug` is still encoded; the rest is the path after it: empty, or it
 * starts with a slash.
 */
export type Redirect = (ctx: Koa.Context, slug: string, rest: string, next: Koa.Next) => Awaitable<unknown>;

export function createRedirect(service: RedirectService): Redirect {
  const { links, lookup, now, counter, placeOf } = service;
  const follow = createFollow(service);

  /** Recently requested slugs. */
  const slugs = new LruCache<readonly string[]>(maxSlugs);

  function keysOf(text: string): readonly string[] {
    let known = slugs.get(text);
    if (known === undefined) {
      known = links.keysOf(decoded(text));
      // Clients can request anything, so long slugs are not cached.
      if (text.length <= maxKeptLength) slugs.set(text, known);
    }
    return known;
  }

  function fail(ctx: Koa.Context, error: unknown): void {
    const refusal = marketplaceErrorOf(error);
    if (refusal.status >= 500) service.onError(refusal.cause ?? refusal, ctx);
    tell(ctx, refusal);
  }

  function admit(ctx: Koa.Context): void {
    counter?.take(networkOf(ctx.ip), now());
    // A receiver that follows the link on each `link.clicked` delivery would cause an endless loop of events.
    if (deliveryDepthIn(ctx.req.headers[chainHeaderName]) > maxDeliveryDepth)
      throw new MarketplaceError('webhook_loop');
  }

  function find(domain: string, slug: string): Awaitable<FoundLink | null> {
    const [key, otherKey] = keysOf(slug);
    if (key === undefined) return null;
    return after(lookup.find(domain, key), link =>
      link === null && otherKey !== undefined ? lookup.find(domain, otherKey) : link,
    );
  }

  function answer(ctx: Koa.Context, domain: string, slug: string, rest: string): void | Promise<void> {
    if (!isFollowing(ctx)) {
      ctx.set('Allow', allow);
      ctx.status = 204;
      if (ctx.method !== 'OPTIONS') throw wrongMethod(allow);
      return;
    }
    admit(ctx);
    // Not the query: a visitor is redirected whatever others have added to the address.
    checkPercentEncoding((ctx.req.url ?? '').split('?', 1)[0] ?? '');
    return after(find(domain, slug), link => follow(ctx, link, rest));
  }

  /** Answers for links only. Whatever no link has belongs to the host's app, also while the storage is unavailable. */
  async function answerBeside(
    ctx: Koa.Context,
    domain: string,
    slug: string,
    rest: string,
    next: Koa.Next,
  ): Promise<void> {
    let found: FoundLink | null = null;
    let failure: unknown = null;
    try {
      if (isFollowing(ctx)) found = await find(domain, slug);
    } catch (error) {
      failure = error;
    }
    if (found === null || (rest !== '' && !found.link.forward_path)) {
      await pass(ctx, next);
      // It may have been a link, so 404 would be wrong.
      if (failure !== null && !isAnswered(ctx)) fail(ctx, failure);
      return;
    }
    try {
      admit(ctx);
      await follow(ctx, found, rest);
    } catch (error) {
      fail(ctx, error);
    }
  }

  // Not `async`, so that the synchronous case creates no promise.
  return (ctx, slug, path, next) => {
    const rest = path === '/' ? '' : path;
    const place = placeOf(ctx);
    if (place === null) return pass(ctx, next);
    if (place.isShared) return answerBeside(ctx, place.domain, slug, rest, next);
    try {
      const answered = answer(ctx, place.domain, slug, rest);
      return answered instanceof Promise ? answered.catch(error => fail(ctx, error)) : answered;
    } catch (error) {
      fail(ctx, error);
    }
  };
}

const isFollowing = ({ method }: Koa.Context) => method === 'GET' || method === 'HEAD' || method === 'POST';

const isAnswered = ({ res, status, body, respond }: Koa.Context) =>
  res.headersSent || respond === false || status !== 404 || body != null;

function pass(ctx: Koa.Context, next: Koa.Next): Promise<unknown> {
  // Otherwise, tools that measure requests by route would see all of the host's pages as short links.
  delete (ctx as { _matchedRoute?: string })._matchedRoute;
  return next();
}

/** Text that is not valid percent-encoding is kept as it is. It is not a valid slug. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
