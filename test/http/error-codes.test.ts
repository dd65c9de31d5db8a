/** Every answer with a status of 400 or more has a code in X-Error-Code, no matter who gives it: a row for each kind. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import Koa from 'koa';
import { startMock } from '../../mock-server/index.ts';
import { statusErrors } from '../../src/common/errors/errors.ts';
import { errorTable } from '../../src/factories/built-in/groups.ts';
import { answerClientErrors, createMarketplace } from '../../src/index.ts';
import { BridgeReceiver } from '../../src/messaging/drivers/bridge/receiver.ts';
import { signingKeyOf, standardSignature } from '../../src/secrets/standard-webhooks.ts';
import { loggedIn } from '../console/client.ts';
import { type Cleanup, fixtureRepository, type RawAnswer, secrets, send, suiteOf } from '../helper.ts';

const test = suiteOf('The code of an error');

const key = `Authorization: Bearer ${secrets.studio}`;
const own = 'Host: 127.0.0.1';
const json = 'Content-Type: application/json';
const urlencoded = 'Content-Type: application/x-www-form-urlencoded';
const page = 'Accept: text/html';

interface Row {
  /** Method and path. */
  readonly line: string;
  readonly head?: readonly string[];
  readonly body?: string;
  readonly status: number;
  readonly code: string;
}

const row = (line: string, status: number, code: string, head: readonly string[] = [], body = ''): Row => ({
  line,
  head,
  body,
  status,
  code,
});

