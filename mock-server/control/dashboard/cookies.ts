/** The cookies of the dashboard: the colour scheme, and what the next page says once. */
import type Koa from 'koa';
import type { Theme } from '../../../src/console/views.ts';
import type { DashboardPlace } from './frame.ts';

type Name = 'mock_theme' | 'mock_said';

/** Cookies do not distinguish ports (RFC 6265, 8.5), so the name does. */
const nameIn = (ctx: Koa.Context, name: Name) => `${name}_${ctx.req.socket.localPort ?? 0}`;

const read = (ctx: Koa.Context, name: Name) => ctx.cookies.get(nameIn(ctx, name), { signed: false });

function write(
  ctx: Koa.Context,
  { base }: DashboardPlace,
  [name, value, seconds]: [Name, string, number],
): void {
  const attributes = `Path=${base}; Max-Age=${seconds}; HttpOnly; SameSite=Lax`;
  ctx.append('Set-Cookie', `${nameIn(ctx, name)}=${value}; ${attributes}`);
}

const isTheme = (text: string | undefined): text is Theme => text === 'light' || text === 'dark';

export function themeOf(ctx: Koa.Context): Theme {
  const kept = read(ctx, 'mock_theme');
  return isTheme(kept) ? kept : 'system';
}

/** Anything else than `light` and `dark` returns to the scheme of the device. */
export const keepTheme = (ctx: Koa.Context, place: DashboardPlace, theme: string | undefined): void =>
  write(ctx, place, isTheme(theme) ? ['mock_theme', theme, 31_536_000] : ['mock_theme', '', 0]);

/** Leaves a word for the next page. */
export const leaveWord = (ctx: Koa.Context, place: DashboardPlace, word: string): void =>
  write(ctx, place, ['mock_said', word, 60]);

/** The word for this page, which only somebody who opens it takes: not the script that reads it again. */
export function takeWord(ctx: Koa.Context, place: DashboardPlace): string | null {
  const word = read(ctx, 'mock_said');
  if (word === undefined || ctx.method !== 'GET') return null;
  // The script that sends a form shows the answer.
  const isOpened = (ctx.req.headers['sec-fetch-mode'] ?? 'navigate') === 'navigate';
  if (!isOpened && ctx.get('Mock-Control') === '') return null;
  write(ctx, place, ['mock_said', '', 0]);
  return word;
}
