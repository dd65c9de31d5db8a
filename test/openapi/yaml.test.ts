/** The document as JSON and YAML, and the version that may be asked for. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { parse } from 'yaml';
import { toYaml } from '../../src/openapi/yaml.ts';
import { type Cleanup, send, suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';

const test = suiteOf('Formats of the OpenAPI document', { isLong: true });

async function start(cleanup: Cleanup) {
  const mock = await mockFor(cleanup);
  return (path: string, headers: Record<string, string> = {}) => send(`${mock.url}/api/${path}`, { headers });
}

test('are JSON and YAML, by the path or by Accept, each with its own ETag', async cleanup => {
  const get = await start(cleanup);
  const tags = new Set<unknown>();
  const json = await get('openapi.json');
  const yaml = await get('openapi.yaml');
  assert.deepEqual([json.status, yaml.status], [200, 200]);
  assert.match(String(json.headers['content-type']), /^application\/json/);
  assert.match(String(yaml.headers['content-type']), /^application\/yaml/);
  assert.ok(String(json.json.openapi).startsWith('3.1'));
  for (const reader of ['1.1', '1.2'] as const)
    assert.deepEqual(parse(yaml.text, { version: reader, maxAliasCount: 0 }), json.json, reader);
  for (const accept of [
    'application/yaml',
    'text/yaml;q=0.9, application/json;q=0.5',
    'application/x-yaml',
    'application/vnd.oai.openapi+yaml',
  ]) {
    const answer = await get('openapi.json', { accept });
    assert.equal(answer.text, yaml.text, accept);
    assert.match(String(answer.headers.vary), /Accept/);
  }
  for (const accept of ['*/*', 'application/json, text/yaml', 'text/html, */*;q=0.8', 'image/png'])
    assert.equal((await get('openapi.json', { accept })).text, json.text, accept);
  for (const [path, { headers }] of [
    ['openapi.json', json],
    ['openapi.yaml', yaml],
  ] as const) {
    tags.add(headers.etag);
    const again = { 'if-none-match': String(headers.etag) };
    assert.equal((await get(path, again)).status, 304);
  }
  assert.equal(tags.size, 2);
  assert.equal((await get('openapi.json')).text, (await get('openapi.json?version=3.1')).text);
  assert.equal((await get('openapi.yaml', { accept: 'application/json' })).text.slice(0, 8), 'openapi:');
});

test('have one version, and others are refused by name', async cleanup => {
  const get = await start(cleanup);
  const msg = 'Invalid request: version must be 3.1';
  for (const query of [
    'version=2.0',
    'version=3.0',
    'version=',
    'version=3.1.0',
    'version=3.0&version=3.1',
    'version=3%2E2',
  ])
    for (const path of ['openapi.json', 'openapi.yaml']) {
      const answer = await get(`${path}?${query}`);
      assert.deepEqual([answer.status, answer.json], [400, { status: 'error', msg }], query);
    }
  assert.equal((await get('openapi.json?version=3.1&version=3.1&x=1')).status, 200);
});

test('are the same data in YAML, whatever the texts and names are', () => {
  const word = fc.constantFrom(
    'no',
    'Yes',
    'on',
    '~',
    'null',
    '1e3',
    '0x1f',
    '12:30:00',
    '2026-01-01',
    '- a',
    '# b',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    word,
    fc.constantFrom('a: b', '\u2028', '\ufeff', '\u0085', '', ' '),
  );
  const { value } = fc.letrec(tie => ({
    value: fc.oneof(
      { depthSize: 'small' },
      text,
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('value')),
      fc.dictionary(text, tie('value'), { noNullPrototype: true }),
    ),
  }));
  fc.assert(
    fc.property(fc.dictionary(text, value, { noNullPrototype: true }), data => {
      const plain = JSON.parse(JSON.stringify(data));
      for (const version of ['1.1', '1.2'] as const)
        assert.deepEqual(parse(toYaml(plain), { version, merge: false }), plain);
    }),
    { numRuns: 300 },
  );
});

test.run();
