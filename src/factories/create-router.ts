/** Creates the @koa/router that a host mounts, with the operations of all served groups. */

import type { Lifecycle } from '../group/served.ts';
import {
  isFixed,
  type MatchedRoute,
  type MountedRouter,
  mountedRouter,
  type Routes,
} from '../http/mounted-router.ts';
import { builtIn, type EngineOptions } from './built-in/groups.ts';
import { resolveOptions } from './resolve-router.ts';
import type { RouterOptions } from './router-options.ts';
import { routesOf } from './routes.ts';

export type MarketplaceRouter = MountedRouter;

/** The options of {@link createRouter}. */
export interface MarketplaceOptions extends RouterOptions, EngineOptions {}

/**
 * Creates a router with all operations and the OpenAPI document. Mount it with `app.use(router.routes())`, at `/`,
 * under a prefix, or nested. Requests for other paths are passed on unchanged. For its own paths, the router answers
 * every method and every error, so `allowedMethods()` is not needed.
 *
 * @throws TypeError that names the unknown or invalid option
 *
 * @example
 * app.use(createRouter({ repository, publicUrl: 'https://shop.example' }).routes());
 * @example
 * const router = createRouter({ repository, groups: [...builtIn, inventory] });
 */
export const createRouter = (options: MarketplaceOptions): MarketplaceRouter =>
  routerOf('createRouter', options).router;

/**
 * The same, with the name of the factory that the host called, the engines that run besides those in options, and what
 * they share with the router.
 */
export function routerOf(
  factory: string,
  given: MarketplaceOptions,
  shared: { readonly running?: ReadonlyMap<string, unknown>; readonly lifecycle?: Lifecycle } = {},
): { readonly router: MarketplaceRouter } & Omit<Routes, 'patterns' | 'at'> {
  const { patterns, at, ...rest } = routesOf(factory, resolveOptions(given, builtIn, factory, shared));
  // All are made now, so that what a host's group does wrong is noticed at the start.
  const paths = patterns.map((pattern): MatchedRoute => ({ pattern, middleware: at(pattern) }));
  const fixed = new Map(paths.filter(({ pattern }) => isFixed(pattern)).map(found => [found.pattern, found]));
  return { router: mountedRouter(paths, path => fixed.get(path)), ...rest };
}
