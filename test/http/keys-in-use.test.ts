/** What is stored about the use of keys, and which secrets are looked up. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import { createRouter, type RateLimits } from '../../src/index.ts';
import { type Cleanup, fixtureRepository, post, secrets, send, serveApp, suiteOf } from '../helper.ts';
import { until } from '../until.ts';

const test = suiteOf('Keys in use');

async function start(cleanup: Cleanup, rateLimits: RateLimits | boolean = true) {
  const clock = { now: Date.parse('2099-05-05T05:05:05Z') };
  const repository = await fixtureRepository();
  const looked: string[] = [];
  const { findByDigest } = repository.keys;
  repository.keys.findByDigest = digest => {
    looked.push(digest);
    return findByDigest(digest);
  };
  const noted: string[] = [];
  const { recordUse } = repository.keys;
  repository.keys.recordUse = (workspaceId, keyId, at, use) => {
    noted.push(at);
    return recordUse(workspaceId, keyId, at, use);
  };
  const app = new Koa().use(createRouter({ repository, rateLimits, now: () => clock.now }).routes());
  const { url, errors } = await serveApp(cleanup, app);
  const ask = (secret: string = secrets.studio) =>
    send(`${url}/api/v1/models`, { headers: { authorization: `Bearer ${secret}` } });
  const askAs = (agent: string) =>
    send(`${url}/api/v1/models`, {
      headers: { authorization: `Bearer ${secrets.studio}`, 'user-agent': agent },
    });
  /** Verifies the key with itself. */
  const verify = (secret: string = secrets.studio) =>
    post(`${url}/api/v1/keys/verify`, { secret }, { authorization: `Bearer ${secret}` });
  return { repository, clock, looked, noted, errors, ask, askAs, verify };
}

test('have their last use stored once a minute', async cleanup => {
  const { clock, noted, ask } = await start(cleanup);
  for (const pass of [0, 1, 59_998, 1, 59_999, 1]) {
    clock.now += pass;
    assert.equal((await ask()).status, 200);
  }
  assert.deepEqual(noted, [
    '2099-05-05T05:05:05.000Z',
    '2099-05-05T05:06:05.000Z',
    '2099-05-05T05:07:05.000Z',
  ]);
});

test('have their last use stored once, for a request and for a service that verifies them', async cleanup => {
  const { clock, noted, ask, verify } = await start(cleanup);
  assert.equal((await ask()).status, 200);
  assert.equal((await verify()).status, 200);
  assert.equal((await ask()).status, 200);
  assert.deepEqual(noted, ['2099-05-05T05:05:05.000Z']);
  clock.now += 60_000;
  assert.equal((await verify()).status, 200);
  assert.equal(noted.length, 2);
});

test('have their last use stored by the next request after a storage error, without any report', async cleanup => {
  const { repository, noted, errors, ask } = await start(cleanup);
  const { recordUse } = repository.keys;
  repository.keys.recordUse = () => Promise.reject(new Error('the storage is away'));
  assert.equal((await ask()).status, 200);
  repository.keys.recordUse = recordUse;
  assert.equal((await ask()).status, 200);
  assert.equal(noted.length, 1);
  assert.deepEqual(errors, []);
});

test('have the address and the agent of their last use stored with it', async cleanup => {
  const { repository, ask, askAs } = await start(cleanup);
  const stored = async () => repository.keys.find('ws_studio', 'key_demo_studio');
  await askAs(`curl/8.5.0 <script>${'x'.repeat(300)}`);
  await until(async () => (await stored())?.last_used_network === '127.0.0.1');
  const agent = (await stored())?.last_used_agent ?? '';
  assert.equal(agent, `curl/8.5.0 <script>${'x'.repeat(300)}`.slice(0, 200));
  await ask();
  assert.equal((await stored())?.last_used_agent, agent, 'within the same minute nothing is written');
});

test('are looked up on every request', async cleanup => {
  const { looked, ask } = await start(cleanup);
  for (let count = 0; count < 3; count += 1) await ask();
  assert.equal(looked.length, 3);
});

test('with our prefix and a wrong checksum are refused without a look-up', async cleanup => {
  const { looked, ask } = await start(cleanup);
  for (const secret of [`${secrets.studio}x`, `${secrets.studio.slice(0, -1)}0`, 'mk_'])
    assert.deepEqual((await ask(secret)).json.msg, 'Unknown API key');
  assert.deepEqual(looked, []);
});

test('that are revoked count as unknown: they are not looked up beyond the rate limit', async cleanup => {
  const { repository, looked, ask } = await start(cleanup, { address: { requests: 2, seconds: 60 } });
  assert.equal((await ask()).status, 200);
  await repository.keys.revoke('ws_studio', 'key_demo_studio', '2099-05-05T05:05:05Z');
  for (const status of [401, 401, 429, 429]) assert.equal((await ask()).status, status);
  assert.equal(looked.length, 3);
});

test('have at most 256 characters: longer ones are refused without a look-up', async cleanup => {
  const { looked, ask } = await start(cleanup);
  await ask('x'.repeat(257));
  assert.equal(looked.length, 0);
  await ask('x'.repeat(256));
  assert.equal(looked.length, 1);
});

test.run();
