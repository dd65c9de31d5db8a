/** What the registry of event types does to the events that routes make. */
import assert from 'node:assert/strict';
import { routeReceiver } from '../../src/automation/route-receiver.ts';
import { SandboxUnavailableError } from '../../src/automation/sandbox/sandbox.ts';
import type {
  AutomationEventDetails,
  AutomationRouteTry,
  AutomationTrace,
} from '../../src/generated/types.ts';
import { createAutomation, type WebhookJob, type WholeRepository } from '../../src/index.ts';
import { shop } from '../../src/testing/sample.ts';
import { type Cleanup, suiteOf } from '../helper.ts';
import { eachStorage } from '../storages.ts';
import { until } from '../until.ts';
import { receiver, storages } from '../webhooks/receiver.ts';
import { serve } from './service.ts';

const test = suiteOf('Registered types of what routes make', { isLong: true });
const schema = {
  type: 'object',
  required: ['order'],
  properties: { order: { type: 'integer' }, amount: { type: 'number', minimum: 0 } },
};
const wrong = '{ "order": "x", "amount": -1 }';
const refused =
  'order.large was not made. The data does not match the schema of its event type: /data/order must be an integer; /data/amount must be at least 0';
const unregistered = (type: string, at: string) =>
  `${type} was not made. The event type is not registered: /${at} is not registered in this workspace`;

async function place(
  cleanup: Cleanup,
  open = storages.lowdb as (cleanup: Cleanup) => Promise<WholeRepository>,
  change: (repository: WholeRepository) => WholeRepository = one => one,
) {
  const repository = await open(cleanup);
  const served = await serve(cleanup, change(repository));
  const hooked = await receiver(cleanup);
  const { hook } = await served.subscribe(hooked.url, 'nothing.else');
  const { call } = served;
  const register = async (type: string, body: object = { data_schema: schema }) =>
    assert.equal((await call('PUT', `/automation/event-types/${type}`, body)).status, 200);
  const publish = async (type: string, data: unknown) => {
    const { status, json, text } = await call('POST', '/automation/publish', { type, data });
    assert.equal(status, 202, text);
    return (json.data as { id: string }).id;
  };
  const close = (isClosed = true) =>
    call('PATCH', '/automation/settings', { registered_types_only: isClosed });
  const route = (given: object) => served.route({ hooks: [hook.id], ...given });
  const attempts = async (eventId: string, routeId: string) =>
    (await repository.webhooks.findDelivery(shop, `${eventId}_${routeId}`))?.delivery;
  const reasonOf = async (eventId: string, routeId: string) => {
    await until(async () => (await attempts(eventId, routeId))?.state === 'failed');
    const tried = (await attempts(eventId, routeId))?.attempts ?? [];
    assert.equal(tried.length, 1, 'there is no second attempt');
    return tried[0]?.error;
  };
  const types = () => hooked.received.map(({ body }) => JSON.parse(body).type as string);
  const tryRoute = async (body: object) =>
    (await call('POST', '/automation/routes/try', body)).json.data as AutomationRouteTry;
  return { ...served, repository, hooked, register, publish, close, route, reasonOf, types, tryRoute };
}

