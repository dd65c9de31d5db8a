/** The API and the console of webhooks do not show endpoints that are not webhooks. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import type { WebhookDelivery, WebhookEndpointRecord } from '../../src/generated/types.ts';
import { createRouter } from '../../src/index.ts';
import { endpoint, event } from '../../src/testing/sample.ts';
import { ingrid, Person } from '../console/client.ts';
import { type Cleanup, fixtureRepository, secrets, send, serveApp, suiteOf } from '../helper.ts';

const test = suiteOf('Endpoints that are no webhooks');
const workspace = 'ws_studio';
const relay: WebhookEndpointRecord = {
  ...endpoint('ep_relay', ['parcel.sent']),
  description: 'Of another group',
  kind: 'relay',
  config: { a: 1 },
};

async function place(cleanup: Cleanup) {
  const repository = await fixtureRepository();
  cleanup(repository.close);
  const app = new Koa();
  let routes: Koa.Middleware = () => {};
  app.use((ctx, next) => routes(ctx, next));
  const { url } = await serveApp(cleanup, app);
  routes = createRouter({ repository, publicUrl: url, console: true }).routes();
  const { webhooks } = repository;
  await webhooks.createEndpoint(workspace, relay);
  await webhooks.publish(workspace, [{ ...event('msg_relay', 'parcel.sent'), only: ['ep_relay'] }]);
  const call = (method: string, path: string, body?: object) =>
    send(`${url}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${secrets.studio}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const stored = async () => ({
    endpoint: await webhooks.findEndpoint(workspace, 'ep_relay'),
    found: await webhooks.findDelivery(workspace, 'msg_relay_ep_relay'),
  });
  return { call, stored, url, webhooks };
}

test('are neither listed nor found nor changed under /api/v1/webhooks', async cleanup => {
  const { call, stored } = await place(cleanup);
  const before = await stored();
  assert.ok(before.endpoint && before.found);
  const listed = (await call('GET', '/webhooks')).json.data as { id: string }[];
  assert.ok(listed.length > 0 && listed.every(({ id }) => id !== 'ep_relay'));
  for (const [method, path, body] of [
    ['GET', ''],
    ['PATCH', '', { description: 'Mine' }],
    ['DELETE', ''],
    ['POST', '/pause', {}],
    ['POST', '/resume', {}],
    ['POST', '/test', {}],
    ['GET', '/secrets'],
    ['POST', '/secrets/rotate', {}],
    ['POST', '/replay', { since: '2020-01-01T00:00:00Z' }],
  ] as const) {
    const answer = await call(method, `/webhooks/ep_relay${path}`, body);
    assert.deepEqual([answer.status, answer.json.msg], [404, 'Webhook not found'], `${method} ${path}`);
  }
  assert.deepEqual(await stored(), before);
});

test('have deliveries that the log of webhooks does not show, and that are not sent again from there', async cleanup => {
  const { call, stored, webhooks } = await place(cleanup);
  const [job] = await webhooks.claim({ token: 't', leaseFor: 1_000, limit: 1, perEndpoint: 1 });
  assert.equal(job?.endpoint.id, 'ep_relay');
  await webhooks.settle('t', [
    {
      workspaceId: workspace,
      deliveryId: 'msg_relay_ep_relay',
      endpointId: 'ep_relay',
      attempt: { at: '2026-05-05T05:05:05Z', duration_ms: 1, status: 500, error: null, response: '' },
      state: 'failed',
      retryAfter: null,
      events: [],
    },
  ]);
  const before = await stored();
  for (const query of ['', '?endpoint_id=ep_relay', '?event_type=parcel.sent'])
    for (const { endpoint_id } of (await call('GET', `/webhook-deliveries${query}`)).json
      .data as WebhookDelivery[])
      assert.notEqual(endpoint_id, 'ep_relay');
  for (const [method, path] of [
    ['GET', ''],
    ['POST', '/replay'],
  ] as const) {
    const answer = await call(
      method,
      `/webhook-deliveries/msg_relay_ep_relay${path}`,
      method === 'POST' ? {} : undefined,
    );
    assert.deepEqual([answer.status, answer.json.msg], [404, 'Delivery not found']);
  }
  assert.deepEqual(await stored(), before);
});

test('take no place of the webhooks that a workspace may have', async cleanup => {
  const { call, webhooks } = await place(cleanup);
  for (const kind of ['relay', 'hook'])
    for (let index = 0; index < 60; index += 1)
      await webhooks.createEndpoint(workspace, { ...relay, id: `ep_${kind}_${index}`, kind });
  const made = await call('POST', '/webhooks', { url: 'https://192.0.2.1.example/', event_types: ['key.*'] });
  assert.notEqual(made.status, 409);
});

test('are on no page of the webhooks in the console', async cleanup => {
  const { url, stored } = await place(cleanup);
  const person = new Person(`${url}/user/api`);
  await person.logIn(ingrid);
  const root = `/workspaces/${workspace}`;
  const list = await person.get(`${root}/webhooks`);
  assert.equal(list.status, 200);
  assert.ok(!list.text.includes('ep_relay') && !list.text.includes('Of another group'));
  const { csrf = '' } = await person.form(`${root}/webhooks/new`, '/webhooks');
  const before = await stored();
  for (const path of ['webhooks/ep_relay', 'webhook-deliveries/msg_relay_ep_relay'])
    assert.equal((await person.get(`${root}/${path}`)).status, 404, path);
  for (const path of ['pause', 'delete', 'reveal', 'rotate', 'replay', 'test', 'change'])
    assert.equal(
      (await person.post(`${root}/webhooks/ep_relay/${path}`, { csrf, days: '30' })).status,
      404,
      path,
    );
  assert.equal(
    (await person.post(`${root}/webhook-deliveries/msg_relay_ep_relay/replay`, { csrf })).status,
    404,
  );
  assert.deepEqual(await stored(), before);
});

test.run();