/** Sends a request as text, and reads what is answered first. */
async function ask(server: string, { line, head = [], body = '' }: Row) {
  const { hostname, port } = new URL(server);
  const socket = connect(Number(port), hostname).setEncoding('latin1');
  let whole = '';
  socket.on('data', chunk => {
    whole += chunk;
  });
  const hasHost = head.some(one => /^Host(:|$)/i.test(one));
  const length =
    body === '' || head.some(one => /^(Content-Length|Transfer-Encoding)/i.test(one))
      ? []
      : [`Content-Length: ${Buffer.byteLength(body)}`];
  const lines = [
    line.includes(' HTTP/') ? line : `${line} HTTP/1.1`,
    ...(hasHost ? [] : [own]),
    ...head.filter(one => one !== 'Host'),
    ...length,
    'Connection: close',
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  await once(socket, 'close');
  const [top = ''] = whole.split('\r\n\r\n');
  const [first = '', ...fields] = top.split('\r\n');
  const code = fields.find(one => /^x-error-code:/i.test(one))?.replace(/^[^:]*: */, '');
  return [line, Number(first.split(' ')[1]), code];
}

async function check(server: string, rows: readonly Row[]) {
  const answers = [];
  for (const one of rows) answers.push(await ask(server, one));
  assert.deepEqual(
    answers,
    rows.map(({ line, status, code }) => [line, status, code]),
  );
}

/** What Node refuses, the same on each server. */
const broken = [
  row('BREW /', 400, 'invalid_request'),
  row('GET / HTTP/1.1', 400, 'invalid_request', ['No colon']),
  row(`GET /${'a'.repeat(20_000)}`, 431, 'headers_too_large'),
  row('GET /', 417, 'expectation_failed', ['Expect: tea']),
  row('CONNECT example.com:443', 405, 'method_not_allowed'),
];

/** What the router, the redirects and the console answer, the same mounted and on a mock server. */
const ofService = [
  // The five endpoints and /api/v1.
  row('GET /api/items/all', 401, 'missing_key'),
  row('HEAD /api/items/all', 401, 'missing_key'),
  row('PUT /api/items/all', 405, 'method_not_allowed', [key]),
  row('GET /api/account/details', 401, 'missing_key'),
  row('POST /api/purchases/validation', 400, 'invalid_request', [key, json], '{'),
  row('POST /api/purchases/validation', 400, 'invalid_request', [key, json], '"text"'),
  row('POST /api/purchases/validation', 404, 'invalid_purchase_code', [key, urlencoded], 'purchase_code=x'),
  row('POST /api/v1/links', 415, 'unsupported_media_type', [key, 'Content-Type: text/csv'], 'a'),
  row('POST /api/v1/links', 415, 'unsupported_media_type', [key, json, 'Content-Encoding: zstd'], '{}'),
  row('POST /api/v1/links', 400, 'invalid_request', [key, json, 'Content-Encoding: gzip'], '{}'),
  row('POST /api/v1/links', 413, 'body_too_large', [key, json, 'Content-Length: 99999999'], '{'),
  row('POST /api/v1/links', 400, 'invalid_request', [key, json], '{"to":1}'),
  row('POST /api/v1/links', 400, 'invalid_request', [key, json, 'Transfer-Encoding: chunked'], 'z\r\n'),
  row('GET /api/v1/links/none', 404, 'link_not_found', [key]),
  row('GET /api/v1/links?%ff', 400, 'invalid_request', [key]),
  row(
    'PATCH /api/v1/links/lnk_demo_blog',
    412,
    'precondition_failed',
    [key, json, 'If-Match: "x"'],
    '{"title":"x"}',
  ),
  // An upgrade that nobody takes is a request like others.
  row('GET /api/v1/links', 401, 'missing_key', ['Connection: Upgrade', 'Upgrade: websocket']),
  row('GET /api/v1/links', 403, 'webhook_delivery', [key, 'Webhook-Id: msg_1']),
  // Inbound endpoints.
  row('POST /api/v1/automation/in/mi_none', 404, 'automation_url_unknown', [json], '{}'),
  // Short links, as pages and as JSON.
  row('GET /l/none', 404, 'not_found', [page]),
  row('GET /l/none', 404, 'not_found', ['Accept: application/json']),
  row('HEAD /l/none', 404, 'not_found', [page]),
  row('GET /l/%ff', 400, 'invalid_request', [page]),
  row('GET /l/early-bird', 410, 'link_expired', [page]),
  row('GET /l/beta', 403, 'password_needed', ['Accept: application/json']),
  row('POST /l/beta', 403, 'wrong_password', [page, urlencoded], 'password=x'),
  row('DELETE /l/blog', 405, 'method_not_allowed', [page]),
  // Pages of the console.
  row('GET /user/api/none', 404, 'not_found', [page]),
  row('DELETE /user/api/login', 405, 'method_not_allowed', [page]),
  row('POST /user/api/login', 403, 'forbidden', [page, urlencoded], 'email=a%40b.example&password=x'),
  row('POST /user/api/login', 415, 'unsupported_media_type', [page, json], '{}'),
  row('GET /user/api/login?%ff', 400, 'invalid_request', [page]),
];

const withServer = async (cleanup: Cleanup, server: Server) => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanup(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

test('is in every answer of a mock server', async cleanup => {
  const mock = await startMock();
  cleanup(mock.close);
  await check(mock.url, [...broken, ...ofService]);
  await check(mock.url, [
    // Whose requests it answers.
    row('GET /api/items/all', 421, 'misdirected_request', ['Host: evil.example']),
    row('GET /__mock/health', 421, 'misdirected_request', ['Host: evil.example']),
    row('GET /api/items/all', 400, 'invalid_request', ['Host']),
    row('POST /api/v1/links', 403, 'forbidden', [key, json, 'Origin: https://evil.example'], '{}'),
    row('GET /none', 404, 'not_found'),
    row('GET /none', 404, 'not_found', [page]),
    row('OPTIONS *', 404, 'not_found'),
    // Controls and the dashboard.
    row('GET /__mock/none', 404, 'not_found'),
    row('DELETE /__mock/health', 405, 'method_not_allowed'),
    row('PUT /__mock/state/items/1', 400, 'invalid_request', [json], '{}'),
    row('POST /__mock/reset', 404, 'not_found', ['Origin: https://evil.example']),
    row('GET /__mock/dashboard/records/none', 404, 'not_found', [page]),
    row('POST /__mock/dashboard/records/models/none', 404, 'not_found', [page, urlencoded], 'a=b'),
    // What a client prefers, and faults.
    row('GET /api/items/all', 503, 'unavailable', [key, 'Prefer: code=503']),
    row('GET /__mock/as/-/api/items/all', 400, 'invalid_request'),
    // Files.
    row('GET /media/none', 404, 'not_found'),
    row('GET /media/thumbnail/1001.svg', 416, 'range_not_satisfiable', ['Range: bytes=999999999-']),
  ]);
});

test('is in every answer of a mounted marketplace', async cleanup => {
  const marketplace = createMarketplace({
    repository: await fixtureRepository(),
    publicUrl: 'http://127.0.0.1',
    console: true,
    onError: () => {},
  });
  cleanup(() => marketplace.close());
  const server = createServer(new Koa().use(marketplace.probes.routes()).use(marketplace).callback());
  answerClientErrors(server);
  const url = await withServer(cleanup, server);
  await check(url, [...broken, ...ofService]);
  await check(url, [
    row('GET /readyz', 503, 'unavailable'),
    row('POST /readyz', 405, 'method_not_allowed'),
    row('DELETE /healthz', 405, 'method_not_allowed'),
  ]);
});

test('is in what the receiver of a bridge answers', async cleanup => {
  const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
  const receiver = new BridgeReceiver({ secret, now: Date.now, listen: { host: '127.0.0.1', port: 0 } });
  cleanup(() => receiver.close());
  const fail = async () => Promise.reject(new Error('the storage is down'));
  receiver.add({ instanceId: 'ins_1', session: 'here', reported: fail, openMedia: fail });
  const url = await receiver.listen();
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const signed = (id: string, body = '') => [
    `Webhook-Id: ${id}`,
    `Webhook-Timestamp: ${timestamp}`,
    `Webhook-Signature: v1,${standardSignature(signingKeyOf(secret), id, timestamp, body).toString('base64')}`,
  ];
  const event = (session: string) =>
    JSON.stringify({ instance: 'ins_1', session, event: { type: 'memory', memory: { token: 'x' } } });
  await check(url, [
    ...broken,
    row('GET /', 405, 'method_not_allowed'),
    row('POST /', 401, 'unauthorized', [], '{}'),
    row('POST /', 400, 'invalid_request', signed('msg_1', '{}'), '{}'),
    row('POST /', 410, 'gone', signed('msg_2', event('gone')), event('gone')),
    row('POST /', 503, 'unavailable', signed('msg_3', event('here')), event('here')),
    row('POST /', 413, 'body_too_large', [], 'x'.repeat(1024 ** 2 + 1)),
    row('GET /media/here/a', 401, 'unauthorized'),
    row('GET /media/gone/a', 410, 'gone', signed('media.a')),
    row('GET /media/here/a', 404, 'not_found', signed('media.a')),
  ]);
});

test('of a fault is that of its status, and fault if no error has the status', async cleanup => {
  const mock = await startMock();
  cleanup(mock.close);
  for (const [status, code] of [
    [418, 'fault'],
    [421, 'misdirected_request'],
    [503, 'unavailable'],
  ] as const) {
    mock.fail({ path: '/media/*', status });
    // Not by fetch, which repeats a request after 421.
    const line = 'GET /media/none';
    assert.deepEqual(await ask(mock.url, row(line, status, code)), [line, status, code]);
  }
});

test('is missing only where Node itself refuses a request without Host', async cleanup => {
  const server = createServer(new Koa().callback());
  answerClientErrors(server);
  const url = await withServer(cleanup, server);
  assert.deepEqual(await ask(url, row('GET /', 400, '', ['Host'])), ['GET /', 400, undefined]);
});

test('is in the pages that a user of the console gets', async cleanup => {
  const mock = await startMock();
  cleanup(mock.close);
  const user = await loggedIn(mock);
  const code = ({ status, headers }: RawAnswer) => [status, headers['x-error-code']];
  const links = '/workspaces/ws_studio/links';
  const form = await user.form(`${links}/new`, '/links');
  assert.deepEqual(code(await user.get('/workspaces/ws_none')), [404, 'not_found']);
  assert.deepEqual(code(await user.post(links, { ...form, url: 'no URL' })), [422, 'unprocessable_content']);
  assert.deepEqual(code(await user.post(links, { url: 'https://example.com' })), [403, 'forbidden']);
  assert.deepEqual(code(await user.get('/workspaces/ws_studio/links')), [200, undefined]);
});

test('can be read by pages of other origins, also where the mock server has nothing', async cleanup => {
  const mock = await startMock();
  cleanup(mock.close);
  const headers = { origin: 'http://localhost:5173' };
  for (const path of ['/none', '/media/none', '/api/items/all', '/__mock/none', '/__mock/as/-/api/items/all'])
    assert.match(await exposed(`${mock.url}${path}`, headers), /X-Error-Code/, path);
});

const exposed = async (url: string, headers: Record<string, string>) => {
  const answer = await send(url, { headers });
  assert.ok(answer.status >= 400, String(answer.status));
  assert.equal(answer.headers['access-control-allow-origin'], headers.origin, url);
  return String(answer.headers['access-control-expose-headers']);
};

test('has a row in the table of the docs, where it has the status that it is sent with', () => {
  const page = readFileSync(new URL('../../docs/reference/errors.md', import.meta.url), 'utf8');
  for (const { status, code } of Object.values({ ...errorTable, ...statusErrors }))
    assert.match(page, new RegExp(`^\\| ${status} \\| (?:.* \\| )?\`${code}\` \\|$`, 'm'));
});

test.run();
