/** The HTTP server of a mock: opens a port, and closes it. */

import { once } from 'node:events';
import { createServer, Server as PlainServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { clearInterval, clearTimeout, setInterval, setTimeout } from 'node:timers';
import { setImmediate } from 'node:timers/promises';
import { answerClientErrors } from '../src/http/client-errors.ts';
import type { Certificate } from './certificate.ts';
import { noteEarly, recorded } from './control/journal/index.ts';

/** How long running requests may take when the mock server closes, in milliseconds. */
const grace = 5_000;
/** How often it then ends connections whose last request is answered, in milliseconds. */
const sweep = 20;

/**
 * How long a connection stays open between two requests, in milliseconds. Longer than the usual minute of proxies and
 * clients, so that it is never this server that closes a connection while a request is on its way.
 */
const keepAlive = 65_000;

/** Node would answer requests without a Host itself, without a body: `hostRefusal` does so instead. */
const settings = { ...recorded, keepAliveTimeout: keepAlive, requireHostHeader: false };

export interface MockListener {
  readonly server: Server;
  /** The certificate that clients have to trust, as PEM. */
  readonly certificate: string | null;
  /** Opens the port and returns the URL. */
  open(port: number, host: string): Promise<string>;
  /** Lets the process end although the server is open. */
  unref(): void;
}

/**
 * A server for HTTP, or for HTTPS with this certificate; `true` makes one for these hosts.
 * @throws TypeError for a certificate or key that cannot be used
 */
export async function createListener(
  https: boolean | Certificate,
  hosts: readonly string[],
): Promise<MockListener> {
  const secured = https === false ? null : await certified(https, hosts);
  const server = secured === null ? createPlainServer() : answering(await secureServer(secured));
  return {
    server,
    certificate: secured?.cert ?? null,
    unref() {
      server.unref();
      server.on('connection', (socket: Socket) => socket.unref());
    },
    async open(port, host) {
      server.listen(port, host);
      await once(server, 'listening');
      const { address, port: taken } = server.address() as AddressInfo;
      // A wildcard address cannot be connected to, so a usable one is shown.
      const reachable = address === '0.0.0.0' || address === '::' ? '127.0.0.1' : address;
      const protocol = secured === null ? 'http' : 'https';
      return `${protocol}://${reachable.includes(':') ? `[${reachable}]` : reachable}:${taken}`;
    },
  };
}

/** Lets requests wait that arrive before there is something that answers them. Returns what gives them to it. */
export function holdRequests(server: Server): (answer: RequestListener) => void {
  const early: Parameters<RequestListener>[] = [];
  const wait: RequestListener = (...request) => {
    noteEarly(request[0]);
    early.push(request);
  };
  server.on('request', wait);
  return answer => {
    server.off('request', wait).on('request', answer);
    for (const request of early) answer(...request);
  };
}

/**
 * Turns of the event loop in which clients in this process read the end of their connections, and put these away. Sooner,
 * the first request to a server that is started at the same port would be sent on one of them, and fail.
 */
const turnsToNotice = 3;

/** Without a port. */
export const createPlainServer = (): Server => answering(createServer(settings));

/** Open connections. */
const connections = new WeakMap<Server, Set<Socket>>();

function answering(server: Server): Server {
  answerClientErrors(server);
  const open = new Set<Socket>();
  connections.set(server, open);
  server.on(server instanceof PlainServer ? 'connection' : 'secureConnection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return server;
}

async function certified(https: true | Certificate, hosts: readonly string[]): Promise<Certificate> {
  if (https !== true) return https;
  const { makeCertificate } = await import('./certificate.ts');
  return makeCertificate(['localhost', '127.0.0.1', '::1', ...hosts.filter(isReachable)]);
}

const isReachable = (host: string) => host !== '0.0.0.0' && host !== '::';

async function secureServer({ cert, key }: Certificate): Promise<Server> {
  const https = await import('node:https');
  try {
    return https.createServer({ cert, key, ...settings });
  } catch (error) {
    throw new TypeError(
      'startMock: https needs cert and key, a certificate and its private key, both as PEM without a passphrase',
      { cause: error },
    );
  }
}

/** Finishes running requests, for some seconds. */
export async function stop(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const timer = setTimeout(() => server.closeAllConnections(), grace);
  // Node.js ends idle connections once; those that become idle later would stay open for `keepAlive`.
  const sweeping = setInterval(() => server.closeIdleConnections(), sweep);
  // Browsers open connections for requests that may come; Node.js does not count these as idle.
  for (const socket of connections.get(server) ?? []) if (socket.bytesRead === 0) socket.destroy();
  await closed;
  clearInterval(sweeping);
  clearTimeout(timer);
  for (let turn = 0; turn < turnsToNotice; turn += 1) await setImmediate();
}
