/** What a refusal costs: no stack trace, and no reading of a long body. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Koa from 'koa';
import type { Scope } from '../../src/generated/types.ts';
import { createAuthenticator } from '../../src/http/authenticate.ts';
import { Gate } from '../../src/http/gate.ts';
import { createRouter, MarketplaceError, type MarketplaceOptions } from '../../src/index.ts';
import { commonLimits, resolveLimits } from '../../src/limits/options.ts';
import { type Cleanup, fixtureRepository, post, secrets, send, serveApp, suiteOf } from '../helper.ts';

const test = suiteOf('Refusals', { isLong: true });

const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });
const item = `/api/items/item?item_id=1001&api_key=${secrets.studio}`;

/** The service, and the errors that it has answered with. */
async function start(cleanup: Cleanup, options: Partial<MarketplaceOptions> = {}) {
  const refused: MarketplaceError[] = [];
  const repository = options.repository ?? (await fixtureRepository());
  const app = new Koa();
  const router = createRouter({
    publicUrl: 'http://127.0.0.1',
    ...options,
    repository,
    errorStatus: error => {
      refused.push(error);
      return error.status;
    },
  });
  const { url } = await serveApp(cleanup, app.use(router.routes()));
  return { app, url, refused };
}

const frames = (error: Error) => (error.stack ?? '').split('\n').filter(line => /^\s+at /.test(line));

test('have no stack trace', async cleanup => {
  const limits = { key: { requests: 8, seconds: 60 }, address: { requests: 5, seconds: 60 } };
  const { url, refused } = await start(cleanup, { rateLimits: limits, bodyLimit: 100 });
  const { stackTraceLimit } = Error;
  const validation = `${url}/api/purchases/validation`;
  const answers = [
    await send(`${url}/api/items/item?item_id=1001`),
    await send(`${url}/api/items/item?item_id=1001&api_key=unknown`),
    await send(`${url}/api/items/item?item_id=ten&api_key=${secrets.studio}`),
    await send(`${url}/api/items/item?item_id=999999&api_key=${secrets.studio}`),
    await send(url + item, { method: 'DELETE' }),
    await post(validation, { purchase_code: 'x'.repeat(200) }, bearer(secrets.studio)),
    await send(validation, {
      method: 'POST',
      body: 'x',
      headers: { ...bearer(secrets.studio), 'content-type': 'text/csv' },
    }),
    await post(validation, { purchase_code: 'x' }, bearer(secrets.studio)),
    await send(url + item, { headers: { 'webhook-id': 'msg_1' } }),
    await send(`${url}/api/items/item?item_id=1001`),
    await send(`${url}/api/items/item?item_id=1001`),
  ];
  assert.deepEqual(
    answers.map(({ status }) => status),
    [401, 401, 400, 404, 405, 413, 415, 404, 403, 401, 429],
  );
  for (const { json } of answers) assert.deepEqual(Object.keys(json), ['status', 'msg']);
  assert.equal(refused.length, answers.length);
  for (const error of refused) {
    assert.deepEqual(frames(error), [], error.message);
    assert.ok(error instanceof Error && error instanceof MarketplaceError);
    assert.match(String(error.stack), new RegExp(error.message));
  }
  assert.equal(Error.stackTraceLimit, stackTraceLimit);
  assert.notEqual(frames(new Error('another')).length, 0);
});

/** The way from the key to the principal, without a server. */
async function authenticator(limits: { readonly key: number; readonly address: number }) {
  const { studio } = secrets;
  const repository = await fixtureRepository();
  const of = (requests: number) => ({ requests, seconds: 60 });
  const rateLimits = resolveLimits({ key: of(limits.key), address: of(limits.address) }, commonLimits);
  const gate = new Gate(rateLimits, Date.now);
  const authenticate = createAuthenticator({ repository, now: Date.now, noteKeyUse() {} }, gate);
  const res = { setHeader() {} };
  const context = () => ({ ip: '192.0.2.1', req: { headers: {} }, res }) as unknown as Koa.Context;
  const codeOf = async (secret: string | null, scope = 'marketplace:read') => {
    const ctx = context();
    const given = await authenticate(ctx, secret, scope as Scope);
    return given instanceof MarketplaceError ? gate.refusalOf(ctx, given).code : given.workspaceId;
  };
  return { codeOf, studio };
}

test('of a key, a scope or a rate are returned and not thrown, because throwing costs more than the rest', async () => {
  const { codeOf, studio } = await authenticator({ key: 2, address: 2 });
  const given = [
    await codeOf(null),
    await codeOf(studio),
    await codeOf(studio, 'nothing:read'),
    await codeOf(studio),
    await codeOf('unknown'),
    await codeOf('unknown'),
    await codeOf(null),
  ];
  const late = 'too_many_requests';
  assert.deepEqual(given, ['missing_key', 'ws_studio', 'missing_scope', late, 'unknown_key', late, late]);
});

test('keep the stack trace of failures and of causes', () => {
  assert.notEqual(frames(new MarketplaceError('unavailable')).length, 0);
  const refused = new MarketplaceError('invalid_request', 'x', { cause: new Error('why') });
  assert.deepEqual(frames(refused), []);
  assert.notEqual(frames(refused.cause as Error).length, 0);
});

test('work where the limit of stack traces cannot be changed, or is missing', async cleanup => {
  const { url } = await start(cleanup);
  const own = Object.getOwnPropertyDescriptor(Error, 'stackTraceLimit') as PropertyDescriptor;
  cleanup(() => Object.defineProperty(Error, 'stackTraceLimit', own));
  Object.defineProperty(Error, 'stackTraceLimit', { ...own, writable: false });
  assert.equal((await send(`${url}/api/items/item?item_id=1001`)).status, 401);
  Reflect.deleteProperty(Error, 'stackTraceLimit');
  assert.equal((await send(`${url}/api/items/item?item_id=1001`)).status, 401);
  assert.equal(Object.hasOwn(Error, 'stackTraceLimit'), false);
});

