/**
 * Routers that a host mounts: @koa/router with a shortcut past its matching, which tries every path on every request.
 */
import { METHODS } from 'node:http';
import Router from '@koa/router';
import type Koa from 'koa';
import { withoutEndSlashes } from '../common/text/trim-slashes.ts';
import type { Numbers } from '../group/engine.ts';
import type { RequireKey } from './require-key.ts';
import { routedPath } from './urls.ts';

/**
 * An @koa/router whose middleware has Koa's own type, so that it fits wherever Koa's type does. It is middleware itself,
 * for a host that forgets `routes()`.
 */
export type MountedRouter = PlainRouter & Router & Koa.Middleware;

interface PlainRouter {
  routes(): Koa.Middleware;
  middleware(): Koa.Middleware;
  prefix(path: string): MountedRouter;
}

/** The paths that a router answers, and the middleware of each one. */
export interface Routes {
  /** The most specific first. */
  readonly patterns: readonly string[];
  /** The middleware of one of them, which is made when it is first asked for. */
  at(pattern: string): Koa.Middleware;
  /** For routes of the host. */
  readonly requireKey: RequireKey;
  /** Number of open streams of events: of a workspace, or of all. */
  streams(workspaceId?: string): number;
  /** What the services of its groups are working on, and have done, by group. */
  numbers(): ReadonlyMap<string, Numbers>;
}

/** Whether a pattern matches one path only. */
export const isFixed = (pattern: string): boolean => !/[:*]/.test(pattern);

export interface MatchedRoute {
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
  paths: Iterable<MatchedRoute>,
  find: (path: string) => MatchedRoute | undefined,
): MountedRouter {
  // Without `sensitive`, guards and routes of @koa/router treat /API/items differently.
  const router = callable(new Router({ sensitive: true }), (ctx, next) => direct(ctx, next));
  for (const { pattern, middleware } of paths)
    Object.assign(router.register(pattern, methods, middleware), { setPrefix });
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
  Object.defineProperty(router, 'router', { value: router });
  const routes = () => Object.assign(direct, { router });
  return Object.assign(router, { routes, middleware: routes }) as unknown as MountedRouter;
}

/** The router as a function, because `app.use` of Koa takes nothing else and does not say what to do. */
const callable = (router: Router, middleware: Koa.Middleware): Router =>
  Object.assign(Object.setPrototypeOf(middleware, Router.prototype), router);

/**
 * Replaces the method of a layer that @koa/router calls with each prefix, also of routers that nest this one. It would
 * match nothing after a prefix with a slash at its end, or without one in front.
 */
function setPrefix(this: Layer, given: string): Layer {
  const prefix = withoutEndSlashes(given);
  if (prefix !== '' && !prefix.startsWith('/'))
    throw new TypeError(`the prefix ${prefix} of the router must begin with a slash: /${prefix}`);
  return Object.getPrototypeOf(this).setPrefix.call(this, prefix);
}

type Layer = Router['stack'][number];

const asked = Symbol('routes');
type Asking = Koa.Context & { [asked]?: Routes['at'] };

interface Matching {
  readonly fixed: ReadonlySet<string>;
  /** Made with the first request for a path that is not fixed. */
  routed: Koa.Middleware | null;
}

const matching = new WeakMap<Routes['patterns'], Matching>();

/**
 * The middleware of routes that no host extends. All with the same list of patterns share one @koa/router, because making
 * one takes longer than all the rest.
 */
export function servedRoutes({ patterns, at }: Routes): Koa.Middleware {
  const match = matching.get(patterns) ?? { fixed: new Set(patterns.filter(isFixed)), routed: null };
  matching.set(patterns, match);
  return (ctx, next) => {
    const path = routedPath(ctx);
    if (path === null) return next();
    if (match.fixed.has(path)) {
      (ctx as { _matchedRoute?: string })._matchedRoute = path;
      return at(path)(ctx, next);
    }
    match.routed ??= mountedRouter(patterns.map(sharedRoute), () => undefined).routes();
    (ctx as Asking)[asked] = at;
    return match.routed(ctx, next);
  };
}

const sharedRoute = (pattern: string): MatchedRoute => ({
  pattern,
  middleware: (ctx, next) => (ctx as Asking)[asked]?.(pattern)(ctx, next),
});

function hasNone(object: object): boolean {
  for (const _ in object) return false;
  return true;
}
