/** Fails at an `assert.ok` without a message, in a file that Node would try to parse. */
import assert from 'node:assert/strict';
import { suite } from 'uvu';

const test = suite('A suite with a falsy expression');

test('is falsy', () => {
  const value: number | null = [0 as number | null][0] ?? null;
  assert.ok(value);
});

test.run();
