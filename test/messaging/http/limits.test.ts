/** How much a workspace and an instance may have, and how requests beyond it are answered. */
import assert from 'node:assert/strict';
import type { Instance, Message } from '../../../src/generated/types.ts';
import { secrets, send, suiteOf } from '../../helper.ts';
import { mockFor } from '../../mock.ts';
import { eachStorage, storages } from '../../storages.ts';
import { clientOf, mara, servedBy } from './service.ts';

const test = suiteOf('Limits of messaging over HTTP', { isLong: true });

const counted = (statuses: readonly number[]) => {
  const counts: Record<number, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

/** Adds records a hundred at a time: a call compares each of its messages with the others of the call. */
async function inBatches(count: number, add: (indexes: readonly number[]) => unknown) {
  const indexes = Array.from({ length: count }, (_, index) => index);
  for (let at = 0; at < count; at += 100) await add(indexes.slice(at, at + 100));
}

for (const [storage, open] of eachStorage(storages)) {
  test(`a workspace has at most 100 instances, however many ask at once, on ${storage}`, async cleanup => {
    const { call, data, refused } = clientOf(await open(cleanup));
    const before = (await data<Instance[]>('GET', '/instances')).length;
    const body = { name: 'One of many', driver: 'simulated' };
    const answers = await Promise.all(Array.from({ length: 110 }, () => call('POST', '/instances', body)));
    const made = 100 - before;
    assert.deepEqual(counted(answers.map(({ status }) => status)), { 201: made, 409: 110 - made });
    await refused('POST', '/instances', 409, /^Instance limit reached \(100\)$/, body);
    assert.equal((await data<Instance[]>('GET', '/instances')).length, 100);
  });

  test(`an instance has at most 10,000 queued messages, however many are sent at once, on ${storage}`, async cleanup => {
    const { call, data, create, messaging } = clientOf(await open(cleanup));
    const { id } = await create();
    // It waits for its pairing.
    await data('POST', `/instances/${id}/connect`, {});
    const first = await data<Message>('POST', `/instances/${id}/messages`, { to: mara, text: 'First' });
    const stored = await messaging.findMessage('ws_studio', id, { id: first.id });
    assert.ok(stored);
    const { sequence: _, ...record } = stored;
    await inBatches(9_996, batch =>
      messaging.addMessages(
        'ws_studio',
        id,
        batch.map(index => ({ ...record, id: `msg_many_${index}` })),
      ),
    );
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => call('POST', `/instances/${id}/messages`, { to: mara, text: 'Last' })),
    );
    assert.deepEqual(counted(answers.map(({ status }) => status)), { 202: 3, 409: 5 });
    const full = answers.find(({ status }) => status === 409);
    assert.equal(full?.json.msg, 'Queued message limit of the instance reached (10,000)');
  });
}

test('the feed of a workspace has its last 5,000 events on lowdb', async cleanup => {
  const mock = await mockFor(cleanup);
  const { call, create, data, messaging } = clientOf(mock);
  const { id } = await create();
  await data('POST', `/instances/${id}/connect`, {});
  const sent = await data<Message>('POST', `/instances/${id}/messages`, { to: mara, text: 'First' });
  const stored = await messaging.findMessage('ws_studio', id, { id: sent.id });
  assert.ok(stored);
  const { sequence: _, ...record } = stored;
  const created_at = new Date().toISOString();
  await inBatches(5_050, batch =>
    messaging.addMessages(
      'ws_studio',
      id,
      batch.map(index => ({ ...record, id: `msg_many_${index}` })),
      {
        events: message => [
          {
            id: `evt_${message.id}`,
            type: 'message.status',
            payload: JSON.stringify({ timestamp: created_at, data: {} }),
            created_at,
            about: {},
            hops: 0,
          },
        ],
      },
    ),
  );
  let [after, count] = [0, 0];
  for (let isMore = true; isMore; ) {
    const { json } = await call('GET', `/events?after=${after}&limit=1000`);
    count += (json.data as object[]).length;
    after = Number(json.last);
    isMore = json.has_more === true;
  }
  assert.equal(count, 5_000);
});

test('the files of a workspace have a limit, and a file beyond it is not stored', async cleanup => {
  const { url, repository } = await servedBy(cleanup, { mediaLimitPerWorkspace: 100_000 });
  const upload = (size: number) =>
    send(`${url}/api/v1/media`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${secrets.studio}`,
        'content-type': 'application/octet-stream',
      },
      body: 'A'.repeat(size),
    });
  const media = () => repository.data.media.ws_studio?.length ?? 0;
  const before = media();
  const answers = [await upload(60_000), await upload(60_000)];
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 400]);
  assert.match(String(answers[1]?.json.msg), /more than 100000 bytes in total/);
  assert.equal(media(), before + 1);
});

test.run();
