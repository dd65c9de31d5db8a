/** The end of a lock: it is released, or taken over from a process that has ended. */
import { constants, copyFileSync, linkSync, lstatSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { holderOf, isAlive, type LockContent, read } from './holder.ts';

/** Gives a file another name. Returns false if the name exists. */
export function link(from: string, to: string): boolean {
  return isMade(
    () => linkSync(from, to),
    error => {
      if (codeOf(error) === 'ENOENT') throw error;
      // File systems without hard links, such as exFAT and folders that a virtual machine shares.
      return isMade(
        () => copyFileSync(from, to, constants.COPYFILE_EXCL),
        failure => {
          throw failure;
        },
      );
    },
  );
}

function isMade(make: () => void, failed: (error: unknown) => boolean): boolean {
  try {
    make();
    return true;
  } catch (error) {
    return codeOf(error) === 'EEXIST' ? false : failed(error);
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/**
 * Replaces the lock of a process that has ended with ours. Returns the token of the process that holds the lock now or
 * is taking it over, or `null` if the lock has changed. `stuck`: the process that was taking it over at the last call.
 */
export function takeOver(
  draft: string,
  path: string,
  { holder, beat }: LockContent,
  stuck: string | null,
): string | null {
  return alone(path, draft, holder.token, stuck, () => {
    const found = read(path);
    if (found?.holder.token !== holder.token || found.beat !== beat) return;
    const copy = `${draft}.next`;
    link(draft, copy);
    renameSync(copy, path);
  });
}

/**
 * Ends a lock; only one process at a time can do this for a lock, and later ones find that the lock has changed. During
 * the work, `own` is linked to a name with the token of the lock. Returns the token of the holder after that.
 */
export function alone(
  path: string,
  own: string,
  token: string,
  stuck: string | null,
  work: () => void,
): string | null {
  const turn = `${path}.${token}.end`;
  for (let left = 2; left > 0; left -= 1) {
    if (!exists(own)) return null;
    if (link(own, turn)) {
      try {
        work();
      } finally {
        rmSync(turn, { force: true });
      }
      return holderOf(path)?.token ?? null;
    }
    const other = holderOf(turn);
    if (other === null) continue;
    // That process was killed during this work.
    if (isAlive(other) !== false && other.token !== stuck) return other.token;
    rmSync(turn, { force: true });
  }
  return null;
}

function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** Removes files of processes that were killed while they acquired the lock. Call it only with the lock. */
export function removeLeftOver(path: string, draft: string): void {
  const folder = dirname(path);
  const start = `${basename(path)}.`;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const one = join(folder, entry.name);
    const isOurs =
      entry.name.startsWith(start) && /^[0-9a-f]{16}(?:\.next|\.end)?$/.test(entry.name.slice(start.length));
    if (!entry.isFile() || !isOurs || one === draft) continue;
    const holder = holderOf(one);
    if (holder !== null && isAlive(holder) === false) rmSync(one, { force: true });
  }
}
