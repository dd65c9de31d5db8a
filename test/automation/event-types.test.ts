/** The registry of event types, over HTTP: what is registered, and what it refuses when events are published. */
import assert from 'node:assert/strict';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { AutomationSample, AutomationTypeRecord } from '../../src/generated/types.ts';
import { createAutomation } from '../../src/index.ts';
import { shop } from '../../src/testing/sample.ts';
import { send, suiteOf } from '../helper.ts';
import { eachStorage } from '../storages.ts';
import { until } from '../until.ts';
import { receiver, storages } from '../webhooks/receiver.ts';
import { serve } from './service.ts';

const test = suiteOf('Registered event types', { isLong: true });
const path = (type: string) => `/automation/event-types/${encodeURIComponent(type)}`;
const schema = {
  type: 'object',
  required: ['order'],
  properties: { order: { type: 'integer' }, amount: { type: 'number', minimum: 0 } },
};

async function place(cleanup: Parameters<typeof serve>[0], open = storages.lowdb) {
  const repository = await open?.(cleanup);
  assert.ok(repository);
  const served = await serve(cleanup, repository);
  const publish = (type: string, data: unknown) => served.call('POST', '/automation/publish', { type, data });
  return { ...served, repository, publish };
}

for (const [storage, open] of eachStorage(storages)) {
  test(`are stored, listed, replaced and deleted, on ${storage}`, async cleanup => {
    const { call, keys } = await place(cleanup, open);
    const made = await call('PUT', path('order.paid'), {
      description: 'An order was paid.',
      data_schema: schema,
      data_example: { order: 42, amount: 99.5 },
    });
    assert.equal(made.status, 200, made.text);
    const first = made.json.data as AutomationTypeRecord;
    assert.deepEqual(
      [first.type, first.description, first.data_schema, first.data_example],
      ['order.paid', 'An order was paid.', schema, { order: 42, amount: 99.5 }],
    );
    for (const type of ['注文/支払い', 'a b?c#d'])
      assert.equal((await call('PUT', path(type), {})).status, 200);
    const list = async (key?: string) =>
      (
        (await call('GET', '/automation/event-types', undefined, key)).json.data as AutomationTypeRecord[]
      ).map(({ type }) => type);
    assert.deepEqual(await list(keys.reading), ['a b?c#d', 'order.paid', '注文/支払い']);
    assert.deepEqual(await list(keys.foreign), []);
    const again = await call('PUT', path('order.paid'), {});
    const { data_schema, data_example, created_at } = again.json.data as AutomationTypeRecord;
    assert.deepEqual([data_schema, data_example, created_at], [null, null, first.created_at]);
    assert.equal((await call('DELETE', path('order.paid'), undefined, keys.foreign)).status, 404);
    assert.equal((await call('DELETE', path('注文/支払い'))).status, 200);
    const gone = await call('DELETE', path('注文/支払い'));
    assert.deepEqual([gone.status, gone.json.msg], [404, 'The event type is not registered']);
    assert.deepEqual(await list(), ['a b?c#d', 'order.paid']);
  });

  test(`refuse data that their schema refuses, wherever it is published, on ${storage}`, async cleanup => {
    const { call, publish, url, repository } = await place(cleanup, open);
    await call('PUT', path('order.paid'), { data_schema: schema });
    assert.equal((await publish('order.paid', { order: 1 })).status, 202);
    assert.equal((await publish('order.sent', 'anything')).status, 202);
    const refused = await publish('order.paid', { order: 'x', amount: -1 });
    const msg =
      'The data does not match the schema of its event type: /data/order must be an integer; /data/amount must be at least 0';
    assert.deepEqual([refused.status, refused.json.msg], [422, msg]);
    await call('PUT', path('order.closed'), { data_schema: { additionalProperties: false } });
    for (const start of ['', 'a'])
      assert.ok(
        String(
          (await publish('order.closed', { [`${start}${'😀'.repeat(400)}`]: 1 })).json.msg,
        ).isWellFormed(),
      );
    const made = await call('POST', '/automation/endpoints', { name: 'In', event_type: 'order.paid' });
    const { token } = made.json.data as { token: string };
    const post = (body: object) =>
      send(`${url}/api/v1/automation/in/${token}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    assert.equal((await post({ order: 2 })).status, 202);
    assert.equal((await post({ order: 2.5 })).status, 422);
    const { publish: byHost } = createAutomation({ repository });
    assert.equal((await byHost(shop, 'order.paid', { order: 3 })).type, 'order.paid');
    await assert.rejects(byHost(shop, 'order.paid', {}), {
      name: 'RangeError',
      message: /^automation\.publish: The data does not match the schema of its event type: \/data\/order /,
    });
    await call('DELETE', path('order.paid'));
    assert.equal((await publish('order.paid', 'now it may')).status, 202);
  });

  test(`may be all that the workspace allows, on ${storage}`, async cleanup => {
    const { call, publish, keys, repository } = await place(cleanup, open);
    await call('PUT', path('order.paid'), {});
    const settings = await call('PATCH', '/automation/settings', { registered_types_only: true });
    assert.deepEqual(settings.json.data, { retention_days: null, registered_types_only: true });
    assert.equal((await publish('order.paid', 1)).status, 202);
    const refused = await publish('order.piad', 1);
    const msg = 'The event type is not registered: /type is not registered in this workspace';
    assert.deepEqual([refused.status, refused.json.msg], [422, msg]);
    const foreign = { type: 'order.piad', data: 1 };
    assert.equal((await call('POST', '/automation/publish', foreign, keys.foreign)).status, 202);
    await assert.rejects(
      createAutomation({ repository }).publish(shop, 'order.piad', 1),
      /is not registered/,
    );
    await call('PATCH', '/automation/settings', { registered_types_only: false });
    assert.equal((await publish('order.piad', 1)).status, 202);
  });
}

test('are refused if they are those of this service, or if schema or example are wrong', async cleanup => {
  const { call, keys } = await place(cleanup);
  const refused = async (type: string, body: object) => {
    const { status, json } = await call('PUT', path(type), body);
    return [status, json.msg];
  };
  assert.deepEqual(await refused('link.created', {}), [
    400,
    'Invalid request: type must not be the type of an event of this service',
  ]);
  assert.deepEqual(await refused('x'.repeat(201), {}), [
    400,
    'Invalid request: type must have at most 200 characters',
  ]);
  assert.equal((await refused('a\u0000b', {}))[0], 400);
  assert.match(String((await refused('a', { data_schema: { type: 'nothing' } }))[1]), /data_schema/);
  assert.deepEqual(await refused('a', { data_schema: schema, data_example: { order: 'x' } }), [
    400,
    'Invalid request: data_example/order must be an integer',
  ]);
  assert.equal((await call('PUT', path('a'), {}, keys.reading)).status, 403);
});

test('give the editors of tools samples, behind events that were published', async cleanup => {
  const { call, publish } = await place(cleanup);
  await call('PUT', path('order.paid'), { data_example: { order: 7 } });
  await call('PUT', path('order.sent'), {});
  const samples = async (type: string) =>
    (
      (await call('GET', `/automation/samples?event_type=${encodeURIComponent(type)}`)).json
        .data as AutomationSample[]
    ).map(({ type: of, data }) => [of, data]);
  assert.deepEqual(await samples('order.*'), [['order.paid', { order: 7 }]]);
  await publish('order.paid', { order: 8 });
  assert.deepEqual(await samples('order.paid'), [
    ['order.paid', { order: 8 }],
    ['order.paid', { order: 7 }],
  ]);
});

test('are described in OpenAPI, as receivers get their events', async cleanup => {
  const { call, publish, subscribe, marketplace } = await place(cleanup);
  await call('PUT', path('order.paid'), {
    data_schema: schema,
    data_example: { order: 7 },
    description: 'Paid.',
  });
  await call('PUT', path('注文'), {});
  const { url, received, reached } = await receiver(cleanup);
  await subscribe(url, 'order.paid');
  marketplace.start();
  await publish('order.paid', { order: 8 });
  await reached(1);
  const { json, status } = await call('GET', '/automation/event-types/openapi');
  assert.equal(status, 200);
  const webhooks = json.webhooks as Record<string, { post: Request }>;
  assert.deepEqual([json.openapi, Object.keys(webhooks)], ['3.1.0', ['order.paid', '注文']]);
  const described = webhooks['order.paid']?.post.requestBody.content['application/json'];
  assert.ok(described);
  const checks = new Ajv2020({ strict: false, validateFormats: false });
  assert.ok(checks.validateSchema(described.schema));
  const fits = checks.compile(described.schema);
  assert.ok(fits(described.example), 'the example');
  assert.ok(fits(JSON.parse(received[0]?.body ?? '')), JSON.stringify(fits.errors));
  assert.ok(!fits({ ...(described.example as object), data: {} }));
});

interface Request {
  readonly requestBody: {
    readonly content: Readonly<Record<string, { readonly schema: object; readonly example?: unknown }>>;
  };
}

test('are registered by code too, with the same checks', async cleanup => {
  const { call, publish, repository } = await place(cleanup);
  const automation = createAutomation({ repository });
  const made = await automation.registerType(shop, 'order.paid', {
    data_schema: schema,
    data_example: { order: 1 },
  });
  assert.deepEqual((await call('GET', '/automation/event-types')).json.data, [made]);
  await assert.rejects(automation.publish(shop, 'order.paid', { order: 'x' }), /must be an integer/);
  assert.equal((await publish('order.paid', { order: 'x' })).status, 422);
  const refused = (...given: unknown[]) =>
    automation.registerType(...(given as Parameters<typeof automation.registerType>));
  for (const [given, message] of [
    [['ws_nobody', 'a'], /^workspaceId: there is no workspace ws_nobody/],
    [[shop, 'link.created'], /^automation\.registerType: .*type of an event of this service/],
    [[shop, 'a', { schema: {} }], /^automation\.registerType: .*schema/],
    [[shop, 'a', { data_schema: schema, data_example: {} }], /^automation\.registerType: .*example/],
    [[shop, ''], /^automation\.registerType: .*type/],
  ] as const)
    await assert.rejects(refused(...given), { name: 'RangeError', message });
});

test('are at most 200 in a workspace, of which each can still be replaced and deleted', async cleanup => {
  const { call, keys } = await place(cleanup);
  for (let index = 0; index < 200; index += 1)
    assert.equal((await call('PUT', path(`t.${index}`), {})).status, 200);
  const refused = await call('PUT', path('t.200'), {});
  const msg = 'Event type limit reached (200)';
  assert.deepEqual([refused.status, refused.json.msg], [409, msg]);
  assert.equal((await call('PUT', path('t.199'), { description: 'Replaced' })).status, 200);
  assert.equal((await call('PUT', path('t.200'), {}, keys.foreign)).status, 200);
  await call('DELETE', path('t.0'));
  assert.equal((await call('PUT', path('t.200'), {})).status, 200);
});

test('apply in another process soon after they are changed there', async cleanup => {
  const { publish, repository } = await place(cleanup);
  assert.equal((await publish('order.paid', 'x')).status, 202);
  await createAutomation({ repository }).registerType(shop, 'order.paid', { data_schema: schema });
  await until(async () => (await publish('order.paid', 'x')).status === 422);
  await repository.automation.removeType(shop, 'order.paid');
  await until(async () => (await publish('order.paid', 'x')).status === 202);
});

test('check many types that are published at once, and refuse none for that', async cleanup => {
  const { call, publish } = await place(cleanup);
  const types = Array.from({ length: 60 }, (_, index) => `order.${index}`);
  for (const type of types) await call('PUT', path(type), { data_schema: schema });
  const answers = await Promise.all([...types, ...types].map(type => publish(type, { order: 1 })));
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [202]);
});

test('answer a repeated request as the first time, although they were changed since', async cleanup => {
  const { call, url, keys } = await place(cleanup);
  const publish = () =>
    send(`${url}/api/v1/automation/publish`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${keys.whole}`,
        'content-type': 'application/json',
        'idempotency-key': 'one',
      },
      body: JSON.stringify({ type: 'order.paid', data: 1 }),
    });
  const first = await publish();
  await call('PUT', path('order.paid'), { data_schema: schema });
  assert.deepEqual((await publish()).json, first.json);
});

test.run();
