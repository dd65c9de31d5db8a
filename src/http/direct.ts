/** A way past the matching of @koa/router, which tries every path of a router on every request. */
import type Router from '@koa/router';
import type Koa from 'koa';

/** What a path leads to, with the pattern that it fits. */
export interface Found {
  readonly pattern: string;
  readonly middleware: Koa.Middleware;
}

/**
 * The middleware of a router that asks `find` first. Whatever a host adds to the router (middleware, a prefix,
 * parameters) is honoured: the router then does its own matching, as it does where another router nests it.
 */
export function directRoutes(
  router: Router,
  find: (path: string) => Found | undefined,
): Koa.Middleware & { readonly router: Router } {
  const routed = router.routes() as unknown as Koa.Middleware;
  const layers = router.stack.length;
  const isOurs = () =>
    router.stack.length === layers && router.opts.prefix === undefined && hasNone(router.params);
  const direct: Koa.Middleware = (ctx, next) => {
    const found = isOurs() ? find((ctx as { routerPath?: string }).routerPath ?? ctx.path) : undefined;
    if (found === undefined) return routed(ctx, next);
    // What measures by routes asks for this.
    (ctx as { _matchedRoute?: string })._matchedRoute = found.pattern;
    return found.middleware(ctx, next);
  };
  return Object.assign(direct, { router });
}

function hasNone(object: object): boolean {
  for (const _ in object) return false;
  return true;
}
