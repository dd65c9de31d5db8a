/**
 * What the next page says once: a cookie of a minute that belongs to the path of that page, so that two tabs do not
 * take each other's, and that the page deletes.
 */
import { hash } from 'node:crypto';
import { withoutEndSlashes } from '../../common/text/trim-slashes.ts';
import type { Visit } from '../visit.ts';
import { type CookieName, readCookie, writeCookie } from './cookies.ts';

/** `chosen`: the records that the action behind the notice was about. */
export type OnceKind = 'notice' | 'chosen' | 'secret';

const nameFor = (kind: OnceKind, path: string): CookieName =>
  `mk_${kind}_${hash('sha256', withoutEndSlashes(path), 'hex').slice(0, 16)}`;

/** Leaves a value, of letters, digits, hyphens and underscores, for the page at this path. */
export function leaveOnce(
  visit: Visit,
  kind: OnceKind,
  path: string,
  { value, seconds }: { readonly value: string; readonly seconds: number },
): void {
  writeCookie(visit, nameFor(kind, path), value, seconds);
}

/** The value that was left for the visited page, or `null`: see {@link waiting}. It is deleted. */
export function takeOnce(visit: Visit, kind: OnceKind): string | null {
  const value = waiting(visit, kind);
  if (value !== null) forget(visit, kind);
  return value;
}

/**
 * The value that was left for the visited page, or `null`. Only a user who opens the page gets it, also
 * with a script that sends a form and shows the answer (assets/panes.js): not the script that reads parts of the page
 * again, and not a browser that loads the page in advance.
 */
export function waiting(visit: Visit, kind: OnceKind): string | null {
  const { method, headers } = visit.ctx.req;
  const isOpened =
    headers['sec-purpose'] === undefined &&
    (headers['opens-page'] !== undefined || (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate');
  if (method !== 'GET' || !isOpened) return null;
  return readCookie(visit, nameFor(kind, visit.path), /^[\w-]+$/);
}

export const forget = (visit: Visit, kind: OnceKind): void =>
  writeCookie(visit, nameFor(kind, visit.path), '', 0);
