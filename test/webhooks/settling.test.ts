/** Outcomes are stored in batches: one that ends while others are running waits for them, but not for long. */
import assert from 'node:assert/strict';
import { setImmediate as turn } from 'node:timers/promises';
import { RepositoryUnavailableError, type Settlement } from '../../src/repository/index.ts';
import { shop } from '../../src/testing/sample.ts';
import { attempt } from '../../src/testing/webhooks/jobs.ts';
import { Settling } from '../../src/webhooks/settling.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('Outcomes of deliveries');

const outcome = (deliveryId: string): Settlement => ({
  workspaceId: shop,
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
  const settling = new Settling({
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
  const settling = new Settling({
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

test.run();
