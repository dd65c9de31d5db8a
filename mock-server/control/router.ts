/** The HTTP side of the mock's controls, below `/__mock`. It is no part of the service. */
import Router from '@koa/router';
import type Koa from 'koa';
import { MarketplaceError } from '../../src/common/errors/errors.ts';
import { createBodyReader } from '../../src/http/body.ts';
import { formType, hasBody, jsonType } from '../../src/http/body-types.ts';
import { corsMiddleware } from '../../src/http/cors.ts';
import { setErrorCode } from '../../src/http/error-code.ts';
import { refuseUnknown } from '../../src/http/parameters.ts';
import { checkPercentEncoding } from '../../src/http/percent-encoding.ts';
import { type AccessRules, isLoopbackOrigin, isOfOtherOrigin, isOfOwnPage } from '../access-rules.ts';

export const controlPath = '/__mock';

/**
 * Pages of other origins on this machine must send it. Browsers ask before they send such a header, and a page of another
 * site is refused then.
 */
const pageHeader = 'Mock-Control';

/** Size limit of a request, in bytes. */
const longest = 1_048_576;

const ofOtherMachine =
  'the controls of the mock server are open to this machine only: allow others with --remote-control (startMock: remoteControl)';
const ofOtherHost =
  'the controls of the mock server do not accept this host name: use an IP address or localhost, or allow it with --allow-host (startMock: allowedHosts)';
const withoutHeader =
  'a page of another origin must send the header Mock-Control: 1, so that a page of another site cannot';
/** Nothing allows them. */
const ofOtherSite = 'the controls of the mock server are not open to web pages of other sites';

const readBody = createBodyReader(longest);

const crossOrigin = corsMiddleware(
  {
    origins: isLoopbackOrigin,
    maxAge: 600,
    credentials: false,
    allowHeaders: '*',
  },
  'GET, HEAD, POST, PUT, PATCH, DELETE',
);

export interface ControlCall {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Reads the JSON body. @throws MarketplaceError */
  body(): Promise<Record<string, unknown>>;
  /** Reads the fields of a form. @throws MarketplaceError */
  form(): Promise<Record<string, unknown>>;
  /** For replies that are not JSON: the handler sets the body itself, and returns `undefined`. */
  readonly ctx: Koa.Context;
}

/** Returns the `data` of the reply. An error that it throws is answered with 400, or with the status of the error. */
export type ControlHandler = (call: ControlCall) => unknown;

interface ControlRouteOptions {
  /** Whether every machine may use it. @default false */
  readonly isOpen?: boolean;
  /** The parameters of its query; others are refused. `null`: a page, which ignores them. @default none */
  readonly parameters?: readonly string[] | null;
  /** The members of its body; others are refused. `null`: the handler refuses them. @default none */
  readonly fields?: readonly string[] | null;
}

export interface ControlRoutes {
  /** The routes so far, such as `GET /__mock/health`. */
  readonly routes: readonly string[];
  /** Adds a route below `/__mock`, such as `/faults/:id`. */
  on(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    handler: ControlHandler,
    options?: ControlRouteOptions,
  ): void;
}

export interface ControlRouterOptions {
  /** Whether other machines may use it. Pages of other sites never may. */
  readonly isOpen: boolean;
  readonly accessRules: AccessRules;
}

interface Matched {
  readonly routed: Koa.Middleware;
  readonly otherMethods: Koa.Middleware;
  /** Paths that every machine may use. */
  readonly forAll: ReadonlySet<string>;
}

/** `addRoutes`: called with the first request for them. Most mock servers are not controlled over HTTP. */
export function createControlRouter(
  { isOpen, accessRules }: ControlRouterOptions,
  addRoutes: (routes: ControlRoutes) => void,
): Koa.Middleware {
  let matched: Matched | null = null;
  return (ctx, next) => {
    const { path } = ctx;
    if (path !== controlPath && !path.startsWith(`${controlPath}/`)) return next();
    matched ??= match(addRoutes);
    return serve(ctx, matched);
  };

  async function serve(ctx: Koa.Context, matched: Matched): Promise<void> {
    ctx.set('Cache-Control', 'no-store');
    try {
      const isForEverybody = matched.forAll.has(ctx.path);
      if (!isForEverybody && !accessRules.hasOwnHost(ctx))
        throw new MarketplaceError('not_found', ofOtherHost);
      const mayUse = isForEverybody || (isOpen ? isOfOwnPage(ctx) : accessRules.isFromNearby(ctx));
      if (!mayUse) throw new MarketplaceError('not_found', isOfOwnPage(ctx) ? ofOtherMachine : ofOtherSite);
      await crossOrigin(ctx, () => answer(ctx, isForEverybody, matched));
    } catch (error) {
      refuse(ctx, error);
    }
  }

  async function answer(
    ctx: Koa.Context,
    isForEverybody: boolean,
    { routed, otherMethods }: Matched,
  ): Promise<void> {
    try {
      if (!isForEverybody && isOfOtherOrigin(ctx) && ctx.get(pageHeader) === '')
        throw new MarketplaceError('not_found', withoutHeader);
      checkPercentEncoding(ctx.url);
      await otherMethods(ctx, () => routed(ctx, async () => {}));
      if (ctx.body != null || ctx.status < 400) return;
      throw new MarketplaceError(ctx.status === 404 ? 'not_found' : 'method_not_allowed');
    } catch (error) {
      // Inside of the headers for other origins: the page can read the reason.
      refuse(ctx, error);
    }
  }
}

function match(addRoutes: (routes: ControlRoutes) => void): Matched {
  const router = new Router({ prefix: controlPath, sensitive: true });
  const forAll = new Set<string>();
  const routes: string[] = [];
  addRoutes({
    routes,
    on(method, path, handler, { isOpen = false, ...options } = {}) {
      routes.push(`${method} ${controlPath}${path}`);
      if (isOpen) forAll.add(`${controlPath}${path}`);
      router.register(path, [method], async ctx => {
        const data = await handler(await callOf(ctx as unknown as Koa.Context, options));
        if (data !== undefined) ctx.body = { status: 'success', data };
      });
    },
  });
  return {
    routed: router.routes() as unknown as Koa.Middleware,
    otherMethods: router.allowedMethods() as unknown as Koa.Middleware,
    forAll,
  };
}

/** @throws MarketplaceError for parameters and fields that the route does not take */
async function callOf(
  ctx: Koa.Context,
  { parameters = [], fields = [] }: Omit<ControlRouteOptions, 'isOpen'>,
): Promise<ControlCall> {
  const query = new URLSearchParams(ctx.querystring);
  if (parameters !== null) refuseUnknown(query.keys(), parameters, 'parameter');
  const body = async () => {
    const given = await readBody(ctx, [jsonType]);
    if (fields !== null) refuseUnknown(Object.keys(given), fields, 'field');
    return given as Record<string, unknown>;
  };
  if (fields?.length === 0 && hasBody(ctx.req)) await body();
  const form = async () => (await readBody(ctx, [formType])) as Record<string, unknown>;
  return { params: ctx.params, query, body, form, ctx };
}

function refuse(ctx: Koa.Context, error: unknown): void {
  const refusal =
    error instanceof MarketplaceError
      ? error
      : new MarketplaceError('invalid_request', error instanceof Error ? error.message : undefined);
  ctx.status = refusal.status;
  setErrorCode(ctx.res, refusal);
  ctx.set(refusal.headers);
  ctx.body = { status: 'error', msg: refusal.message };
}
