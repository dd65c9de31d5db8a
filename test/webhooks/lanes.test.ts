/** The order of waiting deliveries, and what a worker claims, with a clock of the test. */
import assert from 'node:assert/strict';
import { suite } from 'uvu';
import { other, shop } from '../../src/testing/sample.ts';
import { Lanes } from '../../src/webhooks/lanes.ts';
import { add, forEver, going, idOf, job, roomOf, several, taken, trust, trusted } from './lane-jobs.ts';

const test = suite('Webhook lanes');

test('let workspaces take turns, and the endpoints of each', () => {
  const lanes = new Lanes({ concurrency: 100, perEndpoint: 2 });
  add(lanes, [...several(3, 'ep_a'), ...several(1, 'ep_b'), ...several(3, 'ep_c', null, other)]);
  assert.deepEqual(taken(lanes, 0), ['ep_a_0', 'ep_c_0', 'ep_b_0', 'ep_c_1', 'ep_a_1']);
  assert.equal(lanes.waiting, 2);
});

test('start the next delivery of an endpoint when one ends', () => {
  const lanes = new Lanes({ concurrency: 100, perEndpoint: 1 });
  add(lanes, several(2, 'ep_a'));
  const [first] = going(lanes, 0);
  assert.equal(lanes.next(0), null);
  assert.ok(first);
  lanes.end(first, true, 0);
  assert.deepEqual(taken(lanes, 0), ['ep_a_1']);
});

test('allow two concurrent deliveries to an endpoint, one more for each response, up to the limit', () => {
  const lanes = new Lanes({ concurrency: 100, perEndpoint: 4 });
  add(lanes, several(20, 'ep_a'));
  const counts: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const all = going(lanes, 0);
    counts.push(all.length);
    for (const one of all) lanes.end(one, true, 1);
  }
  assert.deepEqual(counts, [2, 4, 4]);
});

test('halve the concurrency of an endpoint for each missing response, down to one, until it responds', () => {
  const lanes = trusted('ep_a', { perEndpoint: 8 });
  add(lanes, several(30, 'ep_a'));
  const unanswered = going(lanes, 0);
  assert.equal(unanswered.length, 8);
  const [first, second, third, fourth, ...rest] = unanswered;
  assert.ok(first && second && third && fourth);
  lanes.end(first, false, 0);
  assert.equal(lanes.next(0), null, 'four at most, and seven are under way');
  for (const one of [second, third, fourth]) lanes.end(one, false, 0);
  assert.equal(lanes.next(0), null, 'one at most');
  for (const one of rest) lanes.end(one, false, 0);
  const again = going(lanes, 0);
  assert.equal(again.length, 1, 'it is tried all the same');
  assert.ok(again[0]);
  lanes.end(again[0], true, 0);
  assert.equal(going(lanes, 0).length, 2, 'an answer, whatever it is, allows for one more');
});

test('apply the rate of an endpoint without delaying others', () => {
  const lanes = new Lanes({ concurrency: 100, perEndpoint: 10 });
  add(lanes, [...several(3, 'ep_rate', 50), ...several(2, 'ep_a')], 1_000);
  assert.deepEqual(taken(lanes, 1_000), ['ep_rate_0', 'ep_a_0', 'ep_a_1']);
  assert.equal(lanes.nextTurn(), 1_020);
  assert.deepEqual(taken(lanes, 1_019), []);
  assert.deepEqual(taken(lanes, 1_020), ['ep_rate_1']);
});

test('allow no burst after a pause, and apply the rate to later deliveries', () => {
  const lanes = new Lanes({ concurrency: 100, perEndpoint: 10 });
  const send = (now: number) => {
    const all = going(lanes, now);
    for (const one of all) lanes.end(one, true, now);
    return all.map(idOf);
  };
  add(lanes, several(3, 'ep_rate', 50));
  assert.deepEqual([send(0), send(9_000)], [['ep_rate_0'], ['ep_rate_1']]);
  assert.deepEqual([send(9_019), send(9_020)], [[], ['ep_rate_2']]);
  add(lanes, [job('ep_rate', 'late', 50)], 9_021);
  assert.deepEqual([send(9_039), send(9_040)], [[], ['late']]);
});

test('drop a delivery that has waited longer than its lease', () => {
  const lanes = new Lanes({ concurrency: 100, perEndpoint: 10 });
  add(lanes, [job('ep_a', 'a1')], 0, 100);
  add(lanes, [job('ep_a', 'a2')], 0, 200);
  assert.deepEqual(taken(lanes, 101), ['a2']);
  assert.equal(lanes.waiting, 0);
  assert.equal(lanes.isHungry, true, 'it is somewhere');
});

