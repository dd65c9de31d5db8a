/** What is asked over HTTP of a message that others refer to by another id than that of the channel. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import type { ChannelDriver } from '../../../src/channel/driver.ts';
import type { Chat, Message } from '../../../src/generated/types.ts';
import { createMarketplace } from '../../../src/index.ts';
import { memoryMedia } from '../../../src/messaging/media/memory-store.ts';
import { serveApp, suiteOf } from '../../helper.ts';
import { eachStorage, storages } from '../../storages.ts';
import { rough } from '../engine/rough.ts';
import { clientOf, mara, sharedMock } from './service.ts';

const test = suiteOf('Ids by which others refer to a message, over HTTP');

for (const [storage, open] of eachStorage(storages))
  test(`reach the driver with what is asked, and nobody else, on ${storage}`, async cleanup => {
    const { repository } = await sharedMock(open);
    const plain = rough();
    const asked: [name: string, input: object][] = [];
    const driver: ChannelDriver = {
      ...plain,
      name: `origins-${storage.toLowerCase()}`,
      commands: ['message.edit', 'message.delete', 'message.react', 'chat.read'],
      connect: async session => {
        const connection = await plain.connect(session);
        return {
          ...connection,
          send: async (message, options) => {
            await connection.send(message, options);
            return { externalId: `S of ${message.id}`, originId: message.id };
          },
          perform: async (name, input) => {
            asked.push([name, input]);
            return null as never;
          },
        };
      },
    };
    const marketplace = createMarketplace({
      repository,
      publicUrl: 'https://shop.example',
      messaging: { drivers: [driver], media: memoryMedia() },
    });
    cleanup(marketplace.close);
    marketplace.start();
    const { url } = await serveApp(cleanup, new Koa().use(marketplace.router.routes()));
    const { create, data, reaches, sent, messages, feed } = clientOf({ url, repository });
    const { id } = await create({}, { driver: driver.name, settings: {} });
    await data('POST', `/instances/${id}/connect`, {});
    await reaches(id, 'open');
    const tell = (event: object) => plain.sessions[0]?.tell(event as never);
    const at = new Date().toISOString();
    const received = (externalId: string) =>
      tell({
        type: 'message',
        externalId,
        originId: `O of ${externalId}`,
        chat: mara,
        chatKind: 'direct',
        from: mara,
        content: { kind: 'text', text: externalId },
        at,
      });
    await received('S1');
    await received('S2');
    const [, first] = await messages(id, `chat=${encodeURIComponent(mara)}`);
    const own = await sent(id, { to: mara, text: 'Hello', reply_to: first?.id });
    assert.deepEqual(plain.arrived[0]?.replyTo, { externalId: 'S1', originId: 'O of S1', from: mara });
    const path = `/instances/${id}/messages`;
    await data('POST', `/instances/${id}/chats/${encodeURIComponent(mara)}/read`, {});
    await data('PUT', `${path}/${first?.id}/reaction`, { emoji: '👍' });
    await data('PATCH', `${path}/${own.id}`, { text: 'Hello!' });
    await data('DELETE', `${path}/${own.id}`);
    const mine = { chat: mara, message: `S of ${own.id}`, origin: own.id };
    assert.deepEqual(asked, [
      ['chat.read', { chat: mara, messages: ['S1', 'S2'], origin: 'O of S2' }],
      ['message.react', { chat: mara, message: 'S1', origin: 'O of S1', from: mara, emoji: '👍' }],
      ['message.edit', { ...mine, content: { kind: 'text', text: 'Hello!' } }],
      ['message.delete', mine],
    ]);
    // A report that names it in this way is about it.
    await tell({ type: 'status', externalId: own.id, chat: mara, state: 'read', at });
    const shown = await data<Message>('GET', `${path}/${own.id}`);
    assert.deepEqual([shown.state, shown.external_id], ['read', `S of ${own.id}`]);
    const chats = await data<Chat[]>('GET', `/instances/${id}/chats`);
    assert.ok(!JSON.stringify([await messages(id), chats, await feed(id)]).includes('O of S'));
  });

test.run();
