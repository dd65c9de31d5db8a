/** What is public is held: a release says what it breaks. */
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { documentLines } from '../../scripts/public/document.ts';
import { breaksOf, goneSince } from '../../scripts/public/gone.ts';
import { commandLines, migrationLines, tableLines } from '../../scripts/public/tables.ts';
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
  assert.ok(migrationLines().some(line => /^0002-publish-event\.sql create or replace function/.test(line)));
  assert.ok(tableLines().includes('links slug text not null'));
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

test('is not broken by a choice or an optional member that is added to a type', () => {
  for (const [before, now, isKept] of [
    ['type State = "a" | "b"', 'type State = "a" | "b" | "c"', true],
    ['type State = "a" | "b"', 'type State = "a"', false],
    ['value f: (a: string) => void', 'value f: (a: string, more?: Options) => void', true],
    ['value f: (a: string) => void', 'value f: (a: string, more: Options) => void', false],
    ['type A.b: { readonly c: string; }', 'type A.b: { readonly c: string; readonly d?: string; }', true],
    ['type A.b: { readonly c: string; }', 'type A.b: { readonly c: string; readonly d: string; }', false],
    ['type A.b?: string', 'type A.b: string', false],
    // A released migration never changes.
    ["0002.sql create index a where b = 'c'", "0002.sql create index a where b = 'c' and d", false],
  ] as const)
    assert.deepEqual(breaksOf([before], [now]), isKept ? [] : [before], now);
});

test('is compared with the newest release, of which there may be none', async cleanup => {
  const folder = await mkdtemp(join(tmpdir(), 'public-'));
  cleanup(() => rm(folder, { recursive: true }));
  const url = pathToFileURL(`${folder}/`);
  await writeFile(join(folder, 'errors.txt'), 'a 400\nc 404\n');
  assert.deepEqual(goneSince(url, ['errors'], url), { release: null, gone: [] });
  for (const [release, errors] of Object.entries({ '0.9.0': ['d 400'], '0.10.0': ['a 400', 'b 409'] }))
    await writeFile(join(folder, `${release}.public.json.gz`), gzipSync(JSON.stringify({ errors })));
  assert.deepEqual(goneSince(url, ['errors'], url), { release: '0.10.0', gone: ['errors: b 409'] });
});

test.run();
