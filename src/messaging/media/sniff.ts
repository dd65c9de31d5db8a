/** Finds the type of a file in its first bytes, whatever its name or its sender says. */
import { Readable } from 'node:stream';

/** Number of bytes to look at. */
const sampleSize = 16_384;

const unknown = 'application/octet-stream';

/** The type of a stream, and a stream with the same bytes. `isEmpty`: there are none. */
export async function sniffed(
  bytes: Readable,
): Promise<{ readonly type: string; readonly isEmpty: boolean; readonly bytes: Readable }> {
  const iterator = (bytes as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  const chunks: Buffer[] = [];
  let size = 0;
  let isWhole = false;
  while (size < sampleSize) {
    const { done, value } = await iterator.next();
    if (done === true) {
      isWhole = true;
      break;
    }
    chunks.push(Buffer.from(value));
    size += value.length;
  }
  async function* all(): AsyncGenerator<Buffer> {
    try {
      yield* chunks;
      for (;;) {
        const { done, value } = await iterator.next();
        if (done === true) return;
        yield Buffer.from(value);
      }
    } finally {
      bytes.destroy();
    }
  }
  return {
    type: await typeOf(Buffer.concat(chunks).subarray(0, sampleSize), isWhole),
    isEmpty: size === 0,
    bytes: Readable.from(all(), { objectMode: false }),
  };
}

async function typeOf(sample: Buffer, isWhole: boolean): Promise<string> {
  // Loaded with the first file.
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(sample);
  if (found === undefined) return isText(sample, isWhole) ? 'text/plain' : unknown;
  const [type = ''] = found.mime.toLowerCase().split(';');
  // Browsers run scripts in these; as text, they show them.
  if (type.endsWith('xml') || type.endsWith('html')) return 'text/plain';
  return type.length <= 100 && /^[a-z]+\/[a-z0-9.+-]+$/.test(type) ? type : unknown;
}

/**
 * HTML, SVG and scripts are text too, and are called so: a browser shows them as text. `isWhole`: the sample does not end
 * in the middle of the file.
 */
function isText(sample: Buffer, isWhole: boolean): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: !isWhole });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: text has none of these.
    return !/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text);
  } catch {
    return false;
  }
}
