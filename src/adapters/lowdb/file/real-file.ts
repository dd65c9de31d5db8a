/** Resolves symbolic links, so that a data file has one lock, whatever path leads to it. */
import { mkdirSync, readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** The path without symbolic links, also for a file that does not exist yet; its folder is created. */
export function realFile(file: string): string {
  try {
    return realpathSync.native(file);
  } catch (error) {
    // Circular links fail here.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  mkdirSync(dirname(file), { recursive: true });
  const folder = realpathSync.native(dirname(file));
  const target = linkAt(file);
  return target === null ? join(folder, basename(file)) : realFile(resolve(folder, target));
}

/** The target of a symbolic link whose target does not exist yet, or `null` if there is no link. */
function linkAt(path: string): string | null {
  try {
    return readlinkSync(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
