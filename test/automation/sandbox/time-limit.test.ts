import assert from 'node:assert/strict';
import { runWithin } from '../../../src/automation/sandbox/time-limit.js';
import { suiteOf } from '../../helper.ts';

const test = suiteOf('The time limit of a task');

/** A task that needs some CPU time, on a machine that gives it a part of the time that passes. */
function on(share: number, neededMs: number) {
  let cpuMs = 0;
  const limits: number[] = [];
  const reply = runWithin(
    limit => {
      limits.push(limit);
      cpuMs += Math.min(neededMs, share * limit);
      if (neededMs > share * limit)
        throw Object.assign(new Error(), { code: 'ERR_SCRIPT_EXECUTION_TIMEOUT' });
      return { ok: true };
    },
    { of: 'mapping', timeMs: 100, cpuMs: () => cpuMs },
  );
  return { reply, limits };
}

test('is one of CPU time', () => {
  assert.deepEqual(on(1, 10).reply, { ok: true, isSlow: false });
  assert.deepEqual(on(1, 30).reply, { ok: true, isSlow: true });
  const { reply, limits } = on(1, Number.POSITIVE_INFINITY);
  assert.deepEqual(reply, { ok: false, error: 'The mapping takes longer than 100 ms.', isSlow: true });
  assert.deepEqual(limits, [100], 'it is not tried again');
});

test('gives a task more time on a busy machine', () => {
  assert.deepEqual(on(0.1, 90), { reply: { ok: true, isSlow: true }, limits: [100, 400, 3_200] });
  assert.deepEqual(on(0.1, Number.POSITIVE_INFINITY), {
    reply: { ok: false, error: 'The mapping takes longer than 100 ms.', isSlow: true },
    limits: [100, 400, 3_200],
  });
});

test('does not blame a task that had no CPU time', () => {
  assert.deepEqual(on(0.01, 90), { reply: { isStarved: true }, limits: [100, 400, 3_200] });
});

test('takes another error for the reply', () => {
  const fail = () => {
    throw new Error('no memory');
  };
  assert.deepEqual(runWithin(fail, { of: 'schema', timeMs: 100, cpuMs: () => 0 }), {
    ok: false,
    error: 'The schema failed: no memory.',
    isSlow: true,
  });
});

test.run();
