/** How a lock ends: it is given back, or taken over from who is gone. */
import { linkSync, lstatSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Found, holderOf, isAlive, read } from './holder.ts';

/** Gives a file another name. Whether the name was free. */
export function link(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Puts our lock in the place of one whose holder is gone. The token of who holds it now, or is about to, or `null`
 * where the lock has changed. `stuck`: who was about to when we asked before.
 */
export function takeOver(
  draft: string,
  path: string,
  { holder, beat }: Found,
  stuck: string | null,
): string | null {
  return alone(path, draft, holder.token, stuck, () => {
    const found = read(path);
    if (found?.holder.token !== holder.token || found.beat !== beat) return;
    const copy = `${draft}.next`;
    linkSync(draft, copy);
    renameSync(copy, path);
  });
}

/**
 * Does what ends a lock, for each lock one process at a time: whoever comes later finds that the lock is no longer
 * there. `own` is linked meanwhile to a name that the token of the lock is part of. Who holds the lock then.
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
    // It was killed in the middle of this.
    if (isAlive(other) !== false && other.token !== stuck) return other.token;
    rmSync(turn, { force: true });
  }
  return null;
}

function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** Removes what processes have left that were killed while they took the lock. Only who holds it does. */
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
