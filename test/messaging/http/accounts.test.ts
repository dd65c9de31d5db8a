/** Nothing is sent, changed or deleted in the name of another account, seen over HTTP. */
import assert from 'node:assert/strict';
import type { Instance, Message } from '../../../src/generated/types.ts';
import { suiteOf } from '../../helper.ts';
import { eachStorage, storages } from '../../storages.ts';
import { until } from '../../until.ts';
import { clientOf, mara, sharedMock } from './service.ts';

const test = suiteOf('Accounts of an instance over HTTP');

for (const [storage, open] of eachStorage(storages)) {
  const start = async (settings: object = {}) => {
    const client = clientOf(await sharedMock(open));
    // The first message is sent at once, the next ones have to wait.
    const id = await client.opened(settings, { rate: 1 });
    const send = (text: string) =>
      client.data<Message>('POST', `/instances/${id}/messages`, { to: mara, text });
    const sent = await client.sent(id);
    const queued = [await send('one'), await send('two')];
    const pairedAgain = async () => {
      await client.data('POST', `/instances/${id}/logout`, {});
      await until(async () => (await client.messaging.findInstance('ws_studio', id))?.wanted === 'closed');
      await client.data('POST', `/instances/${id}/connect`, {});
      await client.reaches(id, 'open');
      return client.data<Instance>('GET', `/instances/${id}`);
    };
    return { ...client, id, sentBefore: sent, queued, pairedAgain };
  };

  test(`what was queued before a log-out fails if another account is paired, and says so, on ${storage}`, async () => {
    const { id, queued, sentBefore, pairedAgain, messageOf, feed, data, refused } = await start();
    const { address } = await pairedAgain();
    assert.notEqual(address, sentBefore.from);
    for (const { id: message, from } of queued) {
      await until(async () => (await messageOf(id, message)).state !== 'queued');
      const { state, reason } = await messageOf(id, message);
      assert.deepEqual(
        { state, reason },
        {
          state: 'failed',
          reason: `It was written for the account ${from}, but the instance is ${address} now`,
        },
      );
    }
    const failures = (await feed(id)).filter(
      ({ type, data: about }) => type === 'message.status' && about.state === 'failed',
    );
    assert.deepEqual(
      failures.map(({ data: about }) => about.message_id).sort(),
      queued.map(one => one.id).sort(),
    );
    // The rate counts what reaches the channel.
    const { id: next } = await data<Message>('POST', `/instances/${id}/messages`, { to: mara, text: 'Hi' });
    await until(async () => (await messageOf(id, next)).state !== 'queued');
    assert.equal((await messageOf(id, next)).from, address);
    const path = `/instances/${id}/messages/${sentBefore.id}`;
    const ended = /^The message can no longer change: it was sent by the account \+/;
    await refused('PATCH', path, 409, ended, { text: 'Hello!' });
    await refused('DELETE', path, 409, ended);
  });

  test(`what was queued before any account was paired is not sent by the second one, on ${storage}`, async () => {
    const mock = await sharedMock(open);
    const client = clientOf(mock);
    const { data, messageOf, feed } = client;
    // The first message is sent at once, the second one has to wait.
    const { id } = await client.create({}, { rate: 1 });
    const connect = () => data('POST', `/instances/${id}/connect`, {});
    const send = (text: string) => data<Message>('POST', `/instances/${id}/messages`, { to: mara, text });
    await connect();
    const [first, second] = [await send('one'), await send('two')];
    assert.deepEqual([first.from, second.from], [null, null]);
    const paired = async () => {
      await until(async () => (await client.messaging.findInstance('ws_studio', id))?.pairing != null);
      await mock.messaging.pair(id);
      await client.reaches(id, 'open');
      return (await data<Instance>('GET', `/instances/${id}`)).address;
    };
    const before = await paired();
    await until(async () => (await messageOf(id, first.id)).state !== 'queued');
    assert.equal((await messageOf(id, second.id)).state, 'queued');
    await data('POST', `/instances/${id}/logout`, {});
    await until(async () => (await client.messaging.findInstance('ws_studio', id))?.wanted === 'closed');
    assert.equal((await messageOf(id, second.id)).from, before);
    await connect();
    const after = await paired();
    assert.notEqual(after, before);
    await until(async () => (await messageOf(id, second.id)).state !== 'queued');
    const { state, reason } = await messageOf(id, second.id);
    const expected = `It was written for the account ${before}, but the instance is ${after} now`;
    assert.deepEqual({ state, reason }, { state: 'failed', reason: expected });
    assert.ok(
      (await feed(id)).some(({ data: about }) => about.message_id === second.id && about.reason === expected),
    );
  });

  test(`what was queued before a log-out is sent if the same account is paired again, on ${storage}`, async () => {
    const { id, queued, sentBefore, pairedAgain, messageOf, data } = await start({ address: '+4930901899' });
    const { address } = await pairedAgain();
    assert.equal(address, sentBefore.from);
    const [first] = queued;
    await until(async () => (await messageOf(id, first?.id ?? '')).state !== 'queued');
    const { state, from } = await messageOf(id, first?.id ?? '');
    assert.deepEqual([state === 'failed', from], [false, address]);
    assert.equal((await messageOf(id, queued[1]?.id ?? '')).state, 'queued');
    await data('DELETE', `/instances/${id}/messages/${sentBefore.id}`);
  });
}

test.run();
