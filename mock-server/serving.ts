/** Answers the requests of one instance: the controls, the router, the redirects, and the media of the fixtures. */
import { createHash } from 'node:crypto';
import type Koa from 'koa';
import { defined } from '../src/common/defined.ts';
import { commonErrors } from '../src/common/errors/errors.ts';
import { withoutEndSlashes } from '../src/common/text/trim-slashes.ts';
import { resolveCors } from '../src/factories/router-options.ts';
import { routesOf } from '../src/factories/routes.ts';
import { groupPlace } from '../src/group/fields.ts';
import type { Served, ServedOptions } from '../src/group/served.ts';
import { corsMiddleware } from '../src/http/cors.ts';
import { nameError } from '../src/http/error-code.ts';
import { servedRoutes } from '../src/http/mounted-router.ts';
import { fileAnswer } from '../src/http/range.ts';
import { originalPath, routedPath } from '../src/http/urls.ts';
import type { WholeRepository } from '../src/repository/index.ts';
import {
  type AccessRules,
  hostRefusal,
  type Refusal,
  servingOtherMachine,
  siteRefusal,
} from './access-rules.ts';
import { checkPublicPath } from './below-public-path.ts';
import type { MockClock } from './control/clock/clock.ts';
import { showNotFound } from './control/dashboard/not-found-page.ts';
import type { Journal } from './control/journal/index.ts';
import { operationFinder } from './control/operations.ts';
import { controlPath } from './control/router.ts';
import type { MockEngines } from './engines/index.ts';
import type { Placeholder } from './media/subject.ts';
import { isOfHost, type OptionsWithoutEngines, resolveServing } from './served.ts';
import type { Storage } from './storage.ts';

/** The options that are the same in all instances. */
export type ServingOptions = Omit<OptionsWithoutEngines, 'repository' | 'now'> & {
  readonly publicUrl: string;
  readonly accessRules: AccessRules;
  /** Path of the console, or `null` if it is not served. */
  readonly consolePath: string | null;
};

export interface Serving {
  /** Answers a request. */
  readonly serve: (ctx: Koa.Context) => Promise<void>;
  readonly served: Served;
  /** What requests are answered with. */
  readonly service: ServedOptions;
  /** Lets the groups of the host store their demo data. @throws TypeError that names the group */
  readonly storeDemoData: () => Promise<void>;
}

/** What an instance is served from. */
export interface ServedInstance {
  readonly storage: Storage;
  readonly clock: MockClock;
  readonly engines: MockEngines;
  readonly journal: Journal;
  /** The storage as the router uses it. */
  readonly repository: WholeRepository;
  /** Lets a request pass the controls. */
  readonly controlled: Koa.Middleware;
}

