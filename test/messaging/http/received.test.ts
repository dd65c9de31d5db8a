/** What people write, seen over HTTP: in lists, the feed and webhooks, and how long what is sent may be. */
import assert from 'node:assert/strict';
import type { Channel, Message } from '../../../src/generated/types.ts';
import { secrets, suiteOf } from '../../helper.ts';
import { eachStorage, storages } from '../../storages.ts';
import { until } from '../../until.ts';
import { receiver } from '../../webhooks/receiver.ts';
import { clientOf, mara, sharedMock } from './service.ts';

const test = suiteOf('What people write over HTTP');

for (const [storage, open] of eachStorage(storages)) {
  const opened = async () => {
    const mock = await sharedMock(open);
    const client = clientOf(mock);
    const id = await client.opened();
    /** The content of the message that the feed has. */
    const reported = async () => {
      const found = (await client.feed(id)).find(({ type }) => type === 'message.received');
      return (found?.data.message as Message | undefined)?.content;
    };
    return { ...client, channel: mock.messaging, id, reported };
  };

  test(`is in lists, the feed and a download, however long it is, on ${storage}`, async () => {
    const { id, channel, messages, reported, call } = await opened();
    const text = `${'ü'.repeat(70_000)} the end`;
    await channel.receive(id, { from: mara, text });
    const [message] = await messages(id);
    assert.ok(message?.content?.kind === 'text');
    assert.deepEqual([message.content.text, message.content.truncated], ['ü'.repeat(65_536), true]);
    const whole = await call('GET', `/media/${message.content.media_id}/content`);
    assert.equal(whole.text, text);
    assert.deepEqual(await reported(), message.content);
  });

  test(`is in lists and the feed as it came, whatever it is, on ${storage}`, async () => {
    const { id, channel, messages, reported, refused } = await opened();
    const content = { kind: 'unsupported', type: 'sticker', raw: '{"pack":9007199254740993}' } as const;
    await channel.receive(id, { from: mara, content });
    const [message] = await messages(id);
    assert.deepEqual(message?.content, content);
    assert.deepEqual(await reported(), content);
    const path = `/instances/${id}/messages/${message?.id}`;
    await refused('PATCH', path, 409, /^The message can no longer change/, { text: 'x' });
  });
}

for (const [storage, open] of eachStorage(storages))
  test(`reaches webhooks and listeners as it is in the feed, and so does its file, on ${storage}`, async cleanup => {
    const mock = await sharedMock(open);
    const { opened, data, feed, messageOf, messages } = clientOf(mock);
    const id = await opened();
    const types = ['message.received', 'message.updated'];
    const hook = await receiver(cleanup);
    await data('POST', '/webhooks', { url: hook.url, event_types: types, instances: [id] });
    const leaving = new AbortController();
    cleanup(() => leaving.abort());
    const listening = await fetch(`${mock.url}/api/v1/instances/${id}/events`, {
      headers: { authorization: `Bearer ${secrets.studio}` },
      signal: leaving.signal,
    });
    let heard = '';
    void (async () => {
      for await (const chunk of (listening.body as ReadableStream).pipeThrough(new TextDecoderStream()))
        heard += chunk;
    })().catch(() => {});
    const unknown = { kind: 'unsupported', type: 'sticker', raw: '{"pack":9007199254740993}' } as const;
    await mock.messaging.receive(id, { from: mara, content: unknown });
    const file = { kind: 'media', file: { ref: 'Hello' }, caption: 'Look' } as const;
    await mock.messaging.receive(id, { from: mara, content: file });
    const found = (await messages(id)).find(({ content }) => content?.kind === 'media');
    const content = async () => (await messageOf(id, found?.id ?? '')).content;
    await until(async () => {
      const now = await content();
      return now?.kind === 'media' && now.media?.state === 'stored';
    });
    type Told = { readonly type: string; readonly data: { readonly message?: Message } };
    const reported = ((await feed(id)) as readonly Told[]).filter(({ type }) => types.includes(type));
    const sorted = (events: readonly Told[]) =>
      events.map(one => JSON.stringify([one.type, one.data])).sort();
    const said = ({ type, data: { message } }: Told) => {
      const one = message?.content;
      return `${type} ${one?.kind === 'media' ? one.media?.state : one?.kind}`;
    };
    assert.deepEqual(reported.map(said).sort(), [
      'message.received pending',
      'message.received unsupported',
      'message.updated stored',
    ]);
    await until(() => hook.received.length >= reported.length);
    assert.deepEqual(sorted(hook.received.map(({ body }) => JSON.parse(body) as Told)), sorted(reported));
    const live = () =>
      [...heard.matchAll(/^data: (.*)$/gm)]
        .map(([, text = '']) => JSON.parse(text) as Told)
        .filter(({ type }) => types.includes(type));
    await until(() => heard.endsWith('\n\n') && live().length >= reported.length);
    assert.deepEqual(sorted(live()), sorted(reported));
  });

test('the limits of each channel are told', async () => {
  const mock = await sharedMock(storages.lowdb as never);
  const [channel] = await clientOf(mock).data<Channel[]>('GET', '/channels');
  assert.deepEqual(channel?.limits, { text: 4_096, caption: 1_024 });
});

test.run();
