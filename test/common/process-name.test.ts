/** Who recognises that the process of a lease has ended. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { processName } from '../../src/common/process-name.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('Names of processes');
const isLinux = process.platform === 'linux';

test('are those that the host gives: only the same one has ended', () => {
  const { name, hasEnded } = processName('pod-0');
  assert.equal(name, 'pod-0');
  assert.equal(hasEnded('pod-0'), true);
  for (const other of ['pod-1', '', processName().name]) assert.equal(hasEnded(other), false, other);
});

test('differ for two engines of one process, which is alive', () => {
  const [one, two] = [processName(), processName()];
  assert.notEqual(one.name, two.name);
  assert.ok(one.name.length <= 255);
  assert.deepEqual([one.hasEnded(two.name), one.hasEnded(one.name)], [false, false]);
});

test('tell on one machine whether a process has ended, also if another one has its pid', async () => {
  if (!isLinux) return;
  const { name, hasEnded } = processName();
  const [boot, space, pid, began, engine] = name.split('/');
  assert.equal(pid, String(process.pid));
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 60_000)'], { stdio: 'ignore' });
  await once(child, 'spawn');
  const ofChild = (ticks: string) => [boot, space, child.pid, ticks, engine].join('/');
  assert.equal(
    hasEnded([boot, space, pid, Number(began) - 1, engine].join('/')),
    true,
    'its pid is of another',
  );
  assert.equal(hasEnded(ofChild('1')), true);
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  assert.equal(hasEnded(ofChild('1')), true);
  for (const elsewhere of [
    ['another-boot', space, pid, '1', engine],
    [boot, '7', pid, '1', engine],
    [boot, space, pid, began],
    [boot, space, '../../etc', '1', engine],
    ['pod-0'],
  ])
    assert.equal(hasEnded(elsewhere.join('/')), false, elsewhere.join('/'));
});

test.run();