/** `shared`: the instance whose rules for links and whose groups all others have too. @throws TypeError for an invalid option */
export function servingOf(
  { accessRules, consolePath, ...options }: ServingOptions,
  instance: ServedInstance,
  shared: (ServedInstance & { served(): Served }) | undefined,
): Serving {
  const { engines, repository, journal, controlled, clock, storage } = instance;
  const resolved = resolveServing(
    {
      ...options,
      repository,
      ...engines.options,
      ...defined({ links: (shared ?? instance).engines.links }),
      now: clock.now,
    },
    shared?.served(),
  );
  const { served } = resolved.options;
  const routes = routesOf('startMock', resolved);
  // What a group of the host does wrong is noticed at the start. The others are made when they are asked for.
  for (const group of served.groups)
    if (isOfHost(group)) for (const { path } of group.operations) routes.at(path);
  checkPublicPath(options.publicUrl, [...routes.patterns, ...ownPlaces]);
  const routed = servedRoutes(routes);
  const media = mediaRoute(storage.findItem);
  const crossOrigin = resolveCors(options.cors);
  const shareMedia = crossOrigin === null ? null : corsMiddleware(crossOrigin, 'GET, HEAD');

  const operations = operationFinder(() => served.operations);
  /** Whether a request may change something. The controls and the console refuse other sites in their own words. */
  const mayChange = (ctx: Koa.Context): boolean => {
    const path = routedPath(ctx) ?? '';
    if (ctx.method === 'OPTIONS' || isControl(path) || accessRules.refusesOthers(ctx)) return false;
    const isReading = ctx.method === 'GET' || ctx.method === 'HEAD';
    // The router takes a path with a slash at its end too.
    return !isReading || operations.find(ctx.method, withoutEndSlashes(path))?.writes === true;
  };

  const otherSiteRefusal = (ctx: Koa.Context) => {
    // Few requests come from another site, and to find their operation costs more.
    const refusal = siteRefusal(ctx, crossOrigin);
    return refusal !== null && mayChange(ctx) ? refusal : null;
  };

  const answer = (ctx: Koa.Context) => controlled(ctx, () => routed(ctx, () => rest(ctx)));
  async function rest(ctx: Koa.Context): Promise<unknown> {
    return engines.follow(ctx, async () => {
      if (isFrontDoor(ctx, consolePath)) return;
      await (shareMedia === null ? last(ctx) : shareMedia(ctx, () => last(ctx)));
    });
  }
  async function last(ctx: Koa.Context): Promise<void> {
    await media(ctx);
    // Inside of the headers for other origins: their pages can read the code, also if there is nothing at this path.
    nameError(ctx.res);
  }
  const serve = async (ctx: Koa.Context) => {
    journal.record(ctx);
    await answerAllowed(ctx);
    nameError(ctx.res);
  };
  async function answerAllowed(ctx: Koa.Context): Promise<void> {
    // A request line without a readable path.
    if (routedPath(ctx) === null) return refuse(ctx, commonErrors.invalid_request);
    const refusal = hostRefusal(ctx, accessRules) ?? otherSiteRefusal(ctx);
    if (refusal !== null) return refuse(ctx, refusal);
    await (accessRules.isFromNearby(ctx) ? answer(ctx) : servingOtherMachine(() => answer(ctx)));
    // Requests that nothing answers get an error like those of the API, and people a page.
    if (
      ctx.status === 404 &&
      !ctx.headerSent &&
      ctx.body == null &&
      !showNotFound(ctx, routedPath(ctx), placesFrom(ctx, consolePath))
    )
      refuse(ctx, commonErrors.not_found);
  }
  const storeDemoData = async () => {
    const { services } = resolved.options;
    if (!served.groups.some(({ demo }) => demo !== undefined)) return;
    const workspaceIds = (await storage.read()).workspaces.map(({ id }) => id);
    for (const { name, demo } of served.groups)
      try {
        await demo?.({ service: services.get(name) as never, workspaceIds, now: clock.now() });
      } catch (cause) {
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new TypeError(`${groupPlace('startMock', name)}: demo has thrown an error: ${reason}`, {
          cause,
        });
      }
  };
  return { serve, served, service: resolved.options, storeDemoData };
}

/** What is served besides the router. */
const ownPlaces = [controlPath, '/l', '/media', '/demo'];

const isControl = (path: string): boolean => path === controlPath || path.startsWith(`${controlPath}/`);

/** Where somebody can go on, also in an isolated test, whose addresses begin with its name. */
function placesFrom(ctx: Koa.Context, consolePath: string | null): (readonly [string, string])[] {
  const start = before(ctx);
  return [
    ...(consolePath === null ? [] : [['Open the console', `${start}${consolePath}`] as const]),
    ['Open the dashboard of the mock server', `${start}${controlPath}`],
  ];
}

/** What the client's path has before that of the mock server. */
const before = (ctx: Koa.Context): string => {
  const own = routedPath(ctx) ?? '';
  const path = originalPath(ctx);
  return path.endsWith(own) ? path.slice(0, path.length - own.length) : path;
};

function refuse(ctx: Koa.Context, { status, message }: Refusal): void {
  ctx.status = status;
  ctx.body = { status: 'error', msg: message };
}

/** The root URL redirects browsers to the console. */
function isFrontDoor(ctx: Koa.Context, consolePath: string | null): boolean {
  if (consolePath === null || ctx.path !== '/' || !['GET', 'HEAD'].includes(ctx.method)) return false;
  ctx.status = 303;
  ctx.set('Location', `${before(ctx)}${consolePath}`);
  ctx.body = '';
  return true;
}

function mediaRoute(find: Storage['findItem']): (ctx: Koa.Context) => Promise<void> {
  return async ctx => {
    const { path } = ctx;
    const readable = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (!readable || !(path.startsWith('/media/') || path.startsWith('/demo/'))) return;
    const { placeholder, demoPage } = await import('./media/index.ts');
    const item = /^\/demo\/([1-9]\d{0,15})$/.exec(path)?.[1];
    const subject = item === undefined ? null : find(Number(item));
    const answer = subject === null ? placeholder(path, find) : demoPage(subject);
    if (answer !== null) sendFile(ctx, answer);
  };
}

/** Browsers ask for parts of audio and video, so that one can skip in them. */
function sendFile(ctx: Koa.Context, { type, body }: Placeholder): void {
  const bytes = Buffer.from(body);
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  const { status, headers, part } = fileAnswer(ctx.req, { size: bytes.length, etag });
  ctx.set('Cache-Control', 'public, max-age=3600');
  ctx.type = type;
  ctx.body = part === null ? bytes : bytes.subarray(part.start, part.end + 1);
  if (status === 416) ctx.body = '';
  ctx.status = status;
  ctx.set(headers);
}
