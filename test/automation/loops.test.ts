/** Deliveries that come back to an inbound endpoint: of the same service, and by way of another one. */
import assert from 'node:assert/strict';
import { request } from 'node:http';
import type { WholeRepository } from '../../src/index.ts';
import { other, shop } from '../../src/testing/sample.ts';
import { type Cleanup, send, suiteOf } from '../helper.ts';
import { eachStorage } from '../storages.ts';
import { until } from '../until.ts';
import { receiver, storages } from '../webhooks/receiver.ts';
import { serve } from './service.ts';

const test = suiteOf('Hook loops');

const order = { type: 'order.paid', data: { order: 1 } };

/** A service whose inbound endpoints have the type of the events that its hooks receive. */
async function serviceOn(cleanup: Cleanup, repository: WholeRepository) {
  // One attempt for each delivery.
  const service = await serve(cleanup, repository, { schedule: [] });
  const { call, keys } = service;
  const inbound = async (key = keys.whole) => {
    const made = await call('POST', '/automation/endpoints', { name: 'N', event_type: 'order.paid' }, key);
    if (made.status !== 201) throw new Error(made.text);
    const { token } = made.json.data as { token: string };
    // Not an address that the service knows: its `publicUrl` is another.
    return `${service.url}/api/v1/automation/in/${token}`;
  };
  const publish = async () => {
    const { json } = await call('POST', '/automation/publish', order);
    return (json.data as { id: string }).id;
  };
  const events = async (workspaceId = shop) =>
    (await repository.automation.listEvents(workspaceId, { limit: 1_000 })).events;
  /** The responses to all deliveries, once all are done. */
  const responses = async () => {
    let found: (number | null | undefined)[] = [];
    await until(async () => {
      const { deliveries } = await repository.webhooks.listDeliveries(shop, { kind: 'hook', limit: 1_000 });
      found = deliveries.map(({ attempts }) => attempts.at(-1)?.status);
      return found.length > 0 && deliveries.every(({ state }) => state !== 'pending');
    });
    return found;
  };
  return { ...service, inbound, publish, events, responses };
}

const times = <Value>(count: number, value: Value): Value[] => Array(count).fill(value);

