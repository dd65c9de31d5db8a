/**
 * Who stands at the mock's door. Its keys are published and it may send to this machine, so a web page that
 * somebody has open must not get in: neither from another origin, nor by a name of its own for this machine.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { isIP } from 'node:net';
import type Koa from 'koa';
import { plainHost } from '../src/common/own-address.ts';
import { parseUrl } from '../src/common/parse-url.ts';
import { isIn, rangeOf } from '../src/webhooks/public-address.ts';

const loopback = ['127.0.0.0/8', '::1/128'].map(rangeOf);

/** Whether an address or a host name is this machine's own, whichever it is. */
export function isLoopback(host: string): boolean {
  const plain = plainHost(host);
  return isIP(plain) === 0 ? plain === 'localhost' || plain.endsWith('.localhost') : isIn(plain, loopback);
}

const hostIn = (url: string): string | null =>
  parseUrl(url)
    ?.hostname.replace(/^\[|\]$/g, '')
    .toLowerCase() ?? null;

/** Whether an origin, as a browser names it, is a page that this machine serves. */
function isLoopbackOrigin(origin: string): boolean {
  const host = /^https?:\/\//.test(origin) ? hostIn(origin) : null;
  return host !== null && isLoopback(host);
}

/** The origins that are let in: those of pages that this machine serves, and those that were named; `*` is any. */
export const originsWith = (named: readonly string[]): '*' | ((origin: string) => boolean) =>
  named.includes('*') ? '*' : origin => isLoopbackOrigin(origin) || named.includes(origin);

/** Names that nobody can have on the Internet: those without a dot, and those reserved for networks of one's own. */
const isPrivateName = (host: string) =>
  !host.includes('.') || /\.(?:localhost|internal|local|test)$/.test(host);

/**
 * Refuses requests to names that the mock was not told (DNS rebinding: a page at a name that leads to this machine
 * is of the same origin as the mock). Addresses and names of private networks are no such names.
 */
export function checkHost(allowed: readonly string[]): Koa.Middleware {
  const names = new Set(allowed.map(plainHost));
  return (ctx, next) => {
    const { host } = ctx.req.headers;
    const name = host === undefined ? '' : hostIn(`http://${host}`);
    if (name !== null && (isIP(name) !== 0 || isPrivateName(plainHost(name)) || names.has(plainHost(name))))
      return next();
    ctx.status = 421;
    ctx.body = {
      status: 'error',
      msg: 'The mock does not answer to this host name: name it with --allow-host, in startMock with allowedHosts',
    };
    return undefined;
  };
}

const near = new AsyncLocalStorage<boolean>();

/**
 * Notes who asks, for {@link isAskedNearby}. `trusted`: pages that let nobody in from other origins, such as those of
 * the console.
 */
export function noteWhoAsks(trusted: (path: string) => boolean): Koa.Middleware {
  return (ctx, next) => near.run(trusted(ctx.path) || isNearby(ctx), next);
}

/** Whether the request under way comes from this machine, and from no web page that it does not serve itself. */
export const isAskedNearby = (): boolean => near.getStore() ?? false;

function isNearby({ req }: Koa.Context): boolean {
  const { origin, 'sec-fetch-site': site } = req.headers;
  // Browsers leave the origin out of some requests; what they say instead is enough.
  const fromHere =
    origin === undefined ? site !== 'cross-site' && site !== 'same-site' : isLoopbackOrigin(origin);
  return fromHere && isLoopback(req.socket.remoteAddress ?? '');
}
