/** The packages in tools/: the command that needs them installs them. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { type Cleanup, suiteOf } from '../helper.ts';

const test = suiteOf('The tools');
const calls = ['biome: check .', 'npm: ci --silent'];

/** A folder of tools, with an npm that installs one command, which writes its arguments to a file. */
function tools(cleanup: Cleanup) {
  const folder = mkdtempSync(join(tmpdir(), 'marketplace-tools-'));
  cleanup(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of ['install.js', 'run.js'])
    copyFileSync(new URL(`../../tools/${name}`, import.meta.url), join(folder, name));
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
  const log = join(folder, 'calls');
  const programs = join(folder, 'programs');
  const modules = join(folder, 'node_modules');
  mkdirSync(programs);
  const biome = `#!/bin/sh\necho "biome: $*" >> '${log}'\nexit 3\n`;
  writeFileSync(join(folder, 'biome'), biome, { mode: 0o755 });
  writeFileSync(
    join(programs, 'npm'),
    `#!/bin/sh
shift 2
echo "npm: $*" >> '${log}'
rm -rf '${modules}' && mkdir -p '${modules}/.bin' && cp '${folder}/biome' '${modules}/.bin/biome'
test ! -e '${folder}/offline'
`,
    { mode: 0o755 },
  );
  const run = (...args: readonly string[]) => {
    rmSync(log, { force: true });
    const { status, stderr } = spawnSync(process.execPath, [join(folder, 'run.js'), ...args], {
      encoding: 'utf8',
      env: { ...process.env, PATH: [programs, process.env.PATH].join(delimiter) },
    });
    const called = existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').sort() : [];
    return { status, stderr, called };
  };
  const put = (name: string, text: string) => writeFileSync(join(folder, name), text);
  put('package-lock.json', '{"version": 1}');
  return { run, put, remove: (name: string) => rmSync(join(folder, name)) };
}

test('are installed by the first command that needs them, which then runs', cleanup => {
  const { run } = tools(cleanup);
  const { status, called, stderr } = run('biome', 'check', '.');
  assert.deepEqual([status, called], [3, calls]);
  assert.match(stderr, /^Installing the packages of tools\/package\.json/);
  assert.deepEqual(run('biome', 'check', '.'), { status: 3, called: ['biome: check .'], stderr: '' });
});

test('are installed again after their versions have changed', cleanup => {
  const { run, put } = tools(cleanup);
  run();
  put('package-lock.json', '{"version": 2}');
  assert.deepEqual(run('biome', 'check', '.').called, calls);
});

test('that were installed in part are installed again', cleanup => {
  const { run, put, remove } = tools(cleanup);
  put('offline', '');
  const { status, stderr, called } = run('biome', 'check', '.');
  assert.deepEqual([status, called], [1, ['npm: ci --silent']]);
  assert.match(stderr, /npm --prefix tools ci failed/);
  remove('offline');
  assert.deepEqual(run('biome', 'check', '.').called, calls);
});

test.run();
