import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { startMock } from '../../../mock-server/index.ts';
import { type RawRequest, send, suiteOf } from '../../helper.ts';

const test = suiteOf('The health check');

const mock = await startMock({ host: '0.0.0.0' });
const { port } = new URL(mock.url);
const { version } = JSON.parse(await readFile(new URL('../../../package.json', import.meta.url), 'utf8'));
const outside = Object.values(networkInterfaces())
  .flat()
  .find(one => one?.family === 'IPv4' && !one.internal)?.address;

test('answers with the status and the version, and nothing else', async () => {
  const { status, json, headers } = await send(`${mock.url}/__mock/health`);
  assert.deepEqual([status, json], [200, { status: 'success', data: { status: 'ok', version } }]);
  assert.equal(headers['cache-control'], 'no-store');
});

test.unless(
  outside === undefined ? 'this machine has no other address' : null,
  'answers every address, and no other control does',
  async () => {
    const ask = async (path: string) => (await send(`http://${outside}:${port}/__mock/${path}`)).status;
    assert.deepEqual([await ask('health'), await ask('operations')], [200, 404]);
  },
);

const asked = async (headers: RawRequest['headers'] = {}) =>
  (await send(`${mock.url}/__mock/operations`, { headers })).status;

test('the controls do not take a request for one of this machine that a proxy passes on for another', async () => {
  assert.equal(await asked(), 200);
  assert.equal(await asked({ 'x-forwarded-for': '127.0.0.1, ::1' }), 200);
  assert.equal(await asked({ 'x-forwarded-for': '203.0.113.9' }), 404);
  assert.equal(await asked({ 'x-forwarded-for': '203.0.113.9, 127.0.0.1' }), 404);
  assert.equal(await asked({ forwarded: 'for=203.0.113.9' }), 404);
});

test('a connection serves several requests', async () => {
  const { Agent } = await import('node:http');
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<{ reused: boolean; connection: string | undefined }>((resolve, reject) => {
      const asking = request(`${mock.url}/__mock/health`, { agent }, answer => {
        answer.resume();
        answer.on('end', () =>
          resolve({ reused: asking.reusedSocket, connection: answer.headers.connection }),
        );
      });
      asking.on('error', reject).end();
    });
  assert.deepEqual(await ask(), { reused: false, connection: 'keep-alive' });
  assert.deepEqual(await ask(), { reused: true, connection: 'keep-alive' });
  agent.destroy();
});

test('stops the mock', () => mock.close());

test.run();
