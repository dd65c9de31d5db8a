/** Members that are made when they are first asked for. */
import assert from 'node:assert/strict';
import { isUnmade, withLazyMembers } from '../../src/common/lazy-members.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('Lazy members');

function counted() {
  const made: string[] = [];
  const make = (name: string) => () => {
    made.push(name);
    return { name };
  };
  return { made, object: withLazyMembers({ own: 1 }, { keys: make('keys'), items: make('items') }) };
}

test('are made once, when somebody reads them', () => {
  const { made, object } = counted();
  assert.deepEqual(made, []);
  assert.equal(object.keys, object.keys);
  assert.deepEqual(made, ['keys']);
  assert.deepEqual(isUnmade(object, 'keys'), false);
  assert.deepEqual(isUnmade(object, 'items'), true);
});

test('are told from members that are there, also by what inherits them', () => {
  const { made, object } = counted();
  const heir = Object.create(object);
  assert.deepEqual(
    ['items', 'own', 'nothing'].map(name => isUnmade(heir, name)),
    [true, false, false],
  );
  assert.equal(heir.items.name, 'items');
  assert.equal(heir.items, object.items);
  assert.deepEqual(made, ['items']);
});

test('are listed and copied like others, and can be replaced before they are made', () => {
  const { made, object } = counted();
  (object as { keys: unknown }).keys = 'mine';
  assert.deepEqual(Object.keys(object), ['own', 'keys', 'items']);
  assert.deepEqual({ ...object }, { own: 1, keys: 'mine', items: { name: 'items' } });
  assert.deepEqual(made, ['items']);
});

test.run();
