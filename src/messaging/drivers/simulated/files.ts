/** The files that people of the simulated channel send. */
import { Readable } from 'node:stream';

const chunk = Buffer.alloc(65_536, 'x');

/** `bytes-` and a number: a file of that size. Any other text: a file that contains it. */
export function simulatedFile(ref: string): Readable {
  const size = /^bytes-(\d{1,12})$/.exec(ref)?.[1];
  return Readable.from(size === undefined ? [Buffer.from(ref)] : bytes(Number(size)), { objectMode: false });
}

function* bytes(size: number): Generator<Buffer> {
  for (let left = size; left > 0; left -= chunk.length) yield chunk.subarray(0, Math.min(left, chunk.length));
}
