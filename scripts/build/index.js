/**
 * Builds the package into dist: the bundled code, the declarations that hosts can reach, and the entries for CommonJS. It
 * replaces dist when everything is there, so that a command that runs meanwhile finds either all or nothing of it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from './bundle.js';
import { writeCommonJs } from './commonjs.js';
import { keepReachable } from './declarations.js';
import { exported } from './entries.js';
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
    bundle(root, made),
  ]);
  for (const { reason } of results) if (reason !== undefined) throw reason;
  keepReachable(`${made}/types`);
  copySchemas(`${root}schemas`, `${made}/schemas`);
  writeCommonJs(Object.keys(exported), made);
  cpSync(`${root}mock-server/index.d.cts`, `${made}/types/mock-server/index.d.cts`);
  writeFileSync(`${made}/${stampName}`, digest);
  rmSync(`${root}dist`, { recursive: true, force: true });
  renameSync(made, `${root}dist`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(made, { recursive: true, force: true });
}

/**
 * The schemas of what storages and fixtures contain, without the white space of JSON, which is a quarter. The OpenAPI
 * document describes requests, replies and events.
 */
function copySchemas(from, to) {
  const copied = new Set();
  const copy = path => {
    if (copied.has(path)) return;
    copied.add(path);
    const text = JSON.stringify(JSON.parse(readFileSync(join(from, path), 'utf8')));
    mkdirSync(dirname(join(to, path)), { recursive: true });
    writeFileSync(join(to, path), text);
    for (const [, reference] of text.matchAll(/"\$ref":"([^"#]+)"/g)) copy(join(dirname(path), reference));
  };
  copy('storage/data-file.json');
  for (const name of readdirSync(join(from, 'marketplace'))) copy(join('marketplace', name));
}

/** Runs a program of Node, which prints its errors itself. */
async function node(...args) {
  const [code] = await once(spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }), 'exit');
  if (code !== 0) throw new Error(`the build has failed: ${args.join(' ')}`);
}
