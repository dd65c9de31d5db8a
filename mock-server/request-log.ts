/** Logs one line per request, without secrets. */

import type Koa from 'koa';
import { elapsed } from '../src/common/time/worker-time.ts';
import { redactUrl } from './redact.ts';

/** Writes a line when the response is finished, or the client has disconnected. */
export function requestLog(write: (line: string) => void, now: () => number): Koa.Middleware {
  return (ctx, next) => {
    const start = elapsed();
    const { method, originalUrl } = ctx;
    ctx.res.on('close', () => {
      const time = timeOfDay(now());
      const status = ctx.res.writableFinished ? ctx.res.statusCode : 'aborted';
      write(`${time} ${method} ${redactUrl(originalUrl)} ${status} ${(elapsed() - start).toFixed(1)} ms`);
    });
    return next();
  };
}

let last = { second: Number.NaN, text: '' };

/** Most requests are in the same second as the one before. */
function timeOfDay(now: number): string {
  const second = Math.floor(now / 1_000);
  if (second !== last.second) last = { second, text: new Date(now).toTimeString().slice(0, 8) };
  return last.text;
}
