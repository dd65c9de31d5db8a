/** The HTTP server of a mock: opens a port, and closes it. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How long running requests may take when the mock server closes, in milliseconds. */
const grace = 5_000;

/**
 * How long a connection stays open between two requests, in milliseconds. Longer than the usual minute of proxies and
 * clients, so that it is never this server that closes a connection while a request is on its way.
 */
const keepAlive = 65_000;

export function createHttpServer(): Server {
  return createServer({ keepAliveTimeout: keepAlive });
}

/** Opens the port and returns the URL. */
export async function listen(server: Server, port: number, host: string): Promise<string> {
  server.listen(port, host);
  await once(server, 'listening');
  const { address, port: taken } = server.address() as AddressInfo;
  // A wildcard address cannot be connected to, so a usable one is shown.
  const reachable = address === '0.0.0.0' || address === '::' ? '127.0.0.1' : address;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${taken}`;
}

/** Finishes running requests, for some seconds. */
export async function stop(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const timer = setTimeout(() => server.closeAllConnections(), grace);
  await closed;
  clearTimeout(timer);
}
