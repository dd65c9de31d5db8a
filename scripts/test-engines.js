/** Runs all tests on every Node line in package.json, each installed from npm into .cache/engines/. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const engines = process.argv.length > 2 ? process.argv.slice(2) : ['20.19', '22', '24'];
const root = fileURLToPath(new URL('..', import.meta.url));
const platform = process.platform === 'win32' ? 'win' : process.platform;
// The package of the binary itself: the package `node` downloads the same with an install script, which npm may forbid.
const binary = `node-${platform === 'darwin' && process.arch === 'arm64' ? 'bin-' : ''}${platform}-${process.arch}`;

const failed = engines.filter(engine => {
  const folder = join(root, '.cache/engines', engine);
  if (!existsSync(join(folder, 'node_modules'))) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{"private": true}');
    run(
      'npm',
      ['install', '--no-audit', '--no-fund', '--prefix', folder, `${binary}@${engine}`],
      process.env,
    );
  }
  const path = [join(folder, 'node_modules', binary, 'bin'), process.env.PATH].join(delimiter);
  console.log(`\n== Node ${engine}`);
  const env = { ...process.env, PATH: path };
  run('node', ['--version'], env);
  return !run('npm', ['run', 'test:all'], env);
});

console.log(failed.length === 0 ? '\nAll engines passed' : `\nFailed on Node ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;

function run(command, args, env) {
  return spawnSync(command, args, { cwd: root, env, stdio: 'inherit' }).status === 0;
}
