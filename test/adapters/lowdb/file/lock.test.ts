/** The lock file next to a data file: what it says, whose lock is taken over, and what is left of others. */
import assert from 'node:assert/strict';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { clearInterval, setInterval } from 'node:timers';
import type { LockHolder } from '../../../../src/adapters/lowdb/file/lock/holder.ts';
import { lock } from '../../../../src/adapters/lowdb/file/lock/lock.ts';
import { RepositoryUnavailableError } from '../../../../src/index.ts';
import { type Cleanup, suiteOf } from '../../../helper.ts';
import { until } from '../../../until.ts';
import { place } from '../place.ts';

const test = suiteOf('The lock file of a data file');
const onLinux = process.platform === 'linux' ? null : 'only Linux reports the start time of a process';

/** Nobody is waited for. */
const slow = { beat: 60_000, staleMs: 600_000 };
const gone = { pid: 4_194_304, host: hostname(), started: '1', token: 'x' };
const elsewhere = { pid: 1, host: 'elsewhere', started: '1', space: 'another', token: 'x' };
const name = (digit: string) => `data.json.lock.${digit.repeat(16)}`;

const write = (file: string, holder: unknown) => writeFileSync(file, JSON.stringify(holder));
const holderIn = (file: string) => JSON.parse(readFileSync(`${file}.lock`, 'utf8')) as LockHolder;

/** Takes the lock, and returns what the lock file says. */
async function taken(file: string, times = slow): Promise<LockHolder> {
  const held = await lock(file, times);
  const holder = holderIn(file);
  held.release();
  return holder;
}

/** The start time of a process, which is the 22nd value. Names with spaces or brackets are not expected here. */
const startOf = (pid: number) =>
  readFileSync(`/proc/${pid}/stat`, 'latin1')
    .replace(/\(.*\)/, '-')
    .split(' ')[21];

/** A lock file with this content, which is refused with a message. */
async function refused(cleanup: Cleanup, holder: unknown, message: (file: string) => string, times = slow) {
  const file = await place(cleanup);
  write(`${file}.lock`, holder);
  await assert.rejects(lock(file, times), { name: 'FileInUseError', message: message(file) });
  assert.deepEqual(holderIn(file), holder);
  assert.deepEqual(readdirSync(dirname(file)), ['data.json.lock']);
}

test.unless(
  onLinux,
  'names the process, its start, its machine and its container, for its owner only',
  async cleanup => {
    const file = await place(cleanup);
    const { title } = process;
    cleanup(() => {
      process.title = title;
    });
    process.title = 'node) 1 2 (3';
    const held = await lock(file, slow);
    const { token, space, ...rest } = holderIn(file);
    assert.deepEqual(rest, { pid: process.pid, host: hostname(), started: startOf(process.pid) });
    assert.match(token, /^[0-9a-f]{16}$/);
    assert.match(space ?? '', /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12} pid:\[\d+\]$/);
    assert.equal(statSync(`${file}.lock`).mode & 0o777, 0o600);
    assert.deepEqual(readdirSync(dirname(file)), ['data.json.lock']);
    held.release();
    held.release();
    assert.deepEqual(readdirSync(dirname(file)), []);
    assert.notEqual((await taken(file)).token, token);
  },
);

test('changes its time with every heartbeat, and nothing else', async cleanup => {
  const file = await place(cleanup);
  const held = await lock(file, { beat: 5, staleMs: 1_000 });
  cleanup(held.release);
  const before = readFileSync(`${file}.lock`, 'utf8');
  for (let round = 0; round < 2; round += 1) {
    utimesSync(`${file}.lock`, 1, 1);
    await until(() => statSync(`${file}.lock`).mtimeMs > 1_000);
  }
  assert.equal(readFileSync(`${file}.lock`, 'utf8'), before);
  held.check();
  held.checkKnown();
});

test('that is not one of this package is refused, whatever differs', async cleanup => {
  const own = { ...gone, space: null };
  for (const changes of [
    { pid: 1.5 },
    { pid: 0 },
    { pid: '1' },
    { host: 1 },
    { host: null },
    { started: 1 },
    { started: undefined },
    { space: 1 },
    { token: 1 },
    { token: undefined },
  ])
    await refused(
      cleanup,
      JSON.parse(JSON.stringify({ ...own, ...changes })),
      file => `${file}.lock is not a lock file of this package; delete it if nothing uses the data`,
    );
  for (const make of [mkdirSync, (path: string) => symlinkSync('other', path)]) {
    const file = await place(cleanup);
    write(join(dirname(file), 'other'), gone);
    make(`${file}.lock`);
    await assert.rejects(lock(file, slow), { name: 'FileInUseError' });
    rmSync(`${file}.lock`, { recursive: true });
    assert.match((await taken(file)).token, /^[0-9a-f]{16}$/, 'it is not open in this process');
  }
});

test.unless(onLinux, 'of a process that has ended is taken over at once', async cleanup => {
  const file = await place(cleanup);
  const { space = null, started } = await taken(file);
  const running = { ...gone, pid: process.ppid };
  for (const holder of [
    gone,
    { ...gone, started: null },
    { ...gone, space },
    { ...running, started: '1' },
    { ...running, started: '1', space },
    // A restarted container has the same pids.
    { ...gone, pid: process.pid, started },
    { ...gone, pid: process.pid, started: null },
    { ...gone, pid: process.pid, started: '1', space },
  ]) {
    write(`${file}.lock`, holder);
    assert.equal((await taken(file)).pid, process.pid, JSON.stringify(holder));
    assert.deepEqual(readdirSync(dirname(file)), []);
  }
});

