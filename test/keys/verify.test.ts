/** Keys that services of the host in other languages verify over the API. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import { createMarketplace, draftKey, type MarketplaceSettings } from '../../src/index.ts';
import { type Cleanup, fixtureRepository, post, secrets, serveApp, suiteOf } from '../helper.ts';
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
  return { repository, verify, key };
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

for (const [storage, openStorage] of eachStorage(storages))
  test(`says whose key it is, in any workspace, and notes its use, on ${storage}`, async cleanup => {
    const { repository } = await openStorage(cleanup);
    const { verify, key } = await open(cleanup, { repository, rateLimits: false });
    const owned = { owner: 'cus_1', metadata: { plan: 'starter' } };
    const { id, secret } = await key(['models:read'], owned, 'ws_sounds');
    const { status, json, text } = await verify({ secret, scope: 'models:read', address: '203.0.113.7' });
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

test('says why a key is not valid', async cleanup => {
  const { verify, key } = await open(cleanup);
  const { secret } = await key(['models:read'], { allowedIps: ['203.0.113.0/24'] });
  const codeOf = async (body: object) => {
    const { status, json } = await verify(body);
    assert.equal(status, 200);
    const { valid, code, key_id: id } = json.data as { valid: boolean; code: string; key_id: string };
    return [valid, code, id];
  };
  assert.deepEqual(await codeOf({ secret, address: '203.0.113.7' }), [true, null, 'key_models_read']);
  assert.deepEqual(await codeOf({ secret, address: '203.0.113.7', scope: 'links:read' }), [
    false,
    'missing_scope',
    'key_models_read',
  ]);
  for (const body of [{ secret }, { secret, address: '198.51.100.1' }])
    assert.deepEqual(await codeOf(body), [false, 'ip_not_allowed', 'key_models_read']);
  assert.deepEqual(await codeOf({ secret: secrets.expired }), [false, 'expired_key', 'key_demo_expired']);
  assert.deepEqual(await codeOf({ secret: secrets.revoked }), [false, 'revoked_key', 'key_demo_revoked']);
  for (const unknown of ['x', `mk_${'a'.repeat(38)}`, 'é'.repeat(256)])
    assert.deepEqual((await verify({ secret: unknown })).json.data, {
      valid: false,
      code: 'unknown_key',
      ...nobody,
    });
});

test('says of a test key that it is one, and tells a test key nothing of live ones', async cleanup => {
  const { verify } = await open(cleanup);
  for (const by of [secrets.studio, secrets.test]) {
    const { valid, workspace_id, mode } = (await verify({ secret: secrets.test }, by)).json.data as object &
      Record<string, unknown>;
    assert.deepEqual([valid, workspace_id, mode], [true, 'ws_studio_test', 'test']);
  }
  assert.deepEqual((await verify({ secret: secrets.sounds }, secrets.test)).json.data, {
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
    [false, 'too_many_requests', 0],
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
    ['too_many_requests', 0],
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
