/** Keys that services of the host in other languages verify over the API. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import type { RequestLogEntry } from '../../src/generated/types.ts';
import { createMarketplace, draftKey, type MarketplaceSettings } from '../../src/index.ts';
import { type Cleanup, fixtureRepository, post, secrets, send, serveApp, suiteOf } from '../helper.ts';
import { eachStorage, storages } from '../storages.ts';
import { until } from '../until.ts';

const test = suiteOf('The verification of keys');

async function open(cleanup: Cleanup, settings: Partial<MarketplaceSettings> = {}) {
  const repository = settings.repository ?? (await fixtureRepository());
  const marketplace = createMarketplace({ repository, webhooks: false, ...settings });
  cleanup(() => marketplace.close());
  const { url } = await serveApp(cleanup, new Koa().use(marketplace.router.routes()));
  const verify = (body: object, by = secrets.studio) =>
    post(`${url}/api/v1/keys/verify`, body, { authorization: `Bearer ${by}` });
  const key = async (scopes: readonly string[], more: object = {}, workspaceId = 'ws_studio') => {
    const draft = { id: `key_${scopes.join('_').replaceAll(':', '_')}`, name: 'Shop', scopes };
    const { record, secret } = draftKey({ expiresAt: null, createdBy: null, ...draft, ...more }, Date.now());
    await repository.keys.create(workspaceId, record);
    return { id: record.id, secret };
  };
  /** The request log of the workspace of a key, without the requests for it. */
  const requests = async (by: string) => {
    const { json } = await send(`${url}/api/v1/requests`, { headers: { authorization: `Bearer ${by}` } });
    return (json.data as RequestLogEntry[]).filter(({ operation }) => operation === 'verifyKey');
  };
  return { repository, verify, key, requests };
}

const nobody = {
  workspace_id: null,
  key_id: null,
  name: null,
  mode: null,
  scopes: [],
  owner: null,
  metadata: {},
  expires_at: null,
  remaining: null,
};

for (const [storage, openStorage] of eachStorage(storages)) {
  test(`says whose key it is, in any workspace, to a key of the application, and notes its use, on ${storage}`, async cleanup => {
    const { repository } = await openStorage(cleanup);
    const { verify, key } = await open(cleanup, { repository, rateLimits: false });
    const host = await key(['keys:verify']);
    const owned = { owner: 'cus_1', metadata: { plan: 'starter' } };
    const { id, secret } = await key(['models:read'], owned, 'ws_sounds');
    const body = { secret, scope: 'models:read', address: '203.0.113.7' };
    const { status, json, text } = await verify(body, host.secret);
    assert.equal(status, 200);
    assert.deepEqual(json.data, {
      valid: true,
      code: null,
      workspace_id: 'ws_sounds',
      key_id: id,
      name: 'Shop',
      mode: 'live',
      scopes: ['models:read'],
      ...owned,
      expires_at: null,
      remaining: null,
    });
    assert.ok(!text.includes(secret));
    await until(async () => {
      const { keys } = await repository.keys.list('ws_sounds', { limit: 1, q: 'Shop' });
      return keys[0]?.last_used_at != null && keys[0].last_used_network === '203.0.113.7';
    });
  });

  test(`knows no key of another workspace for a key that a member has made or changed, and notes and counts nothing, on ${storage}`, async cleanup => {
    const { repository } = await openStorage(cleanup);
    const { verify, key } = await open(cleanup, { repository });
    const limits = { rateLimit: { requests: 1, seconds: 3_600 }, allowedIps: ['203.0.113.0/24'] };
    const theirs = await key(['models:read'], limits, 'ws_sounds');
    const revoked = await key(['links:read'], {}, 'ws_sounds');
    await repository.keys.revoke('ws_sounds', revoked.id, new Date().toISOString());
    const host = await key(['keys:verify']);
    const touched = await key(['keys:verify', 'keys:read']);
    const now = new Date().toISOString();
    await repository.keys.change('ws_studio', touched.id, { name: 'Ours', now }, { user: 'user_mateus' });
    for (const by of [secrets.studio, touched.secret])
      for (const secret of [theirs.secret, revoked.secret, secrets.sounds])
        for (const address of ['203.0.113.7', '198.51.100.1'])
          assert.deepEqual((await verify({ secret, address }, by)).json.data, {
            valid: false,
            code: 'unknown_key',
            ...nobody,
          });
    assert.equal((await repository.keys.find('ws_sounds', theirs.id))?.last_used_at, null);
    // Its limit of one request is unused.
    const first = await verify({ secret: theirs.secret, address: '203.0.113.7' }, host.secret);
    assert.equal((first.json.data as { valid: boolean }).valid, true);
  });
}

