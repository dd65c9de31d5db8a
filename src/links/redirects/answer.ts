/** The response for a visitor who is not redirected: a page or JSON. */
import type Koa from 'koa';
import { type CommonErrorCode, type ErrorRow, MarketplaceError } from '../../common/errors/errors.ts';
import { nameError, setErrorCode } from '../../http/error-code.ts';
import { sendError } from '../../http/reply.ts';
import { discardBody } from '../../http/unread-body.ts';
import { messagePage, pagePolicy } from './pages.ts';

/** Whether the client prefers JSON to HTML. */
export const wantsJson = (ctx: Koa.Context) => ctx.accepts('html', 'json') === 'json';

export const sendRefusal = (ctx: Koa.Context, error: CommonErrorCode | ErrorRow) =>
  tell(ctx, new MarketplaceError(error));

const words: Readonly<Record<number, readonly [title: string, text: string]>> = {
  404: ['Link not found', 'There is no link at this address. Please check it for typing errors.'],
  410: ['This link has expired', 'Ask the person who sent you this link for a new one.'],
  429: ['Too many requests', 'Please wait a moment and try again.'],
  503: ['Service unavailable', 'The service is temporarily unavailable. Please try again soon.'],
};

/** Sends an error as a page or as JSON. */
export function tell(ctx: Koa.Context, error: MarketplaceError): void {
  ctx.set('X-Robots-Tag', 'noindex');
  if (wantsJson(ctx)) {
    sendError(ctx, error, error.status, error.message);
    return;
  }
  discardBody(ctx);
  setErrorCode(ctx.res, error);
  ctx.set(error.headers);
  const [title, text] = words[error.status] ?? ['Something went wrong', error.message];
  show(ctx, error.status, title, text);
}

/** A page with a title and one sentence. */
export const show = (ctx: Koa.Context, status: number, title: string, text: string) =>
  sendPage(ctx, status, messagePage(title, text));

export function sendPage(ctx: Koa.Context, status: number, html: string): void {
  ctx.status = status;
  nameError(ctx.res);
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

export const wrongMethod = (methods: string) =>
  new MarketplaceError('method_not_allowed', `use ${methods}`, { headers: { Allow: methods } });
