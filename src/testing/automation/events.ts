import assert from 'node:assert/strict';
import { defined } from '../../common/defined.ts';
import type { AutomationEventQuery } from '../../repository/index.ts';
import { type AutomationRepository, refuse } from '../../repository/index.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { digestLike, hostileTexts, other, shop } from '../sample.ts';
import { later, now, published, publishIn, range, request, soon } from './sample.ts';

const idsOf = async (automation: AutomationRepository, query: Partial<AutomationEventQuery> = {}) =>
  (await automation.listEvents(shop, { limit: 100, now, ...query })).events.map(({ id }) => id);

async function pruneAll(automation: AutomationRepository, retentionDays: number, at: string): Promise<void> {
  for (let calls = 0; await automation.prune({ retentionDays, now: at }); calls += 1)
    assert.ok(calls < 100, 'pruning comes to an end');
}

const test = casesOf('automation');

/** The history of events, and how long it is kept. */
export const automationEventCases: readonly ConformanceCase[] = [
  test('automation.listEvents lists events by their moment, the latest first', async automation => {
    await publishIn(automation, [
      published('evt_a'),
      published('evt_b', { received_at: '2026-05-05T05:05:04Z' }),
      published('evt_c'),
      published('evt_d', { deliver_at: later }),
      published('evt_e', { deliver_at: soon }),
      published('evt_f', { deliver_at: '2026-01-01T00:00:00Z' }),
    ]);
    await publishIn(automation, [published('evt_x')], other);
    assert.deepEqual(await idsOf(automation), ['evt_d', 'evt_e', 'evt_f', 'evt_c', 'evt_a', 'evt_b']);
    await automation.cancel(shop, 'evt_d', { now: '2026-05-05T05:05:30Z' });
    assert.deepEqual(await idsOf(automation), ['evt_e', 'evt_d', 'evt_f', 'evt_c', 'evt_a', 'evt_b']);
  }),
  test('automation.listEvents lists what a filter says', async automation => {
    await publishIn(automation, [
      published('evt_1'),
      published('evt_2', { type: 'c d' }),
      published('evt_3', { endpoint_id: 'ain_2' }),
      published('evt_4', { endpoint_id: null, key_id: 'key_live', deliver_at: soon }),
      published('evt_5', { deliver_at: soon }),
    ]);
    await automation.cancel(shop, 'evt_5', { now });
    assert.deepEqual(await idsOf(automation, { endpointId: 'ain_2' }), ['evt_3']);
    assert.deepEqual(await idsOf(automation, { type: 'c d' }), ['evt_2']);
    assert.deepEqual(await idsOf(automation, { type: 'order.paid', endpointId: 'ain_1' }), [
      'evt_5',
      'evt_1',
    ]);
    assert.deepEqual(await idsOf(automation, { type: 'order.*', endpointId: 'ain_1' }), ['evt_5', 'evt_1']);
    assert.deepEqual(await idsOf(automation, { type: 'order.paid.*' }), []);
    assert.deepEqual(await idsOf(automation, { type: 'c*' }), [], 'only after a full stop');
    assert.deepEqual(await idsOf(automation, { state: 'scheduled' }), ['evt_4']);
    assert.deepEqual(await idsOf(automation, { state: 'cancelled' }), ['evt_5']);
    assert.deepEqual(await idsOf(automation, { state: 'published' }), ['evt_3', 'evt_2', 'evt_1']);
    assert.deepEqual(await idsOf(automation, { state: 'scheduled', now: soon }), []);
    assert.deepEqual(await idsOf(automation, { state: 'published', now: soon, endpointId: 'ain_1' }), [
      'evt_2',
      'evt_1',
    ]);
    assert.deepEqual((await idsOf(automation, { state: 'published', now: soon })).length, 4);
    for (const text of hostileTexts) {
      assert.deepEqual(await idsOf(automation, { type: text }), []);
      assert.deepEqual(await idsOf(automation, { endpointId: text }), []);
    }
  }),
  test('automation.listEvents lists events between two instants, these included', async automation => {
    const at = (second: number) => `2026-05-05T05:05:0${second}.250Z`;
    await publishIn(
      automation,
      [1, 2, 3, 4].map(second => published(`evt_${second}`, { received_at: at(second) })),
    );
    assert.deepEqual(await idsOf(automation, { since: at(2), until: at(3) }), ['evt_3', 'evt_2']);
    assert.deepEqual(await idsOf(automation, { since: '2026-05-05T05:05:03.251Z' }), ['evt_4']);
    assert.deepEqual(await idsOf(automation, { until: '2026-05-05T05:05:01.249Z' }), []);
    assert.deepEqual(await idsOf(automation, { until: at(1), state: 'published' }), ['evt_1']);
  }),
  test('automation.listEvents gives pages that neither repeat nor leave out an event', async automation => {
    await publishIn(
      automation,
      range(7).map(index => published(`evt_${index}`, index % 3 === 0 ? { deliver_at: soon } : {})),
    );
    await automation.cancel(shop, 'evt_3', { now });
    for (const state of [undefined, 'published'] as const) {
      const all = await idsOf(automation, defined({ state }));
      const paged: string[] = [];
      for (let after: string | null | undefined; after !== null; ) {
        const page = await automation.listEvents(shop, {
          limit: 2,
          now,
          ...defined({ state, after }),
        });
        paged.push(...page.events.map(({ id }) => id));
        after = page.next;
      }
      assert.deepEqual(paged, all);
      assert.equal(all.length, state === undefined ? 7 : 4);
    }
    assert.equal(
      (await automation.listEvents(shop, { limit: 7, now })).next,
      null,
      'the page is the last one',
    );
    const nothing = { events: [], next: null };
    for (const text of ['evt_nobody', ...hostileTexts])
      assert.deepEqual(await automation.listEvents(shop, { limit: 2, after: text, now }), nothing);
    for (const text of hostileTexts) {
      assert.deepEqual(await automation.listEvents(text, { limit: 2, now }), nothing);
      assert.equal(await automation.findEvent(shop, text), null);
      assert.equal(await automation.findEvent(text, 'evt_1'), null);
    }
  }),
  test('automation.changeSettings sets for how long a workspace keeps events, and takes it back', async automation => {
    const none = { retention_days: null, registered_types_only: false };
    assert.deepEqual(await automation.findSettings(shop), none);
    for (const days of [7, 90, null, 1]) {
      const settings = { ...none, retention_days: days };
      assert.deepEqual(await automation.changeSettings(shop, { retention_days: days }), settings);
      assert.deepEqual(await automation.findSettings(shop), settings);
    }
    const both = { retention_days: 1, registered_types_only: true };
    assert.deepEqual(await automation.changeSettings(shop, { registered_types_only: true }), both);
    assert.deepEqual(await automation.changeSettings(shop, {}), both);
    assert.deepEqual(await automation.findSettings(shop), both);
    const open = { ...both, registered_types_only: false };
    assert.deepEqual(await automation.changeSettings(shop, { registered_types_only: false }), open);
    assert.deepEqual(await automation.findSettings(other), none);
    for (const text of ['ws_nobody', ...hostileTexts]) {
      assert.deepEqual(await automation.findSettings(text), none);
      for (const settings of [
        { retention_days: 7 },
        { retention_days: null },
        { registered_types_only: true },
      ])
        assert.deepEqual(await automation.changeSettings(text, settings), refuse('workspace_unknown'));
    }
  }),
  test('automation.changeSettings answers each of twenty racing calls with what it has set', async automation => {
    await automation.changeSettings(shop, { retention_days: 7 });
    const wanted = range(20).map(index => (index % 2 === 0 ? index + 30 : null));
    const answers = await Promise.all(
      wanted.map(days => automation.changeSettings(shop, { retention_days: days })),
    );
    assert.deepEqual(
      answers,
      wanted.map(days => ({ retention_days: days, registered_types_only: false })),
    );
  }),
  test('automation.prune removes what is older than its workspace keeps it, and never what is scheduled', async automation => {
    const at = (day: number) => `2026-05-${String(day).padStart(2, '0')}T05:05:05Z`;
    const some = [
      published('evt_old', { received_at: at(1) }),
      published('evt_was_due', { received_at: at(1), deliver_at: at(18) }),
      published('evt_scheduled', { received_at: at(1), deliver_at: at(30) }),
      published('evt_cancelled', { received_at: at(1), deliver_at: later }),
      published('evt_new', { received_at: at(18) }),
    ];
    await publishIn(automation, some);
    await publishIn(automation, some, other);
    await automation.cancel(shop, 'evt_cancelled', { now: at(2) });
    await automation.changeSettings(other, { retention_days: 100 });
    await pruneAll(automation, 10, at(20));
    const left = ['evt_scheduled', 'evt_new', 'evt_was_due'];
    assert.deepEqual(await idsOf(automation, { now: at(20) }), left);
    assert.equal((await automation.listEvents(other, { limit: 10, now: at(20) })).events.length, 5);
    await automation.changeSettings(shop, { retention_days: 1 });
    await pruneAll(automation, 10, at(20));
    assert.deepEqual(await idsOf(automation, { now: at(20) }), ['evt_scheduled']);
  }),
  test('automation.prune forgets idempotency keys whose time is over, and no others', async automation => {
    const publish = (id: string, key: string, expiresAt: string) =>
      automation.publish(shop, [published(id)], { request: request(key, { expiresAt }) });
    await publish('evt_1', 'over', soon);
    await publish('evt_2', 'lasts', later);
    await pruneAll(automation, 30, soon);
    const different = { fingerprint: digestLike('e'), now };
    const asked = (key: string) => ({ request: request(key, different) });
    // By an earlier clock it would still be there.
    const over = await automation.publish(shop, [published('evt_3')], asked('over'));
    assert.deepEqual(over, { events: [published('evt_3')], isNew: true });
    const lasts = await automation.publish(shop, [published('evt_4')], asked('lasts'));
    assert.deepEqual(lasts, refuse('key_reused'));
  }),
  test('automation.publish answers a request that came before with those of its events that are still kept', async automation => {
    const old = published('evt_1', { received_at: '2026-01-01T00:00:00Z' });
    const asked = { request: request('once') };
    await automation.publish(shop, [old, published('evt_2')], asked);
    await pruneAll(automation, 30, now);
    const answer = await automation.publish(shop, [published('evt_3')], asked);
    assert.deepEqual(answer, { events: [published('evt_2')], isNew: false });
  }),
];
