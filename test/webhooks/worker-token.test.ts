/** Which worker has leased a delivery, and whether its process has ended. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { workerToken } from '../../src/webhooks/worker-token.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('The token of a worker');
const isId = /^[A-Za-z0-9_-]{1,64}$/;
const onLinux = process.platform === 'linux' ? null : 'only Linux tells when a process began';

test('with the name of another one has ended, and no other', () => {
  const [one, other, third] = [workerToken('pod-0'), workerToken('pod-0'), workerToken('é'.repeat(255))];
  for (const { token } of [one, third, workerToken()]) assert.match(token, isId);
  assert.deepEqual(
    [one.hasEnded(other.token), one.hasEnded(one.token), one.hasEnded(third.token), one.hasEnded('pod-0')],
    [true, false, false, false],
  );
});

test('of the same process has not ended', () => {
  const [one, other] = [workerToken(), workerToken()];
  assert.notEqual(one.token, other.token);
  assert.deepEqual([one.hasEnded(other.token), one.hasEnded(one.token)], [false, false]);
});

test.unless(onLinux, 'of a process of this machine has ended with it', async () => {
  const { token, hasEnded } = workerToken();
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  const parts = token.split('_');
  const changed = (place: number, value: unknown) =>
    parts.map((part, index) => (index === place ? value : part)).join('_');
  assert.equal(hasEnded(changed(2, child.pid)), true);
  assert.equal(hasEnded(changed(3, 1)), true, 'its pid is of another');
  assert.equal(hasEnded(changed(1, '0'.repeat(24))), false, 'another machine');
  for (const other of ['worker_abc', `${token}_`, 'process_', ''])
    assert.equal(hasEnded(other), false, other);
});

test.run();
