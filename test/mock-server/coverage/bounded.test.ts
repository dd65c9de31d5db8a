/** The counts take a bounded amount of memory, whatever is sent. */
import assert from 'node:assert/strict';
import { FieldCounts } from '../../../mock-server/control/coverage/fields.ts';
import { ContractMistakes } from '../../../mock-server/control/coverage/mistakes.ts';
import { suiteOf } from '../../helper.ts';

const test = suiteOf('The counts of the coverage');

const mistake = (index: number, operation: string | null) => ({
  key: `${'k'.repeat(100)} ${index}`,
  reason: () => `reason ${index} ${'r'.repeat(10_000)}`,
  operation,
  isOfDocument: operation !== null,
  method: 'GET',
  path: `/api/${index}/${'p'.repeat(10_000)}`,
  status: 404,
});

test('keep a hundred mistakes at paths of the document and as many at others, and the number of all', () => {
  const disallowed = new ContractMistakes();
  for (let index = 0; index < 100_000; index += 1) disallowed.add(mistake(index, null));
  for (let index = 0; index < 150; index += 1) disallowed.add(mistake(index, 'getItem'));
  disallowed.add(mistake(7, null));
  assert.equal(disallowed.total, 100_151);
  const kept = disallowed.list();
  assert.equal(kept.filter(({ operation }) => operation === null).length, 100);
  assert.equal(kept.filter(({ operation }) => operation === 'getItem').length, 100);
  assert.equal(kept.find(({ reason }) => reason.startsWith('reason 7 '))?.count, 1);
  assert.equal(
    kept.reduce((all, { count }) => all + count, 0),
    201,
  );
  for (const { reason, path, operation } of kept)
    assert.ok(reason.length <= 120 && (operation !== null || path.length <= 120));
});

test('know the fields of a schema that contains itself', () => {
  const tree = {
    type: 'object',
    properties: {
      name: { type: 'string' },
      children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } },
    },
  };
  const fields = new FieldCounts([{ $ref: '#/components/schemas/Tree' }], { Tree: tree });
  let deep: object = { name: 'leaf' };
  for (let level = 0; level < 5_000; level += 1) deep = { name: 'x', children: [deep] };
  fields.count(deep);
  assert.deepEqual(fields.list(), { name: { count: 1 }, children: { count: 1 } });
});

test('know the fields of parts, alternatives, lists, maps and enumerations', () => {
  const part = { type: 'object', properties: { state: { enum: ['on', 'off', null] } } };
  const fields = new FieldCounts(
    [
      {
        allOf: [{ $ref: '#/components/schemas/Part' }],
        oneOf: [
          { properties: { kind: { const: 'a' }, one: {} } },
          { properties: { kind: { const: 'b' }, other: {} } },
        ],
        properties: {
          list: { type: 'array', items: { enum: [1, 2] } },
          map: { type: 'object', additionalProperties: { properties: { id: {} } } },
        },
      },
    ],
    { Part: part },
  );
  fields.count({
    state: null,
    kind: 'b',
    other: 1,
    list: [1, 1, 3],
    map: { x: { id: 1 }, y: {} },
    unknown: 1,
  });
  fields.count({ state: 'on', constructor: 1 });
  assert.deepEqual(fields.list(), {
    state: { count: 2, values: { on: 1, off: 0, null: 1 } },
    kind: { count: 1, values: { a: 0, b: 1 } },
    one: { count: 0 },
    other: { count: 1 },
    list: { count: 1 },
    'list[]': { count: 3, values: { 1: 2, 2: 0 } },
    map: { count: 1 },
    'map.*': { count: 2 },
    'map.*.id': { count: 1 },
  });
});

test.run();
