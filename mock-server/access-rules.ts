/**
 * Access rules of the mock server. Its keys are public and it may send requests to this machine, so a web page in the
 * user's browser must not access it: neither from another origin, nor through its own host name for this machine.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { isIP } from 'node:net';
import type Koa from 'koa';
import { commonErrors, type ErrorRow } from '../src/common/errors/errors.ts';
import { originsIn } from '../src/common/network/origins.ts';
import { plainHost } from '../src/common/network/own-address.ts';
import { parseUrl } from '../src/common/network/parse-url.ts';
import type { ResolvedCors } from '../src/group/resolved.ts';
import { routedPath } from '../src/http/urls.ts';
import { isIn, rangeOf } from '../src/outbound/public-address.ts';
import { isInProcess } from './in-process/connection.ts';
import { remembering } from './remembering.ts';

const loopback = ['127.0.0.0/8', '::1/128'].map(rangeOf);

/** Whether an IP address or host name is this machine. */
export const isLoopback = remembering((host: string): boolean => {
  const plain = plainHost(host);
  return isIP(plain) === 0 ? plain === 'localhost' || plain.endsWith('.localhost') : isIn(plain, loopback);
});

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
export function originsWith(named: readonly string[]): '*' | ((origin: string) => boolean) {
  if (named.includes('*')) return '*';
  const isNamed = originsIn(named);
  return origin => isLoopbackOrigin(origin) || isNamed(origin);
}

/** Names that cannot exist on the Internet: those without a dot, and those reserved for private networks. */
const isPrivateName = (host: string) =>
  !host.includes('.') || /\.(?:localhost|internal|local|test)$/.test(host);

/** A `Host` header. */
interface Host {
  /** `null` if it cannot be read. */
  readonly name: string | null;
  /** Nobody else can have it: an address or a name of this machine. */
  readonly isOwn: boolean;
  readonly isPrivate: boolean;
}

const hostOf = remembering((header: string): Host => {
  const read = hostIn(`http://${header}`);
  const name = read === null ? null : plainHost(read);
  return {
    name,
    isOwn: name !== null && (isIP(name) !== 0 || isLoopback(name)),
    isPrivate: isPrivateName(name ?? '.'),
  };
});

/** Whether nobody else can own the host name of a request: an address, a name of this machine, or a configured one. */
const hasOwnHost = ({ req }: Koa.Context, names: ReadonlySet<string>): boolean => {
  // No page can send requests without a host name, or from this process.
  if (req.headers.host === undefined) return true;
  const { name, isOwn } = hostOf(req.headers.host);
  return name !== null && (isOwn || names.has(name) || isInProcess(req.socket));
};

const isAcceptedHost = (ctx: Koa.Context, names: ReadonlySet<string>): boolean =>
  hasOwnHost(ctx, names) || hostOf(ctx.req.headers.host ?? '').isPrivate;

/** Why a request is refused. */
export type Refusal = Pick<ErrorRow, 'status' | 'message'>;

/**
 * Why a request is refused for its host name, or `null`. This prevents DNS rebinding: a page under a
 * host name that points to this machine would have the same origin as the mock. IP addresses and names of private
 * networks are accepted. Somebody in the same network can claim such a name, so `hasOwnHost` does not accept them.
 */
export function hostRefusal(ctx: Koa.Context, accessRules: AccessRules): Refusal | null {
  const { headers, httpVersion } = ctx.req;
  // RFC 9112, 3.2: only clients of HTTP/1.0 may leave it out.
  if (headers.host === undefined && httpVersion === '1.1') {
    const { status, message } = commonErrors.invalid_request;
    return { status, message: `${message}: the Host header is missing` };
  }
  return accessRules.accepts(ctx)
    ? null
    : {
        status: 421,
        message:
          'The mock server does not accept this host name: allow it with --allow-host (startMock: allowedHosts)',
      };
}

/**
 * Why a request that may change something is refused, or `null`: a page of another site has sent it, whose origin `cors`
 * does not allow. Browsers send forms and plain text without asking first. Programs send neither of the headers.
 */
