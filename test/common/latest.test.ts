import assert from 'node:assert/strict';
import { LruCache } from '../../src/common/collections/lru-cache.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('Cache of recently used entries');

test('keeps an entry that is in use, whatever else comes and goes', () => {
  const latest = new LruCache<number>(100);
  latest.set('in use', 0);
  for (let number = 0; number < 10_000; number += 1) {
    latest.set(`other ${number}`, number);
    if (number % 50 === 0) assert.equal(latest.get('in use'), 0);
  }
});

test('drops an entry after twice as many others, or when it is removed', () => {
  const latest = new LruCache<number>(100);
  latest.set('old', 0);
  for (let number = 0; number < 99; number += 1) latest.set(`other ${number}`, number);
  assert.equal(latest.get('old'), 0);
  for (let number = 0; number < 200; number += 1) latest.set(`new ${number}`, number);
  assert.equal(latest.get('old'), undefined);
  assert.equal(latest.get('new 199'), 199);
  latest.delete('new 199');
  latest.delete('new 50');
  assert.deepEqual([latest.get('new 199'), latest.get('new 50')], [undefined, undefined]);
});

test('drops nothing because of look-ups of names that it does not have', () => {
  const latest = new LruCache<number>(2);
  latest.set('one', 1);
  latest.set('two', 2);
  for (let number = 0; number < 10; number += 1) latest.get(`missing ${number}`);
  assert.deepEqual([latest.get('one'), latest.get('two')], [1, 2]);
});

test.run();
