/** The health of instances over HTTP: in the list, of one, in the feed, in streams and in webhooks. */
import assert from 'node:assert/strict';
import { EventSource } from 'eventsource';
import type { Instance, InstanceHealth } from '../../../src/generated/types.ts';
import { fixtures, secrets, send, suiteOf } from '../../helper.ts';
import { mockFor } from '../../mock.ts';
import { eachStorage, storages } from '../../storages.ts';
import { until } from '../../until.ts';
import { receiver } from '../../webhooks/receiver.ts';
import { clientOf, mara } from './service.ts';

const test = suiteOf('Health over HTTP', { isLong: true });

const wordsOf = ({ status, reasons }: Pick<InstanceHealth, 'status' | 'reasons'>) =>
  [status, ...reasons.map(({ code }) => code)].join(' ');

for (const [storage, open] of eachStorage(storages)) {
  test(`is shown and told once, to the feed, to streams and to webhooks of the instance, on ${storage}`, async cleanup => {
    const mock = await open(cleanup);
    const { data, opened, feed, reaches, sent, create, messaging } = clientOf(mock);
    const hook = await receiver(cleanup);
    const [id, other] = [await opened(), await opened()];
    const health = async (of = id) => (await data<Instance>('GET', `/instances/${of}`)).health;
    const none: InstanceHealth = {
      ...{ status: 'good', since: null, reasons: [], queued: 0, oldest_queued_at: null },
      ...{ last_received_at: null, last_sent_at: null, last_error: null, reconnects: 0 },
    };
    assert.deepEqual(await health(), none);
    assert.deepEqual((await create()).health, none);
    await data('POST', '/webhooks', { url: hook.url, event_types: ['instance.health'], instances: [id] });
    const heard: { type: string; data: { instance_id: string; health: InstanceHealth } }[] = [];
    const source = new EventSource(`${mock.url}/api/v1/instances/${id}/events`, {
      fetch: (url, init) =>
        fetch(url, { ...init, headers: { ...init.headers, authorization: `Bearer ${secrets.studio}` } }),
    });
    cleanup(async () => source.close());
    source.addEventListener('message', event => {
      const reported = JSON.parse(event.data);
      if (reported.type === 'instance.health') heard.push(reported);
    });

    const { sent_at } = await sent(id);
    await mock.messaging.receive(id, { from: mara, text: 'Hello' });
    await until(async () => (await health()).last_received_at !== null);
    assert.equal((await health()).last_sent_at, sent_at);

    for (const one of [id, other]) {
      await mock.messaging.misbehave(one, { connect: 'fail' });
      await mock.messaging.cut(one);
      await reaches(one, 'connecting');
    }
    await data('POST', `/instances/${id}/messages`, { to: mara, text: 'Are you there?' });
    await until(async () => (await health()).last_error?.message === 'The channel is not reachable');
    mock.advance('61s');
    const reported = async () =>
      (await feed(id)).flatMap(({ type, data: about }) =>
        type === 'instance.health' ? [about as { instance_id: string; health: InstanceHealth }] : [],
      );
    await until(async () => (await reported()).length === 1);
    const [bad] = await reported();
    assert.equal(bad?.instance_id, id);
    assert.equal(wordsOf(bad?.health ?? none), 'bad not_connected');
    assert.equal(bad?.health.queued, 1);
    assert.equal(bad?.health.reconnects, 1);
    assert.equal(bad?.health.last_error?.message, 'The channel is not reachable');
    const shown = await health();
    assert.deepEqual(
      [shown.status, shown.since, shown.reasons],
      [bad?.health.status, bad?.health.since, bad?.health.reasons],
    );
    const listed = (await data<Instance[]>('GET', '/instances')).find(one => one.id === id);
    assert.deepEqual([listed?.health.status, listed?.health.queued], ['bad', 1]);
    await hook.reached(1);
    await until(async () => heard.length === 1);

    for (const one of [id, other]) await mock.messaging.misbehave(one, null);
    await reaches(id, 'open');
    // As its holder has stored it: what is shown may be ahead of it.
    await until(
      async () =>
        (await messaging.findInstance('ws_studio', id))?.health?.reasons.every(
          ({ ended_at }) => ended_at !== null,
        ) === true,
    );
    assert.equal((await health()).status, 'bad', 'it is over after a minute');
    mock.advance('61s');
    await until(async () => (await reported()).length === 2);
    await hook.reached(2);
    await until(async () => heard.length === 2);
    const bodies = hook.received.map(({ body }) => JSON.parse(body));
    const [inHooks, inFeed] = [bodies.map(body => body.data), await reported()];
    const bySince = (one: { health: InstanceHealth }, two: { health: InstanceHealth }) =>
      (one.health.since ?? '').localeCompare(two.health.since ?? '');
    assert.deepEqual(inHooks.sort(bySince), inFeed.sort(bySince));
    assert.deepEqual(
      inFeed.map(one => wordsOf(one.health)),
      ['bad not_connected', 'good'],
    );
    assert.deepEqual(
      heard.map(({ type, data: about }) => `${type} ${wordsOf(about.health)}`),
      ['instance.health bad not_connected', 'instance.health good'],
    );
  });

  test(`is over at once if its user logs the instance out, which is told with it, on ${storage}`, async cleanup => {
    const mock = await open(cleanup);
    const { data, opened, feed, reaches } = clientOf(mock);
    const id = await opened();
    const reported = async () =>
      (await feed(id)).flatMap(({ type, data: about }) =>
        type === 'instance.health' ? [wordsOf((about as { health: InstanceHealth }).health)] : [],
      );
    await mock.messaging.logOut(id);
    await reaches(id, 'closed');
    assert.deepEqual(await reported(), ['bad not_connected']);
    const { health } = await data<Instance>('POST', `/instances/${id}/logout`);
    assert.equal(wordsOf(health), 'good');
    assert.deepEqual(await reported(), ['bad not_connected', 'good']);
    await data('POST', `/instances/${id}/logout`);
    assert.deepEqual(await reported(), ['bad not_connected', 'good']);
  });
}

test('of an instance that no process holds is shown as it is', async cleanup => {
  const [, , paired] = fixtures.instances.ws_studio ?? [];
  assert.ok(paired?.driver === 'bridge');
  const open = { ...paired, state: 'open', address: '+49', pairing: null } as const;
  const mock = await mockFor(cleanup, {
    now: () => Date.parse('2026-12-01T12:00:00Z'),
    fixtures: {
      instances: {
        ws_studio: [
          { ...open, id: 'ins_held', lease_until: '2026-12-01T12:00:10Z' },
          { ...open, id: 'ins_lost', lease_until: '2026-12-01T11:59:50Z' },
          { ...open, id: 'ins_gone', lease_until: '2026-12-01T11:58:59Z' },
        ],
      },
      ...{ messages: {}, chats: {}, contacts: {}, chat_groups: {}, channel_events: {} },
    },
  });
  const { json } = await send(`${mock.url}/api/v1/instances`, {
    headers: { authorization: `Bearer ${secrets.studio}` },
  });
  const shown = (json.data as Instance[]).map(({ id, health }) => `${id} ${wordsOf(health)}`);
  assert.deepEqual(shown, ['ins_gone bad not_connected', 'ins_held good', 'ins_lost good']);
});

test.run();
