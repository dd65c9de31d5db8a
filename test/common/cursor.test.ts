/** Cursors that clients make up. */
import assert from 'node:assert/strict';
import { timeCursorOf, timePlaceAt } from '../../src/common/cursor.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('Cursors');

test('are refused if they are long or nested, whatever they contain', () => {
  const place = { at: '2026-05-05T05:05:05Z', id: 'a'.repeat(64) };
  assert.deepEqual(timePlaceAt(timeCursorOf(place)), place);
  const encoded = (text: string) => Buffer.from(text).toString('base64url');
  for (const cursor of [
    timeCursorOf({ ...place, id: 'a'.repeat(65) }),
    timeCursorOf({ ...place, at: `${place.at.slice(0, -1)}${'0'.repeat(10_000)}Z` }),
    encoded(`${'['.repeat(100_000)}${']'.repeat(100_000)}`),
    encoded(`["${place.at}",${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}]`),
  ])
    assert.throws(() => timePlaceAt(cursor), /cursor must be a next_cursor of this list/);
});

test.run();
