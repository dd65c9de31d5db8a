/** What a record may contain, which both storages check alike. */
import assert from 'node:assert/strict';
import { emptyData } from '../../../src/adapters/rules/empty.ts';
import {
  checkCounts,
  checkRecord,
  checkStorable,
  checkTexts,
  checkTimes,
  checkUnknown,
  isStorable,
} from '../../../src/adapters/rules/storable.ts';
import { published } from '../../../src/testing/automation/sample.ts';
import { link } from '../../../src/testing/links/sample.ts';
import { other, sample, shop, user } from '../../../src/testing/sample.ts';
import { suiteOf } from '../../helper.ts';

const test = suiteOf('A record, in any storage,');

const cannot = 'contains a NUL or an unpaired surrogate, which cannot be stored';
const refused = (call: () => void, message: string) =>
  assert.throws(call, { name: 'InvalidDataError', message });

test('has texts that PostgreSQL can store', () => {
  for (const text of ['', 'a', '\u0001', '😀', '\ufffd']) assert.equal(isStorable(text), true);
  for (const text of ['\0', 'a\0b', '\ud83d', '\ude00\ud83d']) assert.equal(isStorable(text), false);
  assert.equal(isStorable(undefined as never), true, 'a caller without types may pass anything');
});

test('has such texts in every place, which an error names', () => {
  const at = (data: object, place: string) =>
    refused(() => checkTexts('the file', data), `the file: ${place} ${cannot}`);
  checkTexts('the file', sample());
  at({ users: [user('ann'), { ...user('bob'), name: '\0' }] }, '/users/1/name');
  at({ items: { [other]: [{ tags: ['a', '\0'] }] } }, '/items/ws_other/0/tags/1');
  at({ items: { [other]: [{ media: { '\0': null } }] } }, '/items/ws_other/0/media');
  at({ items: { [other]: [{ media: { a: { b: '\0' } } }] } }, '/items/ws_other/0/media/a/b');
  at({ accounts: { acc_a: { name: '\0' } } }, '/accounts/acc_a/name');
  at({ accounts: { '\0': { name: 'a' } } }, '/accounts');
  checkTexts('the file', { format: 1, users: null, items: { [shop]: null }, unknown: 5 });
});

test('may have any characters where it holds any JSON', () => {
  checkTexts('the file', { automation_events: { [shop]: [{ data: { '\0': '\ud800' } }] } });
  refused(
    () => checkTexts('the file', { automation_events: { [shop]: [{ data: 1, type: '\0' }] } }),
    `the file: /automation_events/ws_shop/0/type ${cannot}`,
  );
  checkRecord('publish', 'automation_events', published('evt_1', { data: { '\0': '\ud800' } }));
});

test('is checked by its schema, its rules and its texts', () => {
  const check = (some: object) => checkRecord('create', 'links', link('lnk_a', some));
  check({ ios_url: null, url: 'HTTPS://a.example/' });
  refused(() => check({ title: 5 }), 'create: /title must be a string');
  for (const field of ['url', 'ios_url', 'android_url', 'expired_url'])
    refused(() => check({ [field]: 'ftp://a.example/' }), `create: /${field} must be an http or https URL`);
  refused(() => checkRecord('create', 'users', { ...user('ann'), name: '\0' }), `create: /name ${cannot}`);
  refused(
    () => checkRecord('create', 'users', { ...user('ann'), email: 'A@example.com' }),
    'create: /email must be in lower case',
  );
});

test('is checked with all others of a data file', () => {
  checkStorable('the data', sample());
  const data = (name: string, email = 'a@example.com') => ({
    ...emptyData,
    users: [{ ...user('ann'), name, email }],
  });
  refused(
    () => checkStorable('the data', data('a', 'A@example.com')),
    'the data: /users/0/email must be in lower case',
  );
  refused(() => checkStorable('the data', data('\0')), `the data: /users/0/name ${cannot}`);
});

test('comes with times that are times in UTC', () => {
  const message = 'list: at must be an ISO 8601 timestamp in UTC such as 2026-03-14T09:26:53Z';
  for (const at of ['2026-05-05T05:05:05Z', '2026-05-05T05:05:05.123Z', '0001-01-01T00:00:00Z'])
    checkTimes('list', { at }, { from: undefined, to: at });
  for (const at of [
    '',
    'soon',
    '2026-05-05',
    '2026-13-05T05:05:05Z',
    '0000-01-01T00:00:00Z',
    '2026-05-05T05:05:05',
    '2026-05-05T05:05:05.1Z',
    'x2026-05-05T05:05:05Z',
    '2026-05-05T05:05:05Zx',
    5,
    null,
  ]) {
    refused(() => checkTimes('list', { at: at as string }), message);
    refused(() => checkTimes('list', { from: '2026-05-05T05:05:05Z' }, { at: at as string }), message);
  }
  refused(() => checkTimes('list', { at: undefined as never }), message);
});

test('comes with numbers that count something', () => {
  for (const limit of [0, 1, Number.MAX_SAFE_INTEGER, undefined]) checkCounts('list', { limit });
  for (const limit of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, '1' as never, null as never])
    refused(() => checkCounts('list', { other: 1, limit }), 'list: limit must be an integer of at least 0');
});

test('comes with options that the method has', () => {
  checkUnknown('create', {});
  refused(() => checkUnknown('create', { bye: 1 }), 'create: unknown option bye');
});

test.run();
