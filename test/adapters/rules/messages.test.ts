/** How a message changes, which both storages do alike. */
import assert from 'node:assert/strict';
import {
  advanced,
  checkNewMessages,
  edited,
  nextOf,
  reacted,
  readAt,
  settled,
  taken,
} from '../../../src/adapters/rules/messages.ts';
import type { MessageRecord } from '../../../src/generated/types.ts';
import { before, later, message, now, received, soon } from '../../../src/testing/messaging/sample.ts';
import { suiteOf } from '../../helper.ts';

const test = suiteOf('A message, in any storage,');

type State = MessageRecord['state'];
const out = (more: Partial<MessageRecord> = {}): MessageRecord => ({
  ...message('msg_a', more),
  sequence: 1,
});

/** A message in a state that it has come to. */
const at = (state: State, more: Partial<MessageRecord> = {}) =>
  out({ state, attempts: 1, sent_at: state === 'queued' ? null : before, ...more });

test('gets from one state to another only by its steps, in one or several', () => {
  const states = ['queued', 'sent', 'delivered', 'read', 'failed'] as const;
  const reached = Object.fromEntries(
    states.map(from => [
      from,
      (['sent', 'delivered', 'read', 'failed'] as const).filter(to => {
        const one = at(from);
        return advanced(one, { state: to, at: now }) !== one;
      }),
    ]),
  );
  assert.deepEqual(reached, {
    queued: ['sent', 'delivered', 'read', 'failed'],
    sent: ['delivered', 'read', 'failed'],
    delivered: ['read'],
    read: [],
    failed: [],
  });
});

test('has the time of each step that a report brings, and keeps the times that it has', () => {
  const times = ({ state, sent_at, delivered_at, read_at }: Readonly<MessageRecord>) => ({
    state,
    sent_at,
    delivered_at,
    read_at,
  });
  const queued = at('queued', { retry_at: soon, reason: 'later' });
  const report = (state: 'sent' | 'delivered' | 'read') => advanced(queued, { state, at: now });
  assert.deepEqual(times(report('sent')), { state: 'sent', sent_at: now, delivered_at: null, read_at: null });
  assert.deepEqual(times(report('delivered')), {
    state: 'delivered',
    sent_at: now,
    delivered_at: now,
    read_at: null,
  });
  assert.deepEqual(times(report('read')), { state: 'read', sent_at: now, delivered_at: now, read_at: now });
  assert.deepEqual([report('sent').retry_at, report('sent').reason], [null, null]);
  const read = advanced(at('delivered', { delivered_at: before, read_at: before }), {
    state: 'read',
    at: now,
  });
  assert.deepEqual(times(read), { state: 'read', sent_at: before, delivered_at: before, read_at: before });
  assert.ok(Object.isFrozen(read));
});

test('that fails has the reason of the channel, and no time of a step', () => {
  const failed = advanced(at('queued'), { state: 'failed', at: now, reason: 'no such number' });
  assert.deepEqual([failed.state, failed.reason], ['failed', 'no such number']);
  assert.deepEqual([failed.sent_at, failed.delivered_at, failed.read_at], [null, null, null]);
  assert.equal(advanced(at('sent'), { state: 'failed', at: now }).reason, 'The channel gave no reason.');
  assert.equal(advanced(at('sent'), { state: 'delivered', at: now, reason: 'why' }).reason, null);
});

test('does not advance before it was handed to the channel, or if it was received', () => {
  const report = { state: 'delivered', at: now } as const;
  for (const one of [
    out(),
    out({ attempts: 0 }),
    { ...received('msg_b'), state: 'sent' as const, sequence: 2 },
  ])
    assert.equal(advanced(one, report), one);
  assert.notEqual(advanced(out({ state: 'sent' }), report).state, 'sent', 'it was sent by another device');
});

test('that was sent has its id on the channel, and one that it had stays', () => {
  const sending = at('queued', { sending: 1, retry_at: before, reason: 'busy' });
  const outcome = { state: 'sent', at: now, externalId: 'X' } as const;
  const { state, sending: by, retry_at, reason, sent_at, external_id } = settled(sending, outcome, 'X');
  assert.deepEqual([state, by, retry_at, reason, sent_at, external_id], ['sent', null, null, null, now, 'X']);
  assert.equal(settled(at('queued', { external_id: 'before' }), outcome, 'X').external_id, 'before');
  assert.equal(settled(sending, outcome, null).external_id, null);
});

test('that could not be sent fails, or waits, but not if it was deleted meanwhile', () => {
  const sending = at('queued', { sending: 1 });
  const failed = settled(sending, { state: 'failed', reason: 'too long' }, null);
  assert.deepEqual([failed.state, failed.reason, failed.sending], ['failed', 'too long', null]);
  const retry = { state: 'queued', reason: 'busy', retryAt: later } as const;
  const waiting = settled(sending, retry, null);
  assert.deepEqual(
    [waiting.state, waiting.reason, waiting.retry_at, waiting.sending],
    ['queued', 'busy', later, null],
  );
  const deleted = settled({ ...sending, content: null, deleted_at: now }, retry, null);
  assert.deepEqual(
    [deleted.state, deleted.reason, deleted.retry_at],
    ['failed', 'It was deleted before it was sent.', null],
  );
  for (const one of [failed, waiting, deleted]) assert.ok(Object.isFrozen(one));
});

