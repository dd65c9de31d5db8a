import assert from 'node:assert/strict';
import { crc32 } from 'node:zlib';
import { generateSecret, hintsOf, isWellFormed } from '../../src/index.ts';
import { type Cleanup, fixtures, form, knownCode, post, secrets, send, suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';

const test = suiteOf('API keys in a request');

async function start(cleanup: Cleanup, options = {}) {
  const mock = await mockFor(cleanup, options);
  return {
    mock,
    url: mock.url,
    item: `${mock.url}/api/items/item?item_id=1001`,
    validation: `${mock.url}/api/purchases/validation`,
  };
}

test('are accepted in query, form, JSON, x-api-key, api_key and bearer', async cleanup => {
  const { item, validation } = await start(cleanup);
  const key = secrets.studio;
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify({ api_key: key, item_id: 1001 });
  for (const answer of [
    await send(`${item}&api_key=${key}`),
    await send(item, { headers: { 'x-api-key': key } }),
    await send(item, { headers: { api_key: key } }),
    await send(item, { headers: { API_Key: key } }),
    await send(item, { headers: { authorization: `Bearer ${key}` } }),
    await send(item, { headers: { authorization: `bearer  ${key}` } }),
    await send(item, { headers: { ...json, 'content-length': String(body.length) }, body }),
    await post(validation, { api_key: key, purchase_code: knownCode }),
    await form(validation, `api_key=${key}&purchase_code=${knownCode}`),
    await post(`${validation}?api_key=${key}`, { purchase_code: knownCode }),
    await post(validation, { purchase_code: knownCode }, { 'x-api-key': key }),
    await post(validation, { purchase_code: knownCode }, { api_key: key }),
    await post(validation, { purchase_code: knownCode }, { authorization: `Bearer ${key}` }),
  ])
    assert.equal(answer.status, 200);
});

test('may be sent twice if they are the same, but not if they differ', async cleanup => {
  const { item, validation } = await start(cleanup);
  const same = await send(`${item}&api_key=${secrets.studio}`, { headers: { 'x-api-key': secrets.studio } });
  assert.equal(same.status, 200);
  const two = { status: 'error', msg: 'Invalid request: the request contains two different API keys' };
  for (const answer of [
    await send(`${item}&api_key=${secrets.studio}`, { headers: { 'x-api-key': secrets.sounds } }),
    await send(item, { headers: { 'x-api-key': secrets.studio, authorization: `Bearer ${secrets.sounds}` } }),
    await send(item, { headers: { api_key: secrets.studio, authorization: `Bearer ${secrets.sounds}` } }),
    await send(item, { headers: { api_key: secrets.studio, 'x-api-key': secrets.sounds } }),
    await send(`${item}&api_key=${secrets.studio}`, { headers: { api_key: secrets.sounds } }),
    await post(
      validation,
      { api_key: secrets.studio, purchase_code: knownCode },
      { authorization: `Bearer ${secrets.sounds}` },
    ),
  ])
    assert.deepEqual([answer.status, answer.json], [400, two]);
  const twice = await post(`${validation}?api_key=${secrets.sounds}`, {
    api_key: secrets.studio,
    purchase_code: knownCode,
  });
  assert.deepEqual(
    [twice.status, twice.json.msg],
    [400, 'Invalid request: api_key was sent twice with different values'],
  );
});

test('are refused with the reason if they are missing, unknown, mistyped, expired or revoked', async cleanup => {
  const { item } = await start(cleanup);
  const mistyped = `${secrets.studio.slice(0, -1)}0`;
  for (const [key, msg] of [
    ['', 'Missing API key'],
    ['nonsense', 'Unknown API key'],
    [mistyped, 'Unknown API key'],
    [generateSecret(), 'Unknown API key'],
    ['x'.repeat(5_000), 'Unknown API key'],
    ['%00%c3%bf', 'Unknown API key'],
    [secrets.expired, 'Expired API key'],
    [secrets.revoked, 'Revoked API key'],
  ] as const) {
    const { status, json, headers } = await send(`${item}&api_key=${key}`);
    assert.deepEqual([key, status, json], [key, 401, { status: 'error', msg }]);
    assert.match(String(headers['www-authenticate']), /^Bearer/);
    assert.equal(headers['cache-control'], 'no-store');
  }
  assert.equal((await send(item)).json.msg, 'Missing API key');
  assert.equal((await send(`${item}&api_key=%00%ff`)).status, 400);
});

test('in a header are refused with a reason where only bearer tokens are accepted', async cleanup => {
  const { url } = await start(cleanup);
  for (const name of ['x-api-key', 'api_key']) {
    const { status, json } = await send(`${url}/api/v1/models`, { headers: { [name]: secrets.studio } });
    assert.deepEqual(
      [status, json.msg],
      [401, 'Send the API key as a bearer token in the Authorization header'],
      name,
    );
  }
  const anywhere = await start(cleanup, { parameterKeyOnV1: true });
  const models = await send(`${anywhere.url}/api/v1/models`, { headers: { api_key: secrets.studio } });
  assert.equal(models.status, 200);
});

test('in the header api_key stay out of the journal, like those of the other headers', async cleanup => {
  const { mock, item } = await start(cleanup);
  // A key in another format, which is no secret by its form.
  const foreign = 'key-of-another-service';
  for (const name of ['x-api-key', 'api_key', 'authorization'])
    await send(item, { headers: { [name]: name === 'authorization' ? `Bearer ${foreign}` : foreign } });
  const { url } = mock;
  for (const path of ['/__mock/requests', '/__mock/requests?format=har']) {
    const { status, text } = await send(`${url}${path}`);
    assert.equal(status, 200, path);
    assert.ok(text.includes('api_key'), path);
    assert.equal(text.includes(foreign), false, path);
  }
});

test('get a challenge without an error if missing, and as an invalid token if refused', async cleanup => {
  const { item } = await start(cleanup);
  const challenge = async (headers = {}) => (await send(item, { headers })).headers['www-authenticate'];
  assert.equal(await challenge(), 'Bearer');
  for (const key of [generateSecret(), secrets.expired, secrets.revoked])
    assert.equal(await challenge({ 'x-api-key': key }), 'Bearer error="invalid_token"');
});

test('must be strings', async cleanup => {
  const { validation } = await start(cleanup);
  for (const api_key of [5, null, [secrets.studio], { a: 1 }, true]) {
    const { status, json } = await post(validation, { api_key, purchase_code: knownCode });
    assert.deepEqual([status, json.msg], [400, 'Invalid request: api_key must be a string']);
  }
  const nested = await form(validation, `api_key[]=${secrets.studio}&purchase_code=${knownCode}`);
  assert.equal(nested.status, 401);
});

test('are refused with the next request after they were revoked', async cleanup => {
  const { mock, item } = await start(cleanup);
  const url = `${item}&api_key=${secrets.studio}`;
  assert.equal((await send(url)).status, 200);
  await mock.repository.keys.revoke('ws_studio', 'key_demo_studio', new Date(0).toISOString());
  assert.deepEqual((await send(url)).json.msg, 'Revoked API key');
});

test('expire by the clock of the option `now`', async cleanup => {
  let now = Date.parse('2025-08-31T23:59:59Z');
  const { item } = await start(cleanup, { now: () => now });
  const url = `${item}&api_key=${secrets.expired}`;
  assert.equal((await send(url)).status, 200);
  now += 1_000;
  assert.equal((await send(url)).json.msg, 'Expired API key');
});

test('may have another format if the storage knows them', async cleanup => {
  const legacy = {
    ...(fixtures.keys.ws_studio?.[0] as object),
    id: 'key_legacy',
    alias: 'legacy',
    secret: 'legacy key 1',
  };
  const { mock } = await start(cleanup, { fixtures: { keys: { ws_studio: [legacy] } } });
  assert.equal((await send(`${mock.url}/api/items/all?api_key=legacy%20key%201`)).status, 200);
});

test('that are created have 190 bits and a checksum, and are never the same', () => {
  const made = new Set(Array.from({ length: 1_000 }, generateSecret));
  assert.equal(made.size, 1_000);
  for (const secret of made) {
    assert.match(secret, /^mk_[0-9A-Za-z]{38}$/);
    assert.ok(isWellFormed(secret));
    const other = secret.at(10) === 'a' ? 'b' : 'a';
    assert.equal(isWellFormed(secret.slice(0, 10) + other + secret.slice(11)), false);
  }
});

test('of a test workspace are recognised by their beginning, also beside a live key that begins alike', async cleanup => {
  const { mock } = await start(cleanup);
  const tried = generateSecret('mk_test_');
  assert.match(tried, /^mk_test_[0-9A-Za-z]{38}$/);
  assert.deepEqual(hintsOf(tried), { prefix: tried.slice(0, 12), last_four: tried.slice(-4) });
  const alike = withChecksum(`mk_test${'a'.repeat(28)}`);
  assert.deepEqual(hintsOf(alike), { prefix: 'mk_test', last_four: alike.slice(-4) });
  for (const secret of [tried, alike]) {
    assert.ok(isWellFormed(secret));
    const { status, json } = await send(`${mock.url}/api/items/all?api_key=${secret}`);
    assert.deepEqual([status, json.msg], [401, 'Unknown API key']);
  }
  for (const wrong of [
    `${tried}a`,
    tried.slice(0, -1),
    tried.replace('_test_', '_tset_'),
    tried.replace('test_', ''),
  ])
    assert.ok(!isWellFormed(wrong), wrong);
});

/** As `generateSecret` makes it of the text before. */
function withChecksum(body: string): string {
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  let rest = crc32(body);
  let sum = '';
  for (let at = 0; at < 6; at += 1, rest = Math.floor(rest / 62)) sum = digits.charAt(rest % 62) + sum;
  return body + sum;
}

test('do not fill the memory: a flood of unknown keys is refused', async cleanup => {
  const { url } = await start(cleanup);
  for (let count = 0; count < 50; count += 1)
    assert.equal((await send(`${url}/api/items/all?api_key=${generateSecret()}`)).status, 401);
  assert.equal((await send(`${url}/api/items/all?api_key=${secrets.studio}`)).status, 200);
});

test.run();
