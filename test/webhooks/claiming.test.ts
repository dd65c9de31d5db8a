/** A large claim delays no small one, and look-ups of many endpoints leave connections to others. */
import assert from 'node:assert/strict';
import { setImmediate as turn } from 'node:timers/promises';
import type { WebhookJob } from '../../src/repository/index.ts';
import { endpoint, other, shop } from '../../src/testing/sample.ts';
import { Claiming } from '../../src/webhooks/claiming.ts';
import { CurrentEndpoints } from '../../src/webhooks/current.ts';
import { laneFor } from '../../src/webhooks/lane.ts';
import { Lanes } from '../../src/webhooks/lanes.ts';
import type { Wanted } from '../../src/webhooks/leased-ahead.ts';
import { suiteOf } from '../helper.ts';
import { add, job, several } from './lane-jobs.ts';

const test = suiteOf('Claims of a worker');

interface Asked {
  readonly wanted: Wanted;
  readonly answer: (jobs: readonly WebhookJob[]) => void;
  readonly fail: (error: Error) => void;
}

/** Claims that the test answers. */
function start() {
  const lanes = new Lanes({ concurrency: 10, perEndpoint: 10 });
  const asked: Asked[] = [];
  const errors: unknown[] = [];
  let added = 0;
  const clock = { now: 0 };
  const timers = new Set<{ readonly at: number; readonly then: () => void }>();
  /** Lets fifty milliseconds pass. */
  const pass = () => {
    clock.now += 50;
    for (const timer of [...timers]) {
      if (timer.at > clock.now) continue;
      timers.delete(timer);
      timer.then();
    }
  };
  const claiming = new Claiming({
    lanes,
    time: {
      now: () => clock.now,
      after: (wait, then) => {
        const timer = { at: clock.now + wait, then };
        timers.add(timer);
        return () => void timers.delete(timer);
      },
    },
    claim: wanted =>
      new Promise((answer, fail) => {
        asked.push({ wanted, answer, fail });
      }),
    sendWithin: 1_000,
    added: () => {
      added += 1;
    },
    onError: error => errors.push(error),
  });
  return { lanes, asked, errors, claiming, pass, added: () => added };
}

test('are made beside a large one when deliveries become due, for endpoints with none here', async () => {
  const { lanes, asked, claiming, pass, added } = start();
  add(lanes, several(20, 'ep_a'));
  const taking = claiming.take();
  claiming.nudge();
  assert.equal(asked.length, 1, 'most end soon');
  pass();
  assert.deepEqual(asked[1]?.wanted, {
    limit: 10,
    perEndpoint: 10,
    rooms: [{ workspaceId: shop, endpointId: 'ep_a', room: 0 }],
  });
  asked[1]?.answer([job('ep_b', 'msg_b', null, other)]);
  await turn();
  assert.deepEqual([lanes.waiting, added()], [21, 1]);
  asked[0]?.answer([]);
  await taking;
  assert.deepEqual([lanes.waiting, added()], [21, 2]);
});

test('are made one at a time beside a large one, and once more for what became due meanwhile', async () => {
  const { asked, claiming, pass } = start();
  const taking = claiming.take();
  for (const _ of [1, 2, 3]) claiming.nudge();
  pass();
  assert.equal(asked.length, 2);
  claiming.nudge();
  asked[1]?.answer([]);
  await turn();
  assert.equal(asked.length, 2, 'after a pause');
  pass();
  assert.equal(asked.length, 3);
  asked[2]?.answer([]);
  await turn();
  pass();
  assert.equal(asked.length, 3);
  asked[0]?.answer([]);
  await taking;
  claiming.nudge();
  assert.equal(asked.length, 3, 'the worker makes a large one');
});

test('report a failure of a small one, and go on', async () => {
  const { asked, claiming, errors, pass } = start();
  const taking = claiming.take();
  claiming.nudge();
  pass();
  asked[1]?.fail(new Error('gone'));
  await turn();
  assert.deepEqual(
    errors.map(error => (error as Error).message),
    ['gone'],
  );
  asked[0]?.answer([]);
  await taking;
});

test('are over at the end when the small one is', async () => {
  const { asked, claiming, lanes, pass } = start();
  const taking = claiming.take();
  claiming.nudge();
  pass();
  claiming.nudge();
  asked[0]?.answer([]);
  await taking;
  let isDone = false;
  const done = claiming.done().then(() => {
    isDone = true;
  });
  await turn();
  assert.equal(isDone, false);
  asked[1]?.answer([job('ep_b', 'msg_b')]);
  await done;
  assert.deepEqual([asked.length, lanes.held().length], [2, 1], 'it is released with all others');
});

test('are followed by at most four look-ups of a workspace at once, and eight in all', async () => {
  const running: (() => void)[] = [];
  const current = new CurrentEndpoints(
    {
      findEndpoint: (_, id) =>
        new Promise(resolve => {
          running.push(() => resolve(endpoint(id, ['*'])));
        }),
    },
    error => assert.fail(String(error)),
  );
  const look = (workspaceId: string, id: string) => {
    const one = job(id, `msg_${id}`, null, workspaceId);
    return current.of(one, laneFor(workspaceId, one.endpoint, 1), 0, 2_000);
  };
  const looks = Array.from({ length: 20 }, (_, index) => look(shop, `ep_${index}`));
  await turn();
  assert.equal(running.length, 4);
  for (let index = 0; index < 5; index += 1) looks.push(look(other, `ep_${index}`));
  await turn();
  assert.equal(running.length, 8);
  while (running.length > 0) {
    running.shift()?.();
    await turn();
  }
  assert.equal((await Promise.all(looks)).length, 25);
});

test.run();
