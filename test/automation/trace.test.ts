/** Traces: the way of an event from the request that published it to each attempt, and what is said to be missing. */
import assert from 'node:assert/strict';
import { publishedEvent } from '../../src/automation/published-event.ts';
import type { AutomationTrace, WebhookEndpointRecord } from '../../src/generated/types.ts';
import { draftKey, type WholeRepository } from '../../src/index.ts';
import { published } from '../../src/testing/automation/sample.ts';
import { endpoint, shop } from '../../src/testing/sample.ts';
import { suiteOf } from '../helper.ts';
import { eachStorage } from '../storages.ts';
import { until } from '../until.ts';
import { receiver, storages } from '../webhooks/receiver.ts';
import { serve } from './service.ts';

const test = suiteOf('Traces of events', { isLong: true });

type Served = Awaited<ReturnType<typeof serve>>;

const traceOf = async ({ call }: Served, id: string, key?: string): Promise<AutomationTrace> => {
  const answer = await call('GET', `/events/${id}/trace`, undefined, key);
  assert.equal(answer.status, 200, answer.text);
  return answer.json.data as AutomationTrace;
};

/** What became of each delivery, by the name of its receiver. */
const outcomes = ({ deliveries }: AutomationTrace) =>
  Object.fromEntries(
    deliveries.map(({ receiver: { name }, outcome, reason }) => [
      name,
      reason === null ? outcome : `${outcome}: ${reason}`,
    ]),
  );

const isSettled = ({ deliveries }: AutomationTrace) =>
  deliveries.every(({ outcome }) => outcome !== 'waiting');

/** A hook that takes what is published, without a request to the API. */
const stored = (id: string, more: object = {}) =>
  ({
    ...endpoint(id, ['automation.published']),
    kind: 'hook',
    types: ['order.paid'],
    created_at: '2020-01-01T00:00:00Z',
    ...more,
  }) as WebhookEndpointRecord;

async function publishIn({ automation }: WholeRepository, id: string, more: object = {}): Promise<void> {
  const record = published(id, { received_at: new Date().toISOString(), ...more });
  await automation.publish(shop, [record], { events: event => [publishedEvent(event)] });
}

