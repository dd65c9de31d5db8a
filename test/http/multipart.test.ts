/** Multipart forms at the operations that accept the key as a parameter, as PHP's curl and `curl -F` send them. */
import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { gzipSync } from 'node:zlib';
import Koa from 'koa';
import { koaBody } from 'koa-body';
import { createRouter } from '../../src/index.ts';
import {
  type Cleanup,
  fixtureRepository,
  knownCode,
  type RawRequest,
  secrets,
  send,
  serveApp,
  suiteOf,
} from '../helper.ts';
import { mockFor } from '../mock.ts';

const test = suiteOf('Multipart forms');
const path = '/api/purchases/validation';

async function start(cleanup: Cleanup, options = {}): Promise<{ url: string; base: string }> {
  const mock = await mockFor(cleanup, options);
  return { url: mock.url + path, base: mock.url };
}

/** A part as curl writes it. `head`: more of its headers. */
const part = (disposition: string, value: string, head = '') =>
  `--XX\r\nContent-Disposition: form-data; ${disposition}\r\n${head}\r\n${value}\r\n`;
const key = part('name="api_key"', secrets.studio);
const code = part('name="purchase_code"', knownCode);
const end = '--XX--\r\n';

const ask = (url: string, body: string | Buffer, { headers = {}, method = 'POST' }: RawRequest = {}) =>
  send(url, {
    method,
    headers: {
      'content-type': 'multipart/form-data; boundary=XX',
      'content-length': String(Buffer.byteLength(body)),
      ...headers,
    },
    body,
  });

test('are read by their fields, in requests of any method', async cleanup => {
  const { url, base } = await start(cleanup);
  const answer = await ask(url, key + code + end);
  assert.equal(answer.status, 200, answer.text);
  const { purchase } = answer.json.data as { purchase: { purchase_code: string } };
  assert.equal(purchase.purchase_code, knownCode);
  const item = await ask(`${base}/api/items/item`, `${key}${part('name="item_id"', '1001')}${end}`, {
    method: 'GET',
  });
  assert.equal((item.json.item as { id: number }).id, 1001, item.text);
  const account = await ask(`${base}/api/account/details`, key + end, { method: 'GET' });
  assert.equal(account.status, 200);
});

test('are read as fetch writes them', async cleanup => {
  const { url } = await start(cleanup);
  const body = new FormData();
  body.append('api_key', secrets.studio);
  body.append('purchase_code', knownCode);
  assert.equal((await fetch(url, { method: 'POST', body })).status, 200);
});

test('are read packed, and with the settings of other clients', async cleanup => {
  const { url } = await start(cleanup);
  const plain = key + code + end;
  for (const [body, headers] of [
    [gzipSync(plain), { 'content-encoding': 'gzip', 'content-length': String(gzipSync(plain).length) }],
    [plain, { 'content-type': 'Multipart/Form-Data; charset=UTF-8; boundary="XX"' }],
    [plain, { 'content-type': 'multipart/form-data;boundary=XX;charset=us-ascii' }],
    [part('name=api_key', secrets.studio) + code + end, {}],
    [part('name="api_key"', secrets.studio, 'Content-Type: text/plain; charset=utf-8\r\n') + code + end, {}],
    [`preamble\r\n${plain}epilogue`, {}],
    // Padding after a delimiter (RFC 2046).
    [plain.replaceAll('--XX\r\n', '--XX \t\r\n'), {}],
    [`${key}${code}${part('name="upload"; filename=""', '')}${end}`, {}],
  ] as const) {
    const answer = await ask(url, body, { headers });
    assert.equal(answer.status, 200, `${body} ${answer.text}`);
  }
});

