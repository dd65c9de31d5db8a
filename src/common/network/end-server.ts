/** The end of a server: it takes no connections any more, and ends those that it has with their last answers. */
import { clearInterval, clearTimeout, setInterval, setTimeout } from 'node:timers';

/** The used part of a server of `node:http`, `node:https` or `node:http2`. */
export interface ClosableServer {
  close(done: (error?: Error) => void): unknown;
  closeIdleConnections?(): void;
  closeAllConnections?(): void;
  prependListener?(
    event: 'request',
    listener: (request: unknown, response: { shouldKeepAlive?: boolean }) => void,
  ): unknown;
}

/** How often connections are looked for whose answer was sent, in milliseconds: Node keeps them for five seconds. */
const look = 25;

/**
 * Resolves when no connection is left, or after `deadline` milliseconds, which ends all of them. Returns whether all
 * ended by themselves.
 */
export async function endServer(server: ClosableServer, deadline: number): Promise<boolean> {
  // What arrives over a connection that is open already is answered, and its client is told to take another one.
  server.prependListener?.('request', (_, response) => {
    response.shouldKeepAlive = false;
  });
  const looking = setInterval(() => server.closeIdleConnections?.(), look);
  let late: NodeJS.Timeout | undefined;
  try {
    return await Promise.race([
      // A server that does not listen calls back with an error: it has ended.
      new Promise<true>(resolve => void server.close(() => resolve(true))),
      new Promise<false>(resolve => {
        late = setTimeout(() => resolve(false), deadline);
      }),
    ]);
  } finally {
    clearInterval(looking);
    clearTimeout(late);
    server.closeAllConnections?.();
  }
}
