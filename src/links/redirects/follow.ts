/** Follows a short link that was found: leads the visitor, asks for the password, or refuses. */
import type Koa from 'koa';
import { MarketplaceError } from '../../common/errors/errors.ts';
import { chainHeaderName, deliveryDepthIn } from '../../common/events/delivery-depth.ts';
import type { LinkRecord } from '../../generated/types.ts';
import { setErrorCode } from '../../http/error-code.ts';
import { type FoundLink, isRefused, type LinksRepository, placesOf } from '../../repository/index.ts';
import { linkErrors } from '../errors.ts';
import { linkExpired } from '../events.ts';
import { isExpired, isUsedUp } from '../show.ts';
import type { Links } from '../types.ts';
import { sendPage, sendRefusal, show, tell, wantsJson, wrongMethod } from './answer.ts';
import type { Lookup } from './lookup.ts';
import { passwordPage } from './pages.ts';
import { checkPassword, formToken, type PasswordLimits } from './password.ts';
import { isPrefetchOrSubresource, isPreviewOrBot } from './previews.ts';
import type { ClickRecorder } from './recorder.ts';
import { linkTargets } from './targets.ts';
import { utmOf } from './utm.ts';
import { cutHeader } from './visitor.ts';

export interface FollowService {
  readonly links: Links;
  readonly repository: LinksRepository;
  readonly passwords: PasswordLimits;
  readonly lookup: Lookup;
  readonly recorder: ClickRecorder;
  /** Path of the redirects below the mount path. */
  readonly prefix: string;
  /** Lowercase name of the proxy header with the visitor's country, or an empty text. */
  readonly countryHeader: string;
  /** Lowercase name of the proxy header with the visitor's city, or an empty text. */
  readonly cityHeader: string;
  readonly nudge: () => void;
  readonly onError: (error: unknown, ctx: Koa.Context) => void;
  readonly now: () => number;
}

/** Answers the request of a visitor for a link, or for none. `rest` is the path after the slug. */
export type Follow = (ctx: Koa.Context, found: FoundLink | null, rest: string) => void | Promise<void>;

export function createFollow(service: FollowService): Follow {
  const { links, lookup, now, prefix } = service;
  const targets = linkTargets(links, prefix);

  function follow(ctx: Koa.Context, found: FoundLink | null, rest: string): void | Promise<void> {
    if (found === null) return sendRefusal(ctx, 'not_found');
    const { isPlain, other } = targets.of(found.link);
    if (isPlain && rest === '' && ctx.method !== 'POST' && !targets.comesBack(ctx, found.link, other))
      return lead(ctx, found, other, 0);
    return followWithCare(ctx, found, rest);
  }

  async function followWithCare(ctx: Koa.Context, found: FoundLink, rest: string): Promise<void> {
    const { link } = found;
    const location = targets.locationFor(ctx, link, rest);
    if (location === null || targets.comesBack(ctx, link, location)) return sendRefusal(ctx, 'not_found');
    if (isExpired(link, now()) || isUsedUp(link)) return end(ctx, link);
    if (link.password !== null) {
      if (ctx.method !== 'POST') {
        // Human clicks are counted when the visitor is redirected.
        if (isPreviewOrBot(ctx)) record(ctx, found, location);
        return ask(ctx, found, null);
      }
      const complaint = await checkPassword(ctx, found, service.passwords, service.onError, now());
      if (complaint !== null) return ask(ctx, found, complaint);
    } else if (ctx.method === 'POST') throw wrongMethod('GET, HEAD, OPTIONS');
    if (link.max_clicks === null) return lead(ctx, found, location, ctx.method === 'POST' ? 303 : 0);
    // A preview must not use up a limited click, and it does not learn the target.
    if (ctx.method === 'HEAD' || isPreviewOrBot(ctx)) {
      record(ctx, found, location);
      return show(ctx, 200, 'This link has a click limit', 'Open it in a browser to follow it.');
    }
    const tell = linkExpired('clicks', links, now(), deliveryDepthIn(ctx.req.headers[chainHeaderName]));
    const passed = await service.repository.pass(found.workspaceId, link.id, {
      events: one => (isUsedUp(one) ? tell(one) : []),
    });
    // It may be remembered here, and deleted by somebody else.
    if (isRefused(passed))
      return passed.refused === 'used_up' ? end(ctx, link) : sendRefusal(ctx, 'not_found');
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
    record(ctx, found, location);
  }

  function record(ctx: Koa.Context, found: FoundLink, location: string): void {
    if (ctx.method === 'HEAD') return;
    const { req } = ctx;
    const { countryHeader, cityHeader, recorder } = service;
    recorder.record({
      found,
      at: now(),
      address: ctx.ip,
      agent: cutHeader(req.headers['user-agent']),
      referrer: cutHeader(req.headers.referer),
      country: req.headers[countryHeader] as string | undefined,
      city: cutHeader(req.headers[cityHeader] as string | undefined),
      utm: utmOf(location, req.url ?? ''),
      preview: isPrefetchOrSubresource(ctx),
      deliveryDepth: deliveryDepthIn(req.headers[chainHeaderName]),
    });
  }

  /** Answers for an expired link: redirects to `expired_url`, or answers 410. */
  function end(ctx: Koa.Context, link: Readonly<LinkRecord>): void {
    // Encodes the location as a URL, because other characters are not allowed in a header.
    const location = link.expired_url === null ? null : new URL(link.expired_url).href;
    // A redirect back to the short links could send the browser in an endless loop.
    if (location === null || targets.comesBack(ctx, link, location)) {
      sendRefusal(ctx, linkErrors.link_expired);
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
    const error = linkErrors[complaint === null ? 'password_needed' : 'wrong_password'];
    if (wantsJson(ctx)) {
      tell(ctx, new MarketplaceError(error));
      return;
    }
    if (complaint !== null) setErrorCode(ctx.res, error);
    sendPage(ctx, complaint === null ? 200 : 403, passwordPage(formToken(ctx, found), complaint));
  }

  return follow;
}
