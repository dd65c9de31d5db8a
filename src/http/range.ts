/** Files in parts and under conditions: the headers `Range`, `If-Range` and `If-None-Match` (RFC 9110, 13 and 14). */
import type { IncomingHttpHeaders } from 'node:http';

interface Part {
  readonly start: number;
  /** The last byte, included. */
  readonly end: number;
}

/** What is sent of a file. */
export interface FileAnswer {
  readonly status: 200 | 206 | 304 | 416;
  readonly headers: Readonly<Record<string, string>>;
  /** `null`: the whole file with 200, and nothing otherwise. */
  readonly part: Part | null;
}

interface Request {
  readonly method?: string | undefined;
  readonly headers: IncomingHttpHeaders;
}

/** `size` in bytes, `etag` as it is sent, with quotes. */
export function fileAnswer(
  { method, headers }: Request,
  { size, etag }: { readonly size: number; readonly etag: string },
): FileAnswer {
  const always = { 'Accept-Ranges': 'bytes', ETag: etag };
  const { 'if-none-match': held, 'if-range': ifRange } = headers;
  if (held !== undefined && (held.includes(etag) || held.trim() === '*'))
    return { status: 304, headers: always, part: null };
  // Parts are parts of what GET returns.
  const isWhole = method !== 'GET' || (ifRange !== undefined && ifRange !== etag);
  const part = isWhole ? null : partOf(headers.range, size);
  if (part === 'unsatisfiable')
    return { status: 416, headers: { ...always, 'Content-Range': `bytes */${size}` }, part: null };
  if (part === null)
    return { status: 200, headers: { ...always, 'Content-Length': String(size) }, part: null };
  const { start, end } = part;
  return {
    status: 206,
    headers: {
      ...always,
      'Content-Length': String(end - start + 1),
      'Content-Range': `bytes ${start}-${end}/${size}`,
    },
    part,
  };
}

/**
 * The requested part of a file. `null`: the whole file, also if several parts are requested, which a server may ignore.
 * `unsatisfiable`: the file has no such part.
 */
function partOf(header: string | undefined, size: number): Part | 'unsatisfiable' | null {
  const [, first = '', last = ''] =
    /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.replaceAll(' ', '') ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return null;
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
