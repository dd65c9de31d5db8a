import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { lstat, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { FileInUseError, lowdbRepository } from '../../../src/adapters/lowdb/index.ts';
import { suiteOf } from '../../helper.ts';
import { typescript } from '../../runner/typescript/arguments.ts';
import { place } from './place.ts';

const test = suiteOf('The lock of a lowdb data file');

test('is refused to a second process with the pid of the first, and free after the first has closed', async cleanup => {
  const file = await place(cleanup);
  const first = await lowdbRepository({ file });
  await assert.rejects(lowdbRepository({ file }), {
    name: 'FileInUseError',
    message: `${file} is already open in this process (pid ${process.pid})`,
  });
  await first.close();
  const child = spawn(process.execPath, [...typescript, join(import.meta.dirname, 'writer.ts'), file, '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  cleanup(() => child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  await assert.rejects(lowdbRepository({ file }), {
    name: 'FileInUseError',
    message: `${file} is in use by process ${child.pid}`,
  });
  child.kill('SIGKILL');
  await once(child, 'exit');
  const third = await lowdbRepository({ file });
  await third.close();
});

test('of a process that has ended is taken over by exactly one of several', async cleanup => {
  const file = await place(cleanup);
  const gone = { pid: 4_194_304, host: hostname(), started: '1', token: 'x' };
  await writeFile(`${file}.lock`, JSON.stringify(gone));
  const opened = await Promise.allSettled(Array.from({ length: 10 }, () => lowdbRepository({ file })));
  const won = opened.filter(result => result.status === 'fulfilled');
  assert.equal(won.length, 1);
  for (const { value } of won) await value.close();
  assert.deepEqual(await readdir(join(file, '..')), ['data.json']);
});

test('of another machine, or with invalid content, is refused with instructions', async cleanup => {
  const file = await place(cleanup);
  await writeFile(`${file}.lock`, JSON.stringify({ pid: 1, host: 'elsewhere', started: null, token: 'x' }));
  await assert.rejects(
    lowdbRepository({ file }),
    (error: Error) => error instanceof FileInUseError && error.message.endsWith(`delete ${file}.lock`),
  );
  await writeFile(`${file}.lock`, 'garbage');
  await assert.rejects(lowdbRepository({ file }), FileInUseError);
});

test('with any other content is refused immediately, and the lock file does not change', async cleanup => {
  const file = await place(cleanup);
  for (const text of [
    'null',
    '5',
    '[]',
    '{}',
    '""',
    '',
    '{"pid":0,"host":"","started":null,"token":"x"}',
    '{"pid":"1","host":"","started":null,"token":"x"}',
  ]) {
    await writeFile(`${file}.lock`, text);
    await assert.rejects(lowdbRepository({ file }), {
      name: 'FileInUseError',
      message: `${file}.lock is not a lock file of this package; delete it if nothing uses the data`,
    });
    assert.equal(await readFile(`${file}.lock`, 'utf8'), text);
  }
  await rm(`${file}.lock`);
  await symlink(join(file, '..', 'nothing'), `${file}.lock`);
  await assert.rejects(lowdbRepository({ file }), FileInUseError);
  assert.deepEqual(await readdir(join(file, '..')), ['data.json.lock']);
});

test('is the same for all symbolic links to the file, even if the file does not exist yet', async cleanup => {
  const file = await place(cleanup);
  const folder = join(file, '..');
  const [name, other, twice] = ['linked.json', 'other', 'twice.json'].map(one => join(folder, one)) as [
    string,
    string,
    string,
  ];
  await symlink('data.json', name);
  await symlink('.', other);
  await symlink(join('other', 'linked.json'), twice);
  for (const first of [name, file, twice, join(other, 'data.json')]) {
    const repository = await lowdbRepository({ file: first });
    for (const second of [file, name, join(other, 'data.json'), twice])
      await assert.rejects(lowdbRepository({ file: second }), {
        name: 'FileInUseError',
        message: `${file} is already open in this process (pid ${process.pid})`,
      });
    await repository.close();
    assert.equal((await lstat(file)).isFile(), true);
    assert.equal((await lstat(name)).isSymbolicLink(), true);
    await rm(file);
  }
});

test.unless(
  process.platform === 'linux' ? null : 'only Linux reports the start time of a process',
  'is taken over if a later process has the same pid',
  async cleanup => {
    const file = await place(cleanup);
    await writeFile(
      `${file}.lock`,
      JSON.stringify({ pid: process.ppid, host: hostname(), started: '1', token: 'x' }),
    );
    const repository = await lowdbRepository({ file });
    await repository.close();
  },
);

test.run();
