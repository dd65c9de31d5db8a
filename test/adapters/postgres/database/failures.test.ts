/** Which errors of PostgreSQL mean that it cannot be reached, that a step is tried again, or that a row is there. */
import assert from 'node:assert/strict';
import { databaseAddressOf } from '../../../../src/adapters/postgres/database/address.ts';
import { cachedByText } from '../../../../src/adapters/postgres/database/cached-by-text.ts';
import {
  contradiction,
  duplicateOf,
  isDuplicate,
  isLockTimeout,
  isOutdated,
  isReferenceMissing,
  isUnavailable,
  mayBeTriedAgain,
  wasMadeMeanwhile,
} from '../../../../src/adapters/postgres/database/failures.ts';
import { retryOnConflict } from '../../../../src/adapters/postgres/database/retry-on-conflict.ts';
import { Where } from '../../../../src/adapters/postgres/database/where.ts';
import { suiteOf } from '../../../helper.ts';

const test = suiteOf('An error of PostgreSQL');

const failure = (code: unknown, more: object = {}) => Object.assign(new Error('failed'), { code }, more);
const codes = [
  '40001',
  '40P01',
  '0A000',
  '55P03',
  '23505',
  '23503',
  '42710',
  '42P06',
  '42P07',
  'XX000',
  '57P01',
  'ECONNREFUSED',
];
const those = (fits: (error: unknown) => boolean) => codes.filter(code => fits(failure(code)));

test('has a meaning by its code', () => {
  assert.deepEqual(those(mayBeTriedAgain), ['40001', '40P01']);
  assert.deepEqual(those(isOutdated), ['0A000']);
  assert.deepEqual(those(isLockTimeout), ['55P03']);
  assert.deepEqual(those(isDuplicate), ['23505']);
  assert.deepEqual(those(isReferenceMissing), ['23503']);
  assert.deepEqual(those(wasMadeMeanwhile), ['23505', '42710', '42P06', '42P07', 'XX000']);
  for (const fits of [mayBeTriedAgain, isOutdated, isLockTimeout, isDuplicate, wasMadeMeanwhile])
    assert.equal(fits(new Error('without a code')), false);
  assert.equal(isLockTimeout(new Error('told', { cause: failure('55P03') })), true);
  assert.equal(isLockTimeout(new Error('told', { cause: failure('57P01') })), false);
});

test('means that PostgreSQL cannot be reached or written, unless a statement of ours is wrong', () => {
  for (const code of ['0A000', '21000', '22001', '23505', '42601', '54000'])
    assert.equal(isUnavailable(failure(code)), false, code);
  for (const code of ['08006', '53300', '57014', '25006', 'ECONNRESET', '40001', '120A1'])
    assert.equal(isUnavailable(failure(code)), true, code);
  assert.equal(isUnavailable(new Error('Connection terminated')), true);
  assert.equal(isUnavailable(new AggregateError([], 'no address answers')), true);
  assert.equal(isUnavailable(failure(42)), true, 'a number is no code');
  for (const error of [new TypeError('a mistake'), new RangeError('a mistake'), 'text', { name: 'Error' }])
    assert.equal(isUnavailable(error), false);
});

test('names the constraint that a row violates, and no values', () => {
  assert.equal(contradiction(failure('23505', { constraint: 'users_email_key' })), 'users_email_key');
  assert.equal(contradiction(failure('23503', { constraint: 'keys_fkey' })), 'keys_fkey');
  assert.equal(contradiction(failure('23503')), 'a record that is not there');
  assert.equal(contradiction(failure('23502', { constraint: 'x' })), null);
  assert.equal(contradiction(new Error('without a code')), null);
  assert.equal(duplicateOf(failure('23505', { constraint: 'users_email_key' })), 'users_email_key');
  assert.equal(duplicateOf(failure('23503', { constraint: 'keys_fkey' })), null);
});

test('of a row that is there lets work look for it again, five times at most', async () => {
  const failing = (errors: unknown[]) => {
    let calls = 0;
    return {
      calls: () => calls,
      work: async () => {
        const error = errors[calls];
        calls += 1;
        if (error !== undefined) throw error;
        return 'done';
      },
    };
  };
  const duplicate = failure('23505');
  const twice = failing([duplicate, duplicate]);
  assert.deepEqual([await retryOnConflict(twice.work), twice.calls()], ['done', 3]);
  const always = failing(Array(9).fill(duplicate));
  await assert.rejects(retryOnConflict(always.work), duplicate);
  assert.equal(always.calls(), 5);
  const other = failing([failure('23503')]);
  await assert.rejects(retryOnConflict(other.work), { code: '23503' });
  assert.equal(other.calls(), 1);
});

test.run();

const parts = suiteOf('A statement of PostgreSQL');

parts('has the conditions whose values are given, and values in their places', () => {
  const where = new Where()
    .add(place => `a = ${place}`, 1)
    .add(place => `b = ${place}`, undefined)
    .add((one, other) => `(c, d) < (${one}, ${other})`, 'c', 'd')
    .add((one, other) => `(e, f) < (${one}, ${other})`, 'e', undefined);
  assert.equal(`${where} limit ${where.place(9)}`, 'a = $1 and (c, d) < ($2, $3) limit $4');
  assert.deepEqual(where.values, [1, 'c', 'd', 9]);
  assert.equal(where.isStorable, true);
  assert.equal(where.add(place => `g = ${place}`, 'a\0').isStorable, false);
});

parts('has URLs with the placeholder, which are read with the URL of the server', () => {
  const none = databaseAddressOf(undefined);
  const own = databaseAddressOf('https://shop.example');
  for (const [text, expected] of [
    ['{base_url}/a', 'https://shop.example/a'],
    ['{base_url}/', 'https://shop.example/'],
    ['{base_url}', '{base_url}'],
    ['see {base_url}/', 'see {base_url}/'],
  ] as const) {
    assert.equal(own.inText(text), expected);
    assert.equal(none.inText(text), text);
    assert.equal(own.inJson(JSON.stringify([text, text])), JSON.stringify([expected, expected]));
    assert.equal(none.inJson(JSON.stringify(text)), JSON.stringify(text));
  }
});

parts('has values that are read once, up to 500 characters and 2,000 texts', () => {
  const made: string[] = [];
  const keptOf = cachedByText(text => {
    made.push(text);
    return { text };
  });
  const texts = Array.from({ length: 2_000 }, (_, index) => `${index}`);
  const first = texts.map(keptOf);
  assert.ok(texts.every((text, index) => keptOf(text) === first[index]));
  assert.equal(made.length, 2_000);
  keptOf('one more');
  assert.notEqual(keptOf('0'), first[0], 'all others are forgotten then');
  const [fits, tooLong] = ['x'.repeat(500), 'x'.repeat(501)];
  assert.equal(keptOf(fits), keptOf(fits));
  assert.notEqual(keptOf(tooLong), keptOf(tooLong));
});

parts.run();
