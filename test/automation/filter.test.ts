import assert from 'node:assert/strict';
import { matches } from '../../src/common/events/filter.ts';
import type { AutomationFilterCondition } from '../../src/generated/types.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('A filter');

const event = {
  type: 'order.created',
  subject: null,
  data: {
    amount: 120.5,
    typed: '99.50',
    paid: false,
    tags: ['new', 'gift'],
    lines: [{ sku: 'a-1' }, { sku: 'b-2' }],
    empty: '',
    'first name': 'Ada',
  },
};

const lets = (...filter: AutomationFilterCondition[]) => matches(filter, event);

test('without conditions lets everything through', () => {
  assert.ok(lets());
  assert.ok(matches([], null));
});

test('lets through what all conditions hold for', () => {
  assert.ok(lets({ field: 'type', equals: 'order.created' }, { field: 'data.paid', equals: false }));
  assert.ok(!lets({ field: 'type', equals: 'order.created' }, { field: 'data.paid', equals: true }));
});

test('asks for all that one condition says', () => {
  assert.ok(lets({ field: 'data.amount', min: 100, max: 200 }));
  assert.ok(!lets({ field: 'data.amount', min: 100, max: 120 }));
  assert.ok(!lets({ field: 'type', prefix: 'order.', not_equals: 'order.created' }));
});

test('compares texts, numbers, true, false and null', () => {
  assert.ok(lets({ field: 'data.amount', equals: 120.5 }));
  assert.ok(!lets({ field: 'data.amount', equals: '120.5' }));
  assert.ok(lets({ field: 'subject', equals: null }));
  assert.ok(!lets({ field: 'data.paid', equals: 0 }));
  assert.ok(!lets({ field: 'data.empty', equals: null }));
  assert.ok(lets({ field: 'type', one_of: ['order.paid', 'order.created'] }));
  assert.ok(!lets({ field: 'type', one_of: ['order.paid'] }));
});

test('finds the beginning, the end and the middle of a text', () => {
  assert.ok(lets({ field: 'type', prefix: 'order.' }));
  assert.ok(!lets({ field: 'type', prefix: 'Order.' }));
  assert.ok(lets({ field: 'type', suffix: '.created' }));
  assert.ok(!lets({ field: 'type', suffix: 'order' }));
  assert.ok(lets({ field: 'type', contains: 'r.c' }));
  assert.ok(!lets({ field: 'data.amount', prefix: '1' }));
  assert.ok(!lets({ field: 'data.amount', contains: '1' }));
});

test('finds a text in a list', () => {
  assert.ok(lets({ field: 'data.tags', contains: 'gift' }));
  assert.ok(!lets({ field: 'data.tags', contains: 'gif' }));
});

test('knows ranges of numbers, their ends included', () => {
  assert.ok(lets({ field: 'data.amount', min: 120.5, max: 120.5 }));
  assert.ok(!lets({ field: 'data.amount', min: 120.6 }));
  assert.ok(!lets({ field: 'data.paid', min: 0 }));
  assert.ok(!lets({ field: 'subject', max: 0 }));
  assert.ok(!lets({ field: 'data.tags', min: 0 }));
});

test('takes the text of a decimal number as one in ranges', () => {
  assert.ok(lets({ field: 'data.typed', min: 99.5, max: 99.5 }));
  for (const text of ['12345678901234567890', '+2', '1.00000000000000000001'])
    assert.ok(matches([{ field: 'a', min: 1 }], { a: text }), text);
  for (const text of ['', ' ', '0x10', '1e3', 'Infinity', '1.', '.5', 'ten'])
    assert.ok(!matches([{ field: 'a', min: -1 }], { a: text }), text);
});

test('follows names and places in lists', () => {
  assert.ok(lets({ field: 'data.lines.1.sku', equals: 'b-2' }));
  assert.ok(lets({ field: 'data.first name', equals: 'Ada' }));
  for (const field of [
    'data.lines.2.sku',
    'data.lines.01.sku',
    'data.lines.-1.sku',
    'data.lines.length',
    'type.0',
    'data..lines',
  ])
    assert.ok(lets({ field, exists: false }), field);
});

