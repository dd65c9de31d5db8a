/** Logs one line per request, without secrets. */

import type Koa from 'koa';
import { elapsed } from '../src/common/worker-time.ts';
import { redactUrl } from './redact.ts';

/** Writes a line when the response is finished, or the client has disconnected. */
export function requestLog(write: (line: string) => void, now: () => number): Koa.Middleware {
  return (ctx, next) => {
    const start = elapsed();
    const { method, originalUrl } = ctx;
    ctx.res.once('close', () => {
      const time = new Date(now()).toTimeString().slice(0, 8);
      const status = ctx.res.writableFinished ? ctx.res.statusCode : 'aborted';
      write(`${time} ${method} ${redactUrl(originalUrl)} ${status} ${(elapsed() - start).toFixed(1)} ms`);
    });
    return next();
  };
}
