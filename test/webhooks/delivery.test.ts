/** Deliveries as receivers get them, verified by the libraries that receivers have. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import { Webhook as SvixWebhook } from 'svix';
import type {
  CreatedWebhookEndpoint,
  WebhookDelivery,
  WebhookDeliveryDetails,
  WebhookEndpoint,
  WebhookSecret,
} from '../../src/generated/types.ts';
import { eventOf } from '../../src/group/event.ts';
import { other, shop } from '../../src/testing/sample.ts';
import { standardSchedule } from '../../src/webhooks/schedule.ts';
import { post, secrets, send, suiteOf } from '../helper.ts';
import { mockFor } from '../mock.ts';
import { eachStorage } from '../storages.ts';
import { until } from '../until.ts';
import { engine, listen, receiver, storages } from './receiver.ts';

const test = suiteOf('Webhook deliveries');

for (const [storage, open] of eachStorage(storages)) {
  test(`are signed so that standardwebhooks and svix verify them, on ${storage}`, async cleanup => {
    const repository = await open(cleanup);
    const { url, received, reached } = await receiver(cleanup);
    const {
      secrets: [{ secret } = { secret: '' }],
    } = await listen(repository, url, { headers: { 'X-Shop': 'north' } });
    const webhooks = engine(cleanup, repository);
    webhooks.start();
    const data = { text: 'é 😀 "quoted"\n', number: 1.5 };
    assert.equal(await webhooks.publish(shop, 'order.paid', data, { id: 'order_1' }), 1);
    assert.equal(await webhooks.publish(shop, 'order.paid', data, { id: 'order_1' }), 0, 'once');
    assert.equal(await webhooks.publish(other, 'order.paid', data), 0);
    await reached(1);
    const [{ headers, body } = { headers: {}, body: '' }] = received;
    for (const Webhook of [StandardWebhook, SvixWebhook]) {
      const reported = new Webhook(secret).verify(body, headers as Record<string, string>) as {
        data: object;
      };
      assert.deepEqual(reported.data, data);
      assert.throws(() =>
        new Webhook(secret).verify(body.replace('1.5', '2.5'), headers as Record<string, string>),
      );
    }
    assert.deepEqual(Object.keys(JSON.parse(body)), ['type', 'timestamp', 'data']);
    assert.equal(headers['webhook-id'], 'order_1');
    assert.equal(headers['content-type'], 'application/json');
    assert.equal(headers['x-shop'], 'north');
    await until(
      async () =>
        (await repository.webhooks.findDelivery(shop, 'order_1_ep_1'))?.delivery.state === 'succeeded',
    );
    const found = await repository.webhooks.findDelivery(shop, 'order_1_ep_1');
    assert.equal(found?.payload, body);
    assert.deepEqual(
      found?.delivery.attempts.map(({ status, error, response }) => [status, error, response]),
      [[204, null, '']],
    );
  });
}

test('carry both signatures while a secret is being rotated', async cleanup => {
  const repository = await storages.lowdb?.(cleanup);
  assert.ok(repository);
  const { url, received, reached } = await receiver(cleanup);
  const {
    secrets: [{ secret: old } = { secret: '' }],
  } = await listen(repository, url);
  const next = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
  const hour = new Date(Date.now() + 3_600_000).toISOString();
  await repository.webhooks.rotateSecret(shop, 'ep_1', {
    secret: next,
    oldExpiresAt: hour,
    now: new Date().toISOString(),
  });
  const webhooks = engine(cleanup, repository);
  webhooks.start();
  await webhooks.publish(shop, 'order.paid', {});
  await reached(1);
  const [{ headers, body } = { headers: {}, body: '' }] = received;
  for (const secret of [old, next])
    new StandardWebhook(secret).verify(body, headers as Record<string, string>);
  assert.equal(String(headers['webhook-signature']).split(' ').length, 2);
});

test('of mock fixtures are kept regardless of their age', async cleanup => {
  const mock = await mockFor(cleanup, { now: () => Date.parse('2036-05-05T05:05:05Z') });
  const { url, reached } = await receiver(cleanup);
  const authorization = { authorization: `Bearer ${secrets.studio}` };
  const list = async () =>
    (await send(`${mock.url}/api/v1/webhook-deliveries?limit=100`, { headers: authorization })).json.data as {
      state: string;
    }[];
  const before = (await list()).filter(({ state }) => state !== 'pending').length;
  assert.ok(before > 0);
  await post(`${mock.url}/api/v1/webhooks`, { url, event_types: ['key.*'] }, authorization);
  await post(`${mock.url}/api/v1/keys`, { name: 'New', scopes: ['models:read'] }, authorization);
  // By now, the engine has pruned.
  await reached(1);
  assert.ok((await list()).filter(({ state }) => state !== 'pending').length >= before);
});

test('are created for keys that are created, replaced and revoked over HTTP', async cleanup => {
  const mock = await mockFor(cleanup);
  const { url, received, reached } = await receiver(cleanup);
  const authorization = { authorization: `Bearer ${secrets.studio}` };
  const made = await post(`${mock.url}/api/v1/webhooks`, { url, event_types: ['key.*'] }, authorization);
  assert.equal(made.status, 201);
  const { secret, endpoint } = made.json.data as CreatedWebhookEndpoint;
  const key = await post(`${mock.url}/api/v1/keys`, { name: 'New', scopes: ['models:read'] }, authorization);
  const { id, secret: keySecret } = key.json.data as { id: string; secret: string };
  await post(`${mock.url}/api/v1/keys/${id}/rotate`, {}, authorization);
  await send(`${mock.url}/api/v1/keys/${id}`, { method: 'DELETE', headers: authorization });
  await send(`${mock.url}/api/v1/keys/${id}`, { method: 'DELETE', headers: authorization });
  await reached(3);
  const reported = received.map(({ headers, body }) =>
    new StandardWebhook(secret).verify(body, headers as Record<string, string>),
  ) as { type: string; data: { id?: string; key?: { id: string; rotated_to: string } } }[];
  assert.deepEqual(reported.map(({ type }) => type).sort(), ['key.created', 'key.revoked', 'key.rotated']);
  assert.equal(reported.find(({ type }) => type === 'key.created')?.data.id, id);
  assert.equal(reported.find(({ type }) => type === 'key.rotated')?.data.key?.id, id);
  assert.equal(JSON.stringify(received).includes(keySecret), false);
  // The secret is shown again only by the action that reveals it.
  for (const path of ['', `/${endpoint.id}`])
    assert.equal(
      (await send(`${mock.url}/api/v1/webhooks${path}`, { headers: authorization })).text.includes('whsec_'),
      false,
    );
  const revealed = await send(`${mock.url}/api/v1/webhooks/${endpoint.id}/secrets`, {
    headers: authorization,
  });
  assert.equal((revealed.json.data as WebhookSecret[])[0]?.secret, secret);
  assert.equal(revealed.headers['cache-control'], 'no-store');
});

test('can be tested, seen to fail, and replayed over HTTP', async cleanup => {
  let clock = Date.now();
  const mock = await mockFor(cleanup, { now: () => clock });
  let status = 500;
  const { url, received, reached } = await receiver(cleanup, (_, res) =>
    res.writeHead(status).end('so it is'),
  );
  const headers = { authorization: `Bearer ${secrets.studio}` };
  const api = `${mock.url}/api/v1`;
  const made = await post(`${api}/webhooks`, { url, event_types: ['key.*'] }, headers);
  const { id } = (made.json.data as CreatedWebhookEndpoint).endpoint;
  const ids: string[] = [];
  for (const count of [1, 2]) {
    const tested = await post(`${api}/webhooks/${id}/test`, {}, headers);
    assert.equal(tested.status, 201);
    ids.push((tested.json.data as { id: string }).id);
    await reached(count);
  }
  const read = async (delivery: string | undefined) =>
    (await send(`${api}/webhook-deliveries/${delivery}`, { headers })).json.data as WebhookDeliveryDetails;
  const both = (condition: (delivery: WebhookDelivery) => boolean) =>
    until(async () => (await Promise.all(ids.map(read))).every(({ delivery }) => condition(delivery)));
  for (const [index, wait] of standardSchedule.entries()) {
    await both(({ attempts }) => attempts.length === index + 1);
    const { delivery, payload } = await read(ids[0]);
    assert.equal(delivery.state, 'pending', 'it will be tried again');
    assert.equal(payload, received[0]?.body);
    assert.deepEqual([delivery.attempts[0]?.status, delivery.attempts[0]?.response], [500, 'so it is']);
    clock += wait * 1.2;
    // Every change wakes the engine.
    await post(`${api}/webhooks/${id}/resume`, {}, headers);
  }
  await both(({ state }) => state === 'failed');
  const listed = await send(`${api}/webhook-deliveries?endpoint_id=${id}&state=failed`, { headers });
  assert.deepEqual((listed.json.data as WebhookDelivery[]).map(one => one.id).sort(), ids.toSorted());
  status = 200;
  const replayed = await post(`${api}/webhook-deliveries/${ids[0]}/replay`, {}, headers);
  assert.equal((replayed.json.data as WebhookDelivery).state, 'pending');
  await until(async () => (await read(ids[0])).delivery.state === 'succeeded');
  assert.equal((await read(ids[1])).delivery.state, 'failed');
  const since = new Date(Date.parse((await read(ids[1])).delivery.created_at)).toISOString();
  const rest = await post(`${api}/webhooks/${id}/replay`, { since }, headers);
  assert.deepEqual(rest.json.data, { count: 1 });
  await until(async () => (await read(ids[1])).delivery.state === 'succeeded');
  assert.deepEqual(
    [...new Set(received.map(one => one.headers['webhook-id']))].length,
    2,
    'each try has the id of its event',
  );
  const paused = await post(`${api}/webhooks/${id}/pause`, {}, headers);
  assert.deepEqual((paused.json.data as { state: string }).state, 'paused');
  assert.equal((await post(`${api}/webhooks/${id}/test`, {}, headers)).json.msg, 'The webhook is paused');
  const resumed = await post(`${api}/webhooks/${id}/resume`, {}, headers);
  assert.equal((resumed.json.data as { state: string }).state, 'active');
});

test('are limited by the number of endpoints of a workspace and by valid URLs', async cleanup => {
  const mock = await mockFor(cleanup);
  const { url } = await receiver(cleanup);
  const headers = { authorization: `Bearer ${secrets.studio}` };
  const make = (to: string) =>
    post(`${mock.url}/api/v1/webhooks`, { url: to, event_types: ['key.*'] }, headers);
  for (const hostile of [`${url}\u0000`, `${url}\ud800`, 'javascript:alert(1)', `${url}#part`])
    assert.equal((await make(hostile)).status, 400, JSON.stringify(hostile));
  const listed = (await send(`${mock.url}/api/v1/webhooks`, { headers })).json.data as WebhookEndpoint[];
  const before = listed.filter(({ kind }) => kind === undefined);
  for (let count = before.length; count < 50; count += 1) assert.equal((await make(url)).status, 201);
  const refused = await make(url);
  assert.deepEqual([refused.status, refused.json.msg], [409, 'Webhook limit reached (50)']);
});

test('of host events have a payload of at most 262,144 bytes', async cleanup => {
  const repository = await storages.lowdb?.(cleanup);
  assert.ok(repository);
  const now = Date.parse('2026-05-05T05:05:05Z');
  const webhooks = engine(cleanup, repository, { now: () => now });
  const room = 262_144 - eventOf('order.paid', { text: '' }, now).payload.length;
  // Counted in bytes: é has two.
  const text = 'é'.repeat(Math.floor(room / 2)) + 'x'.repeat(room % 2);
  assert.equal(await webhooks.publish(shop, 'order.paid', { text }), 0);
  await assert.rejects(webhooks.publish(shop, 'order.paid', { text: `${text}x` }), RangeError);
});

test('of host events wake the worker only if somebody receives them', async cleanup => {
  const repository = await storages.lowdb?.(cleanup);
  assert.ok(repository);
  const { url, reached } = await receiver(cleanup);
  await listen(repository, url);
  let claims = 0;
  const claim: typeof repository.webhooks.claim = given => {
    claims += 1;
    return repository.webhooks.claim(given);
  };
  const storage = { ...repository, webhooks: { ...repository.webhooks, claim } };
  const webhooks = engine(cleanup, storage, { pollInterval: 3_600_000 });
  webhooks.start();
  await until(() => claims === 1);
  assert.equal(await webhooks.publish(other, 'order.paid', {}), 0);
  await new Promise(resolve => setImmediate(resolve));
  assert.equal(claims, 1);
  assert.equal(await webhooks.publish(shop, 'order.paid', {}), 1);
  await reached(1);
});

for (const [name, open] of eachStorage(storages)) {
  test(`of host events of a workspace that does not exist are refused by its name on ${name}`, async cleanup => {
    const webhooks = engine(cleanup, await open(cleanup));
    for (const unknown of ['ws_unknown', '', '__proto__', 'x\0', shop.toUpperCase()])
      await assert.rejects(webhooks.publish(unknown, 'order.paid', {}), {
        name: 'RangeError',
        message: `workspaceId: there is no workspace ${unknown}`,
      });
    for (const unknown of [undefined, null, 5, {}])
      await assert.rejects(webhooks.publish(unknown as never, 'order.paid', {}), {
        name: 'RangeError',
        message: 'workspaceId: must be the id of a workspace',
      });
    assert.equal(await webhooks.publish(shop, 'order.paid', {}), 0, 'nobody listens');
  });

  test(`of host events are sent once for an id of 1 to 64 characters on ${name}`, async cleanup => {
    const repository = await open(cleanup);
    const { url, received, reached } = await receiver(cleanup);
    await listen(repository, url);
    const webhooks = engine(cleanup, repository);
    webhooks.start();
    const ids = ['1', randomUUID(), 'x'.repeat(64)];
    for (const id of [...ids, ...ids]) await webhooks.publish(shop, 'order.paid', {}, { id });
    await reached(ids.length);
    await until(async () => {
      const { deliveries } = await repository.webhooks.listDeliveries(shop, { limit: 10 });
      return deliveries.length === ids.length && deliveries.every(({ state }) => state === 'succeeded');
    });
    assert.deepEqual(received.map(({ headers }) => headers['webhook-id']).sort(), [...ids].sort());
    for (const id of ['', 'x'.repeat(65), 'a.b', 'a b', 'é', 5 as never])
      await assert.rejects(webhooks.publish(shop, 'order.paid', {}, { id }), {
        name: 'RangeError',
        message: 'id: must be 1 to 64 letters, digits, _ and -',
      });
  });
}

test('of host events are checked for declared types, sizes and ids', async cleanup => {
  const repository = await storages.lowdb?.(cleanup);
  assert.ok(repository);
  const webhooks = engine(cleanup, repository);
  await assert.rejects(webhooks.publish(shop, 'order.lost', {}), /is not declared/);
  await assert.rejects(webhooks.publish(shop, 'key.created', {}), /is not declared/);
  await assert.rejects(webhooks.publish(shop, 'order.paid', { text: 'x'.repeat(300_000) }), /262144 bytes/);
  await assert.rejects(webhooks.publish(shop, 'order.paid', {}, { id: 'a b' }), /id: must be/);
  assert.throws(
    () => engine(cleanup, repository, { events: [{ type: 'key.created', summary: '' }] }),
    /built-in event type/,
  );
  assert.throws(
    () => engine(cleanup, repository, { events: [{ type: 'Order', summary: '' }] }),
    /a type has the form group/,
  );
  // Failed deliveries of webhook.* events emit no events, so a host's own event must not have such a name.
  assert.throws(
    () => engine(cleanup, repository, { events: [{ type: 'webhook.custom', summary: '' }] }),
    /built-in event type/,
  );
});

test.run();
