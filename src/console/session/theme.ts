/** The colour scheme that a user has chosen for this browser. The server renders it, so that no page flashes. */
import type { Theme } from '../views.ts';
import type { Visit } from '../visit.ts';
import { readCookie, writeCookie } from './cookies.ts';

const year = 31_536_000;

export const themeOf = (visit: Visit): Theme =>
  (readCookie(visit, 'mk_theme', /^(?:light|dark)$/) as Theme | null) ?? 'system';

/** Anything else than `light` and `dark` returns to the scheme of the device. */
export function keepTheme(visit: Visit, theme: string): void {
  const chosen = theme === 'light' || theme === 'dark';
  writeCookie(visit, 'mk_theme', chosen ? theme : '', chosen ? year : 0);
}