test('reserve the last slots, so that each idle workspace gets one immediately', () => {
  const lanes = new Lanes({ concurrency: 10, perEndpoint: 1 });
  add(
    lanes,
    Array.from({ length: 30 }, (_, index) => job(`ep_${index}`, `here_${index}`)),
  );
  assert.equal(going(lanes, 0).length, 9);
  add(lanes, [job('ep_there', 'there', null, other)]);
  assert.deepEqual(taken(lanes, 0), ['there']);
});

test('reserve slots for idle endpoints of a busy workspace', () => {
  const lanes = trusted('ep_busy', { concurrency: 20, perEndpoint: 20 });
  add(lanes, several(30, 'ep_busy'));
  assert.equal(going(lanes, 0).length, 16);
  add(lanes, [...several(2, 'ep_calm'), ...several(2, 'ep_quiet')]);
  assert.deepEqual(taken(lanes, 0), ['ep_calm_0', 'ep_quiet_0']);
});

test('share a single slot between all', () => {
  const lanes = new Lanes({ concurrency: 1, perEndpoint: 1 });
  add(lanes, several(1, 'ep_a'));
  assert.deepEqual(taken(lanes, 0), ['ep_a_0']);
});

test('free the slot of a delivery after half a second', () => {
  const lanes = new Lanes({ concurrency: 4, perEndpoint: 2 });
  for (const id of ['ep_1', 'ep_2', 'ep_3']) add(lanes, several(4, id));
  assert.equal(going(lanes, 0).length, 3);
  assert.equal(lanes.nextTurn(), 500);
  assert.deepEqual(taken(lanes, 499), []);
  add(lanes, several(2, 'ep_quick'));
  assert.deepEqual(taken(lanes, 500), ['ep_quick_0', 'ep_quick_1']);
});

test('limit slow deliveries to a second pool of the same size', () => {
  const lanes = new Lanes({ concurrency: 4, perEndpoint: 1 });
  const names = Array.from({ length: 12 }, (_, index) => `ep_${index}`);
  for (const id of names) add(lanes, several(1, id));
  const counts = [0, 500, 1_000, 1_500, 9_000].map(now => going(lanes, now).length);
  assert.deepEqual(counts, [3, 3, 1, 0, 0], 'four are slow, and three wait to be: the last place is kept');
  assert.equal(lanes.nextTurn(), null, 'no clock makes room: what ends does');
});

test('send to a slow endpoint only in the slow pool until it responds quickly', () => {
  const lanes = new Lanes({ concurrency: 2, perEndpoint: 2 });
  add(lanes, several(6, 'ep_slow'));
  const [first] = going(lanes, 0);
  assert.ok(first);
  going(lanes, 500);
  lanes.end(first, true, 600);
  const [second] = going(lanes, 600);
  assert.ok(second);
  // It uses a slot for slow endpoints: both slots for fast ones are free.
  add(lanes, [...several(1, 'ep_a', null, other), ...several(1, 'ep_b', null, 'ws_third')], 600);
  assert.deepEqual(taken(lanes, 600), ['ep_a_0', 'ep_b_0']);
  lanes.end(second, true, 700);
  assert.deepEqual(taken(lanes, 700), [], 'it is quick again, and the quick places are taken');
});

test('use no slot for deliveries that wait for a rate or a slow endpoint', () => {
  const lanes = new Lanes({ concurrency: 10, perEndpoint: 10 });
  assert.equal(lanes.wanted()?.limit, 100);
  for (let index = 0; index < 12; index += 1) add(lanes, several(10, `ep_${index}`, 1));
  going(lanes, 0);
  assert.deepEqual([lanes.waiting, lanes.wanted()?.limit], [111, 100]);
  const slow = new Lanes({ concurrency: 10, perEndpoint: 10 });
  add(slow, several(60, 'ep_slow'));
  assert.deepEqual(
    [slow.wanted()?.limit, slow.isHungry],
    [10, false],
    'room for those of whom nothing waits',
  );
  for (const one of going(slow, 0)) slow.end(one, false, 0);
  assert.deepEqual([slow.waiting, slow.wanted()?.limit], [58, 100]);
});

test('limit the number of deliveries that wait for rates', () => {
  const lanes = new Lanes({ concurrency: 1, perEndpoint: 1 });
  const jobs = Array.from({ length: 60 }, (_, index) => job(`ep_${index}`, `msg_${index}`, 1));
  add(lanes, jobs);
  assert.equal(lanes.wanted(), null);
  assert.equal(lanes.isHungry, false);
});

test('request ten deliveries of an unknown endpoint, and more of one that responds', () => {
  const lanes = new Lanes({ concurrency: 100, perEndpoint: 10 });
  assert.deepEqual(lanes.wanted(), { limit: 1_000, perEndpoint: 10, rooms: [] });
  trust(lanes, 'ep_a', 10);
  assert.equal(roomOf(lanes, 'ep_a'), 99);
  add(lanes, several(50, 'ep_a'));
  assert.equal(roomOf(lanes, 'ep_a'), 0, 'half of it is here: that is enough for now');
});

