import assert from 'node:assert/strict';
import { startMock } from '../../mock-server/index.ts';
import { builtIn } from '../../src/factories/built-in/groups.ts';
import type { CreatedKey, Key } from '../../src/generated/types.ts';
import { servedBy } from '../../src/group/serve.ts';
import { variantsInTest } from '../extent.ts';
import { type Cleanup, post, type RawAnswer, secrets, send, suiteOf } from '../helper.ts';
import { storages } from '../storages.ts';

const test = suiteOf('/api/v1/keys');

async function start(cleanup: Cleanup, options = {}) {
  const mock = await startMock(options);
  cleanup(mock.close);
  const url = `${mock.url}/api/v1/keys`;
  const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
  const made = async (answer: Promise<RawAnswer>) => {
    const { status, json } = await answer;
    assert.equal(status, 201, JSON.stringify(json));
    return json.data as CreatedKey;
  };
  return {
    mock,
    url,
    list: async (query = '', key = secrets.studio) => send(`${url}${query}`, { headers: bearer(key) }),
    create: (body: unknown, key = secrets.studio) => post(url, body, bearer(key)),
    rotate: (id: string, body: unknown = {}, key = secrets.studio) =>
      post(`${url}/${id}/rotate`, body, bearer(key)),
    revoke: (id: string, key = secrets.studio) =>
      send(`${url}/${id}`, { method: 'DELETE', headers: bearer(key) }),
    works: async (key: string) =>
      (await send(`${mock.url}/api/items/all`, { headers: bearer(key) })).json.msg ?? 'works',
    made,
  };
}

const draft = { name: 'Front end', scopes: ['marketplace:read'] };

test('creates a key that works, and shows its secret once', async cleanup => {
  const { create, made, list, works, mock } = await start(cleanup);
  const answer = await create({ ...draft, expires_at: '2031-01-01T00:00:00Z' });
  assert.equal(answer.headers['cache-control'], 'no-store');
  const key = await made(Promise.resolve(answer));
  assert.deepEqual(
    [key.name, key.scopes, key.state, key.expires_at, key.created_by],
    ['Front end', ['marketplace:read'], 'active', '2031-01-01T00:00:00Z', 'key_demo_studio'],
  );
  assert.deepEqual([key.prefix, key.last_four], [key.secret.slice(0, 7), key.secret.slice(-4)]);
  assert.equal(await works(key.secret), 'works');
  assert.equal((await list()).text.includes(key.secret), false);
  assert.equal(JSON.stringify(mock.repository.data).includes(key.secret), false);
});

test('lists keys, newest first, in pages, without secrets or digests', async cleanup => {
  let now = Date.parse('2026-11-21T00:00:00Z');
  const { create, list } = await start(cleanup, { now: () => now });
  for (let count = 0; count < 5; count += 1) {
    now += 1_000;
    assert.equal((await create({ ...draft, name: `Key ${count}` })).status, 201);
  }
  const names: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { json } = await list(`?limit=3${cursor === '' ? '' : `&cursor=${cursor}`}`);
    const page = json as { data: Key[]; next_cursor: string | null };
    names.push(...page.data.map(({ name }) => name));
    cursor = page.next_cursor;
  }
  assert.deepEqual(names, [
    'Key 4',
    'Key 3',
    'Key 2',
    'Key 1',
    'Key 0',
    'Demo key',
    'Summer campaign',
    'Old plugin',
  ]);
  const states = ((await list()).json.data as Key[]).map(({ state }) => state);
  assert.deepEqual(states.slice(-2), ['expired', 'revoked']);
  assert.equal(/digest|secret/.test((await list()).text), false);
  assert.deepEqual((await list('?cursor=key_demo_sounds')).json, {
    status: 'success',
    data: [],
    next_cursor: null,
  });
});

test('refuses an invalid key with the name of the field', async cleanup => {
  const { create, url } = await start(cleanup);
  for (const [body, reason] of [
    [{}, 'name is required'],
    [{ ...draft, name: '' }, 'name must not be empty'],
    [{ ...draft, name: 'x'.repeat(300) }, 'name must have at most 100 characters'],
    [{ name: 'x' }, 'scopes is required'],
    [{ ...draft, scopes: [] }, 'scopes must not be empty'],
    [{ ...draft, scopes: ['root'] }, 'scopes/0 must be a scope such as marketplace:read'],
    [
      { ...draft, scopes: ['keys:read', 'root:write'] },
      `scopes/1 must be one of ${Object.keys(servedBy(builtIn).scopes).join(', ')}`,
    ],
    [{ ...draft, scopes: 'marketplace:read' }, 'scopes must be a list'],
    [{ ...draft, expires_at: '2020-01-01T00:00:00Z' }, 'expires_at must be in the future'],
    [
      { ...draft, expires_at: 'tomorrow' },
      'expires_at must be an ISO 8601 timestamp in UTC such as 2026-03-14T09:26:53Z',
    ],
  ] as const) {
    const { status, json } = await create(body);
    assert.equal(status, 400);
    assert.ok(String(json.msg).startsWith(`Invalid request: ${reason}`), String(json.msg));
  }
  const form = await send(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${secrets.studio}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'name=x',
  });
  assert.deepEqual([form.status, form.json.msg], [415, 'Unsupported media type: send application/json']);
});

