/** What a delivery changes of its endpoint, and which published events are the same: both storages do it alike. */
import assert from 'node:assert/strict';
import {
  checkPublished,
  firstOfEach,
  Identities,
  requestRecord,
  settingNumbers,
  settingsOf,
  sizeOfEvent,
  sourceOf,
} from '../../../src/adapters/rules/automation.ts';
import {
  eventsToTell,
  nextAttemptAt,
  settledWith,
  storedEvent,
} from '../../../src/adapters/rules/webhooks.ts';
import type { Settlement } from '../../../src/repository/index.ts';
import { later, now, published, request } from '../../../src/testing/automation/sample.ts';
import { endpoint, event, other, shop } from '../../../src/testing/sample.ts';
import { attempt } from '../../../src/testing/webhooks/jobs.ts';
import { suiteOf } from '../../helper.ts';

const test = suiteOf('An outcome, in any storage,');

const settlement = (more: Partial<Settlement> = {}): Settlement => ({
  workspaceId: shop,
  deliveryId: 'a',
  endpointId: 'ep_all',
  attempt: attempt(200),
  state: 'succeeded',
  retryAfter: null,
  events: [],
  ...more,
});

test('is counted by the endpoint: failures since the first one, none after a success', () => {
  const fresh = endpoint('ep_all', ['*']);
  const failing = { ...fresh, recent_failures: 2, failing_since: '2026-01-01T00:00:00Z' };
  const failed = settledWith(fresh, settlement({ state: 'pending' }), now);
  assert.deepEqual(failed.endpoint, { ...fresh, recent_failures: 1, failing_since: now });
  assert.deepEqual(failed.settled, {
    settlement: settlement({ state: 'pending' }),
    before: { recent_failures: 0, failing_since: null },
    after: { recent_failures: 1, failing_since: now },
    followed: null,
  });
  const again = settledWith(failing, settlement({ state: 'failed' }), now).endpoint;
  assert.deepEqual(again, { ...failing, recent_failures: 3 });
  assert.deepEqual(settledWith(failing, settlement(), now).endpoint, fresh);
  assert.ok(Object.isFrozen(again));
});

test('may change its endpoint, as it was with this outcome', () => {
  const fresh = endpoint('ep_all', ['*']);
  const paused = { state: 'paused', paused_reason: 'failing', paused_at: now } as const;
  const seen: unknown[] = [];
  const follow: Settlement['follow'] = fared => {
    seen.push(fared);
    return { change: paused as never, events: [] };
  };
  const { endpoint: changed, settled } = settledWith(fresh, settlement({ state: 'failed', follow }), now);
  const fared = { ...fresh, recent_failures: 1, failing_since: now };
  assert.deepEqual(changed, { ...fared, ...paused });
  assert.ok(Object.isFrozen(changed));
  assert.deepEqual(seen, [{ endpoint: fared, before: { recent_failures: 0, failing_since: null }, now }]);
  assert.deepEqual(settled.followed, { change: paused, events: [] });
  assert.equal(settledWith(fresh, settlement({ follow: () => null }), now).settled.followed, null);
  assert.deepEqual(settledWith(fresh, settlement({ follow: () => ({ events: [] }) }), now).endpoint, fresh);
});

test('tells its events in its workspace, its own before those about its endpoint', () => {
  const settled = (workspaceId: string, id: string, followed?: string) =>
    settledWith(
      endpoint('ep_all', ['*']),
      settlement({
        workspaceId,
        events: [event(id)],
        follow: () => (followed === undefined ? null : { events: [event(followed)] }),
      }),
      now,
    ).settled;
  const reported = eventsToTell([settled(shop, 'a', 'b'), settled(other, 'c'), settled(shop, 'd')]);
  assert.deepEqual(
    [...reported].map(([id, events]) => [id, events.map(one => one.id)]),
    [
      [shop, ['a', 'b', 'd']],
      [other, ['c']],
    ],
  );
});

test('is tried again after a time, or never', () => {
  assert.equal(nextAttemptAt(settlement({ retryAfter: null }), Date.parse(now)), null);
  assert.equal(nextAttemptAt(settlement({ retryAfter: 1_500 }), Date.parse(now)), '2026-05-05T05:05:06.500Z');
  assert.equal(nextAttemptAt(settlement({ retryAfter: 0 }), Date.parse(now)), '2026-05-05T05:05:05.000Z');
});

test('is an event that has what receivers get, and is refused if it cannot be stored', () => {
  const happened = { ...event('msg_1'), about: { link: ['a'] }, only: ['ep_all'], dueAt: later };
  assert.deepEqual(storedEvent(happened), event('msg_1'));
  assert.deepEqual(storedEvent({ ...happened, hops: 3 }), { ...event('msg_1'), hops: 3 });
  assert.throws(() => storedEvent({ ...happened, type: '' }), /^InvalidDataError: an event: \/type /);
  assert.throws(() => storedEvent({ ...happened, dueAt: 'soon' }), /^InvalidDataError: an event: dueAt /);
});

test('of publishing is the first event with the same id, or with the same id of its sender', () => {
  const a = published('a', { source: '/x', source_id: '1' });
  const sameId = published('a', { source: '/y' });
  const sameSource = published('b', { source: '/x', source_id: '1' });
  const otherSource = published('c', { source: '/y', source_id: '1' });
  const without = published('d', { source: '/x' });
  const more = published('e', { source: '/x' });
  const all = [a, sameId, sameSource, otherSource, without, more];
  assert.deepEqual([...firstOfEach(all).values()], [a, a, a, otherSource, without, more]);
  assert.deepEqual([sourceOf(a), sourceOf(without)], ['/x 1', null]);
  const known = new Identities([a, without]);
  assert.deepEqual([known.withId('a'), known.withId('b')], [a, undefined]);
  assert.deepEqual([known.sameAs(sameSource), known.sameAs(more), known.sameAs(sameId)], [a, undefined, a]);
});

test('of publishing is checked before it is stored', () => {
  checkPublished([published('a')], request('k'));
  checkPublished([], undefined);
  for (const [events, asked, place] of [
    [[published('a'), published('b', { type: '' })], undefined, '/type'],
    [[], request('k', { fingerprint: 'f' }), '/fingerprint'],
    [[], request('k', { now: 'soon' }), 'now'],
    [[], request('k', { expiresAt: 'soon' }), '/expires_at'],
  ] as const)
    assert.throws(
      () => checkPublished(events, asked),
      (error: Error) => error.message.startsWith(`automation.publish: ${place} `),
    );
  assert.deepEqual(settingNumbers({ retention_days: null }), [['retention_days', null]]);
  assert.deepEqual(settingNumbers({ registered_types_only: true }), [['registered_types_only', 1]]);
  assert.throws(
    () => settingNumbers({ retention_days: 0.5 }),
    /^InvalidDataError: automation\.changeSettings: \/value /,
  );
});

test('of publishing is kept with its request, and counted by its data', () => {
  assert.deepEqual(requestRecord(request('k'), ['a', 'b']), {
    scope: 'ain_1',
    key: 'k',
    fingerprint: 'f'.repeat(64),
    event_ids: ['a', 'b'],
    expires_at: later,
  });
  assert.equal(sizeOfEvent({ data: { a: 'é' } }), 9);
  assert.deepEqual(settingsOf(), { retention_days: null, registered_types_only: false });
  assert.deepEqual(
    settingsOf(name => (name === 'retention_days' ? 3 : 1)),
    { retention_days: 3, registered_types_only: true },
  );
});

test.run();
