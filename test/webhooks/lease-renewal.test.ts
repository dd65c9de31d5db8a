/** Leases of deliveries are short, and renewed while this process has them in hand. */
import assert from 'node:assert/strict';
import { suiteOf } from '../helper.ts';
import { job } from './lane-jobs.ts';
import { second, start } from './timed-worker.ts';

const test = suiteOf('Leases of webhook deliveries');

const renewing = { renews: true };
const slow = [{ id: 'ep_a', due: 1, takes: 40 * second }];
const patient = { timeout: 60 * second };

test('last fifteen seconds, and are renewed every three while a delivery is being sent', async cleanup => {
  const { time, claims, renewals, countOf } = start(cleanup, slow, patient, renewing);
  await time.pass(60 * second);
  assert.equal(claims[0]?.claim.leaseFor, 15 * second);
  assert.deepEqual(
    renewals,
    Array.from({ length: 13 }, (_, index) => ({
      at: 3 * second * (index + 1),
      ids: ['msg_1'],
      leaseFor: 15 * second,
    })),
  );
  assert.equal(countOf('ep_a'), 1);
});

test('last as long as configured, but never longer than twice the timeout and the slack', async cleanup => {
  for (const [options, leaseFor] of [
    [{ leaseFor: 20 * second }, 20 * second],
    [{ timeout: 2 * second, leaseSlack: 500 }, 4_500],
  ] as const) {
    const { time, claims } = start(cleanup, [], options, renewing);
    await time.pass(0);
    assert.equal(claims[0]?.claim.leaseFor, leaseFor);
  }
});

test('are renewed for deliveries that wait for the rate of their endpoint, which are sent in time', async cleanup => {
  const lanes = [{ id: 'ep_a', due: 4, rate: 0.05 }];
  const { time, sent, renewals } = start(cleanup, lanes, {}, renewing);
  await time.pass(70 * second);
  assert.deepEqual(
    sent.map(({ at }) => at),
    [0, 20, 40, 60].map(at => at * second),
  );
  assert.ok(renewals.length > 0);
});

test('are not renewed if the deliveries end in time', async cleanup => {
  const { time, countOf, renewals } = start(cleanup, [{ id: 'ep_a', due: 500, takes: 100 }], {}, renewing);
  await time.pass(10 * second);
  assert.deepEqual([countOf('ep_a'), renewals], [500, []]);
});

test("are renewed by the host's clock", async cleanup => {
  const { time, renewals } = start(cleanup, slow, { ...patient, now: () => 0 }, renewing);
  await time.pass(3 * second);
  assert.equal(renewals[0]?.now, '1970-01-01T00:00:00.000Z');
});

test('that others have by now end the wait of their deliveries: they are not sent here', async cleanup => {
  const lanes = [{ id: 'ep_a', due: 3, rate: 0.1 }];
  const { time, sent, lose } = start(cleanup, lanes, {}, renewing);
  await time.pass(1 * second);
  lose(['msg_2']);
  await time.pass(60 * second);
  assert.equal(sent.length, 2);
});

test('that cannot be renewed end the wait of their deliveries before others may send them', async cleanup => {
  const errors: string[] = [];
  const onError = (error: unknown) => void errors.push((error as Error).message);
  const lanes = [{ id: 'ep_a', due: 9, rate: 0.3 }];
  const { time, sent, lose, renewals } = start(cleanup, lanes, { onError }, renewing);
  await time.pass(1 * second);
  lose(null);
  await time.pass(60 * second);
  // Within ten of the fifteen seconds.
  assert.deepEqual(
    sent.map(({ at }) => Math.floor(at / second)),
    [0, 3, 6],
  );
  assert.ok(renewals.length > 2 && errors.every(message => message === 'not renewed'), String(errors));
});

test('are renewed for outcomes that wait to be stored', async cleanup => {
  const lanes = [{ id: 'ep_a', due: 2, takes: 1 * second }];
  const options = { concurrencyPerEndpoint: 1 };
  const { time, renewals } = start(cleanup, lanes, options, { ...renewing, settleTakes: 30 * second });
  await time.pass(20 * second);
  // The outcome of the first one is being stored; that of the second one waits for it.
  assert.deepEqual([...new Set(renewals.slice(1).flatMap(({ ids }) => ids))], ['msg_2']);
});

test('are not renewed while the outcome is stored: it waits for the renewal', async cleanup => {
  const lanes = [{ id: 'ep_a', due: 1, takes: 3_100 }];
  const { time, steps } = start(cleanup, lanes, {}, { ...renewing, renewTakes: 500 });
  await time.pass(10 * second);
  assert.deepEqual(steps, ['renew', 'renewed', 'settle']);
});

test('of a claim that took long are renewed before anything is sent', async cleanup => {
  const { time, sent, renewals } = start(
    cleanup,
    [{ id: 'ep_a', due: 1 }],
    {},
    { ...renewing, claimTakes: 14 * second },
  );
  await time.pass(0);
  assert.deepEqual([renewals.map(({ ids }) => ids), sent.length], [[['msg_1']], 1]);
});

test('that end early by the clock of the storage make no delivery twice', async cleanup => {
  const lanes = [
    { id: 'ep_a', due: 1, takes: 10 * second },
    { id: 'ep_b', due: 2, rate: 0.1 },
  ];
  const { time, again, sent, worker } = start(cleanup, lanes, {}, renewing);
  await time.pass(1 * second);
  assert.equal(sent.length, 2);
  // The one that is being sent, and the one that waits.
  again.push(job('ep_a', 'msg_1'), job('ep_b', 'msg_3', 0.1));
  worker.nudge();
  await time.pass(40 * second);
  assert.deepEqual(sent.map(({ id }) => id).sort(), ['ep_a', 'ep_b', 'ep_b']);
});

test('are renewed until the last delivery has ended at close, and not after that', async cleanup => {
  const lanes = [...slow, { id: 'ep_b', due: 3, rate: 0.01 }];
  const { time, renewals, worker } = start(cleanup, lanes, patient, renewing);
  await time.pass(1 * second);
  const closed = worker.close();
  await time.pass(41 * second);
  await closed;
  assert.equal(renewals.length, 13);
  await time.pass(60 * second);
  assert.equal(renewals.length, 13);
});

test.run();
