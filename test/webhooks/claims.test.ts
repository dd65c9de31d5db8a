/** When a worker claims more deliveries: by its free capacity, not by what it has sent. The test has its own clock. */
import assert from 'node:assert/strict';
import { suiteOf } from '../helper.ts';
import { type Lane, second, start } from './timed-worker.ts';

const test = suiteOf('Webhook claims', { isLong: true });

test('request deliveries for an endpoint with a rate only if there is room, or at the next poll', async cleanup => {
  const { time, claims, countOf } = start(cleanup, [{ id: 'ep_rate', rate: 20, due: 100_000 }]);
  await time.pass(15 * second);
  assert.ok(countOf('ep_rate') >= 300, `${countOf('ep_rate')} were sent`);
  assert.ok(claims.length <= 40, `${claims.length} claims, one a second and what is needed`);
  const empty = claims.filter(({ count }) => count === 0).length;
  assert.ok(empty <= 15, `${empty} came back empty, of which there is one a second`);
});

test('are no more frequent than polls while a hundred endpoints wait for their rates', async cleanup => {
  const lanes = Array.from({ length: 100 }, (_, index) => ({ id: `ep_${index}`, rate: 1, due: 1_000 }));
  const { time, claims, sent } = start(cleanup, lanes);
  await time.pass(20 * second);
  assert.ok(sent.length >= 2_000, `${sent.length} were sent`);
  assert.ok(claims.length <= 60, `${claims.length} claims`);
});

test('are as few as possible for one endpoint with a large backlog that responds immediately', async cleanup => {
  const { time, claims, countOf } = start(cleanup, [{ id: 'ep_a', due: 10_000, takes: 10 }]);
  await time.pass(12 * second);
  assert.equal(countOf('ep_a'), 10_000);
  const needed = claims.filter(({ count }) => count > 0);
  assert.ok(needed.length <= 220, `${needed.length} claims of at least fifty each`);
  assert.ok(claims.length - needed.length <= 13, 'and one a second where nothing is due');
});

test('request one delivery per attempt for an endpoint that hangs', async cleanup => {
  const { time, claims, countOf } = start(cleanup, [{ id: 'ep_hangs', due: 10_000, takes: 1e9 }], {
    pollInterval: 3_600 * second,
  });
  await time.pass(150 * second);
  assert.ok(countOf('ep_hangs') <= 14, `${countOf('ep_hangs')} tries, one each 15 s, and some at first`);
  assert.ok(claims.length <= 14, `${claims.length} claims`);
});

for (const [what, count, lane] of [
  ['twelve endpoints wait for a rate', 12, { rate: 1, due: 100_000 }],
  ['a hundred endpoints wait for a rate', 100, { rate: 1, due: 1_000 }],
  ['twelve endpoints hang', 12, { takes: 1e9, due: 100_000 }],
] as const)
  test(`deliver to others without delay while ${what}`, async cleanup => {
    const quick = Array.from({ length: 50 }, (_, index) => ({
      id: `ep_quick_${index}`,
      due: 200,
      takes: 50,
    }));
    const lastOf = async (lanes: readonly Lane[]) => {
      const { time, sent } = start(cleanup, lanes);
      await time.pass(60 * second);
      const ours = sent.filter(({ id }) => id.startsWith('ep_quick'));
      assert.equal(ours.length, 10_000);
      return Math.max(...ours.map(({ at }) => at));
    };
    const alone = await lastOf(quick);
    const others = Array.from({ length: count }, (_, index) => ({ id: `ep_${index}`, ...lane }));
    const beside = await lastOf([...others, ...quick]);
    assert.ok(beside <= 1.1 * alone, `${beside} ms beside ${alone} ms`);
  });

test('deliver an event to its own endpoint immediately while twelve others hang and ten are busy', async cleanup => {
  const hanging = Array.from({ length: 12 }, (_, index) => ({ id: `ep_${index}`, due: 10_000, takes: 1e9 }));
  const busy = Array.from({ length: 10 }, (_, index) => ({
    id: `ep_busy_${index}`,
    due: 10_000,
    takes: 100,
  }));
  const { time, sent, left, worker } = start(cleanup, [...hanging, ...busy, { id: 'ep_new', due: 0 }]);
  for (const at of [100, 2_000, 20_000]) {
    await time.pass(at - time.now());
    const before = sent.filter(({ id }) => id === 'ep_new').length;
    left.set('ep_new', 1);
    worker.nudge();
    await time.pass(10);
    assert.equal(sent.filter(({ id }) => id === 'ep_new').length, before + 1, `at ${at} ms`);
  }
});

test('do not send a delivery whose lease ended during the claim', async cleanup => {
  const slow = { claimTakes: 15_001 };
  const { time, sent, claims } = start(cleanup, [{ id: 'ep_a', due: 1 }], { leaseSlack: 0 }, slow);
  await time.pass(16 * second);
  assert.deepEqual([claims[0]?.count, sent], [1, []]);
});

for (const [what, change] of [
  ['was paused', { state: 'paused' }],
  ['was deleted', null],
] as const)
  test(`send nothing more to an endpoint that ${what}, after a second`, async cleanup => {
    const lanes = [{ id: 'ep_a', due: 5, rate: 1 }];
    const { time, countOf, changes, givenBack, worker } = start(cleanup, lanes);
    await time.pass(1_500);
    assert.equal(countOf('ep_a'), 2);
    changes.set('ep_a', change);
    await time.pass(20 * second);
    assert.deepEqual([countOf('ep_a'), givenBack.length], [2, 3]);
    changes.delete('ep_a');
    await worker.close();
    assert.equal(givenBack.length, 3, 'once');
  });

