/** Answers the request of a visitor who follows a short link. */
import type Koa from 'koa';
import { after } from '../../common/awaitable.ts';
import { chainHeaderName, deliveryDepthIn, maxDeliveryDepth } from '../../common/delivery-depth.ts';
import { MarketplaceError } from '../../common/errors.ts';
import { LruCache } from '../../common/lru-cache.ts';
import { plainHost } from '../../common/own-address.ts';
import { parseUrl } from '../../common/parse-url.ts';
import type { LinkRecord } from '../../generated/types.ts';
import { refusalOf } from '../../http/refusal.ts';
import type { Counter } from '../../limits/counter.ts';
import { networkOf } from '../../limits/network.ts';
import { type FoundLink, isRefused, type LinksRepository, placesOf } from '../../repository/index.ts';
import { linkErrors } from '../errors.ts';
import { linkExpired } from '../events.ts';
import { isExpired, isUsedUp } from '../show.ts';
import { forwarded, withUtm } from '../target.ts';
import type { Links } from '../types.ts';
import { refuse, sendPage, show, tell, wantsJson } from './answer.ts';
import type { Lookup } from './lookup.ts';
import { passwordPage } from './pages.ts';
import { checkPassword, formToken, type PasswordLimits } from './password.ts';
import type { ClickRecorder } from './recorder.ts';
import { agentOf, cutHeader } from './visitor.ts';

export interface RedirectService {
  readonly links: Links;
  readonly repository: LinksRepository;
  readonly passwords: PasswordLimits;
  /** Rate limit of redirects per IP address, or `null` if it is disabled. */
  readonly counter: Counter | null;
  readonly lookup: Lookup;
  readonly recorder: ClickRecorder;
  /** Path of the redirects below the mount path. */
  readonly prefix: string;
  /** Lowercase name of the proxy header with the visitor's country, or an empty text. */
  readonly countryHeader: string;
  readonly nudge: () => void;
  readonly onError: (error: unknown, ctx: Koa.Context) => void;
  readonly now: () => number;
}

/** Target of a link on each operating system, including UTM parameters. */
interface Targets {
  readonly other: string;
  readonly ios: string;
  readonly android: string;
  /** Whether there are no rules to apply to a visitor who adds no path. */
  readonly isPlain: boolean;
  /** Whether a target is on one of our own hosts and could therefore be a short link. */
  readonly isNear: boolean;
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
  const { links, lookup, now, prefix, counter } = service;
  const targets = new WeakMap<Readonly<LinkRecord>, Targets>();

  function targetsOf(link: Readonly<LinkRecord>): Targets {
    let known = targets.get(link);
    if (known === undefined) {
      const other = withUtm(link.url, link.utm);
      const ios = link.ios_url === null ? other : withUtm(link.ios_url, link.utm);
      const android = link.android_url === null ? other : withUtm(link.android_url, link.utm);
      known = {
        other,
        ios,
        android,
        isNear: [other, ios, android, link.expired_url ?? other].some(url => links.isOwn(new URL(url), true)),
        isPlain:
          link.password === null &&
          link.max_clicks === null &&
          link.expires_at === null &&
          link.ios_url === null &&
          link.android_url === null &&
          !link.forward_query,
      };
      targets.set(link, known);
    }
    return known;
  }

  /** Returns the target for this visitor, or `null` if the path does not belong to the link. */
  function locationFor(ctx: Koa.Context, link: Readonly<LinkRecord>, rest: string): string | null {
    const { other, ios, android } = targetsOf(link);
    const { system } = agentOf(ctx.req.headers['user-agent']);
    const target = system === 'ios' ? ios : system === 'android' ? android : other;
    if (rest !== '' && !link.forward_path) return null;
    if (!link.forward_path && !link.forward_query) return target;
    return forwarded(target, link, rest, ctx.querystring);
  }

  /** Whether a location is a short link of ours, under the host name of the request or another known name. */
  function comesBack(ctx: Koa.Context, link: Readonly<LinkRecord>, location: string): boolean {
    if (targetsOf(link).isNear && links.isOwn(new URL(location))) return true;
    const { host } = ctx;
    const [name = ''] = plainHost(host).split(':');
    // Nearly all targets are on other hosts, so this avoids parsing them.
    if (!location.includes(name)) return false;
    const url = new URL(location);
    // Omits the default port of the scheme, as the location does.
    const asked = parseUrl(`${url.protocol}//${host}`);
    return (
      asked !== null &&
      plainHost(asked.host) === plainHost(url.host) &&
      (prefix === '' || `${url.pathname}/`.includes(`${prefix}/`))
    );
  }

  function follow(ctx: Koa.Context, found: FoundLink | null, rest: string): void | Promise<void> {
    if (found === null) return refuse(ctx, 'not_found');
    const { isPlain, other } = targetsOf(found.link);
    if (isPlain && rest === '' && ctx.method !== 'POST' && !comesBack(ctx, found.link, other))
      return lead(ctx, found, other, 0);
    return followWithCare(ctx, found, rest);
  }

