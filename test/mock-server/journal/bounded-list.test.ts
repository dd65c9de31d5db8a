/** The list that holds the journal. */
import assert from 'node:assert/strict';
import { BoundedList } from '../../../mock-server/control/journal/bounded-list.ts';
import { suiteOf } from '../../helper.ts';

const test = suiteOf('The list of the journal');

function listOf(most: number, bytes: number) {
  const list = new BoundedList<{ id: number; size: number }>({ most, bytes });
  return {
    list,
    add: (size: number) => list.add({ id: list.nextId, size }),
    ids: (after = 0) => list.after(after).map(({ id }) => id),
  };
}

test('drops the oldest records beyond its number', () => {
  const { add, ids } = listOf(3, 100);
  for (let count = 0; count < 8; count += 1) add(1);
  assert.deepEqual(ids(), [6, 7, 8]);
  assert.deepEqual(ids(7), [8]);
});

test('drops the oldest records beyond its bytes, also those of a body that grows', () => {
  const { list, add, ids } = listOf(10, 100);
  add(40);
  add(40);
  add(40);
  assert.deepEqual(ids(), [2, 3]);
  const last = list.get(3);
  if (last !== null) list.grow(last, 50);
  assert.deepEqual(ids(), [3]);
  // A record that was dropped counts nothing.
  list.grow({ id: 1, size: 0 }, 1_000);
  assert.deepEqual(ids(), [3]);
  add(1_000);
  assert.deepEqual(ids(), []);
  add(1);
  assert.deepEqual(ids(), [5]);
});

test('never uses an id again after it was cleared', () => {
  const { list, add, ids } = listOf(10, 100);
  add(1);
  list.clear();
  add(100);
  assert.deepEqual(ids(), [2]);
  assert.equal(list.get(1), null);
});

test.run();
