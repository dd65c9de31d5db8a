/** Files that people send, seen over HTTP: in messages, instances, the feed, webhooks and requests to fetch them again. */
import assert from 'node:assert/strict';
import type { Instance, Message } from '../../../src/generated/types.ts';
import { secrets, suiteOf } from '../../helper.ts';
import { eachStorage, storages } from '../../storages.ts';
import { until } from '../../until.ts';
import { clientOf, mara, sharedMock } from './service.ts';

const test = suiteOf('Files that people send');

const mediaOf = ({ content }: Message) => (content?.kind === 'media' ? content.media : null);

for (const [storage, open] of eachStorage(storages)) {
  const opened = async () => {
    const mock = await sharedMock(open);
    const client = clientOf(mock);
    const id = await client.opened();
    const channel = mock.messaging;
    const share = async (ref: string, name = 'cat.txt') => {
      await channel.receive(id, {
        from: mara,
        content: { kind: 'media', file: { ref, name }, caption: 'Look' },
      });
      const [message] = await client.messages(id);
      assert.ok(message);
      return message;
    };
    const becomes = async ({ id: message }: Message, state: string) => {
      await until(async () => mediaOf(await client.messageOf(id, message))?.state === state);
      return client.messageOf(id, message);
    };
    const instance = () => client.data<Instance>('GET', `/instances/${id}`);
    return { ...client, mock, channel, id, share, becomes, instance };
  };

  test(`a message says whether its file is stored, and can be downloaded then, on ${storage}`, async () => {
    const { id, share, becomes, call, feed, instance } = await opened();
    const message = await becomes(await share('Hello'), 'stored');
    assert.ok(message.content?.kind === 'media');
    assert.deepEqual(message.content.media, { state: 'stored', reason: null, retry_at: null });
    const { media_id: mediaId } = message.content;
    const file = await call('GET', `/media/${mediaId}/content`);
    assert.equal(file.text, 'Hello');
    assert.deepEqual((await instance()).files, { waiting: 0, failed: 0 });
    // Events of the same millisecond have no order.
    const states = (await feed(id)).flatMap(({ type, data }) =>
      type === 'message.received' || type === 'message.updated'
        ? [`${type} ${mediaOf(data.message as Message)?.state}`]
        : [],
    );
    assert.deepEqual(states.sort(), ['message.received pending', 'message.updated stored']);
    for (const { data } of await feed(id)) assert.doesNotMatch(JSON.stringify(data), /"ref"|"taken"/);
  });

  test(`an instance counts the files that wait and failed, and a failed one is fetched when somebody asks, on ${storage}`, async () => {
    const { id, share, becomes, call, data, refused, channel, instance, mock, messages } = await opened();
    channel.misbehave(id, { fetch: 'fail' });
    const waiting = await share('Later');
    await until(async () => mediaOf((await messages(id))[0] as Message)?.reason !== null);
    const media = mediaOf((await messages(id))[0] as Message);
    assert.deepEqual([media?.state, media?.reason], ['pending', 'The channel is not reachable']);
    assert.notEqual(media?.retry_at, null);
    assert.deepEqual((await instance()).files, { waiting: 1, failed: 0 });
    const listed = await data<Instance[]>('GET', '/instances');
    assert.deepEqual(listed.find(one => one.id === id)?.files, { waiting: 1, failed: 0 });
    const missing = await call('GET', `/media/${content(waiting)}`);
    assert.equal(missing.status, 404);
    channel.misbehave(id, null);
    const large = await becomes(await share('bytes-67108865'), 'too_large');
    assert.deepEqual(mediaOf(large), {
      state: 'too_large',
      reason: 'The file has more than 67108864 bytes',
      retry_at: null,
    });
    assert.equal((await instance()).files.failed, 1);
    const path = `/instances/${id}/messages`;
    const asked = await call('POST', `${path}/${waiting.id}/media/retry`);
    assert.equal(asked.status, 202, asked.text);
    const stored = await becomes(waiting, 'stored');
    const again = await data<Message>('POST', `${path}/${waiting.id}/media/retry`);
    assert.deepEqual(again, stored, 'one that is stored stays as it is');
    await channel.receive(id, { from: mara, text: 'No file' });
    const [text] = await messages(id);
    await refused('POST', `${path}/${text?.id}/media/retry`, 409, /^The message has no file$/);
    await refused('POST', `${path}/msg_nobody/media/retry`, 404, /^Message not found$/);
    const other = clientOf(mock, secrets.sounds);
    await other.refused('POST', `${path}/${large.id}/media/retry`, 404, /^Message not found$/);
  });
}

const content = ({ content: of }: Message): string => (of?.kind === 'media' ? of.media_id : '');

test.run();
