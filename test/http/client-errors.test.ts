/** Requests that Node refuses before any middleware sees them. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import Koa from 'koa';
import { startMock } from '../../mock-server/index.ts';
import { answerClientErrors, createRouter } from '../../src/index.ts';
import { type Cleanup, fixtureRepository, secrets, suiteOf } from '../helper.ts';

const test = suiteOf('Requests that Node refuses');
const path = `/api/items/item?item_id=1001&api_key=${secrets.studio}`;

interface Answer {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Sends text, and resolves with the whole answer when the server has closed the connection. */
async function ask(base: string, text: string | Buffer): Promise<Answer> {
  const { hostname, port } = new URL(base);
  const socket = connect(Number(port), hostname);
  let whole = '';
  socket.setEncoding('utf8').on('data', chunk => {
    whole += chunk;
  });
  socket.write(text);
  await once(socket, 'close');
  const [head = '', body = ''] = whole.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map(line => line.split(/: ?/, 2) as [string, string]);
  return {
    status: Number(first.split(' ')[1]),
    headers: new Map(headers.map(([name, value]) => [name.toLowerCase(), value])),
    body,
  };
}

async function start(cleanup: Cleanup) {
  const errors: unknown[] = [];
  const mock = await startMock({ onError: error => errors.push(error) });
  cleanup(mock.close);
  return { url: mock.url, errors };
}

function checkEnvelope({ status, headers, body }: Answer, expected: number, msg: string): void {
  assert.deepEqual([status, body], [expected, JSON.stringify({ status: 'error', msg })]);
  assert.equal(headers.get('content-type'), 'application/json; charset=utf-8');
  assert.equal(headers.get('connection'), 'close');
  assert.equal(headers.get('cache-control'), 'no-store');
  assert.equal(headers.get('content-length'), String(Buffer.byteLength(body)));
  assert.ok(headers.get('x-request-id'));
  assert.ok(Date.parse(headers.get('date') ?? '') > 0);
}

const host = 'Host: 127.0.0.1\r\n';

