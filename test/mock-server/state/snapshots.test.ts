/** Reset, snapshots and the stored data, by the object and over HTTP. */
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMock } from '../../../mock-server/index.ts';
import { type Cleanup, post, secrets, send, suiteOf } from '../../helper.ts';

const test = suiteOf('State of the mock server', { isLong: true });

async function start(cleanup: Cleanup, options: Parameters<typeof startMock>[0] = {}) {
  const mock = await startMock(options);
  cleanup(mock.close);
  return mock;
}

type Started = Awaited<ReturnType<typeof start>>;
const revoke = ({ repository }: Started) =>
  repository.keys.revoke('ws_studio', 'key_demo_studio', '2026-01-01T00:00:00Z');
const isRevoked = async ({ url }: Started) =>
  (await send(`${url}/api/items/all?api_key=${secrets.studio}`)).status === 401;
const call = (url: string, method: string) => send(url, { method });

test('is put back by reset without checking the fixtures again', async cleanup => {
  const mock = await start(cleanup);
  const before = mock.data;
  await revoke(mock);
  await mock.reset();
  assert.equal(mock.data.items, before.items, 'the frozen fixtures themselves are in place again');
  assert.equal(mock.data.keys, before.keys);
  assert.equal(await isRevoked(mock), false);
});

test('is kept under a name and put back as often as needed, also from a file', async cleanup => {
  const folder = await mkdtemp(join(tmpdir(), 'marketplace-'));
  cleanup(() => rm(folder, { recursive: true, force: true }));
  for (const options of [{}, { file: join(folder, 'mock.json') }]) {
    const mock = await start(cleanup, options);
    await mock.snapshot('fresh');
    await revoke(mock);
    await mock.snapshot('revoked');
    for (const [name, expected] of [
      ['fresh', false],
      ['revoked', true],
      ['fresh', false],
    ] as const) {
      await mock.restore(name);
      assert.equal(await isRevoked(mock), expected);
    }
    await mock.restore('revoked');
    await mock.reset();
    assert.equal(await isRevoked(mock), false, 'a reset restores the fixtures');
    assert.deepEqual(
      mock.snapshots().map(({ name }) => name),
      ['fresh', 'revoked'],
      'snapshots outlive a reset',
    );
    await mock.close();
    if (options.file === undefined) continue;
    const again = await start(cleanup, options);
    assert.equal(await isRevoked(again), false);
    await again.reset();
    assert.equal(await isRevoked(again), false, 'the fixtures, for a file that existed');
  }
});

test('is put back with what was cached of it: a reset allows types that no test has registered, and a snapshot refuses them', async cleanup => {
  const mock = await start(cleanup);
  const headers = { authorization: `Bearer ${secrets.studio}`, 'content-type': 'application/json' };
  const ask = (method: string, path: string, body: object) =>
    send(`${mock.url}/api/v1/automation/${path}`, { method, headers, body: JSON.stringify(body) });
  const published = async () => (await ask('POST', 'publish', { type: 'order.paid', data: {} })).status;
  assert.equal((await ask('PATCH', 'settings', { registered_types_only: true })).status, 200);
  await mock.snapshot('closed');
  assert.equal(await published(), 422);
  await mock.reset();
  assert.equal(await published(), 202);
  await mock.restore('closed');
  assert.equal(await published(), 422);
});

test('is reset and kept over HTTP', async cleanup => {
  const mock = await start(cleanup);
  const door = `${mock.url}/__mock`;
  const kept = await call(`${door}/snapshots/two.items-1`, 'PUT');
  assert.equal(kept.status, 200);
  assert.deepEqual(kept.json.data, mock.snapshots()[0]);
  await revoke(mock);
  assert.equal((await call(`${door}/snapshots/two.items-1/restore`, 'POST')).status, 200);
  assert.equal(await isRevoked(mock), false);
  await revoke(mock);
  assert.deepEqual((await post(`${door}/reset`, {})).json, { status: 'success', data: {} });
  assert.equal(await isRevoked(mock), false);
  assert.deepEqual((await send(`${door}/snapshots`)).json.data, { snapshots: mock.snapshots() });
  assert.equal((await call(`${door}/snapshots/two.items-1`, 'DELETE')).status, 200);
  assert.deepEqual(mock.snapshots(), []);
  for (const [method, path] of [
    ['DELETE', 'two.items-1'],
    ['POST', 'two.items-1/restore'],
  ] as const)
    assert.deepEqual([(await call(`${door}/snapshots/${path}`, method)).status, method], [404, method]);
});

