/** The redirects as a router that a host mounts. */
import { METHODS } from 'node:http';
import Router from '@koa/router';
import type Koa from 'koa';
import type { Redirect } from './redirect.ts';

/** An @koa/router whose middleware has Koa's own type, so that it fits wherever Koa's does. */
export type LinkRouter = { routes(): Koa.Middleware; middleware(): Koa.Middleware } & Router;

/**
 * A router of `<prefix>/<slug>` and all below. Mounted as it is, it finds its paths by itself: matching them was
 * measured at a fifth of a redirect. Nested into another @koa/router it is matched as any router.
 */
export function linkRouter(prefix: string, redirect: Redirect): LinkRouter {
  const router = new Router({ sensitive: true });
  const methods = ['GET', ...METHODS.filter(method => method !== 'GET')];
  const matched: Koa.Middleware = ctx => {
    const [slug = '', rest] = ctx.captures as (string | undefined)[];
    return redirect(ctx, slug, rest === undefined ? '' : `/${rest}`);
  };
  for (const path of [`${prefix}/:slug`, `${prefix}/:slug/*rest`]) router.register(path, methods, matched);

  const direct: Koa.Middleware = (ctx, next) => {
    const { path } = ctx;
    const start = `${router.opts.prefix ?? ''}${prefix}/`;
    if (path.length === start.length || !path.startsWith(start)) return next();
    const end = path.indexOf('/', start.length);
    if (end === start.length) return next();
    return end === -1
      ? redirect(ctx, path.slice(start.length), '')
      : redirect(ctx, path.slice(start.length, end), path.slice(end));
  };
  // With this member another router nests it.
  const routes = () => Object.assign(direct, { router });
  return Object.assign(router, { routes, middleware: routes }) as unknown as LinkRouter;
}
