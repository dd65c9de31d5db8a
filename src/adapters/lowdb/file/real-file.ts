/** The file behind a name: whatever symbolic links lead to a data file, it has one lock and one place. */
import { mkdirSync, readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** The path without links, also of a file that is yet to be made; its folder is made. */
export function realFile(file: string): string {
  try {
    return realpathSync.native(file);
  } catch (error) {
    // Links in a circle are refused here already.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  mkdirSync(dirname(file), { recursive: true });
  const folder = realpathSync.native(dirname(file));
  const target = linkAt(file);
  return target === null ? join(folder, basename(file)) : realFile(resolve(folder, target));
}

/** Where a link leads that leads to nothing yet, or `null` where there is no link. */
function linkAt(path: string): string | null {
  try {
    return readlinkSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
