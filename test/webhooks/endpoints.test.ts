/** Stored and unknown webhooks over HTTP. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import type {
  CreatedWebhookEndpoint,
  WebhookDelivery,
  WebhookEndpoint,
  WebhookSecret,
} from '../../src/generated/types.ts';
import { createRouter } from '../../src/index.ts';
import { endpoint } from '../../src/testing/sample.ts';
import { showWebhookEndpoint } from '../../src/webhooks/endpoints.ts';
import { type Cleanup, fixtureRepository, post, secrets, send, serveApp, suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';
import { engine } from './receiver.ts';

const test = suiteOf('Webhooks API');

const now = Date.parse('2026-05-05T05:05:05Z');
const local = 'http://127.0.0.1:9/';

async function service(cleanup: Cleanup) {
  const mock = await mockFor(cleanup, { now: () => now });
  const call = (method: string, path: string, body?: object, key: string = secrets.studio) =>
    send(`${mock.url}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const make = async (more: object = {}) => {
    const made = await call('POST', '/webhooks', { url: local, event_types: ['key.*'], ...more });
    assert.equal(made.status, 201, made.text);
    return (made.json.data as CreatedWebhookEndpoint).endpoint;
  };
  return { call, make };
}

test('stores all fields of a new webhook', async cleanup => {
  const { call, make } = await service(cleanup);
  const wanted = {
    event_types: ['link.*', 'link.clicked'],
    description: 'Clicks of the spring',
    headers: { 'X-Shop': 'north' },
    rate: 7,
    links: ['lnk_demo_spring'],
    tags: ['newsletter'],
    instances: ['ins_demo'],
    sample: 50,
    filter: [{ field: 'data.amount', min: 100 }, { not: { field: 'type', suffix: '.deleted' } }],
    filter_match: 'any',
  };
  const { id } = await make(wanted);
  const shown = (await call('GET', `/webhooks/${id}`)).json.data as WebhookEndpoint;
  for (const [name, value] of Object.entries(wanted))
    assert.deepEqual(shown[name as keyof WebhookEndpoint], value, name);
});

test('adds no fields to a new webhook', async cleanup => {
  const { make } = await service(cleanup);
  const { id: _, ...bare } = await make();
  assert.deepEqual(bare, {
    url: local,
    event_types: ['key.*'],
    description: '',
    headers: {},
    rate: null,
    state: 'active',
    paused_reason: null,
    paused_at: null,
    failing_since: null,
    created_at: '2026-05-05T05:05:05.000Z',
  });
});

test('answers 404 for webhooks that do not exist, in every operation', async cleanup => {
  const { call } = await service(cleanup);
  for (const [method, path, body] of [
    ['GET', ''],
    ['PATCH', '', { description: 'x' }],
    ['PATCH', '', { url: 'http://10.0.0.1/' }],
    ['DELETE', ''],
    ['POST', '/pause'],
    ['POST', '/resume'],
    ['POST', '/test'],
    ['GET', '/secrets'],
    ['POST', '/secrets/rotate', {}],
    ['POST', '/replay', { since: '2026-05-05T05:05:05Z' }],
  ] as [string, string, object?][]) {
    const { status, json } = await call(method, `/webhooks/ep_nobody${path}`, body);
    assert.deepEqual([method, path, status, json.msg], [method, path, 404, 'Webhook not found']);
  }
});

test('answers 404 for webhooks of another workspace', async cleanup => {
  const { call, make } = await service(cleanup);
  const { id } = await make();
  for (const [method, path] of [
    ['GET', ''],
    ['DELETE', ''],
    ['POST', '/pause'],
    ['POST', '/test'],
  ] as const)
    assert.equal((await call(method, `/webhooks/${id}${path}`, undefined, secrets.sounds)).status, 404);
});

test('answers 404 for deliveries that do not exist', async cleanup => {
  const { call } = await service(cleanup);
  for (const [method, path] of [
    ['GET', ''],
    ['POST', '/replay'],
  ] as const) {
    const { status, json } = await call(method, `/webhook-deliveries/msg_nobody${path}`);
    assert.deepEqual([status, json.msg], [404, 'Delivery not found']);
  }
});

test('keeps the old secret for one day by default', async cleanup => {
  const { call, make } = await service(cleanup);
  const { id } = await make();
  const rotated = (await call('POST', `/webhooks/${id}/secrets/rotate`, {})).json.data as WebhookSecret[];
  assert.deepEqual(rotated.map(({ expires_at }) => expires_at && Date.parse(expires_at) - now).sort(), [
    86_400_000,
    null,
  ]);
});

test('keeps the old secret for the requested number of seconds, including zero', async cleanup => {
  const { call, make } = await service(cleanup);
  const { id } = await make();
  const rotate = async (overlap_seconds: number) =>
    (await call('POST', `/webhooks/${id}/secrets/rotate`, { overlap_seconds })).json.data as WebhookSecret[];
  const first = await rotate(60);
  assert.ok(first.some(one => Date.parse(one.expires_at ?? '') === now + 60_000));
  const [current] = await rotate(0);
  assert.equal(current?.expires_at, null);
  assert.ok(!(await rotate(0)).some(({ secret }) => secret === current?.secret));
});

test('shows when and why a webhook was paused, until it is resumed', async cleanup => {
  const { call, make } = await service(cleanup);
  const { id } = await make();
  const paused = (await call('POST', `/webhooks/${id}/pause`)).json.data as WebhookEndpoint;
  assert.deepEqual(
    [paused.state, paused.paused_reason, Date.parse(paused.paused_at ?? '')],
    ['paused', 'requested', now],
  );
  const resumed = (await call('POST', `/webhooks/${id}/resume`)).json.data as WebhookEndpoint;
  assert.deepEqual([resumed.state, resumed.paused_reason, resumed.paused_at], ['active', null, null]);
});

test('does not change a webhook that is paused or resumed twice', async cleanup => {
  const { call, make } = await service(cleanup);
  const { id } = await make();
  for (const action of ['pause', 'resume']) {
    const once = await call('POST', `/webhooks/${id}/${action}`);
    const twice = await call('POST', `/webhooks/${id}/${action}`);
    assert.deepEqual([twice.status, twice.json.data], [200, once.json.data]);
  }
});

test('names the invalid field', async cleanup => {
  const { call } = await service(cleanup);
  for (const [more, msg] of [
    [
      { event_types: ['order.paid', 'key.craeted'] },
      'event_types contains key.craeted, which is no event of this service: did you mean key.created?',
    ],
    [{ event_types: ['key.x.*'] }, 'event_types contains key.x.*, which is no event of this service'],
    [
      { event_types: ['automation.published', 'order.paid'] },
      'event_types contains order.paid beside automation.published, which stands for all events that are published: send one of them',
    ],
    [{ headers: { Host: 'x' } }, 'headers contains a header name that is not allowed'],
    [{ headers: { 'X-A': '***' } }, 'headers contains ***, the placeholder for a hidden value'],
    [{ url: 'http://10.0.0.1/' }, 'url must point to a public IP address'],
  ] as const) {
    const { status, json } = await call('POST', '/webhooks', { url: local, event_types: ['*'], ...more });
    assert.deepEqual([status, json.msg], [400, `Invalid request: ${msg}`]);
  }
});

test('answers 404 for a webhook that is deleted during its test', async cleanup => {
  const repository = await fixtureRepository();
  cleanup(repository.close);
  const router = createRouter({
    repository: { ...repository, webhooks: { ...repository.webhooks, findDelivery: async () => null } },
    webhooks: engine(cleanup, repository, { resolve: async () => [{ address: '93.184.216.34', family: 4 }] }),
  });
  const { url } = await serveApp(cleanup, new Koa().use(router.routes()));
  await repository.webhooks.createEndpoint('ws_studio', {
    ...endpoint('ep_tested', ['*']),
    url: 'https://receiver.example/',
  });
  const { status, json } = await post(
    `${url}/api/v1/webhooks/ep_tested/test`,
    {},
    {
      authorization: `Bearer ${secrets.studio}`,
    },
  );
  assert.deepEqual([status, json.msg], [404, 'Webhook not found']);
});

test('filters the delivery log by webhook, state and event type', async cleanup => {
  const { call, make } = await service(cleanup);
  const [one, other] = [await make(), await make()];
  for (const { id } of [one, other]) await call('POST', `/webhooks/${id}/test`);
  await call('POST', '/keys', { name: 'New', scopes: ['models:read'] });
  const list = async (query: string) =>
    (await call('GET', `/webhook-deliveries?limit=100&${query}`)).json.data as WebhookDelivery[];
  const whole = await list('');
  for (const [query, fits] of [
    [`endpoint_id=${one.id}`, (delivery: WebhookDelivery) => delivery.endpoint_id === one.id],
    ['event_type=webhook.test', (delivery: WebhookDelivery) => delivery.event_type === 'webhook.test'],
  ] as const) {
    const found = await list(query);
    assert.ok(found.length > 0 && found.length < whole.length, query);
    assert.deepEqual(
      found.filter(delivery => !fits(delivery)),
      [],
      query,
    );
  }
  assert.deepEqual(await list(`endpoint_id=${one.id}&state=succeeded`), []);
});

test('returns the delivery log in pages without overlap', async cleanup => {
  const { call, make } = await service(cleanup);
  const { id } = await make();
  for (let count = 0; count < 3; count += 1) await call('POST', `/webhooks/${id}/test`);
  const page = async (more: string) => {
    const { json } = await call('GET', `/webhook-deliveries?endpoint_id=${id}&limit=2${more}`);
    return { ids: (json.data as WebhookDelivery[]).map(one => one.id), next: json.next_cursor };
  };
  const first = await page('');
  const second = await page(`&cursor=${first.next}`);
  assert.deepEqual([first.ids.length, second.ids.length, second.next], [2, 1, null]);
  assert.equal(new Set([...first.ids, ...second.ids]).size, 3);
});

test('returns twenty deliveries per page by default', async cleanup => {
  const { call, make } = await service(cleanup);
  const { id } = await make();
  for (let count = 0; count < 21; count += 1) await call('POST', `/webhooks/${id}/test`);
  const { json } = await call('GET', `/webhook-deliveries?endpoint_id=${id}`);
  assert.equal((json.data as object[]).length, 20);
  const rest = await call('GET', `/webhook-deliveries?endpoint_id=${id}&cursor=${json.next_cursor}`);
  assert.equal((rest.json.data as object[]).length, 1);
});

test('hides header values from unknown callers', () => {
  const record = { ...endpoint('ep_1', ['*']), headers: { 'X-Token': 'secret' } };
  assert.deepEqual(showWebhookEndpoint(record).headers, { 'X-Token': '***' });
});

test.run();
