/** The cookies of the console: not readable by scripts, and sent to the console only. */
import { randomBytes } from 'node:crypto';
import type { Visit } from '../visit.ts';

export type CookieName =
  | 'mk_session'
  | 'mk_browser'
  | 'mk_theme'
  | `mk_${'notice' | 'chosen' | 'secret' | 'invitation'}_${string}`;

export const newCookieValue = (): string => randomBytes(32).toString('base64url');

/**
 * The name of a cookie in the browser. Cookies do not distinguish ports (RFC 6265, 8.5), so the name does: otherwise two
 * services on one host would log each other's users out.
 */
function nameIn({ publicUrl }: Visit, name: CookieName): string {
  const { port } = new URL(publicUrl);
  return port === '' ? name : `${name}_${port}`;
}

export function readCookie(visit: Visit, name: CookieName, looks = /^[\w-]{43}$/): string | null {
  const value = visit.ctx.cookies.get(nameIn(visit, name), { signed: false });
  return value !== undefined && looks.test(value) ? value : null;
}

/** The names of the cookies that the browser has of this kind. */
export function cookiesOf(visit: Visit, kind: 'invitation'): CookieName[] {
  const end = nameIn(visit, 'mk_session').slice('mk_session'.length);
  const names = (visit.ctx.req.headers.cookie ?? '').split(/; */).map(pair => pair.split('=')[0] ?? '');
  return names
    .filter(name => name.startsWith(`mk_${kind}_`) && name.endsWith(end))
    .map(name => name.slice(0, name.length - end.length) as CookieName);
}

/** Sets a cookie for a number of seconds; 0 deletes it. */
export function writeCookie(visit: Visit, name: CookieName, value: string, seconds: number): void {
  const { ctx, base, publicUrl } = visit;
  // A prefix with a parameter may contain a semicolon, which would end the attribute.
  const path = base.replaceAll(';', '%3B');
  // Not ctx.cookies.set: behind a proxy that terminates TLS, it refuses `Secure`, although publicUrl is https.
  const secure = publicUrl.startsWith('https:') || ctx.secure ? '; Secure' : '';
  ctx.append(
    'Set-Cookie',
    `${nameIn(visit, name)}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`,
  );
}