  async function followWithCare(ctx: Koa.Context, found: FoundLink, rest: string): Promise<void> {
    const { link } = found;
    const location = locationFor(ctx, link, rest);
    if (location === null || comesBack(ctx, link, location)) return refuse(ctx, 'not_found');
    if (isExpired(link, now()) || isUsedUp(link)) return end(ctx, link);
    if (link.password !== null) {
      if (ctx.method !== 'POST') {
        // Human clicks are counted when the visitor is redirected.
        if (isLooking(ctx)) record(ctx, found);
        return ask(ctx, found, null);
      }
      const complaint = await checkPassword(ctx, found, service.passwords, service.onError, now());
      if (complaint !== null) return ask(ctx, found, complaint);
    } else if (ctx.method === 'POST') throw wrongMethod('GET, HEAD, OPTIONS');
    if (link.max_clicks === null) return lead(ctx, found, location, ctx.method === 'POST' ? 303 : 0);
    // A preview must not use up a limited click, and it does not learn the target.
    if (ctx.method === 'HEAD' || isLooking(ctx)) {
      record(ctx, found);
      return show(ctx, 200, 'This link has a click limit', 'Open it in a browser to follow it.');
    }
    const tell = linkExpired('clicks', links, now(), deliveryDepthIn(ctx.req.headers[chainHeaderName]));
    const passed = await service.repository.pass(found.workspaceId, link.id, {
      events: one => (isUsedUp(one) ? tell(one) : []),
    });
    // It may be remembered here, and deleted by somebody else.
    if (isRefused(passed)) return passed.refused === 'used_up' ? end(ctx, link) : refuse(ctx, 'not_found');
    if (isUsedUp(passed)) service.nudge();
    for (const { domain, slug_key } of placesOf(link)) lookup.forget(domain, slug_key);
    lead(ctx, found, location, ctx.method === 'POST' ? 303 : 0);
  }

  function lead(ctx: Koa.Context, found: FoundLink, location: string, status: 303 | 0): void {
    const { res } = ctx;
    // Sets no body before the status, because a body sets its own status.
    ctx.body = null;
    ctx.status = status === 0 ? found.link.redirect_status : status;
    res.setHeader('Location', location);
    // Forbids caching: every click must reach the service, and a changed link must take effect immediately.
    res.setHeader('Cache-Control', 'private, no-store');
    res.setHeader('X-Robots-Tag', 'noindex');
    record(ctx, found);
  }

  function record(ctx: Koa.Context, found: FoundLink): void {
    if (ctx.method === 'HEAD') return;
    const { req } = ctx;
    const { countryHeader, recorder } = service;
    recorder.record({
      found,
      at: now(),
      address: ctx.ip,
      agent: cutHeader(req.headers['user-agent']),
      referrer: cutHeader(req.headers.referer),
      country: req.headers[countryHeader] as string | undefined,
      preview: isUnasked(ctx),
      deliveryDepth: deliveryDepthIn(req.headers[chainHeaderName]),
    });
  }

  /** Answers for an expired link: redirects to `expired_url`, or answers 410. */
  function end(ctx: Koa.Context, link: Readonly<LinkRecord>): void {
    // Encodes the location as a URL, because other characters are not allowed in a header.
    const location = link.expired_url === null ? null : new URL(link.expired_url).href;
    // A redirect back to the short links could send the browser in an endless loop.
    if (location === null || comesBack(ctx, link, location)) {
      refuse(ctx, linkErrors.link_expired);
      return;
    }
    ctx.status = 302;
    ctx.set({
      Location: location,
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    });
    ctx.body = '';
  }

  function ask(ctx: Koa.Context, found: FoundLink, complaint: string | null): void {
    if (wantsJson(ctx)) {
      tell(ctx, new MarketplaceError(linkErrors[complaint === null ? 'password_needed' : 'wrong_password']));
      return;
    }
    sendPage(ctx, complaint === null ? 200 : 403, passwordPage(formToken(ctx, found), complaint));
  }

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
    const refusal = refusalOf(error);
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
      refuse(ctx, 'not_found');
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

const wrongMethod = (methods: string) =>
  new MarketplaceError('method_not_allowed', `use ${methods}`, { headers: { Allow: methods } });

/** Text that is not valid percent-encoding is kept as it is. It is not a valid slug. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** User agents of prefetching browsers and of apps that show link previews. */
function isPreview({ req: { headers } }: Koa.Context): boolean {
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-purpose'] ?? headers['x-moz'];
  return purpose !== undefined && /prefetch|prerender|preview/i.test(String(purpose));
}

/** What visitors open, and what programs ask for that are no browser or that fetch the link themselves. */
const visits: readonly unknown[] = [undefined, 'document', 'empty'];
const frames: readonly unknown[] = ['iframe', 'frame', 'object', 'embed'];

/**
 * Whether a page loads the link by itself, as a picture or another part (Fetch Metadata): nobody has followed it. In a
 * frame, somebody has if the browser says that the visitor started it (`Sec-Fetch-User`).
 */
function isPart({ req: { headers } }: Koa.Context): boolean {
  const dest = headers['sec-fetch-dest'];
  if (visits.includes(dest)) return false;
  return !(
    frames.includes(dest) &&
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-user'] === '?1'
  );
}

/** Whether nobody follows the link with this request: a preview, or a part of a page. */
const isUnasked = (ctx: Koa.Context): boolean => isPreview(ctx) || isPart(ctx);

/** Whether the request is not a click of a visitor. */
const isLooking = (ctx: Koa.Context): boolean => isUnasked(ctx) || agentOf(ctx.req.headers['user-agent']).bot;
