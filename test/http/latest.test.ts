import assert from 'node:assert/strict';
import { Latest } from '../../src/http/latest.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('What was used last');

test('stays while it is used, however much comes and goes', () => {
  const latest = new Latest<number>(100);
  latest.set('in use', 0);
  for (let number = 0; number < 10_000; number += 1) {
    latest.set(`other ${number}`, number);
    if (number % 50 === 0) assert.equal(latest.get('in use'), 0);
  }
});

test('is forgotten when twice as much came after it, or when it is to be', () => {
  const latest = new Latest<number>(100);
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

test.run();
