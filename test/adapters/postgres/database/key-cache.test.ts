/** Keys that a process remembers, for as long as a revocation elsewhere may take to be seen. */
import assert from 'node:assert/strict';
import { KeyCache } from '../../../../src/adapters/postgres/keys/key-cache.ts';
import type { FoundKey } from '../../../../src/repository/index.ts';
import { key, shop } from '../../../../src/testing/sample.ts';
import { type Cleanup, suiteOf } from '../../../helper.ts';

const test = suiteOf('The cache of keys');

/** A cache whose clock the test sets, and what it looks up. */
function opened(cleanup: Cleanup, milliseconds: number) {
  const { now } = performance;
  cleanup(() => {
    performance.now = now;
  });
  const clock = { now: 1_000 };
  performance.now = () => clock.now;
  const cache = new KeyCache(milliseconds);
  let looks = 0;
  let known: FoundKey | null = { workspaceId: shop, key: key('key_a', 'a') };
  const find = (digest = 'a', meanwhile = () => {}) =>
    cache.find(digest, async () => {
      looks += 1;
      meanwhile();
      return known;
    });
  return { cache, clock, find, looks: () => looks, know: (found: FoundKey | null) => (known = found) };
}

test('remembers a key until its time is over', async cleanup => {
  const { clock, find, looks } = opened(cleanup, 500);
  const found = await find();
  assert.equal((await find())?.key.id, 'key_a');
  clock.now += 499;
  assert.equal(await find(), found);
  assert.equal(looks(), 1);
  clock.now += 1;
  await find();
  assert.equal(looks(), 2);
  await find('b');
  assert.equal(looks(), 3, 'another key');
});

test('remembers nothing without a time', async cleanup => {
  const { find, looks } = opened(cleanup, 0);
  await find();
  await find();
  assert.equal(looks(), 2);
});

test('remembers no unknown key, because a new one works at once', async cleanup => {
  const { find, looks, know } = opened(cleanup, 500);
  know(null);
  assert.equal(await find(), null);
  know({ workspaceId: shop, key: key('key_a', 'a') });
  assert.equal((await find())?.key.id, 'key_a');
  assert.equal(looks(), 2);
});

test('forgets a key that this process changes, also while it is looked up', async cleanup => {
  const { cache, find, looks } = opened(cleanup, 500);
  await find();
  cache.forget('a');
  await find('a', () => cache.forget('a'));
  assert.equal(looks(), 2);
  await find();
  assert.equal(looks(), 3);
  await find();
  assert.equal(looks(), 3);
});

test('remembers at most 10,000 keys', async cleanup => {
  const { find, looks } = opened(cleanup, 500);
  for (let index = 0; index < 10_000; index += 1) await find(`${index}`);
  await find('0');
  assert.equal(looks(), 10_000);
  await find('one more');
  await find('0');
  assert.equal(looks(), 10_002);
});

test.run();
