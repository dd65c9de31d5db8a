/** The flags `--coverage` and `--strict` of the command. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { send, suiteOf } from '../../helper.ts';
import { folder, run, start } from '../command.ts';

const test = suiteOf('The command', { isLong: true });

for (const [file, begin] of [
  ['report.xml', /^<\?xml version="1.0" encoding="UTF-8"\?>\n<testsuites /],
  ['report.JSON', /^\{\n {2}"summary": \{\n {4}"calls": 1,/],
  ['report.txt', /^Used of the document: 1 of /],
] as const)
  test(`writes the coverage to ${file} when it ends`, async cleanup => {
    const cwd = await folder(cleanup);
    const { url, stop } = await start(cleanup, cwd, '--memory', '--coverage', file);
    await send(`${url}/api/v1/models`);
    assert.deepEqual(await stop(file === 'report.xml' ? 'SIGINT' : 'SIGTERM'), [0, null]);
    const text = await readFile(join(cwd, file), 'utf8');
    assert.match(text, begin);
    if (file === 'report.JSON') assert.notEqual(JSON.parse(text).summary.responseFields, null);
  });

test('writes the coverage to the standard output for -', async cleanup => {
  const { url, stop, output } = await start(
    cleanup,
    await folder(cleanup),
    '--memory',
    '--quiet',
    '--coverage',
    '-',
  );
  await send(`${url}/api/nothing`);
  assert.deepEqual(await stop('SIGINT'), [0, null]);
  assert.match(output(), /\nRequests that the document does not allow: 1\n.*no path \/api\/nothing\n/);
});

test('does not start if the coverage cannot be written', async cleanup => {
  const { code, stderr } = await run(
    await folder(cleanup),
    '--memory',
    '--port',
    '0',
    '--coverage',
    'none/report.xml',
  );
  assert.equal(code, 1);
  assert.match(stderr, /^koa-marketplace: --coverage cannot be written: ENOENT/);
  const blank = await run(await folder(cleanup), '--coverage', '');
  assert.deepEqual(
    [blank.code, blank.stderr.includes('--coverage must not be blank')],
    [2, true],
    blank.stderr,
  );
});

test('refuses what the document does not allow with --strict, and logs it', async cleanup => {
  const { url, said } = await start(cleanup, await folder(cleanup), '--memory', '--strict');
  assert.equal((await send(`${url}/api/nothing`)).headers['x-error-code'], 'strict_mode');
  await said(/strict mode refused GET \/api\/nothing: the document has no path/);
});

test.run();
