/** Text that the built code contains compressed. Most of it is read when it is needed. */
import { brotliCompressSync } from 'node:zlib';

/** An expression that gives the bytes, where `brotliDecompressSync` is imported. */
export const bytesOf = text =>
  `brotliDecompressSync(Buffer.from(${JSON.stringify(brotliCompressSync(text).toString('base64'))}, 'base64'))`;
