/** Builds the package, unless dist is what the sources give. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isBuilt } from './inputs.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** @returns whether dist is ready */
export const buildIfNeeded = () =>
  isBuilt(root) ||
  spawnSync(process.execPath, [`${root}scripts/build/index.js`], { stdio: 'inherit' }).status === 0;
