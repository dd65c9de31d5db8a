/** Webhooks whose deliveries come one at a time, in the order of their events, over HTTP. */
import assert from 'node:assert/strict';
import type { WebhookDelivery, WebhookEndpoint } from '../../src/generated/types.ts';
import { event, shop } from '../../src/testing/sample.ts';
import { incoming, serve } from '../automation/service.ts';
import { suiteOf } from '../helper.ts';
import { eachStorage } from '../storages.ts';
import { until } from '../until.ts';
import { receiver, storages } from './receiver.ts';

const test = suiteOf('Ordered webhooks');

async function place(
  cleanup: Parameters<typeof serve>[0],
  open = storages.lowdb,
  url = 'http://127.0.0.1:9/',
  schedule = [1, 1, 1, 1],
) {
  const repository = await open?.(cleanup);
  assert.ok(repository);
  const served = await serve(cleanup, repository, { schedule, concurrencyPerEndpoint: 5 });
  const asManager = async <Data>(method: string, path: string, body?: object) => {
    const answer = await served.call(method, path, body, served.keys.webhooks);
    return { status: answer.status, msg: answer.json.msg, data: answer.json.data as Data };
  };
  const made = await asManager<{ endpoint: WebhookEndpoint }>('POST', '/webhooks', {
    url,
    event_types: ['order.paid'],
    ordered: true,
  });
  assert.equal(made.status, 201, made.msg as string);
  const { endpoint } = made.data;
  const publish = async (...ids: readonly string[]) => {
    for (const id of ids) await repository.webhooks.publish(shop, [incoming(id, 'order.paid', { id })]);
  };
  return { ...served, repository, asManager, endpoint, publish };
}

const ids = Array.from({ length: 30 }, (_, index) => `evt_${String(index * 7).padStart(3, 'z')}`);

for (const [storage, open] of eachStorage(storages)) {
  test(`get one delivery at a time, in order, whatever fails in between, on ${storage}`, async cleanup => {
    let running = 0;
    let most = 0;
    const failing = new Map([
      [ids[3], 2],
      [ids[17], 1],
    ]);
    const delivered: string[] = [];
    const { url } = await receiver(cleanup, (_, res, { body }) => {
      running += 1;
      most = Math.max(most, running);
      const { id } = JSON.parse(body).data;
      const left = failing.get(id) ?? 0;
      failing.set(id, left - 1);
      if (left <= 0) delivered.push(id);
      setImmediate(() => {
        running -= 1;
        res.writeHead(left > 0 ? 500 : 204).end();
      });
    });
    const { marketplace, publish, endpoint, failures } = await place(cleanup, open, url);
    assert.equal(endpoint.ordered, true);
    await publish(...ids.slice(0, 20));
    marketplace.start();
    await publish(...ids.slice(20));
    await until(() => delivered.length >= ids.length);
    assert.deepEqual(delivered, ids);
    assert.equal(most, 1);
    assert.deepEqual(failures, []);
  });

  test(`go on behind a delivery that fails when it is skipped, which can be sent later, on ${storage}`, async cleanup => {
    let status = 500;
    const { url, received, reached } = await receiver(cleanup, (_, res) => void res.writeHead(status).end());
    const { marketplace, publish, asManager, endpoint } = await place(cleanup, open, url, [3_600_000]);
    await publish('evt_1', 'evt_2');
    marketplace.start();
    await reached(1);
    const list = async (query: string) =>
      (await asManager<WebhookDelivery[]>('GET', `/webhook-deliveries?${query}`)).data;
    await until(async () => (await list('event_id=evt_1'))[0]?.attempts.length === 1);
    status = 204;
    const one = `/webhook-deliveries/${(await list('event_id=evt_1'))[0]?.id}`;
    const skipped = await asManager<WebhookDelivery>('POST', `${one}/skip`);
    assert.deepEqual([skipped.status, skipped.data.state], [200, 'failed']);
    assert.equal(skipped.data.attempts[1]?.error, 'It was skipped on request.');
    assert.deepEqual(await asManager('POST', `${one}/skip`), skipped, 'again changes nothing');
    await reached(2);
    await until(async () => (await list('event_id=evt_2'))[0]?.state === 'succeeded');
    await asManager('POST', `${one}/replay`);
    await reached(3);
    assert.deepEqual(
      received.map(({ body }) => JSON.parse(body).data.id),
      ['evt_1', 'evt_2', 'evt_1'],
    );
    await until(async () => (await list('state=pending')).length === 0);
    const late = await asManager('POST', `${one}/skip`);
    assert.deepEqual([late.status, late.msg], [409, 'The delivery has succeeded']);
    assert.equal((await asManager('POST', '/webhook-deliveries/msg_none/skip')).status, 404);
    const changed = await asManager<WebhookEndpoint>('PATCH', `/webhooks/${endpoint.id}`, { ordered: false });
    assert.equal(changed.data.ordered, false);
  });
}

test('are refused over a storage that cannot keep an order', async cleanup => {
  const repository = await storages.lowdb?.(cleanup);
  assert.ok(repository);
  delete repository.webhooks.skip;
  const { call, keys } = await serve(cleanup, repository);
  const body = { url: 'http://127.0.0.1:9/', event_types: ['order.paid'] };
  const made = await call('POST', '/webhooks', body, keys.webhooks);
  const { endpoint } = made.json.data as { endpoint: WebhookEndpoint };
  const refused = [
    await call('POST', '/webhooks', { ...body, ordered: true }, keys.webhooks),
    await call('PATCH', `/webhooks/${endpoint.id}`, { ordered: true }, keys.webhooks),
  ];
  const msg = 'Invalid request: ordered is not supported by the storage of this service';
  for (const answer of refused) assert.deepEqual([answer.status, answer.json.msg], [400, msg]);
  const off = await call('PATCH', `/webhooks/${endpoint.id}`, { ordered: false }, keys.webhooks);
  assert.equal(off.status, 200);
});

test('wait behind what an attempt under way has not ended, although the process that had it is gone', async cleanup => {
  const { repository, publish, endpoint } = await place(cleanup);
  await publish('evt_1', 'evt_2');
  const claim = (token: string, now?: string) =>
    repository.webhooks.claim({ token, leaseFor: 60_000, limit: 10, perEndpoint: 10, ...(now && { now }) });
  assert.equal((await claim('gone')).length, 1);
  assert.deepEqual(await claim('other'), []);
  await repository.webhooks.publish(shop, [event('evt_3', 'order.paid')], { only: endpoint.id });
  assert.deepEqual(await claim('other'), []);
  await repository.webhooks.releaseEnded?.(token => token === 'gone');
  const [job] = await claim('other');
  assert.equal(job?.delivery.event_id, 'evt_1');
});
test.run();