test('with a file are refused with the name of its field, and leave no file behind', async cleanup => {
  const { url } = await start(cleanup);
  const before = await readdir(tmpdir());
  for (const [file, name] of [
    ['name="avatar"; filename="a.png"', 'avatar'],
    ['name="purchase_code"; filename="../../etc/passwd"', 'purchase_code'],
    ['name="a"; filename*=UTF-8\'\'a.txt', 'a'],
    [`name="${'n'.repeat(500)}"; filename="x"`, `${'n'.repeat(64)}…`],
  ] as const) {
    const { status, json } = await ask(url, key + code + part(file, 'text') + end);
    const msg = `Invalid request: ${name} is a file: send only text fields`;
    assert.deepEqual([status, json], [400, { status: 'error', msg }]);
  }
  const isNew = (name: string) => !before.includes(name) && /^[0-9a-z]{20,}$/.test(name);
  assert.deepEqual((await readdir(tmpdir())).filter(isNew), []);
});

test('that are no forms are a 400', async cleanup => {
  const { url } = await start(cleanup);
  const msg = 'Invalid request: the body does not match its Content-Type';
  for (const [body, type] of [
    [key + code, undefined],
    ['--XX', undefined],
    ['nonsense', undefined],
    [`${'--X'.repeat(10_000)}`, undefined],
    [key + code + end, 'multipart/form-data'],
    [key + code + end, 'multipart/form-data; boundary='],
    [key + code + end, `multipart/form-data; boundary=${'X'.repeat(71)}`],
    [key + code + end, 'multipart/form-data; boundary=YY'],
  ] as const) {
    const headers = type === undefined ? {} : { 'content-type': type };
    const answer = await ask(url, body, { headers });
    assert.deepEqual([answer.status, answer.json.msg], [400, msg], `${type} ${body.slice(0, 40)}`);
  }
});

test('have at most 100 fields', async cleanup => {
  const { url } = await start(cleanup);
  const others = (count: number) =>
    Array.from({ length: count }, (_, index) => part(`name="f${index}"`, '1')).join('');
  assert.equal((await ask(url, key + others(98) + code + end)).status, 200);
  for (const count of [99, 10_000]) {
    const answer = await ask(url, key + others(count) + code + end);
    assert.deepEqual(
      [answer.status, answer.json.msg],
      [400, 'Invalid request: the form has more than 100 fields'],
    );
  }
  // What follows is not read any more.
  const open = await ask(url, key + others(100) + part('name="last"', '1').replace('\r\n\r\n', ''));
  assert.equal(open.json.msg, 'Invalid request: the form has more than 100 fields');
});

test('are limited by the option bodyLimit', async cleanup => {
  const { url } = await start(cleanup, { bodyLimit: 500 });
  assert.equal((await ask(url, key + code + end)).status, 200);
  const large = key + code + part('name="more"', 'x'.repeat(500)) + end;
  for (const answer of [await ask(url, large), await chunked(url, large)])
    assert.deepEqual(
      [answer.status, answer.json.msg],
      [413, 'The request body is too large: the limit is 500 bytes'],
    );
});

const chunked = (url: string, body: string) =>
  send(url, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=XX', 'transfer-encoding': 'chunked' },
    body,
  });

test('are refused unless they are UTF-8, as a whole and in each field', async cleanup => {
  const { url } = await start(cleanup);
  const latin = Buffer.from(key + code + part('name="note"', 'é') + end, 'latin1');
  const answer = await ask(url, latin, { headers: { 'content-length': String(latin.length) } });
  assert.deepEqual([answer.status, answer.json.msg], [400, 'Invalid request: the body is not valid UTF-8']);
  const declared = await ask(url, key + code + end, {
    headers: { 'content-type': 'multipart/form-data; charset=utf-16; boundary=XX' },
  });
  assert.deepEqual([declared.status, declared.json.msg], [415, 'Unsupported media type: send it as UTF-8']);
  const field = part('name="purchase_code"', knownCode, 'Content-Type: text/plain; charset=utf-16\r\n');
  const inField = await ask(url, key + field + end);
  assert.deepEqual(
    [inField.status, inField.json.msg],
    [415, 'Unsupported media type: send purchase_code as UTF-8'],
  );
});

