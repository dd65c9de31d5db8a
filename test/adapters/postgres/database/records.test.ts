/** How records become rows and rows become records, whatever the driver returns. */
import assert from 'node:assert/strict';
import { databaseAddressOf } from '../../../../src/adapters/postgres/database/address.ts';
import { columnTypes, integerOf, timeOf } from '../../../../src/adapters/postgres/database/columns.ts';
import { columnsOf } from '../../../../src/adapters/postgres/database/members.ts';
import { reading, tableOf } from '../../../../src/adapters/postgres/database/records.ts';
import { suiteOf } from '../../../helper.ts';

const test = suiteOf('A row of PostgreSQL');

const none = databaseAddressOf(undefined);
const own = databaseAddressOf('https://a.example');
const written = (kind: keyof typeof columnTypes, value: unknown) => columnTypes[kind].write?.(value);
const read = (kind: keyof typeof columnTypes, value: unknown, address = none) =>
  columnTypes[kind].parse?.(value, address);

test('has values that are written and read by the type of their column', () => {
  assert.deepEqual([written('money', 19.99), read('money', '1999')], [1999, 19.99]);
  assert.deepEqual([written('money', 1.005), written('money', 0)], [100, 0]);
  assert.deepEqual(
    [written('words', ['a', 'b']), read('words', 'a b'), read('words', '')],
    ['a b', ['a', 'b'], []],
  );
  assert.deepEqual([read('boolean', '1'), read('boolean', 1), read('boolean', 0)], [true, true, false]);
  assert.equal(read('integer', '9007199254740991'), Number.MAX_SAFE_INTEGER);
  assert.equal(integerOf(7n), 7);
  assert.deepEqual([written('value', '\ud800'), read('value', '"\\ud800"')], ['"\\ud800"', '\ud800']);
  assert.equal(read('address', '{base_url}/a', own), 'https://a.example/a');
  assert.deepEqual(read('addresses', '["{base_url}/a"]', own), ['https://a.example/a']);
  for (const kind of ['json', 'changing', 'texts', 'value'] as const)
    assert.ok(Object.isFrozen((read(kind, '{"a":[1]}') as { a: object }).a), kind);
  for (const kind of ['text', 'integer', 'time', 'json', 'texts'] as const)
    assert.equal(columnTypes[kind].write, null);
});

test('has times in UTC, with milliseconds only if there are any', () => {
  assert.equal(timeOf('1777957505000'), '2026-05-05T05:05:05Z');
  assert.equal(timeOf(1_777_957_505_120), '2026-05-05T05:05:05.120Z');
  assert.equal(timeOf('0'), '1970-01-01T00:00:00Z');
});

const members = {
  id: 'text',
  name: ['text', { column: 'title' }],
  price: 'money',
  note: ['text', { optional: true }],
  state: ['text', { parse: (value: unknown) => `${value}!` }],
  place: { x: ['integer', { column: 'place_x' }], tags: 'words' },
  kind: () => 'constant',
  link: 'address',
} as const;

test('has a column for each member, also of nested ones, and none for constants', () => {
  assert.deepEqual(columnsOf(members), {
    id: 'text',
    title: 'text',
    price: 'money',
    note: 'text',
    state: 'text',
    place_x: 'integer',
    tags: 'words',
    link: 'address',
  });
});

test('is read with its members in order, null where nothing is, and without optional ones', () => {
  const row = {
    id: 'a',
    title: 'T',
    price: '150',
    note: null,
    state: 'on',
    place_x: '3',
    tags: 'x y',
    link: '{base_url}/l',
  };
  const record = {
    id: 'a',
    name: 'T',
    price: 1.5,
    state: 'on!',
    place: { x: 3, tags: ['x', 'y'] },
    kind: 'constant',
    link: '{base_url}/l',
  };
  const recordOf = reading<unknown>(members as never);
  assert.deepEqual(recordOf(row), record);
  assert.deepEqual(Object.keys(recordOf({ ...row, note: 'N' }) as object), [
    'id',
    'name',
    'price',
    'note',
    'state',
    'place',
    'kind',
    'link',
  ]);
  assert.deepEqual(recordOf({ ...row, price: null, place_x: null }), { ...record, price: null, place: null });
  const prefixed = Object.fromEntries(Object.entries(row).map(([name, value]) => [`p_${name}`, value]));
  const atAddress = reading<unknown>(members as never, { address: own, prefix: 'p_' });
  assert.deepEqual(atAddress(prefixed), { ...record, link: 'https://a.example/l' });
  assert.deepEqual(atAddress({ ...prefixed, p_place_x: null }), {
    ...record,
    link: 'https://a.example/l',
    place: null,
  });
});

test('is written with its owner, what differs from its member, and what is derived', () => {
  const besides = {
    position: ['integer', (_: unknown, index: number) => index],
    upper: ['text', (one: { id: string }) => one.id.toUpperCase()],
  };
  const table = (name: string) => tableOf(name as 'keys', members as never, besides as never);
  const record = {
    id: 'a',
    name: 'T',
    price: 1.5,
    state: 'on',
    place: { x: 3, tags: ['x', 'y'] },
    link: '{base_url}/l',
  };
  const row = {
    ...record,
    title: 'T',
    price: 150,
    place_x: 3,
    tags: 'x y',
    upper: 'A',
  };
  assert.deepEqual(table('keys').row('ws_a', record as never, 4), {
    ...row,
    workspace_id: 'ws_a',
    position: 4,
  });
  assert.deepEqual(table('users').row('', record as never), { ...row, position: 0 }, 'users have no owner');
  const byId = tableOf('accounts', { name: 'text' } as never);
  assert.deepEqual(byId.row('acc_a', { name: 'A' } as never), { name: 'A', id: 'acc_a' });
  const without = table('keys').row('ws_a', { ...record, price: null, place: null } as never, 0);
  assert.deepEqual([without.price, without.place_x, without.tags], [null, null, null]);
  assert.deepEqual(table('keys').besides, { workspace_id: 'text', position: 'integer', upper: 'text' });
  assert.deepEqual(table('users').besides, { position: 'integer', upper: 'text' });
});

test.run();
