/** What the mock server for browsers has in place of parts of Node.js does the same as these. */
import assert from 'node:assert/strict';
import crypto from 'node:crypto';
import net from 'node:net';
import path from 'node:path';
import querystring from 'node:querystring';
import util from 'node:util';
import zlib from 'node:zlib';
import * as fullCrypto from '../../../mock-server/browser/full/node/crypto.ts';
import * as fullZlib from '../../../mock-server/browser/full/node/zlib.ts';
import * as ownHooks from '../../../mock-server/browser/node/async_hooks.ts';
import * as ownCrypto from '../../../mock-server/browser/node/crypto.ts';
import * as ownNet from '../../../mock-server/browser/node/net.ts';
import * as ownPath from '../../../mock-server/browser/node/path.ts';
import * as ownQuery from '../../../mock-server/browser/node/querystring.ts';
import * as ownTimers from '../../../mock-server/browser/node/timers.ts';
import * as ownUrl from '../../../mock-server/browser/node/url.ts';
import * as ownUtil from '../../../mock-server/browser/node/util.ts';
import * as ownZlib from '../../../mock-server/browser/node/zlib.ts';
import { suiteOf } from '../../helper.ts';

const test = suiteOf('The parts of Node.js in a browser');

const texts = ['', 'a', 'grüße 🎟️', 'x'.repeat(70_000)];

test('make the same digests, and random values of the same form', async () => {
  for (const text of texts) {
    for (const name of ['sha1', 'sha256'] as const) {
      assert.equal(ownCrypto.hash(name, text), crypto.createHash(name).update(text).digest('hex'));
      assert.deepEqual(
        ownCrypto.createHmac(name, 'key').update(text).digest(),
        crypto.createHmac(name, 'key').update(text).digest(),
      );
    }
    assert.equal(ownZlib.crc32(text), zlib.crc32(text));
  }
  assert.equal(ownCrypto.randomBytes(9).length, 9);
  for (let count = 0; count < 100; count += 1) {
    const one = ownCrypto.randomInt(5, 8);
    assert.ok(Number.isInteger(one) && one >= 5 && one < 8);
    assert.ok(ownCrypto.randomInt(3) < 3);
  }
  assert.match(
    ownCrypto.randomUUID(),
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
  const [one, other] = [Buffer.from('same'), Buffer.from('some')];
  assert.deepEqual(
    [ownCrypto.timingSafeEqual(one, Buffer.from('same')), ownCrypto.timingSafeEqual(one, other)],
    [true, false],
  );
  assert.throws(ownCrypto.scrypt, /scrypt is not part of the mock server for browsers/);
});

test('hash a password as Node.js does, and refuse what it refuses', async () => {
  const cost = { N: 1_024, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
  const salt = Buffer.from('salt');
  const hashed = (settings: typeof cost) =>
    new Promise<Buffer | undefined>((resolve, reject) =>
      fullCrypto.scrypt('grüße', salt, 32, settings, (error, key) => (error ? reject(error) : resolve(key))),
    );
  assert.deepEqual(await hashed(cost), crypto.scryptSync('grüße', salt, 32, cost));
  await assert.rejects(hashed({ ...cost, N: 1_000 }));
});

test('write what zlib reads', () => {
  for (const text of texts)
    assert.equal(String(zlib.inflateSync(fullZlib.deflateSync(Buffer.from(text)))), text);
  assert.throws(ownZlib.createGunzip, /compressed bodies are not read in a browser/);
});

test('tell addresses from names', () => {
  for (const text of [
    '127.0.0.1',
    '256.0.0.1',
    '1.2.3',
    '1.2.3.4.',
    '::1',
    'fe80::1',
    ':::',
    'a:b',
    'localhost',
    '',
  ])
    assert.deepEqual([ownNet.isIP(text), text], [net.isIP(text), text]);
});

test('read queries, URLs and paths', () => {
  for (const text of ['', 'a=1&b=x%20y', 'a=1&a=2&a=3', 'q=gr%C3%BC%C3%9Fe'])
    assert.deepEqual({ ...ownQuery.parse(text) }, { ...querystring.parse(text) });
  assert.equal(ownQuery.stringify({ a: '1', b: 'x&y' }), querystring.stringify({ a: '1', b: 'x&y' }));
  const { pathname, search } = ownUrl.parse('/api/items/all?q=a');
  assert.equal(ownUrl.format({ pathname, search }), '/api/items/all?q=a');
  assert.equal(ownUrl.pathToFileURL('/a/b').href, 'file:///a/b');
  for (const file of ['a.json', 'folder/a.tar.gz', 'none', '.hidden', 'folder.d/none'])
    assert.deepEqual(
      [ownPath.extname(file), ownPath.basename(file)],
      [path.posix.extname(file), path.posix.basename(file)],
      file,
    );
  assert.deepEqual(
    [ownPath.dirname('a/b'), ownPath.join('a', 'b'), ownPath.parse('a/b.json').name],
    ['a', 'a/b', 'b'],
  );
});

test('compare values, and know their kinds', async () => {
  const values = [
    1,
    '1',
    null,
    undefined,
    Number.NaN,
    [],
    [1, { a: [2] }],
    { a: 1 },
    { a: 1, b: undefined },
    new Set([1]),
    new Map([['a', { b: 1 }]]),
  ];
  for (const one of values)
    for (const other of [...values, structuredClone([1, { a: [2] }]), new Map([['a', { b: 1 }]])])
      assert.equal(ownUtil.isDeepStrictEqual(one, other), util.isDeepStrictEqual(one, other));
  for (const value of [
    Promise.resolve(),
    new Date(),
    new Uint8Array(1),
    Buffer.from('a'),
    async () => {},
    1,
    null,
  ])
    for (const name of ['isPromise', 'isDate', 'isUint8Array', 'isAsyncFunction'] as const)
      assert.equal(ownUtil.types[name](value), util.types[name](value), name);
  assert.equal(ownUtil.inspect({ a: 1 }), '{"a":1}');
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  assert.equal(ownUtil.inspect(circle), '[object Object]');
  assert.equal(ownUtil.format('a', 1), 'a 1');
  const work = ownUtil.promisify<number>((number, done) =>
    (done as (error: unknown, result: unknown) => void)(null, number),
  );
  assert.equal(await work(5), 5);
});

test('wait with timers that can be ended, and keep nothing over an await', async () => {
  await new Promise<void>(resolve => ownTimers.setTimeout(resolve, 0).unref().ref());
  await new Promise<void>(resolve => ownTimers.setImmediate(resolve));
  const timer = ownTimers.setInterval(() => assert.fail('it was ended'), 1);
  ownTimers.clearInterval(timer);
  ownTimers.clearTimeout(ownTimers.setTimeout(() => assert.fail('it was ended'), 1));
  ownTimers.clearTimeout(undefined);
  const store = new ownHooks.AsyncLocalStorage<number>();
  assert.deepEqual([store.run(1, () => 2), store.getStore(), ownHooks.executionAsyncId()], [2, undefined, 0]);
});

test.run();
