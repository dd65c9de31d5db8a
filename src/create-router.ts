/** Creates the @koa/router that a host mounts, with the operations of all served groups. */
import type Koa from 'koa';
import { groupBy } from './common/group-by.ts';
import { isBelow } from './common/path-below.ts';
import { consolePaths } from './console/middleware.ts';
import { bySpecificity, PathTable } from './group/paths.ts';
import { builtIn } from './groups.ts';
import { createAuthenticator } from './http/authenticate.ts';
import { createBodyReader } from './http/body.ts';
import { type Endpoint, endpointMiddleware } from './http/endpoint.ts';
import { Gate } from './http/gate.ts';
import { type Found, type MountedRouter, mountedRouter } from './http/mounted-router.ts';
import { perform } from './http/perform.ts';
import type { Performer } from './http/performer.ts';
import { StreamPlaces } from './limits/streams.ts';
import { openApiPaths, serveOpenApi } from './openapi/serve.ts';
import { type MarketplaceOptions, resolveOptions } from './options.ts';

export type MarketplaceRouter = MountedRouter;

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
  routerOf('createRouter', options);

/** The same, with the name of the factory that the host called. */
export function routerOf(factory: string, given: MarketplaceOptions): MarketplaceRouter {
  const { options, console: settings } = resolveOptions(given, builtIn, factory);
  const gate = new Gate(options.rateLimits, options.now);
  const performer: Performer = {
    options,
    authenticate: createAuthenticator(options.repository, options.now, gate),
    gate,
    readBody: createBodyReader(options.bodyLimit),
    streams: new StreamPlaces(options.streams),
  };
  const paths: Found[] = [];
  const patterns = new Set<string>();
  const table = new PathTable<null>();
  const add = (pattern: string, middleware: Koa.Middleware) => {
    if (patterns.has(pattern) || table.add(pattern, null) !== null)
      throw new TypeError(`${factory}: the path ${pattern} of a group's operation is already in use`);
    patterns.add(pattern);
    paths.push({ pattern, middleware });
  };
  const register = (path: string, endpoint: Endpoint) =>
    add(path, endpointMiddleware(endpoint, options, gate));

  const performed = options.served.groups.flatMap(group =>
    group.operations.map(operation => ({ operation, handle: perform(operation, group, performer) })),
  );
  for (const [path, atPath] of groupBy(performed, ({ operation }) => operation.path)) {
    register(path, {
      methods: new Map(atPath.map(({ operation, handle }) => [operation.method as string, handle])),
      getWrites: atPath.some(({ operation: { method, writes } }) => method === 'GET' && writes === true),
      onlyMessage: atPath[0]?.operation.onlyMessage,
    });
  }
  if (settings !== null)
    for (const { path, middleware } of consolePaths(options, settings)) add(path, middleware);
  const describe = serveOpenApi(options, gate);
  for (const path of openApiPaths) register(path, { methods: new Map([['GET', describe(path)]]) });
  paths.sort((one, other) => bySpecificity(one.pattern, other.pattern));
  if (settings !== null) {
    const taken = [...options.served.operations.map(({ path }) => path), ...openApiPaths].find(path =>
      isBelow(path, settings.prefix),
    );
    if (taken !== undefined)
      throw new TypeError(
        `${factory}: console must not have the prefix ${settings.prefix}: ${taken} is below it`,
      );
  }
  const fixed = new Map(
    paths.filter(({ pattern }) => !/[:*]/.test(pattern)).map(found => [found.pattern, found]),
  );
  return mountedRouter(paths, path => fixed.get(path));
}
