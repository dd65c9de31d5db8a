/** What a worker does if no option says otherwise, and what it does about failures of the storage. */
import assert from 'node:assert/strict';
import type { AutomationRepository } from '../../src/repository/index.ts';
import { suiteOf } from '../helper.ts';
import { second, start } from './timed-worker.ts';

const test = suiteOf('A webhook worker');

test('leases up to a thousand deliveries for a minute by default, ten of an unknown endpoint', async cleanup => {
  const { claims, time } = start(cleanup, []);
  await time.pass(0);
  const { limit, perEndpoint, leaseFor } = claims[0]?.claim ?? {};
  assert.deepEqual({ limit, perEndpoint, leaseFor }, { limit: 1_000, perEndpoint: 10, leaseFor: 60_000 });
});

test('leases deliveries for twice their timeout and the slack', async cleanup => {
  const { claims, time } = start(cleanup, [], { timeout: 7, leaseSlack: 100, concurrency: 3 });
  await time.pass(0);
  const { limit, leaseFor } = claims[0]?.claim ?? {};
  assert.deepEqual([limit, leaseFor], [30, 114]);
});

test('starts a delivery until its timeout before the end of the lease', async cleanup => {
  const options = { timeout: 2_000, leaseSlack: 3_000 };
  for (const [claimTakes, count] of [
    [5_000, 1],
    [5_001, 0],
  ] as const) {
    const { sent, time } = start(cleanup, [{ id: 'ep_a', due: 1 }], options, { claimTakes });
    await time.pass(0);
    assert.equal(sent.length, count, `${claimTakes} ms`);
  }
});

test('prunes the events of automation after thirty days, the configured number of days, or never', async cleanup => {
  for (const [eventRetentionDays, retentionDays] of [
    [undefined, 30],
    [7, 7],
    [0, 36_500],
  ] as const) {
    const asked: object[] = [];
    const automation = {
      prune: async given => {
        asked.push(given);
        return false;
      },
    } satisfies Partial<AutomationRepository> as Partial<AutomationRepository> as AutomationRepository;
    const { time } = start(cleanup, [], { automation, eventRetentionDays, now: () => 0 } as object);
    await time.pass(0);
    assert.deepEqual(asked, [{ retentionDays, now: '1970-01-01T00:00:00.000Z' }]);
  }
});

test('reports a release that failed', async cleanup => {
  const errors: string[] = [];
  const { changes, givenBack, time, countOf } = start(
    cleanup,
    [{ id: 'ep_a', due: 5, rate: 1 }],
    { onError: error => errors.push(String(error)) },
    { failedReleases: 1 },
  );
  await time.pass(1_500);
  changes.set('ep_a', { state: 'paused' });
  await time.pass(20 * second);
  assert.deepEqual([countOf('ep_a'), givenBack.length, errors], [2, 3, ['Error: not released']]);
});

test('claims once if it is started twice', async cleanup => {
  const { worker, claims, time } = start(cleanup, []);
  worker.start();
  await time.pass(0);
  assert.equal(claims.length, 1);
});

test('claims nothing after it was closed, however often it is woken', async cleanup => {
  const { worker, claims, time } = start(cleanup, []);
  await time.pass(0);
  const closed = worker.close();
  assert.equal(worker.close(), closed);
  worker.nudge();
  await closed;
  await time.pass(10 * second);
  assert.equal(claims.length, 1);
});

test.run();
