/** Only one process at a time ends a lock, and it replaces only the lock that it has looked at. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { alone, takeOver } from '../../../../src/adapters/lowdb/file/lock/ends.ts';
import { read } from '../../../../src/adapters/lowdb/file/lock/holder.ts';
import { type Cleanup, suiteOf } from '../../../helper.ts';
import { place } from '../place.ts';

const test = suiteOf('The end of a lock');

const gone = { pid: 4_194_304, host: hostname(), started: '1', token: 'gone' };
const alive = { ...gone, pid: process.ppid, started: null, token: 'alive' };
const ours = { ...alive, token: 'ours' };

/** A lock of a process that has ended, and our draft. `turn`: who ends that lock now. */
async function locked(cleanup: Cleanup, turn?: object | string) {
  const path = `${await place(cleanup)}.lock`;
  writeFileSync(path, JSON.stringify(gone));
  const draft = `${path}.ours`;
  writeFileSync(draft, JSON.stringify(ours));
  const end = `${path}.gone.end`;
  if (turn !== undefined) writeFileSync(end, typeof turn === 'string' ? turn : JSON.stringify(turn));
  let works = 0;
  const work = () => {
    works += 1;
    assert.equal(readFileSync(end, 'utf8'), JSON.stringify(ours), 'our turn is written down');
  };
  const found = read(path);
  assert.ok(found !== null);
  return {
    path,
    draft,
    end,
    found,
    work,
    works: () => works,
    names: () => readdirSync(dirname(path)).sort(),
  };
}

test('is made by one process: it is told who holds the lock then', async cleanup => {
  const { path, draft, works, work, names } = await locked(cleanup);
  assert.equal(alone(path, draft, 'gone', null, work), 'gone');
  assert.deepEqual([works(), names()], [1, ['data.json.lock', 'data.json.lock.ours']]);
  const failing = () => {
    throw new Error('disk');
  };
  assert.throws(() => alone(path, draft, 'gone', null, failing), { message: 'disk' });
  assert.deepEqual(names(), ['data.json.lock', 'data.json.lock.ours'], 'its turn is over in any case');
  assert.equal(alone(path, `${draft}.missing`, 'gone', null, work), null);
  assert.equal(works(), 1);
});

test('is left to another process that makes it now', async cleanup => {
  const { path, draft, end, works, work } = await locked(cleanup, alive);
  assert.equal(alone(path, draft, 'gone', null, work), 'alive');
  assert.equal(alone(path, draft, 'gone', 'another', work), 'alive');
  assert.equal(works(), 0);
  assert.equal(readFileSync(end, 'utf8'), JSON.stringify(alive));
});

test('is made by the next one if a process was killed while it made it, or makes no progress', async cleanup => {
  for (const [turn, stuck] of [
    [{ ...gone, token: 'killed' }, null],
    [alive, 'alive'],
  ] as const) {
    const { path, draft, end, works, work } = await locked(cleanup, turn);
    assert.equal(alone(path, draft, 'gone', stuck, work), 'gone');
    assert.deepEqual([works(), existsSync(end)], [1, false]);
  }
});

test('is not made if it is unknown who makes it', async cleanup => {
  const { path, draft, end, works, work } = await locked(cleanup, 'no lock');
  assert.equal(alone(path, draft, 'gone', null, work), null);
  assert.equal(works(), 0);
  assert.equal(readFileSync(end, 'utf8'), 'no lock');
});

test('gives the lock to who takes it over, unless it has changed since', async cleanup => {
  const { path, draft, found, names } = await locked(cleanup);
  assert.equal(takeOver(draft, path, { ...found, beat: found.beat - 1 }, null), 'gone');
  const other = { ...found, holder: { ...found.holder, token: 'other' } };
  assert.equal(takeOver(draft, path, other, null), 'gone');
  assert.equal(read(path)?.holder.token, 'gone');
  assert.equal(takeOver(draft, path, found, null), 'ours');
  assert.equal(read(path)?.holder.token, 'ours');
  assert.deepEqual(names(), ['data.json.lock', 'data.json.lock.ours']);
});

test.run();
