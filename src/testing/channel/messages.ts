import assert from 'node:assert/strict';
import type { ChannelConnection } from '../../channel/driver.ts';
import { ChannelError } from '../../channel/errors.ts';
import { eventually, freshId, opened, soon, texting } from './opened.ts';
import { type DriverCase, test } from './world.ts';

const tricky = 'Zeile 1\nZeile 2 – “quotes” <b>&amp;</b> 👩‍👩‍👧 عربى \u200d 100%';

export const messageCases: readonly DriverCase[] = [
  test('a text arrives once, as it was sent', async world => {
    const instanceId = freshId('ins');
    const { connection, end } = await opened(world, { instanceId });
    const { externalId } = await connection.send(texting(world.person, tricky), soon());
    assert.ok(externalId === null || /^.{1,255}$/.test(externalId));
    await eventually('the message', async () => (await world.arrived(instanceId)).length > 0);
    assert.deepEqual(await world.arrived(instanceId), [{ chat: world.person, text: tricky }]);
    await end();
  }),
  test('a long text arrives whole', async world => {
    const instanceId = freshId('ins');
    const { connection, end } = await opened(world, { instanceId });
    const text = 'ü👋 '.repeat(1_024).slice(0, 4_096).trim();
    await connection.send(texting(world.person, text), soon());
    await eventually('the message', async () => (await world.arrived(instanceId)).length > 0);
    assert.equal((await world.arrived(instanceId))[0]?.text, text);
    await end();
  }),
  test('messages of a chat arrive in the order in which they were sent', async world => {
    const instanceId = freshId('ins');
    const { connection, end } = await opened(world, { instanceId });
    const texts = Array.from({ length: 20 }, (_, index) => `Message ${index}`);
    for (const text of texts) await connection.send(texting(world.person, text), soon());
    await eventually('all', async () => (await world.arrived(instanceId)).length >= texts.length);
    assert.deepEqual(
      (await world.arrived(instanceId)).map(({ text }) => text),
      texts,
    );
    await end();
  }),
  test('a message that is sent again with the same id arrives once, if the driver says so', async world => {
    if (!world.driver.recognisesRepeats) return;
    const instanceId = freshId('ins');
    const { connection, session, end } = await opened(world, { instanceId });
    const message = texting(world.person, 'once');
    const first = await connection.send(message, soon());
    const again = await connection.send({ ...message, again: true }, soon());
    assert.equal(again.externalId, first.externalId);
    await end();
    // The process has ended in between.
    const next = await opened(world, { instanceId, memory: session.memory });
    await next.connection.send({ ...message, again: true }, soon());
    await next.connection.send(texting(world.person, 'after it'), soon());
    await eventually('both', async () =>
      (await world.arrived(instanceId)).some(({ text }) => text === 'after it'),
    );
    assert.deepEqual(
      (await world.arrived(instanceId)).map(({ text }) => text),
      ['once', 'after it'],
    );
    await next.end();
  }),
  test('a message to nobody is refused for good', async world => {
    if (world.nobody === undefined) return;
    const { connection, end } = await opened(world);
    await assert.rejects(connection.send(texting(world.nobody, 'Hello?'), soon()), (error: unknown) => {
      assert.ok(error instanceof ChannelError, 'it is a ChannelError');
      assert.equal(error.retry, false);
      assert.notEqual(error.message, '');
      return true;
    });
    await end();
  }),
  test('a received message is told with its chat, its writer and its time', async world => {
    const instanceId = freshId('ins');
    const { session, end } = await opened(world, { instanceId });
    await world.write(instanceId, tricky);
    await session.until('the message', () => session.of('message').length > 0);
    const [message] = session.of('message');
    assert.equal(message?.chat, world.person);
    assert.equal(message?.chatKind, 'direct');
    assert.equal(message?.from, world.person);
    assert.deepEqual(message?.content, { kind: 'text', text: tricky });
    assert.match(message?.externalId ?? '', /^.{1,255}$/);
    assert.ok(Number.isFinite(Date.parse(message?.at ?? '')));
    await end();
  }),
  test('a received text of 65,536 characters is told whole', async world => {
    const instanceId = freshId('ins');
    const { session, end } = await opened(world, { instanceId });
    const text = 'A long one. '.repeat(6_000).slice(0, 65_536).trim();
    await world.write(instanceId, text);
    await session.until('the message', () => session.of('message').length > 0);
    const [message] = session.of('message');
    assert.ok(message?.content.kind === 'text');
    assert.equal(message.content.text.length, text.length);
    assert.equal(message.content.text, text);
    await end();
  }),
  test('something that has no kind of its own is told as it came', async world => {
    if (world.sendOther === undefined) return;
    const instanceId = freshId('ins');
    const { session, end } = await opened(world, { instanceId });
    await world.sendOther(instanceId);
    await world.write(instanceId, 'behind it');
    await session.until('both', () => session.of('message').length === 2);
    const [message] = session.of('message');
    assert.ok(message?.content.kind === 'unsupported', 'it is unsupported');
    assert.notEqual(message.content.raw, '');
    assert.deepEqual([message.chat, message.from], [world.person, world.person]);
    await end();
  }),
  test('messages of two chats with one id on the channel are both told, each in its chat', async world => {
    if (world.writeEqual === undefined) return;
    const instanceId = freshId('ins');
    const { session, end } = await opened(world, { instanceId });
    await world.writeEqual(instanceId);
    await world.write(instanceId, 'behind them');
    const texts = () =>
      session.of('message').map(({ content }) => (content.kind === 'text' ? content.text : ''));
    await session.until('the last one', () => texts().includes('behind them'));
    const equal = session.of('message').filter((_, index) => texts()[index]?.startsWith('equal'));
    assert.equal(equal.length, 2);
    assert.equal(new Set(equal.map(({ chat }) => chat)).size, 2);
    await end();
  }),
  test('a message that could not be stored is told again, with the same id', async world => {
    const instanceId = freshId('ins');
    const { session, end } = await opened(world, { instanceId });
    session.refuses = true;
    await world.write(instanceId, 'do not lose me').catch(() => {});
    await session.until('the refused message', () => session.refused > 0);
    session.refuses = false;
    await end();
    const next = await opened(world, { instanceId, memory: session.memory });
    const heard = () => [...session.of('message'), ...next.session.of('message')];
    await next.session.until('the message', () => heard().length > 0);
    assert.equal(new Set(heard().map(({ externalId }) => externalId)).size, 1);
    await next.end();
  }),
  test('what was written while it was not connected is told afterwards, in its order', async world => {
    const instanceId = freshId('ins');
    const first = await opened(world, { instanceId });
    await first.end();
    await world.write(instanceId, 'first');
    await world.write(instanceId, 'second');
    const { session, end } = await opened(world, { instanceId, memory: first.session.memory });
    await session.until('both', () => session.of('message').length >= 2);
    assert.deepEqual(
      session.of('message').map(({ content }) => (content.kind === 'text' ? content.text : null)),
      ['first', 'second'],
    );
    await end();
  }),
  test('a person who reads is told', async world => {
    if (world.read === undefined) return;
    const instanceId = freshId('ins');
    const { session, connection, end } = await opened(world, { instanceId });
    const { externalId } = await connection.send(texting(world.person, 'Have you read this?'), soon());
    await eventually('the message', async () => (await world.arrived(instanceId)).length > 0);
    await world.read(instanceId);
    await session.until('read', () => session.of('status').some(({ state }) => state === 'read'));
    const read = session.of('status').find(({ state }) => state === 'read');
    assert.equal(read?.externalId, externalId);
    await end();
  }),
  test('a message that another device of the account has read is told as read', async world => {
    if (world.readElsewhere === undefined) return;
    const instanceId = freshId('ins');
    const { session, end } = await opened(world, { instanceId });
    await world.write(instanceId, 'Read me on the phone');
    await session.until('the message', () => session.of('message').length > 0);
    await world.readElsewhere(instanceId);
    const [message] = session.of('message');
    const names = [message?.externalId, message?.originId];
    await session.until('read', () =>
      session.of('status').some(one => one.state === 'read' && names.includes(one.externalId)),
    );
    await end();
  }),
  test('a received file holds up no message: it is told at once, and fetched by any later connection', async world => {
    if (world.share === undefined) return;
    const instanceId = freshId('ins');
    const { session, connection, end } = await opened(world, { instanceId });
    session.isFull = true;
    const bytes = Buffer.from('The bytes of a file');
    await world.share(instanceId, bytes);
    await world.write(instanceId, 'behind it');
    await session.until('both', () => session.of('message').length === 2);
    const [message] = session.of('message');
    assert.ok(message?.content.kind === 'media' && 'file' in message.content, 'the file is named');
    const { file } = message.content;
    const fetched = async (on: ChannelConnection) => {
      assert.ok(on.fetch !== undefined, 'a driver that tells files can fetch them');
      const chunks = await (await on.fetch(file, soon())).toArray();
      return Buffer.concat(chunks);
    };
    assert.deepEqual(await fetched(connection), bytes);
    assert.deepEqual(await fetched(connection), bytes, 'a second time');
    await end();
    const next = await opened(world, { instanceId, memory: session.memory });
    assert.deepEqual(await fetched(next.connection), bytes, 'by the next connection');
    await next.end();
  }),
  test('a file is sent with its bytes, if the driver sends files', async world => {
    if (!world.driver.contents.includes('media')) return;
    const bytes = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
    const media = new Map([['med_1', bytes]]);
    const { connection, end } = await opened(world, { media });
    const content = { kind: 'media', media_id: 'med_1', caption: 'A picture' } as const;
    await connection.send(texting(world.person, '', { content }), soon());
    await end();
  }),
];
