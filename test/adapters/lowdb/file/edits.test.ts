/** The names of edits that are kept beside a data file. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { nameBeside } from '../../../../src/adapters/lowdb/file/edits.ts';
import { suiteOf } from '../../../helper.ts';
import { place } from '../place.ts';

const test = suiteOf('An edit that is kept beside a data file');

test('has a name of its own, even if several are kept in one millisecond', async cleanup => {
  const { toISOString } = Date.prototype;
  cleanup(() => {
    Date.prototype.toISOString = toISOString;
  });
  Date.prototype.toISOString = () => '2026-05-05T05:05:05.123Z';
  const file = await place(cleanup);
  const start = `${file}.edited-2026-05-05T05-05-05-123Z`;
  for (const name of [start, `${start}-2`, `${start}-3`]) {
    assert.equal(nameBeside(file), name);
    writeFileSync(name, '');
  }
});

test.run();
