/** The Koa app of the mock server: it logs requests, and lets each one be answered in its instance. */
import Koa from 'koa';
import { requestLog } from './request-log.ts';

export interface MockAppOptions {
  /** Answers a request in the instance that it asks for. */
  readonly answer: Koa.Middleware;
  readonly now: () => number;
  readonly log?: ((line: string) => void) | undefined;
}

export function createMockApp({ answer, now, log }: MockAppOptions): Koa {
  const app = new Koa();
  app.on('error', (error: NodeJS.ErrnoException, ctx?: Koa.Context) => {
    if (!isCutOff(error, ctx)) app.onerror(error);
  });
  if (log !== undefined) app.use(requestLog(log, now));
  app.use(answer);
  return app;
}

/** A client that disconnects during a request is not an error of the service and is not logged. */
const isCutOff = ({ code = '' }: NodeJS.ErrnoException, ctx?: Koa.Context): boolean =>
  ctx !== undefined &&
  // Node reports a connection that ends in the middle of a body as a syntax error.
  (code.startsWith('HPE_') ||
    (['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'].includes(code) &&
      // An answer to half a request, or a stream whose client has gone, cannot be written.
      (ctx.req.destroyed || !ctx.req.complete || ctx.req.socket.destroyed)));
