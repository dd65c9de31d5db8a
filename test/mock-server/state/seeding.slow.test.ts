/** Records that a test adds, changes and removes while the mock server runs, by the object and over HTTP. */
import assert from 'node:assert/strict';
import { seeded } from '../../../mock-server/fixtures/records.ts';
import { startMock } from '../../../mock-server/index.ts';
import { collections } from '../../../src/adapters/rules/collections/index.ts';
import type { Item } from '../../../src/generated/types.ts';
import { generateSecret } from '../../../src/secrets/key-format.ts';
import { type Cleanup, fixtures, post, secrets, send, suiteOf } from '../../helper.ts';
import { postgresMock } from '../../postgres-server.ts';

const test = suiteOf('Records of the mock server', { isLong: true });
const { studio } = secrets;

async function start(cleanup: Cleanup, options: Parameters<typeof startMock>[0] = {}) {
  const mock = await startMock(options);
  cleanup(mock.close);
  const call = (method: string, path: string, body?: object) =>
    send(`${mock.url}/__mock/state/${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  return { ...mock, call };
}

const [item] = fixtures.items.ws_studio ?? [];
assert.ok(item);
const { id: _, ...fields } = item;
const listed = async (url: string) =>
  ((await send(`${url}/api/items/all?api_key=${studio}`)).json.items as Item[]).map(({ id }) => id);

test('are added, changed and removed over HTTP, and the service has them with its next response', async cleanup => {
  const { url, call } = await start(cleanup);
  const before = await listed(url);
  const made = await call('PUT', 'items/9001', { ...fields, published_at: '{now-1d}' });
  assert.equal(made.status, 200, made.text);
  assert.deepEqual(await listed(url), [...before, 9001]);
  const changed = await call('PATCH', 'items/9001?workspace=ws_studio', { name: 'Other', price: item.price });
  assert.equal((changed.json.data as { record: Item }).record.name, 'Other');
  const { json } = await send(`${url}/api/items/item?item_id=9001&api_key=${studio}`);
  const served = json.item as Item;
  assert.deepEqual([served.name, served.description], ['Other', item.description]);
  assert.ok(
    Math.abs(Date.parse(served.published_at) - Date.now() + 86_400_000) < 60_000,
    'dates as in fixtures',
  );
  assert.equal(served.media.thumbnail.startsWith(url), true);
  assert.deepEqual((await call('GET', 'items/9001')).json.data, changed.json.data);
  assert.deepEqual((await call('DELETE', 'items/9001')).json.data, { removed: { items: 1 } });
  assert.deepEqual(await listed(url), before);
  assert.equal(
    (await call('GET', 'items/9001')).json.msg,
    'Not found: items of ws_studio have no record 9001',
  );
});

test('of every collection of the fixtures can be put back as they are, by what identifies them', async cleanup => {
  const mock = await start(cleanup);
  const before = mock.data;
  for (const name of seeded) {
    const { json } = await send(`${mock.url}/__mock/state?collection=${name}`);
    const all = fixtures[name] as Readonly<Record<string, unknown>>;
    const workspace = 'data' in json ? null : 'ws_studio';
    const given =
      (Array.isArray(all) ? all : workspace === null ? Object.entries(all) : all[workspace]) ?? [];
    const [first] = given as object[];
    if (first === undefined) continue;
    const [id, record] = Array.isArray(first) ? first : [idOf(name, first as Record<string, unknown>), first];
    const { status, text } = await mock.call('PUT', `${name}/${encodeURIComponent(id)}`, record as object);
    assert.equal(status, 200, `${name}: ${text}`);
    assert.equal(mock.data[name] === undefined, false);
  }
  for (const name of ['items', 'keys', 'users', 'memberships', 'accounts', 'automation_endpoints'] as const)
    assert.deepEqual(mock.data[name], before[name], name);
});

test('take what refers to them along, and say how many', async cleanup => {
  const { data, url, call, deleteRecord } = await start(cleanup);
  const of = data.purchases.ws_studio?.filter(({ item_id: id }) => id === 1001).length ?? 0;
  assert.ok(of > 0);
  assert.deepEqual((await call('DELETE', 'items/1001')).json.data, { removed: { items: 1, purchases: of } });
  assert.equal((await listed(url)).includes(1001), false);
  const removed = await deleteRecord('workspaces', 'ws_press');
  assert.equal(removed.workspaces, 1);
  assert.ok((removed.keys ?? 0) > 0);
  const { status } = await send(`${url}/api/account/details?api_key=${secrets.press}`);
  assert.equal(status, 401);
});

test('are refused with the sentences of fixtures, and nothing changes', async cleanup => {
  const mock = await start(cleanup);
  const { data } = mock;
  const key = data.keys.ws_studio?.[0];
  for (const [method, path, body, message] of [
    [
      'PUT',
      'items/1001',
      { ...fields, price: { regular: 1, extended: 'x' } },
      'Invalid request: items/1001: /price/extended must be a number',
    ],
    ['PUT', 'items/9001', { ...fields, nam: 'x' }, 'Invalid request: items/9001: /nam is not a known field'],
    [
      'PUT',
      'items/9001',
      { ...fields, id: 9002 },
      'Invalid request: items/9001: /id must be 9001, as in the path',
    ],
    ['PUT', 'items/x', fields, 'Invalid request: items/x: /id must be an integer'],
    [
      'PUT',
      'items/9001',
      { ...fields, published_at: '{now-1dd}' },
      'Invalid request: items/9001: /published_at must be a date such as {now-30d}',
    ],
    [
      'PUT',
      'item/9001',
      fields,
      'Invalid request: there is no collection item whose records can be changed: did you mean items?',
    ],
    [
      'PUT',
      'sessions/x',
      {},
      'Invalid request: there is no collection sessions whose records can be changed: ',
    ],
    [
      'PUT',
      '__proto__/x',
      {},
      'Invalid request: there is no collection __proto__ whose records can be changed: ',
    ],
    [
      'PUT',
      'items/9001?workspace=ws_nope',
      fields,
      'Invalid request: workspace must be the id of a workspace: ws_studio',
    ],
    [
      'PUT',
      'users/u?workspace=ws_studio',
      {},
      'Invalid request: workspace must be omitted: users belong to no workspace',
    ],
    [
      'PUT',
      'items/9001?worksapce=ws_studio',
      fields,
      'Invalid request: worksapce is not a known parameter: did you mean workspace?',
    ],
    ['PUT', 'purchases/c', { item_id: 1 }, 'Invalid request: purchases/c: '],
    ['PATCH', 'items/1001', { id: 5 }, 'Invalid request: items/1001: /id must be 1001, as in the path'],
    ['PATCH', 'items/9001', {}, 'Not found: items of ws_studio have no record 9001'],
    ['DELETE', 'items/9001', undefined, 'Not found: items of ws_studio have no record 9001'],
    ['DELETE', 'accounts/__proto__', undefined, 'Not found: accounts have no record __proto__'],
    ['PUT', 'keys/key_new', { name: 'x' }, 'Invalid request: keys/key_new: /secret must be a string'],
    ['PATCH', `keys/${key?.id}`, { secret: 5 }, `Invalid request: keys/${key?.id}: /secret must be a string`],
    ['PUT', 'memberships/ws_studio', { role: 'owner' }, 'Invalid request: memberships/ws_studio: '],
    ['PATCH', 'items/1001', [], 'Invalid request'],
  ] as const) {
    const { status, json } = await mock.call(method, path, body as object | undefined);
    assert.deepEqual([path, status < 500, String(json.msg).slice(0, message.length)], [path, true, message]);
    assert.equal(status, message.startsWith('Not found') ? 404 : 400);
  }
  assert.deepEqual(mock.data, data);
});

test('of keys work at once with the secret that fixtures would have, and stay hidden', async cleanup => {
  const { url, call } = await start(cleanup);
  const secret = generateSecret();
  const [key] = fixtures.keys.ws_studio ?? [];
  const { text, status } = await call('PUT', 'keys/key_seeded', {
    ...key,
    id: 'key_seeded',
    alias: 'seeded',
    secret,
  });
  assert.equal(status, 200, text);
  assert.equal(text.includes(secret), false);
  assert.match(text, /"digest":"\(hidden\)"/);
  assert.equal((await send(`${url}/api/items/all?api_key=${secret}`)).status, 200);
  await call('PATCH', 'keys/key_seeded', { revoked_at: '{now}' });
  assert.equal((await send(`${url}/api/items/all?api_key=${secret}`)).status, 401);
});

test('come from programs and pages of this machine only', async cleanup => {
  const { url, data } = await start(cleanup);
  for (const headers of [
    { origin: 'https://evil.example', 'mock-control': '1' },
    { origin: 'http://localhost:5173' },
    { host: 'evil.local' },
    { 'x-forwarded-for': '203.0.113.7' },
  ])
    for (const method of ['PUT', 'PATCH', 'DELETE']) {
      const answer = await send(`${url}/__mock/state/items/1001`, { method, headers: headers as never });
      assert.equal(answer.status, 404, JSON.stringify(headers));
    }
  assert.equal((await listed(url)).includes(1001), true);
  assert.ok(data);
});

test('of a hundred requests at the same time are all there', async cleanup => {
  const { url, call, putRecord } = await start(cleanup);
  const ids = Array.from({ length: 100 }, (_, at) => 9_001 + at);
  const answers = await Promise.all(
    ids.map(id => (id % 2 === 0 ? call('PUT', `items/${id}`, fields) : putRecord('items', id, fields))),
  );
  assert.equal(answers.length, 100);
  const there = await listed(url);
  assert.deepEqual(
    ids.filter(id => !there.includes(id)),
    [],
  );
});

test('are changed in PostgreSQL in one step, beside changes of the service', async cleanup => {
  const mock = await postgresMock(cleanup);
  const headers = { authorization: `Bearer ${studio}` };
  const named = (name: string) => post(`${mock.url}/api/v1/keys`, { name, scopes: ['models:read'] }, headers);
  const names = Array.from({ length: 8 }, (_, at) => `key ${at}`);
  const [made, ...answers] = await Promise.all([mock.putRecord('items', 9001, fields), ...names.map(named)]);
  for (const { status, text } of answers) assert.equal(status, 201, text);
  assert.equal(made.collection, 'items');
  assert.equal((await listed(mock.url)).includes(9001), true);
  const { keys } = await mock.repository.export();
  const stored = keys.ws_studio?.map(({ name }) => name) ?? [];
  assert.deepEqual(
    names.filter(name => !stored.includes(name)),
    [],
  );
  assert.deepEqual(await mock.deleteRecord('items', 9001), { items: 1 });
  await assert.rejects(mock.patchRecord('items', 1001, { price: null }), {
    message: 'items/1001: /price must be an object',
  });
});

function idOf(name: (typeof seeded)[number], record: Record<string, unknown>): string {
  return collections[name].identity.map(field => String(record[field])).join(',');
}

test.run();
