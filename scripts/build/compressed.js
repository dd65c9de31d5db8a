/** Text and bytes that the built code contains. Most of it is read when it is needed. */
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { bytesIn } from './unpack.js';

const digits = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).filter(
  digit => !'"$\\`'.includes(digit),
);

/** @param {Buffer} bytes */
function textOf(bytes) {
  let text = '';
  let [bits, count] = [0, 0];
  const add = pair => {
    text += digits[pair % 91] + digits[Math.floor(pair / 91)];
  };
  for (const byte of bytes) {
    bits |= byte << count;
    count += 8;
    if (count < 14) continue;
    const size = (bits & 8191) > 88 ? 13 : 14;
    add(bits & (2 ** size - 1));
    bits >>= size;
    count -= size;
  }
  if (count > 0) add(bits);
  // The last pair may hold more bits than there are: anyone who reads it gets zeros at the end, which are cut off here.
  const read = bytesIn(text);
  if (!read.subarray(0, bytes.length).equals(bytes))
    throw new Error('bytes are not read as they were written');
  return text;
}

/** What a module imports that has one of the expressions below. */
export const unpacking = `import { bytesIn, unpacked } from ${JSON.stringify(fileURLToPath(new URL('unpack.js', import.meta.url)))};`;

/** An expression that gives a text. */
export const compressed = text => `unpacked(${JSON.stringify(textOf(brotliCompressSync(text)))})`;

/** An expression that gives bytes that cannot be compressed. */
export const dense = bytes => `bytesIn(${JSON.stringify(textOf(bytes))}).subarray(0, ${bytes.length})`;
