/** What the audit log keeps of a change, however large the record is. */
import assert from 'node:assert/strict';
import { changesOf } from '../../src/audit/changes.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('The changes of a record');

const changed = (before: object, after: object) =>
  changesOf({ kind: null, before, after, input: null, keepsValues: true, keepsUrls: false, made: [] });

test('are at most 50, and no more of them are written as text', () => {
  let written = 0;
  const value = (content: number) => [
    {
      toJSON() {
        written += 1;
        return content;
      },
    },
  ];
  const fields = (content: number) =>
    Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`field_${at}`, value(content + at)]));
  const changes = changed(fields(0), fields(10_000));
  assert.equal(changes.length, 50);
  assert.ok(written <= 2 * 51, `${written} values`);
});

test('have at most 4,000 characters in all, of long values 200 each', () => {
  const fields = (text: string) =>
    Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`f${at}`, text.repeat(100_000)]));
  const changes = changed(fields('a'), fields('b'));
  assert.ok(JSON.stringify(changes).length <= 4_100);
  assert.equal(String(changes[0]?.to), `${'b'.repeat(200)}…`);
});

test('keep no value of a field that is a secret by its name, and that of one that only contains such letters', () => {
  const kept = (name: string) =>
    JSON.stringify(changed({ [name]: 'old' }, { [name]: 'new' })).includes('old');
  for (const name of [
    'passphrase',
    'pin',
    'PIN',
    'card_pin',
    'cardPin',
    'pin-code',
    'db_pwd',
    'dbPwd',
    'dsn2',
    'accessKey',
    'id_jwt',
    'sig',
    'bearer',
  ])
    assert.ok(!kept(name), name);
  assert.ok(!JSON.stringify(changed({ card: { pin: 'old' } }, { card: { pin: 'new' } })).includes('old'));
  for (const name of [
    'pinned',
    'shipping',
    'is_pinned',
    'spin',
    'Pinterest',
    'pinboard',
    'mapIndex',
    'tipIn',
    'sign',
    'design',
    'bearing',
  ])
    assert.ok(kept(name), name);
});

test.run();
