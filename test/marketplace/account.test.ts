import assert from 'node:assert/strict';
import { startMock } from '../../mock-server/start.ts';
import { isRefused } from '../../src/index.ts';
import { ingrid, Person } from '../console/client.ts';
import { post, secrets, send, suiteOf } from '../helper.ts';
import { eachStorage, storages } from '../storages.ts';

const test = suiteOf('GET /api/account/details');

test('returns the account of the workspace that the key belongs to', async cleanup => {
  const mock = await startMock();
  cleanup(mock.close);
  const { status, json } = await send(`${mock.url}/api/account/details?api_key=${secrets.studio}`);
  assert.equal(status, 200);
  assert.deepEqual(Object.keys(json), ['status', 'data']);
  assert.deepEqual(json, { status: 'success', data: mock.repository.data.accounts.acc_northwind });
  const sounds = await send(`${mock.url}/api/account/details?api_key=${secrets.sounds}`);
  assert.equal((sounds.json.data as { username: string }).username, 'lumen');
});

test('answers exactly "Invalid request" for every error', async cleanup => {
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

for (const [storage, start] of eachStorage(storages))
  test(`answers that the request is invalid if the workspace has no account, over ${storage}`, async cleanup => {
    const mock = await start(cleanup);
    const changed = await mock.repository.workspaces?.change('ws_studio', { account_id: null });
    assert.ok(changed !== undefined && !isRefused(changed));
    const { status, json } = await send(`${mock.url}/api/account/details?api_key=${secrets.studio}`);
    assert.deepEqual([status, json], [400, { status: 'error', msg: 'Invalid request' }]);
    const person = new Person(`${mock.url}/user/api`);
    await person.logIn(ingrid);
    const home = await person.get('/workspaces/ws_studio');
    assert.equal(home.status, 200);
    assert.match(home.text, />Active keys</);
    assert.doesNotMatch(home.text, /Account holder|Balance/);
  });

test.run();
