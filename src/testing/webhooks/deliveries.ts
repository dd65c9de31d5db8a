import assert from 'node:assert/strict';
import { defined } from '../../common/defined.ts';
import {
  type DeliveryPage,
  type DeliveryPlace,
  isRefused,
  type RotatedKey,
  refuse,
} from '../../repository/index.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { digestLike, event, hostileTexts, key, other, shop } from '../sample.ts';
import { all, attempt, claimOf, fromNowToLater, later, now, settlementOf, until } from './jobs.ts';

const test = casesOf('webhooks');

export const webhookDeliveryCases: readonly ConformanceCase[] = [
  test('webhooks.publish creates a delivery for each active endpoint of the workspace that subscribes to the event', async webhooks => {
    assert.equal(await webhooks.publish(shop, [event('msg_1'), event('msg_2', 'link.clicked')]), 3);
    const { deliveries } = await all(webhooks);
    assert.deepEqual(deliveries.map(one => [one.event_id, one.endpoint_id]).sort(), [
      ['msg_1', 'ep_all'],
      ['msg_1', 'ep_keys'],
      ['msg_2', 'ep_all'],
    ]);
    assert.deepEqual(
      deliveries.find(one => one.id === 'msg_2_ep_all'),
      {
        id: 'msg_2_ep_all',
        endpoint_id: 'ep_all',
        event_id: 'msg_2',
        event_type: 'link.clicked',
        state: 'pending',
        created_at: now,
        next_attempt_at: now,
        attempts: [],
      },
    );
    assert.deepEqual((await webhooks.listDeliveries(other, { limit: 10 })).deliveries, []);
    assert.equal(await webhooks.publish(shop, [event('msg_1')]), 0, 'an event is published only once');
    for (const unknown of ['ws_unknown', '', '__proto__', '\0', 'x'.repeat(10_000)]) {
      const refused = { refused: 'workspace_unknown' };
      assert.deepEqual(await webhooks.publish(unknown, [event('msg_3')]), refused);
      assert.deepEqual(await webhooks.publish(unknown, [event('msg_3')], { only: 'ep_keys' }), refused);
      assert.deepEqual(await webhooks.publish(unknown, []), refused);
    }
  }),
  test('webhooks.publish accepts the longest event id, and the ids of its deliveries are no longer', async webhooks => {
    const ids = ['a', 'b'].map(letter => letter.repeat(64));
    for (const id of ids) assert.equal(await webhooks.publish(shop, [event(id)]), 2);
    assert.equal(await webhooks.publish(shop, [event(ids[0] ?? '')]), 0, 'an event is published only once');
    const { deliveries } = await all(webhooks);
    assert.deepEqual([...new Set(deliveries.map(one => one.event_id))].sort(), ids);
    assert.equal(new Set(deliveries.map(({ id }) => id)).size, 4);
    for (const { id, event_id } of deliveries) {
      assert.match(id, /^[A-Za-z0-9_-]{1,64}$/);
      assert.equal((await webhooks.findDelivery(shop, id))?.delivery.event_id, event_id);
    }
  }),
  test('webhooks.publish to one endpoint ignores its event types and its state', async webhooks => {
    assert.equal(await webhooks.publish(shop, [event('msg_1', 'webhook.test')], { only: 'ep_paused' }), 1);
    assert.equal(await webhooks.publish(shop, [event('msg_2', 'webhook.test')], { only: 'ep_nobody' }), 0);
    assert.deepEqual(
      (await all(webhooks)).deliveries.map(one => one.endpoint_id),
      ['ep_paused'],
    );
  }),
  test('keys.create, rotate and revoke publish their events only if they change something', async (webhooks, {
    keys,
  }) => {
    const created = (id: string) => ({
      events: (one: { id: string }) => [event(`${id}_${one.id}`, 'key.created')],
    });
    await keys.create(shop, key('key_new', 'd'), created('made'));
    await keys.create(shop, key('key_new', 'e'), created('refused'));
    const revoked = (id: string) => ({
      events: (one: { id: string }) => [event(`${id}_${one.id}`, 'key.revoked')],
    });
    await keys.revoke(shop, 'key_new', now, revoked('msg'));
    await keys.revoke(shop, 'key_new', later, revoked('again'));
    const rotation = { keyId: 'key_live', replacement: key('key_next', 'f'), oldExpiresAt: later, now };
    const rotated = (id: string) => ({
      events: ({ old, replacement }: RotatedKey) => [
        event(`${id}_${old.id}_${replacement.id}`, 'key.rotated'),
      ],
    });
    await keys.rotate(shop, rotation, rotated('rotated'));
    await keys.rotate(shop, { ...rotation, replacement: key('key_last', '9') }, rotated('twice'));
    const reported = new Set((await all(webhooks)).deliveries.map(one => one.event_id));
    assert.deepEqual([...reported].sort(), ['made_key_new', 'msg_key_new', 'rotated_key_live_key_next']);
    assert.equal(await keys.findByDigest(digestLike('e')), null);
  }),
  test('webhooks.listDeliveries returns each matching delivery exactly once, newest first, in pages', async webhooks => {
    const days = ['03', '01', '05', '04', '02'];
    await webhooks.publish(
      shop,
      days.map(day => event(`msg_${day}`, 'key.created', `2026-01-${day}T00:00:00Z`)),
    );
    const whole = (await all(webhooks)).deliveries.map(({ id }) => id);
    assert.deepEqual(whole.slice(0, 3), ['msg_05_ep_keys', 'msg_05_ep_all', 'msg_04_ep_keys']);
    assert.equal(whole.length, 10);
    const seen: string[] = [];
    for (let after: DeliveryPlace | null | undefined; after !== null; ) {
      const page: DeliveryPage = await webhooks.listDeliveries(shop, { limit: 3, ...defined({ after }) });
      seen.push(...page.deliveries.map(({ id }) => id));
      after = page.next;
    }
    assert.deepEqual(seen, whole);
    const count = async (query: object) =>
      (await webhooks.listDeliveries(shop, { limit: 100, ...query })).deliveries.length;
    assert.equal(await count({ endpointId: 'ep_all' }), 5);
    assert.equal(await count({ state: 'failed' }), 0);
    assert.equal(await count({ eventType: 'key.created', state: 'pending' }), 10);
    assert.equal(await count({ eventType: 'key.revoked' }), 0);
    for (const text of ['nobody', ...hostileTexts]) {
      assert.equal(await count({ ids: [text] }), 0);
      assert.equal(await count({ eventType: text }), 0);
      assert.equal(await count({ eventType: `${text}.*` }), 0);
      assert.equal(await count({ endpointId: text }), 0);
      assert.deepEqual((await webhooks.listDeliveries(text, { limit: 5 })).deliveries, []);
    }
  }),
  test('webhooks.listDeliveries filters by the beginning of the type, by time and by ids, in pages', async webhooks => {
    const types = ['key.created', 'key.created.late', 'keys.created', 'key.revoked', 'link.created'];
    await webhooks.publish(
      shop,
      types.map((type, index) => event(`msg_${index}`, type, `2026-01-0${index + 1}T00:00:00.500Z`)),
    );
    await webhooks.publish(other, [event('msg_other')]);
    const to = { endpointId: 'ep_all', limit: 10 };
    const list = async (query: object) =>
      (await webhooks.listDeliveries(shop, { ...to, ...query })).deliveries.map(({ event_id }) => event_id);
    const ofKeys = ['msg_3', 'msg_1', 'msg_0'];
    assert.deepEqual(await list({ eventType: 'key.*' }), ofKeys);
    assert.deepEqual(await list({ eventType: 'key.created' }), ['msg_0']);
    assert.deepEqual(await list({ eventType: 'key.*', state: 'failed' }), []);
    assert.deepEqual(await list({ eventType: 'key.*', kind: 'hook' }), []);
    assert.deepEqual(await list({ eventType: 'key.*', eventId: 'msg_2' }), []);
    assert.deepEqual(
      await list({ eventType: 'k_y.*' }),
      [],
      'only `*` at the end stands for other characters',
    );
    const first = await webhooks.listDeliveries(shop, { ...to, limit: 2, eventType: 'key.*' });
    assert.deepEqual(first.next, { at: first.deliveries[1]?.created_at, id: 'msg_1_ep_all' });
    assert.deepEqual(await list({ eventType: 'key.*', after: first.next }), ofKeys.slice(2));
    const [since, until] = ['2026-01-02T00:00:00.500Z', '2026-01-04T00:00:00.500Z'];
    assert.deepEqual(await list({ since }), ['msg_4', 'msg_3', 'msg_2', 'msg_1']);
    assert.deepEqual(await list({ until }), ['msg_3', 'msg_2', 'msg_1', 'msg_0']);
    assert.deepEqual(await list({ since, until, eventType: 'key.*' }), ['msg_3', 'msg_1']);
    assert.deepEqual(await list({ since: until, until: since }), []);
    const ids = ['msg_0_ep_all', 'msg_3_ep_all', 'nobody', 'msg_other_ep_other'];
    assert.deepEqual(await list({ ids }), ['msg_3', 'msg_0']);
    assert.deepEqual(await list({ ids, endpointId: 'ep_keys' }), []);
    assert.deepEqual(await list({ ids, since }), ['msg_3']);
    assert.deepEqual(await list({ ids: [] }), []);
  }),
  test('webhooks.listDeliveries continues after a delivery that was deleted meanwhile', async webhooks => {
    const days = ['01', '02', '03'];
    await webhooks.publish(
      shop,
      days.map(day => event(`msg_${day}`, 'key.created', `2026-01-${day}T00:00:00Z`)),
    );
    const page = await webhooks.listDeliveries(shop, { limit: 3 });
    assert.equal(page.deliveries[2]?.id, 'msg_02_ep_keys');
    await webhooks.deleteEndpoint(shop, 'ep_keys');
    assert.ok(page.next);
    const rest = await webhooks.listDeliveries(shop, { limit: 3, after: page.next });
    assert.deepEqual(
      rest.deliveries.map(({ id }) => id),
      ['msg_02_ep_all', 'msg_01_ep_all'],
    );
    for (const id of hostileTexts.filter(text => !text.includes('\0')))
      assert.equal(
        (await webhooks.listDeliveries(shop, { limit: 9, after: { at: '2000-01-01T00:00:00Z', id } }))
          .deliveries.length,
        0,
      );
  }),
  test('webhooks.findDelivery returns the exact payload, or null', async webhooks => {
    const odd = { ...event('msg_1'), payload: '{ "a" : "é 😀\\u0000\\n" }' };
    await webhooks.publish(shop, [odd]);
    assert.equal((await webhooks.findDelivery(shop, 'msg_1_ep_all'))?.payload, odd.payload);
    assert.equal(await webhooks.findDelivery(other, 'msg_1_ep_all'), null);
    for (const id of hostileTexts) assert.equal(await webhooks.findDelivery(shop, id), null);
  }),
  test('webhooks.replay and replayFailed make completed deliveries due again, and replay a pending one earlier', async webhooks => {
    await webhooks.publish(shop, [event('msg_1'), event('msg_2', 'key.created', '2026-05-04T00:00:00Z')]);
    const jobs = await webhooks.claim(claimOf('one'));
    await webhooks.settle(
      'one',
      jobs.map(job =>
        settlementOf(job, job.endpoint.id === 'ep_all' ? { state: 'failed', attempt: attempt(500) } : {}),
      ),
    );
    assert.equal(await webhooks.replayFailed(shop, 'ep_all', now, later), 1, 'as old as `since`');
    assert.equal((await webhooks.findDelivery(shop, 'msg_1_ep_all'))?.delivery.next_attempt_at, later);
    assert.equal((await webhooks.findDelivery(shop, 'msg_2_ep_all'))?.delivery.state, 'failed');
    assert.equal(await webhooks.replayFailed(shop, 'ep_keys', '2020-01-01T00:00:00Z', later), 0);
    const ended = await webhooks.findDelivery(shop, 'msg_2_ep_keys');
    const due = { ...ended?.delivery, state: 'pending', next_attempt_at: until };
    assert.deepEqual(await webhooks.replay(shop, 'msg_2_ep_keys', until), due);
    assert.equal(ended?.delivery.attempts.length, 1);
    const pending = await webhooks.findDelivery(shop, 'msg_1_ep_all');
    const sooner = { ...pending?.delivery, next_attempt_at: until };
    assert.deepEqual(await webhooks.replay(shop, 'msg_1_ep_all', until), sooner);
    assert.deepEqual(await webhooks.replay(shop, 'msg_1_ep_all', later), sooner, 'it is due earlier');
    for (const id of ['nobody', ...hostileTexts]) {
      assert.deepEqual(await webhooks.replay(shop, id, until), refuse('not_found'));
      assert.deepEqual(await webhooks.replay(id, 'msg_1_ep_all', until), refuse('not_found'));
      assert.deepEqual(await webhooks.replayFailed(shop, id, now, until), refuse('not_found'));
      assert.deepEqual(await webhooks.replayFailed(id, 'ep_all', now, until), refuse('not_found'));
    }
    assert.deepEqual(await webhooks.replay(other, 'msg_1_ep_all', until), refuse('not_found'));
  }),
  test('webhooks.replay and replayFailed do not change deliveries that were attempted since `seen`', async webhooks => {
    await webhooks.publish(shop, [event('msg_1')]);
    const jobs = await webhooks.claim(claimOf('one'));
    await webhooks.settle(
      'one',
      jobs.map(job => settlementOf(job, { state: 'failed', attempt: attempt(500) })),
    );
    const earlier = '2026-05-05T05:05:04Z';
    const since = '2020-01-01T00:00:00Z';
    const failed = (await webhooks.findDelivery(shop, 'msg_1_ep_all'))?.delivery;
    const unseen = { seen: earlier };
    assert.deepEqual(await webhooks.replay(shop, 'msg_1_ep_all', until, unseen), failed);
    assert.equal(await webhooks.replayFailed(shop, 'ep_all', since, until, unseen), 0);
    assert.equal((await webhooks.findDelivery(shop, 'msg_1_ep_all'))?.delivery.state, 'failed');
    const again = await webhooks.replay(shop, 'msg_1_ep_all', until, { seen: now });
    assert.ok(!isRefused(again) && again.state === 'pending');
    assert.equal(await webhooks.replayFailed(shop, 'ep_keys', since, until, { seen: now }), 1);
    assert.equal((await webhooks.findDelivery(shop, 'msg_1_ep_keys'))?.delivery.next_attempt_at, until);
    const due = await webhooks.claim(claimOf('two', { now: later }));
    const second = { state: 'failed', attempt: { ...attempt(500), at: until } } as const;
    const mine = due.filter(({ delivery }) => delivery.id === 'msg_1_ep_all');
    await webhooks.settle(
      'two',
      mine.map(job => settlementOf(job, second)),
    );
    const twice = (await webhooks.findDelivery(shop, 'msg_1_ep_all'))?.delivery;
    assert.equal(twice?.attempts.length, 2);
    const first = { seen: now };
    assert.deepEqual(await webhooks.replay(shop, 'msg_1_ep_all', later, first), twice);
    assert.equal(await webhooks.replayMany(shop, ['msg_1_ep_all'], later, first), 0);
    assert.equal(await webhooks.replayFailed(shop, 'ep_all', since, later, first), 0);
    assert.equal(await webhooks.replayMany(shop, ['msg_1_ep_all'], later, { seen: until }), 1);
  }),
  test('webhooks.replayMany makes completed deliveries due again in one step, and counts no others', async webhooks => {
    await webhooks.publish(shop, [event('msg_1'), event('msg_2')]);
    const jobs = await webhooks.claim(claimOf('one'));
    const done = jobs.filter(({ delivery }) => delivery.event_id === 'msg_1');
    await webhooks.settle(
      'one',
      done.map(job => settlementOf(job)),
    );
    const ids = jobs.map(({ delivery }) => delivery.id);
    assert.equal(await webhooks.replayMany(shop, ids, until, { seen: '2026-05-05T05:05:04Z' }), 0);
    assert.equal(await webhooks.replayMany(other, ids, until), 0);
    assert.equal(await webhooks.replayMany(shop, [], until), 0);
    assert.equal(await webhooks.replayMany(shop, ids, until, { state: 'failed' }), 0);
    for (const text of hostileTexts) assert.equal(await webhooks.replayMany(text, [text], until), 0);
    assert.equal(await webhooks.replayMany(shop, ['nobody', ...hostileTexts, ...ids], until), 2);
    for (const { delivery } of done) {
      const after = (await webhooks.findDelivery(shop, delivery.id))?.delivery;
      assert.deepEqual([after?.state, after?.next_attempt_at], ['pending', until]);
      assert.equal(after?.attempts.length, 1);
    }
    assert.equal(await webhooks.replayMany(shop, ids, until), 0, 'all are pending');
  }),
  test('webhooks.replayMany makes deliveries that are retrying due now, once, and leaves their first attempts', async webhooks => {
    await webhooks.publish(shop, [event('msg_1'), event('msg_2')]);
    const jobs = await webhooks.claim(claimOf('one'));
    const tried = jobs.filter(({ delivery }) => delivery.event_id === 'msg_1');
    await webhooks.settle(
      'one',
      tried.map(job =>
        settlementOf(job, { attempt: attempt(500), state: 'pending', retryAfter: fromNowToLater }),
      ),
    );
    const ids = jobs.map(({ delivery }) => delivery.id);
    assert.equal(await webhooks.replayMany(shop, ids, until, { state: 'failed' }), 0);
    assert.equal(await webhooks.replayMany(shop, ids, until, { seen: '2026-05-05T05:05:04Z' }), 0);
    const calls = Array.from({ length: 10 }, () => webhooks.replayMany(shop, ids, until));
    const counts = await Promise.all(calls);
    assert.equal(
      counts.reduce((sum, count) => sum + count, 0),
      tried.length,
    );
    for (const { delivery } of jobs) {
      const after = (await webhooks.findDelivery(shop, delivery.id))?.delivery;
      const planned = delivery.event_id === 'msg_1' ? until : delivery.next_attempt_at;
      assert.deepEqual([after?.state, after?.next_attempt_at], ['pending', planned]);
    }
  }),
  test('webhooks.replayMany counts each delivery once in ten concurrent calls', async webhooks => {
    await webhooks.publish(shop, [event('msg_1'), event('msg_2')]);
    const jobs = await webhooks.claim(claimOf('one'));
    await webhooks.settle(
      'one',
      jobs.map(job => settlementOf(job)),
    );
    const ids = jobs.map(({ delivery }) => delivery.id);
    const calls = Array.from({ length: 10 }, () => webhooks.replayMany(shop, ids, until));
    const counts = await Promise.all(calls);
    assert.equal(
      counts.reduce((sum, count) => sum + count, 0),
      ids.length,
    );
  }),
  test('webhooks.publish stores an event once in ten concurrent calls', async webhooks => {
    const calls = Array.from({ length: 10 }, () =>
      webhooks.publish(shop, [event('msg_1', 'webhook.test')], { only: 'ep_keys' }),
    );
    assert.deepEqual((await Promise.all(calls)).sort(), [0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
    assert.equal((await all(webhooks)).deliveries.length, 1);
  }),
];
