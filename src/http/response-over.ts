/** Tells when a response is over: it was sent, or nobody can receive it any more. */
import type { Socket } from 'node:net';
import type Koa from 'koa';
import { MarketplaceError } from '../common/errors/errors.ts';

type Exchange = Pick<Koa.Context, 'req' | 'res'>;

/** What waits for the end of a connection: with one listener, however many requests of it are pipelined. */
const waiting = new WeakMap<Socket, Set<() => void>>();

function waitersOf(socket: Socket): Set<() => void> {
  const known = waiting.get(socket);
  if (known !== undefined) return known;
  const made = new Set<() => void>();
  waiting.set(socket, made);
  socket.once('close', () => {
    for (const leave of [...made]) leave();
  });
  return made;
}

/**
 * Whether nobody can receive a response any more. One that waits behind another one of its connection (pipelining) has
 * no connection yet: Node does not tell it, with `close` or `destroyed`, that the connection has ended.
 */
export const isOver = ({ req, res }: Exchange): boolean => res.destroyed || req.socket.destroyed;

/**
 * What one connection may have begun at the same time, by pipelining. Each may be an open file: without a limit, one client
 * could use up those of the process.
 */
const maxBegun = 16;

/** @throws MarketplaceError 429 */
export function checkBegun({ req }: Exchange): void {
  if ((waiting.get(req.socket)?.size ?? 0) >= maxBegun)
    throw new MarketplaceError(
      'too_many_requests',
      'this connection waits for too many files and streams at the same time',
      { headers: { 'Retry-After': '1' } },
    );
}

/** Calls back once when a response is over, at once if it is already. */
export function whenOver(exchange: Exchange, leave: () => void): void {
  const { req, res } = exchange;
  if (isOver(exchange)) {
    leave();
    return;
  }
  const waiters = waitersOf(req.socket);
  const over = () => {
    if (!waiters.delete(over)) return;
    res.off('close', over);
    leave();
  };
  waiters.add(over);
  res.once('close', over);
}
