/** Routes: which events they take, what they make of them, and what they do where they cannot. */
import assert from 'node:assert/strict';
import { publishedEvent } from '../../src/automation/published-event.ts';
import type {
  AutomationEventDetails,
  AutomationRoute,
  AutomationRouteTry,
} from '../../src/generated/types.ts';
import { RepositoryUnavailableError, type WholeRepository } from '../../src/index.ts';
import { inbound, published } from '../../src/testing/automation/sample.ts';
import { shop } from '../../src/testing/sample.ts';
import { type Cleanup, suiteOf } from '../helper.ts';
import { eachStorage } from '../storages.ts';
import { until } from '../until.ts';
import { receiver, storages } from '../webhooks/receiver.ts';
import { incoming, serve } from './service.ts';

const test = suiteOf('Routes of automation', { isLong: true });

const attemptOf = async ({ webhooks }: WholeRepository, eventId: string, routeId: string) => {
  const found = await webhooks.findDelivery(shop, `${eventId}_${routeId}`);
  return { state: found?.delivery.state, attempt: found?.delivery.attempts.at(-1) };
};

for (const [storage, open] of eachStorage(storages)) {
  test(`make one event of another, for their hooks alone, on ${storage}`, async cleanup => {
    const repository = await open(cleanup);
    const { marketplace, subscribe, route } = await serve(cleanup, repository);
    const hooked = await receiver(cleanup);
    const others = await receiver(cleanup);
    const { hook } = await subscribe(hooked.url, 'nothing.else');
    await subscribe(others.url, '*');
    await repository.automation.createEndpoint(shop, inbound('ain_1', 'a'));
    const id = await route({
      sources: ['ain_1'],
      filter: [{ field: 'data.amount', min: 100 }],
      mapping: '{ "order": data.id, "from": source }',
      event_type: 'order.large',
      hooks: [hook.id],
    });
    marketplace.start();
    await repository.webhooks.publish(shop, [
      incoming('evt_1', 'order.paid', { id: 7, amount: 250 }, { hops: 1 }),
      incoming('evt_2', 'order.paid', { id: 8, amount: 99 }),
      incoming('evt_3', 'order.paid', { id: 9, amount: 500 }, { endpoint: 'ain_2' }),
    ]);
    await hooked.reached(1);
    await others.reached(3);
    await until(async () => (await attemptOf(repository, 'evt_2', id)).state === 'succeeded');
    const [{ headers, body } = { headers: {} as Record<string, string>, body: '' }] = hooked.received;
    const reported = JSON.parse(body);
    assert.match(reported.id, /^evt_[\w-]{22}$/);
    assert.deepEqual(
      { ...reported, timestamp: '', id: '' },
      {
        type: 'order.large',
        timestamp: '',
        data: { order: 7, from: '/automation/endpoints/ain_1' },
        id: '',
        source: `/automation/routes/${id}`,
        subject: 'S',
      },
    );
    assert.equal(String(headers['cdn-loop']).split(',').length, 3, 'the route is counted as a webhook');
    assert.equal(
      (await attemptOf(repository, 'evt_2', id)).attempt?.response,
      'The filter does not match: data.amount must be at least 100.',
    );
    const { attempt } = await attemptOf(repository, 'evt_1', id);
    assert.deepEqual([attempt?.response, attempt?.made_events], [`${reported.id} was made.`, [reported.id]]);
    assert.equal((await attemptOf(repository, 'evt_2', id)).attempt?.made_events, undefined);
    assert.equal((await attemptOf(repository, 'evt_3', id)).state, undefined);
    assert.deepEqual([hooked.received.length, others.received.length], [1, 3]);
  });

  test(`make an event once, however often its outcome is lost, on ${storage}`, async cleanup => {
    const repository = await open(cleanup);
    let losses = 2;
    const { settle } = repository.webhooks;
    const losing: WholeRepository = {
      ...repository,
      webhooks: {
        ...repository.webhooks,
        async settle(...given) {
          losses -= 1;
          if (losses === 1) throw new RepositoryUnavailableError('gone');
          const settled = await settle(...given);
          if (losses !== 0) return settled;
          await repository.webhooks.replay(shop, `evt_1_${id}`, new Date().toISOString());
          throw new RepositoryUnavailableError('the answer is lost');
        },
      },
    };
    const { marketplace, subscribe, route } = await serve(cleanup, losing, {
      timeout: 1_000,
      leaseSlack: 10,
    });
    const hooked = await receiver(cleanup);
    const { hook } = await subscribe(hooked.url, 'nothing.else');
    const id = await route({ event_types: ['order.paid'], hooks: [hook.id] });
    await repository.webhooks.publish(shop, [incoming('evt_1', 'order.paid', {})]);
    marketplace.start();
    await until(
      async () =>
        (await repository.webhooks.findDelivery(shop, `evt_1_${id}`))?.delivery.attempts.length === 2,
    );
    await hooked.reached(1);
    const { deliveries } = await repository.webhooks.listDeliveries(shop, { kind: 'hook', limit: 10 });
    assert.equal(deliveries.length, 1);
  });

  test(`are a hundred of a workspace at most, hooks apart, on ${storage}`, async cleanup => {
    const { call, subscribe } = await serve(cleanup, await open(cleanup));
    const { hook } = await subscribe('http://127.0.0.1:9/', 'a');
    const body = { name: 'R', hooks: [hook.id] };
    const answers = await Promise.all(
      Array.from({ length: 105 }, () => call('POST', '/automation/routes', body)),
    );
    assert.equal(answers.filter(({ status }) => status === 201).length, 100);
    assert.equal(answers.find(({ status }) => status === 409)?.json.msg, 'Route limit reached (100)');
  });

  test(`whose filter has text that no storage can hold are refused, on ${storage}`, async cleanup => {
    const { call, subscribe, failures } = await serve(cleanup, await open(cleanup));
    const { hook } = await subscribe('http://127.0.0.1:9/', 'a');
    for (const text of ['a\0b', 'a\uD800'])
      for (const condition of [
        { field: text, exists: true },
        { field: 'a', equals: text },
        { field: 'a', not_equals: text },
        { field: 'a', one_of: [text] },
        { field: 'a', prefix: text },
        { field: 'a', suffix: text },
        { field: 'a', contains: text },
      ]) {
        const body = { name: 'R', hooks: [hook.id], filter: [condition] };
        const answer = await call('POST', '/automation/routes', body);
        assert.equal(answer.status, 400, JSON.stringify(condition));
        assert.match(String(answer.json.msg), /^Invalid request: filter\/0\//);
      }
    assert.deepEqual(failures, []);
  });

  test(`keep what two changes at once give them, on ${storage}`, async cleanup => {
    const { call, subscribe, route } = await serve(cleanup, await open(cleanup));
    const { hook } = await subscribe('http://127.0.0.1:9/', 'a');
    const id = await route({ hooks: [hook.id] });
    const filter = [{ field: 'type', prefix: 'order.' }];
    const changes = [
      { filter },
      { mapping: 'data.a' },
      { event_type: 'b' },
      { name: 'N' },
      { state: 'paused' },
    ];
    const answers = await Promise.all(
      changes.map(change => call('PATCH', `/automation/routes/${id}`, change)),
    );
    assert.deepEqual(
      answers.map(({ status }) => status),
      changes.map(() => 200),
    );
    const changed = (await call('GET', `/automation/routes/${id}`)).json.data as AutomationRoute;
    const { mapping, event_type, name, state } = changed;
    assert.deepEqual(
      [changed.filter, mapping, event_type, name, state],
      [filter, 'data.a', 'b', 'N', 'paused'],
    );
  });
}

async function place(cleanup: Cleanup) {
  const repository = (await storages.lowdb?.(cleanup)) as WholeRepository;
  const service = await serve(cleanup, repository);
  const hooked = await receiver(cleanup);
  const { hook } = await service.subscribe(hooked.url, 'nothing.else');
  return { repository, hooked, hook, ...service };
}

test('send what they made again when the event is replayed, and show it with the event', async cleanup => {
  const { repository, hooked, hook, marketplace, route, call } = await place(cleanup);
  const id = await route({ mapping: '{ "ok": true }', hooks: [hook.id] });
  marketplace.start();
  await repository.automation.publish(shop, [published('evt_1')], { events: one => [publishedEvent(one)] });
  await hooked.reached(1);
  const deliveries = async () =>
    ((await call('GET', '/automation/events/evt_1')).json.data as AutomationEventDetails).deliveries;
  await until(async () => (await deliveries()).filter(({ state }) => state === 'succeeded').length === 2);
  assert.deepEqual(
    (await deliveries()).map(({ endpoint_id }) => endpoint_id),
    [id, hook.id],
  );
  const replayed = await call('POST', '/automation/events/evt_1/replay');
  assert.deepEqual(replayed.json.data, {
    events: 1,
    deliveries: 1,
    made: 0,
    without_deliveries: 0,
    next_cursor: null,
  });
  await hooked.reached(2);
  const [first, second] = hooked.received;
  assert.deepEqual(
    [second?.body, second?.headers['webhook-id']],
    [first?.body, first?.headers['webhook-id']],
  );
});

test('run again when an event is replayed that they made nothing of', async cleanup => {
  const { repository, hooked, hook, marketplace, route, call } = await place(cleanup);
  const id = await route({ mapping: '$error("no")', hooks: [hook.id] });
  marketplace.start();
  await repository.automation.publish(shop, [published('evt_1')], { events: one => [publishedEvent(one)] });
  await until(async () => (await attemptOf(repository, 'evt_1', id)).state === 'failed');
  await call('PATCH', `/automation/routes/${id}`, { mapping: '{ "ok": true }' });
  await call('POST', '/automation/events/evt_1/replay');
  await hooked.reached(1);
  assert.deepEqual(JSON.parse(hooked.received[0]?.body ?? '').data, { ok: true });
});

test('whose mapping fails, loops or explodes keep the event, are counted, and keep nobody waiting', async cleanup => {
  const { repository, hooked, hook, marketplace, route } = await place(cleanup);
  const failing = await Promise.all(
    ['$error("no")', '($f := function($n) { $f($n + 1) }; $f(0))', '$pad("x", 300000)'].map(mapping =>
      route({ mapping, hooks: [hook.id] }),
    ),
  );
  await route({ mapping: '{ "ok": true }', hooks: [hook.id] });
  marketplace.start();
  await repository.webhooks.publish(shop, [incoming('evt_1', 'order.paid', { a: 1 })]);
  await hooked.reached(1);
  assert.deepEqual(JSON.parse(hooked.received[0]?.body ?? '').data, { ok: true });
  for (const id of failing) {
    await until(async () => (await attemptOf(repository, 'evt_1', id)).attempt !== undefined);
    const { state, attempt } = await attemptOf(repository, 'evt_1', id);
    assert.equal(state, 'failed', 'the same mapping of the same event is not tried again');
    assert.ok(attempt?.error, 'the failure is shown');
    const endpoint = await repository.webhooks.findEndpoint(shop, id);
    assert.equal(endpoint?.recent_failures, 1);
  }
  const found = await repository.webhooks.findDelivery(shop, `evt_1_${failing[0]}`);
  assert.deepEqual(JSON.parse(found?.payload ?? '').data, { a: 1 });
});

test('a hundred of a workspace take an event at once: their mappings wait for each other, and none fails', async cleanup => {
  const { repository, hooked, hook, marketplace, route } = await place(cleanup);
  for (let index = 0; index < 100; index += 1)
    await route({ mapping: `{ "number": ${index} }`, hooks: [hook.id] });
  await repository.webhooks.publish(shop, [incoming('evt_1', 'a', {}), incoming('evt_2', 'a', {})]);
  marketplace.start();
  await hooked.reached(200);
  const { deliveries } = await repository.webhooks.listDeliveries(shop, { kind: 'route', limit: 1_000 });
  assert.deepEqual(
    deliveries.map(({ state, attempts }) => [state, attempts.length]),
    Array(200).fill(['succeeded', 1]),
  );
});

const met = { field: 'a', min: 1 };
/** A condition in this number of groups. */
const inGroups = (depth: number): object => (depth === 0 ? met : { not: inGroups(depth - 1) });

for (const [filter, msg] of [
  [[{ field: 'data.a' }], 'filter/0 must have at least 2 fields'],
  [
    [{ field: 'data..a', min: 1 }],
    'filter/0/field must be names with a dot between them, such as data.items.0.price',
  ],
  [[{ field: 'data.a', equals: {} }], 'filter/0/equals must be a string, a number, true or false or null'],
  [[{ field: 'data.a', one_of: [] }], 'filter/0/one_of must not be empty'],
  [[{ field: 'data.a', prefix: 'a\0' }], 'filter/0/prefix must not contain the character U+0000'],
  [Array(21).fill({ field: 'a', min: 1 }), 'filter must have at most 20 entries'],
  [[{}], 'filter/0 must have at least 2 fields'],
  [[{ equals: 1, min: 1 }], 'filter/0/field is required'],
  [[{ all: [] }], 'filter/0/all must not be empty'],
  [[{ not: [] }], 'filter/0/not must be an object'],
  [[{ any: [{ field: 'a' }] }], 'filter/0/any/0 must have at least 2 fields'],
  [[{ or: [{ field: 'a', min: 1 }] }], 'filter/0/or is not a known field'],
  [[{ all: [met], not: met }], 'filter/0 must contain exactly one of all, any or not'],
  [[{ not: { field: 'a', min: 1, all: [met] } }], 'filter/0/not/all is not a known field'],
  [[inGroups(6)], 'filter/0/not/not/not/not/not is in more than 5 groups'],
  [
    [{ any: Array(20).fill(met) }, { any: Array(20).fill(met) }, { not: { any: Array(11).fill(met) } }],
    'filter must have at most 50 conditions, with those in groups',
  ],
] as const)
  test(`are refused in words: ${msg}`, async cleanup => {
    const { call, hook } = await place(cleanup);
    const answer = await call('POST', '/automation/routes', { name: 'R', hooks: [hook.id], filter });
    assert.deepEqual([answer.status, answer.json.msg], [400, `Invalid request: ${msg}`]);
  });

test('filter by groups and by entries of lists, and say what does not hold', async cleanup => {
  const { call, hook, repository, hooked, marketplace } = await place(cleanup);
  const filter = [
    { any: [{ field: 'data.items.*.sku', equals: 'b' }, { not: { field: 'data.draft', equals: true } }] },
    { not: { field: 'data.items.*.sku', prefix: 'test-' } },
  ];
  const body = { name: 'R', event_types: ['order.paid'], hooks: [hook.id], filter };
  const made = (await call('POST', '/automation/routes', body)).json.data as AutomationRoute;
  assert.deepEqual(made.filter, filter);
  const draft = (...skus: string[]) => ({ draft: true, items: skus.map(sku => ({ sku })) });
  marketplace.start();
  const events = [draft('a', 'b'), draft('a'), draft('b', 'test-1')].map((data, at) =>
    incoming(`evt_${at}`, 'order.paid', data),
  );
  await repository.webhooks.publish(shop, events);
  const reasons = [];
  for (const { id } of events) {
    await until(async () => (await attemptOf(repository, id, made.id)).state === 'succeeded');
    reasons.push((await attemptOf(repository, id, made.id)).attempt?.response);
  }
  await hooked.reached(1);
  assert.deepEqual(reasons.slice(1), [
    'The filter does not match: (data.items.*.sku must be "b" or data.draft must not be true).',
    'The filter does not match: data.items.*.sku must not start with "test-".',
  ]);
  assert.deepEqual(JSON.parse(hooked.received[0]?.body ?? '').data, draft('a', 'b'));
  const wrong = await call('PATCH', `/automation/routes/${made.id}`, { filter: [inGroups(6)] });
  assert.equal(wrong.status, 400);
});

test('without a mapping pass the data on, and what a mapping gives null for goes nowhere', async cleanup => {
  const { repository, hooked, hook, marketplace, route } = await place(cleanup);
  const nothing = await route({ event_types: ['order.paid'], mapping: 'null', hooks: [hook.id] });
  await route({ event_types: ['order.paid'], hooks: [hook.id] });
  marketplace.start();
  await repository.webhooks.publish(shop, [incoming('evt_1', 'order.paid', [1, null, 'é'])]);
  await hooked.reached(1);
  const { type, data } = JSON.parse(hooked.received[0]?.body ?? '');
  assert.deepEqual([type, data], ['order.paid', [1, null, 'é']]);
  await until(async () => (await attemptOf(repository, 'evt_1', nothing)).state === 'succeeded');
  const { attempt } = await attemptOf(repository, 'evt_1', nothing);
  assert.equal(attempt?.response, 'The mapping gives null.');
  assert.equal(hooked.received.length, 1);
});

test('take groups of published events, as hooks do', async cleanup => {
  const { hooked, hook, marketplace, route, repository, subscribe } = await place(cleanup);
  await route({ event_types: ['order.*', 'link.*'], event_type: 'made', hooks: [hook.id] });
  const grouped = await receiver(cleanup);
  await subscribe(grouped.url, 'order.item.*');
  marketplace.start();
  await repository.webhooks.publish(shop, [
    incoming('evt_1', 'orders.paid', 1),
    incoming('evt_2', 'order', 2),
    incoming('evt_3', 'order.item.sold', 3),
    incoming('evt_4', 'order.paid', 4),
  ]);
  await hooked.reached(2);
  await grouped.reached(1);
  assert.deepEqual(hooked.received.map(({ body }) => JSON.parse(body).data).sort(), [3, 4]);
  assert.deepEqual(
    grouped.received.map(({ body }) => JSON.parse(body).type),
    ['order.item.sold'],
  );
});

test('take all published events if one of the names stands for them', async cleanup => {
  const { hooked, hook, marketplace, route, repository } = await place(cleanup);
  await route({ event_types: ['automation.published', 'order.paid'], event_type: 'made', hooks: [hook.id] });
  marketplace.start();
  await repository.webhooks.publish(shop, [
    incoming('evt_1', 'order.paid', 1),
    incoming('evt_2', 'order.sent', 2),
  ]);
  await hooked.reached(2);
  assert.deepEqual(hooked.received.map(({ body }) => JSON.parse(body).data).sort(), [1, 2]);
});

test('take events of this service too, by their names', async cleanup => {
  const { hooked, hook, marketplace, route, call } = await place(cleanup);
  await route({ event_types: ['link.created', 'order.paid'], mapping: 'data.link.slug', hooks: [hook.id] });
  marketplace.start();
  await call('POST', '/links', { url: 'https://target.example/', slug: 'routed' });
  await hooked.reached(1);
  const { type, data, source } = JSON.parse(hooked.received[0]?.body ?? '');
  assert.deepEqual([type, data], ['link.created', 'routed']);
  assert.match(source, /^\/automation\/routes\//);
});

test('stop an event that too many webhooks led to', async cleanup => {
  const { repository, hooked, hook, marketplace, route } = await place(cleanup);
  const id = await route({ hooks: [hook.id] });
  marketplace.start();
  await repository.webhooks.publish(shop, [
    incoming('evt_4', 'a', {}, { hops: 4 }),
    incoming('evt_5', 'a', {}, { hops: 5 }),
  ]);
  await until(async () => (await attemptOf(repository, 'evt_5', id)).state === 'failed');
  const { attempt } = await attemptOf(repository, 'evt_5', id);
  assert.equal(attempt?.error, 'it was stopped: more than 5 webhooks led to it');
  await hooked.reached(1);
  assert.equal(hooked.received.length, 1);
});

test('are shown as they were made, changed and deleted', async cleanup => {
  const { repository, call, hook, keys } = await place(cleanup);
  await repository.automation.createEndpoint(shop, inbound('ain_1', 'a'));
  const asked = {
    name: 'Large orders',
    sources: ['ain_1'],
    event_types: ['link.created', 'order.paid'],
    filter: [{ field: 'data.amount', min: 100 }],
    filter_match: 'any',
    mapping: '{ "a": 1 }',
    event_type: 'order.large',
    hooks: [hook.id],
  };
  const made = await call('POST', '/automation/routes', asked);
  assert.equal(made.status, 201, made.text);
  const { id, created_at, ...shown } = made.json.data as AutomationRoute;
  const well = {
    state: 'active',
    paused_reason: null,
    paused_at: null,
    failing_since: null,
    recent_failures: 0,
  };
  assert.deepEqual(shown, { ...asked, ...well });
  assert.ok(created_at);
  const path = `/automation/routes/${id}`;
  assert.deepEqual((await call('GET', path)).json.data, made.json.data);
  assert.deepEqual((await call('GET', '/automation/routes')).json.data, [made.json.data]);
  const paused = (await call('PATCH', path, { state: 'paused', mapping: null, event_types: ['*'] })).json
    .data as AutomationRoute;
  assert.deepEqual(
    [paused.state, paused.paused_reason, paused.mapping, paused.event_types, paused.event_type],
    ['paused', 'requested', null, ['*'], 'order.large'],
  );
  const active = (await call('PATCH', path, { state: 'active' })).json.data as AutomationRoute;
  assert.deepEqual([active.state, active.paused_reason, active.paused_at], ['active', null, null]);
  for (const [method, body] of [['GET'], ['PATCH', { name: 'N' }], ['DELETE']] as const)
    assert.equal((await call(method, path, body, keys.foreign)).status, 404);
  for (const [method, body] of [['PATCH', { name: 'N' }], ['DELETE']] as const)
    assert.equal((await call(method, path, body, keys.reading)).status, 403);
  assert.deepEqual((await call('DELETE', path)).json.data, active);
  assert.deepEqual((await call('DELETE', path)).json, { status: 'error', msg: 'Route not found' });
});

test('are not found as hooks, and hooks not as routes', async cleanup => {
  const { call, hook, route } = await place(cleanup);
  const id = await route({ hooks: [hook.id] });
  for (const [method, path] of [
    ['GET', `/automation/hooks/${id}`],
    ['DELETE', `/automation/hooks/${id}`],
    ['GET', `/automation/routes/${hook.id}`],
    ['DELETE', `/automation/routes/${hook.id}`],
  ] as const)
    assert.equal((await call(method, path)).status, 404, path);
});

test('are refused with the field that is wrong', async cleanup => {
  const { call, hook } = await place(cleanup);
  for (const [wrong, msg] of [
    [{ mapping: '{ "a": ' }, /^Invalid request: mapping cannot be read: /],
    [{ hooks: [hook.id, 'hook_nobody'] }, /^Invalid request: hooks\/1 is not a hook of this workspace$/],
    [{ sources: ['ain_nobody'] }, /^Invalid request: sources\/0 is no inbound endpoint of this workspace$/],
    [{ hooks: [] }, /^Invalid request: hooks /],
    [{ filter: [{ field: 'a' }] }, /^Invalid request: filter\/0 /],
    [{ name: '' }, /^Invalid request: name /],
  ] as const) {
    const answer = await call('POST', '/automation/routes', { name: 'R', hooks: [hook.id], ...wrong });
    assert.equal(answer.status, 400);
    assert.match(String(answer.json.msg), msg);
  }
});

test('are tried on an event before they are made', async cleanup => {
  const { call, repository } = await place(cleanup);
  const event = { type: 'order.paid', data: { id: 7 } };
  const outcome = async (more: object) => {
    const {
      outcome: became,
      value,
      error,
    } = (await call('POST', '/automation/routes/try', { event, ...more })).json.data as AutomationRouteTry;
    return [became, value, error === null ? null : 'said'];
  };
  assert.deepEqual(await outcome({}), ['made', { id: 7 }, null]);
  assert.deepEqual(await outcome({ mapping: 'data.id + 1' }), ['made', 8, null]);
  assert.deepEqual(await outcome({ filter: [{ field: 'type', prefix: 'x' }] }), ['skipped', null, null]);
  assert.deepEqual(await outcome({ mapping: 'null' }), ['skipped', null, null]);
  assert.deepEqual(await outcome({ mapping: 'data.none' }), ['failed', null, 'said']);
  assert.deepEqual(await outcome({ mapping: '$error("no")' }), ['failed', null, 'said']);
  assert.deepEqual(await outcome({ mapping: '{ "a": ' }), ['failed', null, 'said']);
  assert.deepEqual((await repository.webhooks.listDeliveries(shop, { limit: 10 })).deliveries, []);
});

test.run();
