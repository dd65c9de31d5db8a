/** Bodies that arrive slowly. */
import type { ServerResponse } from 'node:http';
import type Koa from 'koa';
import type { HeldAnswers } from '../held-answers.ts';

/** A stop in the middle of a body. */
export interface Pause {
  /** Bytes that arrive before it. */
  readonly after: number;
  /** Milliseconds. */
  readonly for: number;
}

export interface BodySpeed {
  readonly bytesPerSecond?: number | undefined;
  readonly pause?: Pause | undefined;
}

/** How often a part is sent, in milliseconds. */
const interval = 50;
/** Bytes that wait before the source of the body has to wait. */
const maxWaiting = 65_536;

/**
 * From now on, what is written to the response is sent at a pace. When the waits of the owner are ended, the rest is sent at
 * once. Without a body, nothing is slow.
 */
export function slowDown(
  ctx: Koa.Context,
  { bytesPerSecond, pause }: BodySpeed,
  waits: HeldAnswers,
  owner = '',
): void {
  const { res } = ctx;
  const { write, end } = res;
  const waiting: Buffer[] = [];
  const hold = waits.hold(ctx, owner);
  let bytes = 0;
  let sent = 0;
  let isEnded = false;
  let isRunning = false;
  let left: Pause | null = pause ?? null;
  const part = bytesPerSecond === undefined ? maxWaiting : Math.ceil((bytesPerSecond * interval) / 1_000);

  /** Whether the client is still there. */
  const wait = async (ms: number): Promise<boolean> =>
    hold.isEnded ? !res.destroyed : waits.wait(ctx, ms, owner);

  /** Takes at most so many bytes of what waits. */
  function take(most: number): Buffer {
    const all = waiting.length === 1 ? (waiting[0] as Buffer) : Buffer.concat(waiting);
    const taken = all.subarray(0, most);
    const rest = all.subarray(most);
    waiting.splice(0, waiting.length, ...(rest.length === 0 ? [] : [rest]));
    bytes = rest.length;
    return taken;
  }

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    while (bytes > 0) {
      if (left !== null && sent >= left.after) {
        const { for: ms } = left;
        left = null;
        // The head and what is before the pause arrive at once.
        res.flushHeaders();
        if (!(await wait(ms))) return;
      }
      const wasFull = bytes >= maxWaiting;
      const chunk = take(left === null ? part : Math.min(part, left.after - sent));
      sent += chunk.length;
      if (!write.call(res, chunk, 'latin1') && !(await drained(res))) return;
      if (wasFull && bytes < maxWaiting) res.emit('drain');
      if (bytesPerSecond !== undefined && (bytes > 0 || !isEnded)) {
        if (!(await wait(Math.ceil((chunk.length / bytesPerSecond) * 1_000)))) return;
      }
    }
    isRunning = false;
    if (isEnded) end.call(res, undefined, 'latin1');
  }

  const add = (chunk: unknown, encoding: unknown) => {
    const named = typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8';
    const added = typeof chunk === 'string' ? Buffer.from(chunk, named) : Buffer.from(chunk as Uint8Array);
    waiting.push(added);
    bytes += added.length;
  };
  res.write = ((chunk: unknown, encoding: unknown) => {
    add(chunk, encoding);
    void run();
    // While it waits for the client, so does the source.
    return bytes < maxWaiting && !res.writableNeedDrain;
  }) as typeof res.write;
  res.end = ((chunk: unknown, encoding: unknown) => {
    if (typeof chunk !== 'function' && chunk != null) add(chunk, encoding);
    isEnded = true;
    void run();
    return res;
  }) as typeof res.end;
}

/** Resolves when the client has taken what was sent, with whether it is still there. */
function drained(res: ServerResponse): Promise<boolean> {
  return new Promise(resolve => {
    const look = () => {
      if (res.writableNeedDrain && !res.destroyed) return;
      res.off('drain', look);
      res.off('close', look);
      resolve(!res.destroyed);
    };
    res.on('drain', look);
    res.on('close', look);
    look();
  });
}
