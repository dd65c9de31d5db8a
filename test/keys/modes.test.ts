/** Keys of test workspaces: they are recognised, and read and change nothing that is live. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import { startMock } from '../../mock-server/index.ts';
import type { CreatedKey, Key } from '../../src/generated/types.ts';
import { createMarketplace, draftKey, isRefused } from '../../src/index.ts';
import { sample, shop } from '../../src/testing/sample.ts';
import { type Cleanup, fixtures, knownCode, post, secrets, send, serveApp, suiteOf } from '../helper.ts';
import { freshRepository } from '../postgres-server.ts';
import { eachStorage, storages } from '../storages.ts';

const test = suiteOf('Keys of a test workspace');

const draft = { name: 'Front end', scopes: ['marketplace:read', 'keys:write'] };

function asker({ url }: { url: string }) {
  const headers = (key: string) => ({ authorization: `Bearer ${key}` });
  return {
    get: (path: string, key: string) => send(url + path, { headers: headers(key) }),
    remove: (path: string, key: string) => send(url + path, { method: 'DELETE', headers: headers(key) }),
    post: (path: string, body: object, key: string) => post(url + path, body, headers(key)),
  };
}

async function start(cleanup: Cleanup) {
  const mock = await startMock();
  cleanup(mock.close);
  return asker(mock);
}

for (const [storage, open] of eachStorage(storages))
  test(`make keys of their own mode, which a rotation keeps, on ${storage}`, async cleanup => {
    const { get, post } = asker(await open(cleanup));
    for (const [by, mode, shape] of [
      [secrets.test, 'test', /^mk_test_[0-9A-Za-z]{38}$/],
      [secrets.studio, 'live', /^mk_[0-9A-Za-z]{38}$/],
    ] as const) {
      const made = (await post('/api/v1/keys', draft, by)).json.data as CreatedKey;
      const { secret, id } = made;
      const rotated = (await post(`/api/v1/keys/${id}/rotate`, {}, by)).json.data as CreatedKey;
      for (const key of [made, rotated]) {
        assert.match(key.secret, shape);
        assert.equal(key.mode, mode);
        assert.equal(key.prefix, key.secret.slice(0, mode === 'test' ? 12 : 7));
        assert.equal((await get('/api/items/all', key.secret)).status, 200);
      }
      const next = await post(`/api/v1/keys`, draft, rotated.secret);
      assert.match((next.json.data as CreatedKey).secret, shape);
      const listed = (await get('/api/v1/keys', by)).json.data as Key[];
      assert.ok(listed.length > 2 && listed.every(key => key.mode === mode));
      assert.equal(((await get(`/api/v1/keys/${id}`, by)).json.data as Key).mode, mode);
      assert.ok(!JSON.stringify(listed).includes(secret));
    }
  });

test('answer 409 to a live key that an older process made there, and rotate it only to its own mode', async cleanup => {
  const { repository, pool, schema } = await freshRepository(cleanup);
  const keyOf = async (id: string, mode: 'live' | 'test') => {
    const asked = { ...draft, id, mode, expiresAt: null, createdBy: null };
    const { record, secret } = draftKey(asked, Date.now());
    const made = await repository.keys.create(shop, record);
    assert.ok(!isRefused(made), JSON.stringify(made));
    return secret;
  };
  await repository.import(sample());
  const live = await keyOf('key_early', 'live');
  await pool.query(`update ${schema}.workspaces set mode = 'test' where id = $1`, [shop]);
  const tried = await keyOf('key_late', 'test');
  const failures: unknown[] = [];
  const marketplace = createMarketplace({ repository, onError: error => failures.push(error) });
  cleanup(marketplace.close);
  const api = asker(await serveApp(cleanup, new Koa().use(marketplace.router.routes())));
  const msg = 'A test key can manage only test keys, and a live key only live keys';
  for (const [path, body, by] of [
    ['/api/v1/keys', draft, live],
    ['/api/v1/keys/key_early/rotate', {}, tried],
    ['/api/v1/keys/key_late/rotate', {}, live],
  ] as const) {
    const { status, json } = await api.post(path, body, by);
    assert.deepEqual([path, status, json], [path, 409, { status: 'error', msg }]);
  }
  const rotated = await api.post('/api/v1/keys/key_early/rotate', {}, live);
  assert.deepEqual([rotated.status, (rotated.json.data as CreatedKey).mode], [201, 'live']);
  assert.deepEqual(failures, []);
});

test('read the items, purchases and account of their workspace and nothing live, and the reverse', async cleanup => {
  const { get, post } = await start(cleanup);
  const [tried] = fixtures.items.ws_studio_test ?? [];
  const [purchase] = fixtures.purchases.ws_studio_test ?? [];
  const { purchase_code: code } = purchase ?? assert.fail();
  for (const [key, own, ownCode, foreign, foreignCode] of [
    [secrets.test, tried?.id, code, 1001, knownCode],
    [secrets.studio, 1001, knownCode, tried?.id, code],
  ] as const) {
    assert.equal((await get(`/api/items/item?item_id=${own}`, key)).status, 200);
    const item = await get(`/api/items/item?item_id=${foreign}`, key);
    assert.deepEqual([item.status, item.json.msg], [404, 'Item Not Found']);
    assert.equal((await post('/api/purchases/validation', { purchase_code: ownCode }, key)).status, 200);
    const refused = await post('/api/purchases/validation', { purchase_code: foreignCode }, key);
    assert.deepEqual([refused.status, refused.json.msg], [404, 'Invalid purchase code']);
  }
  const [all, live] = await Promise.all(
    [secrets.test, secrets.studio].map(async key => [
      ((await get('/api/items/all', key)).json.items as { id: number }[]).map(({ id }) => id),
      ((await get('/api/account/details', key)).json.data as { username: string }).username,
    ]),
  );
  assert.deepEqual(all, [fixtures.items.ws_studio_test?.map(({ id }) => id), 'northwind-test']);
  assert.equal(live?.[1], 'northwind');
});

test('neither see nor end live keys, and the reverse', async cleanup => {
  const { get, remove } = await start(cleanup);
  for (const [by, id] of [
    [secrets.test, 'key_demo_studio'],
    [secrets.studio, 'key_demo_test'],
  ] as const) {
    assert.equal((await get(`/api/v1/keys/${id}`, by)).status, 404);
    assert.equal((await remove(`/api/v1/keys/${id}`, by)).status, 404);
  }
  for (const key of [secrets.test, secrets.studio])
    assert.equal((await get('/api/v1/keys', key)).status, 200);
});

test('are refused like unknown ones where the beginning was changed', async cleanup => {
  const { get } = await start(cleanup);
  for (const key of [secrets.test.replace('test_', ''), secrets.studio.replace('mk_', 'mk_test_')]) {
    const { status, json } = await get('/api/v1/keys', key);
    assert.deepEqual([status, json.msg], [401, 'Unknown API key']);
  }
});

test('cannot be asked for, or changed into others, by a request', async cleanup => {
  const { post } = await start(cleanup);
  for (const mode of ['test', 'live', null]) {
    const { status, json } = await post('/api/v1/keys', { ...draft, mode }, secrets.studio);
    assert.deepEqual([status, json.msg], [400, 'Invalid request: mode is not a known field']);
  }
});

test('fit the mode of their workspace in all data', async () => {
  for (const [id, secret] of [
    ['ws_studio', secrets.test],
    ['ws_studio_test', secrets.studio],
  ] as const) {
    const [key] = fixtures.keys[id] ?? [];
    const seed = { keys: { [id]: [{ ...key, secret }] } } as never;
    await assert.rejects(startMock({ fixtures: seed }), {
      message: new RegExp(
        `/keys/${id}/0/prefix must begin with mk_test_ in a test workspace, and nowhere else$`,
      ),
    });
  }
});

test.run();
