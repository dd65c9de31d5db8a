/** What is public is held: a release says what it breaks. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { documentLines } from '../../scripts/public/document.ts';
import { breaksOf, goneSince } from '../../scripts/public/gone.ts';
import { commandLines, migrationLines } from '../../scripts/public/tables.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('What is public');

test('has a line for each fact that somebody relies on', () => {
  const { http, events, errors } = documentLines();
  for (const line of [
    'GET /api/items/item operationId getItem',
    'POST /api/v1/links body application/json $ref "#/components/schemas/CreateLinkRequest"',
    'CreateLinkRequest.url required',
    'GET /api/v1/links answers 200',
    'Link.clicks type "integer"',
  ])
    assert.ok(http.includes(line), line);
  assert.ok(events.some(line => line.startsWith('link.created')));
  assert.ok(errors.includes('slug_taken 409'));
  assert.ok(migrationLines().some(line => /^0001-tables\.sql create table :schema\.links \(/.test(line)));
  assert.ok(commandLines().includes('serve --port string'));
});

test('is broken by what is gone, what has changed and what callers have to send now', () => {
  const before = [
    'GET /a operationId a',
    'GET /a query.q optional',
    'MakeRequest.url required',
    'Thing.name type "string"',
    'slug_taken 409',
  ];
  assert.deepEqual(breaksOf(before, before), []);
  // New operations, fields of answers, optional parameters and errors break nobody.
  assert.deepEqual(
    breaksOf(before, [
      ...before,
      'GET /b query.q required',
      'GET /a query.more optional',
      'Thing.more required',
      'NewRequest.url required',
      'gone 410',
    ]),
    [],
  );
  assert.deepEqual(breaksOf(before, [...before.slice(1), 'GET /a operationId b']), ['GET /a operationId a']);
  assert.deepEqual(breaksOf(before, [...before, 'MakeRequest.more required']), [
    'MakeRequest.more required now',
  ]);
  assert.deepEqual(breaksOf(before, [...before, 'GET /a header.X-More required']), [
    'GET /a header.X-More required now',
  ]);
  assert.deepEqual(
    breaksOf(
      before,
      before.map(line => line.replace('409', '400')),
    ),
    ['slug_taken 409'],
  );
});

test('is compared with the newest release, of which there may be none', async cleanup => {
  const folder = await mkdtemp(join(tmpdir(), 'public-'));
  cleanup(() => rm(folder, { recursive: true }));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], { cwd: folder });
  const write = (lines: string[]) => writeFile(join(folder, 'errors.txt'), `${lines.join('\n')}\n`);
  const url = pathToFileURL(`${folder}/`);
  git('init', '-q');
  await write(['a 400', 'b 409']);
  git('add', '.');
  git('commit', '-qm', 'One');
  assert.deepEqual(goneSince(url, ['errors']), { tag: null, gone: [] });
  git('tag', 'v1.0.0');
  await write(['a 400', 'c 404']);
  assert.deepEqual(goneSince(url, ['errors', 'errors']), {
    tag: 'v1.0.0',
    gone: ['errors: b 409', 'errors: b 409'],
  });
});

test.run();
