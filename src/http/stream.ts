/** Sends a response while it is read. */
import type Koa from 'koa';
import type { Streamed } from '../group/operation.ts';
import { exposeHeaders } from './cors.ts';

/**
 * Koa does not send it, because it reports every client that leaves early as an error of the application; clients of
 * Server-Sent Events always do.
 */
export function sendStream(
  ctx: Koa.Context,
  { type, body, status, headers = {} }: Streamed,
  onFailure: (error: unknown) => void,
): void {
  const { res } = ctx;
  ctx.respond = false;
  ctx.status = status ?? 200;
  ctx.set({ 'Cache-Control': 'no-store', ...headers });
  ctx.res.setHeader('Content-Type', type);
  body.on('error', error => {
    onFailure(error);
    // The client must not mistake a part for the whole.
    res.destroy();
  });
  res.on('close', () => body.destroy());
  exposeHeaders(res);
  if (ctx.method === 'HEAD' || status === 304 || res.destroyed) {
    body.destroy();
    res.end();
    return;
  }
  res.flushHeaders();
  body.pipe(res);
}
