/** The end of a server: it takes no connections any more, and ends those that it has with their last answers. */
import { Server } from 'node:net';
import { clearInterval, clearTimeout, setImmediate, setInterval, setTimeout } from 'node:timers';

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
/** How long a proxy may still use a connection that it keeps open, in milliseconds, before idle ones are closed. */
const grace = 500;
/** The longest turn of the event loop that counts as short, in milliseconds: connections wait while it does other work. */
const maxTurn = 0.1;
/** Maximum time that the end waits for a moment without new connections, in milliseconds. */
const maxBusy = 1_000;

/**
 * Resolves when no connection is left, or after `deadline` milliseconds, which ends all of them. `isBehindProxy`: requests
 * go on until no connection is taken any more, and none of them may be lost. Returns whether all ended by themselves.
 */
export async function endServer(
  server: ClosableServer,
  deadline: number,
  { isBehindProxy = false } = {},
): Promise<boolean> {
  if (isBehindProxy) await quietMoment(server);
  // What arrives over a connection that is open already is answered, and its client is told to take another one.
  server.prependListener?.('request', (_, response) => {
    response.shouldKeepAlive = false;
  });
  const idleFrom = performance.now() + (isBehindProxy ? grace : 0);
  const looking = setInterval(() => {
    if (performance.now() >= idleFrom) server.closeIdleConnections?.();
  }, look);
  let late: NodeJS.Timeout | undefined;
  try {
    return await Promise.race([
      // A server that does not listen calls back with an error: it has ended.
      new Promise<true>(resolve => stopListening(server, isBehindProxy, () => resolve(true))),
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

/** The `close` of `node:http` ends idle connections at once, on which a proxy may just be sending a request. */
function stopListening(server: ClosableServer, isBehindProxy: boolean, done: () => void): void {
  if (isBehindProxy && server instanceof Server && 'closeIdleConnections' in server)
    Server.prototype.close.call(server, done);
  else server.close(done);
}

/**
 * Resolves when a short turn of the event loop has brought no connection: what has connected was taken then. The system
 * resets connections that wait to be taken when the server stops listening, and their requests are lost.
 */
async function quietMoment(server: ClosableServer): Promise<void> {
  if (!(server instanceof Server)) return;
  let taken = 0;
  const count = () => {
    taken += 1;
  };
  server.on('connection', count);
  const begun = performance.now();
  for (let before = -1, at = begun, took = maxTurn; before !== taken || took >= maxTurn; ) {
    before = taken;
    await new Promise(resolve => setImmediate(resolve));
    took = performance.now() - at;
    at += took;
    if (at - begun > maxBusy) break;
  }
  server.off('connection', count);
}
