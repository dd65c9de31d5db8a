/** Who may use the controls of the mock server. */
import assert from 'node:assert/strict';
import { networkInterfaces } from 'node:os';
import { startMock } from '../../../mock-server/index.ts';
import { type Cleanup, post, send, suiteOf } from '../../helper.ts';

const test = suiteOf('Controls of the mock server');

async function start(cleanup: Cleanup, options: Parameters<typeof startMock>[0] = {}) {
  const mock = await startMock(options);
  cleanup(mock.close);
  return mock;
}

const place = '/__mock/messaging';
const cut = { instance_id: 'ins_demo', misbehave: null };

test('are open to programs and pages of this machine, and to no other page', async cleanup => {
  const { url } = await start(cleanup);
  assert.equal((await post(url + place, cut)).status, 200);
  const front = { origin: 'http://localhost:5173' };
  const allowed = await post(url + place, cut, { ...front, 'mock-control': '1' });
  assert.deepEqual([allowed.status, allowed.headers['access-control-allow-origin']], [200, front.origin]);
  // A proxy of the front end that changes the host name.
  const proxied = { ...front, 'sec-fetch-site': 'same-origin' };
  assert.equal((await post(url + place, cut, proxied)).status, 200);
  for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
    const { status, json } = await post(url + place, cut, headers);
    assert.equal(status, 404);
    assert.equal(
      json.msg,
      'Not found: the controls of the mock server are not open to web pages of other sites',
    );
  }
});

test('require a header from pages of other origins on this machine, which browsers ask for first', async cleanup => {
  const { url } = await start(cleanup, { cors: { origins: ['https://shop.example'] } });
  const ask = (origin: string) =>
    send(url + place, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,mock-control',
      },
    });
  const { status, headers } = await ask('http://localhost:5173');
  assert.deepEqual(
    [status, headers['access-control-allow-origin'], headers['access-control-allow-methods']],
    [204, 'http://localhost:5173', 'GET, HEAD, POST, PUT, PATCH, DELETE'],
  );
  assert.match(String(headers['access-control-allow-headers']), /mock-control/i);
  // Neither a page of another site nor one that the service itself allows.
  for (const origin of [
    'https://evil.example',
    'https://shop.example',
    'null',
    'http://localhost.evil.example',
  ]) {
    const refused = await ask(origin);
    assert.deepEqual(
      [refused.status, refused.headers['access-control-allow-origin']],
      [404, undefined],
      origin,
    );
    const sent = await post(url + place, cut, { origin, 'mock-control': '1' });
    assert.deepEqual([sent.status, sent.headers['access-control-allow-origin']], [404, undefined], origin);
  }
  const without = await post(url + place, cut, { origin: 'http://localhost:5173' });
  assert.deepEqual(
    [without.status, without.headers['access-control-allow-origin'], without.json.msg],
    [
      404,
      'http://localhost:5173',
      'Not found: a page of another origin must send the header Mock-Control: 1, so that a page of another site cannot',
    ],
  );
  const health = await send(`${url}/__mock/health`, { headers: { origin: 'http://localhost:5173' } });
  assert.deepEqual(
    [health.status, health.headers['access-control-allow-origin']],
    [200, 'http://localhost:5173'],
  );
});

test('say to other machines how they can be allowed', async cleanup => {
  const { url } = await start(cleanup);
  const { status, json } = await post(url + place, cut, { 'x-forwarded-for': '203.0.113.7' });
  assert.equal(status, 404);
  assert.match(String(json.msg), /this machine only: allow others with --remote-control/);
});

test('are open to other machines only if requested, and never to pages of other sites', async cleanup => {
  const address = Object.values(networkInterfaces())
    .flat()
    .find(one => one !== undefined && one.family === 'IPv4' && !one.internal)?.address;
  // A machine without a network has no address that is not its own.
  if (address === undefined) return;
  for (const [remoteControl, status] of [
    [false, 404],
    [true, 200],
  ] as const) {
    const mock = await start(cleanup, { host: '0.0.0.0', remoteControl });
    const from: string = `http://${address}:${new URL(mock.url).port}`;
    assert.equal((await post(from + place, cut)).status, status);
    assert.equal((await post(from + place, cut, { origin: from })).status, status);
    assert.equal((await post(from + place, cut, { origin: 'https://evil.example' })).status, 404);
  }
});

test('answer other methods and paths with an error of the usual form', async cleanup => {
  const { url } = await start(cleanup);
  const other = await send(url + place);
  assert.deepEqual([other.status, other.headers.allow], [405, 'POST']);
  assert.deepEqual(other.json, { status: 'error', msg: 'Method not allowed' });
  const unknown = await send(`${url}/__mock/nothing`);
  assert.deepEqual([unknown.status, unknown.json], [404, { status: 'error', msg: 'Not found' }]);
  assert.equal((await post(url + place, 'text', { 'content-type': 'text/plain' })).status, 415);
});

test.run();
