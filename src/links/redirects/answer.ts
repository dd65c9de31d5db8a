/** What a visitor gets who is not led anywhere: a page, or JSON. */
import type Koa from 'koa';
import { type CommonErrorCode, type ErrorRow, MarketplaceError } from '../../common/errors.ts';
import { sendError } from '../../http/reply.ts';
import { messagePage, pagePolicy } from './pages.ts';

/** Whether JSON is wanted rather than a page. */
export const wantsJson = (ctx: Koa.Context) => ctx.accepts('html', 'json') === 'json';

export const refuse = (ctx: Koa.Context, error: CommonErrorCode | ErrorRow) =>
  tell(ctx, new MarketplaceError(error));

const words: Readonly<Record<number, readonly [title: string, text: string]>> = {
  404: ['No such link', 'Nothing is behind this address. Maybe a letter is missing.'],
  410: ['This link has expired', 'It led somewhere once. Ask whoever gave it to you for a new one.'],
  429: ['Too many requests', 'Wait a little and try again.'],
  503: ['Not available', 'The service is temporarily unavailable. Try again soon.'],
};

/** A refusal, as a page or as JSON. */
export function tell(ctx: Koa.Context, error: MarketplaceError): void {
  ctx.set('X-Robots-Tag', 'noindex');
  if (wantsJson(ctx)) {
    sendError(ctx, error, error.status, error.message);
    return;
  }
  ctx.set(error.headers);
  const [title, text] = words[error.status] ?? ['This did not work', error.message];
  show(ctx, error.status, title, text);
}

/** A page that says one thing. */
export const show = (ctx: Koa.Context, status: number, title: string, text: string) =>
  sendPage(ctx, status, messagePage(title, text));

export function sendPage(ctx: Koa.Context, status: number, html: string): void {
  ctx.status = status;
  ctx.set({
    'Content-Security-Policy': pagePolicy,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
  });
  ctx.type = 'text/html; charset=utf-8';
  ctx.body = html;
}
