/** Runs a command of the packages of this folder: `node tools/run.js biome check .` Without a command, it only installs them. */
import { spawnSync } from 'node:child_process';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './install.js';

const [command, ...args] = process.argv.slice(2);
const commands = fileURLToPath(new URL('node_modules/.bin', import.meta.url));

installPackages();
if (command !== undefined) {
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, PATH: [commands, process.env.PATH].join(delimiter) },
    // On Windows, the commands of packages are scripts.
    shell: process.platform === 'win32',
  });
  if (error !== undefined) console.error(`${command}: ${error.message}`);
  process.exitCode = status ?? 1;
}
