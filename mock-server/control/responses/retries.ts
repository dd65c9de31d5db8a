/**
 * Chromium sends a request again by itself when a connection that it has used before is reset, so a page would not notice
 * the fault. The second one fails too, and then the page is told.
 */
import type Koa from 'koa';
import { elapsed } from '../../../src/common/time/worker-time.ts';

/** Chromium does it within some milliseconds, on a busy machine within seconds. */
const maxWait = 10_000;

export class Retries {
  /** When each request was reset that will be sent again, oldest first. */
  readonly #expected: { readonly name: string; readonly since: number }[] = [];

  get isEmpty(): boolean {
    return this.#expected.length === 0;
  }

  /** Call it before the connection of the request is reset. */
  expect(ctx: Koa.Context): void {
    const { socket, headers } = ctx.req;
    // An earlier response was sent on this connection.
    const isReused = socket.bytesWritten > 0;
    if (isReused && headers['user-agent']?.includes('Chrome/'))
      this.#expected.push({ name: requestLineOf(ctx), since: elapsed() });
  }

  /** Whether it is the second try of a request that was reset. */
  take(ctx: Koa.Context): boolean {
    const now = elapsed();
    while (now - (this.#expected[0]?.since ?? now) > maxWait) this.#expected.shift();
    const name = requestLineOf(ctx);
    const at = this.#expected.findIndex(one => one.name === name);
    if (at === -1) return false;
    this.#expected.splice(at, 1);
    return true;
  }

  clear(): void {
    this.#expected.length = 0;
  }
}

const requestLineOf = ({ req: { method, url } }: Koa.Context): string => `${method} ${url}`;
