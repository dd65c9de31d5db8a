/** Puts a written file in the place of another one, without ever overwriting what somebody else has written. */
import { linkSync, renameSync, unlinkSync } from 'node:fs';
import { isSame, type Mark, markAt } from './mark.ts';

/** The suffix of the file before, for the moment in which neither has the name. */
export const asideSuffix = '.old';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/**
 * Gives a file the name of another one, which has to be as it was. Returns `false` if it is not: then it keeps its name.
 * A check before a rename is not enough: who writes in between would be overwritten. So the file before is moved away,
 * looked at again, and the name is taken only if nobody else has taken it. All of it happens in one turn. `keepEarlier`
 * keeps an edit that another one has replaced in that moment. `keptAs`: the file before keeps this name.
 */
export function swap(
  written: string,
  path: string,
  expected: Mark | null,
  keepEarlier: (aside: string) => void,
  keptAs: string | null = null,
): boolean {
  const now = markAt(path);
  if (now === 'no file') {
    // A folder, for example: fails with the reason.
    renameSync(written, path);
    return true;
  }
  if (now === null) return claim(written, path);
  if (!isSame(now, expected)) return false;
  const aside = keptAs ?? `${written}${asideSuffix}`;
  renameSync(path, aside);
  const moved = markAt(aside);
  if (moved === null || moved === 'no file' || !isSame(moved, expected)) {
    // If the name is taken again, it is by an even later edit.
    if (!claim(aside, path)) keepEarlier(aside);
    return false;
  }
  let isClaimed: boolean;
  try {
    isClaimed = claim(written, path);
  } catch (error) {
    // It has its name again, so that a file is there, and that this can be tried once more.
    if (markAt(path) === null) renameSync(aside, path);
    throw error;
  }
  if (keptAs === null) unlinkSync(aside);
  return isClaimed;
}

/** Gives a file another name, unless something has it. */
function claim(file: string, path: string): boolean {
  try {
    linkSync(file, path);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    // File systems without hard links: their rename would overwrite, so look once more.
    if (markAt(path) !== null) return false;
    renameSync(file, path);
    return true;
  }
  unlinkSync(file);
  return true;
}
