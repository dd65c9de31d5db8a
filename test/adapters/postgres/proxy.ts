/** A proxy for PostgreSQL that loses responses. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Cleanup } from '../../helper.ts';

/**
 * Starts a proxy for a server. While `loses` has texts, the first connection that sends them one after the other does
 * not get the response to the last one, and is closed: the server has executed the statement, but the client cannot
 * know.
 */
export async function losingProxy(cleanup: Cleanup, address: string) {
  const { hostname, port } = new URL(address);
  const sockets = new Set<Socket>();
  const state = { loses: [] as readonly string[], lost: 0 };
  const server = createServer(client => {
    const upstream = connect(Number(port), hostname);
    let seen = 0;
    let isLosing = false;
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.setNoDelay(true).on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.on('data', chunk => {
      const next = state.loses[seen];
      if (next !== undefined && chunk.includes(next)) seen += 1;
      if (seen > 0 && seen === state.loses.length) {
        state.loses = [];
        isLosing = true;
      }
      upstream.write(chunk);
    });
    upstream.on('data', chunk => {
      if (!isLosing) {
        client.write(chunk);
        return;
      }
      // The server has responded, so the statement is executed; the client does not get the response.
      state.lost += 1;
      client.destroy();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanup(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const own = Object.assign(new URL(address), { port: String((server.address() as AddressInfo).port) });
  return Object.assign(state, { url: own.href });
}
