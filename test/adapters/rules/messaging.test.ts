/** How instances, contacts, groups and commands change, which both storages do alike. */
import assert from 'node:assert/strict';
import {
  allows,
  changedContact,
  changedGroup,
  changedInstance,
  channelEvent,
  checkNewInstance,
  isHeld,
  isWanted,
  mergedContact,
  replacedGroup,
  settledCommand,
  takenCommand,
} from '../../../src/adapters/rules/messaging.ts';
import type { InstanceRecord } from '../../../src/generated/types.ts';
import {
  before,
  command,
  contact,
  group,
  instance,
  later,
  now,
  soon,
} from '../../../src/testing/messaging/sample.ts';
import { event } from '../../../src/testing/sample.ts';
import { suiteOf } from '../../helper.ts';

const test = suiteOf('What belongs to messaging, in any storage,');

test('is an instance that is new in the state created only', () => {
  checkNewInstance(instance('ins_1'));
  assert.throws(() => checkNewInstance(instance('ins_1', { state: 'open' })), {
    message: 'messaging.createInstance: /state must be created',
  });
  assert.throws(
    () => checkNewInstance(instance('ins 1')),
    /^InvalidDataError: messaging\.createInstance: \/id /,
  );
});

test('is an instance that somebody holds until its lease ends, as long as it is wanted', () => {
  const clock = Date.parse(now);
  const leases = [null, before, now, soon].map(lease_until => isHeld(instance('a', { lease_until }), clock));
  assert.deepEqual(leases, [false, false, false, true]);
  const wanted = (some: Partial<InstanceRecord>) => isWanted(instance('a', some));
  assert.equal(wanted({ wanted: 'open', memory: null }), true);
  assert.equal(wanted({ wanted: 'closed', memory: { a: 1 } }), false);
  assert.equal(wanted({ wanted: 'logged_out', memory: null }), false);
  assert.equal(wanted({ wanted: 'logged_out', memory: { a: 1 } }), true);
});

test('is an instance that changes by its steps, and loses its holder only if it is interrupted', () => {
  assert.equal(allows(instance('a'), { name: 'new' }), true);
  assert.equal(allows(instance('a'), { state: 'connecting' }), true);
  assert.equal(allows(instance('a'), { state: 'open' }), false);
  const one = instance('a', { generation: 3, lease_until: soon });
  assert.deepEqual(changedInstance(one, { name: 'new' }, { now: later }), {
    ...one,
    name: 'new',
    changed_at: later,
  });
  assert.deepEqual(changedInstance(one, {}, { interrupt: true, now: later }), {
    ...one,
    changed_at: later,
    generation: 4,
    lease_until: null,
  });
  assert.ok(Object.isFrozen(changedInstance(one, {}, { now }).settings));
});

test('is an event of the feed, without what only webhooks need', () => {
  const { id, type, payload, created_at } = event('evt_a');
  const happened = { ...event('evt_a'), about: { instance: ['ins_1'] }, hops: 2 };
  const sequence = null;
  assert.deepEqual(channelEvent('ins_1', happened), {
    id,
    instance_id: 'ins_1',
    type,
    payload,
    created_at,
    sequence,
  });
  assert.throws(() => channelEvent('ins_1', { ...happened, created_at: 'soon' }), /an event: \/created_at/);
});

test('is a contact or a group that changes only if something differs', () => {
  const one = contact('1');
  assert.equal(changedContact(one, { name: one.name }, later), one);
  assert.deepEqual(changedContact(one, { blocked: true }, later), {
    ...one,
    blocked: true,
    changed_at: later,
  });
  const friends = group('g');
  assert.equal(
    changedGroup(friends, { participants: structuredClone(friends.participants) }, later),
    friends,
  );
  const left = changedGroup(friends, { left_at: later }, later);
  assert.deepEqual(left, { ...friends, left_at: later, changed_at: later });
  assert.ok(Object.isFrozen(left));
});

test('is a contact that keeps the name and the picture that another record of it lacks', () => {
  const known = contact('1', { picture_id: 'med_1', blocked: true });
  const again = contact('2', { name: null, picture_id: null, changed_at: later });
  assert.equal(mergedContact(known, again), known);
  assert.deepEqual(mergedContact(known, { ...again, name: 'New' }), {
    ...known,
    name: 'New',
    changed_at: later,
  });
  assert.deepEqual(mergedContact(known, { ...again, picture_id: 'med_2' }), {
    ...known,
    picture_id: 'med_2',
    changed_at: later,
  });
});

test('is a group that another record of it replaces, except for its id and its beginning', () => {
  const known = group('g');
  const next = group('h', { name: 'New', address: known.address, created_at: later, changed_at: later });
  assert.deepEqual(replacedGroup(known, next), { ...known, name: 'New', changed_at: later });
  assert.equal(replacedGroup(known, { ...known, id: 'h', created_at: later, changed_at: later }), known);
});

test('is a command that is carried out once, before it expires', () => {
  const clock = Date.parse(now);
  const one = command('cmd_1');
  assert.deepEqual(takenCommand(one, 4, clock), { ...one, taken: 4 });
  assert.deepEqual(takenCommand({ ...one, expires_at: now }, 4, clock), {
    ...one,
    expires_at: now,
    state: 'failed',
    reason: 'It expired before it was carried out.',
  });
  assert.deepEqual(takenCommand({ ...one, taken: 3 }, 4, clock), {
    ...one,
    taken: 3,
    state: 'failed',
    reason: 'The connection ended while it was carried out: its outcome is unknown.',
  });
});

test('is a command with its result, or with the reason why there is none', () => {
  const one = command('cmd_1', { taken: 4 });
  assert.deepEqual(settledCommand(one, { state: 'done', result: { id: 1 } }), {
    ...one,
    state: 'done',
    result: { id: 1 },
  });
  assert.deepEqual(settledCommand(one, { state: 'failed', reason: 'no' }), {
    ...one,
    state: 'failed',
    reason: 'no',
  });
});

test.run();
