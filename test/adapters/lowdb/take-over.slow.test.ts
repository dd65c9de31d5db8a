/** Locks of processes that have ended or were suspended too long, with real processes that are killed and stopped. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, writeSync } from 'node:fs';
import { link, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import Koa from 'koa';
import { toData } from '../../../mock-server/fixtures.ts';
import { lock } from '../../../src/adapters/lowdb/file/lock/lock.ts';
import { FileInUseError } from '../../../src/adapters/lowdb/index.ts';
import { openRepository } from '../../../src/adapters/lowdb/repository.ts';
import { createRouter, RepositoryUnavailableError } from '../../../src/index.ts';
import { digestLike, key, sample, shop } from '../../../src/testing/sample.ts';
import { type Cleanup, fixtures, secrets, send, serveApp, suiteOf } from '../../helper.ts';
import { program } from '../../runner/program.ts';
import { stopped } from '../../stopped.ts';
import { until } from '../../until.ts';
import { place, quick } from './place.ts';

const test = suiteOf('The lock of a data file whose holder has ended');
const onLinux = process.platform === 'linux' ? null : 'only Linux tells that a process is stopped';

/** Starts a process that opens the file on request. */
async function starter(cleanup: Cleanup, file: string, name: string) {
  const script = await program(new URL('./starter.ts', import.meta.url));
  const child = spawn(process.execPath, [script, file, name], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  cleanup(() => child.kill('SIGKILL'));
  const said: string[] = [];
  let rest = '';
  child.stdout.on('data', chunk => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    said.push(...lines);
  });
  child.stdin.on('error', () => {});
  const tell = (line: string) => child.stdin.write(`${line}\n`);
  await until(() => said.length > 0);
  return { child, said, tell };
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  if ((child.exitCode ?? child.signalCode) === null) await once(child, 'exit');
}

/** Makes the lock look like one of another container, where its pid has no meaning. */
async function moveElsewhere(file: string): Promise<void> {
  const holder = JSON.parse(await readFile(`${file}.lock`, 'utf8'));
  await writeFile(`${file}.lock`, JSON.stringify({ ...holder, host: 'elsewhere', space: 'another' }));
}

const idsIn = async (file: string): Promise<Set<string>> =>
  new Set(JSON.parse(await readFile(file, 'utf8')).keys[shop].map(({ id }: { id: string }) => id));

test('is taken over automatically, even if the container now has another host name', async cleanup => {
  const file = await place(cleanup);
  const { child, said, tell } = await starter(cleanup, file, 'a');
  tell('open');
  tell('store');
  await until(() => said.includes('key_a_1'));
  await kill(child);
  await moveElsewhere(file);
  const repository = await openRepository({ file }, quick);
  assert.ok(await repository.keys.find(shop, 'key_a_1'));
  await repository.close();
  assert.deepEqual(await readdir(join(file, '..')), ['data.json']);
});

test('is not taken over from a process on another machine that sends heartbeats, whatever its clock', async cleanup => {
  const file = await place(cleanup);
  const holder = JSON.stringify({ pid: 1, host: 'elsewhere', started: '1', space: 'another', token: 'x' });
  await writeFile(`${file}.lock`, holder);
  const descriptor = openSync(`${file}.lock`, 'r+');
  const alive = setInterval(() => writeSync(descriptor, holder, 0), quick.beat);
  cleanup(() => {
    clearInterval(alive);
    closeSync(descriptor);
  });
  await assert.rejects(openRepository({ file }, quick), {
    name: 'FileInUseError',
    message: `${file} is in use by process 1 on the machine elsewhere`,
  });
});

