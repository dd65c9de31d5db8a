/** `If-Match`: a link is only changed if it is as the caller has read it. */
import assert from 'node:assert/strict';
import type { Link } from '../../src/generated/types.ts';
import { type Cleanup, secrets, send, suiteOf } from '../helper.ts';
import { eachStorage, storages } from '../storages.ts';
import { until } from '../until.ts';
import { client } from './service.ts';

const test = suiteOf('A change with If-Match');
const failed = { status: 'error', msg: 'The ETag in If-Match is not that of the current state' };

async function start(cleanup: Cleanup, open: (typeof storages)[string]) {
  const mock = await open(cleanup);
  const ask = (method: string, path: string, headers: Record<string, string> = {}, body?: object) =>
    send(`${mock.url}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${secrets.studio}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const tagOf = async (id: string) => String((await ask('GET', `/links/${id}`)).headers.etag);
  return { ...client(mock), ask, tagOf };
}

for (const [storage, open] of eachStorage(storages)) {
  test(`is made if the ETag is current, and answers 412 otherwise, on ${storage}`, async cleanup => {
    const { make, ask, tagOf } = await start(cleanup, open);
    const { id } = await make({ external_id: 'mine' });
    const stale = await tagOf(id);
    const changes: [string, string, object?][] = [
      ['PATCH', `/links/${id}`, { title: 'new' }],
      ['PATCH', `/links/${id}`, { title: 'newer', password: 'swordfish' }],
      ['PATCH', `/links/${id}`, {}],
      ['PUT', '/links-by-external-id/mine', { url: 'https://a.example/put' }],
      ['POST', `/links/${id}/archive`],
      ['POST', `/links/${id}/unarchive`],
      ['DELETE', `/links/${id}`],
    ];
    assert.equal((await ask('PATCH', `/links/${id}`, {}, { title: 'by another' })).status, 200);
    for (const [method, path, body] of changes) {
      const before = (await ask('GET', `/links/${id}`)).json;
      for (const text of [stale, stale.slice(2), '"none"', '""', `"none", ${stale}`]) {
        const answer = await ask(method, path, { 'if-match': text }, body);
        assert.deepEqual([answer.status, answer.json], [412, failed], `${method} ${path} ${text}`);
      }
      assert.deepEqual((await ask('GET', `/links/${id}`)).json, before);
    }
    for (const [index, [method, path, body]] of changes.entries()) {
      const current = await tagOf(id);
      const text = [current, current.slice(2), `"none" , ${current}`, '*'][index % 4] ?? '';
      const answer = await ask(method, path, { 'if-match': text }, body);
      assert.equal(answer.status, 200, `${method} ${path} ${text}: ${answer.text}`);
    }
    assert.equal((await ask('PATCH', `/links/${id}`, { 'if-match': stale }, { title: 'x' })).status, 404);
    assert.equal((await ask('DELETE', `/links/${id}`, { 'if-match': '*' })).status, 404);
  });

  test(`happens once if many have read the same state, on ${storage}`, async cleanup => {
    const { make, ask, tagOf } = await start(cleanup, open);
    const { id } = await make({});
    for (let round = 0; round < 5; round += 1) {
      const tag = await tagOf(id);
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          ask('PATCH', `/links/${id}`, { 'if-match': tag }, { title: `${round} ${index}` }),
        ),
      );
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, ...Array(9).fill(412)]);
    }
    const tag = await tagOf(id);
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => ask('DELETE', `/links/${id}`, { 'if-match': tag })),
      ...Array.from({ length: 5 }, () =>
        ask('PATCH', `/links/${id}`, { 'if-match': tag }, { title: 'kept' }),
      ),
    ]);
    assert.equal(answers.filter(({ status }) => status === 200).length, 1);
    assert.ok(answers.every(({ status }) => [200, 404, 412].includes(status)));
  });

  test(`that does not delete a link leaves it its clicks, on ${storage}`, async cleanup => {
    const { make, ask, tagOf, follow, call } = await start(cleanup, open);
    const { id, slug } = await make({});
    await follow(slug);
    const clicks = async () => (await call('GET', `/${id}/clicks`)).json.data as unknown[];
    await until(async () => (await clicks()).length === 1);
    assert.equal((await ask('DELETE', `/links/${id}`, { 'if-match': '"none"' })).status, 412);
    assert.equal((await clicks()).length, 1);
    assert.equal((await ask('DELETE', `/links/${id}`, { 'if-match': await tagOf(id) })).status, 200);
  });
}

test('is refused if the link does not exist, and by what has no ETag to compare', async cleanup => {
  const open = storages.lowdb;
  assert.ok(open);
  const { ask, make } = await start(cleanup, open);
  const body = { url: 'https://a.example/put' };
  const absent = await ask('PUT', '/links-by-external-id/absent', { 'if-match': '*' }, body);
  assert.deepEqual([absent.status, absent.json], [412, failed]);
  for (const [method, path, given] of [
    ['POST', '/links', body],
    ['POST', '/keys', { name: 'x', scopes: ['links:read'] }],
    ['DELETE', '/keys/key_demo_expired'],
    ['PATCH', '/automation/settings', { retention_days: 5 }],
    ['POST', '/automation/publish', { type: 'order.paid' }],
    ['POST', '/media', { bytes: 'of a file' }],
  ] as const) {
    const answer = await ask(method, path, { 'if-match': '*' }, given);
    const msg = 'Invalid request: If-Match is not supported by this operation';
    assert.deepEqual([answer.status, answer.json.msg], [400, msg], `${method} ${path}`);
  }
  const { id } = await make({});
  for (const [headers, msg] of [
    [{ 'if-match': 'abc' }, 'If-Match must be a list of ETags in quotes, or *'],
    [{ 'if-match': '' }, 'If-Match must be a list of ETags in quotes, or *'],
    [{ 'if-match': '*, "a"' }, 'If-Match must be a list of ETags in quotes, or *'],
    [{ 'if-match': `"${'"'.repeat(5_000)}` }, 'If-Match must be a list of ETags in quotes, or *'],
    [{ 'if-none-match': '*' }, 'If-None-Match is not supported by this operation'],
  ] as const) {
    const answer = await ask('PATCH', `/links/${id}`, headers, { title: 'x' });
    assert.deepEqual([answer.status, answer.json.msg], [400, `Invalid request: ${msg}`]);
  }
  assert.equal(((await ask('GET', `/links/${id}`)).json.data as Link).title, '');
});

test.run();
