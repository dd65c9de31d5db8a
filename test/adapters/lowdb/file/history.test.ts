/** How many versions of a data file are remembered, so that an editor may have read any of them. */
import assert from 'node:assert/strict';
import type { FrozenData } from '../../../../src/adapters/lowdb/data.ts';
import { History } from '../../../../src/adapters/lowdb/file/history.ts';
import { suiteOf } from '../../../helper.ts';

const test = suiteOf('The latest versions of a data file');

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const list = (length: number): readonly unknown[] => new Array(length);
const data = (collections: object) => ({ format: 1, ...collections }) as unknown as FrozenData;

function historyOf(versions: readonly FrozenData[]): History {
  const history = new History();
  for (const version of versions) history.add(version);
  return history;
}

test('are at most 500, the latest last', () => {
  assert.equal(new History().latest, undefined);
  const versions = range(501).map(() => data({}));
  assert.deepEqual(historyOf(versions.slice(1)).versions.length, 500);
  const history = historyOf(versions);
  assert.equal(history.versions.length, 500);
  assert.ok(history.versions.every((version, at) => version === versions[at + 1]));
  assert.equal(history.latest, versions[500]);
});

test('are fewer if they do not share their records: together those have at most a million', () => {
  const own = range(5).map(() => data({ keys: { ws_a: list(300_000) } }));
  assert.deepEqual(historyOf(own).versions, own.slice(2));
  const few = (count: number) => [data({ keys: { ws_a: list(count) } }), data({ keys: { ws_a: list(1) } })];
  assert.equal(historyOf(few(999_999)).versions.length, 2, 'the list and its workspace');
  const many = few(1_000_000);
  assert.deepEqual(historyOf(many).versions, many.slice(1), 'the latest one stays in any case');
  const all = [data({ sessions: list(1_000_001) }), data({})];
  assert.equal(historyOf(all).versions.length, 1, 'a collection that is not there any more counts too');
});

test('cost nothing for what they share', () => {
  const keys = { ws_a: list(400_000) };
  const items = list(400_000);
  const versions = range(10).map(index => data({ keys, items: { ws_a: items, ws_b: list(index) } }));
  assert.equal(historyOf(versions).versions.length, 10);
});

test.run();
