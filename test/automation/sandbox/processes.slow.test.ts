import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { SandboxUnavailableError } from '../../../src/automation/sandbox/sandbox.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { until } from '../../until.ts';
import { endless, sandbox } from './sandbox.ts';

const test = suiteOf('The sandbox');

/** The processes that are started from now on. */
function startedProcesses(cleanup: Cleanup): ChildProcess[] {
  const started: ChildProcess[] = [];
  const note = (message: unknown) => started.push((message as { process: ChildProcess }).process);
  subscribe('child_process', note);
  cleanup(() => unsubscribe('child_process', note));
  return started;
}

const isUnavailable = (error: unknown) => error instanceof SandboxUnavailableError;

test('lets nobody wait for the endless mappings of another workspace', async cleanup => {
  const one = sandbox(cleanup);
  const theirs = Array.from({ length: 5 }, () => one.map('loops', endless, {}));
  let ended = 0;
  for (const each of theirs)
    each
      .catch(() => {})
      .finally(() => {
        ended += 1;
      });
  for (let round = 0; round < 3; round += 1)
    assert.deepEqual(await one.map('shop', '1 + 1', {}), { ok: true, value: 2 });
  assert.equal(ended, 0);
});

test('starts no process before the first task, two at most, and one more for what is slow', async cleanup => {
  const started = startedProcesses(cleanup);
  const one = sandbox(cleanup, { timeMs: 100 });
  assert.equal(started.length, 0);
  await Promise.all(Array.from({ length: 20 }, (_, index) => one.map(`workspace ${index}`, '1', {})));
  assert.equal(started.length, 2);
  await Promise.all(Array.from({ length: 20 }, () => one.map('shop', '1', {})));
  assert.equal(started.length, 2);
  const tasks = ['a', 'b', 'c', 'd'].flatMap(id => [
    ...Array.from({ length: 3 }, () => one.map(id, endless, {})),
    ...Array.from({ length: 3 }, () => one.map(id, '1', {})),
  ]);
  await Promise.all(tasks);
  assert.equal(started.length, 3);
});

test('checks schemas in other processes than mappings', async cleanup => {
  const started = startedProcesses(cleanup);
  const one = sandbox(cleanup);
  await one.map('shop', '1', {});
  assert.deepEqual(await one.check('shop', { type: 'number' }, 1), { ok: true });
  assert.equal(started.length, 2);
});

test('refuses what a workspace asks for beyond what may wait, for later', async cleanup => {
  const one = sandbox(cleanup);
  const asked = Array.from({ length: 34 }, () => one.map('loops', endless, {}));
  for (const each of asked) each.catch(() => {});
  await assert.rejects(asked.at(-1) as Promise<unknown>, isUnavailable);
  assert.deepEqual(await one.map('shop', '1 + 1', {}), { ok: true, value: 2 });
});

test('ends its processes when it is closed, and refuses what runs and what comes', async cleanup => {
  const started = startedProcesses(cleanup);
  const one = sandbox(cleanup);
  await one.map('shop', '1', {});
  const asked = ['loops', 'loops', 'more loops'].map(id => one.map(id, endless, {}));
  const refused = Promise.all(asked.map(each => assert.rejects(each, isUnavailable)));
  await one.close();
  await refused;
  assert.ok(started.length > 0 && started.every(({ signalCode }) => signalCode === 'SIGKILL'));
  await assert.rejects(one.map('shop', '1', {}), isUnavailable);
  assert.ok(started.every(({ exitCode, signalCode }) => exitCode !== null || signalCode !== null));
});

/** Waits for a process that is started from now on. */
const nextProcess = async (started: readonly ChildProcess[]): Promise<ChildProcess> => {
  const { length } = started;
  return (await until(() => started[length])) as ChildProcess;
};

test('runs again what runs in a process that somebody ends, in another one', async cleanup => {
  const started = startedProcesses(cleanup);
  const one = sandbox(cleanup);
  const result = one.map('shop', '$sum([1..200].($sum([1..200])))', {});
  started[0]?.kill('SIGKILL');
  assert.deepEqual(await result, { ok: true, value: 4_020_000 });
  assert.equal(started.length, 2);
  // One that nothing runs in.
  const idle = started[1] as ChildProcess;
  const ended = once(idle, 'exit');
  idle.kill('SIGKILL');
  await ended;
  assert.deepEqual(await one.map('shop', '1 + 1', {}), { ok: true, value: 2 });
});

