/** What is stored of an `Idempotency-Key` and of the request with it, however large they are. */
import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { idempotencyKeyOf, onceOf } from '../../src/http/idempotency.ts';
import { post, secrets, suiteOf } from '../helper.ts';
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

test.run();
