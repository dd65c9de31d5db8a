import assert from 'node:assert/strict';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { type Cleanup, form, knownCode, post, secrets, send, suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';

const test = suiteOf('Request bodies');
const good = { api_key: secrets.studio, purchase_code: knownCode };

async function start(cleanup: Cleanup, options = {}) {
  const mock = await mockFor(cleanup, options);
  return `${mock.url}/api/purchases/validation`;
}

const unreadable = 'Invalid request: the body does not match its Content-Type';

test('are a 400 if they are malformed', async cleanup => {
  const url = await start(cleanup);
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
  const proto = 'Invalid request: no field of the body may be called __proto__';
  const object = 'Invalid request: the body must be an object';
  for (const [body, msg] of [
    ['{"api_key":', unreadable],
    ['{', unreadable],
    ['"text"', object],
    ['5', object],
    ['null', object],
    ['[]', object],
    [`{"a":${deep},"__proto__":1}`, 'Invalid request: the body is nested deeper than 32 levels'],
    [
      `{"api_key":"${secrets.studio}","purchase_code":${deep}}`,
      'Invalid request: the body is nested deeper than 32 levels',
    ],
    ['{"__proto__":{"api_key":"x"}}', proto],
    ['{"a":{"\\u005f_proto__":1}}', proto],
    ['{"a":[{"__\\u0070roto__":1}]}', proto],
    ['{"a/b":[1e999]}', 'Invalid request: a~1b/0 must be a number between -1.8e308 and 1.8e308'],
    ['{"a":[1,{"b":-1e999}]}', 'Invalid request: a/1/b must be a number between -1.8e308 and 1.8e308'],
  ] as const) {
    const { status, json } = await post(url, body);
    assert.deepEqual([body.slice(0, 20), status, json], [body.slice(0, 20), 400, { status: 'error', msg }]);
  }
});

test('have no parameters if they are empty', async cleanup => {
  const url = await start(cleanup);
  assert.deepEqual((await post(url, '')).json.msg, 'Missing API key');
  const chunked = await send(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
  });
  assert.deepEqual([chunked.status, chunked.json.msg], [401, 'Missing API key']);
});

test('are decompressed, and refused if the encoding is wrong', async cleanup => {
  const url = await start(cleanup);
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  const zipped = gzipSync(JSON.stringify(good));
  assert.equal((await send(url, { method: 'POST', headers, body: zipped })).status, 200);
  for (const body of [Buffer.from('not gzip'), zipped.subarray(0, 20)]) {
    const { status, json } = await send(url, { method: 'POST', headers, body });
    assert.deepEqual([status, json.msg], [400, unreadable]);
  }
  const unknown = await post(url, good, { 'content-encoding': 'zzz' });
  assert.deepEqual([unknown.status, unknown.headers['accept-encoding']], [415, 'gzip, deflate, br']);
  const bomb = await send(url, { method: 'POST', headers, body: gzipSync(Buffer.alloc(20_000_000, 32)) });
  assert.deepEqual(
    [bomb.status, bomb.json.msg],
    [413, 'The request body is too large: the limit is 1048576 bytes'],
  );
});

