/** The slots for concurrent deliveries: the last ones are for workspaces and lanes without a running delivery. */
import assert from 'node:assert/strict';
import { DeliverySlots } from '../../src/webhooks/slots.ts';
import { suiteOf } from '../helper.ts';

const test = suiteOf('Slots for deliveries');

const lane = (workspaceId: string, inFlight = 0) => ({ workspaceId, inFlight });

/** How many deliveries of one lane start one after the other. */
function startAll(slots: DeliverySlots, workspaceId: string): number {
  let started = 0;
  for (; slots.admits(lane(workspaceId, started)); started += 1) slots.take(workspaceId);
  return started;
}

test('leave a tenth for other lanes, and a tenth for other workspaces', () => {
  const slots = new DeliverySlots(20);
  assert.equal(startAll(slots, 'ws_a'), 16);
  assert.deepEqual([slots.admits(lane('ws_a', 16)), slots.admits(lane('ws_a'))], [false, true]);
  for (const _ of [1, 2]) slots.take('ws_a');
  assert.deepEqual([slots.admits(lane('ws_a')), slots.admits(lane('ws_b'))], [false, true]);
  for (const workspaceId of ['ws_b', 'ws_c']) slots.take(workspaceId);
  assert.deepEqual([slots.free, slots.admits(lane('ws_d'))], [0, false]);
});

test('are reserved again for a workspace whose deliveries are over', () => {
  const slots = new DeliverySlots(10);
  slots.take('ws_b');
  slots.take('ws_b');
  for (let count = 0; count < 7; count += 1) slots.take('ws_a');
  assert.equal(slots.free, 1);
  slots.giveBack('ws_b');
  slots.take('ws_a');
  assert.equal(slots.admits(lane('ws_b')), false, 'one is running still');
  slots.giveBack('ws_b');
  slots.take('ws_a');
  assert.deepEqual([slots.free, slots.admits(lane('ws_b')), slots.admits(lane('ws_a'))], [1, true, false]);
});

test('are given to anybody if there is only one', () => {
  const slots = new DeliverySlots(1);
  assert.equal(startAll(slots, 'ws_a'), 1);
  assert.equal(slots.admits(lane('ws_b')), false);
  slots.giveBack('ws_a');
  assert.equal(slots.admits(lane('ws_b')), true);
});

test.run();
