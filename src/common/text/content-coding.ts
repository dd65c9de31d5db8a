/** Removes the `Content-Encoding` of requests and responses (RFC 9110, 8.4.1). */
import { pipeline, type Readable, type Transform } from 'node:stream';
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

/** The content codings that are removed, by their registered names. */
export const contentCodings = ['gzip', 'deflate', 'br'] as const;

export type ContentCoding = (typeof contentCodings)[number];

/** How a body is encoded; `null`: not as one of the codings that are removed. Names are case-insensitive. */
export function codingOf(header: string | readonly string[] | undefined): ContentCoding | 'identity' | null {
  const name = String(header ?? '')
    .trim()
    .toLowerCase();
  if (name === '' || name === 'identity') return 'identity';
  if (name === 'x-gzip') return 'gzip';
  return contentCodings.find(one => one === name) ?? null;
}

const { Z_SYNC_FLUSH, BROTLI_OPERATION_FLUSH } = constants;

const decoders: Readonly<Record<ContentCoding, (isPart: boolean) => Transform>> = {
  gzip: isPart => createGunzip(isPart ? { finishFlush: Z_SYNC_FLUSH } : {}),
  deflate: isPart => createInflate(isPart ? { finishFlush: Z_SYNC_FLUSH } : {}),
  br: isPart => createBrotliDecompress(isPart ? { finishFlush: BROTLI_OPERATION_FLUSH } : {}),
};

/** Decodes what is written to it. `isPart`: what is written may be only the start of a body. @default false */
export const createDecoder = (coding: ContentCoding, { isPart = false } = {}): Transform =>
  decoders[coding](isPart);

/**
 * The content of a body that arrives with this `Content-Encoding`, although the request asked for none. The reader limits
 * its size. `null`: it cannot be decoded.
 */
export function decodedBody(body: Readable, header: string | readonly string[] | undefined): Readable | null {
  const coding = codingOf(header);
  if (coding === null) return null;
  // Each of both ends with the other.
  return coding === 'identity' ? body : pipeline(body, createDecoder(coding), () => {});
}
