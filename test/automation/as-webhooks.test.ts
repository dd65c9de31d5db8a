/** One model of endpoints: hooks are webhooks, and webhooks are sent what is published, over HTTP. */
import assert from 'node:assert/strict';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import type { AutomationHook, WebhookDelivery, WebhookEndpoint } from '../../src/generated/types.ts';
import { shop } from '../../src/testing/sample.ts';
import { suiteOf } from '../helper.ts';
import { eachStorage } from '../storages.ts';
import { until } from '../until.ts';
import { receiver, storages } from '../webhooks/receiver.ts';
import { incoming, serve } from './service.ts';

const test = suiteOf('Hooks as webhooks');

async function place(cleanup: Parameters<typeof serve>[0], open = storages.lowdb) {
  const repository = await open?.(cleanup);
  assert.ok(repository);
  const served = await serve(cleanup, repository);
  const asManager = async <Data>(method: string, path: string, body?: object) => {
    const answer = await served.call(method, path, body, served.keys.webhooks);
    return { status: answer.status, msg: answer.json.msg, data: answer.json.data as Data };
  };
  return { ...served, repository, asManager };
}

for (const [storage, open] of eachStorage(storages)) {
  test(`hooks have deliveries that can be listed, read and sent again, on ${storage}`, async cleanup => {
    const { repository, subscribe, marketplace, asManager } = await place(cleanup, open);
    let status = 500;
    const { url, received, reached } = await receiver(cleanup, (_, res) => void res.writeHead(status).end());
    const { hook } = await subscribe(url, 'order.paid', { format: 'data' });
    marketplace.start();
    await repository.webhooks.publish(shop, [incoming('evt_1', 'order.paid', { order: 7 })]);
    await reached(1);
    const list = async (query: string) =>
      (await asManager<WebhookDelivery[]>('GET', `/webhook-deliveries?${query}`)).data;
    let delivery: WebhookDelivery | undefined;
    await until(async () => {
      [delivery] = await list(`endpoint_id=${hook.id}&event_type=order.*`);
      return delivery?.attempts.length === 1;
    });
    assert.equal(delivery?.event_type, 'order.paid');
    const one = `/webhook-deliveries/${delivery?.id}`;
    const read = await asManager<{ delivery: WebhookDelivery; payload: string }>('GET', one);
    assert.equal(JSON.parse(read.data.payload).data.order, 7);
    status = 204;
    // It is pending, and its next attempt is made now.
    assert.equal((await asManager('POST', `${one}/replay`)).status, 200);
    await reached(2);
    await until(async () => (await list('state=succeeded&event_type=order.paid')).length === 1);
    const tested = await asManager<WebhookDelivery>('POST', `/webhooks/${hook.id}/test`);
    assert.equal(tested.status, 201);
    await reached(3);
    assert.deepEqual(JSON.parse(received[2]?.body ?? '').endpoint_id, hook.id);
  });

  test(`webhooks are sent published events of their types and groups, on ${storage}`, async cleanup => {
    const { repository, marketplace, asManager } = await place(cleanup, open);
    const { url, received, reached } = await receiver(cleanup);
    const event_types = ['order.paid', 'parcel.*', 'link.*', '注文'];
    const made = await asManager<{ endpoint: WebhookEndpoint; secret: string }>('POST', '/webhooks', {
      url,
      event_types,
      format: 'cloudevents',
    });
    assert.equal(made.status, 201);
    const { endpoint, secret } = made.data;
    assert.deepEqual(new Set(endpoint.event_types), new Set(event_types));
    assert.equal(endpoint.format, 'cloudevents');
    marketplace.start();
    const names = ['order.paid', 'order.sent', 'parcel.sent', 'parcels.sent', '注文'];
    const events = names.map((name, index) => incoming(`evt_${index}`, name, { index }));
    await repository.webhooks.publish(shop, events);
    await reached(3);
    const sent = received.map(({ headers, body }) => {
      new StandardWebhook(secret).verify(body, headers as Record<string, string>);
      return JSON.parse(body).type;
    });
    assert.deepEqual(sent.sort(), ['order.paid', 'parcel.sent', '注文']);
    const changed = await asManager<WebhookEndpoint>('PATCH', `/webhooks/${endpoint.id}`, {
      event_types: ['key.*'],
    });
    assert.deepEqual(changed.data.event_types, ['key.*']);
    assert.equal(await repository.webhooks.publish(shop, [incoming('evt_9', 'order.paid', {})]), 0);
  });
}

