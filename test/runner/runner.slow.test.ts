/** The test runner reports failures, including those that uvu does not report. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { suiteOf } from '../helper.ts';
import { type Extent, testFiles } from './files.ts';
import { typescript } from './typescript/arguments.ts';

const test = suiteOf('Test runner');
const runner = fileURLToPath(new URL('../run.ts', import.meta.url));
const samples = fileURLToPath(new URL('./samples', import.meta.url));

async function run(...args: string[]) {
  // What the run of this file is must not be what that one is: coverage, for one, has no budget. Node passes the name
  // NODE_V8_COVERAGE on by itself, unless it is given.
  const { TEST_RUN: _, ...env } = process.env;
  const child = spawn(process.execPath, [...typescript, runner, `--in=${samples}`, ...args], {
    env: { ...env, NODE_V8_COVERAGE: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      output += chunk;
    });
  const [code] = await once(child, 'close');
  return { code, output };
}

test('names each failing file, with the reason, regardless of library output', async () => {
  const reasons = {
    'cannot-be-loaded': 'it could not be loaded: its process ended with code 1',
    'ends-early': 'its process ended with code 0 before its tests had',
    'fails-later': 'its process ended with code 1 after its tests',
    fails: 'a test failed',
    falsy: 'a test failed',
    'forgets-to-run': 'it registered no test; is test.run() missing?',
    'has-a-cause': 'a test failed',
    'holds-nothing': 'its suites hold no test',
    'hook-throws': 'a test failed',
    'leaves-open': 'left open: TCPServerWrap',
    'logs-a-key': 'a secret was written: mk_…',
    'never-settles': 'its process ended with code 13 before its tests had',
    'wrong-loop': 'a test failed',
  };
  const { code, output } = await run('--quick', '--patience=500');
  assert.deepEqual(
    output.match(/^FAILED: .*\.ts: .*$/gm)?.sort(),
    Object.entries(reasons).map(([name, reason]) => `FAILED: ${name}.ts: ${reason}`),
  );
  assert.match(output, /as it is meant to/);
  const causes = [...output.matchAll(/Caused by: Error: the port is taken/g)];
  assert.equal(causes.length, 2, 'where it ran, and again at the end');
  assert.match(output, /Inside a test, the loop must be over variantsInTest/);
  assert.match(output, /The expression is falsy[\s\S]*samples\/falsy\.ts:9/);
  assert.match(output, /1 of its tests did not run: a hook threw/);
  assert.equal(code, 1);
});

test('refuses an unknown flag and a number of processes that is none, before it runs anything', async () => {
  for (const [flag, reason] of [
    ['--quik', /Unknown option '--quik'/],
    ['--jobs=two', /--jobs must be a number from 1/],
    ['--jobs=0', /--jobs must be a number from 1/],
  ] as const) {
    const { code, output } = await run(flag, 'passes');
    assert.match(output, reason);
    assert.deepEqual([code, output.includes('Passed')], [1, false], flag);
  }
});

test('passes if all files pass, and counts skipped tests of a quick run', async () => {
  const { code, output } = await run('--quick', 'passes');
  assert.match(output, /Files: {5}1\n {2}Total: {5}1\n {2}Passed: {4}1\n {2}Skipped: {3}1\n/);
  assert.equal(code, 0);
});

test('skips what is long in a quick run only, and says how many tests that is', async () => {
  for (const [args, passed, skipped] of [
    [['--quick'], 0, 1],
    [[], 1, 0],
  ] as const) {
    const { code, output } = await run('long', ...args);
    assert.match(
      output,
      new RegExp(`Total: {5}${passed}\\n {2}Passed: {4}${passed}\\n {2}Skipped: {3}${skipped}\\n`),
    );
    assert.equal(code, 0);
  }
});

test('repeats tests over the first variant only, and over each in a whole run or if the file is named', async () => {
  for (const [args, titles] of [
    [[], ['once', 'first', 'first dark']],
    [['--quick'], ['once', 'first', 'first dark']],
    // What the ordinary run leaves out, and only that.
    [['--rest'], ['first light', 'second', 'second dark', 'second light']],
    [['--all'], ['once', 'first', 'first dark', 'first light', 'second', 'second dark', 'second light']],
    [['repeats'], ['once', 'first', 'first dark', 'first light', 'second', 'second dark', 'second light']],
  ] as const) {
    const { code, output } = await run(`--in=${samples}/storages`, ...args);
    assert.deepEqual(
      [...output.matchAll(/^ran: (.*)$/gm)].map(([, title]) => title),
      titles,
      args.join(),
    );
    assert.match(
      output,
      new RegExp(`Files: {5}1\n {2}Total: {5}${titles.length}\n {2}Passed: {4}${titles.length}\n`),
    );
    assert.equal(code, 0);
  }
});

test('runs a test whole in the rest of a run if an ordinary run leaves out a part of it', async () => {
  for (const [args, variants] of [
    [[], ['first']],
    [['--rest'], ['first', 'second']],
    [['--all'], ['first', 'second']],
  ] as const) {
    const { code, output } = await run(`--in=${samples}/in-test`, ...args);
    assert.deepEqual(
      [...output.matchAll(/^ran: (.*)$/gm)].map(([, title]) => title),
      variants,
      args.join(),
    );
    assert.equal(code, 0);
  }
});

test('fails if a folder costs more than its budget, unless only a part of the tests runs', async () => {
  const folder = `--in=${samples}/budget`;
  // Whatever else this machine does.
  const { code, output } = await run(folder, '--max-load=1000');
  assert.match(output, /^ {2}dear +1 +1 +\d+\.\d +0\.0001$/m);
  assert.match(output, /^FAILED: dear took \d+\.\d s of CPU, and its budget is 0\.0001 s$/m);
  assert.match(output, /npm test -- --write-budget/);
  assert.doesNotMatch(output, /^FAILED: cheap/m);
  assert.equal(code, 1);
  for (const part of ['--quick', '--all', 'costs-']) assert.equal((await run(folder, part)).code, 0, part);
  const busy = await run(folder, '--max-load=0');
  assert.match(
    busy.output,
    /^The machine was busy \(load \d+\.\d\): CPU time is not compared with the budget$/m,
  );
  assert.equal(busy.code, 0);
});

test('leaves *.slow.test.ts to the whole run, which has every file', () => {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const filesOf = (extent: Extent) =>
    testFiles(folder, { wanted: [], extent, ending: '.test.ts' }).map(({ name }) => name);
  const [quick, ordinary, whole] = [filesOf('quick'), filesOf('ordinary'), filesOf('whole')];
  const slow = whole.filter(name => name.endsWith('.slow.test.ts'));
  const every = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => name.replaceAll(sep, '/'))
    .filter(name => name.endsWith('.test.ts') && !name.includes('node_modules/'));
  assert.ok(slow.length > 0 && quick.length > 0);
  assert.deepEqual([...whole].sort(), every.sort());
  assert.deepEqual([...ordinary, ...slow].sort(), every);
  // The rest has what the ordinary run leaves out, and only that.
  const rest = filesOf('rest');
  assert.deepEqual(
    slow.filter(name => !rest.includes(name)),
    [],
  );
  for (const name of [
    'adapters/postgres/conformance.test.ts',
    'console/pages.test.ts',
    'adapters/unfit.test.ts',
  ])
    assert.ok(rest.includes(name), name);
  assert.ok(rest.length < slow.length + ordinary.length / 2, String(rest.length));
  assert.deepEqual(
    quick.filter(name => !ordinary.includes(name)),
    [],
  );
});

test('runs whole in CI, with coverage of at least 95 % of the lines', async () => {
  const root = new URL('../../', import.meta.url);
  const { scripts, c8 } = JSON.parse(await readFile(new URL('package.json', root), 'utf8'));
  // Its stages: test/scripts/check.test.ts.
  assert.match(await readFile(new URL('.ci/run', root), 'utf8'), /^npm run check -- --covered$/m);
  assert.equal(scripts['coverage:report'], 'c8 report');
  assert.equal(scripts['test:coverage'], 'c8 node --import tsx test/run.ts');
  assert.equal(scripts['test:rest'], 'node --import tsx test/run.ts --rest');
  assert.equal(scripts['test:all'], 'npm run --silent test:coverage && npm run --silent test:rest');
  assert.deepEqual([c8.all, c8['check-coverage'], c8.lines >= 95], [true, true, true]);
});

test('fails if no file matches', async () => {
  const { code, output } = await run('nobody-has-this-name');
  assert.match(output, /no test file matches/);
  assert.equal(code, 1);
});

test('ignores tests of packages that are installed below the folder', async cleanup => {
  const folder = await mkdtemp(join(tmpdir(), 'tests-'));
  cleanup(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'interop/node_modules/other'), { recursive: true });
  for (const file of ['own.test.ts', 'interop/node_modules/other/theirs.test.ts'])
    await writeFile(join(folder, file), '');
  const found = testFiles(folder, { wanted: [], extent: 'whole', ending: '.test.ts' });
  assert.deepEqual(
    found.map(({ name }) => name),
    ['own.test.ts'],
  );
});

test('begins with the files that took longest, after those that have never run', async cleanup => {
  const folder = await mkdtemp(join(tmpdir(), 'tests-'));
  cleanup(() => rm(folder, { recursive: true }));
  for (const name of ['a', 'b', 'new', 'z']) await writeFile(join(folder, `${name}.test.ts`), '');
  const durations = { 'a.test.ts': 1, 'b.test.ts': 2, 'z.test.ts': 3 };
  const found = testFiles(folder, { wanted: [], extent: 'whole', ending: '.test.ts', durations });
  assert.deepEqual(
    found.map(({ name }) => name),
    ['new.test.ts', 'z.test.ts', 'b.test.ts', 'a.test.ts'],
  );
});

test('does not follow symbolic links, which may lead back to the folder', async cleanup => {
  const folder = await mkdtemp(join(tmpdir(), 'tests-'));
  cleanup(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'other'));
  await writeFile(join(folder, 'other/own.test.ts'), '');
  await symlink(join(folder, 'other'), join(folder, 'linked'));
  const found = testFiles(folder, { wanted: [], extent: 'whole', ending: '.test.ts' });
  assert.deepEqual(
    found.map(({ name }) => name),
    ['other/own.test.ts'],
  );
});

test.run();