test('is listed in the request log of the workspace of the key, if a key of another workspace has asked', async cleanup => {
  const { verify, key, requests } = await open(cleanup, {
    repository: await fixtureRepository(),
  });
  const host = await key(['keys:verify', 'requests:read']);
  const reader = await key(['requests:read'], {}, 'ws_sounds');
  const { id, secret } = await key(['models:read'], {}, 'ws_sounds');
  await verify({ secret, address: '203.0.113.7' }, host.secret);
  await verify({ secret, scope: 'links:read' }, host.secret);
  const line = ({ key_id, method, path, error, network }: RequestLogEntry) => [
    key_id,
    method,
    path,
    error,
    network,
  ];
  const path = '/api/v1/keys/verify';
  assert.deepEqual((await requests(reader.secret)).map(line), [
    [id, 'POST', path, 'missing_scope', 'unknown'],
    [id, 'POST', path, null, '203.0.113.7'],
  ]);
  assert.ok((await requests(host.secret)).every(({ key_id }) => key_id === host.id));
});

test('says only why a key is not valid', async cleanup => {
  const { verify, key } = await open(cleanup);
  const owned = { owner: 'cus_1', metadata: { plan: 'starter' }, allowedIps: ['203.0.113.0/24'] };
  const { secret } = await key(['models:read'], owned);
  const refusalOf = async (body: object) => {
    const { status, json } = await verify(body);
    assert.equal(status, 200);
    const { code, ...rest } = json.data as { code: string };
    assert.deepEqual(rest, { valid: false, ...nobody });
    return code;
  };
  const { json } = await verify({ secret, address: '203.0.113.7' });
  assert.equal((json.data as { key_id: string }).key_id, 'key_models_read');
  assert.equal(await refusalOf({ secret, address: '203.0.113.7', scope: 'links:read' }), 'missing_scope');
  for (const body of [{ secret }, { secret, address: '198.51.100.1' }])
    assert.equal(await refusalOf(body), 'ip_not_allowed');
  assert.equal(await refusalOf({ secret: secrets.expired }), 'expired_key');
  assert.equal(await refusalOf({ secret: secrets.revoked }), 'revoked_key');
  for (const unknown of ['x', `mk_${'a'.repeat(38)}`, 'é'.repeat(256)])
    assert.equal(await refusalOf({ secret: unknown }), 'unknown_key');
});

test('knows keys of the same owner only for a key with an owner', async cleanup => {
  const { verify, key } = await open(cleanup);
  const one = await key(['keys:verify'], { owner: 'cus_1' });
  const own = await key(['models:read'], { owner: 'cus_1' });
  const other = await key(['links:read'], { owner: 'cus_2' });
  const codeOf = async (secret: string) =>
    ((await verify({ secret }, one.secret)).json.data as { code: string | null }).code;
  assert.equal(await codeOf(own.secret), null);
  assert.equal(await codeOf(other.secret), 'unknown_key');
});

test('says of a test key that it is one, and tells a test key nothing of live ones', async cleanup => {
  const { verify, key } = await open(cleanup);
  const host = await key(['keys:verify']);
  for (const by of [host.secret, secrets.test]) {
    const { valid, workspace_id, mode } = (await verify({ secret: secrets.test }, by)).json.data as object &
      Record<string, unknown>;
    assert.deepEqual([valid, workspace_id, mode], [true, 'ws_studio_test', 'test']);
  }
  const testHost = await key(['keys:verify'], { mode: 'test', id: 'key_test_host' }, 'ws_studio_test');
  assert.deepEqual((await verify({ secret: secrets.sounds }, testHost.secret)).json.data, {
    valid: false,
    code: 'unknown_key',
    ...nobody,
  });
});

test('counts against the limits of the verified key, and tells what is left', async cleanup => {
  const { verify, key } = await open(cleanup, { rateLimits: { key: { requests: 2, seconds: 3_600 } } });
  const { secret } = await key(['models:read']);
  // Each request of another caller, because that of the verifying key is limited too.
  const asked: unknown[] = [];
  for (const by of [1, 2, 3]) {
    const caller = await key(['keys:verify'], { id: `key_caller_${by}` });
    const { json } = await verify({ secret }, caller.secret);
    const { valid, code, remaining } = json.data as Record<string, unknown>;
    asked.push([valid, code, remaining]);
  }
  assert.deepEqual(asked, [
    [true, null, 1],
    [true, null, 0],
    [false, 'too_many_requests', null],
  ]);
});

test('counts against the own limit of the verified key', async cleanup => {
  const { verify, key } = await open(cleanup);
  const { secret } = await key(['models:read'], { rateLimit: { requests: 2, seconds: 3_600 } });
  const left: unknown[] = [];
  for (let index = 0; index < 3; index += 1) {
    const { code, remaining } = (await verify({ secret })).json.data as Record<string, unknown>;
    left.push([code, remaining]);
  }
  assert.deepEqual(left, [
    [null, 1],
    [null, 0],
    ['too_many_requests', null],
  ]);
});

test('needs a key that may verify, and an address that is one', async cleanup => {
  const { verify, key } = await open(cleanup);
  const { secret } = await key(['keys:read', 'keys:write']);
  assert.equal((await verify({ secret }, secret)).status, 403);
  const refused = await verify({ secret, address: 'somewhere' });
  assert.equal(refused.status, 400);
  assert.match(String(refused.json.msg), /address must be an IPv4 or IPv6 address/);
  assert.match(String((await verify({ secret: 7 })).json.msg), /secret must be/);
});

test.run();
