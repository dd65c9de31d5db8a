/** What the mock server passes on to a real server, and what arrives. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { startMock } from '../../../mock-server/index.ts';
import { post, send, suiteOf } from '../../helper.ts';
import { until } from '../../until.ts';
import { before, real, realJson } from './real.ts';

const test = suiteOf('A real server beside the mock server');

test('gets what the mock server does not have, and nothing else', async cleanup => {
  const there = await realJson(cleanup, { from: 'there' });
  const mock = await before(cleanup, there);
  const key = `api_key=${mock.keys.studio}`;
  assert.equal((await send(`${mock.url}/api/items/all?${key}`)).json.status, 'success');
  assert.equal((await send(`${mock.url}/user/api`)).status, 303);
  assert.equal((await send(`${mock.url}/__mock/health`)).status, 200);
  assert.deepEqual((await send(`${mock.url}/cart/7?a=%2F&b`)).json, { from: 'there' });
  const posted = await post(`${mock.url}/api/v1/carts`, { big: 12345678901234567890n.toString() });
  assert.deepEqual(posted.json, { from: 'there' });
  // The mock server has this path, and not this method.
  assert.deepEqual((await send(`${mock.url}/api/items/all`, { method: 'DELETE' })).json, { from: 'there' });
  assert.deepEqual(
    there.seen.map(({ method, url, body }) => [method, url, body]),
    [
      ['GET', '/cart/7?a=%2F&b', ''],
      ['POST', '/api/v1/carts', '{"big":"12345678901234567890"}'],
      ['DELETE', '/api/items/all', ''],
    ],
  );
});

test('gets what changes something once, also when it resets the connection', async cleanup => {
  const there = await real(cleanup, (req, res) => {
    if (req.method === 'GET') res.end('{}');
    else req.socket.resetAndDestroy();
  });
  const mock = await before(cleanup, there);
  await send(`${mock.url}/cart`);
  assert.equal((await send(`${mock.url}/cart`, { method: 'DELETE' })).status, 502);
  assert.deepEqual(
    there.seen.map(({ method }) => method),
    ['GET', 'DELETE'],
  );
});

test('gets all operations that are not named', async cleanup => {
  const there = await realJson(cleanup, { from: 'there' });
  const mock = await before(cleanup, there, { mocks: ['getItem', '/api/v1/models*', '/api/v1/keys/some'] });
  const headers = { 'x-api-key': mock.keys.studio ?? '' };
  assert.equal((await send(`${mock.url}/api/items/item?item_id=1002`, { headers })).json.status, 'success');
  assert.equal((await send(`${mock.url}/api/v1/models`)).status, 401);
  assert.deepEqual((await send(`${mock.url}/api/items/all`, { headers })).json, { from: 'there' });
  const all = await before(cleanup, there, { mocks: [] });
  assert.deepEqual((await send(`${all.url}/api/items/item?item_id=1002`)).json, { from: 'there' });
  assert.equal((await send(`${all.url}/user/api`)).status, 303, 'the console stays');
});

test('does not get what a test has asked for', async cleanup => {
  const there = await realJson(cleanup, { from: 'there' });
  const mock = await before(cleanup, there, { mocks: [] });
  mock.answer({ path: '/flags' }, { body: { on: true } });
  mock.fail({ operation: 'listItems', status: 503 });
  assert.deepEqual((await send(`${mock.url}/flags`)).json, { on: true });
  assert.equal((await send(`${mock.url}/api/items/all`)).status, 503);
  const { status } = await send(`${mock.url}/api/items/all`, { headers: { prefer: 'code=418' } });
  assert.equal(status, 400, 'listItems declares no 418');
  const mine = await mock.isolate();
  mine.answer({ path: '/flags' }, { body: { on: false } });
  assert.deepEqual((await send(`${mine.url}/flags`)).json, { on: false });
  assert.deepEqual((await send(`${mine.url}/flags`)).json, { from: 'there' });
  assert.deepEqual(
    there.seen.map(({ url }) => url),
    ['/flags'],
  );
});

test('gets headers of the client, and none of the mock server', async cleanup => {
  const there = await realJson(cleanup, {});
  const mock = await before(
    cleanup,
    { url: `${there.url}/shop` },
    { headers: { Authorization: 'Bearer real' } },
  );
  await fetch(`${mock.url}/x`, {
    headers: {
      authorization: 'Bearer demo',
      cookie: 'mk_session_4000=s; theme=dark; mock_as=worker',
      origin: 'http://localhost:5173',
      referer: 'http://localhost:5173/page',
      'mock-control': '1',
      'x-own': 'kept',
      'accept-language': 'cs',
    },
  });
  const [seen] = there.seen;
  assert.ok(seen !== undefined);
  const { url, headers } = seen;
  assert.equal(url, '/shop/x');
  assert.equal(headers.authorization, 'Bearer real');
  assert.equal(headers.cookie, 'theme=dark');
  assert.equal(headers['x-own'], 'kept');
  assert.equal(headers['accept-language'], 'cs');
  assert.equal(headers.host, new URL(there.url).host);
  for (const name of ['origin', 'referer', 'mock-control', 'sec-fetch-mode'])
    assert.equal(headers[name], undefined, name);
});

test('answers with its own status, headers and bytes', async cleanup => {
  const bytes = Buffer.from([0, 255, 10, 13, 128]);
  const there = await real(cleanup, (_, res) => {
    res.writeHead(418, 'Short and stout', {
      'content-type': 'application/x-teapot',
      etag: '"abc"',
      'cache-control': 'max-age=60',
      'set-cookie': [
        'a=1; Domain=api.example; Secure; HttpOnly',
        'b=2; SameSite=None; Secure',
        '__Host-c=3; Secure',
      ],
      'strict-transport-security': 'max-age=31536000',
      'access-control-allow-origin': 'https://shop.example',
      'x-latin': 'caf\u00e9',
      vary: 'Accept-Language',
    });
    res.end(bytes);
  });
  const mock = await before(cleanup, there);
  const answer = await fetch(`${mock.url}/x`, { headers: { origin: 'http://localhost:5173' } });
  assert.deepEqual([answer.status, answer.statusText], [418, 'Short and stout']);
  assert.deepEqual(Buffer.from(await answer.arrayBuffer()), bytes);
  assert.deepEqual(answer.headers.getSetCookie(), [
    'a=1; HttpOnly',
    'b=2; SameSite=None; Secure',
    '__Host-c=3; Secure',
  ]);
  const { headers } = answer;
  assert.deepEqual(
    ['content-type', 'etag', 'cache-control', 'x-latin', 'content-length'].map(name => headers.get(name)),
    ['application/x-teapot', '"abc"', 'max-age=60', 'caf\u00e9', '5'],
  );
  assert.equal(headers.get('strict-transport-security'), null);
  assert.equal(headers.get('access-control-allow-origin'), 'http://localhost:5173');
  assert.match(headers.get('access-control-expose-headers') ?? '', /ETag|etag/);
  assert.match(headers.get('vary') ?? '', /Accept-Language/);
  assert.match(headers.get('vary') ?? '', /Origin/);
  assert.equal(headers.get('x-error-code'), null, 'only errors of the mock server have a code');
  assert.equal(headers.get('mock-passed-on'), there.url);
});

test('answers HEAD, 204 and 304 without a body', async cleanup => {
  const there = await real(cleanup, (req, res) => {
    const status = Number(req.url?.slice(1)) || 200;
    res
      .writeHead(status, status === 200 ? { 'content-length': '1234', 'content-type': 'text/plain' } : {})
      .end();
  });
  const mock = await before(cleanup, there);
  const head = await fetch(`${mock.url}/file`, { method: 'HEAD' });
  assert.deepEqual([head.status, head.headers.get('content-length')], [200, '1234']);
  for (const status of [204, 304]) {
    const answer = await fetch(`${mock.url}/${status}`);
    assert.deepEqual([answer.status, await answer.text()], [status, '']);
    assert.equal(answer.headers.get('content-type'), null);
  }
});

test('keeps a browser at the mock server when it redirects', async cleanup => {
  let place = '';
  const there = await real(cleanup, (_, res) => {
    res.writeHead(302, { location: place }).end();
  });
  const mock = await before(cleanup, { url: `${there.url}/shop` });
  const other = there.url.replace('127.0.0.1', 'localhost');
  for (const [given, expected] of [
    [`${there.url}/shop/login?next=1`, `${mock.url}/login?next=1`],
    ['/shop/login', '/login'],
    ['login', 'login'],
    [`${there.url}/other`, `${there.url}/other`],
    [`${there.url}/shopping`, `${there.url}/shopping`],
    [`${other}/shop/x`, `${other}/shop/x`],
    ['//cdn.example/x', '//cdn.example/x'],
  ] as const) {
    place = given;
    const { headers } = await fetch(`${mock.url}/x`, { redirect: 'manual' });
    assert.equal(headers.get('location'), expected);
  }
});

test('may send events as they come, and compressed bodies', async cleanup => {
  let more = () => {};
  const there = await real(cleanup, (req, res) => {
    if (req.url === '/br') {
      res.writeHead(200, { 'content-type': 'text/plain', 'content-encoding': 'br' });
      res.end(brotliCompressSync('plain text'));
      return;
    }
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    res.write('data: 1\n\n');
    more = () => res.end('data: 2\n\n');
  });
  const mock = await before(cleanup, there);
  assert.equal(await (await fetch(`${mock.url}/br`)).text(), 'plain text');
  assert.equal(there.seen[0]?.headers['accept-encoding'], 'identity');
  const { body } = await fetch(`${mock.url}/events`);
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  const text = async () => Buffer.from((await reader.read()).value ?? []).toString();
  assert.equal(await text(), 'data: 1\n\n');
  more();
  assert.equal(await text(), 'data: 2\n\n');
  assert.equal((await reader.read()).done, true);
});

test('gets and sends bodies of any size', async cleanup => {
  const large = Buffer.alloc(9 * 1_024 * 1_024, 'x');
  const there = await real(
    cleanup,
    (_, res) => void res.writeHead(200, { 'content-type': 'text/plain' }).end(large),
  );
  const mock = await before(cleanup, there);
  const answer = await fetch(`${mock.url}/x`, { method: 'PUT', body: large });
  assert.equal((await answer.arrayBuffer()).byteLength, large.length);
  assert.equal(there.seen[0]?.body.length, large.length);
  // In chunks, without a length.
  const chunked = new ReadableStream({
    start(controller) {
      controller.enqueue(large.subarray(0, 100_000));
      controller.enqueue(large.subarray(0, 5));
      controller.close();
    },
  });
  const options = { method: 'DELETE', body: chunked, duplex: 'half' } as RequestInit;
  await (await fetch(`${mock.url}/x`, options)).arrayBuffer();
  assert.equal(there.seen[1]?.body.length, 100_005);
});

test('that breaks off is no whole answer', async cleanup => {
  const there = await real(cleanup, (req, res) => {
    const length = req.url === '/large' ? 5_000_000 : 100;
    res.writeHead(200, { 'content-type': 'text/plain', 'content-length': length });
    res.write('x'.repeat(50), () => res.destroy());
  });
  const mock = await before(cleanup, there);
  const small = await send(`${mock.url}/small`);
  assert.equal(small.status, 502);
  assert.equal(
    small.json.msg,
    'The real server cannot be reached: its answer has broken off, or cannot be decoded',
  );
  assert.equal(small.headers['x-error-code'], 'proxy_failed');
  await assert.rejects(async () => (await fetch(`${mock.url}/large`)).text());
});

test('may not speak HTTP as Node.js sends it', async cleanup => {
  const heads = {
    'HTTP/1.1 099 Odd': [502, 'its answer has the status 99'],
    'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade': [502, 'no answer'],
    'HTTP/1.1 200 \u0001': [200, undefined],
    garbage: [502, 'HPE_INVALID_CONSTANT'],
  };
  for (const [head, [status, reason]] of Object.entries(heads)) {
    const server = createTcpServer(socket => {
      socket.on('error', () => {});
      socket.once('data', () => socket.end(`${head}\r\nContent-Length: 0\r\n\r\n`));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    cleanup(() => server.close());
    const { port } = server.address() as AddressInfo;
    const mock = await before(cleanup, { url: `http://127.0.0.1:${port}` });
    const answer = await send(`${mock.url}/x`);
    const message = reason && `The real server cannot be reached: ${reason}`;
    assert.deepEqual([answer.status, answer.json.msg], [status, message], head);
  }
});

test('is told that the client has left', async cleanup => {
  let left = false;
  const there = await real(cleanup, (_, res) => {
    res.once('close', () => {
      left = true;
    });
  });
  const mock = await before(cleanup, there);
  const controller = new AbortController();
  const asked = fetch(`${mock.url}/x`, { signal: controller.signal }).catch(() => null);
  await until(() => there.seen.length > 0);
  controller.abort();
  await asked;
  await until(() => left);
});

test('is asked again if it has closed a connection that was kept', async cleanup => {
  const there = await realJson(cleanup, { from: 'there' });
  const mock = await before(cleanup, there);
  for (let round = 0; round < 5; round += 1) {
    assert.equal((await send(`${mock.url}/x`)).status, 200);
    there.hangUp();
  }
});

test('does not keep a mock server that is closed', async cleanup => {
  const there = await real(cleanup, (req, res) => {
    if (req.url === '/stream')
      res.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n');
  });
  const mock = await before(cleanup, there);
  const asked = [fetch(`${mock.url}/hang`), fetch(`${mock.url}/stream`).then(answer => answer.text())];
  const ended = Promise.allSettled(asked);
  await until(() => there.seen.length === 2);
  await mock.close();
  assert.deepEqual(
    (await ended).map(({ status }) => status),
    ['rejected', 'rejected'],
  );
});

test('may be late, closed, or unknown', async cleanup => {
  const silent = await real(cleanup, () => {});
  const late = await before(cleanup, silent, { timeout: 20 });
  const refused = await send(`${late.url}/x`);
  assert.deepEqual(
    [refused.status, refused.json, refused.headers['x-error-code']],
    [504, { status: 'error', msg: 'The real server has not answered in time' }, 'proxy_timeout'],
  );
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise(resolve => server.close(resolve));
  const closed = await before(cleanup, { url: `http://127.0.0.1:${port}` });
  const { status, json } = await send(`${closed.url}/x`);
  assert.deepEqual([status, json.msg], [502, 'The real server cannot be reached: ECONNREFUSED']);
  const unknown = await startMock({ proxy: 'https://nothing.invalid' });
  cleanup(unknown.close);
  assert.match(
    String((await send(`${unknown.url}/x`)).json.msg),
    /its URL has a host name that cannot be resolved/,
  );
});

test('on this machine or in a private network is refused', async () => {
  for (const url of [
    'http://127.0.0.1:1',
    'http://localhost:1',
    'http://10.0.0.1',
    'http://169.254.169.254',
    'http://[::1]',
  ])
    await assert.rejects(
      startMock({ proxy: url }),
      /startMock: proxy\.url must point to a public IP address: allow others with --proxy-private/,
    );
});

test('cannot be the mock server itself', async cleanup => {
  const mock = await startMock();
  cleanup(mock.close);
  const { port } = new URL(mock.url);
  await mock.close();
  await assert.rejects(
    startMock({ port: Number(port), proxy: { url: mock.url, allowPrivate: true } }),
    /proxy\.url must not point to this service/,
  );
  // Under another name, it is found in the request that comes back.
  const other = await startMock({
    port: Number(port),
    proxy: { url: `http://localhost:${port}`, allowPrivate: true },
  });
  cleanup(other.close);
  const { status, headers } = await send(`${other.url}/x`);
  assert.deepEqual([status, headers['x-error-code']], [508, 'proxy_loop']);
});

test('is not reached beside its path', async cleanup => {
  const there = await realJson(cleanup, {});
  const mock = await before(cleanup, { url: `${there.url}/shop/` });
  const { port } = new URL(mock.url);
  for (const path of ['/../admin', '/%2e%2e/admin', '/x/../../admin', '/x/%2E%2e/..\\admin']) {
    const socket = connect(Number(port), '127.0.0.1');
    socket.end(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    let text = '';
    for await (const chunk of socket) text += chunk;
    assert.match(text, /^HTTP\/1\.1 404/, path);
  }
  assert.deepEqual(there.seen, []);
});

test('is not open to web pages of other sites, nor to other protocols', async cleanup => {
  const there = await realJson(cleanup, {});
  const mock = await before(cleanup, there);
  for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
    const { status, json } = await send(`${mock.url}/x`, { headers });
    assert.deepEqual(
      [status, json.msg],
      [404, 'Not found: a web page of another site may not use the real server'],
    );
  }
  const upgrade = { connection: 'Upgrade', upgrade: 'websocket' };
  assert.equal((await send(`${mock.url}/socket`, { headers: upgrade })).status, 501);
  assert.deepEqual(there.seen, []);
  const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
  assert.equal((await send(`${mock.url}/callback?code=1`, { headers: link })).status, 200);
});

test('is asked by pages whose browsers ask the mock server first', async cleanup => {
  const there = await realJson(cleanup, {});
  const mock = await before(cleanup, there, { mocks: ['getItem'] });
  for (const [path, method] of [
    ['/cart', 'PUT'],
    ['/api/items/all', 'GET'],
    ['/api/items/all', 'PATCH'],
    ['/api/items/item', 'GET'],
  ]) {
    const answer = await fetch(`${mock.url}${path}`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:5173',
        'access-control-request-method': method ?? '',
        'access-control-request-headers': 'x-any',
      },
    });
    assert.equal(answer.status, 204);
    assert.match(answer.headers.get('access-control-allow-methods') ?? '', new RegExp(`\\b${method}\\b`));
    assert.equal(answer.headers.get('access-control-allow-headers'), 'x-any');
  }
  assert.deepEqual(there.seen, []);
});

test('must be given as it is meant', async () => {
  for (const [proxy, message] of [
    ['api.example', /startMock: proxy must be an http or https URL without query or fragment/],
    ['https://u:p@api.example', /must be a URL without user name and password/],
    [{}, /startMock: proxy must have url, that of the real server/],
    [
      { url: 'https://api.example', mock: [] },
      /proxy contains an unknown setting mock: did you mean mocks\?/,
    ],
    [
      { url: 'https://api.example', mocks: 'getItem' },
      /proxy has an invalid mocks: it must be a list of ids/,
    ],
    [
      { url: 'https://api.example', mocks: ['getItme'] },
      /proxy\.mocks has getItme, .* did you mean getItem\?/,
    ],
    [
      { url: 'https://api.example', mocks: ['/api/itmes/*'] },
      /proxy\.mocks has \/api\/itmes\/\*, which is the path of no operation/,
    ],
    [{ url: 'https://api.example', headers: { Connection: 'x' } }, /must not have Connection/],
    [{ url: 'https://api.example', headers: { 'X-Key': 'a\nb' } }, /that of X-Key is none/],
  ] as const)
    await assert.rejects(startMock({ proxy: proxy as never, port: null }), message);
});

test.run();