for (const [storage, open] of eachStorage(storages)) {
  test(`refuse data that does not fit, and keep the event and the other routes, on ${storage}`, async cleanup => {
    const all = await place(cleanup, open);
    const { call, keys, register, publish, route, reasonOf, hooked, marketplace, tryRoute, failures } = all;
    await register('order.large');
    const reported = await receiver(cleanup);
    await call(
      'POST',
      '/webhooks',
      { url: reported.url, event_types: ['webhook.delivery.exhausted'] },
      keys.webhooks,
    );
    const failing = await route({ mapping: wrong, event_type: 'order.large' });
    await route({ mapping: '{ "order": data.id }', event_type: 'order.large' });
    await route({ mapping: wrong, event_type: 'order.other' });
    marketplace.start();
    const id = await publish('order.paid', { id: 7 });
    await hooked.reached(2);
    assert.deepEqual(all.types().toSorted(), ['order.large', 'order.other']);
    assert.equal(await reasonOf(id, failing), refused);
    const { data } = (await call('GET', `/automation/events/${id}`)).json as { data: AutomationEventDetails };
    assert.equal(data.event.state, 'published');
    const { deliveries } = (await call('GET', `/events/${id}/trace`)).json.data as AutomationTrace;
    const traced = deliveries.find(({ receiver }) => receiver.id === failing);
    assert.deepEqual([traced?.outcome, traced?.reason], ['failed', refused]);
    await reported.reached(1);
    assert.equal(JSON.parse(reported.received[0]?.body ?? '').data.last_error, refused);
    for (const event of [{ event_id: id }, { event: { type: 'order.paid', data: { id: 7 } } }])
      assert.deepEqual(await tryRoute({ ...event, mapping: wrong, event_type: 'order.large' }), {
        outcome: 'failed',
        value: null,
        error: refused,
        reason: null,
      });
    assert.equal(
      (await tryRoute({ event_id: id, mapping: '{ "order": 1 }', event_type: 'order.large' })).outcome,
      'made',
    );
    assert.deepEqual(failures, []);
  });

  test(`must be registered where the workspace says so, on ${storage}`, async cleanup => {
    const all = await place(cleanup, open);
    const { call, register, publish, close, route, reasonOf, hooked, marketplace, tryRoute } = all;
    await register('order.paid', {});
    await close();
    const named = await route({ event_types: ['order.paid'], event_type: 'order.large' });
    await route({ event_types: ['order.paid'] });
    marketplace.start();
    const id = await publish('order.paid', { order: 1 });
    const reason = unregistered('order.large', 'event_type');
    assert.equal(await reasonOf(id, named), reason);
    assert.equal((await tryRoute({ event_id: id, event_type: 'order.large' })).error, reason);
    await hooked.reached(1);
    await register('order.large');
    await call('POST', `/automation/events/${id}/replay`, { receiver_id: named });
    await hooked.reached(2);
    assert.deepEqual(all.types(), ['order.paid', 'order.large']);
    await close(false);
    await call('DELETE', '/automation/event-types/order.large');
    await publish('order.paid', {});
    await hooked.reached(4);
  });

  test(`are those of the moment in which the route runs, on ${storage}`, async cleanup => {
    const { register, publish, close, route, reasonOf, marketplace, tryRoute } = await place(cleanup, open);
    const id = await publish('order.paid', 'no object');
    const [kept] = [await route({ event_types: ['order.large', 'order.sent'] })];
    const large = await publish('order.large', { order: 'x', amount: -1 });
    const sent = await publish('order.sent', {});
    await register('order.large');
    await close();
    marketplace.start();
    assert.equal(await reasonOf(large, kept), refused);
    assert.equal(await reasonOf(sent, kept), unregistered('order.sent', 'type'));
    assert.equal((await tryRoute({ event_id: id })).error, unregistered('order.paid', 'type'));
  });
}

test('are not asked of events of this service that keep their type', async cleanup => {
  const all = await place(cleanup);
  const { call, close, route, reasonOf, hooked, marketplace, tryRoute, repository } = all;
  await close();
  const renamed = await route({ event_types: ['link.created'], event_type: 'order.link' });
  await route({ event_types: ['link.created'] });
  marketplace.start();
  assert.equal((await call('POST', '/links', { url: 'https://a.example/' })).status, 201);
  await hooked.reached(1);
  assert.deepEqual(all.types(), ['link.created']);
  const { deliveries } = await repository.webhooks.listDeliveries(shop, { endpointId: renamed, limit: 1 });
  assert.equal(
    await reasonOf(deliveries[0]?.event_id ?? '', renamed),
    unregistered('order.link', 'event_type'),
  );
  const event = { type: 'link.created', data: {} };
  assert.equal((await tryRoute({ event })).outcome, 'made');
  assert.equal((await tryRoute({ event, event_type: 'order.link' })).outcome, 'failed');
  assert.equal((await tryRoute({ event: { data: 1 } })).outcome, 'made', 'an event without a type');
});

