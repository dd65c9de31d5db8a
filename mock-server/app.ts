/** The Koa app of the mock server: the router, the media of the fixtures, and a 404. */
import { createHash } from 'node:crypto';
import Koa from 'koa';
import { commonErrors } from '../src/common/errors.ts';
import { plainHost } from '../src/common/own-address.ts';
import { resolveConsole } from '../src/console/options.ts';
import { routerOf } from '../src/create-router.ts';
import type { Item } from '../src/generated/types.ts';
import { corsMiddleware } from '../src/http/cors.ts';
import { fileAnswer } from '../src/http/range.ts';
import { routedPath } from '../src/http/urls.ts';
import { type MarketplaceOptions, resolveCors } from '../src/options.ts';
import { checkHost, noteWhoAsks } from './doors.ts';
import type { Placeholder } from './media/subject.ts';
import { requestLog } from './request-log.ts';

export interface MockAppOptions extends MarketplaceOptions {
  readonly now: () => number;
  /** Finds an item by its number in any workspace, for its media. */
  readonly findItem: (id: number) => Item | null;
  /** The redirects of short links. */
  readonly redirects: { routes(): Koa.Middleware };
  /** Lets requests pass the controls. */
  readonly controlled: Koa.Middleware;
  /** Chooses the world of a request. */
  readonly isolating: Koa.Middleware;
  /** Sees every request first. */
  readonly record: Koa.Middleware;
  readonly log?: ((line: string) => void) | undefined;
  /** Accepted host names, in addition to IP addresses and private names. */
  readonly allowedHosts: readonly string[];
}

export function createMockApp({
  log,
  findItem,
  redirects,
  controlled,
  isolating,
  record,
  allowedHosts,
  ...options
}: MockAppOptions): Koa {
  const router = routerOf('startMock', options);
  const crossOrigin = resolveCors(options.cors);
  const consolePath = resolveConsole(options.console)?.prefix ?? null;
  const app = new Koa();
  app.on('error', (error: NodeJS.ErrnoException, ctx?: Koa.Context) => {
    if (!isCutOff(error, ctx)) app.onerror(error);
  });
  if (log !== undefined) app.use(requestLog(log, options.now));
  app.use(isolating);
  app.use(record);
  app.use(readablePath);
  app.use(nothingElse);
  const names = new Set(allowedHosts.map(plainHost));
  app.use(checkHost(names));
  app.use(noteWhoAsks(names, path => consolePath !== null && `${path}/`.startsWith(`${consolePath}/`)));
  app.use(controlled);
  app.use(router.routes());
  app.use(redirects.routes());
  app.use(frontDoor);
  if (crossOrigin !== null) app.use(corsMiddleware(crossOrigin, 'GET, HEAD'));
  app.use(mediaRoute(findItem));
  return app;
}

/** A client that disconnects during a request is not an error of the service and is not logged. */
const isCutOff = ({ code = '' }: NodeJS.ErrnoException, ctx?: Koa.Context): boolean =>
  ctx !== undefined &&
  // Node reports a connection that ends in the middle of a body as a syntax error.
  (code.startsWith('HPE_') ||
    (['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'].includes(code) &&
      // An answer to half a request, whose client has gone, cannot be written.
      (ctx.req.destroyed || !ctx.req.complete)));

/** Runs before all others: requests that no other middleware answers get an error like those of the API. */
const nothingElse: Koa.Middleware = async (ctx, next) => {
  await next();
  if (ctx.status !== 404 || ctx.body != null) return;
  ctx.status = 404;
  ctx.body = { status: 'error', msg: commonErrors.not_found.message };
};

/** A request line without a readable path. */
const readablePath: Koa.Middleware = (ctx, next) => {
  if (routedPath(ctx) !== null) return next();
  ctx.status = commonErrors.invalid_request.status;
  ctx.body = { status: 'error', msg: commonErrors.invalid_request.message };
};

/** The root URL redirects browsers to the console. */
const frontDoor: Koa.Middleware = (ctx, next) => {
  if (ctx.path !== '/' || !['GET', 'HEAD'].includes(ctx.method)) return next();
  ctx.status = 303;
  ctx.set('Location', '/user/api');
  ctx.body = '';
};

function mediaRoute(find: MockAppOptions['findItem']): Koa.Middleware {
  return async (ctx, next) => {
    const { path } = ctx;
    const readable = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (!readable || !(path.startsWith('/media/') || path.startsWith('/demo/'))) return next();
    const { placeholder, demoPage } = await import('./media/index.ts');
    const item = /^\/demo\/([1-9]\d{0,15})$/.exec(path)?.[1];
    const subject = item === undefined ? null : find(Number(item));
    const answer = subject === null ? placeholder(path, find) : demoPage(subject);
    if (answer === null) return next();
    sendFile(ctx, answer);
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
