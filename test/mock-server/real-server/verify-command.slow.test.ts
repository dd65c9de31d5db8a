/** The command `verify`, run like a user. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { secrets, suiteOf } from '../../helper.ts';
import { mockFor } from '../../mock.ts';
import { folder, run } from '../command.ts';
import { drifted } from './drifted.ts';

const test = suiteOf('The command verify', { isLong: true });

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

test.run();
