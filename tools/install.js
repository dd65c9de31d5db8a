/**
 * Installs the packages of this folder, which are apart because `npm start` and `npm test` do not need them: what needs
 * one installs all, once for each version of the lock file.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const own = fileURLToPath(new URL('.', import.meta.url));

/** @param {string} [folder] another folder with packages of its own, such as test/interop */
export function installPackages(folder = own) {
  const wanted = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  // npm deletes this file with the packages, so that it is only there when an installation has ended well.
  const stamp = join(folder, 'node_modules/.installed-lock.json');
  if (readIfThere(stamp) === wanted) return;
  const name = folder === own ? 'tools' : folder;
  console.error(`Installing the packages of ${name}/package.json …`);
  const { status } = spawnSync('npm', ['--prefix', folder, 'ci', '--silent'], {
    stdio: ['ignore', 2, 'inherit'],
    // On Windows, npm is a script.
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm --prefix ${name} ci failed`);
  writeFileSync(stamp, wanted);
}

/** @param {string} path */
function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
