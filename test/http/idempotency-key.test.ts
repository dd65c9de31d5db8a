/** What is stored of an `Idempotency-Key` and of the request with it, however large they are. */
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { idempotencyKeyOf, onceOf } from '../../src/http/idempotency.ts';
import { post, secrets, send, suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';

const test = suiteOf('Idempotency keys');

test('have at most 255 characters, and requests are compared by digests', () => {
  const keyIn = (length: number) => idempotencyKeyOf({ 'idempotency-key': 'k'.repeat(length) });
  assert.equal(keyIn(255), 'k'.repeat(255));
  assert.throws(() => keyIn(256), /must have 1 to 255 printable ASCII characters/);
  const input = { data: Array.from({ length: 100_000 }, (_, at) => at) };
  const { request } = onceOf('createLink', {
    idempotencyKey: keyIn(255),
    input,
    params: {},
    now: 0,
  });
  assert.match(`${request?.digest} ${request?.fingerprint}`, /^[0-9a-f]{64} [0-9a-f]{64}$/);
});

test('of a request for a key are stored with the name of its operation, as a version that runs beside this one does', async cleanup => {
  const { url, repository } = await mockFor(cleanup);
  const found: (string | undefined)[] = [];
  const { create } = repository.keys;
  repository.keys.create = (workspaceId, record, options) => {
    found.push(options?.request?.fingerprint);
    return create.call(repository.keys, workspaceId, record, options);
  };
  const input = { name: 'A', scopes: ['models:read'] };
  const headers = { authorization: `Bearer ${secrets.studio}`, 'idempotency-key': 'once' };
  assert.equal((await post(`${url}/api/v1/keys`, input, headers)).status, 201);
  const request = JSON.stringify(['createKey', {}, input]);
  assert.deepEqual(found, [createHmac('sha256', 'once').update(request).digest('hex')]);
});

for (const [what, path, body, other] of [
  ['a link', '/links', '{"url": "https://a.example/", "utm": {"source": "s", "medium": "m"}}', '"s2"'],
  [
    'links',
    '/links/bulk',
    '{"links": [{"url": "https://a.example/", "utm": {"source": "s", "term": "m"}}]}',
    '"s2"',
  ],
  ['a key', '/keys', '{"name": "A", "scopes": ["models:read"], "metadata": {"b": "s", "a": "2"}}', '"s2"'],
  [
    'a message',
    '/instances/ins_demo/messages',
    '{"to": "+4915112345602", "location": {"latitude": 1.5, "longitude": 2, "name": "s"}}',
    '"s2"',
  ],
  [
    'an event',
    '/automation/publish',
    '{"type": "order.paid", "data": {"order": {"id": 1, "name": "s"}}}',
    '"s2"',
  ],
] as const)
  test(`know a request for ${what} whose members are in another order, with other spaces`, async cleanup => {
    const { url } = await mockFor(cleanup);
    const ask = (text: string) =>
      send(`${url}/api/v1${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${secrets.studio}`,
          'content-type': 'application/json',
          'idempotency-key': 'once',
        },
        body: text,
      });
    const first = await ask(body);
    assert.ok(first.status < 300, first.text);
    const again = await ask(JSON.stringify(reversed(JSON.parse(body)), null, 2));
    // The secret of a key is shown once.
    if (path === '/keys') assert.equal(again.status, 409, again.text);
    else assert.deepEqual([again.status, idsIn(again.text)], [first.status, idsIn(first.text)]);
    assert.equal((await ask(body.replace('"s"', other))).status, 422);
  });

test('tell numbers of events apart that JavaScript cannot hold', async cleanup => {
  const { url } = await mockFor(cleanup);
  const ask = (number: string) =>
    send(`${url}/api/v1/automation/publish`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${secrets.studio}`,
        'content-type': 'application/json',
        'idempotency-key': 'once',
      },
      body: `{"type": "order.paid", "data": {"number": ${number}}}`,
    });
  const statuses = [];
  for (const number of ['9007199254740993', '9007199254740992', '9007199254740993'])
    statuses.push((await ask(number)).status);
  assert.deepEqual(statuses, [202, 422, 202]);
});

/** A message may have been sent since. */
const idsIn = (text: string) => text.match(/"id":"[^"]+"/g);

/** The same value, with the members of all objects in the opposite order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([name, inner]) => [name, reversed(inner)] as const);
  return Object.fromEntries(members.reverse());
}

test.run();
