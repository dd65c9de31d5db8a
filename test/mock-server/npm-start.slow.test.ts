/** `npm start` and the mock server that it runs end together, in whatever way. */
import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import manifest from '../../package.json' with { type: 'json' };
import { digestOfInputs, stampName } from '../../scripts/build/inputs.js';
import { type Cleanup, secrets, send, suiteOf } from '../helper.ts';
import { typescript } from '../runner/typescript/arguments.ts';
import { stopped } from '../stopped.ts';
import { until } from '../until.ts';
import { begin, folder, start } from './command.ts';

const test = suiteOf('A mock server that is ended');
const root = fileURLToPath(new URL('../../', import.meta.url));

/** A project with our `npm start`, whose build is the sources. */
async function project(cleanup: Cleanup): Promise<string> {
  const cwd = await folder(cleanup);
  const { start: command } = manifest.scripts;
  await writeFile(join(cwd, 'package.json'), JSON.stringify({ type: 'module', scripts: { start: command } }));
  for (const name of ['start.js', 'end-with-npm.js', 'build/inputs.js', 'build/needed.js'])
    await cp(join(root, 'scripts', name), join(cwd, 'scripts', name));
  await mkdir(join(cwd, 'dist'));
  const cli = new URL('../../mock-server/command-line/cli.ts', import.meta.url).href;
  await writeFile(join(cwd, 'dist/cli.js'), `await import(${JSON.stringify(cli)});`);
  await writeFile(join(cwd, 'dist', stampName), digestOfInputs(cwd));
  return cwd;
}

/** Runs `npm start` in a group of processes of its own, as a shell does. */
async function npmStart(cleanup: Cleanup, cwd: string) {
  const { DATABASE_URL: _, ...env } = process.env;
  const child = spawn('npm', ['start', '--', '--port', '0', '--quiet'], {
    cwd,
    env: { ...env, NODE_OPTIONS: typescript.join(' ') },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const { pid = 0 } = child;
  cleanup(() => {
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // All of the group have ended.
    }
  });
  let output = '';
  child.stdout.on('data', chunk => {
    output += chunk;
  });
  const url = await until(
    () => /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0],
    () => output,
  );
  assert.ok(url !== undefined);
  await until(() => isListening(url));
  return { child, pid, url };
}

const isListening = (url: string) =>
  send(`${url}/__mock/health`).then(
    () => true,
    () => false,
  );

for (const [what, ended, signal] of [
  ['npm gets SIGTERM', 'npm', 'SIGTERM'],
  ['npm gets SIGHUP', 'npm', 'SIGHUP'],
  ['npm is killed', 'npm', 'SIGKILL'],
  ['the whole group gets SIGINT, as by Ctrl+C', 'group', 'SIGINT'],
  ['the whole group gets SIGTERM', 'group', 'SIGTERM'],
  ['the whole group gets SIGHUP, as from a terminal that is closed', 'group', 'SIGHUP'],
] as const)
  test(`leaves its port and its data file if ${what}`, async cleanup => {
    const cwd = await project(cleanup);
    const { child, pid, url } = await npmStart(cleanup, cwd);
    process.kill(ended === 'npm' ? pid : -pid, signal);
    if ((child.exitCode ?? child.signalCode) === null) await once(child, 'exit');
    await until(async () => !(await isListening(url)));
    await until(async () => (await readdir(join(cwd, '.data'))).join() === 'mock.json');
  });

test('is built first, which is said at once, on the standard error', async cleanup => {
  const cwd = await project(cleanup);
  const cli = join(cwd, 'dist/cli.js');
  const [built, line] = [JSON.stringify(cli), JSON.stringify("console.log('started')")];
  await writeFile(
    join(cwd, 'scripts/build/index.js'),
    `import { writeFileSync } from 'node:fs'; console.error('building'); writeFileSync(${built}, ${line});`,
  );
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['scripts/start.js'], { cwd });
  assert.equal(stdout, 'started\n');
  assert.match(stderr, /^Building the package, .*\. This may take a minute\.\nbuilding\n$/);
});

test('goes on when whoever reads its output has ended', async cleanup => {
  const cwd = await folder(cleanup);
  const child = begin(cleanup, cwd, '--port', '0', '--memory');
  let output = '';
  child.stdout.on('data', chunk => {
    output += chunk;
  });
  const url = await until(() => /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0]);
  child.stdout.destroy();
  child.stderr.destroy();
  assert.ok(url !== undefined);
  // Each is logged, into a pipe that nobody reads.
  for (let count = 0; count < 3; count += 1) {
    assert.equal((await send(`${url}/api/items/all?api_key=${secrets.studio}`)).status, 200);
    await send(`${url}/__mock/requests/wait?count=${count + 1}`).catch(() => {});
  }
  assert.equal(child.exitCode ?? child.signalCode, null);
  child.kill('SIGTERM');
  const [code, signal] = await once(child, 'exit');
  assert.deepEqual([code, signal], [0, null]);
});

test('is started again at once after it was killed, with all changes stored', async cleanup => {
  const cwd = await folder(cleanup);
  const first = begin(cleanup, cwd, '--port', '0');
  let output = '';
  first.stdout.on('data', chunk => {
    output += chunk;
  });
  await until(
    () => output.includes('Try it:'),
    () => output,
  );
  // Not while it saves, because what it has begun to write stays beside the file until the next start.
  const files = async () => (await readdir(join(cwd, '.data'))).sort();
  await until(async () => {
    await stopped(first);
    if ((await files()).join() === 'mock.json,mock.json.lock') return true;
    first.kill('SIGCONT');
    return false;
  }, files);
  first.kill('SIGKILL');
  await once(first, 'exit');
  assert.deepEqual(await files(), ['mock.json', 'mock.json.lock']);
  const stored = JSON.parse(await readFile(join(cwd, '.data/mock.json'), 'utf8'));
  const again = await start(cleanup, cwd);
  assert.equal((await send(`${again.url}/__mock/health`)).status, 200);
  assert.equal(again.reported(), '');
  assert.deepEqual(await again.stop('SIGTERM'), [0, null]);
  const kept = JSON.parse(await readFile(join(cwd, '.data/mock.json'), 'utf8'));
  assert.deepEqual(Object.keys(kept.keys), Object.keys(stored.keys));
});

test.run();
