/** A connection between a client and a server in this process. */
import { Duplex } from 'node:stream';

/** One end. What is written to it arrives at the other one. */
class End extends Duplex {
  /** Where the other end is, as of a socket. */
  readonly remoteAddress = '127.0.0.1';
  other: End | null = null;
  /** The write that waits until the other end is read. */
  #waiting: (() => void) | null = null;
  #isEnded = false;

  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    if (this.other === null || this.other.destroyed || this.other.push(chunk)) done();
    else this.other.#waiting = done;
  }

  override _read(): void {
    const done = this.#waiting;
    this.#waiting = null;
    done?.();
  }

  override _final(done: () => void): void {
    this.other?.finish();
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this._read();
    // The other end reads what has arrived, and then sees that there is no more.
    this.other?.finish();
    this.other?.leave();
    done(error);
  }

  /** Nothing more arrives. */
  finish(): void {
    if (this.#isEnded || this.destroyed) return;
    this.#isEnded = true;
    this.push(null);
  }

  /** The other end is gone, so nobody receives what is written here. */
  leave(): void {
    this.other = null;
    if (!this.writableEnded) this.end();
  }

  /** What faults and Node.js call on a socket: ends it when everything that was written has arrived. */
  destroySoon(): void {
    if (!this.writableEnded) this.end();
    if (this.writableFinished) this.destroy();
    else this.once('finish', () => this.destroy());
  }

  /** What faults call on a socket. */
  resetAndDestroy(): this {
    return this.destroy(Object.assign(new Error('the connection was reset'), { code: 'ECONNRESET' }));
  }
}

const served = new WeakSet<object>();

/** Whether the request of this connection comes from this process, whatever host its URL names. */
export const isInProcess = (socket: object): boolean => served.has(socket);

export function connection(): { readonly client: Duplex; readonly server: Duplex } {
  const client = new End();
  const server = new End();
  client.other = server;
  server.other = client;
  served.add(server);
  // An end that is destroyed with an error reports it to its user; the server has none that could do anything.
  server.on('error', () => {});
  return { client, server };
}