const gigabyte = 1_000_000_000;

/** A server whose bytes are counted, and a connection to it. */
async function open(cleanup: Cleanup, options: Partial<MarketplaceOptions> = {}) {
  const app = new Koa();
  const repository = await fixtureRepository();
  app.use(createRouter({ repository, publicUrl: 'http://127.0.0.1', ...options }).routes());
  const server = createServer(app.callback()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const accepted = once(server, 'connection') as Promise<[Socket]>;
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [received] = await accepted;
  cleanup(() => {
    socket.destroy();
    server.close();
    server.closeAllConnections();
  });
  let text = '';
  socket.setEncoding('utf8').on('data', chunk => {
    text += chunk;
  });
  socket.on('error', () => {});
  const answered = async (count: number) => {
    while (text.split('HTTP/1.1 ').length <= count) await once(socket, 'data');
    return text;
  };
  return { socket, received, answered };
}

/** Resolves when a connection has ended, in whatever way. */
const closing = (socket: Socket) =>
  socket.destroyed ? null : new Promise<void>(resolve => void socket.once('close', () => resolve()));

/** Sends until the server takes no more, and resolves with how much it has read when the connection has ended. */
async function sendEndlessly(
  socket: Socket,
  received: Socket,
  frame: (chunk: string) => string,
): Promise<number> {
  const chunk = frame('x'.repeat(16_384));
  const pump = () => {
    while (socket.writable && socket.write(chunk));
  };
  socket.on('drain', pump);
  pump();
  await closing(received);
  socket.off('drain', pump);
  return received.bytesRead;
}

const head = (lines: readonly string[]) =>
  [`POST /api/purchases/validation HTTP/1.1`, 'Host: 127.0.0.1', ...lines, '', ''].join('\r\n');
const json = 'Content-Type: application/json';
const foreign = 'Authorization: Bearer of-somebody-else';
const own = `Authorization: Bearer ${secrets.studio}`;

for (const [what, status, lines, frame] of [
  ['a refused key', 401, [json, foreign, `Content-Length: ${gigabyte}`], (text: string) => text],
  [
    'another type',
    415,
    ['Content-Type: text/csv', own, `Content-Length: ${gigabyte}`],
    (text: string) => text,
  ],
  ['a length beyond the limit', 413, [json, own, `Content-Length: ${gigabyte}`], (text: string) => text],
  [
    'chunks beyond the limit',
    413,
    [json, own, 'Transfer-Encoding: chunked'],
    (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`,
  ],
] as const)
  test(`leave a long body unread and end the connection: ${what}`, async cleanup => {
    const { socket, received, answered } = await open(cleanup, { bodyLimit: 100_000 });
    socket.write(head(lines));
    const read = sendEndlessly(socket, received, frame);
    const text = await answered(1);
    assert.match(text, new RegExp(`^HTTP/1.1 ${status} `));
    assert.match(text, /\r\nConnection: close\r\n/);
    assert.ok((await read) < 3_000_000, `${await read} bytes were read`);
  });

test('of a path, a method or a key leave a body unread too', async cleanup => {
  for (const [line, status] of [
    ['PUT /api/purchases/validation', 405],
    ['POST /api/v1/links', 401],
  ] as const) {
    const { socket, received, answered } = await open(cleanup);
    socket.write(`${line} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: ${gigabyte}\r\n\r\n`);
    const read = sendEndlessly(socket, received, text => text);
    assert.match(await answered(1), new RegExp(`^HTTP/1.1 ${status} `));
    assert.ok((await read) < 3_000_000, `${await read} bytes were read`);
  }
});

test('keep the connection where the rest of the body is short', async cleanup => {
  const { socket, answered } = await open(cleanup);
  const body = '{"purchase_code":"x"}';
  socket.write(head([json, foreign, `Content-Length: ${body.length}`]));
  assert.match(await answered(1), /^HTTP\/1.1 401 [\s\S]*\r\nConnection: keep-alive\r\n/);
  socket.write(`${body}GET ${item} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`);
  assert.match(await answered(2), /HTTP\/1.1 200 /);
});

test('answer a client that waits for 100 Continue, and read nothing more', async cleanup => {
  const { socket, received, answered } = await open(cleanup);
  socket.write(head([json, foreign, `Content-Length: ${gigabyte}`, 'Expect: 100-continue']));
  const text = await answered(2);
  assert.match(text, /^HTTP\/1.1 100 Continue\r\n\r\nHTTP\/1.1 401 [\s\S]*\r\nConnection: close\r\n/);
  await closing(received);
});

test('of a key before the body come before the body is read', async cleanup => {
  const one = { requests: 1, seconds: 60 };
  const { url } = await start(cleanup, { rateLimits: { key: one } });
  await send(url + item);
  const validation = `${url}/api/purchases/validation`;
  const broken = await post(validation, '{', bearer(secrets.studio));
  assert.equal(broken.status, 429);
  assert.equal((await post(validation, '{', { 'x-api-key': 'unknown' })).status, 401);
  const both = { api_key: 'another', purchase_code: 'x' };
  const two = await post(validation, both, bearer(secrets.sounds));
  assert.deepEqual(two.json, {
    status: 'error',
    msg: 'Invalid request: the request contains two different API keys',
  });
});

test.run();
