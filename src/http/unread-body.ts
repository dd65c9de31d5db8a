/** What becomes of a connection whose request is refused before its body has arrived. */
import type Koa from 'koa';
import { hasBody } from './body-types.ts';

/** A rest of at most this many bytes is read, so that the connection can be kept. */
const maxSkipped = 65_536;
/** How long the connection stays open after the response, in milliseconds. */
const linger = 1_000;

/**
 * Call it when a request is refused. Node would read the rest of the body, however long it is. A long rest is not read:
 * the connection ends after the response instead.
 */
export function discardBody({ req, res }: Koa.Context): void {
  if (req.complete || res.headersSent || !hasBody(req)) return;
  if (Number(req.headers['content-length'] ?? Number.POSITIVE_INFINITY) <= maxSkipped) {
    // A parser that stopped in the middle has paused it.
    req.resume();
    return;
  }
  // In HTTP/2, each request has a stream of its own.
  if (req.httpVersionMajor !== 1) return;
  res.setHeader('Connection', 'close');
  // After the response, Node reads the rest of a body that nobody has begun to read. So this begins, and stops.
  req.read();
  req.pause();
  const { socket } = req;
  // The client is still sending. If the connection were closed at once, its system could drop the response unread.
  socket.destroySoon = () => {
    socket.end();
    const timer = setTimeout(() => socket.destroy(), linger).unref();
    socket.once('close', () => clearTimeout(timer));
  };
}
