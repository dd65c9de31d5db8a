/** What the search of the API reference finds. */
import assert from 'node:assert/strict';
import { referenceOf } from '../../src/console/pages/reference/model.ts';
import { differsInOne, search } from '../../src/console/pages/reference/search.ts';
import { openApiDocument } from '../../src/openapi/document.ts';
import { operations, served } from '../built-in.ts';
import { suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';
import { loggedIn, unescaped } from './client.ts';

const test = suiteOf('The search of the API reference', { isLong: true });

const reference = referenceOf(
  openApiDocument(served, { server: 'https://shop.example' }),
  'https://shop.example',
  operations,
);

/** The pages that were found, the best one first. */
const found = (q: string) =>
  search(reference, q).found.map(({ entry }) => entry.operation?.operationId ?? entry.event ?? 'overview');
/** The details of the first page. */
const details = (q: string) =>
  search(reference, q).found[0]?.details.map(({ kind, name }) => `${kind} ${name}`) ?? [];

test('finds each operation by its name, its id and its path', () => {
  for (const { operationId, summary, method, path } of reference.operations.values())
    for (const q of [summary, operationId, `${method} ${path}`])
      assert.ok(found(q).slice(0, 5).includes(operationId), `${operationId} by ${q}: ${found(q)}`);
});

test('finds fields, parameters, errors, scopes and events', () => {
  assert.equal(found('max_clicks')[0], 'createLink');
  assert.deepEqual(details('max_clicks').slice(0, 1), ['Body max_clicks']);
  assert.deepEqual(details('screenshots item'), ['Response item.media.screenshots']);
  assert.equal(found('per_page')[0], 'listItems');
  assert.ok(details('slug_taken').includes('Error slug_taken'));
  for (const id of found('webhooks:write').slice(0, 5))
    assert.equal(reference.operations.get(id)?.scope, 'webhooks:write', id);
  assert.equal(found('link.created')[0], 'link.created');
  // What is sent comes before the events and responses that contain it.
  for (const q of ['link expires', 'link expires_at'])
    assert.deepEqual([found(q)[0], details(q)[0]], ['createLink', 'Body expires_at'], q);
  assert.ok(found('link expiry').slice(0, 2).includes('createLink'));
  assert.deepEqual(found('password').slice(0, 3), ['createLink', 'upsertLink', 'changeLink']);
  // What every operation may answer is found once.
  assert.deepEqual(found('headers_too_large'), ['overview']);
});

test('needs every word, and takes one letter that is wrong', () => {
  assert.equal(found('revoke key')[0], 'revokeKey');
  assert.deepEqual(found('revoke xylophone'), []);
  const { words, isCorrected } = search(reference, 'webhok secret');
  assert.deepEqual([words[1], isCorrected], ['secret', true]);
  assert.ok(found('webhok secret').includes('rotateWebhookSecret'));
  for (const [one, other, expected] of [
    ['scope', 'scpoe', true],
    ['scope', 'scop', true],
    ['scop', 'scope', true],
    ['scope', 'scape', true],
    ['scope', 'scope', false],
    ['scope', 'sc', false],
    ['scope', 'spoce', false],
  ] as const)
    assert.equal(differsInOne(one, other), expected, `${one} ${other}`);
});

test('finds nothing for nothing, and takes any text', () => {
  for (const q of ['', ' ', '\n\t']) assert.equal(search(reference, q).total, 0);
  for (const q of [
    '.*',
    '(',
    '\\',
    '<script>',
    '[]',
    '\u0000',
    '😀',
    'x'.repeat(5_000),
    'a '.repeat(5_000),
    '__proto__',
  ])
    assert.ok(search(reference, q).found.length <= 30, q.slice(0, 20));
});

test('works without scripts, marks what was found, and escapes what was typed', async cleanup => {
  const mock = await mockFor(cleanup);
  const person = await loggedIn(mock);
  const { status, text } = await person.get('/reference?workspace=ws_studio&q=Max_Clicks');
  assert.equal(status, 200);
  assert.match(text, /href="\/user\/api\/reference\/createLink\?workspace=ws_studio#body\.max_clicks"/);
  assert.match(text, /<mark>max_clicks<\/mark>/);
  assert.match(text, /name="q" value="Max_Clicks"/);
  assert.match(text, /<input type="hidden" name="workspace" value="ws_studio">/);
  const hostile = await person.get(`/reference?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
  assert.doesNotMatch(hostile.text, /<script>alert/);
  assert.ok(unescaped(hostile.text).includes('“"><script>alert(1)</script>”'));
  assert.match(hostile.text, /Nothing was found/);
});

test.run();