test('refuses for later what runs in two processes that somebody ends', async cleanup => {
  const started = startedProcesses(cleanup);
  const one = sandbox(cleanup);
  const refused = assert.rejects(one.map('shop', endless, {}), isUnavailable);
  const second = nextProcess(started);
  started[0]?.kill('SIGKILL');
  (await second).kill('SIGKILL');
  await refused;
  assert.deepEqual(await one.map('shop', '1 + 1', {}), { ok: true, value: 2 });
});

test('refuses for later what had too little CPU time, and starts no process for it', async cleanup => {
  const started = startedProcesses(cleanup);
  const one = sandbox(cleanup);
  const refused = assert.rejects(one.map('shop', endless, {}), isUnavailable);
  started[0]?.emit('message', { isStarved: true });
  await refused;
  assert.equal(started.length, 1);
});

test('runs again what may have lacked the memory that others used, in a process of its own', async cleanup => {
  const started = startedProcesses(cleanup);
  const one = sandbox(cleanup);
  const needsMemory = { ok: false, error: 'The mapping needs more than 64 MB of memory.' };
  const explodes = '[1..5].$contains($pad("", 500000000, "€"), "y")';
  assert.deepEqual(await one.map('loops', explodes, {}), needsMemory);
  assert.equal(started.length, 1, 'it was the first in this process');
  assert.deepEqual(await one.map('shop', '1 + 1', {}), { ok: true, value: 2 });
  assert.deepEqual(await one.map('other loops', explodes, {}), needsMemory);
  assert.equal(started.length, 3);
});

test('goes on when the signals that stop a service reach its processes', async cleanup => {
  const started = startedProcesses(cleanup);
  const one = sandbox(cleanup);
  await one.map('shop', '1', {});
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) started[0]?.kill(signal);
  assert.deepEqual(await one.map('shop', '1 + 1', {}), { ok: true, value: 2 });
  assert.equal(started.length, 1);
});

/** A process with a sandbox in it, and what it prints. */
function host(cleanup: Cleanup, code: string) {
  const file = fileURLToPath(new URL('../../../src/automation/sandbox/sandbox.ts', import.meta.url));
  const script = `
    import { subscribe } from 'node:diagnostics_channel';
    import { Sandbox } from ${JSON.stringify(file)};
    // It has none yet.
    subscribe('child_process', message => setImmediate(() => console.log(message.process.pid)));
    const sandbox = new Sandbox({ timeMs: 2_000 });
    ${code}`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  cleanup(() => child.kill('SIGKILL'));
  return child;
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('keeps no process alive when nothing runs in it', async cleanup => {
  const child = host(cleanup, "await sandbox.map('shop', '1', {}); console.log('done');");
  const printed: string[] = [];
  child.stdout.on('data', text => printed.push(String(text)));
  const [code] = await once(child, 'close');
  assert.equal(code, 0);
  const [pid = '', last] = printed.join('').trim().split('\n');
  assert.match(pid, /^\d+$/);
  assert.equal(last, 'done');
  // It ends by itself a moment after the one that started it.
  await until(() => !isAlive(Number(pid)));
});

test('keeps a process alive while something runs in it', async cleanup => {
  const child = host(cleanup, "sandbox.map('shop', '1', {}).then(() => console.log('done'));");
  let printed = '';
  child.stdout.on('data', text => {
    printed += text;
  });
  await once(child, 'close');
  assert.match(printed, /done/);
});

test('leaves no process behind when the one that it belongs to is killed', async cleanup => {
  const child = host(cleanup, `await sandbox.map('shop', ${JSON.stringify(endless)}, {});`);
  const [pid] = await once(child.stdout, 'data');
  assert.ok(isAlive(Number(pid)));
  child.kill('SIGKILL');
  await until(() => !isAlive(Number(pid)));
});

test.run();
