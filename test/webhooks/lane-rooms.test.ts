/** What a worker requests from the storage, and when it looks again, to the bounds. */
import assert from 'node:assert/strict';
import { suite } from 'uvu';
import { other, shop } from '../../src/testing/sample.ts';
import { Lanes } from '../../src/webhooks/lanes.ts';
import { add, forEver, going, job, roomOf, several, taken, trust } from './lane-jobs.ts';

const test = suite('Room in webhook lanes');

const claim = (lanes: Lanes, jobs: ReturnType<typeof several>) => {
  const wanted = lanes.wanted();
  assert.ok(wanted);
  lanes.add(wanted, jobs, { asked: 0, sendBefore: forEver }, 0);
};

/** Starts a delivery and ends it at once. */
function send(lanes: Lanes, now: number, { answered = true as boolean | null, after = 0 } = {}) {
  const one = lanes.next(now);
  assert.ok(one);
  lanes.end(one, answered, now + after);
}

test('is not looked for before the first claim', () => {
  const lanes = new Lanes({ concurrency: 1, perEndpoint: 1 });
  assert.deepEqual([lanes.isHungry, lanes.nextTurn()], [false, null]);
});

test('shrinks with each delivery that could be sent', () => {
  const lanes = new Lanes({ concurrency: 10, perEndpoint: 10 });
  add(lanes, several(20, 'ep_a'));
  assert.equal(lanes.wanted()?.limit, 80);
});

test('is for five seconds of a rate, rounded up', () => {
  for (const [rate, room] of [
    [2, 10],
    [0.5, 3],
    [9, 20],
  ] as const) {
    const lanes = new Lanes({ concurrency: 100, perEndpoint: 10 });
    add(lanes, [job('ep_rate', 'msg_1', rate)]);
    going(lanes, 0);
    assert.equal(roomOf(lanes, 'ep_rate'), room, String(rate));
  }
});

test('is only for endpoints of which nothing waits if half of all waits to be sent', () => {
  const lanes = new Lanes({ concurrency: 10, perEndpoint: 10 });
  add(lanes, several(1, 'ep_busy'));
  going(lanes, 0);
  trust(lanes, 'ep_known', 10);
  add(lanes, several(49, 'ep_many'));
  assert.deepEqual([lanes.wanted()?.limit, roomOf(lanes, 'ep_known')], [50, 99], 'half of it is not more');
  add(lanes, several(1, 'ep_one'));
  assert.equal(lanes.wanted()?.limit, 10);
  assert.deepEqual(
    ['ep_known', 'ep_many', 'ep_busy'].map(id => roomOf(lanes, id)),
    [0, 0, 20],
  );
});

test('is there for a workspace of which little waits, although another one has most of what waits', () => {
  const lanes = new Lanes({ concurrency: 10, perEndpoint: 10 });
  add(lanes, several(90, 'ep_a'));
  claim(lanes, several(10, 'ep_b', null, other));
  assert.equal(lanes.isHungry, true);
  assert.deepEqual([lanes.wanted()?.limit, roomOf(lanes, 'ep_a'), roomOf(lanes, 'ep_b')], [10, 0, 10]);
  claim(lanes, several(20, 'ep_b', null, other).slice(10));
  assert.equal(lanes.isHungry, false, 'more of it waits than there is room');
  for (const _ of Array.from({ length: 60 })) send(lanes, 0);
  assert.equal(lanes.isHungry, true);
});

test('is named only for endpoints with other room than an unknown one', () => {
  const lanes = new Lanes({ concurrency: 10, perEndpoint: 1 });
  add(lanes, several(1, 'ep_a'));
  going(lanes, 0);
  assert.deepEqual(lanes.wanted()?.rooms, []);
});

test('ends with six times as many deliveries as could be leased ahead, until some of them are gone', () => {
  const lanes = new Lanes({ concurrency: 1, perEndpoint: 1 });
  const jobs = Array.from({ length: 60 }, (_, index) => job(`ep_${index}`, `msg_${index}`, 1));
  add(lanes, jobs.slice(0, 59));
  assert.equal(lanes.wanted()?.limit, 1);
  add(lanes, jobs.slice(59));
  assert.equal(lanes.wanted(), null);
  for (let index = 0; index < 9; index += 1) lanes.drop(shop, `ep_${index}`, 0);
  for (const { workspaceId, endpoint } of lanes
    .held()
    .map(({ job }) => job)
    .slice(0, 20))
    lanes.drop(workspaceId, endpoint.id, 0);
  assert.equal(lanes.isHungry, true, 'the storage was not asked, so it may have more');
});

test('is for ten deliveries of unknown endpoints while fifty wait for a rate, and then for one', () => {
  for (const [count, limit] of [
    [50, 10],
    [51, 1],
  ] as const) {
    const lanes = new Lanes({ concurrency: 1, perEndpoint: 1 });
    const jobs = Array.from({ length: count }, (_, index) => job(`ep_${index}`, `msg_${index}`, 1));
    add(lanes, jobs);
    assert.equal(lanes.wanted()?.limit, limit, String(count));
  }
});

