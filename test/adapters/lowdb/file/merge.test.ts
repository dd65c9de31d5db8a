/** What becomes of an edit of a data file by somebody who did not know what was stored meanwhile. */
import assert from 'node:assert/strict';
import type { FrozenData } from '../../../../src/adapters/lowdb/data.ts';
import { mergedEdit, withDifference } from '../../../../src/adapters/lowdb/file/merge.ts';
import { deepFreeze } from '../../../../src/adapters/rules/deep-freeze.ts';
import type { DataFile, KeyRecord } from '../../../../src/generated/types.ts';
import { account, key, other, sample, session, shop } from '../../../../src/testing/sample.ts';
import { suiteOf } from '../../../helper.ts';

const test = suiteOf('An edit of data that was not the latest');

/** Versions share the records that are the same in both. */
const first = deepFreeze(sample());
const stored = (some: Partial<DataFile> = {}): FrozenData => deepFreeze({ ...first, ...some }) as FrozenData;
/** As it is read from a file: equal records are other objects. */
const read = (data: FrozenData, some: object = {}): FrozenData =>
  deepFreeze(structuredClone({ ...data, ...some })) as FrozenData;

const keys = new Map<string, KeyRecord>();
function named(id: string, name: string): KeyRecord {
  const digit = { a: '1', b: '2', c: '3', d: '4' }[id] ?? '';
  const found = keys.get(`${id} ${name}`) ?? { ...key(id, digit), name };
  keys.set(`${id} ${name}`, found);
  return found;
}

/** The sample with these keys, by id, with their names. */
const withKeys = (wanted: Readonly<Record<string, string>>): FrozenData =>
  stored({ keys: { [shop]: Object.entries(wanted).map(([id, name]) => named(id, name)) } });
const names = (data: FrozenData) =>
  Object.fromEntries(data.keys[shop]?.map(({ id, name }) => [id, name]) ?? []);

test('is what it is if nothing was stored', () => {
  const edit = stored();
  assert.deepEqual(mergedEdit(edit, []), { data: edit, isAhead: false });
  assert.equal(mergedEdit(edit, []).data, edit);
});

test('of the latest version changes only the records that it changes', () => {
  const now = withKeys({ a: 'first', b: 'second' });
  const edit = read(now, { keys: { [shop]: [now.keys[shop]?.[0], named('b', 'edited')] } });
  const { data, isAhead } = mergedEdit(edit, [withKeys({ a: 'older' }), now]);
  assert.equal(isAhead, false);
  assert.deepEqual(JSON.parse(JSON.stringify(data)), JSON.parse(JSON.stringify(edit)));
  assert.equal(data.keys[shop]?.[0], now.keys[shop]?.[0]);
  assert.equal(data.items[shop], now.items[shop]);
  assert.equal(data.sessions, now.sessions);
  assert.equal(data.accounts, now.accounts);
  assert.ok(Object.isFrozen(data) && Object.isFrozen(data.keys[shop]?.[1]));
});

test('may change the order of records, and nothing else', () => {
  const now = withKeys({ a: 'old', b: 'old' });
  const edit = read(now, { keys: { [shop]: [...(now.keys[shop] ?? [])].reverse() } });
  assert.deepEqual(names(mergedEdit(edit, [now]).data), { b: 'old', a: 'old' });
  assert.deepEqual(
    mergedEdit(edit, [now]).data.keys[shop]?.map(({ id }) => id),
    ['b', 'a'],
  );
});

for (const [what, before, edited, now, expected] of [
  [
    'has what was added since',
    { a: 'old' },
    { a: 'edited' },
    { a: 'old', b: 'old' },
    { a: 'edited', b: 'old' },
  ],
  [
    'lacks what was deleted since',
    { a: 'old', b: 'old' },
    { a: 'edited', b: 'old' },
    { a: 'old' },
    { a: 'edited' },
  ],
  [
    'has what was changed since',
    { a: 'old', b: 'old' },
    { a: 'e', b: 'old' },
    { a: 'old', b: 'now' },
    { a: 'e', b: 'now' },
  ],
  [
    'wins where both have changed a record',
    { a: 'old', b: 'old' },
    { a: 'e', b: 'old' },
    { a: 'n', b: 'n' },
    { a: 'e', b: 'n' },
  ],
  [
    'has a record that it changed and that was deleted since',
    { a: 'old', b: 'old' },
    { a: 'e', b: 'old' },
    { b: 'n' },
    { a: 'e', b: 'n' },
  ],
  [
    'has no record that it deleted',
    { a: 'old', b: 'old', c: 'old' },
    { a: 'old', c: 'old' },
    { a: 'old', b: 'old', c: 'old', d: 'old' },
    { a: 'old', c: 'old', d: 'old' },
  ],
  [
    'leaves a record that it deleted and that was changed since',
    { a: 'old', b: 'old', c: 'old' },
    { a: 'old', c: 'old' },
    { a: 'old', b: 'now', c: 'old', d: 'old' },
    { a: 'old', c: 'old', b: 'now', d: 'old' },
  ],
  [
    'wins where both have added a record',
    { a: 'old' },
    { a: 'old', b: 'e' },
    { a: 'n', b: 'n' },
    { a: 'n', b: 'e' },
  ],
] as const)
  test(what, () => {
    const versions = [withKeys(before), withKeys(now)];
    const { data, isAhead } = mergedEdit(read(withKeys(edited)), versions);
    assert.deepEqual([names(data), isAhead], [expected, true]);
    assert.deepEqual(
      data.keys[shop]?.map(({ id }) => id),
      Object.keys(expected),
    );
  });

