/** Rules for every event in the tables: new ones are covered when they are declared. */
import assert from 'node:assert/strict';
import { events } from '../built-in.ts';
import { suiteOf } from '../helper.ts';
import { assertFits } from './schemas.ts';

const test = suiteOf('Every event');

/** The texts in a value, with their positions. */
function textsIn(value: unknown, place = ''): [string, string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, `${place}/${name}`));
}

test('has a unique type', () => {
  assert.equal(new Set(events.map(({ type }) => type)).size, events.length);
});

for (const { type, schema, example } of events) {
  test(`${type} names its group, and what happened`, () => assert.match(type, /^[a-z]+(\.[a-z_]+)+$/));

  test(`${type} has an example that matches its schema`, () => assertFits(schema ?? '', example));

  test(`${type} has an example with a value in each field`, () => {
    const empty = textsIn(example).filter(([, text]) => text === '');
    assert.deepEqual(empty, []);
  });
}

test.run();
