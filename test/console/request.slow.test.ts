/** The code samples of the API reference send exactly the values of the form. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { languages } from '../../src/console/assets/languages.js';
import { placeholder, requestOf } from '../../src/console/assets/request.js';
import { suiteOf } from '../helper.ts';
import { filled, hostile } from './samples/hostile.ts';
import { type LanguageName, runtimes, whyNot } from './samples/runtimes.ts';
import { assertSent, codeOf } from './samples/sent.ts';

const test = suiteOf('Request code samples');
const run = promisify(execFile);

/** The text without characters that cannot be sent. */
const sendable = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD');

test('contain the typed values, and a key that cannot break a header', () => {
  fc.assert(
    fc.property(filled('https://shop.example/market'), given => {
      const { url, headers, body } = requestOf(given);
      const address = new URL(url);
      assert.equal(address.origin, 'https://shop.example');
      const query = given.parameters.filter(one => one.in === 'query' && one.value !== '');
      assert.deepEqual(
        [...address.searchParams],
        query.map(({ name, value }) => [name, sendable(value)]),
      );
      const thing = given.parameters.find(one => one.in === 'path')?.value;
      const shown =
        url.split('?')[0]?.slice('https://shop.example/market/things/'.length, -'/parts'.length) ?? '';
      assert.equal(decodeURIComponent(shown), sendable(thing || 'THING_ID'));
      assert.match(headers.Authorization ?? '', /^Bearer [\w.~+/=-]+$/);
      assert.equal(body ?? '', sendable(given.body ?? '').replaceAll('\0', ''));
    }),
    { numRuns: 1_000 },
  );
});

test('contain placeholders for a missing key and missing values', () => {
  const { url, headers } = requestOf({
    base: '',
    method: 'GET',
    path: '/keys/{key_id}',
    parameters: [],
    body: null,
    key: ' \n',
  });
  assert.equal(headers.Authorization, `Bearer ${placeholder}`);
  assert.equal(url, '/keys/KEY_ID');
});

test('can contain the key as the parameter api_key: in the body, or otherwise in the URL', () => {
  const given = {
    base: '',
    method: 'POST',
    path: '/v',
    parameters: [],
    key: 'mk_a+b',
    keyPlace: 'parameter',
  };
  for (const [body, url, sent] of [
    ['{"purchase_code": "x"}', '/v', '{"api_key": "mk_a+b", "purchase_code": "x"}'],
    [' {\n  "a": 1\n}', '/v', ' {\n  "api_key": "mk_a+b", "a": 1\n}'],
    ['{}', '/v', '{"api_key": "mk_a+b"}'],
    ['{"api_key": "other"}', '/v', '{"api_key": "other"}'],
    ['[1]', '/v?api_key=mk_a%2Bb', '[1]'],
    ['{', '/v?api_key=mk_a%2Bb', '{'],
    ['null', '/v?api_key=mk_a%2Bb', 'null'],
    [null, '/v?api_key=mk_a%2Bb', null],
  ] as const) {
    const request = requestOf({ ...given, body });
    assert.deepEqual([request.url, request.body, request.headers.Authorization], [url, sent, undefined]);
  }
  const query = [{ name: 'item_id', in: 'query', value: '5' }];
  const get = requestOf({ ...given, method: 'GET', body: null, key: '', parameters: query });
  assert.equal(get.url, `/v?api_key=${placeholder}&item_id=5`);
});

/** The arguments that a POSIX shell reads in the command, each terminated by NUL. */
const wordsOf = async (code: string): Promise<string[]> => {
  const echo = `curl() { for word; do printf '%s\\0' "$word"; done; }`;
  const { stdout } = await run('sh', ['-c', `${echo}\n${code}`]);
  return stdout.split('\0').slice(0, -1);
};

test('are quoted so that a POSIX shell reads the cURL command correctly', async () => {
  await fc.assert(
    fc.asyncProperty(filled('https://shop.example'), async given => {
      const { url, method, headers, body } = requestOf(given);
      assert.deepEqual(await wordsOf(codeOf('curl', given)), [
        ...(method === 'GET' ? [] : ['-X', method]),
        url,
        ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
        ...(body === null ? [] : ['--data-raw', body]),
      ]);
    }),
    { numRuns: 150 },
  );
});

/** What a literal may contain in Go, whose programs other tests run. */
const quoted = /^"(?:[^"\\\p{Cc}\u2028\u2029\ufeff]|\\(?:["\\bfnrt]|u[0-9a-f]{4}))*"$/u;

test('are quoted so that Go reads the texts correctly', () => {
  fc.assert(
    fc.property(hostile.map(sendable), text => {
      const code = languages.go.literal(text);
      assert.match(code, quoted);
      assert.equal(JSON.parse(code), text);
    }),
    { numRuns: 1_000 },
  );
});

test('show a body of several lines as it is, where no character has a meaning', () => {
  const body = '{\n  "a": "é #{1} // {0}"\n}';
  const given = { base: '', method: 'POST', path: '/v', parameters: [], key: '' };
  for (const [name, code] of [
    ['javascript', `\`${body}\``],
    ['python', `'''${body}'''`],
    ['php', `'${body}'`],
    ['go', `\`${body}\``],
  ] as const) {
    assert.ok(codeOf(name, { ...given, body }).includes(code), name);
    for (const meaning of ["'", '`', '$', '\\', '\r', '\ufeff'])
      if (name !== 'php')
        assert.ok(!codeOf(name, { ...given, body: `${body}${meaning}` }).includes('\n  "a"'), name);
  }
});

for (const name of Object.keys(languages) as LanguageName[])
  if (!runtimes[name].slow)
    test.unless(whyNot(name), `${name}: run as it stands, it sends what was filled in`, cleanup =>
      assertSent(cleanup, name, name === 'curl' ? 25 : 12),
    );

test.run();