test('keep field names flat, and take each field once', async cleanup => {
  const { url } = await start(cleanup);
  const nested = part('name="purchase_code[a]"', '1') + part('name="__proto__[x]"', '1');
  assert.equal((await ask(url, key + nested + part('name="__proto__"', 'x') + code + end)).status, 200);
  assert.equal((await ask(url, key + nested + end)).json.msg, 'Invalid request: purchase_code is required');
  assert.equal(
    (await ask(url, key + code + code + end)).json.msg,
    'Invalid request: purchase_code must be a string',
  );
  assert.equal(
    (await ask(url, key + key + code + end)).json.msg,
    'Invalid request: api_key must be a string',
  );
});

test('and headers with two different keys are a 400', async cleanup => {
  const { url } = await start(cleanup);
  for (const headers of [{ 'x-api-key': secrets.sounds }, { authorization: `Bearer ${secrets.sounds}` }]) {
    const answer = await ask(url, key + code + end, { headers });
    assert.deepEqual(
      [answer.status, answer.json.msg],
      [400, 'Invalid request: the request contains two different API keys'],
    );
  }
});

test('are a 415 below /api/v1, and an invalid request of the account', async cleanup => {
  const { base } = await start(cleanup);
  const headers = { authorization: `Bearer ${secrets.studio}` };
  const links = await ask(`${base}/api/v1/links`, code + end, { headers });
  assert.deepEqual([links.status, links.json.msg], [415, 'Unsupported media type: send application/json']);
  const file = key + part('name="a"; filename="a"', 'x') + end;
  const account = await ask(`${base}/api/account/details`, file, { method: 'GET' });
  assert.deepEqual([account.status, account.json], [400, { status: 'error', msg: 'Invalid request' }]);
});

test('that a body parser of the host has read are taken from it, and their files refused', async cleanup => {
  const repository = await fixtureRepository();
  const app = new Koa().use(koaBody({ multipart: true })).use(createRouter({ repository }).routes());
  const { url, errors } = await serveApp(cleanup, app);
  assert.equal((await ask(url + path, key + code + end)).status, 200);
  const file = part('name="avatar"; filename="a.txt"', 'text', 'Content-Type: text/plain\r\n');
  const refused = await ask(url + path, key + code + file + end);
  assert.deepEqual(
    [refused.status, refused.json.msg],
    [400, 'Invalid request: avatar is a file: send only text fields'],
  );
  assert.deepEqual(errors, []);
});

test('that a body parser of the host has read may have file inputs without a file', async cleanup => {
  const repository = await fixtureRepository();
  const app = new Koa();
  let size = 0;
  app.use(async (ctx, next) => {
    for await (const _ of ctx.req);
    Object.assign(ctx.req, { body: { api_key: secrets.studio, purchase_code: knownCode } });
    Object.assign(ctx.req, { files: { avatar: { size } } });
    await next();
  });
  const { url } = await serveApp(cleanup, app.use(createRouter({ repository }).routes()));
  assert.equal((await ask(url + path, key + code + end)).status, 200);
  size = 4;
  assert.equal((await ask(url + path, key + code + end)).status, 400);
});

test('whose files multer keeps as a list are refused with the name of the field', async cleanup => {
  const repository = await fixtureRepository();
  const app = new Koa();
  app.use(async (ctx, next) => {
    for await (const _ of ctx.req);
    Object.assign(ctx.req, { body: { api_key: secrets.studio, purchase_code: knownCode } });
    Object.assign(ctx.req, { files: [{ fieldname: 'avatar', originalname: 'a.txt', size: 4 }] });
    await next();
  });
  const { url } = await serveApp(cleanup, app.use(createRouter({ repository }).routes()));
  assert.equal(
    (await ask(url + path, key + code + end)).json.msg,
    'Invalid request: avatar is a file: send only text fields',
  );
});

test.run();
