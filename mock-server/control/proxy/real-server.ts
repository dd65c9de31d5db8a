/** The connection to the real server: only to addresses that are allowed, and without following redirects. */
import { randomBytes } from 'node:crypto';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { clearTimeout, setTimeout } from 'node:timers';
import type Koa from 'koa';
import { MarketplaceError } from '../../../src/common/errors/errors.ts';
import { withoutEndSlashes } from '../../../src/common/text/trim-slashes.ts';
import { hasBody } from '../../../src/http/body-types.ts';
import { guardedLookup } from '../../../src/outbound/guarded-agent.ts';
import { ForbiddenTargetError, TargetGuard, targetOf } from '../../../src/outbound/target.ts';
import { isLoopback } from '../../access-rules.ts';
import { proxyErrors } from './errors.ts';
import { requestHeaders } from './headers.ts';
import type { ProxyOptions } from './options.ts';
import { keepReadable } from './refused-upload.ts';

/** Size limit of the headers of an answer, in bytes. */
const maxHeaderSize = 256 * 1_024;

export interface RealServer {
  /** Without a slash at its end. */
  readonly url: string;
  readonly origin: string;
  /** @throws TypeError for an address that is not allowed */
  check(): Promise<void>;
  /**
   * Passes on a request. Resolves with the answer when its headers have arrived.
   * @throws MarketplaceError
   */
  send(ctx: Koa.Context): Promise<IncomingMessage>;
  close(): void;
}

/** `own`: the URLs of the mock server. */
export function realServer(
  { url: given, headers = {}, allowPrivate = false, timeout = 60_000 }: ProxyOptions,
  own: readonly string[],
): RealServer {
  const url = withoutEndSlashes(given);
  const { protocol, origin, host, pathname } = new URL(url);
  const base = withoutEndSlashes(pathname);
  const guard = new TargetGuard({ own, admit: () => allowPrivate });
  const { request, Agent } = protocol === 'https:' ? https : http;
  const agent = new Agent({ keepAlive: true });
  const target = targetOf(new URL(url));
  // Found in the requests that come back.
  const pseudonym = `koa-marketplace-${randomBytes(6).toString('hex')}`;

  async function check(): Promise<void> {
    try {
      guard.targetOf(url);
      // What a name leads to is looked up for each request: this machine may be without a network.
      if (isLoopback(target.host) || isIP(target.host) !== 0) await guard.addressesOf(target);
    } catch (error) {
      if (!(error instanceof ForbiddenTargetError)) throw error;
      throw new TypeError(`startMock: proxy.url ${wordsFor(error)}`, { cause: error });
    }
  }

  function send(ctx: Koa.Context): Promise<IncomingMessage> {
    const { req, res } = ctx;
    if (String(req.headers.via ?? '').includes(pseudonym))
      return Promise.reject(new MarketplaceError(proxyErrors.proxy_loop));
    if (req.headers.upgrade !== undefined && /upgrade/i.test(req.headers.connection ?? ''))
      return Promise.reject(new MarketplaceError(proxyErrors.proxy_upgrade));
    const path = `${base}${targetIn(ctx.url)}`;
    if (!isBelow(path, base)) return Promise.reject(new MarketplaceError('not_found'));
    const attempt = (isLast: boolean) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        const passed = request(origin, {
          agent,
          method: req.method,
          path,
          headers: requestHeaders(req, host, headers, pseudonym),
          maxHeaderSize,
          lookup: guardedLookup(guard, target.port),
        });
        let isLate = false;
        const timer = setTimeout(() => {
          isLate = true;
          passed.destroy();
        }, timeout);
        passed.once('socket', keepReadable);
        const leave = () => passed.destroy();
        res.once('close', leave);
        if (res.destroyed) leave();
        passed.once('response', answer => {
          clearTimeout(timer);
          // It may be used for another request then.
          answer.once('end', () => res.off('close', leave));
          resolve(answer);
        });
        // An answer in another protocol, for which Node.js has no error.
        passed.once('upgrade', (_, socket) => {
          clearTimeout(timer);
          res.off('close', leave);
          socket.destroy();
          reject(failure(new Error('an answer in another protocol')));
        });
        // It may come after the answer, which then breaks off.
        passed.on('error', (error: NodeJS.ErrnoException) => {
          clearTimeout(timer);
          res.off('close', leave);
          // The real server has closed a connection that was kept.
          const isStale = passed.reusedSocket && error.code === 'ECONNRESET' && isRepeatable(req);
          if (isStale && !isLast && !isLate && !res.destroyed) attempt(true).then(resolve, reject);
          else reject(isLate ? new MarketplaceError(proxyErrors.proxy_timeout) : failure(error));
        });
        if (!hasBody(req)) passed.end();
        else {
          // Node.js no longer does it by itself, because somebody has begun to read.
          res.once('finish', () => req.resume());
          // As long as it arrives, nobody is late.
          req.on('data', () => timer.refresh());
          req.pipe(passed);
        }
      });
    return attempt(false);
  }

  return { url, origin, check, send, close: () => agent.destroy() };
}

/** What changes something is never sent twice: the real server may have carried it out. */
const isRepeatable = (req: IncomingMessage): boolean =>
  ['GET', 'HEAD', 'OPTIONS'].includes(req.method ?? '') && !hasBody(req);

/** Path and query of a request line, which may be in absolute form. */
function targetIn(url: string): string {
  const rest = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?]*/i, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Whether servers find a path below that of the real server, also if they remove `..`. */
function isBelow(path: string, base: string): boolean {
  const plain = new URL(path.replaceAll(/%2e/gi, '.').replaceAll('\\', '/'), 'http://localhost').pathname;
  return base === '' || plain === base || plain.startsWith(`${base}/`);
}

function failure(error: NodeJS.ErrnoException): MarketplaceError {
  const reason =
    error instanceof ForbiddenTargetError ? `its URL ${wordsFor(error)}` : (error.code ?? 'no answer');
  return new MarketplaceError(proxyErrors.proxy_failed, reason, { cause: error });
}

const wordsFor = ({ message }: ForbiddenTargetError): string =>
  message.includes('public IP address')
    ? `${message}: allow others with --proxy-private (startMock: proxy.allowPrivate)`
    : message;
