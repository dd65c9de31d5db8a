/** What a router answers: the operations of all served groups, the OpenAPI document and the console. */
import type Koa from 'koa';
import { groupBy } from '../common/collections/group-by.ts';
import { isBelow } from '../common/network/path-below.ts';
import { checkIcons } from '../console/icons.ts';
import { type ConsolePath, consolePaths } from '../console/middleware.ts';
import type { ResolvedConsoleOptions } from '../console/options.ts';
import type { Operation } from '../group/operation.ts';
import { bySpecificity, PathTable } from '../group/paths.ts';
import type { Served, ServedGroup, ServedOptions } from '../group/served.ts';
import { createAuthenticator } from '../http/authenticate.ts';
import { createBodyReader } from '../http/body.ts';
import { type Endpoint, endpointMiddleware } from '../http/endpoint.ts';
import type { Routes } from '../http/mounted-router.ts';
import { NamedCounters } from '../http/named-limits.ts';
import { operationHandler } from '../http/perform.ts';
import type { Performer } from '../http/performer.ts';
import { optionsHandler } from '../http/raw.ts';
import { keyRequirement } from '../http/require-key.ts';
import { StreamPlaces } from '../limits/streams.ts';
import { openApiPaths, serveOpenApi } from '../openapi/serve.ts';
import type { ResolvedRouter } from './resolve-router.ts';

interface Performed {
  readonly operation: Operation;
  readonly group: ServedGroup;
}

/** What follows from the served groups and the prefix of the console alone. */
interface Plan {
  /** All paths, the most specific first. */
  readonly patterns: readonly string[];
  readonly operations: ReadonlyMap<string, readonly Performed[]>;
}

const plans = new WeakMap<Served, Map<string | null, Plan>>();

/** The routes, whose middleware is made when it is first asked for. @throws TypeError for paths that clash */
export function routesOf(factory: string, { options, console: settings, gate }: ResolvedRouter): Routes {
  const performer: Performer = {
    options,
    authenticate: createAuthenticator(options, gate),
    gate,
    named: new NamedCounters(options.namedLimits, options.now),
    readBody: createBodyReader(options.bodyLimit),
    streams: new StreamPlaces(options.streams),
  };
  const { patterns, operations } = planOf(factory, options, settings);
  let pages: ReadonlyMap<string, Koa.Middleware> | undefined;
  let describe: ReturnType<typeof serveOpenApi> | undefined;
  const make = (pattern: string): Koa.Middleware => {
    const performed = operations.get(pattern);
    if (performed !== undefined) return endpointMiddleware(endpointOf(performed, performer), options, gate);
    const document = openApiPaths.find(path => path === pattern);
    if (document !== undefined) {
      describe ??= serveOpenApi(options, gate);
      return endpointMiddleware({ methods: new Map([['GET', describe(document)]]) }, options, gate);
    }
    pages ??= new Map(pagesOf(options, settings).map(({ path, middleware }) => [path, middleware]));
    return pages.get(pattern) as Koa.Middleware;
  };
  const made = new Map<string, Koa.Middleware>();
  return {
    patterns,
    numbers: () => options.services.numbers(),
    streams: workspaceId => performer.streams.open(workspaceId),
    requireKey: keyRequirement(performer),
    at(pattern) {
      let middleware = made.get(pattern);
      if (middleware === undefined) {
        middleware = make(pattern);
        made.set(pattern, middleware);
      }
      return middleware;
    },
  };
}

const pagesOf = (options: ServedOptions, settings: ResolvedConsoleOptions | null): ConsolePath[] =>
  settings === null ? [] : consolePaths(options, settings);

function endpointOf(performed: readonly Performed[], performer: Performer): Endpoint {
  return {
    methods: new Map(
      performed.map(({ operation, group }) => [
        operation.method as string,
        operationHandler(operation, group, performer),
      ]),
    ),
    operations: new Map(performed.map(({ operation }) => [operation.method as string, operation])),
    groups: new Map(performed.map(({ operation, group }) => [operation.method as string, group.name])),
    getWrites: performed.some(({ operation: { method, writes } }) => method === 'GET' && writes === true),
    onlyMessage: performed[0]?.operation.onlyMessage,
    answerOptions: performed
      .map(({ operation, group }) => optionsHandler(operation, group, performer))
      .find(handle => handle !== undefined),
  };
}

function planOf(factory: string, options: ServedOptions, settings: ResolvedConsoleOptions | null): Plan {
  const { served } = options;
  const ofServed = plans.get(served) ?? new Map<string | null, Plan>();
  plans.set(served, ofServed);
  // Whether a login of ours exists decides which pages there are.
  const name = settings && `${settings.authenticateUser === null} ${settings.prefix}`;
  const known = ofServed.get(name);
  if (known !== undefined) return known;
  const made = newPlan(factory, options, settings);
  ofServed.set(name, made);
  return made;
}

function newPlan(factory: string, options: ServedOptions, settings: ResolvedConsoleOptions | null): Plan {
  const { groups } = options.served;
  if (settings !== null) checkIcons(factory, groups);
  const performed = groups.flatMap(group => group.operations.map(operation => ({ operation, group })));
  const operations = groupBy(performed, ({ operation }) => operation.path);
  const patterns = new Set<string>();
  const table = new PathTable<null>();
  const pages = pagesOf(options, settings).map(({ path }) => path);
  for (const pattern of [...operations.keys(), ...pages, ...openApiPaths]) {
    if (patterns.has(pattern) || table.add(pattern, null) !== null)
      throw new TypeError(`${factory}: the path ${pattern} of a group's operation is already in use`);
    patterns.add(pattern);
  }
  if (settings !== null) {
    const taken = [...operations.keys(), ...openApiPaths].find(path => isBelow(path, settings.prefix));
    if (taken !== undefined)
      throw new TypeError(
        `${factory}: console must not have the prefix ${settings.prefix}: ${taken} is below it`,
      );
  }
  return { patterns: [...patterns].sort(bySpecificity), operations: new Map(operations) };
}
