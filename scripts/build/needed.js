/** Builds the package, unless dist is what the sources give. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isBuilt } from './inputs.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** @returns whether dist is ready */
export function buildIfNeeded() {
  if (isBuilt(root)) return true;
  // On the standard error, because the standard output is that of the command, such as of `export`.
  console.error(
    'Building the package, because its sources have changed since the last build. This may take a minute.',
  );
  return spawnSync(process.execPath, [`${root}scripts/build/index.js`], { stdio: 'inherit' }).status === 0;
}
