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
  assert.equal((await post(url + place, cut, { origin: 'http://localhost:5173' })).status, 200);
  for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]) {
    const { status, json } = await post(url + place, cut, headers);
    assert.equal(status, 404);
    assert.equal(
      json.msg,
      'Not found: the controls of the mock server are not open to web pages of other sites',
    );
  }
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
