/** What is stored about the use of keys, and which secrets are looked up. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import { createRouter, type RateLimits } from '../../src/index.ts';
import { type Cleanup, fixtureRepository, secrets, send, serveApp, suiteOf } from '../helper.ts';

const test = suiteOf('Keys in use');

async function start(cleanup: Cleanup, rateLimits: RateLimits | boolean = true) {
  const clock = { now: Date.parse('2026-05-05T05:05:05Z') };
  const repository = await fixtureRepository();
  const looked: string[] = [];
  const { findByDigest } = repository.keys;
  repository.keys.findByDigest = digest => {
    looked.push(digest);
    return findByDigest(digest);
  };
  const noted: string[] = [];
  const { recordUse } = repository.keys;
  repository.keys.recordUse = (workspaceId, keyId, at) => {
    noted.push(at);
    return recordUse(workspaceId, keyId, at);
  };
  const app = new Koa().use(createRouter({ repository, rateLimits, now: () => clock.now }).routes());
  const { url, errors } = await serveApp(cleanup, app);
  const ask = (secret: string = secrets.studio) =>
    send(`${url}/api/v1/models`, { headers: { authorization: `Bearer ${secret}` } });
  return { repository, clock, looked, noted, errors, ask };
}

test('have their last use stored once a minute', async cleanup => {
  const { clock, noted, ask } = await start(cleanup);
  for (const pass of [0, 1, 59_998, 1, 59_999, 1]) {
    clock.now += pass;
    assert.equal((await ask()).status, 200);
  }
  assert.deepEqual(noted, [
    '2026-05-05T05:05:05.000Z',
    '2026-05-05T05:06:05.000Z',
    '2026-05-05T05:07:05.000Z',
  ]);
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
  await repository.keys.revoke('ws_studio', 'key_demo_studio', '2026-05-05T05:05:05Z');
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
