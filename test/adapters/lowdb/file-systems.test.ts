/** File systems that cannot do all that Linux does with a local disk. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, join } from 'node:path';
import { lowdbRepository } from '../../../src/adapters/lowdb/index.ts';
import { openRepository } from '../../../src/adapters/lowdb/repository.ts';
import { adviceOf } from '../../../src/common/errors/remedy.ts';
import { digestLike, key, sample, shop } from '../../../src/testing/sample.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { until } from '../../until.ts';
import { place, quick } from './place.ts';

const test = suiteOf('A data file on a limited file system');

/** Lets a function of the file system fail, for whoever calls it with such a path. Returns what ends it. */
function failing(
  cleanup: Cleanup,
  name: 'linkSync' | 'mkdirSync' | 'renameSync' | 'writeFileSync',
  code: string,
  isAbout: (path: string) => boolean = () => true,
): () => void {
  const original = fs[name] as (...args: unknown[]) => unknown;
  const restore = () => {
    Object.assign(fs, { [name]: original });
    syncBuiltinESMExports();
  };
  cleanup(restore);
  Object.assign(fs, {
    [name]: (...args: unknown[]) => {
      if (isAbout(String(args[0]))) throw Object.assign(new Error(`${code}: not here`), { code });
      return original(...args);
    },
  });
  syncBuiltinESMExports();
  return restore;
}

for (const code of ['EPERM', 'ENOTSUP', 'ENOSYS', 'EACCES', 'EOPNOTSUPP'])
  test(`has a lock, also one of a process that has ended, if hard links fail with ${code}`, async cleanup => {
    failing(cleanup, 'linkSync', code);
    const file = await place(cleanup);
    const gone = { pid: 4_194_304, host: 'x', started: '1', token: 'x' };
    const { hostname } = await import('node:os');
    fs.writeFileSync(`${file}.lock`, JSON.stringify({ ...gone, host: hostname() }));
    const opened = await Promise.allSettled(
      Array.from({ length: 5 }, () => openRepository({ file, seed: sample() }, quick)),
    );
    const won = opened.filter(one => one.status === 'fulfilled').map(({ value }) => value);
    assert.equal(won.length, 1);
    const [repository] = won;
    assert.ok(repository);
    cleanup(repository.close);
    const beat = () => fs.statSync(`${file}.lock`).mtimeMs;
    const before = beat();
    await until(() => beat() > before);
    assert.ok('id' in (await repository.keys.create(shop, key('key_new', 'd'))));
    await assert.rejects(lowdbRepository({ file }), { name: 'FileInUseError' });
    await repository.close();
    assert.deepEqual(await readdir(dirname(file)), ['data.json']);
    assert.match(await readFile(file, 'utf8'), /key_new/);
  });

for (const [code, cure] of [
  ['EBUSY', 'Mount the folder of the file into the container, and not the file alone'],
  ['ENOSPC', 'Free space on its disk'],
  ['EROFS', 'Mount its disk with write access, or choose another file'],
] as const)
  test(`that cannot be replaced (${code}) says so with what to do, and loses nothing`, async cleanup => {
    const file = await place(cleanup);
    const repository = await lowdbRepository({ file, seed: sample() });
    cleanup(repository.close);
    const text = await readFile(file, 'utf8');
    const restore = failing(cleanup, 'renameSync', code, path => path.startsWith(file));
    await assert.rejects(
      async () => repository.keys.create(shop, key('key_new', 'd')),
      (error: Error) => {
        assert.equal(error.name, 'RepositoryUnavailableError');
        assert.equal(error.message, `the data file ${file} cannot be written: ${code}. ${cure}`);
        assert.equal(adviceOf(error)?.todo, cure);
        return true;
      },
    );
    assert.equal(await repository.keys.findByDigest(digestLike('d')), null);
    assert.equal(await readFile(file, 'utf8'), text);
    restore();
    assert.ok('id' in (await repository.keys.create(shop, key('key_new', 'd'))));
    assert.deepEqual((await readdir(dirname(file))).sort(), ['data.json', 'data.json.lock']);
  });

for (const code of ['EPERM', 'EACCES', 'EBUSY'])
  test(`on Windows is replaced when another program has released it (${code})`, async cleanup => {
    const file = await place(cleanup);
    const repository = await lowdbRepository({ file, seed: sample() });
    cleanup(repository.close);
    const { platform } = process;
    cleanup(() => Object.defineProperty(process, 'platform', { value: platform }));
    Object.defineProperty(process, 'platform', { value: 'win32' });
    let held = 3;
    failing(cleanup, 'renameSync', code, path => {
      held -= 1;
      return path.startsWith(file) && held >= 0;
    });
    assert.ok('id' in (await repository.keys.create(shop, key('key_new', 'd'))));
    assert.ok(held < 0);
    assert.match(await readFile(file, 'utf8'), /key_new/);
    assert.deepEqual((await readdir(dirname(file))).sort(), ['data.json', 'data.json.lock']);
  });

test('has its name again if the new one cannot take it', async cleanup => {
  const file = await place(cleanup);
  const repository = await lowdbRepository({ file, seed: sample() });
  cleanup(repository.close);
  const text = await readFile(file, 'utf8');
  const isWritten = (path: string) => path.endsWith('.tmp');
  const restores = (['linkSync', 'renameSync'] as const).map(name =>
    failing(cleanup, name, 'EIO', isWritten),
  );
  await assert.rejects(
    async () => repository.keys.create(shop, key('key_new', 'd')),
    /EIO\. Check the disk$/,
  );
  assert.equal(await readFile(file, 'utf8'), text);
  for (const restore of restores) restore();
  assert.ok('id' in (await repository.keys.create(shop, key('key_new', 'd'))));
  assert.deepEqual((await readdir(dirname(file))).sort(), ['data.json', 'data.json.lock']);
});

test('whose folder cannot be written says so at the start', async cleanup => {
  const file = await place(cleanup);
  failing(cleanup, 'writeFileSync', 'EACCES', path => path.startsWith(file));
  await assert.rejects(lowdbRepository({ file }), {
    message: `the data file ${file} cannot be written: EACCES. Let this user write the file and its folder`,
  });
  assert.deepEqual(await readdir(dirname(file)), []);
});

for (const [code, cure] of [
  ['EACCES', 'Let this user write the file and its folder'],
  ['EROFS', 'Mount its disk with write access, or choose another file'],
] as const)
  test(`whose folder cannot be created (${code}) says so at the start, with what to do`, async cleanup => {
    const file = join(dirname(await place(cleanup)), 'new', 'data.json');
    failing(cleanup, 'mkdirSync', code, path => path === dirname(file));
    await assert.rejects(lowdbRepository({ file }), {
      message: `the data file ${file} cannot be written: ${code}. ${cure}`,
    });
  });

test.run();