for (const [what, holder] of Object.entries({
  nobody: null,
  'a process that is gone': { pid: 4_194_304, host: hostname(), started: '1', token: 'x' },
  'a container that is gone': { pid: 1, host: 'elsewhere', started: '1', space: 'another', token: 'x' },
}))
  test(`is given to exactly one of eight processes that start together, after ${what}`, async cleanup => {
    const file = await place(cleanup);
    if (holder !== null) await writeFile(`${file}.lock`, JSON.stringify(holder));
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, index) => starter(cleanup, file, String(index))),
    );
    for (const { tell } of all) tell('open');
    await until(() => all.every(({ said }) => said.length === 2));
    const winners = all.filter(({ said }) => said[1] === 'open');
    assert.equal(winners.length, 1, JSON.stringify(all.map(({ said }) => said[1])));
    for (const { said } of all)
      if (said[1] !== 'open') assert.match(said[1] ?? '', /^FileInUseError: .* is in use by process \d+$/);
    winners[0]?.tell('store');
    await until(() => (winners[0]?.said.length ?? 0) === 3);
    assert.match(winners[0]?.said[2] ?? '', /^key_/);
    winners[0]?.child.stdin.end();
    await once(winners[0]?.child as ChildProcess, 'exit');
    assert.deepEqual(await readdir(join(file, '..')), ['data.json']);
  });

test.unless(
  onLinux,
  'is lost by a process that was suspended during a write: it stops, and overwrites nothing',
  async cleanup => {
    const file = await place(cleanup);
    for (let round = 0; round < 6; round += 1) {
      const { child, said, tell } = await starter(cleanup, file, `sleeper${round}`);
      tell('open');
      tell('');
      // Each round stops at another point of a write.
      await until(() => said.length > 5 + round);
      await stopped(child);
      await moveElsewhere(file);
      const repository = await openRepository({ file }, quick);
      const id = `key_taker_${round}`;
      const digest = digestLike('f').slice(8) + String(round).padStart(8, '0');
      await repository.keys.create(shop, { ...key(id, 'a'), digest });
      child.kill('SIGCONT');
      await once(child, 'exit');
      const last = said.at(-1) ?? '';
      assert.match(last, /^RepositoryUnavailableError: the lock of .* was taken over by process \d+ on /);
      const stored = await idsIn(file);
      assert.deepEqual(
        [...said.filter(one => one.startsWith('key_')), id].filter(one => !stored.has(one)),
        [],
      );
      await repository.close();
      assert.deepEqual(await readdir(join(file, '..')), ['data.json']);
    }
  },
);

test.unless(
  onLinux,
  'is kept by a stopped process of this machine, because its pid shows that it is alive',
  async cleanup => {
    const file = await place(cleanup);
    const { child, said, tell } = await starter(cleanup, file, 'a');
    tell('open');
    await until(() => said.includes('open'));
    child.kill('SIGSTOP');
    await assert.rejects(openRepository({ file }, quick), {
      name: 'FileInUseError',
      message: `${file} is in use by process ${child.pid}`,
    });
    child.kill('SIGCONT');
    tell('store');
    await until(() => said.includes('key_a_1'));
  },
);

test('is lost if the lock file is deleted or replaced: nothing is read or written after that', async cleanup => {
  for (const harm of [
    (path: string) => rm(path),
    (path: string) =>
      writeFile(path, JSON.stringify({ pid: 1, host: 'elsewhere', started: null, space: 'x', token: 'x' })),
  ]) {
    const file = await place(cleanup);
    const repository = await openRepository({ file, seed: sample() }, quick);
    const before = await readFile(file, 'utf8');
    await harm(`${file}.lock`);
    await assert.rejects(
      async () => repository.keys.create(shop, key('key_new', 'd')),
      (error: Error) => error instanceof RepositoryUnavailableError && /restart it$/.test(error.message),
    );
    assert.throws(() => repository.keys.findByDigest(digestLike('a')), RepositoryUnavailableError);
    assert.equal(await readFile(file, 'utf8'), before);
    await repository.close();
  }
});

test('causes 503 for all requests after it is lost, and onError receives the reason', async cleanup => {
  const file = await place(cleanup);
  const repository = await openRepository(
    { file, seed: toData(fixtures), baseUrl: 'https://shop.example' },
    quick,
  );
  cleanup(repository.close);
  const reported: string[] = [];
  const onError = (error: unknown) => void reported.push((error as Error).message);
  const { url } = await serveApp(cleanup, new Koa().use(createRouter({ repository, onError }).routes()));
  const headers = { authorization: `Bearer ${secrets.studio}` };
  assert.equal((await send(`${url}/api/items/all`, { headers })).status, 200);
  await rm(`${file}.lock`);
  await assert.rejects(async () => repository.keys.create('ws_studio', key('key_new', 'd')));
  assert.deepEqual((await send(`${url}/api/items/all`, { headers })).json, {
    status: 'error',
    msg: 'The service is temporarily unavailable',
  });
  assert.match(
    reported[0] ?? '',
    /data\.json was removed: this process no longer uses the file; restart it$/,
  );
});