test('are answered with the envelope: a URL or headers that are too long', async cleanup => {
  const { url } = await start(cleanup);
  for (const text of [
    `GET ${path}&x=${'x'.repeat(20_000)} HTTP/1.1\r\n${host}\r\n`,
    `GET ${path}&x=${'x'.repeat(3_000_000)} HTTP/1.1\r\n${host}\r\n`,
    `GET ${path} HTTP/1.1\r\n${host}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
  ])
    checkEnvelope(await ask(url, text), 431, 'The URL and headers are too long');
});

test('have no body in the answer to HEAD', async cleanup => {
  const { url } = await start(cleanup);
  const answer = await ask(url, `HEAD ${path}\u0000 HTTP/1.1\r\n${host}\r\n`);
  assert.deepEqual([answer.status, answer.body], [400, '']);
});

test('are answered with the envelope: unknown methods', async cleanup => {
  const { url } = await start(cleanup);
  for (const method of ['FOO', 'get', 'G\u00e4T', '', 'GETS', '{}'])
    checkEnvelope(
      await ask(url, `${method} ${path} HTTP/1.1\r\n${host}\r\n`),
      400,
      'Invalid request: the method is unknown',
    );
});

test('are answered with the envelope: what is not HTTP', async cleanup => {
  const { url, errors } = await start(cleanup);
  const chunked = `POST /api/purchases/validation HTTP/1.1\r\n${host}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n`;
  for (const text of [
    `GET ${path} HTTP/9.9\r\n${host}\r\n`,
    `GET ${path}\u0000 HTTP/1.1\r\n${host}\r\n`,
    `GET ${path} HTTP/1.1\r\n${host}A b: c\r\n\r\n`,
    `GET ${path} HTTP/1.1\r\n${host}Content-Length: x\r\n\r\n`,
    `GET ${path} HTTP/1.1\r\n${host}Content-Length: 3\r\nContent-Length: 4\r\n\r\n`,
    `${chunked}Content-Length: 5\r\n\r\n`,
    `${chunked}\r\nnonsense\r\n`,
    `${chunked}\r\n5\r\n{"a":\r\nnonsense\r\n`,
  ])
    checkEnvelope(await ask(url, text), 400, 'Invalid request: it is not valid HTTP');
  assert.deepEqual(errors, []);
});

test('are answered with the envelope: chunk extensions that are too long', async cleanup => {
  const { url } = await start(cleanup);
  const text = `POST /api/purchases/validation HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n1;${'x'.repeat(20_000)}\r\na\r\n`;
  checkEnvelope(
    await ask(url, text),
    413,
    'The request body is too large: its chunk extensions are too long',
  );
});

test('are answered with the envelope: expectations other than 100-continue', async cleanup => {
  const { url } = await start(cleanup);
  checkEnvelope(
    await ask(url, `GET ${path} HTTP/1.1\r\n${host}Expect: tea\r\n\r\n`),
    417,
    'The server does not meet the expectation of the Expect header',
  );
  const body = JSON.stringify({ api_key: secrets.studio, purchase_code: 'x' });
  const continued = await ask(
    url,
    `POST /api/purchases/validation HTTP/1.1\r\n${host}Connection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n${body}`,
  );
  assert.equal(continued.status, 100);
  assert.match(continued.body, /HTTP\/1.1 404/);
});

test('are answered with the envelope: CONNECT, whose target has no methods', async cleanup => {
  const { url } = await start(cleanup);
  const answer = await ask(url, `CONNECT shop.example:443 HTTP/1.1\r\n${host}\r\n`);
  checkEnvelope(answer, 405, 'Method not allowed: the server opens no tunnels');
  assert.equal(answer.headers.get('allow'), '');
});

test('are answered with the envelope: HTTP/1.1 without a Host', async cleanup => {
  const { url } = await start(cleanup);
  const answer = await ask(url, `GET ${path} HTTP/1.1\r\nConnection: close\r\n\r\n`);
  assert.deepEqual(
    [answer.status, answer.body],
    [400, '{"status":"error","msg":"Invalid request: the Host header is missing"}'],
  );
  assert.equal((await ask(url, `GET ${path} HTTP/1.0\r\n\r\n`)).status, 200);
});

test('do not include upgrades, which are ignored', async cleanup => {
  const { url } = await start(cleanup);
  const upgrade = 'Connection: Upgrade, close\r\nUpgrade: websocket\r\n';
  assert.equal((await ask(url, `GET ${path} HTTP/1.1\r\n${host}${upgrade}\r\n`)).status, 200);
});

/** A host with its own server. */
async function serve(cleanup: Cleanup, app: Koa, options = {}): Promise<string> {
  const server = createServer(options, app.callback()).listen(0, '127.0.0.1');
  answerClientErrors(server);
  await once(server, 'listening');
  cleanup(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('are answered with the envelope by a host that calls answerClientErrors', async cleanup => {
  const repository = await fixtureRepository();
  const url = await serve(cleanup, new Koa().use(createRouter({ repository }).routes()));
  checkEnvelope(
    await ask(url, `FOO ${path} HTTP/1.1\r\n${host}\r\n`),
    400,
    'Invalid request: the method is unknown',
  );
});

test('are answered with the envelope: what does not arrive in time', async cleanup => {
  const times = { headersTimeout: 50, requestTimeout: 50, connectionsCheckingInterval: 20 };
  const url = await serve(cleanup, new Koa(), times);
  checkEnvelope(await ask(url, `GET ${path} HTTP/1.1\r\n`), 408, 'The request did not arrive in time');
});

test('write nothing into a response that has begun', async cleanup => {
  const app = new Koa();
  // The connection is cut off.
  app.silent = true;
  app.use(async ctx => {
    ctx.res.writeHead(200, { 'Content-Length': '9' });
    ctx.res.write('begun');
    ctx.respond = false;
    await once(ctx.req, 'close');
  });
  const url = await serve(cleanup, app);
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let whole = '';
  socket.setEncoding('utf8').on('data', chunk => {
    // The rest is sent when the response has begun.
    if (whole === '') socket.write('nonsense\r\n');
    whole += chunk;
  });
  socket.on('error', () => {});
  socket.write(`POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\n`);
  await once(socket, 'close');
  assert.match(whole, /begun$/);
});

test('leave CONNECT to another listener of the host', async cleanup => {
  const server = createServer().listen(0, '127.0.0.1');
  answerClientErrors(server);
  server.on('connect', (_req, socket) => socket.end('HTTP/1.1 200 Tunnel\r\n\r\n'));
  await once(server, 'listening');
  cleanup(() => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answer = await ask(url, `CONNECT shop.example:443 HTTP/1.1\r\n${host}\r\n`);
  assert.equal(answer.status, 200);
});

test.run();
