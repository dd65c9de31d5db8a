/** Instants and durations as people write them. */
import assert from 'node:assert/strict';
import { durationOf, instantAfter, parsedInstant } from '../../../mock-server/control/clock/times.ts';
import { suiteOf } from '../../helper.ts';

const test = suiteOf('Times of the mock clock');

const later = (from: string, by: string, times: 1 | -1 = 1) =>
  new Date(instantAfter(Date.parse(from), durationOf(by, 'by'), times)).toISOString();

test('add durations of several units', () => {
  assert.equal(later('2026-01-01T00:00:00Z', '2h30m'), '2026-01-01T02:30:00.000Z');
  assert.equal(later('2026-01-01T00:00:00Z', '1w1d1s500ms'), '2026-01-09T00:00:01.500Z');
});

test('count months and years by the calendar', () => {
  assert.equal(later('2027-01-31T12:00:00Z', '1mo'), '2027-02-28T12:00:00.000Z');
  assert.equal(later('2028-02-29T12:00:00Z', '1y'), '2029-02-28T12:00:00.000Z');
  assert.equal(later('2028-03-31T12:00:00Z', '1mo', -1), '2028-02-29T12:00:00.000Z');
  assert.equal(later('2026-11-30T12:00:00Z', '3mo'), '2027-02-28T12:00:00.000Z');
});

test('refuse what is no duration', () => {
  for (const wrong of [
    '',
    '5',
    'd',
    '-1d',
    '1.5h',
    '3 days',
    -1,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    null,
    {},
  ])
    assert.throws(() => durationOf(wrong, 'by'), {
      name: 'TypeError',
      message: /^by must be milliseconds, zero or more, or a duration such as 30d or 2h30m/,
    });
});

test('read dates, instants, Dates and milliseconds', () => {
  const at = Date.UTC(2030, 0, 1);
  for (const same of ['2030-01-01', '2030-01-01T00:00:00Z', '2030-01-01T02:00+02:00', new Date(at), at])
    assert.equal(parsedInstant(same, 'now'), at);
});

test('refuse what is no instant, and days that do not exist', () => {
  for (const wrong of [
    '2030',
    '2030-02-30',
    '2030-13-01',
    '2030-01-01T25:00Z',
    '2030-01-01T12:00',
    'today',
    '',
    {},
  ])
    assert.throws(() => parsedInstant(wrong, 'now'), {
      name: 'TypeError',
      message: /^now must be a date such as 2030-01-01 or an instant such as/,
    });
  for (const wrong of [Number.NaN, Number.POSITIVE_INFINITY, new Date(Number.NaN), null, undefined, true])
    assert.throws(() => parsedInstant(wrong, 'now'), {
      name: 'TypeError',
      message: /milliseconds since 1970$/,
    });
});

test('refuse times before 1970 and after 9000', () => {
  for (const far of ['0001-01-01', '9999-12-31', 1e20, -1, '1969-12-31'])
    assert.throws(() => parsedInstant(far, 'now'), {
      name: 'TypeError',
      message: /^now must be (from 1970-01-01 to 9000-01-01|a date such as)/,
    });
});

test.run();
