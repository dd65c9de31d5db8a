/** Outcomes are stored in batches: one that ends while others are running waits for them, but not for long. */
import assert from 'node:assert/strict';
import { setImmediate as turn } from 'node:timers/promises';
import { RepositoryUnavailableError, type Settlement } from '../../src/repository/index.ts';
import { shop } from '../../src/testing/sample.ts';
import { attempt } from '../../src/testing/webhooks/jobs.ts';
import { OutcomeWriter } from '../../src/webhooks/outcome-writer.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('Outcomes of deliveries');

const outcome = (deliveryId: string, workspaceId = shop): Settlement => ({
  workspaceId,
  deliveryId,
  endpointId: 'ep_1',
  attempt: attempt(204),
  state: 'succeeded',
  retryAfter: null,
  events: [],
});

/** `running`: the number of other deliveries that are running. */
function start(running: number) {
  const stored: string[][] = [];
  const timers: { wait: number; then: () => void }[] = [];
  const state = { running };
  const settling = new OutcomeWriter({
    most: 1_000,
    expectsMore: () => state.running > 0,
    time: {
      now: () => 0,
      after: (wait, then) => {
        timers.push({ wait, then });
        return () => {};
      },
    },
    settle: batch => {
      stored.push(batch.map(({ deliveryId }) => deliveryId));
      return [];
    },
    follow: async () => {},
    ended: () => {},
    onError: error => assert.fail(String(error)),
  });
  return { settling, stored, timers, state };
}

test('are stored at once if no other delivery is running', async () => {
  const { settling, stored, timers } = start(0);
  settling.add(outcome('dlv_1'));
  await turn();
  assert.deepEqual(stored, [['dlv_1']]);
  assert.deepEqual(timers, []);
});

test('wait ten milliseconds for those of other deliveries, and are stored with them', async () => {
  const { settling, stored, timers } = start(2);
  settling.add(outcome('dlv_1'));
  settling.add(outcome('dlv_2'));
  await turn();
  assert.deepEqual(stored, []);
  assert.deepEqual(
    timers.map(({ wait }) => wait),
    [10],
  );
  timers[0]?.then();
  await turn();
  assert.deepEqual(stored, [['dlv_1', 'dlv_2']]);
});

test('are stored with that of the last delivery', async () => {
  const { settling, stored, state } = start(1);
  settling.add(outcome('dlv_1'));
  await turn();
  state.running = 0;
  settling.add(outcome('dlv_2'));
  await turn();
  assert.deepEqual(stored, [['dlv_1', 'dlv_2']]);
});

test('are stored when there are two hundred', async () => {
  const { settling, stored } = start(1);
  for (let count = 0; count < 200; count += 1) settling.add(outcome(`dlv_${count}`));
  await turn();
  assert.deepEqual(
    stored.map(({ length }) => length),
    [200],
  );
});

test('are stored at most a thousand at once, however many have waited for a slow storage', async () => {
  const { settling, stored } = start(1);
  for (let count = 0; count < 2_500; count += 1) settling.add(outcome(`dlv_${count}`));
  await settling.done();
  assert.deepEqual(
    stored.map(({ length }) => length),
    [1_000, 1_000, 500],
  );
  assert.equal(new Set(stored.flat()).size, 2_500);
});

test('do not wait when the worker ends', async () => {
  const { settling, stored } = start(1);
  settling.add(outcome('dlv_1'));
  await turn();
  await settling.done();
  assert.deepEqual(stored, [['dlv_1']]);
});

test('are given up at the end if the storage cannot be reached: it is not asked once for each batch', async () => {
  const errors: string[] = [];
  let asked = 0;
  const settling = new OutcomeWriter({
    most: 1_000,
    expectsMore: () => true,
    time: { now: () => 0, after: () => () => {} },
    settle: async () => {
      asked += 1;
      await turn();
      throw new RepositoryUnavailableError('gone');
    },
    follow: async () => {},
    ended: () => {},
    onError: error => errors.push((error as Error).message),
  });
  for (let count = 0; count < 3_500; count += 1) settling.add(outcome(`dlv_${count}`));
  await settling.done();
  assert.equal(asked, 1);
  assert.deepEqual(errors, ['gone', '2500 outcomes of deliveries could not be stored: they are sent again']);
});