test('are decompressed however the name of their encoding is written', async cleanup => {
  const url = await start(cleanup);
  const fields = new URLSearchParams(good).toString();
  for (const [coding, encode] of Object.entries({
    GZIP: gzipSync,
    'x-gzip': gzipSync,
    'X-GZip': gzipSync,
    Deflate: deflateSync,
    BR: brotliCompressSync,
    Identity: Buffer.from,
  }))
    for (const [type, text] of Object.entries({
      'application/json': JSON.stringify(good),
      'application/x-www-form-urlencoded': fields,
      'multipart/form-data; boundary=b': Object.entries(good)
        .map(([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
        .join('')
        .concat('--b--\r\n'),
    })) {
      const headers = { 'content-type': type, 'content-encoding': coding };
      const { status, text: answer } = await send(url, { method: 'POST', headers, body: encode(text) });
      assert.equal(status, 200, `${coding} ${type}: ${answer}`);
    }
});

test('over the limit are a 413, with or without a Content-Length', async cleanup => {
  const url = await start(cleanup);
  const body = JSON.stringify({ ...good, more: 'x'.repeat(2_000_000) });
  const headers = { 'content-type': 'application/json' };
  for (const answer of [
    await post(url, body),
    await send(url, { method: 'POST', headers: { ...headers, 'transfer-encoding': 'chunked' }, body }),
    await form(url, `more=${'x'.repeat(2_000_000)}`),
  ])
    assert.deepEqual(
      [answer.status, answer.json],
      [413, { status: 'error', msg: 'The request body is too large: the limit is 1048576 bytes' }],
    );
});

test('are limited by the option bodyLimit, including forms', async cleanup => {
  const url = await start(cleanup, { bodyLimit: 200 });
  assert.equal((await post(url, good)).status, 200);
  const padded = { ...good, more: 'x'.repeat(100) };
  assert.equal((await post(url, padded)).json.msg, 'The request body is too large: the limit is 200 bytes');
  assert.equal((await form(url, String(new URLSearchParams(padded)))).status, 413);
  const large = await start(cleanup, { bodyLimit: 10_000_000 });
  assert.equal((await form(large, `${new URLSearchParams(good)}&more=${'x'.repeat(2_000_000)}`)).status, 200);
});

test('of other content types are a 415', async cleanup => {
  const url = await start(cleanup);
  const send415 = async (type: string | undefined) => {
    const headers = type === undefined ? {} : { 'content-type': type };
    return send(url, { method: 'POST', headers, body: JSON.stringify(good) });
  };
  const msg =
    'Unsupported media type: send application/json or application/x-www-form-urlencoded or multipart/form-data';
  for (const type of [
    undefined,
    '',
    'text/plain',
    'application/jsonx',
    'multipart/mixed; boundary=x',
    'multipart/form-datax; boundary=x',
    'application/xml',
    ';',
  ])
    assert.deepEqual([type, (await send415(type)).status, (await send415(type)).json.msg], [type, 415, msg]);
  for (const charset of ['utf-16', 'latin1', '"iso-8859-1"'])
    assert.equal(
      (await send415(`application/json; charset=${charset}`)).json.msg,
      'Unsupported media type: send it as UTF-8',
    );
  for (const type of [
    'application/json; charset=utf-8',
    'Application/JSON;Charset="UTF-8"',
    'application/json ; x=y',
  ])
    assert.deepEqual([type, (await send415(type)).status], [type, 200]);
});

test('of other content types are told which ones are accepted in the header Accept', async cleanup => {
  const url = await start(cleanup);
  const answer = await send(url, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' });
  assert.equal(
    answer.headers.accept,
    'application/json, application/x-www-form-urlencoded, multipart/form-data',
  );
});

test('are refused if they are not valid UTF-8', async cleanup => {
  const url = await start(cleanup);
  const body = Buffer.concat([
    Buffer.from('{"purchase_code":"'),
    Buffer.from([0xff, 0xfe]),
    Buffer.from('"}'),
  ]);
  const { status, json } = await send(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  assert.deepEqual([status, json.msg], [400, 'Invalid request: the body is not valid UTF-8']);
});

test('may contain the character U+FFFD in a form, beside which invalid UTF-8 is still refused', async cleanup => {
  const url = await start(cleanup);
  const ask = async (code: string) => {
    const { status, json } = await send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `api_key=${secrets.studio}&purchase_code=${code}`,
    });
    return [status, json.msg];
  };
  const known = await ask('caf%C3%A9');
  assert.deepEqual(await ask('caf%EF%BF%BD%ef%bf%bd'), known);
  for (const code of ['caf%FF', '%EF%BF%BD%FF', '%E2%EF%BF%BD', '%EF%BF'])
    assert.deepEqual(await ask(code), [400, 'Invalid request: the body is not valid UTF-8'], code);
});

test('keep form field names flat', async cleanup => {
  const url = await start(cleanup);
  const key = `api_key=${secrets.studio}`;
  assert.equal(
    (await form(url, `${key}&a.b.c=1&a[b]=2&__proto__[x]=1&purchase_code=${knownCode}`)).status,
    200,
  );
  const twice = await form(url, `${key}&purchase_code=a&purchase_code=b`);
  assert.deepEqual([twice.status, twice.json.msg], [400, 'Invalid request: purchase_code must be a string']);
});

test('are read for every method', async cleanup => {
  const mock = await mockFor(cleanup);
  const bearer = { authorization: `Bearer ${secrets.studio}`, 'content-type': 'application/json' };
  const ask = (method: string, path: string, body: object) => {
    const text = JSON.stringify(body);
    const headers = { ...bearer, 'content-length': String(text.length) };
    return send(mock.url + path, { method, headers, body: text });
  };
  for (const [method, path, status] of [
    ['GET', '/api/items/item', 200],
    ['HEAD', '/api/items/item', 200],
    ['DELETE', '/api/v1/keys/key_demo_revoked', 400],
  ] as const)
    assert.deepEqual([method, (await ask(method, path, { item_id: 1001 })).status], [method, status]);
  const put = await ask('PUT', '/api/v1/links-by-external-id/order-7', { url: 'https://shop.example/7' });
  assert.equal((put.json.data as { url: string }).url, 'https://shop.example/7');
  const { id } = put.json.data as { id: string };
  const patch = await ask('PATCH', `/api/v1/links/${id}`, { url: 'https://shop.example/8' });
  assert.equal((patch.json.data as { url: string }).url, 'https://shop.example/8');
});

test('may declare UTF-8 by any of its names, or ASCII', async cleanup => {
  const url = await start(cleanup);
  for (const charset of ['utf-8', 'UTF8', 'us-ascii', '"utf-8"']) {
    const answer = await post(url, good, { 'content-type': `application/json; charset=${charset}` });
    assert.deepEqual([charset, answer.status], [charset, 200]);
  }
});

test('are forms of at most 100 fields', async cleanup => {
  const url = await start(cleanup);
  const withOthers = (count: number) => {
    const others = Array.from({ length: count }, (_, index) => `f${index}=1`);
    return form(url, [`api_key=${secrets.studio}`, ...others, `purchase_code=${knownCode}`].join('&'));
  };
  assert.equal((await withOthers(98)).status, 200);
  assert.equal((await withOthers(99)).json.msg, 'Invalid request: the form has more than 100 fields');
});

test('create no nested form fields after a dot', async cleanup => {
  const url = await start(cleanup);
  const answer = await form(url, `api_key=${secrets.studio}&purchase_code.a=1`);
  assert.equal(answer.json.msg, 'Invalid request: purchase_code is required');
});

test.run();