for (const [storage, open] of eachStorage(storages)) {
  test(`go from the request over routes to each attempt, on ${storage}`, async cleanup => {
    const repository = await open(cleanup);
    const served = await serve(cleanup, repository);
    const { marketplace, call, subscribe, route, url } = served;
    const good = await receiver(cleanup);
    const { hook } = await subscribe(good.url, 'nothing.else', { description: 'Stock' });
    const bad = await receiver(cleanup, (_, response) => void response.writeHead(500).end());
    await subscribe(bad.url, 'order.paid', { description: 'Bad' });
    const hooks: [string] = [hook.id];
    const to = { event_types: ['order.paid'], hooks };
    await route({
      ...to,
      name: 'Large',
      filter: [{ field: 'data.amount', min: 100 }],
      event_type: 'order.large',
    });
    await route({ ...to, name: 'Huge', filter: [{ field: 'data.amount', min: 100, max: 120 }] });
    await route({
      ...to,
      name: 'Either',
      filter: [
        { field: 'type', equals: 'a' },
        { field: 'type', equals: 'b' },
      ],
      filter_match: 'any',
    });
    await route({ ...to, name: 'None', mapping: 'null' });
    await route({ ...to, name: 'Broken', mapping: '$error("no")' });
    const made = await call('POST', '/automation/endpoints', {
      name: 'Orders',
      event_type: 'order.paid',
      keep_headers: ['X-Shop'],
    });
    const { pathname } = new URL((made.json.data as { url: string }).url);
    marketplace.start();
    const posted = await fetch(`${url}${pathname}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-shop': 'Oslo' },
      body: '{"amount":250}',
    });
    const { id } = ((await posted.json()) as { data: { id: string } }).data;
    let trace = await traceOf(served, id);
    await until(async () => {
      trace = await traceOf(served, id);
      return isSettled(trace) && trace.deliveries.length === 7;
    });
    const { request, events, complete, missing } = trace;
    const { received_at, endpoint_id, ...reported } = request ?? {};
    assert.match(String(endpoint_id), /^ain_/);
    assert.ok(Date.parse(String(received_at)) > 0);
    assert.deepEqual(reported, {
      origin: 'endpoint',
      endpoint_name: 'Orders',
      key_id: null,
      method: 'POST',
      verification: 'none',
      headers: { 'x-shop': 'Oslo' },
    });
    const { Bad: failing, Broken: broken, ...others } = outcomes(trace);
    assert.equal(failing, 'retrying: The response had the status 500.');
    assert.match(String(broken), /^failed: .*no/);
    assert.deepEqual(others, {
      Large: 'made',
      Huge: 'filtered: The filter does not match: data.amount must be at most 120.',
      Either: 'filtered: The filter does not match: none of its 2 conditions holds.',
      None: 'dropped: The mapping gives null.',
      Stock: 'delivered',
    });
    assert.deepEqual(
      events.map(({ type, state, depth }) => [type, state, depth]),
      [
        ['order.paid', 'published', 0],
        ['order.large', null, 1],
      ],
    );
    const [, second] = events;
    assert.equal(
      second?.made_by,
      trace.deliveries.find(({ receiver: { name } }) => name === 'Large')?.delivery.id,
    );
    assert.deepEqual([complete, missing], [true, []]);
    const [attempt] =
      trace.deliveries.find(({ receiver: { name } }) => name === 'Stock')?.delivery.attempts ?? [];
    assert.equal(attempt?.status, 204);
    const ofMade = await traceOf(served, second?.id ?? '');
    assert.deepEqual({ ...ofMade, event_id: id }, { ...trace, deliveries: ofMade.deliveries });
    assert.equal(ofMade.deliveries.length, 7);
    for (const [wrong, key] of [
      [id, served.keys.foreign],
      ['evt_nobody', undefined],
    ] as const) {
      const answer = await call('GET', `/events/${wrong}/trace`, undefined, key);
      assert.deepEqual([answer.status, answer.json.msg], [404, 'Event not found']);
    }
  });

  test(`show deliveries to webhooks to keys that may read them, on ${storage}`, async cleanup => {
    const repository = await open(cleanup);
    const served = await serve(cleanup, repository);
    const webhook = { ...endpoint('ep_1', ['automation.published']), description: 'W' };
    await repository.webhooks.createEndpoint(shop, webhook);
    await publishIn(repository, 'evt_1');
    const to = { kind: 'destination', url: 'kafka://broker.example:9092', description: '' };
    const config = { destination: { type: 'kafka', topic: 'orders' }, credentials: { password: 'PASSWORD' } };
    await repository.webhooks.createEndpoint(shop, { ...webhook, id: 'ep_2', ...to, config });
    await publishIn(repository, 'evt_2');
    const draft = { id: 'key_w', name: 'K', scopes: ['automation:read', 'webhooks:read'] };
    const { record, secret } = draftKey({ ...draft, expiresAt: null, createdBy: null }, Date.now());
    await repository.keys.create(shop, record);
    assert.deepEqual(outcomes(await traceOf(served, 'evt_1', secret)), { W: 'waiting' });
    const receivers = (await traceOf(served, 'evt_2', secret)).deliveries.map(one => one.receiver);
    assert.deepEqual(
      receivers.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
      [
        { id: 'ep_1', kind: 'webhook', name: 'W' },
        { id: 'ep_2', kind: 'destination', name: to.url },
      ],
    );
    for (const id of ['evt_1', 'evt_2']) {
      const { deliveries, complete, missing } = await traceOf(served, id);
      assert.deepEqual([deliveries, complete], [[], false]);
      assert.match(missing[0]?.reason ?? '', /webhooks:read/);
    }
    await repository.webhooks.changeEndpoint(shop, 'ep_1', { state: 'paused' });
    await repository.webhooks.changeEndpoint(shop, 'ep_2', { state: 'paused' });
    await publishIn(repository, 'evt_3');
    await repository.webhooks.changeEndpoint(shop, 'ep_2', { state: 'active' });
    const missingOf = async (key?: string) =>
      (await traceOf(served, 'evt_3', key)).missing.map(({ reason }) => reason.split(' is stored')[0]);
    assert.deepEqual(await missingOf(), [], 'a key that may not read webhooks is told no name of one');
    assert.ok((await missingOf(secret)).includes(`No delivery to the destination ${to.url}`));
  });

  test(`say what is no longer stored, on ${storage}`, async cleanup => {
    const repository = await open(cleanup);
    const served = await serve(cleanup, repository, { deliveryRetentionDays: 3 });
    await repository.webhooks.createEndpoint(shop, stored('hook_1'));
    const old = new Date(Date.now() - 10 * 86_400_000).toISOString();
    await publishIn(repository, 'evt_old', { received_at: old });
    await publishIn(repository, 'evt_gone', { received_at: old });
    await publishIn(repository, 'evt_new');
    const reasonsOf = async (id: string) => (await traceOf(served, id)).missing.map(({ reason }) => reason);
    assert.deepEqual(await reasonsOf('evt_new'), []);
    assert.deepEqual(await reasonsOf('evt_old'), [
      'Deliveries are removed 3 days after they were completed.',
    ]);
    await repository.automation.prune({ retentionDays: 5 });
    const gone = await traceOf(served, 'evt_gone');
    assert.deepEqual(
      [gone.request, gone.events[0]?.type, gone.complete],
      [null, 'order.paid', false],
      'its deliveries still tell about it',
    );
    assert.equal(gone.missing[0]?.what, 'event');
    await repository.webhooks.createEndpoint(shop, stored('hook_2', { description: 'Then' }));
    const [missed] = (await traceOf(served, 'evt_new')).missing;
    assert.match(missed?.reason ?? '', /^No delivery to the hook Then is stored\./);
  });

  test(`end at the 101st delivery of an event, and in a circle of events, on ${storage}`, async cleanup => {
    const repository = await open(cleanup);
    const served = await serve(cleanup, repository);
    const { webhooks } = repository;
    await webhooks.createEndpoint(
      shop,
      stored('route_1', {
        kind: 'route',
        config: { filter: [], mapping: null, type: null, hooks: ['hook_1'] },
      }),
    );
    await publishIn(repository, 'evt_1');
    const [job] = await webhooks.claim({ token: 'w', limit: 1, perEndpoint: 1, leaseFor: 60_000 });
    assert.ok(job);
    const attempt = {
      at: new Date().toISOString(),
      duration_ms: 1,
      status: null,
      error: null,
      response: 'x',
    };
    await webhooks.settle('w', [
      {
        workspaceId: shop,
        endpointId: 'route_1',
        deliveryId: job.delivery.id,
        state: 'succeeded',
        attempt: { ...attempt, made_events: ['evt_1', 'evt_2'] },
        retryAfter: null,
        events: [],
      },
    ]);
    const circle = await traceOf(served, 'evt_1');
    assert.deepEqual(
      circle.events.map(({ id, depth }) => [id, depth]),
      [
        ['evt_1', 0],
        ['evt_2', 1],
      ],
    );
    assert.match(circle.missing[0]?.reason ?? '', /^No delivery of it is stored\./);
    for (let n = 0; n < 101; n += 1) await webhooks.createEndpoint(shop, stored(`hook_${n}`));
    await publishIn(repository, 'evt_3');
    const many = await traceOf(served, 'evt_3');
    assert.deepEqual(
      [many.deliveries.length, many.complete, many.missing[0]?.reason],
      [100, false, 'The event has more than 100 deliveries.'],
    );
  });
}

test.run();
