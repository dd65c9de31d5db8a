/** Sends a response while it is read. */
import { Readable } from 'node:stream';
import { clearTimeout, setTimeout } from 'node:timers';
import type Koa from 'koa';
import { ignorableStream } from '../common/errors/ignorable.ts';
import type { Streamed } from '../group/operation.ts';
import { exposeHeaders } from './cors.ts';
import { nameError } from './error-code.ts';
import { isOver, whenOver } from './response-over.ts';

/** How long a client may take to read the rest of events that have ended, in milliseconds. */
const grace = 5_000;

/**
 * Koa does not send it, because it reports every client that leaves early as an error of the application; clients of
 * Server-Sent Events always do.
 */
export function sendStream(
  ctx: Koa.Context,
  { type, body: given, status, headers = {} }: Streamed,
  onFailure: (error: unknown) => void,
): void {
  const { res } = ctx;
  // Also if a header is refused.
  ignorableStream(given);
  ctx.status = status ?? 200;
  ctx.set({ 'Cache-Control': 'no-store', ...headers });
  ctx.res.setHeader('Content-Type', type);
  ctx.respond = false;
  // Chunks that are not bytes fail the stream here; the response would throw where nobody catches it.
  const body = given.readableObjectMode ? Readable.from(given, { objectMode: false }) : given;
  const end = () => {
    body.destroy();
    // It may be waiting for what comes next.
    given.destroy();
  };
  body.on('error', error => {
    onFailure(error);
    // The client must not mistake a part for the whole.
    res.destroy();
  });
  // It was ended because the client reads too slowly, or the service closes.
  body.on('close', () => {
    if (!body.readableEnded) res.destroy();
  });
  if (type === 'text/event-stream')
    body.on('end', () => {
      const timer = setTimeout(() => res.destroy(), grace);
      whenOver(ctx, () => clearTimeout(timer));
    });
  whenOver(ctx, end);
  nameError(res);
  exposeHeaders(res);
  if (ctx.method === 'HEAD' || status === 304 || isOver(ctx)) {
    res.end();
    end();
    return;
  }
  res.flushHeaders();
  body.pipe(res);
}
