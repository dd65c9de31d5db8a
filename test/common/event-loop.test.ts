import assert from 'node:assert/strict';
import { WorkStretches } from '../../src/common/time/event-loop.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('Work of one process');

/** Work of a number of steps, and in which turn of the event loop each piece was done. */
function counted(max: number) {
  const stretches = new WorkStretches(max);
  let turn = 0;
  const count = () => {
    turn += 1;
    if (turn < 100) setImmediate(count);
  };
  setImmediate(count);
  const turns: number[] = [];
  const work = (steps: number) =>
    stretches.run(() => {
      stretches.spend(steps);
      turns.push(turn);
      return steps;
    });
  return { work, turns, run: stretches.run.bind(stretches) };
}

test('is done at once while it is little', () => {
  const { work, turns } = counted(10);
  assert.deepEqual([work(3), work(3), work(3)], [3, 3, 3]);
  assert.deepEqual(turns, [0, 0, 0]);
});

test('lets the event loop run between pieces that are more together', async () => {
  const { work, turns } = counted(10);
  const done = await Promise.all([work(4), work(9), work(9), work(1), work(9), work(1)]);
  assert.deepEqual(done, [4, 9, 9, 1, 9, 1], 'in their order');
  assert.deepEqual(turns, [0, 0, 1, 1, 2, 2]);
});

test('goes on after a piece that fails', async () => {
  const { work, run } = counted(1);
  work(1);
  const failing = run(() => {
    throw new Error('it fails');
  });
  const next = work(1);
  await assert.rejects(async () => failing, /it fails/);
  assert.equal(await next, 1);
});

test.run();