test('request the deliveries of five seconds for an endpoint with a rate, once half of them are sent', () => {
  const lanes = new Lanes({ concurrency: 100, perEndpoint: 10 });
  add(lanes, several(3, 'ep_rate', 1));
  assert.equal(roomOf(lanes, 'ep_rate'), 0);
  going(lanes, 0);
  assert.equal(roomOf(lanes, 'ep_rate'), 3);
});

test('request no more deliveries of an endpoint without responses than may be sent', () => {
  const lanes = new Lanes({ concurrency: 100, perEndpoint: 10 });
  add(lanes, several(2, 'ep_a'));
  const [first, second] = going(lanes, 0);
  assert.ok(first && second);
  lanes.end(first, false, 0);
  assert.equal(roomOf(lanes, 'ep_a'), 0, 'one is under way, and one may be');
  lanes.end(second, false, 0);
  assert.equal(roomOf(lanes, 'ep_a'), 1);
});

test('request more of an endpoint that returned as many as requested, once there is room', () => {
  const lanes = new Lanes({ concurrency: 100, perEndpoint: 10 });
  const wanted = lanes.wanted();
  assert.ok(wanted);
  lanes.add(wanted, several(10, 'ep_a'), { asked: 0, sendBefore: forEver }, 0);
  assert.equal(lanes.isHungry, true, 'twenty can be used');
  lanes.add(lanes.wanted() ?? wanted, several(3, 'ep_a'), { asked: 0, sendBefore: forEver }, 0);
  assert.equal(lanes.isHungry, false);
  for (const one of going(lanes, 0)) lanes.end(one, true, 0);
  assert.equal(lanes.isHungry, false, 'that something was sent is no reason to ask');
});

test('request deliveries of all endpoints if the limit cut off a claim', () => {
  const lanes = new Lanes({ concurrency: 1, perEndpoint: 1 });
  const jobs = Array.from({ length: 10 }, (_, index) => job(`ep_${index}`, `msg_${index}`));
  const wanted = lanes.wanted();
  assert.ok(wanted);
  lanes.add(wanted, jobs, { asked: 0, sendBefore: forEver }, 0);
  assert.equal(lanes.isHungry, false, 'all of the room is taken');
  for (let count = 0; count < 5; count += 1) {
    const [one] = going(lanes, 0);
    assert.ok(one);
    lanes.end(one, true, 0);
  }
  assert.equal(lanes.isHungry, true, 'half of it is free');
});

test('remove idle lanes, except slow ones', () => {
  const lanes = new Lanes({ concurrency: 1, perEndpoint: 1 });
  add(lanes, several(1, 'ep_a'));
  for (const one of going(lanes, 0)) lanes.end(one, true, 1);
  assert.equal(lanes.size, 0);
  for (let index = 0; index < 15; index += 1) {
    add(lanes, several(1, `ep_${index}`));
    for (const one of going(lanes, 0)) lanes.end(one, false, 1);
  }
  assert.equal(lanes.size, 10, 'those of late');
  assert.equal(roomOf(lanes, 'ep_14'), 1);
});

test('remove the waiting deliveries of an endpoint that receives nothing any more', () => {
  const lanes = new Lanes({ concurrency: 10, perEndpoint: 1 });
  add(lanes, [...several(3, 'ep_a'), ...several(1, 'ep_b')]);
  const [first] = going(lanes, 0);
  assert.equal(first && idOf(first), 'ep_a_0');
  assert.deepEqual(
    lanes.drop(shop, 'ep_a', 0).map(({ delivery }) => delivery.id),
    ['ep_a_1', 'ep_a_2'],
  );
  assert.equal(lanes.waiting, 0);
  assert.deepEqual(lanes.drop(shop, 'ep_nobody', 0), []);
  assert.deepEqual(lanes.held(), []);
});

test('holds an endpoint until the time it is given, or until what waits is dropped', () => {
  const lanes = trusted('ep_a');
  add(lanes, several(3, 'ep_a'));
  const first = lanes.next(0);
  assert.ok(first);
  lanes.hold(first.lane, 1_000, 0);
  assert.deepEqual(taken(lanes, 999), []);
  assert.equal(lanes.nextTurn(), 1_000);
  assert.ok(taken(lanes, 1_000).length > 0);
  lanes.hold(first.lane, 60_000, 1_000);
  lanes.drop(shop, 'ep_a', 1_001);
  add(lanes, several(2, 'ep_a'), 1_002);
  assert.equal(taken(lanes, 1_002).length, 2);
});

test.run();
