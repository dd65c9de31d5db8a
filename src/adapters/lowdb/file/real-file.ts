/** Resolves symbolic links, so that a data file has one lock, whatever path leads to it. */
import { mkdirSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/**
 * The path without symbolic links, also for a file that does not exist yet; its folder is created.
 * @throws Error that names the path if it leads to a folder, or if its folder cannot be created
 */
export function realFile(file: string): string {
  const found = existing(file);
  if (found !== null) {
    // Reading a folder fails with an error that does not name it, and its lock would be next to it.
    if (statSync(found).isDirectory()) throw new Error(`${found} is a folder, not a file`);
    return found;
  }
  makeFolder(dirname(file));
  const folder = realpathSync.native(dirname(file));
  const target = linkAt(file);
  return target === null ? join(folder, basename(file)) : realFile(resolve(folder, target));
}

function existing(file: string): string | null {
  try {
    return realpathSync.native(file);
  } catch (error) {
    // Circular links fail here.
    if (codeOf(error) !== 'ENOENT') throw error;
    return null;
  }
}

/**
 * Creates a folder and those above it. Not with `recursive`, which never ends where the folder above exists but takes
 * no folders, as in `/proc`.
 */
function makeFolder(folder: string): void {
  if (isMade(folder)) return;
  makeFolder(dirname(folder));
  if (!isMade(folder)) mkdirSync(folder);
}

/** Whether something has this name now; `false`: the folder above it is missing. */
function isMade(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return true;
    if (codeOf(error) !== 'ENOENT' || dirname(folder) === folder) throw error;
    return false;
  }
}

/**
 * The target of a symbolic link whose target does not exist yet, or `null` if there is no link. A file that another
 * process has made since it was looked for is its own target.
 */
function linkAt(path: string): string | null {
  try {
    return readlinkSync(path);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    if (codeOf(error) === 'EINVAL') return resolve(path);
    throw error;
  }
}
