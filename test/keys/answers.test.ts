/** The responses about keys, how clients may cache them, and refusals in concurrent calls. */
import assert from 'node:assert/strict';
import { startMock } from '../../mock-server/index.ts';
import type { CreatedKey, Key } from '../../src/generated/types.ts';
import type { KeyRefusal } from '../../src/repository/index.ts';
import { type Cleanup, post, secrets, send, suiteOf } from '../helper.ts';

const test = suiteOf('Key responses');
const start = Date.parse('2026-11-21T00:00:00Z');
const headers = { authorization: `Bearer ${secrets.studio}` };
const draft = { name: 'Front end', scopes: ['marketplace:read'] };

async function serve(cleanup: Cleanup) {
  const clock = { now: start };
  const mock = await startMock({ now: () => clock.now });
  cleanup(mock.close);
  const url = `${mock.url}/api/v1/keys`;
  return {
    mock,
    clock,
    url,
    create: (more: object = {}) => post(url, { ...draft, ...more }, headers),
    rotate: (id: string, body: object = {}) => post(`${url}/${id}/rotate`, body, headers),
    revoke: (id: string) => send(`${url}/${id}`, { method: 'DELETE', headers }),
    list: async () => (await send(url, { headers })).json.data as Key[],
  };
}

test('list twenty keys by default', async cleanup => {
  const { create, list } = await serve(cleanup);
  for (let count = 0; count < 21; count += 1) await create();
  assert.equal((await list()).length, 20);
});

test('keep a rotated key valid for one day by default', async cleanup => {
  const { create, rotate, list } = await serve(cleanup);
  const { id } = (await create()).json.data as CreatedKey;
  await rotate(id);
  assert.equal((await list()).find(key => key.id === id)?.expires_at, '2026-11-22T00:00:00.000Z');
});

test('refuse a key that would expire when it is created', async cleanup => {
  const { create } = await serve(cleanup);
  const now = await create({ expires_at: '2026-11-21T00:00:00Z' });
  assert.deepEqual([now.status, now.json.msg], [400, 'Invalid request: expires_at must be in the future']);
  assert.equal((await create({ expires_at: '2026-11-21T00:00:01Z' })).status, 201);
});

test('show a key as expired from the moment when it is refused', async cleanup => {
  const { clock, create, list } = await serve(cleanup);
  const { id } = (await create({ expires_at: '2026-11-21T00:01:00Z' })).json.data as CreatedKey;
  const state = async () => (await list()).find(key => key.id === id)?.state;
  clock.now += 59_999;
  assert.equal(await state(), 'active');
  clock.now += 1;
  assert.equal(await state(), 'expired');
});

test('can be cached and revalidated by ETag for lists', async cleanup => {
  const { url, create } = await serve(cleanup);
  // The first use of a key is stored, and visible in the list.
  await create();
  const first = await send(url, { headers });
  const again = () => send(url, { headers: { ...headers, 'if-none-match': String(first.headers.etag) } });
  assert.equal((await again()).status, 304);
  await create();
  assert.equal((await again()).status, 200);
});

test('are not cached after a key was created, rotated or revoked', async cleanup => {
  const { create, rotate, revoke } = await serve(cleanup);
  const made = await create();
  const { id } = made.json.data as CreatedKey;
  for (const answer of [made, await rotate(id), await revoke(id)]) {
    assert.equal(answer.headers['cache-control'], 'no-store');
    assert.equal(answer.headers.etag, undefined);
  }
});

test('give a new key an id that can be used in a URL', async cleanup => {
  const { create } = await serve(cleanup);
  for (let count = 0; count < 20; count += 1)
    assert.match(((await create()).json.data as CreatedKey).id, /^key_[\w-]{16}$/);
});

/** What the storage returns if the calling key ended after the request was received. */
for (const [refused, status, msg] of [
  ['by_unknown', 401, 'Unknown API key'],
  ['by_revoked', 401, 'Revoked API key'],
  ['by_expired', 401, 'Expired API key'],
  ['by_rotated', 403, 'This API key was rotated: manage keys with its replacement'],
] as const)
  test(`are "${msg}" if that happened during the request`, async cleanup => {
    const { mock, create, rotate, revoke } = await serve(cleanup);
    const refuse = (): KeyRefusal => ({ refused, beyond: [] });
    Object.assign(mock.repository.keys, { create: refuse, rotate: refuse, revoke: refuse });
    for (const answer of [await create(), await rotate('key_1'), await revoke('key_1')])
      assert.deepEqual([answer.status, answer.json], [status, { status: 'error', msg }]);
  });

test.run();
