/** The header `Range` (RFC 9110, 14.2), with one range. */
import type { ByteRange } from '../../channel/media-store.ts';

/**
 * The requested part of a file. `null`: the whole file, also if several parts are requested, which a server may ignore.
 * `unsatisfiable`: the file has no such part.
 */
export function rangeOf(
  header: string | undefined,
  size: number,
): Required<ByteRange> | 'unsatisfiable' | null {
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
