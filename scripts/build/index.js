/**
 * Builds the package into dist: the bundled code, the declarations that hosts can reach, and the entries for CommonJS. It
 * replaces dist when everything is there, so that a command that runs meanwhile finds either all or nothing of it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { browserBundle } from './browser.js';
import { bundle } from './bundle.js';
import { writeCommonTypes } from './common-types.js';
import { writeCommonJs } from './commonjs.js';
import { keepReachable } from './declarations.js';
import { exported, onlyModules } from './entries.js';
import { digestOfInputs, stampName } from './inputs.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const made = `${root}.cache/build-${process.pid}`;

const digest = digestOfInputs(root);
rmSync(made, { recursive: true, force: true });
mkdirSync(made, { recursive: true });
try {
  const tsc = fileURLToPath(
    import.meta.resolve('typescript/package.json').replace('package.json', 'bin/tsc'),
  );
  const results = await Promise.allSettled([
    node(tsc, '-p', 'tsconfig.build.json', '--outDir', `${made}/types`),
    node('--import', 'tsx', 'scripts/build/check-fixtures.ts'),
    node('--import', 'tsx', 'scripts/build/copy-schemas.ts', `${made}/schemas`),
    bundle(root, made),
    browserBundle(root, made),
  ]);
  for (const { reason } of results) if (reason !== undefined) throw reason;
  keepReachable(`${made}/types`);
  writeCommonJs(
    Object.keys(exported).filter(name => !onlyModules.includes(name)),
    made,
  );
  writeCommonTypes(root, made);
  writeFileSync(`${made}/${stampName}`, digest);
  rmSync(`${root}dist`, { recursive: true, force: true });
  renameSync(made, `${root}dist`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(made, { recursive: true, force: true });
}

/** Runs a program of Node, which prints its errors itself. */
async function node(...args) {
  const [code] = await once(spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }), 'exit');
  if (code !== 0) throw new Error(`the build has failed: ${args.join(' ')}`);
}
