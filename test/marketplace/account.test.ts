import assert from 'node:assert/strict';
import { startMock } from '../../mock-server/start.ts';
import { post, secrets, send, suiteOf } from '../helper.ts';

const test = suiteOf('GET /api/account/details');

test('answers the account that the workspace of the key belongs to', async cleanup => {
  const mock = await startMock();
  cleanup(mock.close);
  const { status, json } = await send(`${mock.url}/api/account/details?api_key=${secrets.studio}`);
  assert.equal(status, 200);
  assert.deepEqual(Object.keys(json), ['status', 'data']);
  assert.deepEqual(json, { status: 'success', data: mock.repository.data.accounts.acc_northwind });
  const sounds = await send(`${mock.url}/api/account/details?api_key=${secrets.sounds}`);
  assert.equal((sounds.json.data as { username: string }).username, 'lumen');
});

test('says exactly "Invalid request", whatever is wrong', async cleanup => {
  const mock = await startMock();
  cleanup(mock.close);
  const url = `${mock.url}/api/account/details`;
  const answers = [
    [401, await send(url)],
    [401, await send(`${url}?api_key=${secrets.expired}`)],
    [401, await send(`${url}?api_key=${secrets.revoked}`)],
    [401, await send(`${url}?api_key=nonsense`)],
    [400, await send(`${url}?api_key=${secrets.studio}&api_key=${secrets.sounds}`)],
    [405, await post(url, { api_key: secrets.studio })],
    [415, await send(url, { headers: { 'content-type': 'text/plain', 'content-length': '2' }, body: 'hi' })],
  ] as const;
  for (const [status, answer] of answers)
    assert.deepEqual([answer.status, answer.json], [status, { status: 'error', msg: 'Invalid request' }]);
});

test('a key whose workspace has no account is an invalid request', async cleanup => {
  const mock = await startMock();
  cleanup(mock.close);
  Object.assign(mock.repository.accounts, { findByWorkspace: () => null });
  const { status, json } = await send(`${mock.url}/api/account/details?api_key=${secrets.studio}`);
  assert.deepEqual([status, json], [400, { status: 'error', msg: 'Invalid request' }]);
});

test.run();
