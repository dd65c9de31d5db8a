/** Where a data file is, whatever path leads to it. */
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { realFile } from '../../../../src/adapters/lowdb/file/real-file.ts';
import { suiteOf } from '../../../helper.ts';
import { place } from '../place.ts';

const test = suiteOf('The path of a data file');

test('may lead through folders that do not exist yet: they are made', async cleanup => {
  const folder = dirname(await place(cleanup));
  const file = join(folder, 'a', 'b', 'c', 'data.json');
  assert.equal(realFile(file), file);
  assert.ok(existsSync(dirname(file)));
  assert.equal(existsSync(file), false);
  writeFileSync(file, '');
  assert.equal(realFile(file), file);
});

test('is that behind symbolic links, whether the file exists or not', async cleanup => {
  const folder = dirname(await place(cleanup));
  mkdirSync(join(folder, 'real'));
  symlinkSync('real', join(folder, 'linked'));
  symlinkSync('../deep/er/data.json', join(folder, 'real', 'data.json'));
  const file = join(folder, 'deep', 'er', 'data.json');
  assert.equal(realFile(join(folder, 'linked', 'data.json')), file);
  assert.ok(existsSync(dirname(file)));
  writeFileSync(file, '');
  assert.equal(realFile(join(folder, 'linked', 'data.json')), file);
  assert.equal(realFile(join(folder, 'linked', 'new.json')), join(folder, 'real', 'new.json'));
});

test('stays what it is when another process makes the file between two steps', async cleanup => {
  const file = await place(cleanup);
  const { native } = realpathSync;
  cleanup(() => {
    realpathSync.native = native;
  });
  const meanwhile = (path: string) => {
    try {
      return native(path);
    } finally {
      if (path === file) writeFileSync(file, '');
    }
  };
  realpathSync.native = meanwhile as typeof native;
  assert.equal(realFile(file), file);
});

test('that leads nowhere is refused with the reason', async cleanup => {
  const folder = dirname(await place(cleanup));
  const here = (name: string) => join(folder, name);
  assert.throws(() => realFile(folder), { message: `${folder} is a folder, not a file` });
  symlinkSync('.', here('linked'));
  assert.throws(() => realFile(here('linked')), { message: `${folder} is a folder, not a file` });
  symlinkSync('two', here('one'));
  symlinkSync('one', here('two'));
  assert.throws(() => realFile(here('one')), { code: 'ELOOP' });
  writeFileSync(here('file'), '');
  assert.throws(() => realFile(here('file/data.json')), { code: 'ENOTDIR' });
});

test.unless(
  process.platform === 'linux' ? null : 'only Linux has /proc',
  'in a place that takes no folders is refused with the reason',
  () => {
    assert.throws(() => realFile('/proc/nothing/here/data.json'), { code: 'ENOENT' });
  },
);

test.run();
