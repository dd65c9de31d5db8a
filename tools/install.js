/**
 * Installs the packages of this folder, which are apart because `npm start` and `npm test` do not need them: what needs
 * one installs all, once for each version of the lock file.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));
const lock = `${folder}package-lock.json`;
// npm deletes this file with the packages, so that it is only there when an installation has ended well.
const stamp = `${folder}node_modules/.installed-lock.json`;

export function installPackages() {
  const wanted = readFileSync(lock, 'utf8');
  if (readIfThere(stamp) === wanted) return;
  console.error('Installing the packages of tools/package.json …');
  const { status } = spawnSync('npm', ['--prefix', folder, 'ci', '--silent'], {
    stdio: ['ignore', 2, 'inherit'],
    // On Windows, npm is a script.
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('npm --prefix tools ci failed');
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