test('send waiting deliveries to the updated URL of their endpoint', async cleanup => {
  const { time, sent, changes, looks } = start(cleanup, [{ id: 'ep_a', due: 100, takes: 400 }]);
  await time.pass(1_500);
  changes.set('ep_a', { url: 'https://new.example/hook' });
  const before = sent.length;
  await time.pass(second);
  const at = time.now();
  await time.pass(20 * second);
  assert.ok(before > 4 && before < 50, `${before} were sent`);
  assert.deepEqual(
    [...new Set(sent.filter(one => one.at > at).map(({ url }) => url))],
    ['https://new.example/hook'],
  );
  assert.equal(sent.length, 100);
  assert.ok(looks() <= 10, `${looks()} looks, one a second`);
});

test('use the settings from the lease if the storage cannot return the endpoint', async cleanup => {
  const { time, countOf, changes } = start(cleanup, [{ id: 'ep_a', due: 5, rate: 1 }]);
  changes.set('ep_a', undefined);
  await time.pass(10 * second);
  assert.equal(countOf('ep_a'), 5);
});

test('do not send a delivery whose lease ended while its endpoint was read', async cleanup => {
  const slow = { lookTakes: 50_000 };
  const { time, countOf, looks } = start(cleanup, [{ id: 'ep_a', due: 2, rate: 1 }], {}, slow);
  await time.pass(60 * second);
  assert.deepEqual([countOf('ep_a'), looks()], [1, 1]);
});

test('do not read the endpoint again for a delivery that is sent immediately', async cleanup => {
  const { time, countOf, looks } = start(cleanup, [{ id: 'ep_a', due: 10_000, takes: 10 }]);
  await time.pass(12 * second);
  assert.deepEqual([countOf('ep_a'), looks()], [10_000, 0]);
});

test('stop sending while too many outcomes wait for a slow storage', async cleanup => {
  const lanes = Array.from({ length: 10 }, (_, index) => ({ id: `ep_${index}`, due: 10_000, takes: 1 }));
  const { time, sent } = start(cleanup, lanes, { concurrency: 10 }, { settleTakes: 20_000 });
  await time.pass(19_000);
  assert.ok(sent.length >= 500 && sent.length <= 520, `${sent.length} were sent`);
  await time.pass(30_000);
  assert.ok(sent.length > 520, 'and goes on when it has caught up');
});

test("use the host's clock if it has one, and otherwise the storage's", async cleanup => {
  const { claims, time } = start(cleanup, []);
  await time.pass(0);
  assert.equal(claims[0]?.claim.now, undefined);
  const own = start(cleanup, [], { now: () => 0 });
  await own.time.pass(0);
  assert.equal(own.claims[0]?.claim.now, '1970-01-01T00:00:00.000Z');
});

test('are retried after a storage error only at the next poll or nudge', async cleanup => {
  const { time, claims, worker } = start(cleanup, [{ id: 'ep_a', due: 1_000 }], {}, { isGone: true });
  await time.pass(3_500);
  assert.equal(claims.length, 4);
  worker.nudge();
  await time.pass(0);
  assert.equal(claims.length, 5);
});

test('prune deliveries after thirty days in batches with pauses, then once a minute', async cleanup => {
  const { time, prunes } = start(cleanup, [], {}, { toPrune: 3 });
  await time.pass(120_100);
  const keepFor = 30 * 86_400_000;
  assert.deepEqual(
    prunes,
    [0, 20, 40, 60, 60_060, 120_060].map(at => ({ at, keepFor })),
  );
});

test("prune deliveries after the configured time by the host's clock, or never", async cleanup => {
  const days = start(cleanup, [], { deliveryRetentionDays: 2, now: () => 0 });
  await days.time.pass(0);
  assert.deepEqual(days.prunes, [{ at: 0, keepFor: 172_800_000, now: '1970-01-01T00:00:00.000Z' }]);
  const never = start(cleanup, [], { deliveryRetentionDays: 0 });
  await never.time.pass(0);
  assert.deepEqual(never.prunes, [{ at: 0, keepFor: null }]);
});

test('say for how long pruning has not come to an end, or has failed', async cleanup => {
  const behindOf = (worker: { inHand(): Readonly<Record<string, number>> }) =>
    worker.inHand().pruning_behind_ms;
  const late = start(cleanup, [], {}, { toPrune: 3 });
  await late.time.pass(50);
  assert.equal(behindOf(late.worker), 50);
  await late.time.pass(10);
  assert.equal(behindOf(late.worker), 0);
  const failing = start(cleanup, [], {}, { isGone: true });
  await failing.time.pass(61_000);
  assert.equal(behindOf(failing.worker), 61_000);
});

test('continue pruning after a storage error, and stop at close', async cleanup => {
  const { time, prunes, worker } = start(cleanup, [], {}, { isGone: true });
  await time.pass(60_000);
  assert.equal(prunes.length, 2);
  await worker.close();
  await time.pass(600_000);
  assert.equal(prunes.length, 2);
});

test('looks again at once after an outcome that has made an event, but not after others', async cleanup => {
  const claimsAfter = async (takes: number) => {
    const options = { timeout: second, pollInterval: 600 * second, schedule: [] };
    const { time, claims, countOf } = start(cleanup, [{ id: 'ep_a', due: 1, takes }], options);
    await time.pass(10 * second);
    assert.equal(countOf('ep_a'), 1);
    return claims.length;
  };
  const succeeded = await claimsAfter(0.5 * second);
  // Its only attempt failed: subscribers are told that it is exhausted.
  assert.equal(await claimsAfter(2 * second), succeeded + 1);
});

test.run();
