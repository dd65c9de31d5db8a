/** Whose turn it is among what waits to be sent, by a clock of the test's own. */
import assert from 'node:assert/strict';
import { suite } from 'uvu';
import { endpoint, event, other, shop } from '../../src/testing/sample.ts';
import { Lanes } from '../../src/webhooks/lanes.ts';

const test = suite('webhooks: lanes');

const forEver = Number.POSITIVE_INFINITY;

const job = (endpointId: string, id: string, rate: number | null = null, workspaceId = shop) => {
  const { type, created_at, payload } = event(id);
  return {
    workspaceId,
    payload,
    endpoint: { ...endpoint(endpointId, ['*']), rate },
    delivery: {
      id,
      endpoint_id: endpointId,
      event_id: id,
      event_type: type,
      state: 'pending' as const,
      created_at,
      next_attempt_at: created_at,
      attempts: [],
    },
  };
};

/** Takes all that may go now. */
function taken(lanes: Lanes, now: number) {
  const ids: string[] = [];
  for (let next = lanes.next(now); next !== null; next = lanes.next(now)) ids.push(next.job.delivery.id);
  return ids;
}

test('endpoints take turns, each with so many on their way', () => {
  const lanes = new Lanes(2);
  for (const id of ['a1', 'a2', 'a3', 'a4']) lanes.add(job('ep_a', id), forEver);
  for (const id of ['b1', 'b2', 'b3']) lanes.add(job('ep_b', id), forEver);
  lanes.add(job('ep_a', 'other', null, other), forEver);
  assert.deepEqual(taken(lanes, 0), ['a1', 'b1', 'other', 'a2', 'b2']);
  assert.equal(lanes.waiting, 3);
  assert.deepEqual(
    lanes.longerThan(1).map(({ endpointId }) => endpointId),
    ['ep_a'],
  );
});

test('what ends lets the next of its endpoint go', () => {
  const lanes = new Lanes(1);
  for (const id of ['a1', 'a2']) lanes.add(job('ep_a', id), forEver);
  const first = lanes.next(0);
  assert.equal(lanes.next(0), null);
  assert.ok(first);
  first.lane.underWay -= 1;
  assert.deepEqual(taken(lanes, 0), ['a2']);
});

test('an endpoint with a rate is sent to at its rate, and holds up nobody meanwhile', () => {
  const lanes = new Lanes(10);
  for (const id of ['r1', 'r2', 'r3']) lanes.add(job('ep_rate', id, 50), forEver);
  for (const id of ['a1', 'a2']) lanes.add(job('ep_a', id), forEver);
  assert.deepEqual(taken(lanes, 1_000), ['r1', 'a1', 'a2']);
  assert.equal(lanes.nextTurn(), 1_020);
  assert.deepEqual(taken(lanes, 1_019), []);
  assert.deepEqual(taken(lanes, 1_020), ['r2']);
  assert.deepEqual(taken(lanes, 9_000), ['r3'], 'time that has passed lets no burst through');
  lanes.add(job('ep_rate', 'r4', 50), forEver);
  assert.deepEqual(taken(lanes, 9_019), [], 'its rate holds for what comes later too');
  assert.deepEqual(taken(lanes, 9_020), ['r4']);
  assert.equal(lanes.nextTurn(), null);
});

test('what waits for longer than its lease lasts is left to whoever claims it next', () => {
  const lanes = new Lanes(1);
  lanes.add(job('ep_a', 'old'), 1_000);
  lanes.add(job('ep_a', 'new'), 2_000);
  assert.deepEqual(taken(lanes, 1_001), ['new']);
  assert.equal(lanes.waiting, 0);
});

test('the last delivery that waits for its rate has its turn too', () => {
  const lanes = new Lanes(10);
  for (const id of ['r1', 'r2']) lanes.add(job('ep_rate', id, 50), forEver);
  assert.deepEqual(taken(lanes, 1_000), ['r1']);
  assert.equal(lanes.nextTurn(), 1_020);
});

test('an endpoint whose deliveries have all ended takes no room any more', () => {
  const lanes = new Lanes(10);
  lanes.add(job('ep_a', 'a1'), forEver);
  const first = lanes.next(0);
  assert.ok(first);
  lanes.next(0);
  assert.equal(lanes.longerThan(-1).length, 1, 'one is on its way');
  first.lane.underWay -= 1;
  lanes.next(0);
  assert.deepEqual(lanes.longerThan(-1), []);
});

test('what comes for an endpoint that is busy waits in the same lane', () => {
  const lanes = new Lanes(1);
  lanes.add(job('ep_a', 'a1'), forEver);
  const first = lanes.next(0);
  lanes.add(job('ep_a', 'a2'), forEver);
  assert.equal(lanes.next(0), null);
  assert.ok(first);
  first.lane.underWay -= 1;
  assert.deepEqual(taken(lanes, 0), ['a2']);
});

test.run();
