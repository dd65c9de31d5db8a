/** Refuses forms from other sites with a token that only our pages know, and with the Origin header. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { parseUrl } from '../../common/parse-url.ts';
import { PageError } from '../page-error.ts';
import type { Visit } from '../visit.ts';
import { newCookieValue, readCookie, writeCookie } from './cookies.ts';

const browserSeconds = 86_400;

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

/** Throws 403 unless the form is from our pages. `cookie`: the cookie that the token must be derived from. */
export function checkForm(visit: Visit, token: string, cookie: string | null): void {
  const expected = cookie === null ? null : Buffer.from(csrfToken(cookie));
  const given = Buffer.from(token);
  const good = expected !== null && expected.length === given.length && timingSafeEqual(expected, given);
  if (!good || !isOwnOrigin(visit))
    throw new PageError(
      403,
      'This form has expired',
      'It was sent from another site or too late. Go back, reload the page and send the form again.',
    );
}

/** Browsers send the origin with every POST. Ours is the origin of `publicUrl`, or of the requested host. */
export function isOwnOrigin({ ctx, publicUrl }: Visit): boolean {
  const { origin, referer, host } = ctx.req.headers;
  const from = origin ?? referer;
  if (from === undefined) return ctx.req.headers['sec-fetch-site'] === undefined;
  const url = parseUrl(from);
  if (url === null) return false;
  return url.host === host || url.origin === new URL(publicUrl).origin;
}
