/** The code samples of the API reference send exactly the values of the form. */
import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import Koa from 'koa';
import {
  type Filled,
  languages,
  placeholder,
  type ReadyRequest,
  requestOf,
} from '../../src/console/assets/request.js';
import { type Cleanup, serveApp, suiteOf } from '../helper.ts';

const test = suiteOf('Request code samples');
const run = promisify(execFile);

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(...'\'"`$\\\n\r\t @!%&;|<>(){}[]*?#~-=é'), maxLength: 30 }),
  fc.constantFrom(
    "'; rm -rf / #",
    '$(id)',
    '`id`',
    '$HOME${',
    '@/etc/passwd',
    '-K/etc/passwd',
    '\0',
    '\u2028\u2029',
    '😀é',
    '\ud800',
    '../../x',
    '</script>',
    '%00%2e',
    '!!',
    '\\',
    "\\'",
    'a\r\nX-Evil: 1',
  ),
);

const filled = (base: string): fc.Arbitrary<Filled> =>
  fc
    .record({
      base: fc.constant(base),
      method: fc.constantFrom('POST', 'PATCH', 'PUT', 'DELETE'),
      path: fc.constant('/things/{thing_id}/parts'),
      parameters: fc
        .array(
          fc.record({
            name: fc.constantFrom('q', 'tag', 'per page', "it's"),
            in: fc.constant('query'),
            value: hostile,
          }),
          {
            maxLength: 3,
          },
        )
        .chain(query => hostile.map(value => [...query, { name: 'thing_id', in: 'path', value }])),
      body: fc.option(hostile, { nil: null }),
      key: hostile,
    })
    .chain(given => fc.constantFrom(given, { ...given, method: 'GET', body: null }));

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
      assert.deepEqual(await wordsOf(write('curl', given)), [
        ...(method === 'GET' ? [] : ['-X', method]),
        url,
        ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
        ...(body === null ? [] : ['--data-raw', body]),
      ]);
    }),
    { numRuns: 150 },
  );
});

function write(language: string, given: Filled): string {
  const found = languages[language];
  assert.ok(found);
  return found.write(requestOf(given));
}

interface Received {
  method: string;
  url: string;
  authorization: string | undefined;
  body: string;
}

/** A server that records its requests. */
async function receiver(cleanup: Cleanup): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const app = new Koa();
  app.use(async ctx => {
    const chunks: Buffer[] = [];
    for await (const chunk of ctx.req) chunks.push(chunk);
    const { method, url, headers } = ctx.req;
    const { authorization } = headers;
    received.push({
      method: method ?? '',
      url: url ?? '',
      authorization,
      body: Buffer.concat(chunks).toString(),
    });
    ctx.body = { status: 'success' };
  });
  return { ...(await serveApp(cleanup, app)), received };
}

const expected = (base: string, { method, url, headers, body }: ReadyRequest): Received => ({
  method,
  url: url.slice(base.length),
  authorization: headers.Authorization,
  body: body ?? '',
});

/** A temporary folder, which is removed after the test. */
async function folderFor(cleanup: Cleanup): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'marketplace-'));
  cleanup(() => rm(folder, { recursive: true }));
  return folder;
}

/** Runs the code of many requests as one program: the server receives them in order. */
async function assertSent(
  cleanup: Cleanup,
  language: string,
  command: string,
  samples: number,
): Promise<void> {
  const { url, received } = await receiver(cleanup);
  const folder = await folderFor(cleanup);
  // All clients change a path that consists of dots.
  const given = fc.sample(filled(url), samples).filter(one => !/\/\.+\/parts/.test(requestOf(one).url));
  for (const [index, one] of given.entries()) {
    const file = join(folder, `${index}.code`);
    await writeFile(file, write(language, one));
    const { stdout } = await run(
      command,
      command === process.execPath ? ['--input-type=module', '-e', write(language, one)] : [file],
    );
    assert.match(stdout, /success/);
    assert.deepEqual(received.at(-1), expected(url, requestOf(one)));
  }
  assert.equal(received.length, given.length);
}

for (const [language, command, needs, samples] of [
  ['curl', 'sh', 'curl', 25],
  ['javascript', process.execPath, process.execPath, 12],
  ['python', 'python3', 'python3', 12],
  ['php', 'php', 'php', 12],
] as const)
  test.unless(
    spawnSync(needs, ['--version']).error === undefined ? null : `${needs} is not on this machine`,
    `${language}: run as it stands, it sends what was filled in`,
    cleanup => assertSent(cleanup, language, command, samples),
  );

test.run();
