/** How a file is recognised: after any edit, its mark is another one. */
import { type BigIntStats, statSync } from 'node:fs';

export interface Mark {
  readonly inode: bigint;
  readonly size: bigint;
  /** In nanoseconds. */
  readonly modified: bigint;
}

/** The mark of the file that has a name now; `null`: nothing has it. */
export function markAt(path: string): Mark | 'no file' | null {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  if (found === undefined) return null;
  return found.isFile() ? markOf(found) : 'no file';
}

export const markOf = ({ ino, size, mtimeNs }: BigIntStats): Mark => ({
  inode: ino,
  size,
  modified: mtimeNs,
});

export const isSame = (one: Mark, other: Mark | null): boolean =>
  one.inode === other?.inode && one.size === other.size && one.modified === other.modified;

/**
 * A time of modification, in seconds, that no other write has: other writes have the time of a tick of the system's
 * clock, so that two within a few milliseconds could look the same.
 */
export const ownTime = (): number => (Date.now() + Math.random()) / 1_000;
