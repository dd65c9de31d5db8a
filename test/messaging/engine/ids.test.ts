/** Ids on the channel are unique in their chats, and what is told of a message may name its chat. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ChannelError } from '../../../src/channel/errors.ts';
import { signed } from '../../../src/messaging/drivers/bridge/client.ts';
import { bridge } from '../../../src/messaging/drivers/bridge/driver.ts';
import { suiteOf } from '../../helper.ts';
import { eachStorage } from '../../storages.ts';
import { house, shop, storages } from './house.ts';
import { rough } from './rough.ts';

const test = suiteOf('Ids on the channel');
const mara = '+4915112345601';
const jonas = '+4915112345602';
const own = '+4930';
const at = '2026-03-14T09:00:00Z';
const ambiguous = '1 is the id of messages in several chats: say which one with `chat`';

const written = (externalId: string, chat: string, more: object = {}) => ({
  type: 'message',
  externalId,
  chat,
  chatKind: 'direct',
  from: chat,
  content: { kind: 'text', text: `${externalId} of ${chat}` },
  at,
  ...more,
});

for (const [storage, open] of eachStorage(storages)) {
  const opened = async (cleanup: Parameters<typeof open>[0]) => {
    const driver = rough();
    const base = await house(cleanup, { driver, repository: await open(cleanup) });
    const id = await base.instance();
    base.engineOf().start();
    await base.reaches(id, 'open');
    const tell = async (event: object) => driver.sessions[0]?.tell(event as never);
    const found = (externalId: string, chat: string) =>
      base.messaging.findMessage(shop, id, { externalId, chat });
    return { ...base, id, tell, found };
  };

  test(`two messages of two chats with one id are two, and of one chat one, on ${storage}`, async cleanup => {
    const { tell, id, messaging, events } = await opened(cleanup);
    await tell(written('1', mara));
    await tell(written('1', jonas));
    await tell(written('1', mara, { content: { kind: 'text', text: 'again' } }));
    const { messages } = await messaging.listMessages(shop, id, { limit: 10 });
    const texts = messages.map(({ content }) => content?.kind === 'text' && content.text).sort();
    assert.deepEqual(texts, [`1 of ${mara}`, `1 of ${jonas}`]);
    const reported = (await events()).filter(({ type }) => type === 'message.received');
    assert.equal(reported.length, 2);
  });

  test(`what is told of a message is about that of the chat, or the only one, on ${storage}`, async cleanup => {
    const { tell, found, errors } = await opened(cleanup);
    const events = (externalId: string, chat?: string | null) => {
      const name = { externalId, at, ...(chat === undefined ? {} : { chat }) };
      return [
        { type: 'status', state: 'read', ...name },
        { type: 'reaction', from: mara, emoji: '👍', ...name },
        { type: 'edited', content: { kind: 'text', text: 'edited' }, ...name },
        { type: 'deleted', ...name },
      ];
    };
    for (const chat of [mara, jonas])
      for (const name of ['1', `only ${chat}`]) await tell(written(name, chat));
    for (const event of events('1')) {
      const refused = await tell(event).catch(error => error);
      assert.ok(refused instanceof ChannelError, event.type);
      assert.deepEqual([refused.message, refused.retry], [ambiguous, false]);
    }
    assert.equal(errors.length, 4, 'the host is told');
    for (const chat of [mara, jonas])
      assert.deepEqual((await found('1', chat))?.state, 'delivered', 'nothing was changed');
    for (const event of events('1', jonas)) await tell(event);
    for (const event of events(`only ${mara}`, null)) await tell(event);
    for (const event of events(`only ${mara}`, jonas)) await tell(event);
    const fared = async (name: string, chat: string) => {
      const message = await found(name, chat);
      return [message?.reactions.length, message?.edited_at, message?.deleted_at].map(Boolean);
    };
    assert.deepEqual(await fared('1', jonas), [true, true, true]);
    assert.deepEqual(await fared(`only ${mara}`, mara), [true, true, true]);
    assert.deepEqual(await fared('1', mara), [false, false, false]);
    assert.deepEqual(await fared(`only ${jonas}`, jonas), [false, false, false]);
  });

  test(`a reply is to a message of its chat, or to the only one elsewhere, on ${storage}`, async cleanup => {
    const { tell, found } = await opened(cleanup);
    for (const chat of [mara, jonas]) await tell(written('1', chat));
    await tell(written('2', mara));
    const reply = async (externalId: string, chat: string, replyTo: string) => {
      await tell(written(externalId, chat, { replyTo }));
      return (await found(externalId, chat))?.reply_to;
    };
    assert.equal(await reply('3', jonas, '1'), (await found('1', jonas))?.id);
    assert.equal(await reply('4', jonas, '2'), (await found('2', mara))?.id);
    assert.equal(await reply('5', '+4903', '1'), null);
    assert.equal(await reply('6', jonas, 'nobody'), null);
  });

  test(`a marker of somebody else says nothing of a received message, on ${storage}`, async cleanup => {
    const { tell, id, messaging, found } = await opened(cleanup);
    await tell(written('1', mara));
    const read = { type: 'status', externalId: '1', chat: mara, state: 'read', at };
    const unread = async () => (await messaging.findChat(shop, id, mara))?.chat.unread;
    await tell({ ...read, from: mara });
    assert.deepEqual([await unread(), (await found('1', mara))?.state], [1, 'delivered']);
    await tell({ ...read, from: own });
    assert.deepEqual([await unread(), (await found('1', mara))?.state], [0, 'read']);
  });

  test(`others may refer to a message by another id than that of the channel, on ${storage}`, async cleanup => {
    const { tell, found } = await opened(cleanup);
    await tell(written('S1', mara, { originId: 'O' }));
    await tell(written('S2', mara, { originId: 'O' }));
    await tell(written('S3', mara, { originId: null, replyTo: 'O' }));
    assert.equal((await found('S3', mara))?.reply_to, (await found('S2', mara))?.id);
    await tell({ type: 'deleted', externalId: 'O', chat: mara, at });
    assert.deepEqual(
      [(await found('S1', mara))?.content === null, (await found('S2', mara))?.content === null],
      [false, true],
    );
  });
}

test('a bridge that does not say which of several messages it means gets 400, and may say it then', async cleanup => {
  const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
  let who = { session: '', callback_url: '', instance: '' };
  const server = createServer(async (request, response) => {
    const text = Buffer.concat(await request.toArray()).toString();
    if (request.url === '/connect') who = JSON.parse(text);
    response.writeHead(200).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  cleanup(() => {
    server.close();
    server.closeAllConnections();
  });
  const driver = bridge({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, secret });
  const base = await house(cleanup, { driver });
  let count = 0;
  const tell = async (event: object) => {
    const { instance, session, callback_url } = who;
    const body = JSON.stringify({ instance, session, event });
    count += 1;
    const headers = signed(secret, `evt_${process.pid}_${count}`, body, Date.now());
    const answer = await fetch(callback_url, { method: 'POST', body, headers });
    return { status: answer.status, text: await answer.text() };
  };
  const id = await base.instance({ settings: {} });
  base.engineOf().start();
  await base.time.until('the connection', () => who.session !== '', { step: 200 });
  assert.equal((await tell({ type: 'open', address: own })).status, 204);
  const message = (chat: string) => ({
    type: 'message',
    external_id: '1',
    chat,
    chat_kind: 'direct',
    from: chat,
    content: { kind: 'text', text: chat },
    at,
  });
  for (const chat of [mara, jonas]) assert.equal((await tell(message(chat))).status, 204);
  const reaction = { type: 'reaction', external_id: '1', from: mara, emoji: '👍', at };
  assert.deepEqual(await tell(reaction), { status: 400, text: JSON.stringify({ error: ambiguous }) });
  assert.equal((await tell({ ...reaction, chat: jonas })).status, 204);
  const { messages } = await base.messaging.listMessages(shop, id, { limit: 10 });
  const reactions = messages.map(({ chat, reactions }) => [chat, reactions.length]).sort();
  assert.deepEqual(reactions, [
    [mara, 0],
    [jonas, 1],
  ]);
});

test.run();
