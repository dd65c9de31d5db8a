/** The routers that a host mounts: @koa/router, with a way past its matching, which tries every path on every request. */
import { METHODS } from 'node:http';
import Router from '@koa/router';
import type Koa from 'koa';
import { routedPath } from './urls.ts';

/** An @koa/router whose middleware has Koa's own type, so that it fits wherever Koa's does. */
export type MountedRouter = PlainRouter & Router;

interface PlainRouter {
  routes(): Koa.Middleware;
  middleware(): Koa.Middleware;
  prefix(path: string): MountedRouter;
}

/** What a path leads to, with the pattern that it fits. */
export interface Found {
  readonly pattern: string;
  readonly middleware: Koa.Middleware;
}

// All methods in one layer a path: wrong ones are ours to refuse. GET first, it is looked for most.
const methods = ['GET', ...METHODS.filter(method => method !== 'GET')];

/**
 * A router of some paths, which take every method. It asks `find` first. Whatever a host adds to it (middleware,
 * a prefix, parameters) is honoured: it then does its own matching, as it does where another router nests it.
 */
export function mountedRouter(
  paths: Iterable<Found>,
  find: (path: string) => Found | undefined,
): MountedRouter {
  // Without `sensitive`, guards and routes of @koa/router disagree about /API/items.
  const router = new Router({ sensitive: true });
  for (const { pattern, middleware } of paths) router.register(pattern, methods, middleware);
  const routed = router.routes() as unknown as Koa.Middleware;
  const layers = router.stack.length;
  const isOurs = () =>
    router.stack.length === layers && router.opts.prefix === undefined && hasNone(router.params);
  const direct: Koa.Middleware = (ctx, next) => {
    const path = routedPath(ctx);
    // None of ours, whatever it is: the host may know.
    if (path === null) return next();
    const found = isOurs() ? find(path) : undefined;
    if (found === undefined) return routed(ctx, next);
    // What measures by routes asks for this.
    (ctx as { _matchedRoute?: string })._matchedRoute = found.pattern;
    return found.middleware(ctx, next);
  };
  // With the member `router` another router nests it.
  const routes = () => Object.assign(direct, { router });
  return Object.assign(router, { routes, middleware: routes }) as unknown as MountedRouter;
}

function hasNone(object: object): boolean {
  for (const _ in object) return false;
  return true;
}
