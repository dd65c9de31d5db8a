/** The answer of a server that does not read an upload to its end. */
import type { Socket } from 'node:net';

const isPrepared = new WeakSet<Socket>();

/** What a write fails with after the other side has closed, or will not read. */
const closedCodes: ReadonlySet<string | undefined> = new Set(['EPIPE', 'ECONNRESET', 'ECONNABORTED']);

/**
 * Keeps a connection readable after its other side has closed. Node.js destroys it with the first write that fails, and
 * with it the answer that has arrived, such as a 413 in the middle of an upload. What is written from then on is dropped:
 * reading gives the answer, or the end of the connection.
 */
export function keepReadable(socket: Socket): void {
  if (isPrepared.has(socket)) return;
  isPrepared.add(socket);
  type Done = (error?: (Error & { code?: string }) | null) => void;
  const dropping =
    (done: Done): Done =>
    error =>
      done(error != null && closedCodes.has(error.code) ? null : error);
  const write = socket._write.bind(socket);
  const writev = socket._writev?.bind(socket);
  socket._write = (chunk, encoding, done) => write(chunk, encoding, dropping(done));
  if (writev !== undefined) socket._writev = (chunks, done) => writev(chunks, dropping(done));
}
