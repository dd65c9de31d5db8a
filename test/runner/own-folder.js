/** Folders with programs to run, in places where others may write too: nobody else may have made or changed them. */
import { lstatSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} OwnFolder
 * @property {string} folder
 * @property {string | null} temporary the same folder, if it is to be removed after use
 */

/**
 * A folder with this name and content: the one of an earlier run, or a new one. What somebody else has put there is
 * neither used nor touched: then the folder has another name, and is for this run only.
 * @param {string} parent
 * @param {string} name of this content, and of no other
 * @param {(folder: string) => unknown} fill fills a new folder, which only this user can enter
 * @returns {Promise<OwnFolder>}
 */
export async function ownFolder(parent, name, fill) {
  const folder = join(parent, name);
  if (isOwn(folder)) return { folder, temporary: null };
  const fresh = mkdtempSync(join(parent, `${name}-`));
  try {
    await fill(fresh);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    throw error;
  }
  // What was cut off never gets the name.
  if (lstatSync(folder, { throwIfNoEntry: false }) === undefined && isRenamed(fresh, folder))
    return { folder, temporary: null };
  // It is somebody else's, or another run was faster.
  if (!isOwn(folder)) return { folder: fresh, temporary: fresh };
  rmSync(fresh, { recursive: true, force: true });
  return { folder, temporary: null };
}

/** @param {string} from @param {string} to */
function isRenamed(from, to) {
  try {
    renameSync(from, to);
    return true;
  } catch {
    return false;
  }
}

/** @param {string} folder */
function isOwn(folder) {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  return found?.isDirectory() === true && isUs(found.uid) && (found.mode & 0o022) === 0;
}

/** Whether nobody else can rename or replace our folders in a folder. @param {string} folder */
export function isSafeParent(folder) {
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (found?.isDirectory() !== true || !(found.uid === 0 || isUs(found.uid))) return false;
  // In a folder with the sticky bit, such as /tmp, everybody can only rename what is their own.
  return (found.mode & 0o022) === 0 || (found.mode & 0o1000) !== 0;
}

/** Some systems have no numbers for users. @param {number} uid */
const isUs = uid => process.getuid === undefined || uid === process.getuid();
