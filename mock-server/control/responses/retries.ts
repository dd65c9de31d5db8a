/**
 * Chromium sends a request again by itself when a connection that it has used before is reset, so a page would not notice
 * the fault. The second one fails too, and then the page is told.
 */
import type Koa from 'koa';
import { afterAwake } from '../../../src/common/time/awake.ts';
import { realTime } from '../../../src/common/time/worker-time.ts';

/** Chromium does it within some milliseconds, on a busy machine within a second or two. */
const maxWait = 3_000;

export class Retries {
  /** Which requests were reset that will be sent again, oldest first, each with what ends the wait. */
  readonly #expected = new Set<{ readonly name: string; readonly cancel: () => void }>();

  get isEmpty(): boolean {
    return this.#expected.size === 0;
  }

  /** Call it before the connection of the request is reset. */
  expect(ctx: Koa.Context): void {
    const { socket, headers } = ctx.req;
    // An earlier response was sent on this connection.
    const isReused = socket.bytesWritten > 0;
    if (!isReused || !headers['user-agent']?.includes('Chrome/')) return;
    const one = {
      name: requestLineOf(ctx),
      cancel: afterAwake(maxWait, () => this.#expected.delete(one), realTime),
    };
    this.#expected.add(one);
  }

  /** Whether it is the second try of a request that was reset. */
  take(ctx: Koa.Context): boolean {
    const name = requestLineOf(ctx);
    for (const one of this.#expected)
      if (one.name === name) {
        one.cancel();
        return this.#expected.delete(one);
      }
    return false;
  }

  clear(): void {
    for (const { cancel } of this.#expected) cancel();
    this.#expected.clear();
  }
}

const requestLineOf = ({ req: { method, url } }: Koa.Context): string => `${method} ${url}`;