test('with a schema that takes too long fail once, and keep no other type waiting', async cleanup => {
  const all = await place(cleanup);
  const { register, publish, route, reasonOf, hooked, marketplace } = all;
  await register('order.slow', { data_schema: { properties: { a: { pattern: '^(a+)+$' } } } });
  await register('order.large');
  const slow = await route({ event_type: 'order.slow', event_types: ['order.paid'] });
  await route({ event_type: 'order.large', mapping: '{ "order": 1 }', event_types: ['order.paid'] });
  const data = { a: `${'a'.repeat(40)}!` };
  const ids = [];
  for (let count = 0; count < 2; count += 1) ids.push(await publish('order.paid', data));
  marketplace.start();
  await hooked.reached(2);
  for (const id of ids)
    assert.match(
      String(await reasonOf(id, slow)),
      /^order\.slow was not made\. .*\/data cannot be checked: the schema takes longer than 250 ms/,
    );
});

test('are read once for many events, and start no process where there are none', async cleanup => {
  let reads = 0;
  const all = await place(cleanup, undefined, repository => ({
    ...repository,
    automation: Object.assign(Object.create(repository.automation), {
      listTypes: (id: string) => {
        reads += 1;
        return repository.automation.listTypes(id);
      },
    }),
  }));
  const { publish, route, hooked, marketplace } = all;
  await route({ event_type: 'order.large' });
  for (let count = 0; count < 30; count += 1) await publish('order.paid', { count });
  reads = 0;
  marketplace.start();
  await hooked.reached(30);
  assert.ok(reads > 0 && reads < 10, `${reads} reads`);
  const { done } = await marketplace.stats();
  assert.equal((done.webhooks as Record<string, number>).schemas, 0);
});

test('change at once in the process where they are changed', async cleanup => {
  const all = await place(cleanup);
  const { publish, route, reasonOf, hooked, marketplace, repository } = all;
  const id = await route({ event_type: 'order.large' });
  marketplace.start();
  await publish('order.paid', 'x');
  await hooked.reached(1);
  await createAutomation({ repository }).registerType(shop, 'order.large', { data_schema: schema });
  assert.match(String(await reasonOf(await publish('order.paid', 'x'), id)), /^order\.large was not made/);
});

/** Takes one delivery of a route with a type that is registered. */
async function take(
  check: Parameters<typeof routeReceiver>[0] extends infer S ? NonNullable<S> : never,
  mapping: string | null = null,
) {
  const job = {
    workspaceId: shop,
    delivery: { id: 'd', event_id: 'evt_1' },
    endpoint: { id: 'route_1', config: { filter: [], mapping, type: 'a', hooks: [] } },
    payload: '{"type":"b","source":"/x","data":1}',
  } as unknown as WebhookJob;
  const signal = AbortSignal.abort(new Error('over'));
  const automation = {
    listTypes: async () => [{ type: 'a', data_schema: {} }],
    findSettings: async () => ({ retention_days: null, registered_types_only: false }),
  } as unknown as WholeRepository['automation'];
  const tools = { now: 0, publicUrl: null, tracing: null, repository: { automation }, signal };
  const receiving = routeReceiver(check);
  return {
    withRegistry: () => receiving.receive(job, tools),
    without: () => receiving.receive(job, { ...tools, repository: {} }),
  };
}

const sandbox = {
  map: async () => ({ ok: true, value: 1 }) as const,
  numbers: () => ({ inHand: {}, done: {} }),
  close: async () => {},
};

test('are checked again later if too much waits, and not at all once the attempt is over', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const busy = await take({
    ...sandbox,
    check: async (_, __, ___, signal) => {
      signals.push(signal);
      throw new SandboxUnavailableError('full');
    },
  });
  const { attempt, retry } = await busy.withRegistry();
  assert.deepEqual([attempt.error, retry], ['too many checks of schemas wait', true]);
  const unmapped = await take(
    {
      ...sandbox,
      check: async () => ({ ok: true }) as never,
      map: async () => Promise.reject(new SandboxUnavailableError('full')),
    },
    'data',
  );
  const later = await unmapped.withRegistry();
  assert.deepEqual([later.attempt.error, later.retry], ['too many mappings wait', true]);
  assert.equal(signals[0]?.aborted, true);
  const { events } = await busy.without();
  assert.equal(events.length, 1, 'a storage without automation has no registry');
});

test.run();
