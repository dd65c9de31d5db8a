/** Browsers compress and decompress themselves. */
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

export function crc32(data: string | Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of typeof data === 'string' ? new TextEncoder().encode(data) : data)
    value = (value >>> 8) ^ (table[(value ^ byte) & 255] ?? 0);
  return (value ^ 0xffffffff) >>> 0;
}

const refuse = () => {
  throw new Error('compressed bodies are not read in a browser');
};
export const constants = { Z_SYNC_FLUSH: 2, BROTLI_OPERATION_FLUSH: 1 };
export {
  refuse as createBrotliDecompress,
  refuse as createGunzip,
  refuse as createInflate,
  refuse as deflateSync,
};
export class Gzip {}
export default { Gzip };
