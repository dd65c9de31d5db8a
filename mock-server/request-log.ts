/** One line a request, without secrets. */
import type Koa from 'koa';

const secretParameters = new Set(['api_key', 'purchase_code']);

/** A request's address as a log may hold it: secrets of the query, and whatever looks like a key, blanked out. */
export function redact(url: string): string {
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  const query = mark === -1 ? [] : url.slice(mark + 1).split('&');
  const shown = query.map(pair => {
    const [name = ''] = pair.split('=', 1);
    return isSecret(name) ? `${name}=***` : pair;
  });
  const whole = mark === -1 ? path : `${path}?${shown.join('&')}`;
  // Line breaks and control characters cannot be in a request line; percent-encoded ones stay encoded.
  return whole.replaceAll(/mk_[0-9A-Za-z]+/g, 'mk_***');
}

function isSecret(name: string): boolean {
  try {
    return secretParameters.has(decodeURIComponent(name).toLowerCase());
  } catch {
    return false;
  }
}

/** Writes a line when the answer has left, or the client has. */
export function requestLog(write: (line: string) => void): Koa.Middleware {
  return (ctx, next) => {
    const start = performance.now();
    const { method, originalUrl } = ctx;
    ctx.res.once('close', () => {
      const time = new Date().toTimeString().slice(0, 8);
      const status = ctx.res.writableFinished ? ctx.res.statusCode : 'aborted';
      write(
        `${time} ${method} ${redact(originalUrl)} ${status} ${(performance.now() - start).toFixed(1)} ms`,
      );
    });
    return next();
  };
}