test('rotates with an overlap in which both keys work', async cleanup => {
  let now = Date.parse('2026-11-21T00:00:00Z');
  const { create, made, rotate, works } = await start(cleanup, { now: () => now });
  const old = await made(create(draft));
  const next = await made(rotate(old.id, { overlap_seconds: 60 }));
  assert.deepEqual([next.name, next.scopes], [old.name, old.scopes]);
  assert.deepEqual([await works(old.secret), await works(next.secret)], ['works', 'works']);
  now += 60_000;
  assert.deepEqual([await works(old.secret), await works(next.secret)], ['Expired API key', 'works']);
  for (const id of [old.id, 'key_demo_revoked']) {
    const again = await rotate(id);
    assert.deepEqual([again.status, again.json.msg], [409, 'The key is already revoked, expired or rotated']);
  }
  const atOnce = await made(rotate(next.id, { overlap_seconds: 0 }));
  assert.deepEqual([await works(next.secret), await works(atOnce.secret)], ['Expired API key', 'works']);
  for (const overlap_seconds of [-1, 1.5, 'x', 2_592_001])
    assert.equal((await rotate(atOnce.id, { overlap_seconds })).status, 400);
});

test('lets one of two concurrent rotations succeed', async cleanup => {
  const { create, made, rotate } = await start(cleanup);
  const { id } = await made(create(draft));
  const statuses = (await Promise.all(Array.from({ length: 10 }, () => rotate(id)))).map(
    ({ status }) => status,
  );
  assert.deepEqual(statuses.sort(), [201, ...Array.from({ length: 9 }, () => 409)]);
});

test('revokes immediately, also twice and the key itself', async cleanup => {
  const { create, made, revoke, works, list } = await start(cleanup);
  const key = await made(create(draft));
  const first = await revoke(key.id);
  assert.deepEqual([first.status, (first.json.data as Key).state], [200, 'revoked']);
  assert.equal(await works(key.secret), 'Revoked API key');
  assert.deepEqual((await revoke(key.id)).json, first.json);
  assert.equal((await revoke('key_demo_studio')).status, 200);
  assert.equal((await list()).json.msg, 'Revoked API key');
});

test('accepts any text as an id', async cleanup => {
  const { revoke, rotate } = await start(cleanup);
  for (const id of ['__proto__', '%00', '%', '%2F', '..%2f..', 'x'.repeat(5_000), '%F0%9F%98%80'])
    assert.deepEqual([id, (await revoke(id)).status, (await rotate(id)).status], [id, 404, 404]);
  // It is no text.
  assert.deepEqual([(await revoke('%ff')).status, (await rotate('%ff')).status], [400, 400]);
});

test('refuses a revoked key even if the clock is set back, and does not let it create keys', async cleanup => {
  const clock = { now: Date.parse('2026-05-05T05:05:05Z') };
  const now = () => clock.now;
  for (const open of variantsInTest(Object.values(storages))) {
    const mock = await open(cleanup, { now });
    const { url } = mock;
    const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });
    const made = await post(
      `${url}/api/v1/keys`,
      { name: 'Leaked', scopes: ['models:read', 'keys:write'] },
      bearer(secrets.studio),
    );
    const { id, secret } = made.json.data as { id: string; secret: string };
    clock.now += 600_000;
    const gone = await send(`${url}/api/v1/keys/${id}`, {
      method: 'DELETE',
      headers: bearer(secrets.studio),
    });
    assert.equal(gone.status, 200);
    clock.now -= 300_000;
    const answer = await send(`${url}/api/v1/models`, { headers: bearer(secret) });
    assert.deepEqual([answer.status, answer.json.msg], [401, 'Revoked API key']);
    const next = await post(`${url}/api/v1/keys`, { name: 'Next', scopes: ['models:read'] }, bearer(secret));
    assert.equal(next.status, 401);
    const listed = await send(`${url}/api/v1/keys?limit=100`, { headers: bearer(secrets.studio) });
    const keys = listed.json.data as { id: string; state: string }[];
    assert.equal(keys.find(key => key.id === id)?.state, 'revoked');
  }
});

test.run();