test('is found to be lost even without a write', async cleanup => {
  const file = await place(cleanup);
  const repository = await openRepository({ file, seed: sample() }, quick);
  cleanup(repository.close);
  await rm(`${file}.lock`);
  await until(() => {
    try {
      repository.keys.findByDigest(digestLike('a'));
      return false;
    } catch (error) {
      return error instanceof RepositoryUnavailableError;
    }
  });
});

test('is refused to another part of the same process until the first part has ended', async cleanup => {
  const file = await place(cleanup);
  const other = join(file, '..', 'other.json');
  const held = await lock(file, quick);
  // As in a worker thread, or if the host has two copies of the package: only the lock file shows the first one.
  await link(`${file}.lock`, `${other}.lock`);
  await assert.rejects(lock(other, quick), {
    name: 'FileInUseError',
    message: `${other} is in use by process ${process.pid} on the machine ${hostname()}`,
  });
  held.release();
  (await lock(other, quick)).release();
});

test('does not apply to a hard link, which the first write separates from the file', async cleanup => {
  const file = await place(cleanup);
  const copy = join(file, '..', 'copy.json');
  await (await openRepository({ file, seed: sample() }, quick)).close();
  await link(file, copy);
  const both = await Promise.all([file, copy].map(one => openRepository({ file: one }, quick)));
  const ids = ['key_one', 'key_two'];
  await Promise.all(
    both.map(({ keys }, index) => keys.create(shop, key(ids[index] ?? '', index === 0 ? 'd' : 'e'))),
  );
  for (const repository of both) await repository.close();
  const stored = [await idsIn(file), await idsIn(copy)];
  assert.deepEqual(
    stored.map(one => ids.map(id => one.has(id))),
    [
      [true, false],
      [false, true],
    ],
  );
});

test('leaves no files of processes that were killed while acquiring it, and follows no planted link', async cleanup => {
  const file = await place(cleanup);
  const folder = join(file, '..');
  const gone = JSON.stringify({ pid: 4_194_304, host: hostname(), started: '1', token: 'x' });
  const elsewhere = JSON.stringify({ pid: 1, host: 'elsewhere', started: '1', space: 'another', token: 'y' });
  const name = (letter: string) => `data.json.lock.${letter.repeat(16)}`;
  await writeFile(join(folder, name('a')), gone);
  await writeFile(join(folder, `${name('b')}.next`), gone);
  await writeFile(join(folder, name('c')), elsewhere);
  await writeFile(join(folder, 'foreign'), gone);
  await symlink(join(folder, 'foreign'), join(folder, name('d')));
  const held = await lock(file, quick);
  held.release();
  assert.deepEqual(await readdir(folder), [name('c'), name('d'), 'foreign']);
});

test('is taken over even if another process was killed while taking it over', async cleanup => {
  for (const heir of [
    { pid: 4_194_304, host: hostname(), started: '1', token: 'y' },
    { pid: 1, host: 'elsewhere', started: '1', space: 'another', token: 'y' },
  ]) {
    const file = await place(cleanup);
    await writeFile(
      `${file}.lock`,
      JSON.stringify({ pid: 1, host: 'elsewhere', started: '1', space: 'another', token: '0'.repeat(16) }),
    );
    await writeFile(`${file}.lock.${'0'.repeat(16)}.end`, JSON.stringify(heir));
    const held = await lock(file, quick);
    held.check();
    held.release();
    assert.deepEqual(await readdir(join(file, '..')), []);
  }
});

test('of an earlier version on another machine is refused without waiting, because it has no heartbeat', async cleanup => {
  const file = await place(cleanup);
  await writeFile(`${file}.lock`, JSON.stringify({ pid: 1, host: 'elsewhere', started: null, token: 'x' }));
  await assert.rejects(openRepository({ file }, quick), FileInUseError);
});

test.run();
