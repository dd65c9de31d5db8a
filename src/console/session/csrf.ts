/** Refuses forms from other sites with a token that only our pages know, and with the Origin header. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { withRemedy } from '../../common/errors/remedy.ts';
import { parseUrl } from '../../common/network/parse-url.ts';
import { PageError } from '../page-error.ts';
import type { Visit } from '../visit.ts';
import { newCookieValue, readCookie, writeCookie } from './cookies.ts';

const browserSeconds = 86_400;

/** The token of a form is not that of the session. */
export class ExpiredFormError extends PageError {
  /** Whether the form may be one of our pages, which was opened in an earlier session. */
  readonly isOwn: boolean;

  constructor(isOwn: boolean) {
    super(
      403,
      'This form has expired',
      'It was sent from another site or too late. Go back, reload the page and send the form again.',
    );
    this.isOwn = isOwn;
  }
}

/** The token of a page. It is derived from the cookie, so a new session invalidates all older tokens. */
export function csrfToken(cookie: string): string {
  return createHmac('sha256', cookie).update('csrf').digest('base64url');
}

/** The cookie that tokens are derived from if there is no session of ours. It is set if the browser has none. */
export function browserCookie(visit: Visit): string {
  const known = readCookie(visit, 'mk_browser');
  if (known !== null) return known;
  const value = newCookieValue();
  writeCookie(visit, 'mk_browser', value, browserSeconds);
  return value;
}

/**
 * `cookie`: the cookie that the token must be derived from.
 * @throws ExpiredFormError unless the form is from our pages
 */
export function checkForm(visit: Visit, token: string, cookie: string | null): void {
  const expected = cookie === null ? null : Buffer.from(csrfToken(cookie));
  const given = Buffer.from(token);
  const good = expected !== null && expected.length === given.length && timingSafeEqual(expected, given);
  if (good && isOwnOrigin(visit)) return;
  // Another site cannot know the token.
  if (good || (cookie === null && token !== '')) reportOrigin(visit, good);
  throw new ExpiredFormError(token !== '' && isOwnOrigin(visit));
}

/** Browsers send the origin with every POST. Ours is the origin of a `publicUrl`, or of the requested host. */
export function isOwnOrigin({ ctx, options }: Visit): boolean {
  const { host } = ctx.req.headers;
  const from = originOf(ctx);
  if (from === undefined) return ctx.req.headers['sec-fetch-site'] === undefined;
  const url = parseUrl(from);
  if (url === null) return false;
  return url.host === host || options.consoleUrls.some(own => new URL(own).origin === url.origin);
}

const originOf = ({ req: { headers } }: Visit['ctx']) => headers.origin ?? headers.referer;

/** The services whose operator knows. */
const reported = new WeakSet<object>();

/**
 * Says once that browsers know the console at another address than `publicUrl`. `hasToken`: the form had the right token.
 * Without it, only one reason is known: browsers do not keep cookies of https for http.
 */
function reportOrigin({ ctx, options, publicUrl }: Visit, hasToken: boolean): void {
  const { origin = 'none' } = parseUrl(originOf(ctx) ?? '') ?? {};
  const { origin: own } = new URL(publicUrl);
  const isOnlyInsecure = origin.startsWith('http:') && origin.replace('http:', 'https:') === own;
  if (reported.has(options) || !(hasToken || isOnlyInsecure)) return;
  reported.add(options);
  const error = new Error(
    `A form of the console was refused: its Origin is ${origin}, publicUrl is ${own}, and its Host is ${ctx.host}`,
  );
  const todo =
    'Set publicUrl to the address that browsers show for the console, or let the proxy pass on Host as it is';
  options.onError(withRemedy(error, todo, 'warn'), ctx);
}