test('hooks are listed, read, changed, rotated and deleted as webhooks, and stay hooks', async cleanup => {
  const { call, subscribe, asManager } = await place(cleanup);
  const url = 'http://127.0.0.1:9/';
  const { hook, secret } = await subscribe(url, 'order.paid', { description: 'Zap' });
  const plain = await asManager<{ endpoint: WebhookEndpoint }>('POST', '/webhooks', {
    url,
    event_types: ['key.*'],
  });
  const path = `/webhooks/${hook.id}`;
  const listed = (await asManager<WebhookEndpoint[]>('GET', '/webhooks')).data;
  assert.deepEqual(
    listed.map(({ id, kind }) => [id, kind]),
    [
      [hook.id, 'hook'],
      [plain.data.endpoint.id, undefined],
    ].filter(([id]) => listed.some(one => one.id === id)),
  );
  assert.equal(listed.length, 2);
  const read = (await asManager<WebhookEndpoint>('GET', path)).data;
  assert.deepEqual([read.url, read.event_types, read.description], [url, ['order.paid'], 'Zap']);
  const change = { event_types: ['order.*'], headers: { 'X-Shop': '7' }, rate: 5 };
  const changed = (await asManager<WebhookEndpoint>('PATCH', path, change)).data;
  assert.deepEqual([changed.event_types, changed.headers, changed.rate], [['order.*'], { 'X-Shop': '7' }, 5]);
  const shown = (await call('GET', `/automation/hooks/${hook.id}`)).json.data as AutomationHook;
  assert.equal(shown.event_type, 'order.*');
  const secrets = await asManager<{ secret: string }[]>('POST', `${path}/secrets/rotate`, {});
  assert.deepEqual([secrets.data.length, secrets.data[1]?.secret], [2, secret]);
  assert.equal((await asManager('POST', `${path}/pause`)).status, 200);
  assert.equal(
    ((await call('GET', `/automation/hooks/${hook.id}`)).json.data as AutomationHook).state,
    'paused',
  );
  assert.equal((await asManager('DELETE', path)).status, 200);
  assert.equal((await call('GET', `/automation/hooks/${hook.id}`)).status, 404);
});

test('routes are no webhooks', async cleanup => {
  const { route, subscribe, asManager } = await place(cleanup);
  const { hook } = await subscribe('http://127.0.0.1:9/', 'made');
  const id = await route({ event_types: ['order.paid'], hooks: [hook.id] });
  for (const [method, path] of [
    ['GET', ''],
    ['DELETE', ''],
    ['POST', '/pause'],
    ['POST', '/test'],
    ['GET', '/secrets'],
  ] as const)
    assert.equal((await asManager(method, `/webhooks/${id}${path}`)).status, 404, path);
  const listed = (await asManager<WebhookEndpoint[]>('GET', '/webhooks')).data;
  assert.deepEqual(
    listed.map(one => one.id),
    [hook.id],
  );
});

test('webhooks for all published events are listed as such, and hooks for everything as both', async cleanup => {
  const { subscribe, asManager } = await place(cleanup);
  const url = 'http://127.0.0.1:9/';
  const { hook } = await subscribe(url, '*');
  const typesOf = async (id: string) =>
    (await asManager<WebhookEndpoint>('GET', `/webhooks/${id}`)).data.event_types;
  assert.deepEqual(await typesOf(hook.id), ['*', 'automation.published']);
  const made = await asManager<{ endpoint: WebhookEndpoint }>('POST', '/webhooks', {
    url,
    event_types: ['automation.published'],
  });
  assert.deepEqual(await typesOf(made.data.endpoint.id), ['automation.published']);
});

test.run();
