/** Nothing is sent, changed or deleted in the name of another account, seen over HTTP. */
import assert from 'node:assert/strict';
import type { Instance, Message } from '../../../src/generated/types.ts';
import { suiteOf } from '../../helper.ts';
import { clientOf, mara, sharedMock, storages, until } from './service.ts';

const test = suiteOf('Accounts of an instance over HTTP');

for (const [storage, open] of Object.entries(storages)) {
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
