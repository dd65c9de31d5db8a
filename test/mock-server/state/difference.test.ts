/** What an edit of fixtures changes in data that began with them. */
import assert from 'node:assert/strict';
import { withDifference } from '../../../mock-server/fixtures/difference.ts';
import type { StoredData } from '../../../mock-server/storage.ts';
import type { DataFile } from '../../../src/generated/types.ts';
import { account, key, sample, session, shop } from '../../../src/testing/sample.ts';
import { suiteOf } from '../../helper.ts';

const test = suiteOf('An edit of fixtures');

const digits: Readonly<Record<string, string>> = { a: '1', b: '2', c: '3', d: '4' };
const data = (some: Partial<DataFile> = {}) => ({ ...sample(), ...some }) as StoredData;
/** The sample with these keys, by id, with their names. */
const withKeys = (wanted: Readonly<Record<string, string>>, some: Partial<DataFile> = {}) =>
  data({
    keys: { [shop]: Object.entries(wanted).map(([id, name]) => ({ ...key(id, digits[id] ?? ''), name })) },
    ...some,
  });
const names = (found: DataFile) =>
  Object.fromEntries(found.keys[shop]?.map(({ id, name }) => [id, name]) ?? []);

test('changes what differs between two versions of them, and nothing else', () => {
  const before = withKeys({ a: 'old', b: 'old', c: 'old' });
  const after = withKeys({ a: 'edited', b: 'old', d: 'old' }, { models: {} });
  const now = withKeys({ a: 'mine', b: 'mine', c: 'old' }, { sessions: [] });
  const found = withDifference(now, before, after);
  assert.deepEqual(names(found), { a: 'edited', b: 'mine', d: 'old' });
  assert.deepEqual([found.models, found.sessions, found.items], [{}, [], now.items]);
});

test('brings back nothing that was deleted, and deletes nothing that was changed', () => {
  const before = withKeys({ a: 'old', b: 'old' });
  const after = withKeys({ a: 'old', b: 'edited' });
  assert.deepEqual(names(withDifference(withKeys({}), before, after)), { b: 'edited' });
  assert.deepEqual(names(withDifference(withKeys({ b: 'old' }), before, before)), { b: 'old' });
  assert.deepEqual(names(withDifference(withKeys({ a: 'old', b: 'mine' }), before, withKeys({}))), {
    b: 'mine',
  });
});

test('applies to what is stored by id, by workspace and for all alike', () => {
  const before = data();
  const now = data({
    accounts: { ...before.accounts, acc_new: account('new') } as DataFile['accounts'],
    sessions: [...(before.sessions as DataFile['sessions']), session('3', 'ann')],
  });
  const after = data({
    accounts: { ...before.accounts, acc_edited: account('edited') } as DataFile['accounts'],
    users: (before.users as DataFile['users']).map(user => ({ ...user, name: 'Edited' })),
  });
  const found = withDifference(now, before, after);
  assert.deepEqual(Object.keys(found.accounts).sort(), ['acc_edited', 'acc_new', 'acc_other', 'acc_shop']);
  assert.deepEqual(found.sessions, now.sessions);
  assert.ok(found.users.every(({ name }) => name === 'Edited'));
});

test('keeps the records of a workspace whose id is a word of JavaScript', () => {
  const of = (...ids: string[]) => ({
    keys: Object.fromEntries([['__proto__', ids.map(id => key(id, digits[id] ?? ''))]]),
  });
  const found = withDifference(data(of('a', 'b')), data(of('a')), data(of('a', 'c')));
  assert.deepEqual(
    Object.entries(found.keys).map(([id, keys]) => [id, keys.map(one => one.id)]),
    [['__proto__', ['a', 'c', 'b']]],
  );
});

test.run();