test('whose report came before the outcome keeps its state', () => {
  const read = at('read', { sending: 1 });
  for (const outcome of [
    { state: 'failed', reason: 'too long' },
    { state: 'sent', at: later, externalId: null },
  ] as const)
    assert.deepEqual(settled(read, outcome, 'X'), { ...read, sending: null, external_id: 'X' });
  assert.ok(Object.isFrozen(settled(read, { state: 'failed', reason: '' }, null)));
});

test('that is edited has the new content and the time, unless nothing changes or it is deleted', () => {
  const one = at('sent');
  const content = { kind: 'text', text: 'Edited' } as const;
  assert.deepEqual(edited(one, { content, editedAt: now }), { ...one, content, edited_at: now });
  const same = structuredClone(one.content);
  assert.ok(same !== null);
  assert.equal(edited(one, { content: same, editedAt: now }), one);
  const deleted = edited(one, { deletedAt: now });
  assert.equal(edited(deleted, { content, editedAt: now }), deleted);
  assert.equal(edited(deleted, { deletedAt: later }), deleted);
});

test('that is deleted has no content, and fails if nobody has begun to send it', () => {
  const gone = { content: null, deleted_at: now };
  for (const one of [at('sent'), at('delivered'), at('queued', { sending: 1 })])
    assert.deepEqual(edited(one, { deletedAt: now }), { ...one, ...gone });
  const waiting = at('queued', { retry_at: soon });
  assert.deepEqual(edited(waiting, { deletedAt: now }), {
    ...waiting,
    ...gone,
    state: 'failed',
    reason: 'It was deleted before it was sent.',
    retry_at: null,
  });
});

test('has one reaction of each, which can be replaced and taken back', () => {
  const ann = { from: '+491', emoji: '👍', at: now };
  const bob = { from: '+492', emoji: '👎', at: now };
  const both = reacted(reacted(at('sent'), ann), bob);
  assert.deepEqual(both.reactions, [ann, bob]);
  assert.equal(reacted(both, { ...ann, at: later }), both, 'the same emoji again');
  const changed = reacted(both, { ...ann, emoji: '❤️', at: later });
  assert.deepEqual(changed.reactions, [bob, { from: '+491', emoji: '❤️', at: later }]);
  const less = reacted(both, { ...ann, emoji: null });
  assert.deepEqual(less.reactions, [bob]);
  assert.equal(reacted(less, { ...ann, emoji: null }), less, 'nothing to take back');
  assert.ok(Object.isFrozen(less) && Object.isFrozen(changed));
});

test('has at most 1,024 reactions, of which each can still be changed', () => {
  const reactions = Array.from({ length: 1_023 }, (_, index) => ({ from: `+${index}`, emoji: 'a', at: now }));
  const full = reacted(at('sent', { reactions }), { from: 'last', emoji: 'a', at: now });
  assert.equal(full.reactions.length, 1_024);
  assert.equal(reacted(full, { from: 'more', emoji: 'a', at: now }), full);
  assert.equal(reacted(full, { from: 'last', emoji: 'b', at: now }).reactions.at(-1)?.emoji, 'b');
  assert.equal(reacted(full, { from: 'last', emoji: null, at: now }).reactions.length, 1_023);
});

test('that was received can be read, and one that is sent is taken once more', () => {
  const arrived = { ...received('msg_b'), sequence: 2 };
  assert.deepEqual(readAt(arrived, now), { ...arrived, state: 'read', read_at: now });
  const waiting = out({ attempts: 2, retry_at: before });
  assert.deepEqual(taken(waiting, 7), { ...waiting, attempts: 3, retry_at: null, sending: 7 });
});

test('is the next of its chat if its times have come, and no message of the chat is being sent by this holder', () => {
  const clock = Date.parse(now);
  const next = (queued: readonly MessageRecord[], sending: readonly MessageRecord[] = []) =>
    nextOf({ queued, sending }, 2, clock)?.id ?? null;
  const one = (id: string, more: Partial<MessageRecord> = {}) => ({ ...message(id, more), sequence: 1 });
  assert.equal(next([]), null);
  assert.equal(next([one('a'), one('b')]), 'a');
  assert.equal(next([one('a', { send_at: soon }), one('b')]), 'b', 'a scheduled one stops no other');
  assert.equal(next([one('a', { send_at: now })]), 'a');
  assert.equal(next([one('a', { retry_at: soon }), one('b')]), null, 'a repeated one stops the others');
  assert.equal(next([one('a', { retry_at: now }), one('b')]), 'a');
  assert.equal(next([one('a')], [one('x', { sending: 2 })]), null);
  assert.equal(next([one('a')], [one('x', { sending: 1 })]), 'a', 'the holder before has lost it');
});

test('is new only in the state in which it can begin', () => {
  for (const one of [message('a'), message('a', { state: 'sent' }), received('a')]) checkNewMessages([one]);
  for (const [changes, reason] of [
    [message('a', { state: 'delivered' }), '/state must be queued or sent'],
    [message('a', { state: 'failed' }), '/state must be queued or sent'],
    [received('a', { state: 'sent' }), '/state must be delivered'],
    [message('a', { content: null }), '/content must not be null'],
    [message('a', { sending: 1 }), '/sending must be null'],
  ] as const)
    assert.throws(() => checkNewMessages([message('b'), changes]), {
      name: 'InvalidDataError',
      message: `messaging.addMessages: ${reason}`,
    });
});

test.run();
