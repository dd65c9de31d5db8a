/** Code with changes beside its tests, as a process meets it that keeps its modules. */
import assert from 'node:assert/strict';
import { suiteOf } from '../../helper.ts';

const test = suiteOf('Changed');
const { mutated } = globalThis as unknown as { mutated(id: number): boolean };
let computed: number | undefined;
let isBroken = false;

test('detects', () => assert.ok(!mutated(1)));
test('computes once', () => {
  computed ??= mutated(2) ? 3 : 2;
  assert.equal(computed, 2);
});
test('leaves something behind', () => {
  isBroken ||= mutated(3);
  assert.ok(!isBroken);
});
test('does not detect', () => assert.equal(typeof mutated(4), 'boolean'));

test.run();
