/** Logs one line per request, without secrets. */
import type Koa from 'koa';

const secretParameters = new Set(['api_key', 'purchase_code']);

/** The URL of a request for the log: secrets in the query, and everything that looks like a key, are redacted. */
export function redact(url: string): string {
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  const query = mark === -1 ? [] : url.slice(mark + 1).split('&');
  const shown = query.map(pair => {
    const [name = ''] = pair.split('=', 1);
    return isSecret(name) ? `${name}=***` : pair;
  });
  const whole = mark === -1 ? path : `${path}?${shown.join('&')}`;
  // A request line contains no line breaks or control characters; percent-encoded ones stay encoded.
  return whole.replaceAll(/(mk|mi)_[0-9A-Za-z]+/g, '$1_***').replace(/(\/automation\/in\/)[^/?]+/i, '$1***');
}

function isSecret(name: string): boolean {
  try {
    return secretParameters.has(decodeURIComponent(name).toLowerCase());
  } catch {
    return false;
  }
}

/** Writes a line when the response is finished, or the client has disconnected. */
export function requestLog(write: (line: string) => void, now: () => number): Koa.Middleware {
  return (ctx, next) => {
    const start = performance.now();
    const { method, originalUrl } = ctx;
    ctx.res.once('close', () => {
      const time = new Date(now()).toTimeString().slice(0, 8);
      const status = ctx.res.writableFinished ? ctx.res.statusCode : 'aborted';
      write(
        `${time} ${method} ${redact(originalUrl)} ${status} ${(performance.now() - start).toFixed(1)} ms`,
      );
    });
    return next();
  };
}
