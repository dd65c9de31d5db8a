/** What is stored of an `Idempotency-Key` and of the request with it, however large they are. */
import assert from 'node:assert/strict';
import { idempotencyKeyOf, onceOf } from '../../src/http/idempotency.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('Idempotency keys');

test('have at most 255 characters, and requests are compared by digests', () => {
  const keyIn = (length: number) => idempotencyKeyOf({ 'idempotency-key': 'k'.repeat(length) });
  assert.equal(keyIn(255), 'k'.repeat(255));
  assert.throws(() => keyIn(256), /must have 1 to 255 printable ASCII characters/);
  const input = { data: Array.from({ length: 100_000 }, (_, at) => at) };
  const { request } = onceOf('createLink', { idempotencyKey: keyIn(255), input, params: {}, now: 0 });
  assert.match(`${request?.digest} ${request?.fingerprint}`, /^[0-9a-f]{64} [0-9a-f]{64}$/);
});

test.run();
