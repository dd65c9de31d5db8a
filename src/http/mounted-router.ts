/**
 * Routers that a host mounts: @koa/router with a shortcut past its matching, which tries every path on every request.
 */
import { METHODS } from 'node:http';
import Router from '@koa/router';
import type Koa from 'koa';
import { routedPath } from './urls.ts';

/** An @koa/router whose middleware has Koa's own type, so that it fits wherever Koa's type does. */
export type MountedRouter = PlainRouter & Router;

interface PlainRouter {
  routes(): Koa.Middleware;
  middleware(): Koa.Middleware;
  prefix(path: string): MountedRouter;
}

/** The middleware of a path, with the matched pattern. */
export interface Found {
  readonly pattern: string;
  readonly middleware: Koa.Middleware;
}

// One layer for each path with all methods, because the router itself answers wrong methods. GET is first, because it
// is the most frequent.
const methods = ['GET', ...METHODS.filter(method => method !== 'GET')];

/**
 * Creates a router for some paths and all methods. It asks `find` first. If a host adds middleware, a prefix or
 * parameters, or nests the router, @koa/router does the matching instead.
 */
export function mountedRouter(
  paths: Iterable<Found>,
  find: (path: string) => Found | undefined,
): MountedRouter {
  // Without `sensitive`, guards and routes of @koa/router treat /API/items differently.
  const router = new Router({ sensitive: true });
  for (const { pattern, middleware } of paths) router.register(pattern, methods, middleware);
  const routed = router.routes() as unknown as Koa.Middleware;
  const layers = router.stack.length;
  const isOurs = () =>
    router.stack.length === layers && router.opts.prefix === undefined && hasNone(router.params);
  const direct: Koa.Middleware = (ctx, next) => {
    const path = routedPath(ctx);
    // The path is not ours; the host may handle it.
    if (path === null) return next();
    const found = isOurs() ? find(path) : undefined;
    if (found === undefined) return routed(ctx, next);
    // Tools that measure requests by route read this.
    (ctx as { _matchedRoute?: string })._matchedRoute = found.pattern;
    return found.middleware(ctx, next);
  };
  // Another router reads the member `router` to nest this one.
  const routes = () => Object.assign(direct, { router });
  return Object.assign(router, { routes, middleware: routes }) as unknown as MountedRouter;
}

function hasNone(object: object): boolean {
  for (const _ in object) return false;
  return true;
}
