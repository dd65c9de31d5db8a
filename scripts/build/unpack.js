/** Reads the text that compressed.js writes: 13 or 14 bits in two characters (basE91), where base64 has 12. */
import { brotliDecompressSync } from 'node:zlib';

/** The place of a character among those that stand for bits, which are those that no string has to escape. */
const digitOf = code => code - 32 - (code > 34) - (code > 36) - (code > 92) - (code > 96);

/** @param {string} text */
export function bytesIn(text) {
  const bytes = [];
  let [bits, count] = [0, 0];
  for (let at = 0; at < text.length; at += 2) {
    const pair = digitOf(text.charCodeAt(at)) + digitOf(text.charCodeAt(at + 1)) * 91;
    bits |= pair << count;
    count += (pair & 8191) > 88 ? 13 : 14;
    for (; count > 7; count -= 8) {
      bytes.push(bits & 255);
      bits >>= 8;
    }
  }
  return Buffer.from(bytes);
}

/** @param {string} text */
export const unpacked = text => brotliDecompressSync(bytesIn(text)).toString();
