/** A media store in the memory, for tests and for the mock server without a file. */
import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import { MediaError } from '../../channel/errors.ts';
import type { MediaStore } from '../../channel/media-store.ts';
import { checkMediaId } from './media-id.ts';

/** Creates a store that forgets everything at the end of the process. */
export function memoryMedia(): MediaStore {
  const files = new Map<string, Buffer>();
  return {
    async put(id, bytes, { most = Number.POSITIVE_INFINITY } = {}) {
      checkMediaId(id);
      const chunks: Buffer[] = [];
      let size = 0;
      for await (const chunk of bytes as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (size > most) throw new MediaError(`must not have more than ${most} bytes`);
        chunks.push(Buffer.from(chunk));
      }
      const whole = Buffer.concat(chunks);
      files.set(id, whole);
      return { size, digest: hash('sha256', whole) };
    },
    async open(id, { start = 0, end = Number.POSITIVE_INFINITY } = {}) {
      const whole = files.get(id);
      // One chunk each 64 KiB, as from a disk.
      return whole === undefined
        ? null
        : Readable.from(slices(whole.subarray(start, end + 1)), { objectMode: false });
    },
    async delete(id) {
      files.delete(id);
    },
  };
}

function* slices(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}
