/** Generated fixtures from the command line. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { progressBar } from '../../../mock-server/command-line/progress.ts';
import { fixtures, secrets, send, suiteOf } from '../../helper.ts';
import { program } from '../../runner/program.ts';
import { folder, run, start } from '../command.ts';

const test = suiteOf('Generated fixtures on the command line');

const own = fixtures.items.ws_studio?.length ?? 0;
const itemsAt = async (url: string) =>
  ((await send(`${url}/api/items/all?api_key=${secrets.studio}`)).json.items as unknown[]).length;

test('--generate adds records to a new file, and says that it leaves a file that has its data', async cleanup => {
  const cwd = await folder(cleanup);
  const first = await start(
    cleanup,
    cwd,
    '--data',
    'x.json',
    '--generate',
    'items=20,purchases=30',
    '--seed',
    '9',
  );
  assert.equal(await itemsAt(first.url), own + 20);
  await first.stop('SIGTERM');
  const again = await start(cleanup, cwd, '--data', 'x.json', '--generate', 'items=50');
  assert.match(
    again.output(),
    /x\.json has its data already, so nothing is generated \(--reset replaces it\)/,
  );
  assert.equal(await itemsAt(again.url), own + 20);
  await again.stop('SIGTERM');
  const reset = await start(cleanup, cwd, '--data', 'x.json', '--generate', 'items=50', '--reset');
  assert.equal(await itemsAt(reset.url), own + 50);
  await reset.stop('SIGTERM');
});

const script = await program(new URL('../../../scripts/generate-fixtures.ts', import.meta.url));
const generate = (cwd: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [script, ...args], { cwd });

test('generate:fixtures writes a folder that --fixtures loads, the same bytes for the same seed', async cleanup => {
  const cwd = await folder(cleanup);
  const flags = ['--counts', 'items=10,purchases=10', '--seed', '4'];
  await Promise.all([generate(cwd, '--out', 'one', ...flags), generate(cwd, '--out', 'other', ...flags)]);
  const read = (name: string) => readFile(join(cwd, name, 'items.json'), 'utf8');
  assert.equal(await read('one'), await read('other'));
  assert.match(await read('one'), /"published_at": "\{today-\d+d\}T/);
  const mock = await start(cleanup, cwd, '--memory', '--fixtures', 'one');
  assert.equal(await itemsAt(mock.url), own + 10);
  await mock.stop('SIGTERM');
});

test('generate:fixtures says what is wrong with its flags', async cleanup => {
  const cwd = await folder(cleanup);
  for (const [args, message] of [
    [[], /^--out is missing: the folder to write to\nUsage: /],
    [['--out', 'x', '--counts', 'itms=1'], /^--counts cannot be itms: do you mean items\?\n/],
    [['--out', 'x', '--seed', 'x'], /^--seed must be an integer/],
  ] as const)
    await assert.rejects(generate(cwd, ...args), (error: { code: number; stderr: string }) => {
      assert.match(error.stderr, message);
      return error.code === 2;
    });
});

test('the flags are checked', async cleanup => {
  const cwd = await folder(cleanup);
  for (const [args, message] of [
    [['--generate', 'itmes=5'], '--generate cannot be itmes: do you mean items?'],
    [['--generate', 'items'], '--generate needs items as a number of records from 0 to 1000000'],
    [['--generate', 'items=1,items=2'], '--generate must not name a collection twice'],
    [['--generate', 'items=1', '--seed', 'x'], '--seed must be an integer from 0 to 4294967295'],
    [['--seed', '1'], '--seed is only supported with --generate'],
  ] as const)
    assert.deepEqual(await run(cwd, ...args).then(({ code, stderr }) => [code, stderr]), [
      2,
      `koa-marketplace: ${message}\n`,
    ]);
});

test('the progress bar is drawn on a terminal only', () => {
  const written: string[] = [];
  const draw = (isTTY: boolean) => {
    const tell = progressBar({ isTTY, write: text => written.push(text) });
    tell({ collection: 'items', done: 5_000, total: 10_000 });
    tell({ collection: 'items', done: 10_000, total: 10_000 });
  };
  draw(false);
  assert.deepEqual(written, []);
  draw(true);
  assert.deepEqual(written, [
    `\ritems [${'#'.repeat(15)}${'.'.repeat(15)}] 5,000 of 10,000`,
    `\ritems [${'#'.repeat(30)}] 10,000 of 10,000\n`,
  ]);
});

test.run();
