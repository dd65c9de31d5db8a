/** Requests that nobody made by following the link. */
import type Koa from 'koa';
import { agentOf } from './visitor.ts';

/** User agents of prefetching browsers and of apps that show link previews. */
function isPreview({ req: { headers } }: Koa.Context): boolean {
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-purpose'] ?? headers['x-moz'];
  return purpose !== undefined && /prefetch|prerender|preview/i.test(String(purpose));
}

/** What visitors open, and what programs ask for that are no browser or that fetch the link themselves. */
const visits: readonly unknown[] = [undefined, 'document', 'empty'];
const frames: readonly unknown[] = ['iframe', 'frame', 'object', 'embed'];

/**
 * Whether a page loads the link by itself, as a picture or another part (Fetch Metadata): nobody has followed it. In a
 * frame, somebody has if the browser says that the visitor started it (`Sec-Fetch-User`).
 */
function isPart({ req: { headers } }: Koa.Context): boolean {
  const dest = headers['sec-fetch-dest'];
  if (visits.includes(dest)) return false;
  return !(
    frames.includes(dest) &&
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-user'] === '?1'
  );
}

/** Whether nobody follows the link with this request: a preview, or a part of a page. */
export const isPrefetchOrSubresource = (ctx: Koa.Context): boolean => isPreview(ctx) || isPart(ctx);

/** Whether the request is not a click of a visitor. */
export const isPreviewOrBot = (ctx: Koa.Context): boolean =>
  isPrefetchOrSubresource(ctx) || agentOf(ctx.req.headers['user-agent']).bot;
