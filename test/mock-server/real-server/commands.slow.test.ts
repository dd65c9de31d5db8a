/** The commands `verify` and `record`, run like a user. */
import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { secrets, send, suiteOf } from '../../helper.ts';
import { mockFor } from '../../mock.ts';
import { folder, run, start } from '../command.ts';
import { drifted } from './drifted.ts';

const test = suiteOf('The commands for real servers', { isLong: true });

const key = secrets.studio;

test('exits with 0 if a server answers as documented, and writes what it has tried', async cleanup => {
  const { url } = await mockFor(cleanup);
  const cwd = await folder(cleanup);
  for (const [file, begin] of [
    ['report.xml', /^<\?xml version="1.0" encoding="UTF-8"\?>\n<testsuites name="Comparison of http/],
    ['report.JSON', /^\{\n {2}"url": "http/],
    ['report.txt', /^http:\/\/127\.0\.0\.1:\d+: 5 operations, \d+ attempts as documented, 0 differ/],
  ] as const) {
    const { code, stdout } = await run(
      cwd,
      'verify',
      url,
      '--key',
      key,
      '--only',
      'marketplace,models',
      '--report',
      file,
    );
    assert.deepEqual([code, stdout.includes('0 differ')], [0, true]);
    const text = await readFile(join(cwd, file), 'utf8');
    assert.match(text, begin);
    assert.ok(!`${stdout}${text}`.includes('mk_Demo'));
  }
});

test('exits with 1 if something differs, and shows the request without the key', async cleanup => {
  const url = await drifted(cleanup, '/api/items/all', { status: 418 });
  const cwd = await folder(cleanup);
  const { code, stdout } = await run(
    cwd,
    'verify',
    url,
    '--key',
    key,
    '--only',
    'listItems',
    '--report',
    'r.xml',
  );
  assert.equal(code, 1);
  assert.match(stdout, /\n {2}DIFFERS {2}a valid request: the status 418 is not documented; 200, /);
  assert.match(stdout, /\/api\/items\/all\?api_key=\*\*\*: 418\n/);
  const xml = await readFile(join(cwd, 'r.xml'), 'utf8');
  assert.match(xml, /<testsuite name="marketplace" tests="\d+" failures="[1-9]/);
  assert.match(xml, /<failure message="the status 418 is not documented; .*api_key=\*\*\*: 418\)"\/>/);
  assert.ok(!`${stdout}${xml}`.includes(key));
});

test('exits with 2 if it could not compare anything', async cleanup => {
  const { url } = await mockFor(cleanup);
  const cwd = await folder(cleanup);
  for (const [args, message] of [
    [['http://127.0.0.1:1', '--key', key], /^koa-marketplace: 127\.0\.0\.1:1: nothing listens there\n$/],
    [[url, '--key', 'mk_wrong'], /^koa-marketplace: the server refuses the key \(Unknown API key\)/],
    [
      [url],
      /^koa-marketplace: the server refuses requests without a key \(Missing API key\): give a valid one/,
    ],
    [[url, '--key', key, '--report', 'none/r.xml'], /^koa-marketplace: --report cannot be written: ENOENT/],
    [[], /^koa-marketplace: verify requires the URL of the server/],
  ] as const) {
    const { code, stderr } = await run(cwd, 'verify', ...args);
    assert.equal(code, 2);
    assert.match(stderr, message);
  }
});

test('makes fixtures and answers of a file, which the mock server serves', async cleanup => {
  const mock = await mockFor(cleanup);
  const headers = { 'x-api-key': key };
  await send(`${mock.url}/api/items/all`, { headers });
  await send(`${mock.url}/api/items/item?item_id=9`, { headers });
  const cwd = await folder(cleanup);
  await writeFile(join(cwd, 'capture.har'), JSON.stringify(await mock.har()));
  const { stdout } = await run(cwd, 'record', 'capture.har', '--to', 'made');
  assert.match(stdout, /^Server: http:\/\/127\.0\.0\.1:\d+\nRecorded: items \d+, answers 1\nReplaced: /);
  assert.match(
    stdout,
    /serve them with: npx koa-marketplace --fixtures made --answers made\/answers\.json\n$/,
  );
  const { url } = await start(
    cleanup,
    cwd,
    '--memory',
    '--fixtures',
    'made',
    '--answers',
    'made/answers.json',
  );
  assert.equal((await send(`${url}/api/items/item?item_id=9`, { headers })).status, 404);
  assert.equal((await send(`${url}/api/items/all`, { headers })).status, 200);
  const again = await run(cwd, 'record', 'capture.har', '--to', 'made');
  assert.equal(again.code, 1);
  assert.match(again.stderr, /^koa-marketplace: made has files already: choose another folder/);
  assert.equal((await run(cwd, 'record', 'capture.har', '--to', 'made', '--force')).code, 0);
});

test.run();
