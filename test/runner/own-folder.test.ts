/** Folders with programs, in places where others may write too. */
import assert from 'node:assert/strict';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cleanup, suiteOf } from '../helper.ts';
import { isSafeParent, ownFolder } from './own-folder.js';

const test = suiteOf('A folder with programs');

function place(cleanup: Cleanup): string {
  const made = mkdtempSync(join(tmpdir(), 'marketplace-own-'));
  cleanup(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

const fill = (folder: string) => writeFileSync(join(folder, 'program'), 'ours');

test('is made once and used again', async cleanup => {
  const parent = place(cleanup);
  let filled = 0;
  const folders = [];
  for (let turn = 0; turn < 2; turn += 1)
    folders.push(
      await ownFolder(parent, 'programs', folder => {
        filled += 1;
        fill(folder);
      }),
    );
  assert.deepEqual(folders, Array(2).fill({ folder: join(parent, 'programs'), temporary: null }));
  assert.equal(filled, 1);
  assert.equal(statSync(join(parent, 'programs')).mode & 0o777, 0o700);
});

test('is one, although several runs make it at once', async cleanup => {
  const parent = place(cleanup);
  const made = await Promise.all(
    Array.from({ length: 5 }, () =>
      ownFolder(parent, 'programs', async folder => {
        await new Promise(resolve => setImmediate(resolve));
        fill(folder);
      }),
    ),
  );
  assert.deepEqual(new Set(made.map(({ folder }) => folder)), new Set([join(parent, 'programs')]));
  assert.deepEqual(readdirSync(parent), ['programs']);
});

test('that was cut off is not used', async cleanup => {
  const parent = place(cleanup);
  const cut = ownFolder(parent, 'programs', folder => {
    fill(folder);
    throw new Error('the disk is full');
  });
  await assert.rejects(cut, /the disk is full/);
  assert.deepEqual(readdirSync(parent), []);
});

const hostile: Readonly<Record<string, (folder: string) => void>> = {
  'a link to a folder': folder => {
    mkdirSync(`${folder}-elsewhere`);
    symlinkSync(`${folder}-elsewhere`, folder);
  },
  'a folder that others can write': folder => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'program'), 'theirs');
    chmodSync(folder, 0o777);
  },
  'a file': folder => writeFileSync(folder, 'theirs'),
};

for (const [what, put] of Object.entries(hostile))
  test(`has another name if ${what} is there, which is not touched`, async cleanup => {
    const parent = place(cleanup);
    put(join(parent, 'programs'));
    const { folder, temporary } = await ownFolder(parent, 'programs', fill);
    assert.notEqual(folder, join(parent, 'programs'));
    assert.equal(temporary, folder);
    assert.equal(statSync(folder).mode & 0o022, 0);
    assert.ok(existsSync(join(parent, 'programs')));
  });

test.unless(
  process.getuid?.() === 0 ? null : 'only root can make a folder of somebody else',
  'has another name if a folder of somebody else is there',
  async cleanup => {
    const { chownSync } = await import('node:fs');
    const parent = place(cleanup);
    mkdirSync(join(parent, 'programs'));
    chownSync(join(parent, 'programs'), 65_534, 65_534);
    const { folder, temporary } = await ownFolder(parent, 'programs', fill);
    assert.equal(temporary, folder);
  },
);

test('is not put where others can replace it', cleanup => {
  const parent = place(cleanup);
  assert.ok(isSafeParent(parent));
  chmodSync(parent, 0o777);
  assert.ok(!isSafeParent(parent));
  // Like /tmp.
  chmodSync(parent, 0o1777);
  assert.ok(isSafeParent(parent));
  assert.ok(!isSafeParent(join(parent, 'nothing')));
});

test.run();