test('has at most 20 snapshots, with plain names', async cleanup => {
  const mock = await start(cleanup);
  for (let at = 0; at < 20; at += 1) await mock.snapshot(`s${at}`);
  await assert.rejects(mock.snapshot('one-more'), { message: /there are 20 snapshots already/ });
  await mock.snapshot('s3');
  mock.deleteSnapshot('s4');
  await mock.snapshot('one-more');
  await assert.rejects(mock.restore('s4'), { message: /no snapshot has this name/ });
  for (const name of ['', '../x', 'a b', '.hidden', 'x'.repeat(65), undefined as never])
    await assert.rejects(mock.snapshot(name), { message: /the name of a snapshot must have 1 to 64/ });
  assert.equal((await call(`${mock.url}/__mock/snapshots/a%2F..%2Fb`, 'PUT')).status, 400);
});

test('stays whole when it is restored twice at once, with requests under way', async cleanup => {
  const mock = await start(cleanup);
  await mock.snapshot('a');
  await revoke(mock);
  await mock.snapshot('b');
  await Promise.all([
    mock.restore('a'),
    mock.restore('b'),
    ...Array.from({ length: 20 }, () => send(`${mock.url}/api/items/all?api_key=${secrets.sounds}`)),
    mock.repository.put('models', 'ws_studio', { id: 'late', object: 'model', created: 1, owned_by: 'us' }),
    mock.restore('b'),
  ]);
  assert.equal(await isRevoked(mock), true);
});

test('shows all records over HTTP, page by page and without secrets', async cleanup => {
  const { url, data } = await start(cleanup);
  const state = async (query = '') => (await send(`${url}/__mock/state${query}`)).json.data as never;
  const { collections, workspaces } = (await state()) as {
    collections: Record<string, number>;
    workspaces: string[];
  };
  assert.equal(collections.users, data.users.length);
  assert.equal(collections.items, Object.values(data.items).flat().length);
  assert.deepEqual(
    workspaces,
    data.workspaces.map(({ id }) => id),
  );
  const { records, ...rest } = (await state('?collection=items&workspace=ws_studio&offset=1&limit=2')) as {
    records: object[];
  };
  assert.deepEqual(records, data.items.ws_studio?.slice(1, 3));
  assert.deepEqual(rest, {
    collection: 'items',
    workspace: 'ws_studio',
    total: data.items.ws_studio?.length,
    offset: 1,
  });
  const accounts = ((await state('?collection=accounts')) as { records: { id: string }[] }).records;
  assert.deepEqual(
    accounts.map(({ id }) => id),
    Object.keys(data.accounts),
  );
  let text = '';
  for (const name of Object.keys(collections))
    for (const workspace of [null, ...workspaces])
      text += (
        await send(
          `${url}/__mock/state?collection=${name}&limit=1000${workspace === null ? '' : `&workspace=${workspace}`}`,
        )
      ).text;
  assert.ok(text.includes('(hidden)'));
  const secret = [
    ...Object.values(data.keys).flatMap(list => list.map(({ digest }) => digest)),
    ...data.users.flatMap(({ password }) => (password === null ? [] : [password.hash, password.salt])),
    ...Object.values(data.webhook_endpoints).flatMap(list =>
      list.flatMap(({ secrets: all }) => all.map(one => one.secret)),
    ),
    ...Object.values(data.automation_endpoints).flatMap(list =>
      list.flatMap(({ tokens }) => tokens.map(({ digest }) => digest)),
    ),
  ];
  assert.ok(secret.length > 8);
  assert.deepEqual(
    secret.filter(one => text.includes(one)),
    [],
  );
});

test('names the parameter that does not fit', async cleanup => {
  const { url } = await start(cleanup);
  for (const [query, message] of [
    ['workspace=ws_studio', 'collection is required'],
    ['collection=nothing', 'collection must be one of accounts, workspaces'],
    ['collection=items', 'workspace must be the id of a workspace: ws_studio'],
    ['collection=items&workspace=__proto__', 'workspace must be the id of a workspace: ws_studio'],
    ['collection=users&workspace=ws_studio', 'workspace must be omitted: users belong to no workspace'],
    ['collection=users&limit=1001', 'limit must be at most 1000'],
    ['collection=users&offset=-1', 'offset must be a number'],
    ['colection=users', 'colection is not a known parameter: did you mean collection?'],
  ] as const) {
    const { status, json } = await send(`${url}/__mock/state?${query}`);
    assert.equal(status, 400);
    assert.ok(String(json.msg).includes(message), String(json.msg));
  }
});

test.run();
