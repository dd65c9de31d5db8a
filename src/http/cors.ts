/** CORS for one path and its methods. */
import cors from '@koa/cors';
import type Koa from 'koa';
import type { ResolvedOptions } from '../group/resolved.ts';

export function corsMiddleware(
  { origins, maxAge, credentials }: NonNullable<ResolvedOptions['cors']>,
  allow: string,
): Koa.Middleware {
  const allows = typeof origins === 'function' ? origins : (origin: string) => origins.includes(origin);
  const own = (ctx: Koa.Context) => {
    const origin = ctx.get('Origin');
    return origin !== '' && allows(origin) ? origin : '';
  };
  return cors({
    origin: origins === '*' ? '*' : own,
    allowMethods: allow,
    allowHeaders: ['Authorization', 'Content-Type', 'If-None-Match', 'X-Api-Key'],
    exposeHeaders: [
      'ETag',
      'Link',
      'RateLimit',
      'RateLimit-Policy',
      'Retry-After',
      'X-Request-Id',
      'X-Total-Count',
    ],
    maxAge,
    credentials,
  });
}
