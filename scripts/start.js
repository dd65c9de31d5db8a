/** Runs the command of this project, after a build if dist is not what the sources give: `npm start`. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isBuilt } from './build/inputs.js';
import { endWithNpm } from './end-with-npm.js';

const root = fileURLToPath(new URL('../', import.meta.url));

endWithNpm();
const isReady =
  isBuilt(root) ||
  spawnSync(process.execPath, [`${root}scripts/build/index.js`], { stdio: 'inherit' }).status === 0;
if (isReady) await import(new URL('../dist/cli.js', import.meta.url).href);
else process.exitCode = 1;
