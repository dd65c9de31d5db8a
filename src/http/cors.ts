/** CORS for one path and its methods. */
import type { ServerResponse } from 'node:http';
import cors from '@koa/cors';
import type Koa from 'koa';
import type { ResolvedCors } from '../group/resolved.ts';

/** The headers that a response to another origin had before this package added its own. */
const earlier = new WeakMap<ServerResponse, ReadonlySet<string>>();

/** Scripts can read these anyway (https://fetch.spec.whatwg.org/#cors-safelisted-response-header-name), or never. */
const notExposed = new Set([
  ...[
    'cache-control',
    'content-language',
    'content-length',
    'content-type',
    'expires',
    'last-modified',
    'pragma',
  ],
  ...['vary', 'set-cookie'],
]);

/** The names as they were written, which only responses of HTTP/1 remember. */
const namesIn = (res: ServerResponse & { getRawHeaderNames?(): string[] }): string[] =>
  res.getRawHeaderNames?.() ?? res.getHeaderNames();

/**
 * Lets scripts of another origin read the headers that the response has, apart from those of the host. Call it before the
 * headers are sent.
 */
export function exposeHeaders(res: ServerResponse): void {
  const before = earlier.get(res);
  if (before === undefined || res.headersSent) return;
  const isOurs = (name: string) =>
    !before.has(name) && !notExposed.has(name) && !name.startsWith('access-control-');
  const names = namesIn(res).filter(name => isOurs(name.toLowerCase()));
  // Listed in every response, as the quota is: a page may ask each response how long it has to wait.
  res.setHeader('Access-Control-Expose-Headers', [...new Set([...names, 'Retry-After'])].join(','));
}

export function corsMiddleware(
  { origins, maxAge, credentials, allowHeaders }: ResolvedCors,
  allow: string,
): Koa.Middleware {
  const own = (allows: (origin: string) => boolean) => (ctx: Koa.Context) => {
    const origin = ctx.get('Origin');
    return origin !== '' && allows(origin) ? origin : '';
  };
  const crossOrigin = cors({
    origin: origins === '*' ? '*' : own(origins),
    allowMethods: allow,
    // Without a list, it allows what a page asks for.
    ...(allowHeaders !== '*' && { allowHeaders: [...allowHeaders] }),
    maxAge,
    credentials,
  });
  return (ctx, next) => {
    const { req, res } = ctx;
    if (req.headers.origin === undefined) {
      if (origins === '*') return crossOrigin(ctx, next);
      // All that @koa/cors does then, for less.
      if (res.hasHeader('Vary')) ctx.vary('Origin');
      else res.setHeader('Vary', 'Origin');
      return next();
    }
    const before = new Set(res.getHeaderNames());
    // It was set for this response.
    before.delete('x-request-id');
    return crossOrigin(ctx, async () => {
      if (res.hasHeader('access-control-allow-origin')) earlier.set(res, before);
      await next();
      exposeHeaders(res);
    });
  };
}
