/** The page to return to after a login. It is always a page of the console. */

import { parseUrl } from '../../common/network/parse-url.ts';
import type { Visit } from '../visit.ts';

/** A path of this console, or its root. */
export function safeReturnTo({ base }: Visit, wanted: string): string {
  // Parses the URL as browsers do: they normalise backslashes, tabs and //.
  const home = 'http://console.invalid';
  const url = parseUrl(wanted, home);
  if (url === null) return base;
  const { origin, pathname, search } = url;
  const inside = pathname === base || pathname.startsWith(`${base}/`);
  return origin === home && inside ? `${pathname}${search}` : base;
}

/** The login URL with the return path, and with the filters of the page. For a form, it is the page that contained the form. */
export function loginAddress(visit: Visit): string | null {
  const { base, path, settings, ctx } = visit;
  const query = new URLSearchParams({ return_to: ctx.method === 'GET' ? `${path}${ctx.search}` : path });
  if (settings.authenticateUser === null) return `${base}/login?${query}`;
  if (settings.loginUrl === null) return null;
  return `${settings.loginUrl}${settings.loginUrl.includes('?') ? '&' : '?'}${query}`;
}
