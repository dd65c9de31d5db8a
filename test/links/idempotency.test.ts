/** `Idempotency-Key` on links and keys: a repeated request makes nothing again, and shows no secret again. */
import assert from 'node:assert/strict';
import type { CreatedKey, Link } from '../../src/generated/types.ts';
import { type Cleanup, type RawAnswer, secrets, send, suiteOf } from '../helper.ts';
import { eachStorage, storages } from '../storages.ts';

const test = suiteOf('A repeated request');

async function start(cleanup: Cleanup, open: (typeof storages)[string]) {
  const clock = { now: Date.parse('2026-11-21T00:00:00Z') };
  const mock = await open(cleanup, { now: () => clock.now });
  const ask = (path: string, key: string | null, body: object = {}, secret: string = secrets.studio) =>
    send(`${mock.url}/api/v1${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${secret}`,
        'content-type': 'application/json',
        ...(key === null ? {} : { 'idempotency-key': key }),
      },
      body: JSON.stringify(body),
    });
  const count = async (path: string) => {
    const answer = await send(`${mock.url}/api/v1${path}${path === '/webhooks' ? '' : '?limit=100'}`, {
      headers: { authorization: `Bearer ${secrets.studio}` },
    });
    return (answer.json.data as unknown[]).length;
  };
  const drop = (path: string) =>
    send(`${mock.url}/api/v1${path}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${secrets.studio}` },
    });
  return { clock, ask, count, drop };
}

const url = 'https://target.example/';
const reused = [422, 'The Idempotency-Key was used for another request'];
const shown =
  'The key was created by an earlier request with this Idempotency-Key, and its secret cannot be shown again';
/** PostgreSQL omits zero milliseconds of what it has stored. */
const plain = ({ text }: RawAnswer) => text.replaceAll('.000Z', 'Z');
const reported = ({ status, json }: RawAnswer) => [status, json.msg];

for (const [storage, open] of eachStorage(storages)) {
  test(`makes one link, also if ten arrive at once, on ${storage}`, async cleanup => {
    const { ask, count, drop, clock } = await start(cleanup, open);
    const before = await count('/links');
    const all = await Promise.all(Array.from({ length: 10 }, () => ask('/links', 'one', { url })));
    assert.deepEqual([...new Set(all.map(({ status }) => status))], [201]);
    assert.equal(new Set(all.map(plain)).size, 1);
    assert.equal(await count('/links'), before + 1);
    assert.ok(
      [plain(await ask('/links', '"one"', { url }))].every(text => all.some(one => plain(one) === text)),
    );
    assert.deepEqual(reported(await ask('/links', 'one', { url: `${url}other` })), reused);
    assert.deepEqual(reported(await ask('/links/bulk', 'one', { links: [{ url }] })), reused);
    assert.deepEqual(reported(await ask('/keys', 'one', { name: 'x', scopes: ['links:read'] })), reused);
    assert.equal((await ask('/links', 'one', { url }, secrets.press)).status, 201, 'another workspace');
    const [first] = all;
    assert.ok(first);
    const { id } = first.json.data as Link;
    assert.equal((await drop(`/links/${id}`)).status, 200);
    assert.deepEqual(reported(await ask('/links', 'one', { url })), [
      409,
      'The link of this Idempotency-Key was deleted',
    ]);
    clock.now += 86_400_000;
    assert.equal((await ask('/links', 'one', { url })).status, 201, 'keys are remembered for a day');
  });

  test(`that was refused can be sent again, on ${storage}`, async cleanup => {
    const { ask, drop } = await start(cleanup, open);
    const { id } = (await ask('/links', null, { url, slug: 'mine' })).json.data as Link;
    assert.equal((await ask('/links', 'again', { url, slug: 'mine' })).status, 409);
    await drop(`/links/${id}`);
    const made = await ask('/links', 'again', { url, slug: 'mine' });
    assert.equal(made.status, 201);
    assert.equal(plain(await ask('/links', 'again', { url, slug: 'mine' })), plain(made));
  });

  test(`makes many links once, with the same results, on ${storage}`, async cleanup => {
    const { ask, count } = await start(cleanup, open);
    const before = await count('/links');
    const links = [{ url }, { url: 'nothing' }, { url, slug: 'spring' }, { url, slug: 'many' }];
    const all = await Promise.all(Array.from({ length: 5 }, () => ask('/links/bulk', 'many', { links })));
    assert.equal(new Set(all.map(plain)).size, 1, all.map(plain).join('\n'));
    const results = all[0]?.json.data as { status: string }[];
    assert.deepEqual(
      results.map(({ status }) => status),
      ['success', 'error', 'error', 'success'],
    );
    assert.equal(await count('/links'), before + 2);
  });

  test(`never shows the result of one link as that of another, on ${storage}`, async cleanup => {
    const { ask, count, clock } = await start(cleanup, open);
    const links = [{ url: `${url}short`, expires_at: '2026-11-21T00:01:00Z' }, { url: `${url}long` }];
    assert.equal((await ask('/links/bulk', 'some', { links })).status, 200);
    const before = await count('/links');
    clock.now += 60_000;
    const reason = 'its links were created, and not all of them would be valid now';
    assert.deepEqual(reported(await ask('/links/bulk', 'some', { links })), [422, `${reused[1]}: ${reason}`]);
    assert.equal(await count('/links'), before);
  });

  test(`makes one key and shows its secret once, on ${storage}`, async cleanup => {
    const { ask, count, clock } = await start(cleanup, open);
    const before = await count('/keys');
    const body = { name: 'x', scopes: ['keys:read', 'keys:write'] };
    const all = await Promise.all(Array.from({ length: 10 }, () => ask('/keys', 'key', body)));
    const made = all.filter(({ status }) => status === 201);
    const [first, ...more] = made;
    assert.ok(first !== undefined && more.length === 0);
    const { id, secret } = first.json.data as CreatedKey;
    for (const answer of all)
      if (answer.status !== 201) assert.deepEqual(reported(answer), [409, `${shown}: ${id}`]);
    assert.equal(await count('/keys'), before + 1);
    assert.deepEqual(reported(await ask('/keys', 'key', { ...body, name: 'y' })), reused);
    // A key that rotates itself repeats that with itself.
    const rotated = await ask(`/keys/${id}/rotate`, 'turn', {}, secret);
    assert.equal(rotated.status, 201);
    const next = rotated.json.data as CreatedKey;
    assert.deepEqual(reported(await ask(`/keys/${id}/rotate`, 'turn', {}, secret)), [
      409,
      `${shown}: ${next.id}`,
    ]);
    assert.deepEqual(reported(await ask(`/keys/${next.id}/rotate`, 'turn', {})), reused);
    assert.equal(await count('/keys'), before + 2);
    clock.now += 1;
    assert.equal((await ask(`/keys/${next.id}/rotate`, 'turn 2', {})).status, 201);
  });
}

test('is refused by name where it would make something twice', async cleanup => {
  const open = storages.lowdb;
  assert.ok(open);
  const { ask, count } = await start(cleanup, open);
  const before = await count('/webhooks');
  for (const [path, body] of [
    ['/webhooks', { url: 'https://a.example/hook', event_types: ['*'] }],
    ['/links/lnk_demo_spring/archive', {}],
  ] as const) {
    const answer = await ask(path, 'one', body);
    assert.deepEqual(
      reported(answer),
      [400, 'Invalid request: Idempotency-Key is not supported by this operation'],
      path,
    );
  }
  assert.equal(await count('/webhooks'), before);
  assert.equal((await ask('/links', 'x'.repeat(256), { url })).status, 400);
});

test.run();
