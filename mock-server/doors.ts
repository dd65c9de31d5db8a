/**
 * Access rules of the mock server. Its keys are public and it may send requests to this machine, so a web page in the
 * user's browser must not access it: neither from another origin, nor through its own host name for this machine.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import type Koa from 'koa';
import { commonErrors } from '../src/common/errors.ts';
import { plainHost } from '../src/common/own-address.ts';
import { parseUrl } from '../src/common/parse-url.ts';
import { isIn, rangeOf } from '../src/outbound/public-address.ts';
import { isInProcess } from './in-process/connection.ts';

const loopback = ['127.0.0.0/8', '::1/128'].map(rangeOf);

/** Whether an IP address or host name is this machine. */
export function isLoopback(host: string): boolean {
  const plain = plainHost(host);
  return isIP(plain) === 0 ? plain === 'localhost' || plain.endsWith('.localhost') : isIn(plain, loopback);
}

const hostIn = (url: string): string | null =>
  parseUrl(url)
    ?.hostname.replace(/^\[|\]$/g, '')
    .toLowerCase() ?? null;

/** Whether an `Origin` header is that of a page on this machine. */
export function isLoopbackOrigin(origin: string): boolean {
  const host = /^https?:\/\//.test(origin) ? hostIn(origin) : null;
  return host !== null && isLoopback(host);
}

/** The allowed origins: those of pages on this machine, and those in the option; `*` allows all. */
export const originsWith = (named: readonly string[]): '*' | ((origin: string) => boolean) =>
  named.includes('*') ? '*' : origin => isLoopbackOrigin(origin) || named.includes(origin);

/** Names that cannot exist on the Internet: those without a dot, and those reserved for private networks. */
const isPrivateName = (host: string) =>
  !host.includes('.') || /\.(?:localhost|internal|local|test)$/.test(host);

/** The host name that a request is for, or `null` if it cannot be read. */
const requestedHost = ({ req }: Koa.Context): string | null => {
  const name = req.headers.host === undefined ? '' : hostIn(`http://${req.headers.host}`);
  return name === null ? null : plainHost(name);
};

/** Whether nobody else can own the host name of a request: an address, a name of this machine, or a configured one. */
const isOwnHost = (ctx: Koa.Context, names: ReadonlySet<string>): boolean => {
  const name = requestedHost(ctx);
  return (
    name !== null &&
    // No page can send requests from this process, or without a host name.
    (name === '' || isIP(name) !== 0 || isLoopback(name) || names.has(name) || isInProcess(ctx.req.socket))
  );
};

/** Whether the host name of a request is accepted. */
export const isAcceptedHost = (ctx: Koa.Context, names: ReadonlySet<string>): boolean =>
  isOwnHost(ctx, names) || isPrivateName(requestedHost(ctx) ?? '.');

/**
 * Refuses requests for unknown host names. This prevents DNS rebinding: a page under a host name that points to this
 * machine would have the same origin as the mock. IP addresses and names of private networks are accepted. Somebody in
 * the same network can claim such a name, so {@link hasOwnHost} does not accept them.
 */
export function checkHost(names: ReadonlySet<string>): Koa.Middleware {
  return (ctx, next) => {
    const { host } = ctx.req.headers;
    // RFC 9112, 3.2: only clients of HTTP/1.0 may leave it out.
    if (host === undefined && ctx.req.httpVersion === '1.1') {
      ctx.status = commonErrors.invalid_request.status;
      ctx.body = {
        status: 'error',
        msg: `${commonErrors.invalid_request.message}: the Host header is missing`,
      };
      return undefined;
    }
    if (isAcceptedHost(ctx, names)) return next();
    ctx.status = 421;
    ctx.body = {
      status: 'error',
      msg: 'The mock server does not accept this host name: allow it with --allow-host (startMock: allowedHosts)',
    };
    return undefined;
  };
}

interface Asked {
  readonly hasOwnHost: boolean;
  readonly isNearby: boolean;
  readonly res: ServerResponse;
}

const asked = new AsyncLocalStorage<Asked>();

/**
 * Stores who sends the request, for {@link isAskedNearby}. `refusesOthers`: whether the page at a path refuses other
 * origins itself, as those of the console do.
 */
export function noteWhoAsks(
  names: ReadonlySet<string>,
  refusesOthers: (path: string) => boolean,
): Koa.Middleware {
  return (ctx, next) => {
    const hasOwnHost = isOwnHost(ctx, names);
    const isNearby =
      hasOwnHost && isFromHere(ctx) && (refusesOthers(ctx.path) || isOfNoOtherSite(ctx, isLoopbackOrigin));
    return asked.run({ hasOwnHost, isNearby, res: ctx.res }, next);
  };
}

/** Whether the host name of the current request cannot belong to a page of somebody else (DNS rebinding). */
export const hasOwnHost = (): boolean => asked.getStore()?.hasOwnHost ?? false;

/** Whether the current request comes from this machine, and not from a web page of another one. */
export const isAskedNearby = (): boolean => asked.getStore()?.isNearby ?? false;

/** The response to the request that is being served. */
export const currentResponse = (): ServerResponse | undefined => asked.getStore()?.res;

const isFromHere = (ctx: Koa.Context): boolean =>
  isLoopback(ctx.req.socket.remoteAddress ?? '') && !isForOthers(ctx);

/** Whether a proxy on this machine passes on what somebody on another one asked. */
function isForOthers({ req }: Koa.Context): boolean {
  const { forwarded, 'x-forwarded-for': chain } = req.headers;
  if (forwarded !== undefined) return true;
  return (
    chain !== undefined &&
    ![chain]
      .flat()
      .join()
      .split(',')
      .every(address => isLoopback(address.trim()))
  );
}

function isOfNoOtherSite({ req }: Koa.Context, isOwn: (origin: string) => boolean): boolean {
  const { origin, 'sec-fetch-site': site } = req.headers;
  // Browsers omit the origin in some requests; the other headers are sufficient.
  return origin === undefined ? site !== 'cross-site' && site !== 'same-site' : isOwn(origin);
}

/** Whether a request comes from a program, from a page of this machine or the mock server, or from one that CORS allows. */
export const mayIsolate = (ctx: Koa.Context, isAllowed: (origin: string) => boolean): boolean =>
  isOfOwnPage(ctx) || (ctx.req.headers.origin !== undefined && isAllowed(ctx.req.headers.origin));

/** Whether a request comes from a page of another origin than the one that the page has asked. */
export function isOfOtherOrigin(ctx: Koa.Context): boolean {
  const { origin, 'sec-fetch-site': site } = ctx.req.headers;
  // A proxy of a front end may pass on another host name; no page can send this header itself.
  return origin !== undefined && site !== 'same-origin' && parseUrl(origin)?.host !== ctx.host;
}

/** Whether a request comes from a program, from a page of this machine, or from a page of the mock server itself. */
export const isOfOwnPage = (ctx: Koa.Context): boolean =>
  isOfNoOtherSite(ctx, origin => isLoopbackOrigin(origin) || parseUrl(origin)?.host === ctx.host);