export function siteRefusal(ctx: Koa.Context, cors: Pick<ResolvedCors, 'origins'> | null): Refusal | null {
  const { origins: allows = () => false } = cors ?? {};
  if (allows === '*' || isOfNoOtherSite(ctx, origin => isOfHere(ctx, origin) || allows(origin))) return null;
  return {
    status: 403,
    message:
      'A web page of another site may not change anything here: allow its origin with --cors (startMock: cors)',
  };
}

/** Whether a page of another site has sent a request, unless somebody has followed a link to here. */
export const isOfOtherSite = (ctx: Koa.Context, cors: Pick<ResolvedCors, 'origins'> | null): boolean =>
  siteRefusal(ctx, cors) !== null && !(ctx.method === 'GET' && ctx.get('Sec-Fetch-Mode') === 'navigate');

/** Whether an origin is that of a page on this machine, or of the mock server. A proxy may pass on another host name. */
const isOfHere = (ctx: Koa.Context, origin: string): boolean =>
  isLoopbackOrigin(origin) || !isOfOtherOrigin(ctx);

/** Whose requests a mock server answers. */
export interface AccessRules {
  /** Whether the page at the path of a request refuses other origins itself, as those of the console do. */
  refusesOthers(ctx: Koa.Context): boolean;
  accepts(ctx: Koa.Context): boolean;
  /** Whether the host name of a request cannot belong to a page of somebody else (DNS rebinding). */
  hasOwnHost(ctx: Koa.Context): boolean;
  /** Whether a request comes from this machine, and not from a web page of another one. */
  isFromNearby(ctx: Koa.Context): boolean;
}

/**
 * `names`: accepted host names. `refusesOthers`: whether the page at a path refuses other origins itself, as those of the
 * console do.
 */
export const accessRulesOf = (
  names: ReadonlySet<string>,
  refusesOthers: (path: string) => boolean,
): AccessRules => ({
  refusesOthers: ctx => refusesOthers(routedPath(ctx) ?? ''),
  accepts: ctx => isAcceptedHost(ctx, names),
  hasOwnHost: ctx => hasOwnHost(ctx, names),
  isFromNearby: ctx =>
    hasOwnHost(ctx, names) &&
    isFromHere(ctx) &&
    (isOfNoOtherSite(ctx, isLoopbackOrigin) || refusesOthers(routedPath(ctx) ?? '')),
});

/**
 * Entered by requests from elsewhere that may change something, and switched off when none of them is served any more:
 * while it is on, it makes each promise of this process slower.
 */
const fromElsewhere = new AsyncLocalStorage<true>();
let elsewhere = 0;

/** Serves a request from elsewhere, for {@link isFromOtherMachine}. */
export async function servingOtherMachine(serve: () => unknown): Promise<void> {
  elsewhere += 1;
  try {
    await fromElsewhere.run(true, async () => void (await serve()));
  } finally {
    elsewhere -= 1;
    if (elsewhere === 0) fromElsewhere.disable();
  }
}

/** Whether what runs now was caused by a request that somebody else than this machine has sent. */
export const isFromOtherMachine = (): boolean => fromElsewhere.getStore() === true;

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

/**
 * Whether a request comes from a program, from a page of this machine or the mock server, or from one that CORS allows.
 * `hasHeader`: it names its test in a header. No page can send that without an origin, but tools such as Playwright add it
 * to requests of a page elsewhere, for pictures too.
 */
export function mayIsolate(
  ctx: Koa.Context,
  hasHeader: boolean,
  isAllowed: (origin: string) => boolean,
): boolean {
  const { origin } = ctx.req.headers;
  return origin === undefined ? hasHeader || isOfOwnPage(ctx) : isOfOwnPage(ctx) || isAllowed(origin);
}

/** Whether a request comes from a page of another origin than the one that the page has asked. */
export function isOfOtherOrigin(ctx: Koa.Context): boolean {
  const { origin, 'sec-fetch-site': site } = ctx.req.headers;
  // A proxy of a front end may pass on another host name; no page can send this header itself.
  return origin !== undefined && site !== 'same-origin' && parseUrl(origin)?.host !== ctx.host;
}

/** Whether a request comes from a program, from a page of this machine, or from a page of the mock server itself. */
export const isOfOwnPage = (ctx: Koa.Context): boolean =>
  isOfNoOtherSite(ctx, origin => isLoopbackOrigin(origin) || parseUrl(origin)?.host === ctx.host);
