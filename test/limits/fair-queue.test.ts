import assert from 'node:assert/strict';
import { FairQueue } from '../../src/common/concurrency/fair-queue.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('Fair queue');

class Full extends Error {}

/** A queue, and the jobs that have run in it: each job ends on request. */
function start({ slots = 1, slotsPerShare = 2, perShare = 4, perLine = 6 } = {}) {
  const queue = new FairQueue({ slots, slotsPerShare, perShare, perLine, full: () => new Full() });
  const begun: string[] = [];
  const refused: string[] = [];
  const running: (() => void)[] = [];
  const enter = (line: string, share: string, name = share) => {
    const work = () =>
      new Promise<void>(end => {
        begun.push(name);
        running.push(end);
      });
    queue.run({ line, share }, work).catch(error => {
      assert.ok(error instanceof Full);
      refused.push(name);
    });
  };
  const settle = () => new Promise(resolve => setImmediate(resolve));
  /** Ends jobs until none is running. */
  const drain = async () => {
    for (await settle(); running.length > 0; await settle()) running.shift()?.();
  };
  return { enter, drain, settle, begun, refused, running };
}

test('lets lines take turns, and the shares of each line', async () => {
  const { enter, drain, begun } = start();
  for (const name of ['a1', 'a2', 'a3', 'a4']) enter('links', 'a', name);
  for (const name of ['b1', 'b2']) enter('links', 'b', name);
  enter('log-ins', 'x', 'x1');
  enter('log-ins', 'x', 'x2');
  await drain();
  assert.deepEqual(begun, ['a1', 'a2', 'x1', 'b1', 'x2', 'a3', 'b2', 'a4']);
});

test('runs no more jobs at once than it has slots', async () => {
  const { enter, drain, settle, begun, running } = start({ slots: 2 });
  for (const name of ['a', 'b', 'c', 'd']) enter('links', name);
  await settle();
  assert.deepEqual([begun, running.length], [['a', 'b'], 2]);
  await drain();
  assert.deepEqual(begun, ['a', 'b', 'c', 'd']);
});

test('runs at most slotsPerShare jobs of one share, and others meanwhile', async () => {
  const { enter, drain, settle, begun, running } = start({ slots: 2, slotsPerShare: 1 });
  for (const name of ['a1', 'a2', 'a3']) enter('links', 'a', name);
  enter('log-ins', 'a', 'a4');
  await settle();
  assert.deepEqual(begun, ['a1']);
  for (const name of ['b1', 'b2']) enter('links', 'b', name);
  await settle();
  assert.deepEqual(begun, ['a1', 'b1']);
  // The slot of b goes to b again, although a has waited longer, because a job of a is still running.
  running[1]?.();
  await settle();
  assert.deepEqual(begun, ['a1', 'b1', 'b2']);
  await drain();
  assert.deepEqual(begun, ['a1', 'b1', 'b2', 'a4', 'a2', 'a3']);
});

test('refuses only the share that has reached its limit', async () => {
  const { enter, drain, begun, refused } = start({ perShare: 2 });
  for (const name of ['a1', 'a2', 'a3', 'a4']) enter('links', 'a', name);
  enter('links', 'b', 'b1');
  await drain();
  assert.deepEqual([refused, begun], [['a4'], ['a1', 'a2', 'b1', 'a3']]);
});

test('removes a job of the largest share for a smaller one if a line is full', async () => {
  const { enter, drain, begun, refused } = start({ perShare: 4, perLine: 4 });
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) enter('links', 'a', name);
  enter('links', 'b', 'b1');
  enter('links', 'b', 'b2');
  enter('links', 'b', 'b3');
  enter('log-ins', 'x', 'x1');
  await drain();
  assert.deepEqual(refused, ['a5', 'a4', 'b3']);
  assert.deepEqual(begun, ['a1', 'a2', 'x1', 'b1', 'a3', 'b2']);
});

test('continues after a failed job', async () => {
  const queue = new FairQueue({ slots: 1, perShare: 1, perLine: 1, full: () => new Full() });
  const turn = { line: 'links', share: 'a' };
  const first = queue.run(turn, () => Promise.reject(new Error('broken')));
  const second = queue.run(turn, async () => 'done');
  await assert.rejects(first, /broken/);
  assert.equal(await second, 'done');
  assert.equal(await queue.run(turn, async () => 'and again'), 'and again');
});

test.run();