test.unless(onLinux, 'of a process that is alive is refused at once', async cleanup => {
  const { space = null } = await taken(await place(cleanup));
  const pid = process.ppid;
  for (const started of [null, startOf(pid)])
    for (const own of [{}, { space }])
      await refused(
        cleanup,
        { ...gone, pid, started, ...own },
        file => `${file} is in use by process ${pid}`,
      );
});

test('of an earlier version on another machine is refused at once, with what to do', async cleanup => {
  const { space: _, ...old } = elsewhere;
  await refused(
    cleanup,
    old,
    file =>
      `${file} is in use by process 1 on the machine elsewhere; if that machine no longer runs, delete ${file}.lock`,
  );
});

test('of another container is taken over soon if its last heartbeat is long ago', async cleanup => {
  const file = await place(cleanup);
  for (const holder of [elsewhere, { ...elsewhere, host: hostname() }, { ...elsewhere, space: null }]) {
    write(`${file}.lock`, holder);
    utimesSync(`${file}.lock`, 1, 1);
    assert.equal((await taken(file, { beat: 5, staleMs: 300_000 })).pid, process.pid);
  }
});

test('of another container is not taken over while it may only be slow', async cleanup => {
  const file = await place(cleanup);
  write(`${file}.lock`, elsewhere);
  const beats = setInterval(() => utimesSync(`${file}.lock`, new Date(), new Date()), 200);
  cleanup(() => clearInterval(beats));
  await assert.rejects(lock(file, { beat: 5, staleMs: 60_000 }), {
    message: `${file} is in use by process 1 on the machine elsewhere`,
  });
  assert.deepEqual(holderIn(file), elsewhere);
});

test('of another container is taken as soon as it is released', async cleanup => {
  const file = await place(cleanup);
  write(`${file}.lock`, elsewhere);
  const waiting = lock(file, { beat: 5, staleMs: 300_000 });
  rmSync(`${file}.lock`);
  (await waiting).release();
  write(`${file}.lock`, elsewhere);
  const again = lock(file, { beat: 5, staleMs: 300_000 });
  write(`${file}.lock`, { ...gone, token: 'y' });
  (await again).release();
});

test('that was removed or replaced is lost for good, and what has replaced it stays', async cleanup => {
  for (const [harm, by] of [
    [(path: string) => rmSync(path), 'was removed'],
    [(path: string) => write(path, elsewhere), 'was taken over by process 1 on elsewhere'],
  ] as const) {
    const file = await place(cleanup);
    const held = await lock(file, slow);
    const before = readFileSync(`${file}.lock`, 'utf8');
    harm(`${file}.lock`);
    held.checkKnown();
    const lost = {
      name: 'RepositoryUnavailableError',
      message: `the lock of ${file} ${by}: this process no longer uses the file; restart it`,
    };
    assert.throws(held.check, lost);
    assert.throws(held.checkKnown, lost);
    const now = readdirSync(dirname(file));
    held.release();
    assert.deepEqual(readdirSync(dirname(file)), now);
    writeFileSync(`${file}.lock`, before);
    assert.throws(held.check, lost);
  }
});

test('that cannot be read is no reason to go on, and its loss is found without a write', async cleanup => {
  const folder = join(dirname(await place(cleanup)), 'folder');
  const file = join(folder, 'data.json');
  const held = await lock(file, { beat: 5, staleMs: 1_000 });
  cleanup(held.release);
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'a file');
  assert.throws(held.check, (error: Error) => {
    assert.ok(error instanceof RepositoryUnavailableError);
    assert.equal(error.message, 'the lock of the data file cannot be read');
    return (error.cause as NodeJS.ErrnoException).code === 'ENOTDIR';
  });
  rmSync(folder);
  await until(() => {
    try {
      held.checkKnown();
      return false;
    } catch (error) {
      return (error as Error).message.includes('was removed');
    }
  });
});

test('takes along only what processes that have ended have left', async cleanup => {
  const file = await place(cleanup);
  const folder = dirname(file);
  const left = [name('a'), `${name('b')}.next`, `${name('c')}.end`];
  const foreign = [
    `${name('a')}0`,
    `${name('a').slice(0, -1)}`,
    `${name('a')}.old`,
    `x${name('a')}`,
    `${name('g')}`,
    'data.json.lockx0123456789abcdef',
  ];
  for (const one of [...left, ...foreign]) write(join(folder, one), gone);
  write(join(folder, name('d')), { ...gone, pid: process.ppid, started: null });
  write(join(folder, name('e')), elsewhere);
  writeFileSync(join(folder, name('f')), 'no lock');
  write(join(folder, 'other'), gone);
  symlinkSync('other', join(folder, name('0')));
  await taken(file);
  const kept = [...foreign, name('d'), name('e'), name('f'), name('0'), 'other'];
  assert.deepEqual(readdirSync(folder).sort(), kept.sort());
});

test.run();