test('is used again for an endpoint that returned all that was requested in a claim that was cut off', () => {
  const lanes = new Lanes({ concurrency: 1, perEndpoint: 1 });
  claim(lanes, several(10, 'ep_a'));
  claim(lanes, []);
  for (let count = 0; count < 4; count += 1) send(lanes, 0);
  assert.equal(lanes.isHungry, false, 'more than half of it waits');
  send(lanes, 0);
  assert.equal(lanes.isHungry, true);
});

test('is forgotten for idle endpoints although the last claim was cut off', () => {
  const lanes = new Lanes({ concurrency: 1, perEndpoint: 1 });
  claim(lanes, [...several(5, 'ep_a'), ...several(5, 'ep_b')]);
  for (let count = 0; count < 10; count += 1) send(lanes, 0);
  assert.deepEqual([lanes.waiting, lanes.size], [0, 0]);
});

test('is used again at once if an endpoint returned all that was requested, and not one less', () => {
  for (const [count, isHungry] of [
    [9, false],
    [10, true],
  ] as const) {
    const lanes = new Lanes({ concurrency: 100, perEndpoint: 10 });
    claim(lanes, several(count, 'ep_a'));
    assert.equal(lanes.isHungry, isHungry, String(count));
  }
});

test('is not used again for an endpoint with more deliveries than it can use', () => {
  const lanes = new Lanes({ concurrency: 100, perEndpoint: 10 });
  claim(lanes, several(10, 'ep_rate', 1));
  assert.equal(lanes.isHungry, false);
  going(lanes, 0);
  assert.deepEqual([roomOf(lanes, 'ep_rate'), lanes.isHungry], [0, false]);
});

test('is not used again for an endpoint of which nothing was requested', () => {
  const lanes = new Lanes({ concurrency: 100, perEndpoint: 10 });
  add(lanes, several(12, 'ep_a'));
  assert.equal(roomOf(lanes, 'ep_a'), 0);
  claim(lanes, []);
  going(lanes, 0);
  assert.deepEqual([roomOf(lanes, 'ep_a'), lanes.isHungry], [10, false]);
});

test('of a single delivery is used for a slow endpoint that may have more, and not for another one', () => {
  for (const [jobs, isHungry] of [
    [several(1, 'ep_a'), true],
    [[], false],
  ] as const) {
    const lanes = new Lanes({ concurrency: 100, perEndpoint: 10 });
    add(lanes, several(2, 'ep_a'));
    for (const one of going(lanes, 0)) lanes.end(one, false, 0);
    assert.equal(roomOf(lanes, 'ep_a'), 1);
    claim(lanes, [...jobs]);
    for (const one of going(lanes, 0)) lanes.end(one, false, 0);
    assert.equal(lanes.isHungry, isHungry);
  }
});

test('is not used for deliveries of an endpoint that receives nothing any more', () => {
  const lanes = new Lanes({ concurrency: 100, perEndpoint: 10 });
  claim(lanes, several(10, 'ep_a'));
  lanes.drop(shop, 'ep_a', 0);
  for (const { workspaceId, endpoint } of lanes.held().map(({ job }) => job))
    lanes.drop(workspaceId, endpoint.id, 0);
  assert.deepEqual([lanes.waiting, lanes.size, lanes.isHungry], [0, 0, false]);
});

test('is looked at again when the rate of an endpoint allows it, and not after that', () => {
  const lanes = new Lanes({ concurrency: 100, perEndpoint: 10 });
  add(lanes, [...several(2, 'ep_slow', 1), ...several(2, 'ep_rate', 50)]);
  for (const [now, next] of [
    [0, 20],
    [20, 1_000],
  ] as const) {
    for (const one of going(lanes, now)) lanes.end(one, true, now);
    assert.equal(lanes.nextTurn(), next);
  }
  assert.deepEqual(taken(lanes, 1_000), ['ep_slow_1']);
  assert.equal(lanes.nextTurn(), null);
});

test('follows the rate that came with the latest delivery', () => {
  const lanes = new Lanes({ concurrency: 100, perEndpoint: 10 });
  add(lanes, [job('ep_a', 'msg_1')]);
  add(lanes, [job('ep_a', 'msg_2', 50)]);
  assert.deepEqual(taken(lanes, 0), ['msg_1']);
  assert.deepEqual(taken(lanes, 20), ['msg_2']);
});

test('is looked at again after half a second only while deliveries wait and the slow pool has a free slot', () => {
  const lanes = new Lanes({ concurrency: 1, perEndpoint: 1 });
  add(lanes, several(1, 'ep_a'));
  const [first] = going(lanes, 0);
  assert.equal(lanes.nextTurn(), null, 'nothing waits');
  add(lanes, several(1, 'ep_b'));
  assert.equal(lanes.nextTurn(), 500, 'one waits, and one slot is free');
  assert.ok(first);
  lanes.end(first, true, 1);
  assert.equal(lanes.nextTurn(), null, 'it has ended');
});

