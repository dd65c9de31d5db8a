/** Measures the installed size of the packed package with koa, compared with its foundations alone. */
import { lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { megabytes, row } from './numbers.js';
import { run } from './processes.js';
import { temporaryFolder } from './temporary-folder.js';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Returns the difference in bytes. */
export async function installSize() {
  const folder = temporaryFolder();
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const versioned = name => `${name}@${{ koa: devDependencies.koa, ...dependencies }[name]}`;
  const packed = await run('npm', ['pack', root, '--ignore-scripts', '--silent'], { cwd: folder });
  const ours = await installed(join(folder, 'ours'), [join(folder, packed.trim()), versioned('koa')]);
  const foundations = ['koa', '@koa/router', 'koa-body', 'lowdb'].map(versioned);
  const without = await installed(join(folder, 'without'), foundations);
  row('', 'ours + koa', 'without ours', 'more');
  row('node_modules', megabytes(ours), megabytes(without), megabytes(ours - without));
  return ours - without;
}

async function installed(folder, packages) {
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const flags = ['--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund', '--silent', '--prefer-offline'];
  await run('npm', ['install', ...flags, ...packages], { cwd: folder });
  return bytesOf(join(folder, 'node_modules'));
}

function bytesOf(path) {
  const stat = lstatSync(path);
  if (!stat.isDirectory()) return stat.size;
  return readdirSync(path).reduce((sum, name) => sum + bytesOf(join(path, name)), 0);
}
