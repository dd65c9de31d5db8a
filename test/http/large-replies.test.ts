/** Responses that are too large to be kept. */
import assert from 'node:assert/strict';
import type Koa from 'koa';
import { createEncoder } from '../../src/http/reply.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('Large responses');
const ctx = {} as Koa.Context;

test('share their bytes with other readers of the same result while they are being sent', () => {
  const encode = createEncoder('listItems', data => ({ status: 'success', data }), true);
  const result = Object.freeze(
    Array.from({ length: 50 }, () => Object.freeze({ text: 'x'.repeat(100_000) })),
  );
  const first = encode(result, ctx);
  const second = encode(result, ctx);
  assert.ok(first.body.length > 4 * 1024 * 1024);
  assert.ok(first.body === second.body);
  assert.equal(first.etag, second.etag);
  // What is not frozen may have changed meanwhile.
  const loose = [...result];
  const before = encode(loose, ctx);
  assert.ok(before.body !== encode(loose, ctx).body);
});

test.run();
