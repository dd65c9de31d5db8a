/** What is due by the clock of a mock server happens when the clock is moved, on both storages. */
import assert from 'node:assert/strict';
import type { Message } from '../../../src/generated/types.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { clientOf, mara, sharedMock } from '../../messaging/http/service.ts';
import { mockFor } from '../../mock.ts';
import { eachStorage, storages } from '../../storages.ts';
import { until } from '../../until.ts';
import { receiver } from '../../webhooks/receiver.ts';

const test = suiteOf('A service whose clock is moved');

const day = 86_400_000;

for (const [storage, open] of eachStorage(storages)) {
  const start = async () => {
    const mock = await sharedMock(open);
    mock.resetTime();
    const ahead = (by: number) => new Date(mock.now() + by).toISOString();
    const client = clientOf(mock);
    const subscribe = async (cleanup: Cleanup, url: string, event_types: string[]): Promise<string> => {
      const { endpoint } = await client.data<{ endpoint: { id: string } }>('POST', '/webhooks', {
        url,
        event_types,
      });
      cleanup(() => client.data('DELETE', `/webhooks/${endpoint.id}`));
      return endpoint.id;
    };
    return { mock, ahead, subscribe, ...client };
  };

  test(`sends scheduled events when their time has come, on ${storage}`, async cleanup => {
    const { mock, ahead, data, subscribe } = await start();
    const hook = await receiver(cleanup);
    await subscribe(cleanup, hook.url, ['automation.published']);
    const event = { type: 'later', data: {}, deliver_at: ahead(30 * day) };
    await data('POST', '/automation/publish', event);
    mock.advance('29d');
    assert.equal(hook.received.length, 0);
    mock.advance('2d');
    await hook.reached(1);
    assert.equal(JSON.parse(hook.received[0]?.body ?? '').type, 'later');
  });

  test(`sends scheduled messages when their time has come, on ${storage}`, async () => {
    const { mock, ahead, data, opened, messageOf } = await start();
    const id = await opened();
    const sent = await data<Message>('POST', `/instances/${id}/messages`, {
      to: mara,
      text: 'Later',
      send_at: ahead(30 * day),
    });
    mock.advance('29d');
    assert.equal((await messageOf(id, sent.id)).state, 'queued');
    mock.advance('2d');
    await until(async () => (await messageOf(id, sent.id)).state !== 'queued');
    const { sent_at: at } = await messageOf(id, sent.id);
    assert.ok(Date.parse(at ?? '') >= Date.parse(sent.created_at) + 30 * day);
  });

  test(`sends failed deliveries again when their next attempt is due, on ${storage}`, async cleanup => {
    const { mock, data, subscribe } = await start();
    let status = 500;
    const hook = await receiver(cleanup, (_, res) => void res.writeHead(status).end());
    const id = await subscribe(cleanup, hook.url, ['automation.published']);
    await data('POST', '/automation/publish', { type: 'failing', data: {} });
    const delivery = async () => {
      const [one] = await data<{ state: string; attempts: object[] }[]>(
        'GET',
        `/webhook-deliveries?endpoint_id=${id}`,
      );
      return one;
    };
    await until(async () => (await delivery())?.attempts.length === 1);
    status = 204;
    mock.advance('1h');
    await until(async () => (await delivery())?.state === 'succeeded');
    assert.equal(hook.received.length, 2);
  });

  test(`emits the expiry of links when it has come, on ${storage}`, async cleanup => {
    const { mock, ahead, data, subscribe } = await start();
    const hook = await receiver(cleanup);
    await subscribe(cleanup, hook.url, ['link.expired']);
    await data('POST', '/links', { url: 'https://shop.example/sale', expires_at: ahead(30 * day) });
    mock.advance('31d');
    await hook.reached(1);
  });

  test(`lets people read and answer at once, on ${storage}`, async () => {
    const { mock, opened, messages, sent } = await start();
    const id = await opened({ answers: true });
    const asked = mock.now();
    await sent(id);
    mock.setTime(asked + day, { frozen: true });
    await until(async () => (await messages(id)).length === 2);
    mock.resetTime();
  });

  test(`keeps its instances connected, whether it goes forward or back, on ${storage}`, async () => {
    const { mock, opened, sent, feed, stateOf } = await start();
    const id = await opened();
    const before = (await feed(id)).length;
    mock.advance('100y');
    await sent(id);
    mock.setTime('2001-01-01');
    await sent(id);
    assert.equal(await stateOf(id), 'open');
    const reported = (await feed(id)).slice(before).filter(({ type }) => type.startsWith('instance.'));
    assert.deepEqual(reported, []);
  });

  test(`sends a delivery once that is under way when the clock jumps, on ${storage}`, async cleanup => {
    const { mock, data, subscribe } = await start();
    let finish = () => {};
    const hook = await receiver(cleanup, (_, res, { body }) => {
      if (!body.includes('slow')) res.writeHead(204).end();
      else finish = () => void res.writeHead(204).end();
    });
    const id = await subscribe(cleanup, hook.url, ['automation.published']);
    await data('POST', '/automation/publish', { type: 'slow', data: {} });
    await hook.reached(1);
    for (const by of ['1h', '30d', '10y']) {
      mock.advance(by);
      await data('POST', '/automation/publish', { type: `after-${by}`, data: {} });
      await until(() => hook.received.some(({ body }) => body.includes(`after-${by}`)));
    }
    finish();
    const states = async () =>
      (await data<{ state: string }[]>('GET', `/webhook-deliveries?endpoint_id=${id}`)).map(
        ({ state }) => state,
      );
    await until(async () => (await states()).every(state => state === 'succeeded'));
    assert.equal(hook.received.filter(({ body }) => body.includes('slow')).length, 1);
  });
}

test('keeps deliveries, events and messages however far the clock moves, and clicks for 30 days', async cleanup => {
  const mock = await mockFor(cleanup);
  const kept = [
    'webhook_deliveries',
    'webhook_events',
    'automation_events',
    'messages',
    'channel_events',
  ] as const;
  const ids = () =>
    kept.flatMap(name =>
      Object.values((mock.data as unknown as Record<string, Record<string, { id?: string }[]>>)[name] ?? {})
        .flat()
        .map(({ id }) => id),
    );
  const before = ids();
  assert.ok(before.length > 20, String(before.length));
  const clicks = () => Object.values(mock.data.link_clicks).flat().length;
  assert.ok(clicks() > 0);
  mock.advance('10y');
  await until(() => clicks() === 0);
  const after = new Set(ids());
  assert.deepEqual(
    before.filter(id => !after.has(id)),
    [],
  );
});

test.run();
