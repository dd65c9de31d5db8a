/** The page to come back to after a log-in: one of the console, whatever an address claims. */

import { parseUrl } from '../../common/parse-url.ts';
import { originalPath } from '../../http/urls.ts';
import type { Visit } from '../visit.ts';

/** A path of this console, or its root. */
export function safeReturnTo({ base }: Visit, wanted: string): string {
  // A parser that browsers share: backslashes, tabs and // are seen as they see them.
  const home = 'http://console.invalid';
  const url = parseUrl(wanted, home);
  if (url === null) return base;
  const { origin, pathname, search } = url;
  const inside = pathname === base || pathname.startsWith(`${base}/`);
  return origin === home && inside ? `${pathname}${search}` : base;
}

/** Where to log in, with the way back. Back from a form leads to the page that held it. */
export function loginAddress(visit: Visit): string | null {
  const { base, ctx, settings } = visit;
  const query = new URLSearchParams({ return_to: originalPath(ctx) });
  if (settings.authenticateUser === null) return `${base}/login?${query}`;
  if (settings.loginUrl === null) return null;
  return `${settings.loginUrl}${settings.loginUrl.includes('?') ? '&' : '?'}${query}`;
}
