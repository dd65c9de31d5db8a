/** The cookies of the console: not readable by scripts, and sent to the console only. */
import { randomBytes } from 'node:crypto';
import type { Visit } from '../visit.ts';

export type CookieName = 'mk_session' | 'mk_browser';

export const newCookieValue = (): string => randomBytes(32).toString('base64url');

export function readCookie({ ctx }: Visit, name: CookieName): string | null {
  const value = ctx.cookies.get(name, { signed: false });
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : null;
}

/** Sets a cookie for a number of seconds; 0 deletes it. */
export function writeCookie(
  { ctx, base, publicUrl }: Visit,
  name: CookieName,
  value: string,
  seconds: number,
): void {
  // A prefix with a parameter may contain a semicolon, which would end the attribute.
  const path = base.replaceAll(';', '%3B');
  // Not ctx.cookies.set: behind a proxy that terminates TLS, it refuses `Secure`, although publicUrl is https.
  const secure = publicUrl.startsWith('https:') || ctx.secure ? '; Secure' : '';
  ctx.append(
    'Set-Cookie',
    `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`,
  );
}
