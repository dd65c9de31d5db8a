/** What people write, seen over HTTP: in lists, the feed and webhooks, and how long what is sent may be. */
import assert from 'node:assert/strict';
import type { Channel, Message } from '../../../src/generated/types.ts';
import { suiteOf } from '../../helper.ts';
import { clientOf, mara, sharedMock, storages } from './service.ts';

const test = suiteOf('What people write over HTTP');

for (const [storage, open] of Object.entries(storages)) {
  const opened = async () => {
    const mock = await sharedMock(open);
    const client = clientOf(mock);
    const id = await client.opened();
    /** The content of the message that the feed has. */
    const told = async () => {
      const found = (await client.feed(id)).find(({ type }) => type === 'message.received');
      return (found?.data.message as Message | undefined)?.content;
    };
    return { ...client, channel: mock.messaging, id, told };
  };

  test(`is in lists, the feed and a download, however long it is, on ${storage}`, async () => {
    const { id, channel, messages, told, call } = await opened();
    const text = `${'ü'.repeat(70_000)} the end`;
    await channel.receive(id, { from: mara, text });
    const [message] = await messages(id);
    assert.ok(message?.content?.kind === 'text');
    assert.deepEqual([message.content.text, message.content.truncated], ['ü'.repeat(65_536), true]);
    const whole = await call('GET', `/media/${message.content.media_id}/content`);
    assert.equal(whole.text, text);
    assert.deepEqual(await told(), message.content);
  });

  test(`is in lists and the feed as it came, whatever it is, on ${storage}`, async () => {
    const { id, channel, messages, told, refused } = await opened();
    const content = { kind: 'unsupported', type: 'sticker', raw: '{"pack":9007199254740993}' } as const;
    await channel.receive(id, { from: mara, content });
    const [message] = await messages(id);
    assert.deepEqual(message?.content, content);
    assert.deepEqual(await told(), content);
    const path = `/instances/${id}/messages/${message?.id}`;
    await refused('PATCH', path, 409, /^The message can no longer change/, { text: 'x' });
  });
}

test('the limits of each channel are told', async () => {
  const mock = await sharedMock(storages.lowdb as never);
  const [channel] = await clientOf(mock).data<Channel[]>('GET', '/channels');
  assert.deepEqual(channel?.limits, { text: 4_096, caption: 1_024 });
});

test.run();
