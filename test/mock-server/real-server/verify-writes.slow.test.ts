/** What `verify` changes on a real server: only what it has made itself. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import { createRouter } from '../../../src/index.ts';
import { fixtureRepository, knownCode, secrets, send, serveApp, suiteOf } from '../../helper.ts';
import { mockFor } from '../../mock.ts';
import { eachStorage, storages } from '../../storages.ts';
import { drifted, found, verified } from './drifted.ts';

const test = suiteOf('verify with write', { isLong: true });

const keys = [secrets.studio];
const values = {
  purchase_code: knownCode,
  driver: 'simulated',
  receiver_url: 'http://127.0.0.1:9/hooks',
};

/** What the lists of a server hold, without what only says when they were used. */
async function listed(url: string): Promise<Readonly<Record<string, unknown>>> {
  const lists = ['keys?state=active', 'links', 'webhooks', 'automation/endpoints', 'automation/hooks'];
  lists.push('automation/routes', 'automation/event-types', 'instances', 'members', 'invitations');
  const headers = { authorization: `Bearer ${secrets.studio}` };
  const all = await Promise.all(lists.map(path => send(`${url}/api/v1/${path}`, { headers })));
  return Object.fromEntries(
    all.map(({ json }, index) => [
      lists[index],
      ((json.data ?? []) as { id?: string; user_id?: string; type?: string }[]).map(
        ({ id, user_id, type }) => id ?? user_id ?? type,
      ),
    ]),
  );
}

test('tries the operations of the mock server, and leaves nothing behind', async cleanup => {
  const { url } = await mockFor(cleanup);
  const before = await listed(url);
  const { findings, summary } = await verified(url, { keys, write: true, values });
  assert.deepEqual(found(findings), []);
  assert.ok(summary.ok > 500);
  const untried = findings.filter(({ verdict }) => verdict === 'untried').map(({ operation }) => operation);
  // They change what is not its own, reach people, or stay.
  assert.deepEqual(untried.sort(), [
    'changeMember',
    'createInvitation',
    'removeMember',
    'resendInvitation',
    'revokeInvitation',
    'uploadMedia',
  ]);
  assert.deepEqual(await listed(url), before);
});

for (const [storage, open] of eachStorage(storages))
  test(`leaves nothing behind over ${storage}`, async cleanup => {
    const { url } = await open(cleanup);
    const before = await listed(url);
    const only = ['keys', 'links', 'webhooks', 'automation'];
    const { findings, summary } = await verified(url, { keys, write: true, values, only });
    assert.deepEqual([found(findings), summary.untried], [[], 0]);
    assert.deepEqual(await listed(url), before);
  });

test('leaves nothing behind on a mounted router', async cleanup => {
  const router = createRouter({ repository: await fixtureRepository(), rateLimits: false });
  const { url } = await serveApp(cleanup, new Koa().use(router.routes() as never));
  const before = await listed(url);
  const only = ['keys', 'links', 'webhooks', 'automation'];
  const { findings } = await verified(url, { keys, write: true, only });
  assert.deepEqual(found(findings), []);
  assert.deepEqual(await listed(url), before);
});

test('tries what reaches people or stays only if it is named', async cleanup => {
  const { url } = await mockFor(cleanup);
  const only = ['createInvitation', 'revokeInvitation', 'uploadMedia'];
  const { findings, summary } = await verified(url, { keys, write: true, only });
  assert.deepEqual([found(findings), summary.untried], [[], 0]);
});

test('does not change anything without the flag', async cleanup => {
  const mock = await mockFor(cleanup);
  const before = await listed(mock.url);
  mock.clearRequests();
  await verified(mock.url, { keys, values });
  const methods = new Set(
    mock.requests().flatMap(({ method, operation }) => (method === 'GET' ? [] : [operation])),
  );
  assert.deepEqual([...methods].sort(), ['checkAddresses', 'validatePurchase', 'verifyKey']);
  assert.deepEqual(await listed(mock.url), before);
});

test('finds records that are still there after they were deleted', async cleanup => {
  const server = await drifted(cleanup, '', { keepsRecords: true });
  const { findings } = await verified(server, { keys, write: true, only: ['links'] });
  assert.ok(
    found(findings).some(text =>
      /^getLink: a record that was deleted: the document says link_not_found/.test(text),
    ),
    JSON.stringify(found(findings)),
  );
});

test('removes also what a server should have refused', async cleanup => {
  const { url } = await mockFor(cleanup);
  const before = await listed(url);
  const server = await drifted(cleanup, '/api/v1/links', { withKey: secrets.studio });
  const { findings } = await verified(server, { keys, write: true, only: ['links'] });
  assert.ok(found(findings).some(text => /^createLink: no key: the document says missing_key/.test(text)));
  assert.deepEqual(await listed(url), before);
});

test('removes what it has made when it is interrupted', async cleanup => {
  const mock = await mockFor(cleanup);
  const before = await listed(mock.url);
  const controller = new AbortController();
  const made = mock.waitForRequest({ operation: 'createLink', status: 201 });
  const running = verified(mock.url, { keys, write: true, only: ['links'], signal: controller.signal });
  const ended = assert.rejects(running, {
    exitCode: 2,
    message: 'the comparison was interrupted, and what it had made was removed',
  });
  await made;
  controller.abort();
  await ended;
  assert.deepEqual(await listed(mock.url), before);
});

test.run();
