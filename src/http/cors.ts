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

/**
 * Lets scripts of another origin read the headers that the response has, apart from those of the host. Call it before the
 * headers are sent.
 */
export function exposeHeaders(res: ServerResponse): void {
  const before = earlier.get(res);
  if (before === undefined || res.headersSent) return;
  const names = res
    .getHeaderNames()
    .filter(name => !before.has(name) && !notExposed.has(name) && !name.startsWith('access-control-'));
  if (names.length > 0) res.setHeader('Access-Control-Expose-Headers', names.join(','));
}

export function corsMiddleware(
  { origins, maxAge, credentials, allowHeaders }: ResolvedCors,
  allow: string,
): Koa.Middleware {
  const allows = typeof origins === 'function' ? origins : (origin: string) => origins.includes(origin);
  const own = (ctx: Koa.Context) => {
    const origin = ctx.get('Origin');
    return origin !== '' && allows(origin) ? origin : '';
  };
  const crossOrigin = cors({
    origin: origins === '*' ? '*' : own,
    allowMethods: allow,
    allowHeaders: [...allowHeaders],
    maxAge,
    credentials,
  });
  return (ctx, next) => {
    const { req, res } = ctx;
    if (req.headers.origin === undefined) return crossOrigin(ctx, next);
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
