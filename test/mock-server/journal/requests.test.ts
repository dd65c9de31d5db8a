/** What the journal of the mock server says of a request. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { startMock } from '../../../mock-server/index.ts';
import type { Item } from '../../../src/generated/types.ts';
import { type Cleanup, form, knownCode, post, secrets, send, suiteOf } from '../../helper.ts';

const test = suiteOf('Journal of the mock server', { isLong: true });
const { studio, revoked } = secrets;

async function start(cleanup: Cleanup) {
  const mock = await startMock();
  cleanup(mock.close);
  return mock;
}

test('says which operation a request was for, who sent it, and what was answered', async cleanup => {
  const { url, requests } = await start(cleanup);
  await send(`${url}/api/items/item?item_id=1001`, { headers: { authorization: `Bearer ${studio}` } });
  const [entry, other] = requests();
  assert.ok(entry);
  assert.equal(other, undefined);
  assert.deepEqual(
    [entry.id, entry.operation, entry.method, entry.url, entry.path, entry.status, entry.aborted],
    [1, 'getItem', 'GET', '/api/items/item?item_id=1001', '/api/items/item', 200, false],
  );
  assert.deepEqual(entry.principal, { workspace_id: 'ws_studio', key_id: 'key_demo_studio' });
  assert.equal(entry.headers.authorization, `Bearer ${studio}`);
  assert.equal(entry.response?.headers['content-type'], 'application/json; charset=utf-8');
  assert.ok((entry.duration ?? -1) >= 0);
  assert.ok(Math.abs(Date.parse(entry.time) - Date.now()) < 60_000);
  const value = entry.response?.body?.value as { readonly item: Item };
  assert.equal(value.item.id, 1001);
});

test('says of a request without an operation or an accepted key that it has none', async cleanup => {
  const { url, requests } = await start(cleanup);
  await send(`${url}/nothing`);
  await send(`${url}/api/items/all?api_key=${revoked}`);
  assert.deepEqual(
    requests().map(({ operation, principal, status }) => [operation, principal, status]),
    [
      [null, null, 404],
      ['listItems', null, 401],
    ],
  );
});

test('says which user of the console sent a request', async cleanup => {
  const { url, users, requests } = await start(cleanup);
  const page = await send(`${url}/user/api/login`);
  const cookie = (found: typeof page) => [found.headers['set-cookie']].flat().join().split(';', 1)[0] ?? '';
  const csrf = /name="csrf" value="([^"]+)"/.exec(page.text)?.[1] ?? '';
  const [user] = users;
  const login = new URLSearchParams({ csrf, email: user?.email ?? '', password: user?.password ?? '' });
  const answer = await form(`${url}/user/api/login`, String(login), { cookie: cookie(page), origin: url });
  assert.equal(answer.status, 303);
  await send(`${url}/user/api`, { headers: { cookie: cookie(answer) } });
  const [, submitted, opened] = requests();
  assert.deepEqual(opened?.principal, { user_id: 'user_ingrid' });
  assert.deepEqual(submitted?.body?.value, {
    csrf,
    email: user?.email,
    password: user?.password,
  });
  assert.equal(submitted?.response?.headers['set-cookie'], [answer.headers['set-cookie']].flat().join(', '));
});

test('parses bodies of JSON and forms, keeps other text, and describes files', async cleanup => {
  const { url, requests } = await start(cleanup);
  const place = `${url}/api/purchases/validation`;
  await post(place, { item: [1, { a: null }] });
  await form(place, 'tag=a&tag=b&note=x%20y');
  await post(place, 'plain', { 'content-type': 'text/plain' });
  const multipart = '--x\r\ncontent-disposition: form-data; name="purchase_code"\r\n\r\nsecret\r\n--x--\r\n';
  await post(place, multipart, { 'content-type': 'multipart/form-data; boundary=x' });
  await send(place, { method: 'POST', body: Buffer.alloc(9), headers: { 'content-type': 'image/png' } });
  await post(place, '{"broken": [1, 2');
  await post(place, '\ufeff{"marked":1}');
  assert.deepEqual(
    requests().map(({ body }) => body),
    [
      { type: 'application/json', size: 23, value: { item: [1, { a: null }] } },
      {
        type: 'application/x-www-form-urlencoded',
        size: 22,
        value: { tag: ['a', 'b'], note: 'x y' },
      },
      { type: 'text/plain', size: 5, value: 'plain' },
      { type: 'multipart/form-data; boundary=x', size: multipart.length },
      { type: 'image/png', size: 9 },
      { type: 'application/json', size: 16, value: '{"broken": [1, 2' },
      { type: 'application/json', size: 15, value: { marked: 1 } },
    ],
  );
});

test('describes pages and pictures of responses', async cleanup => {
  const { url, requests } = await start(cleanup);
  const { bytes } = await send(`${url}/media/thumbnail/1001.svg`);
  const [entry] = requests();
  assert.deepEqual(entry?.response?.body, { type: 'image/svg+xml', size: bytes.length });
});

test('keeps the first 65,536 bytes of a body', async cleanup => {
  const { url, requests } = await start(cleanup);
  await post(`${url}/api/purchases/validation`, { api_key: studio, purchase_code: 'x'.repeat(1_000_000) });
  const [entry] = requests();
  const { size, truncated, value } = entry?.body ?? { size: 0, type: '' };
  assert.deepEqual([size, truncated], [1_000_074, true]);
  const beginning = `{"api_key":"${studio}","purchase_code":"`;
  assert.equal(value, beginning.padEnd(65_536, 'x'));
});

test('sees a list that is sent in pieces, and requests that are refused before the service', async cleanup => {
  const { url, requests } = await start(cleanup);
  await send(`${url}/api/openapi.json`);
  await send(`${url}/api/items/all`, { headers: { host: 'evil.example' } });
  const [document, foreign] = requests();
  assert.equal(document?.response?.body?.truncated, true);
  assert.equal(foreign?.status, 421);
});

test('says that a client left, and that a body broke off', async cleanup => {
  const mock = await start(cleanup);
  const left = mock.waitForRequest({ path: '/api/items/all' });
  const entered = new Promise<void>(resolve => {
    Object.assign(mock.repository.items, {
      list: () => {
        resolve();
        return new Promise(() => {});
      },
    });
  });
  const socket = connect(Number(new URL(mock.url).port), '127.0.0.1');
  socket.write(`GET /api/items/all?api_key=${studio} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  await entered;
  assert.deepEqual(
    mock.requests().map(({ status, duration }) => [status, duration]),
    [[null, null]],
  );
  socket.destroy();
  const { aborted, status, response, principal } = await left;
  assert.deepEqual([aborted, status, response], [true, null, null]);
  assert.deepEqual(principal, { workspace_id: 'ws_studio', key_id: 'key_demo_studio' });

  const broken = mock.waitForRequest();
  const upload = connect(Number(new URL(mock.url).port), '127.0.0.1');
  upload.on('error', () => {});
  upload.write(
    'POST /api/purchases/validation HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
      'Content-Length: 1000\r\nExpect: 100-continue\r\n\r\n',
  );
  await once(upload, 'data');
  upload.write('{"purchase_code":"4f1c9a52', () => upload.destroy());
  const cut = await broken;
  assert.equal(cut.aborted, true);
  assert.equal(cut.body?.value, '{"purchase_code":"4f1c9a52');
});

test('leaves out requests of the controls', async cleanup => {
  const { url, requests } = await start(cleanup);
  await send(`${url}/__mock/requests`);
  await send(`${url}/__mock?x=1`);
  await send(`${url}/__mocked`);
  assert.deepEqual(
    requests().map(({ path }) => path),
    ['/__mocked'],
  );
});

test('finds requests by operation, method, path, status, time and id', async cleanup => {
  const { url, requests } = await start(cleanup);
  const key = { headers: { 'x-api-key': studio } };
  await send(`${url}/api/items/all?page=1`, key);
  await send(`${url}/api/items/item?item_id=1`, key);
  await post(`${url}/api/purchases/validation`, { api_key: studio, purchase_code: knownCode });
  const ids = (filter: Parameters<typeof requests>[0]) => requests(filter).map(({ id }) => id);
  assert.deepEqual(ids({ operation: 'listItems' }), [1]);
  assert.deepEqual(ids({ method: 'post' }), [3]);
  assert.deepEqual(ids({ path: '/api/items/all' }), [1]);
  assert.deepEqual(ids({ path: /^\/api\/items/g }), [1, 2]);
  assert.deepEqual(ids({ status: 404 }), [2]);
  assert.deepEqual(ids({ status: '2xx' }), [1, 3]);
  assert.deepEqual(ids({ after: 2 }), [3]);
  assert.deepEqual(ids({ since: new Date(Date.now() + 60_000) }), []);
  assert.deepEqual(ids({ since: 0, method: 'GET', status: 200 }), [1]);
});

test('filters by what a request contains, in code and over HTTP, and repeats no secret in an error', async cleanup => {
  const { url, requests, waitForRequest } = await start(cleanup);
  for (const id of [1001, 1002])
    await send(`${url}/api/items/item?item_id=${id}&api_key=${studio}`, {
      headers: { 'x-client': `c${id}` },
    });
  await post(
    `${url}/api/v1/links`,
    { url: 'https://shop.example', tags: ['a', 'b'] },
    { 'x-api-key': studio },
  );
  await send(`${url}/api/v1/models/tiny`, { headers: { 'x-api-key': studio } });
  const ids = (filter: object) => requests(filter).map(({ id }) => id);
  assert.deepEqual(ids({ input: { item_id: 1002 } }), [2]);
  assert.deepEqual(ids({ headers: { 'X-Client': 'c1001' } }), [1]);
  assert.deepEqual(ids({ body: { tags: ['a', 'b'] }, operation: 'createLink' }), [3]);
  assert.deepEqual(ids({ input: { api_key: studio } }), []);
  const over = async (query: string) => send(`${url}/__mock/requests?${query}`);
  const found = await over(`input=${encodeURIComponent('{"item_id":1002}')}`);
  assert.deepEqual(
    (found.json as { data: { id: number }[] }).data.map(({ id }) => id),
    [2],
  );
  assert.match((await over('input=1001x')).text, /input must be JSON, such as/);
  const waiting = waitForRequest(
    { operation: 'getItem', input: { purchase_code: knownCode } },
    { timeout: 1 },
  );
  await assert.rejects(waiting, ({ message }: Error) => {
    assert.match(message, /with operation getItem, input \{"purchase_code":"\*\*\*"\}/);
    return true;
  });
});

test('refuses a filter that means nothing, by name', async cleanup => {
  const { requests } = await start(cleanup);
  for (const [filter, message] of [
    [{ operation: 'listItem' }, 'requests: the service has no operation listItem: did you mean listItems?'],
    [{ path: 'api' }, 'requests: path must be a path such as /api/items/all, or a regular expression'],
    [{ status: 4 }, 'requests: status must be a status such as 404, or 4xx'],
    [{ since: 'yesterday' }, 'requests: since must be a date, an ISO 8601 text or milliseconds since 1970'],
    [{ after: -1 }, 'requests: after must be the id of a request'],
    [{ input: 'item' }, 'requests: input must be an object'],
    [{ headers: { a: 1 } }, 'requests: headers must be an object of texts'],
    [{ url: '/' }, 'requests has no option url'],
  ] as const)
    assert.throws(() => requests(filter as never), { name: 'TypeError', message });
});

test('keeps the newest 1,000 requests', async cleanup => {
  const { url, requests } = await start(cleanup);
  for (let sent = 0; sent < 1_100; sent += 50)
    await Promise.all(Array.from({ length: 50 }, () => send(`${url}/nothing`)));
  const kept = requests();
  assert.deepEqual([kept.length, kept[0]?.id, kept.at(-1)?.id], [1_000, 101, 1_100]);
});

test('is emptied by clearRequests and by a reset, and ids go on', async cleanup => {
  const { url, requests, clearRequests, reset } = await start(cleanup);
  await send(`${url}/one`);
  clearRequests();
  assert.deepEqual(requests(), []);
  await send(`${url}/two`);
  assert.deepEqual(
    requests().map(({ id }) => id),
    [2],
  );
  await reset();
  assert.deepEqual(requests(), []);
});

test.run();