for (const [storage, open] of eachStorage(storages)) {
  test(`of four hooks at another name of the own host make no further event, on ${storage}`, async cleanup => {
    const repository = await open(cleanup);
    const { marketplace, inbound, subscribe, publish, events, responses } = await serviceOn(
      cleanup,
      repository,
    );
    const target = await inbound();
    for (let index = 0; index < 4; index += 1) await subscribe(target, 'order.paid');
    marketplace.start();
    await publish();
    assert.deepEqual(await responses(), times(4, 403));
    assert.equal((await events()).length, 1);
    const { deliveries } = await repository.webhooks.listDeliveries(shop, { kind: 'hook', limit: 1 });
    const refusal = JSON.parse(deliveries[0]?.attempts[0]?.response ?? '{}');
    assert.equal(refusal.msg, 'Webhook loop: a delivery of this service led to this request');
  });

  test(`are seen in another process and another workspace of the same storage, on ${storage}`, async cleanup => {
    const repository = await open(cleanup);
    const { keys, inbound, publish, events, responses, subscribe } = await serviceOn(cleanup, repository);
    const sender = await serviceOn(cleanup, repository);
    await subscribe(await inbound(keys.foreign), 'order.paid');
    sender.marketplace.start();
    await publish();
    assert.deepEqual(await responses(), [403]);
    assert.deepEqual([(await events()).length, (await events(other)).length], [1, 0]);
  });

  test(`are seen through a proxy, on ${storage}`, async cleanup => {
    const repository = await open(cleanup);
    const { marketplace, inbound, subscribe, publish, events, responses } = await serviceOn(
      cleanup,
      repository,
    );
    const target = await inbound();
    const proxy = await receiver(cleanup, (_, res, { headers, body }) => {
      const sent = request(target, { method: 'POST', headers }, answer => {
        res.writeHead(answer.statusCode ?? 500);
        answer.pipe(res);
      });
      sent.end(body);
    });
    await subscribe(proxy.url, 'order.paid');
    marketplace.start();
    await publish();
    assert.deepEqual(await responses(), [403]);
    assert.equal((await events()).length, 1);
  });

  test(`of two services make one event for each hook that leads to the other, on ${storage}`, async cleanup => {
    const one = await serviceOn(cleanup, await open(cleanup));
    const two = await serviceOn(cleanup, await open(cleanup));
    const [atOne, atTwo] = [await one.inbound(), await two.inbound()];
    for (let index = 0; index < 3; index += 1) {
      await one.subscribe(atTwo, 'order.paid');
      await two.subscribe(atOne, 'order.paid');
    }
    one.marketplace.start();
    two.marketplace.start();
    await one.publish();
    assert.deepEqual(await one.responses(), times(3, 202), 'another service is no loop');
    assert.deepEqual(await two.responses(), times(9, 403));
    assert.deepEqual([(await one.events()).length, (await two.events()).length], [1, 3]);
  });

  test(`are seen where a route lies between, on ${storage}`, async cleanup => {
    const one = await serviceOn(cleanup, await open(cleanup));
    const two = await serviceOn(cleanup, await open(cleanup));
    await one.subscribe(await two.inbound(), 'order.paid');
    const { hook } = await two.subscribe(await one.inbound(), 'nothing.else');
    await two.route({ event_types: ['order.paid'], hooks: [hook.id] });
    one.marketplace.start();
    two.marketplace.start();
    await one.publish();
    assert.deepEqual(await two.responses(), [403]);
    assert.deepEqual([(await one.events()).length, (await two.events()).length], [1, 1]);
  });

  test(`harm only the sender that copies a header, on ${storage}`, async cleanup => {
    const repository = await open(cleanup);
    const { marketplace, inbound, subscribe, publish, events } = await serviceOn(cleanup, repository);
    const target = await inbound();
    const { url, received, reached } = await receiver(cleanup);
    await subscribe(url, 'order.paid');
    marketplace.start();
    await publish();
    await reached(1);
    const loop = String(received[0]?.headers['cdn-loop']);
    const post = (header: string) =>
      send(target, {
        method: 'POST',
        headers: { 'content-type': 'text/plain', 'cdn-loop': header, 'webhook-id': 'msg_copied' },
        body: 'x',
      });
    assert.equal((await post(loop)).status, 403);
    const written = loop.replace('koa-marketplace;from=', 'Koa-Marketplace ; FROM=');
    assert.equal((await post(`other; from=x, ${written}`)).status, 403);
    for (const odd of [
      'koa-marketplace;from=',
      'koa-marketplace;from=*,other',
      `koa-marketplace;from=${'A'.repeat(500)}`,
      `koa-marketplace;from=${Buffer.from('\0 \ud800').toString('base64url')}`,
      `koa-marketplace;from=${Buffer.from(`${shop} `).toString('base64url')}`,
    ])
      assert.equal((await post(odd)).status, 202, odd);
    assert.equal((await post(times(6, 'koa-marketplace').join())).status, 403);
    assert.equal((await events()).length, 6);
  });

  test(`let a tool publish what it makes of a delivery, five times in a chain, on ${storage}`, async cleanup => {
    const repository = await open(cleanup);
    const { marketplace, inbound, subscribe, publish, events } = await serviceOn(cleanup, repository);
    const target = await inbound();
    const statuses: number[] = [];
    const tool = await receiver(cleanup, (_, res, { headers, body }) => {
      res.writeHead(204).end();
      const sent = { 'content-type': 'application/json', 'cdn-loop': String(headers['cdn-loop']) };
      void send(target, { method: 'POST', headers: sent, body }).then(({ status }) => statuses.push(status));
    });
    await subscribe(tool.url, 'order.paid');
    marketplace.start();
    await publish();
    await until(() => statuses.length === 6);
    assert.deepEqual(statuses, [...times(5, 202), 403]);
    assert.equal((await events()).length, 6);
  });
}

test.run();