test('begins with the version from which it differs least, in all collections together', () => {
  const items = { [shop]: [] };
  const purchases = { [shop]: [] };
  const oldest = withKeys({ a: 'old' });
  const second = { ...withKeys({ a: 'old', b: 'old' }), items, purchases };
  const third = { ...withKeys({ a: 'old', b: 'old', c: 'old' }), items, purchases };
  const edit = read({ ...withKeys({ a: 'old' }), items, purchases });
  const { data, isAhead } = mergedEdit(edit, [oldest, second, third]);
  assert.deepEqual([names(data), isAhead], [{ a: 'old', c: 'old' }, true], 'b was deleted, c was not known');
  assert.deepEqual(data.purchases, purchases);
});

test('begins with the latest of several versions from which it differs alike', () => {
  const versions = [withKeys({ a: 'old' }), withKeys({ b: 'old' })];
  const { data, isAhead } = mergedEdit(read(withKeys({ c: 'old' })), versions);
  assert.deepEqual([names(data), isAhead], [{ c: 'old' }, false]);
});

test('counts what is stored by id, by workspace and for all alike', () => {
  const before = stored();
  const now = stored({
    accounts: { ...first.accounts, acc_new: account('new') },
    sessions: [...first.sessions, session('3', 'ann')],
    keys: { ...first.keys, [other]: [] },
  });
  const edit = read(before, {
    accounts: { ...before.accounts, acc_edited: account('edited') },
    users: before.users.map(user => ({ ...user, name: 'Edited' })),
  });
  const { data, isAhead } = mergedEdit(edit, [before, now]);
  assert.equal(isAhead, true);
  assert.deepEqual(Object.keys(data.accounts), ['acc_shop', 'acc_other', 'acc_edited', 'acc_new']);
  assert.deepEqual(data.sessions, now.sessions);
  assert.deepEqual(data.keys, now.keys);
  assert.ok(data.users.every(({ name }) => name === 'Edited'));
});

test('leaves out the lists of workspaces that it leaves out, and has empty ones that it has', () => {
  const before = stored();
  const now = stored({ users: first.users.map(user => ({ ...user, name: 'Now' })) });
  const edit = read(before, { models: {}, keys: { [shop]: [], [other]: before.keys[other] }, sessions: [] });
  const { data, isAhead } = mergedEdit(edit, [before, now]);
  assert.equal(isAhead, true);
  assert.deepEqual([data.models, data.keys[shop], data.sessions], [{}, [], []]);
  assert.deepEqual([data.keys[other], data.users], [now.keys[other], now.users]);
});

test('keeps the records of a workspace whose id is a word of JavaScript', () => {
  const id = '__proto__';
  const workspaces = [...first.workspaces, { id, name: 'Hostile', account_id: 'acc_shop' }];
  const of = (...records: KeyRecord[]) => Object.fromEntries([[id, records]]);
  const before = stored({ workspaces, keys: of(named('a', 'old')) });
  const now = stored({ workspaces, keys: of(named('a', 'old'), named('b', 'old')) });
  const edit = read(before, { users: before.users.map(user => ({ ...user, name: 'Edited' })) });
  const ids = (data: FrozenData) => [Object.keys(data.keys), Object.values(data.keys)[0]?.map(one => one.id)];
  assert.deepEqual(ids(mergedEdit(edit, [before, now]).data), [[id], ['a', 'b']]);
  assert.deepEqual(ids(mergedEdit(edit, [before]).data), [[id], ['a']]);
  assert.deepEqual(ids(withDifference(now, before, edit)), [[id], ['a', 'b']]);
});

test('stays alone if it contradicts what was stored since', () => {
  const before = stored();
  const purchase = { ...(before.purchases[shop]?.[0] as object), purchase_code: 'new' };
  const now = stored({
    purchases: { ...first.purchases, [shop]: [...(first.purchases[shop] ?? []), purchase] } as never,
  });
  const edit = read(before, { items: {}, purchases: {} });
  const { data, isAhead } = mergedEdit(edit, [before, now]);
  assert.deepEqual([data, isAhead], [edit, false]);
  assert.equal(data.keys[shop], now.keys[shop], 'what is as it was stored is the same object');
});

test('of the demo data changes what differs between two versions of it, and nothing else', () => {
  const before = withKeys({ a: 'old', b: 'old', c: 'old' });
  const after = read(withKeys({ a: 'edited', b: 'old', d: 'old' }), { models: {} });
  const now = read(withKeys({ a: 'mine', b: 'mine', c: 'old' }), { sessions: [] });
  const data = withDifference(now, before, after);
  assert.deepEqual(names(data), { a: 'edited', b: 'mine', d: 'old' });
  assert.deepEqual([data.models, data.sessions, data.items], [{}, [], now.items]);
});

test('of the demo data brings back nothing that was deleted', () => {
  const before = withKeys({ a: 'old', b: 'old' });
  const after = read(withKeys({ a: 'old', b: 'edited' }));
  const data = withDifference(read(withKeys({})), before, after);
  assert.deepEqual(names(data), { b: 'edited' });
  assert.deepEqual(names(withDifference(read(withKeys({ b: 'old' })), before, read(before))), { b: 'old' });
});

test.run();
