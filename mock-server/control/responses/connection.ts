/** Faults of the connection. */
import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type Koa from 'koa';

/** Ends the connection without an answer. `isReset`: as a crash of the server does. */
export function breakOff(ctx: Koa.Context, isReset: boolean): void {
  ctx.respond = false;
  const { socket } = ctx.req;
  if (socket.destroyed) return;
  // A connection with TLS cannot be reset, only ended.
  if (isReset && socket instanceof Socket && !('encrypted' in socket)) socket.resetAndDestroy();
  else socket.destroy();
}

/** Lets the answer end after half of its body, while its headers say the full length. */
export function cutOff(res: ServerResponse): void {
  const { write } = res;
  let left: number | null = null;
  const send = (chunk: unknown): boolean => {
    const bytes = Buffer.from(chunk as Uint8Array);
    // Without a length, half of what comes first is sent.
    left ??= Math.floor((Number(res.getHeader('content-length')) || bytes.length) / 2);
    const part = bytes.subarray(0, left);
    left -= part.length;
    if (part.length > 0) return write.call(res, part, 'latin1');
    res.flushHeaders();
    return true;
  };
  const stop = (): void => {
    // The source has to wait, until the end of the connection ends it.
    res.write = () => false;
    res.end = () => res;
    res.req.socket.destroySoon();
  };
  const { end } = res;
  res.setHeader('Connection', 'close');
  res.write = ((chunk: unknown) => {
    const wantsMore = send(chunk);
    if (left !== 0) return wantsMore;
    stop();
    return false;
  }) as typeof res.write;
  res.end = ((chunk: unknown) => {
    // Without a body, there is nothing to cut off.
    if (chunk == null) return end.call(res, undefined, 'latin1');
    send(chunk);
    stop();
    return res;
  }) as typeof res.end;
}
