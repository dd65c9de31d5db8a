/** The packed package, installed in the folder of a project without npm: what it needs is found further up. */
import { execFile } from 'node:child_process';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../', import.meta.url));
const packages = fileURLToPath(new URL('./generated/package/', import.meta.url));

let packed: Promise<string> | undefined;

async function pack(): Promise<string> {
  await mkdir(packages, { recursive: true });
  const args = ['pack', '--ignore-scripts', '--json', '--pack-destination', packages];
  const [{ filename }] = JSON.parse((await run('npm', args, { cwd: root })).stdout);
  return join(packages, filename);
}

/** No link: the package finds the tools where a project has them, beside itself. */
export async function installPackage(folder: string): Promise<void> {
  packed ??= pack();
  const installed = join(folder, 'node_modules/koa-marketplace');
  await mkdir(installed, { recursive: true });
  await mkdir(join(folder, 'node_modules/.bin'));
  await run('tar', ['-xzf', await packed, '-C', installed, '--strip-components=1']);
  const command = join(folder, 'node_modules/.bin/koa-marketplace');
  await writeFile(command, `#!/bin/sh\nexec node '${join(installed, 'dist/cli.js')}' "$@"\n`);
  await chmod(command, 0o755);
}
