/** Whoever writes a data file in the moment in which it is replaced, is not overwritten. */
import assert from 'node:assert/strict';
import fs, { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname } from 'node:path';
import { type Mark, markAt } from '../../../../src/adapters/lowdb/file/mark.ts';
import { swap } from '../../../../src/adapters/lowdb/file/swap.ts';
import { type Cleanup, suiteOf } from '../../../helper.ts';
import { place } from '../place.ts';

const test = suiteOf('A written file that takes the place of another one');

const textOf = (file: string) => readFileSync(file, 'utf8');
const never = () => assert.fail('nothing is to be kept');

async function written(cleanup: Cleanup, earlier?: string) {
  const path = await place(cleanup);
  const file = `${path}.tmp`;
  if (earlier !== undefined) writeFileSync(path, earlier);
  writeFileSync(file, 'written');
  return { path, file, names: () => readdirSync(dirname(path)).sort() };
}

const found = (path: string): Mark => {
  const mark = markAt(path);
  assert.ok(mark !== null && mark !== 'no file');
  return mark;
};

/** The mark of a file, during whose comparisons somebody writes. */
function interrupted(mark: Mark, writes: readonly ((() => void) | null)[]): Mark {
  let count = 0;
  return {
    ...mark,
    get inode() {
      writes[count]?.();
      count += 1;
      return mark.inode;
    },
  };
}

test('has its name, and nothing else is left', async cleanup => {
  const first = await written(cleanup);
  assert.equal(swap(first.file, first.path, null, never), true);
  assert.deepEqual([textOf(first.path), first.names()], ['written', ['data.json']]);
  const second = await written(cleanup, 'earlier');
  assert.equal(swap(second.file, second.path, found(second.path), never), true);
  assert.deepEqual([textOf(second.path), second.names()], ['written', ['data.json']]);
});

test('leaves the other one under a new name if it is to be kept', async cleanup => {
  const { path, file } = await written(cleanup, 'edited');
  const keptAs = `${path}.kept`;
  assert.equal(swap(file, path, found(path), never, keptAs), true);
  assert.deepEqual([textOf(path), textOf(keptAs), existsSync(file)], ['written', 'edited', false]);
});

test('waits if the other one is not as it was, whatever differs', async cleanup => {
  const { path, file, names } = await written(cleanup, 'edited');
  const mark = found(path);
  const others = [
    null,
    { ...mark, inode: mark.inode + 1n },
    { ...mark, size: mark.size + 1n },
    { ...mark, modified: mark.modified + 1n },
  ];
  for (const expected of others) assert.equal(swap(file, path, expected, never), false);
  assert.deepEqual([textOf(path), textOf(file)], ['edited', 'written']);
  assert.deepEqual(names(), ['data.json', 'data.json.tmp']);
});

test('waits if somebody writes the other one after it was looked at', async cleanup => {
  const { path, file, names } = await written(cleanup, 'earlier');
  const expected = interrupted(found(path), [() => writeFileSync(path, 'edited')]);
  assert.equal(swap(file, path, expected, never), false);
  assert.deepEqual([textOf(path), textOf(file)], ['edited', 'written']);
  assert.deepEqual(names(), ['data.json', 'data.json.tmp']);
});

test('waits if somebody writes a new file while no file has the name', async cleanup => {
  const { path, file, names } = await written(cleanup, 'earlier');
  const expected = interrupted(found(path), [null, () => writeFileSync(path, 'new')]);
  assert.equal(swap(file, path, expected, never), false);
  assert.deepEqual([textOf(path), textOf(file)], ['new', 'written']);
  assert.deepEqual(names(), ['data.json', 'data.json.tmp']);
});

test('leaves the later one of two edits at once in its place, and the earlier one is kept', async cleanup => {
  const { path, file } = await written(cleanup, 'earlier');
  const expected = interrupted(found(path), [
    () => writeFileSync(path, 'edited'),
    () => writeFileSync(path, 'edited later'),
  ]);
  const kept: string[] = [];
  assert.equal(
    swap(file, path, expected, aside => kept.push(textOf(aside))),
    false,
  );
  assert.deepEqual([kept, textOf(path), textOf(file)], [['edited'], 'edited later', 'written']);
});

test('is not there with a reason if a folder has the name', async cleanup => {
  const { path, file } = await written(cleanup);
  mkdirSync(path);
  assert.throws(() => swap(file, path, null, never), { code: 'EISDIR' });
  assert.equal(textOf(file), 'written');
});

test('is not there with a reason if somebody has deleted it', async cleanup => {
  const { path, file } = await written(cleanup, 'earlier');
  const mark = found(path);
  rmSync(path);
  rmSync(file);
  assert.throws(() => swap(file, path, mark, never), { code: 'ENOENT' });
});

test('overwrites nothing on a file system without hard links either', async cleanup => {
  const { linkSync } = fs;
  cleanup(() => {
    fs.linkSync = linkSync;
    syncBuiltinESMExports();
  });
  fs.linkSync = () => {
    throw Object.assign(new Error('no hard links'), { code: 'EPERM' });
  };
  syncBuiltinESMExports();
  const { path, file, names } = await written(cleanup, 'earlier');
  const late = interrupted(found(path), [null, () => writeFileSync(path, 'new')]);
  assert.equal(swap(file, path, late, never), false);
  assert.deepEqual([textOf(path), textOf(file)], ['new', 'written']);
  assert.equal(swap(file, path, found(path), never), true);
  assert.deepEqual([textOf(path), names()], ['written', ['data.json']]);
  assert.equal(existsSync(file), false);
});

test.run();