test('is made once for a delivery that takes long', () => {
  const lanes = new Lanes({ concurrency: 4, perEndpoint: 2 });
  add(lanes, several(3, 'ep_a'));
  assert.equal(going(lanes, 0).length, 2);
  assert.deepEqual([taken(lanes, 500), lanes.waiting, lanes.nextTurn()], [[], 1, null]);
});

test('in the slow pool is for the other deliveries of an endpoint too, as soon as one takes long', () => {
  const lanes = new Lanes({ concurrency: 4, perEndpoint: 2 });
  add(lanes, several(1, 'ep_a'));
  going(lanes, 0);
  add(lanes, [...several(1, 'ep_b'), ...several(1, 'ep_c')], 400);
  going(lanes, 400);
  add(lanes, [job('ep_a', 'next')], 400);
  assert.deepEqual([taken(lanes, 499), taken(lanes, 500)], [[], ['next']]);
});

test('in the slow pool is used to the last slot', () => {
  const lanes = new Lanes({ concurrency: 1, perEndpoint: 1 });
  add(lanes, several(2, 'ep_a'));
  send(lanes, 0, { after: 500 });
  add(lanes, several(1, 'ep_b', null, other), 500);
  assert.deepEqual(taken(lanes, 500), ['ep_b_0', 'ep_a_1']);
});

test('is forgotten for an idle endpoint that took less than half a second', () => {
  for (const [after, size] of [
    [499, 0],
    [500, 1],
  ] as const) {
    const lanes = new Lanes({ concurrency: 10, perEndpoint: 1 });
    add(lanes, several(1, 'ep_a'));
    send(lanes, 0, { after });
    assert.equal(lanes.size, size, String(after));
  }
});

test('is forgotten for an idle endpoint when its rate allows the next delivery', () => {
  for (const [after, size] of [
    [19, 1],
    [20, 0],
  ] as const) {
    const lanes = new Lanes({ concurrency: 10, perEndpoint: 1 });
    add(lanes, several(1, 'ep_rate', 50));
    send(lanes, 0, { after });
    assert.equal(lanes.size, size, String(after));
  }
});

test('is forgotten for the slow endpoint that was idle for the longest time', () => {
  const lanes = new Lanes({ concurrency: 1, perEndpoint: 1 });
  const fail = (index: number) => {
    add(lanes, several(1, `ep_${index}`));
    send(lanes, 0, { answered: false });
  };
  for (let index = 0; index < 10; index += 1) fail(index);
  fail(0);
  fail(10);
  assert.deepEqual([lanes.size, roomOf(lanes, 'ep_0'), roomOf(lanes, 'ep_1')], [10, 1, 10]);
});

test('grows by one with a response, and stays as it is if nothing was sent', () => {
  const lanes = new Lanes({ concurrency: 100, perEndpoint: 10 });
  add(lanes, several(20, 'ep_a'));
  const [first, second] = going(lanes, 0);
  assert.ok(first && second);
  lanes.end(first, null, 0);
  const again = going(lanes, 0);
  assert.equal(again.length, 1, 'two at once, as before');
  lanes.end(second, true, 0);
  assert.equal(going(lanes, 0).length, 2, 'three at once');
});

test('of an endpoint without a response is half as large', () => {
  const lanes = new Lanes({ concurrency: 100, perEndpoint: 8 });
  trust(lanes, 'ep_a', 8);
  add(lanes, several(30, 'ep_a'));
  const [first, ...others] = going(lanes, 0);
  assert.ok(first);
  lanes.end(first, false, 0);
  for (const one of others) lanes.end(one, null, 0);
  assert.equal(going(lanes, 0).length, 4);
});

test('does not move an endpoint to the end of its turns when it responds', () => {
  const lanes = new Lanes({ concurrency: 100, perEndpoint: 3 });
  add(lanes, [...several(3, 'ep_a'), ...several(3, 'ep_b')]);
  const [first, second] = [lanes.next(0), lanes.next(0)];
  assert.ok(first && second);
  lanes.end(first, true, 0);
  assert.equal(lanes.next(0)?.job.delivery.id, 'ep_a_1');
});

test('is used until the end of a lease, and then left to the next worker', () => {
  const lanes = new Lanes({ concurrency: 10, perEndpoint: 10 });
  add(lanes, [job('ep_a', 'in time')], 0, 100);
  assert.deepEqual(taken(lanes, 100), ['in time']);
  add(lanes, [job('ep_b', 'late')], 0, 100);
  assert.deepEqual([taken(lanes, 101), lanes.waiting, lanes.isHungry], [[], 0, true]);
});

test.run();
