/** The redirects as a router that a host mounts. */
import { METHODS } from 'node:http';
import Router from '@koa/router';
import type Koa from 'koa';
import { directRoutes } from '../../http/direct.ts';
import type { Redirect } from './redirect.ts';

/** An @koa/router whose middleware has Koa's own type, so that it fits wherever Koa's does. */
export type LinkRouter = { routes(): Koa.Middleware; middleware(): Koa.Middleware } & Router;

/**
 * A router of `<prefix>/<slug>` and all below. Mounted as it is, it finds its paths by itself: matching them was
 * measured at a fifth of a redirect.
 */
export function linkRouter(prefix: string, redirect: Redirect): LinkRouter {
  const router = new Router({ sensitive: true });
  const methods = ['GET', ...METHODS.filter(method => method !== 'GET')];
  const matched: Koa.Middleware = ctx => {
    const [slug = '', rest] = ctx.captures as (string | undefined)[];
    return redirect(ctx, slug, rest === undefined ? '' : `/${rest}`);
  };
  const pattern = `${prefix}/:slug`;
  for (const path of [pattern, `${prefix}/:slug/*rest`]) router.register(path, methods, matched);

  const start = `${prefix}/`;
  const direct = directRoutes(router, path => {
    if (path.length === start.length || !path.startsWith(start)) return undefined;
    const end = path.indexOf('/', start.length);
    if (end === start.length) return undefined;
    const slug = end === -1 ? path.slice(start.length) : path.slice(start.length, end);
    const rest = end === -1 ? '' : path.slice(end);
    return { pattern, middleware: ctx => redirect(ctx, slug, rest) };
  });
  return Object.assign(router, { routes: () => direct, middleware: () => direct }) as unknown as LinkRouter;
}