/** A storage that answers when the test says so. */
function held(most: number) {
  const batches: { readonly ids: readonly string[]; readonly answer: () => void }[] = [];
  const settling = new OutcomeWriter({
    most,
    expectsMore: () => false,
    time: { now: () => 0, after: () => () => {} },
    settle: batch =>
      new Promise(resolve => {
        batches.push({ ids: batch.map(({ deliveryId }) => deliveryId), answer: () => resolve([]) });
      }),
    follow: async () => {},
    ended: () => {},
    onError: error => assert.fail(String(error)),
  });
  const add = (workspaceId: string, count: number, first = 0) => {
    for (let index = first; index < first + count; index += 1)
      settling.add(outcome(`${workspaceId}_${index}`, workspaceId));
  };
  const counts = () => batches.map(({ ids }) => ids.length);
  return { settling, batches, add, counts };
}

test('of another workspace are stored beside a batch, and those of the same workspace after it', async () => {
  const { batches, add, counts } = held(1_000);
  add('ws_a', 3);
  await turn();
  add('ws_a', 2, 3);
  add('ws_b', 1);
  await turn();
  assert.deepEqual(
    batches.map(({ ids }) => ids),
    [['ws_a_0', 'ws_a_1', 'ws_a_2'], ['ws_b_0']],
  );
  add('ws_c', 1);
  await turn();
  assert.deepEqual(counts(), [3, 1], 'two batches at once');
  batches[1]?.answer();
  await turn();
  assert.deepEqual(batches[2]?.ids, ['ws_c_0']);
  batches[0]?.answer();
  await turn();
  assert.deepEqual(batches[3]?.ids, ['ws_a_3', 'ws_a_4']);
});

test('share a batch: as many of each workspace, and what is left in turns', async () => {
  const { batches, add } = held(10_000);
  add('ws_a', 1);
  add('ws_b', 1);
  await turn();
  add('ws_a', 1_500, 1);
  add('ws_b', 2, 1);
  add('ws_c', 400);
  await turn();
  assert.equal(batches[1]?.ids.length, 400, 'nothing else of ws_a and ws_b while theirs are being stored');
  batches[1]?.answer();
  batches[0]?.answer();
  await turn();
  const next = batches[2]?.ids ?? [];
  assert.equal(next.length, 1_000);
  assert.deepEqual(
    next.filter(id => id.startsWith('ws_b')),
    ['ws_b_1', 'ws_b_2'],
  );
});

test('hold back a workspace that has as many of them as there is room left, and never another one', async () => {
  const { settling, batches, add } = held(100);
  add('ws_a', 49);
  assert.equal(settling.isBehind('ws_a'), false);
  add('ws_a', 1, 49);
  assert.deepEqual([settling.isBehind('ws_a'), settling.isBehind('ws_b')], [true, false]);
  await turn();
  assert.equal(settling.isBehind('ws_a'), true, 'also while they are being stored');
  add('ws_b', 24);
  assert.equal(settling.isBehind('ws_b'), false);
  add('ws_b', 1, 24);
  assert.equal(settling.isBehind('ws_b'), true);
  add('ws_c', 40);
  assert.deepEqual([settling.isBehind('ws_c'), settling.isBehind('ws_d')], [true, false]);
  await turn();
  for (let index = 0; index < 3; index += 1) {
    batches[index]?.answer();
    await turn();
  }
  assert.deepEqual(
    ['ws_a', 'ws_b', 'ws_c'].map(id => settling.isBehind(id)),
    [false, false, false],
  );
  await settling.done();
});

test('of a workspace with a locked row wait for it, and those of others do not wait for them', async () => {
  const calls: string[][] = [];
  let free = () => {};
  const settling = new OutcomeWriter({
    most: 1_000,
    expectsMore: () => false,
    time: { now: () => 0, after: () => () => {} },
    settle: async (batch, passOver) => {
      calls.push(batch.map(({ deliveryId }) => deliveryId));
      const locked = batch.filter(({ workspaceId }) => workspaceId === 'ws_a');
      if (passOver === undefined)
        await new Promise<void>(resolve => {
          free = resolve;
        });
      else if (locked.length > 0) passOver(locked);
      return [];
    },
    follow: async () => {},
    ended: () => {},
    onError: error => assert.fail(String(error)),
  });
  const add = (id: string, workspaceId: string) => settling.add(outcome(id, workspaceId));
  add('a_1', 'ws_a');
  add('b_1', 'ws_b');
  await turn();
  for (const next of ['2', '3']) {
    add(`a_${next}`, 'ws_a');
    add(`b_${next}`, 'ws_b');
    await turn();
  }
  assert.deepEqual(calls, [['a_1', 'b_1'], ['a_1'], ['b_2'], ['b_3']]);
  calls.length = 0;
  const done = settling.done();
  free();
  await turn();
  free();
  await done;
  assert.deepEqual(calls, [
    ['a_2', 'a_3'],
    ['a_2', 'a_3'],
  ]);
});

test.run();
