import assert from 'node:assert/strict';
import type { AutomationFilter, WebhookEndpointRecord } from '../../generated/types.ts';
import { isRefused, refuse, type WebhooksRepository } from '../../repository/index.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { endpoint, event, hostileTexts, shop } from '../sample.ts';
import { all, claimOf, now, settlementOf, until } from './jobs.ts';

const hook = (id: string, more: Partial<WebhookEndpointRecord> = {}): WebhookEndpointRecord => ({
  ...endpoint(id, ['parcel.sent']),
  kind: 'hook',
  ...more,
});

const sentTo = async (webhooks: WebhooksRepository, eventId: string) =>
  (await webhooks.listDeliveries(shop, { eventId, limit: 100 })).deliveries
    .map(({ endpoint_id }) => endpoint_id)
    .sort();

const test = casesOf('webhooks');

/** Endpoints that are not webhooks, and events for certain endpoints only. */
export const webhookKindCases: readonly ConformanceCase[] = [
  test('webhooks.listEndpoints returns the endpoints of one kind, or the webhooks if no kind is given', async webhooks => {
    const whole = hook('ep_whole', {
      format: 'cloudevents_binary',
      config: { b: [1, { a: 'é 😀' }], a: null },
      sources: ['ain_1'],
      types: ['order paid', '注文'],
    });
    assert.deepEqual(await webhooks.createEndpoint(shop, whole), whole);
    await webhooks.createEndpoint(shop, hook('ep_route', { kind: 'route' }));
    assert.deepEqual(await webhooks.findEndpoint(shop, 'ep_whole'), whole);
    const idsOf = async (query?: { kind: string }) =>
      (await webhooks.listEndpoints(shop, query)).map(({ id }) => id);
    assert.deepEqual(await webhooks.listEndpoints(shop, { kind: 'hook' }), [whole]);
    assert.deepEqual(await idsOf({ kind: 'route' }), ['ep_route']);
    assert.deepEqual(await idsOf(), ['ep_all', 'ep_keys', 'ep_paused']);
    const config = { filter: [] };
    assert.deepEqual(await webhooks.changeEndpoint(shop, 'ep_whole', { config, format: 'data' }), {
      ...whole,
      config,
      format: 'data',
    });
    for (const kind of hostileTexts) assert.deepEqual(await idsOf({ kind }), []);
  }),
  test('webhooks.createEndpoint limits the endpoints of each kind separately, also in concurrent calls', async webhooks => {
    const most = 3;
    const make = (kind: string) => (_: unknown, index: number) =>
      webhooks.createEndpoint(shop, hook(`ep_${kind}_${index}`, { kind }), { most });
    const made = await Promise.all(
      ['hook', 'route'].flatMap(kind => Array.from({ length: 10 }, (_, index) => make(kind)(_, index))),
    );
    assert.equal(made.filter(answer => !isRefused(answer)).length, 2 * most);
    for (const kind of ['hook', 'route'])
      assert.equal((await webhooks.listEndpoints(shop, { kind })).length, most);
    assert.deepEqual(
      await webhooks.createEndpoint(shop, endpoint('ep_fourth', ['*']), { most }),
      refuse('too_many'),
    );
    assert.ok(
      'id' in (await webhooks.createEndpoint(shop, endpoint('ep_fourth', ['*']), { most: most + 1 })),
    );
    assert.deepEqual(await webhooks.createEndpoint(shop, hook('ep_all'), { most }), refuse('taken'));
  }),
  test('webhooks.publish applies the filters for the sources and the types of an event', async webhooks => {
    await webhooks.createEndpoint(shop, hook('ep_source', { sources: ['ain_1', 'ain_2'] }));
    await webhooks.createEndpoint(shop, hook('ep_type', { types: ['order.paid'] }));
    await webhooks.createEndpoint(shop, hook('ep_both', { sources: ['ain_1'], types: ['order.paid'] }));
    await webhooks.createEndpoint(shop, hook('ep_any'));
    const publish = (id: string, source: string[], type: string[]) =>
      webhooks.publish(shop, [{ ...event(id, 'parcel.sent'), onRequest: true, about: { source, type } }]);
    await publish('msg_1', ['ain_2'], ['order.sent']);
    await publish('msg_2', [], ['order.paid']);
    await publish('msg_3', ['ain_1'], ['order.sent']);
    assert.deepEqual(await sentTo(webhooks, 'msg_1'), ['ep_any', 'ep_source']);
    assert.deepEqual(await sentTo(webhooks, 'msg_2'), ['ep_any', 'ep_both', 'ep_type']);
    assert.deepEqual(await sentTo(webhooks, 'msg_3'), ['ep_any', 'ep_both', 'ep_source']);
  }),
  test('webhooks.publish calls the deliveries of an event by its name, also where it is unusual, and lists them by it', async webhooks => {
    await webhooks.createEndpoint(shop, hook('ep_hook'));
    const names = ['order.paid', 'order.item.sold', '注文 😀', `order.${'x'.repeat(194)}`];
    const events = names.map((name, index) => ({ ...event(`msg_${index}`, 'parcel.sent'), name }));
    await webhooks.publish(shop, [...events, event('msg_plain', 'parcel.sent')], { only: 'ep_hook' });
    const list = async (eventType: string) =>
      (await webhooks.listDeliveries(shop, { eventType, limit: 9 })).deliveries.map(one => one.event_type);
    for (const name of [...names, 'parcel.sent']) assert.deepEqual(await list(name), [name]);
    assert.deepEqual((await list('order.*')).sort(), names.filter(name => name.startsWith('order.')).sort());
    const job = (await webhooks.claim(claimOf('one'))).find(one => one.delivery.event_id === 'msg_2');
    assert.equal(job?.delivery.event_type, '注文 😀');
  }),
  test('webhooks.publish applies the filter for the instances of an event', async webhooks => {
    const filtered = hook('ep_instance', { instances: ['ins_1', 'ins_2'] });
    assert.deepEqual(await webhooks.createEndpoint(shop, filtered), filtered);
    await webhooks.createEndpoint(shop, hook('ep_other', { instances: ['ins_3'] }));
    await webhooks.createEndpoint(shop, hook('ep_any', { instances: [] }));
    const publish = (id: string, about: Readonly<Record<string, readonly string[]>>) =>
      webhooks.publish(shop, [{ ...event(id, 'parcel.sent'), about }]);
    await publish('msg_1', { instance: ['ins_2'] });
    await publish('msg_2', { instance: ['ins_4'] });
    await publish('msg_3', { link: ['ins_4'] });
    assert.deepEqual(await sentTo(webhooks, 'msg_1'), ['ep_all', 'ep_any', 'ep_instance']);
    assert.deepEqual(await sentTo(webhooks, 'msg_2'), ['ep_all', 'ep_any']);
    assert.deepEqual(await sentTo(webhooks, 'msg_3'), ['ep_all', 'ep_any', 'ep_instance', 'ep_other']);
    await webhooks.changeEndpoint(shop, 'ep_other', { instances: ['ins_4'] });
    await publish('msg_4', { instance: ['ins_4'] });
    assert.deepEqual(await sentTo(webhooks, 'msg_4'), ['ep_all', 'ep_any', 'ep_other']);
  }),
  test('webhooks.createEndpoint keeps the filter of an endpoint, which changeEndpoint changes, for the claims of its deliveries', async webhooks => {
    const filter: AutomationFilter = [
      { any: [{ field: 'data.é', equals: 1.5 }] },
      { not: { field: 'a', exists: true } },
    ];
    const filtered = hook('ep_filter', { filter, filter_match: 'any' });
    await webhooks.createEndpoint(shop, filtered);
    assert.deepEqual(await webhooks.findEndpoint(shop, 'ep_filter'), filtered);
    await webhooks.publish(shop, [event('msg_1')], { only: 'ep_filter' });
    const [job] = await webhooks.claim(claimOf('one'));
    assert.deepEqual([job?.endpoint.filter, job?.endpoint.filter_match], [filter, 'any']);
    const changed = { ...filtered, filter: [], filter_match: 'all' as const };
    await webhooks.changeEndpoint(shop, 'ep_filter', { filter: [], filter_match: 'all' });
    assert.deepEqual(await webhooks.findEndpoint(shop, 'ep_filter'), changed);
  }),
  test('webhooks.publish sends an event that names its endpoints only to the active ones among them', async webhooks => {
    await webhooks.createEndpoint(shop, hook('ep_hook', { types: ['nothing'] }));
    const named = { ...event('msg_1', 'link.clicked'), about: { type: ['order.paid'] }, onRequest: true };
    const only = ['ep_keys', 'ep_hook', 'ep_paused', 'ep_nobody', ...hostileTexts];
    assert.equal(await webhooks.publish(shop, [{ ...named, only }, event('msg_2')]), 4);
    assert.deepEqual(await sentTo(webhooks, 'msg_1'), ['ep_hook', 'ep_keys']);
    assert.deepEqual(await sentTo(webhooks, 'msg_2'), ['ep_all', 'ep_keys']);
    for (const [index, nobody] of [[], ['ep_paused'], hostileTexts].entries())
      assert.equal(await webhooks.publish(shop, [{ ...event(`msg_no_${index}`), only: nobody }]), 0);
    assert.equal((await all(webhooks)).deliveries.length, 4);
  }),
  test('webhooks.publish with `adds` gives an endpoint a delivery of stored events where it has none, once in concurrent calls, and changes no other', async webhooks => {
    await webhooks.publish(shop, [event('msg_1'), event('msg_2')], { only: 'ep_keys' });
    await webhooks.createEndpoint(shop, hook('ep_hook'));
    const [job] = await webhooks.claim(claimOf('one', { limit: 1 }));
    assert.ok(job);
    await webhooks.settle('one', [settlementOf(job)], { now });
    const again = [
      { ...event('msg_1'), payload: '{"other":1}', created_at: until },
      event('msg_2'),
      event('msg_3'),
      event('msg_3'),
    ];
    assert.equal(await webhooks.publish(shop, again.slice(0, 2), { only: 'ep_hook' }), 0);
    const add = (only: string) => webhooks.publish(shop, again, { only, adds: true });
    const made = await Promise.all([1, 2, 3, 4].map(() => add('ep_hook')));
    assert.deepEqual(made.sort(), [0, 0, 0, 3]);
    for (const id of ['msg_1', 'msg_2']) assert.deepEqual(await sentTo(webhooks, id), ['ep_hook', 'ep_keys']);
    assert.deepEqual(await sentTo(webhooks, 'msg_3'), ['ep_hook']);
    const found = await webhooks.findDelivery(shop, 'msg_1_ep_hook');
    // What was published is what is sent.
    assert.equal(found?.payload, event('msg_1').payload);
    assert.equal(found?.delivery.state, 'pending');
    const before = await webhooks.findDelivery(shop, job.delivery.id);
    assert.equal(await add('ep_keys'), 1);
    assert.deepEqual(await webhooks.findDelivery(shop, job.delivery.id), before);
    assert.equal(await add('ep_nobody'), 0);
  }),
  test('webhooks.listDeliveries filters by event and by the kind of the endpoint', async webhooks => {
    await webhooks.createEndpoint(shop, hook('ep_hook', { event_types: ['*'] }));
    await webhooks.publish(shop, [event('msg_1'), event('msg_2', 'link.clicked', until)]);
    const list = async (query: object) =>
      (await webhooks.listDeliveries(shop, { limit: 100, ...query })).deliveries.map(({ id }) => id);
    const ofFirst = ['msg_1_ep_keys', 'msg_1_ep_hook', 'msg_1_ep_all'];
    assert.deepEqual(await list({ eventId: 'msg_1' }), ofFirst);
    assert.deepEqual(
      await list({ eventId: 'msg_1', after: { at: now, id: 'msg_1_ep_keys' } }),
      ofFirst.slice(1),
    );
    const page = await webhooks.listDeliveries(shop, { eventId: 'msg_1', limit: 2 });
    assert.deepEqual(
      [page.deliveries.length, page.next],
      [2, { at: page.deliveries[1]?.created_at, id: 'msg_1_ep_hook' }],
    );
    assert.deepEqual(await list({ eventId: 'msg_1', kind: 'hook' }), ['msg_1_ep_hook']);
    assert.deepEqual(await list({ eventId: 'msg_1', state: 'failed' }), []);
    assert.deepEqual(await list({ kind: 'hook' }), ['msg_2_ep_hook', 'msg_1_ep_hook']);
    assert.deepEqual(await list({ kind: null }), ['msg_2_ep_all', 'msg_1_ep_keys', 'msg_1_ep_all']);
    assert.deepEqual(await list({ kind: null, endpointId: 'ep_hook' }), []);
    await webhooks.createEndpoint(shop, hook('ep_route', { kind: 'route' }));
    await webhooks.publish(shop, [event('msg_3')], { only: 'ep_route' });
    assert.deepEqual((await list({ kind: [null, 'hook'] })).length, 5);
    assert.deepEqual(await list({ kind: ['route', 'hook'], eventId: 'msg_3' }), ['msg_3_ep_route']);
    assert.deepEqual(await list({ kind: [] }), []);
    assert.equal(
      (await webhooks.listDeliveries(shop, { kind: [null, 'hook'], limit: 2 })).next === null,
      false,
    );
    assert.equal((await list({})).length, 6);
    for (const text of ['nobody', ...hostileTexts]) {
      assert.deepEqual(await list({ eventId: text }), []);
      assert.deepEqual(await list({ kind: text }), []);
    }
  }),
  test('webhooks.createEndpoint lets a new endpoint replace the one that has been gone for longest, if it may, and no other, also in concurrent calls', async webhooks => {
    const gone = { state: 'paused', paused_reason: 'gone' } as const;
    const older = '2026-03-05T04:00:00Z';
    const [first, second, third] = ['ep_1', 'ep_2', 'ep_3'] as const;
    await webhooks.createEndpoint(shop, hook(first, { ...gone, paused_at: now }));
    await webhooks.createEndpoint(shop, hook(second, { ...gone, paused_at: older }));
    await webhooks.createEndpoint(shop, hook(third, { ...gone, paused_reason: 'failing', paused_at: older }));
    await webhooks.createEndpoint(shop, hook('ep_route', { ...gone, kind: 'route', paused_at: older }));
    await webhooks.publish(shop, [event('msg_1')], { only: second });
    const make = (id: string, options: object = {}) =>
      webhooks.createEndpoint(shop, hook(id), { most: 3, ...options });
    const idsOf = async () =>
      (await webhooks.listEndpoints(shop, { kind: 'hook' })).map(({ id }) => id).sort();
    assert.deepEqual(await make('ep_4'), refuse('too_many'));
    assert.ok('id' in (await make('ep_4', { replacesGone: true })));
    assert.deepEqual(await idsOf(), [first, third, 'ep_4']);
    assert.equal(await webhooks.findEndpoint(shop, second), null);
    assert.deepEqual(await sentTo(webhooks, 'msg_1'), []);
    // One is gone, so one of these finds room.
    const made = await Promise.all(
      Array.from({ length: 5 }, (_, index) => make(`ep_new_${index}`, { replacesGone: true })),
    );
    assert.equal(made.filter(answer => !isRefused(answer)).length, 1);
    assert.deepEqual(made.filter(isRefused), Array(4).fill(refuse('too_many')));
    assert.equal((await idsOf()).length, 3);
    assert.ok(await webhooks.findEndpoint(shop, 'ep_route'));
    assert.deepEqual(
      (await webhooks.listEndpoints(shop)).map(({ id }) => id),
      ['ep_all', 'ep_keys', 'ep_paused'],
    );
  }),
  test('webhooks.settle stores events with the same id once, even from different attempts', async webhooks => {
    await webhooks.createEndpoint(shop, hook('ep_route', { kind: 'route' }));
    await webhooks.createEndpoint(shop, hook('ep_hook'));
    await webhooks.publish(shop, [{ ...event('msg_1'), only: ['ep_route'] }]);
    const routed = { ...event('msg_1_route', 'parcel.routed'), only: ['ep_hook'] };
    for (const token of ['one', 'two']) {
      const [job] = await webhooks.claim(claimOf(token));
      assert.ok(job);
      assert.equal((await webhooks.settle(token, [settlementOf(job, { events: [routed] })])).length, 1);
      assert.deepEqual(await sentTo(webhooks, 'msg_1_route'), ['ep_hook']);
      const [made] = await webhooks.claim(claimOf('other'));
      assert.equal(made?.delivery.id, token === 'one' ? 'msg_1_route_ep_hook' : undefined);
      await webhooks.replay(shop, 'msg_1_ep_route', now);
    }
  }),
];
