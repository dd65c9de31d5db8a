/** Addresses of the server in data, leases in data that takes the place of other data, and pages of a feed. */
import assert from 'node:assert/strict';
import { atAddress, withAddresses } from '../../../src/adapters/rules/addresses.ts';
import { deepFreeze } from '../../../src/adapters/rules/deep-freeze.ts';
import { emptyData } from '../../../src/adapters/rules/empty.ts';
import { endOfPage, firstPage } from '../../../src/adapters/rules/feed.ts';
import { withValidLeases } from '../../../src/adapters/rules/leases.ts';
import { changedAt } from '../../../src/common/time/changed-at.ts';
import type { WebhookDeliveryRecord } from '../../../src/generated/types.ts';
import { instance, later, now } from '../../../src/testing/messaging/sample.ts';
import { account, nothing, other, sample, shop } from '../../../src/testing/sample.ts';
import { suiteOf } from '../../helper.ts';

const test = suiteOf('Stored data');

test('is changed where a path leads, and is the same everywhere else', () => {
  const value = { a: [{ b: 1, c: 2 }, { b: 3 }], d: { e: { b: 4 }, f: 5 } };
  const tenfold = (one: unknown) => (one as number) * 10;
  assert.deepEqual(changedAt(value, ['a', '*', 'b'], tenfold), { ...value, a: [{ b: 10, c: 2 }, { b: 30 }] });
  assert.deepEqual(changedAt(value, ['d', '*', 'b'], tenfold), { ...value, d: { e: { b: 40 }, f: 5 } });
  assert.deepEqual(changedAt(value, ['a', '0', 'b'], tenfold), value, 'a list has no names');
  assert.deepEqual(changedAt(value, ['x'], tenfold), value);
  assert.equal(changedAt(null, ['x'], tenfold), null);
  assert.equal(changedAt(5, [], tenfold), 50);
});

test('has the address of the server only where a collection has addresses', () => {
  const data = sample();
  const [item] = data.items[shop] ?? [];
  assert.ok(item);
  item.demo_link = '{base_url}/demo';
  item.name = '{base_url}/name';
  item.media = {
    thumbnail: '{base_url}/t.png',
    preview_image: 'https://a.example/p.png',
    screenshots: ['{base_url}/1.png', 'https://a.example/{base_url}/'],
  };
  const media = { avatar: '{base_url}/a.png', cover: '{base_url}' };
  data.accounts.acc_shop = {
    ...account('shop'),
    profile: { ...account('shop').profile, heading: '{base_url}/', media },
  };
  const moved = atAddress(data, 'https://shop.example');
  const [changed] = moved.items[shop] ?? [];
  assert.deepEqual(changed, {
    ...item,
    demo_link: 'https://shop.example/demo',
    media: {
      thumbnail: 'https://shop.example/t.png',
      preview_image: 'https://a.example/p.png',
      screenshots: ['https://shop.example/1.png', 'https://a.example/{base_url}/'],
    },
  });
  assert.deepEqual(moved.accounts.acc_shop?.profile, {
    ...data.accounts.acc_shop.profile,
    media: { avatar: 'https://shop.example/a.png', cover: '{base_url}' },
  });
  assert.deepEqual({ ...moved, items: 0, accounts: 0 }, { ...data, items: 0, accounts: 0 });
  assert.equal(withAddresses('unknown', 5, String), 5);
});

test('keeps the lease of a record that is the same, and no other', () => {
  const lease = { token: 'worker', until: later };
  const delivery = (id: string, more: Partial<WebhookDeliveryRecord> = {}): WebhookDeliveryRecord => ({
    id,
    endpoint_id: 'ep_all',
    event_id: 'msg_1',
    event_type: 'key.created',
    state: 'pending',
    created_at: now,
    next_attempt_at: now,
    attempts: [],
    lease,
    ...more,
  });
  const current = { ...nothing(), webhook_deliveries: { [shop]: [delivery('a'), delivery('b')] } };
  const next = {
    ...nothing(),
    webhook_deliveries: {
      [shop]: [delivery('a'), delivery('b', { state: 'failed' }), delivery('c')],
      [other]: [delivery('a')],
    },
  };
  const leases = (data: typeof next) =>
    Object.entries(data.webhook_deliveries).map(([id, all]) => [
      id,
      all.map(one => one.lease?.token ?? null),
    ]);
  assert.deepEqual(leases(withValidLeases(next, current) as never), [
    [shop, ['worker', null, null]],
    [other, [null]],
  ]);
  assert.deepEqual(leases(withValidLeases(next, next) as never), leases(next));
  const shared = { ...current, webhook_deliveries: { ...current.webhook_deliveries, [other]: [] } };
  assert.equal(withValidLeases(shared, current).webhook_deliveries[shop], current.webhook_deliveries[shop]);
});

test('has instances whose holder loses them if it knows another one', () => {
  const held = instance('ins_1', { lease_until: later, generation: 3, state: 'open' });
  const current = { ...nothing(), instances: { [shop]: [held] } };
  const [same] = withValidLeases({ ...current, users: [] }, current).instances[shop] ?? [];
  assert.deepEqual(same, held);
  const older = { ...held, generation: 1, name: 'Older' };
  const [changed] =
    withValidLeases({ ...current, instances: { [shop]: [older] } }, current).instances[shop] ?? [];
  assert.equal(changed?.lease_until, null);
  assert.ok((changed?.generation ?? 0) > 3, 'no earlier holder has this generation');
});

test('is frozen in all its parts', () => {
  const value = deepFreeze({ a: [{ b: { c: 1 } }], d: null, e: undefined });
  assert.ok([value, value.a, value.a[0], value.a[0]?.b].every(Object.isFrozen));
  assert.ok(Object.isFrozen(emptyData.users));
});

test('is complete without records', () => {
  assert.deepEqual(emptyData, nothing());
});

test('has pages of a feed with a limit of events and of their size', () => {
  const sizes = [1_000_000, 2_999_999, 1, 5, 5];
  const page = (limit: number) => firstPage(sizes, limit, size => size).length;
  assert.deepEqual([page(0), page(2), page(3), page(4), page(9)], [0, 2, 3, 3, 3]);
  const few = [1, 2];
  assert.equal(
    firstPage(few, 2, size => size),
    few,
  );
  assert.deepEqual(
    firstPage([9_000_000, 1], 2, size => size),
    [9_000_000],
    'one of any size',
  );
});

test('has pages of a feed that end with their last event, or with the last number', () => {
  const events = [{ sequence: 3 }, { sequence: 5 }];
  assert.equal(endOfPage(events, { after: 2, given: 9, isFull: true }), 5);
  assert.equal(endOfPage([], { after: 2, given: 9, isFull: true }), 2);
  assert.equal(endOfPage(events, { after: 2, given: 9, isFull: false }), 9);
  assert.equal(endOfPage([], { after: 12, given: 9, isFull: false }), 12);
});

test.run();