test('says of a field that is not there only that, and that it is nothing else', () => {
  assert.ok(lets({ field: 'data.none', exists: false }));
  assert.ok(lets({ field: 'data.none', not_equals: 'a' }));
  assert.ok(!lets({ field: 'data.none', exists: true }));
  assert.ok(!lets({ field: 'data.none', equals: null }));
  assert.ok(!lets({ field: 'data.none', min: 0 }));
  assert.ok(lets({ field: 'subject', exists: true }));
});

test('finds nothing that objects and lists inherit', () => {
  for (const field of [
    'constructor',
    '__proto__',
    'data.toString',
    'data.tags.length',
    'data.constructor.name',
    'data.lines.map',
  ])
    assert.ok(lets({ field, exists: false }), field);
  assert.ok(matches([{ field: '__proto__.a', equals: 1 }], JSON.parse('{"__proto__":{"a":1}}')));
});

test('with any, needs one condition that holds, and matches everything without one', () => {
  const [holds, fails] = [
    { field: 'type', exists: true },
    { field: 'type', exists: false },
  ];
  assert.ok(matches([fails, holds], event, 'any'));
  assert.ok(!matches([fails, holds], event));
  assert.ok(!matches([fails, fails], event, 'any'));
  assert.ok(matches([], event, 'any'));
});

test('looks at any entry of a list where a path has *', () => {
  assert.ok(lets({ field: 'data.lines.*.sku', equals: 'b-2' }));
  assert.ok(!lets({ field: 'data.lines.*.sku', equals: 'c-3' }));
  assert.ok(lets({ field: 'data.tags.*', prefix: 'gi' }));
  assert.ok(lets({ field: 'data.lines.*.sku', not_equals: 'b-2' }), 'the first one');
  const nested = { a: [{ b: [] }, { b: [{ c: 1 }, { c: 2 }] }] };
  assert.ok(matches([{ field: 'a.*.b.*.c', equals: 2 }], nested));
  assert.ok(!matches([{ field: 'a.*.b.*.c', equals: 3 }], nested));
  // A list in a list is an entry, whose own entries are not looked at.
  assert.ok(matches([{ field: 'a.*', contains: 'x' }], { a: [['x']] }));
  assert.ok(!matches([{ field: 'a.*', equals: 'x' }], { a: [['x']] }));
});

test('holds for one entry that meets all comparisons', () => {
  const prices = (...all: number[]) => ({ items: all.map(price => ({ price })) });
  const range = [{ field: 'items.*.price', min: 10, max: 20 }];
  assert.ok(matches(range, prices(1, 15)));
  assert.ok(!matches(range, prices(1, 25)));
});

test('takes a list without entries, or what is no list, as a missing field', () => {
  for (const value of [{ items: [] }, {}, { items: 'text' }, { items: { 0: { sku: 'a' } } }]) {
    assert.ok(matches([{ field: 'items.*.sku', exists: false }], value));
    assert.ok(matches([{ field: 'items.*.sku', not_equals: 'a' }], value));
    assert.ok(!matches([{ field: 'items.*.sku', exists: true }], value));
  }
  assert.ok(matches([{ field: 'items.*.sku', exists: false }], { items: [{ sku: 'a' }, {}] }));
  assert.ok(!matches([{ field: 'items.*.sku', exists: false }], { items: [{ sku: 'a' }] }));
  assert.ok(matches([{ not: { field: 'items.*.sku', exists: true } }], { items: [{}, {}] }));
});

test('knows a member of an object that is called *', () => {
  assert.ok(matches([{ field: 'a.*', equals: 1 }], { a: { '*': 1, b: 2 } }));
  assert.ok(!matches([{ field: 'a.*', equals: 2 }], { a: { '*': 1, b: 2 } }));
});

test('holds for groups as they are nested', () => {
  const yes = { field: 'type', exists: true };
  const no = { field: 'type', exists: false };
  const groups: AutomationFilterCondition[] = [
    { all: [yes, yes] },
    { any: [no, yes] },
    { not: no },
    { not: { any: [no, { all: [yes, no] }] } },
    { any: [{ not: { not: { all: [no] } } }, { not: { all: [yes, no] } }] },
  ];
  for (const condition of groups) {
    assert.ok(lets(condition), JSON.stringify(condition));
    assert.ok(!lets({ not: condition }), JSON.stringify(condition));
  }
  assert.ok(matches([no, { any: [no, yes] }], event, 'any'));
  assert.ok(!lets({ not: { field: 'data.lines.*.sku', equals: 'b-2' } }), 'no entry may');
});

test.run();
