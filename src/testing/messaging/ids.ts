/** Ids on the channel, which are unique in their chats, and ids by which others refer to a message. */
import assert from 'node:assert/strict';
import type { MessageName, MessagingRepository } from '../../repository/index.ts';
import { refuse } from '../../repository/index.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { hostileTexts, shop } from '../sample.ts';
import {
  add,
  held,
  ins1,
  instance,
  later,
  message,
  now,
  ok,
  range,
  readAll,
  received,
  reported,
  sent,
  take,
} from './sample.ts';

const [one, two] = ['+4901', '+4902'];
const inChat = (id: string, chat: string, more: object = {}) =>
  received(id, { chat, external_id: '1', ...more });

/** What changes a message, by a name. */
const changes: readonly ((messaging: MessagingRepository, name: MessageName) => unknown)[] = [
  (messaging, name) =>
    ins1(messaging).advanceMessage(name, { state: 'read', at: later }, { events: reported('status') }),
  (messaging, name) =>
    ins1(messaging).changeMessage(
      name,
      { content: { kind: 'text', text: 'edited' }, editedAt: later },
      { events: reported('edit') },
    ),
  (messaging, name) =>
    ins1(messaging).react(name, { from: one, emoji: '👍', at: later }, { events: reported('react') }),
  (messaging, name) =>
    ins1(messaging).changeMessage(name, { deletedAt: later }, { events: reported('delete') }),
];

const idOf = (answer: unknown) => (answer as { id?: string }).id ?? answer;

const test = casesOf('messaging');

export const idCases: readonly ConformanceCase[] = [
  test('messaging.addMessages keeps messages of two chats that have one id on the channel, in one call too', async messaging => {
    await messaging.createInstance(shop, instance('ins_1'));
    const answers = [
      ...ok(await ins1(messaging).addMessages([inChat('msg_1', one)])),
      ...ok(await ins1(messaging).addMessages([inChat('msg_2', two)])),
      ...ok(
        await ins1(messaging).addMessages([
          inChat('msg_3', one),
          inChat('msg_4', two),
          inChat('msg_5', '+4903'),
          inChat('msg_6', '+4904'),
          inChat('msg_7', '+4903'),
          // The two ids in it are in other chats than those that are stored.
          inChat('msg_8', one, { external_id: '2' }),
        ]),
      ),
      ...ok(
        await ins1(messaging).addMessages([
          inChat('msg_9', two, { external_id: '2' }),
          inChat('msg_10', '+4905'),
        ]),
      ),
    ];
    assert.deepEqual(
      answers.map(answer => `${answer.message.id} ${answer.message.chat} ${answer.isNew}`),
      [
        `msg_1 ${one} true`,
        `msg_2 ${two} true`,
        `msg_1 ${one} false`,
        `msg_2 ${two} false`,
        'msg_5 +4903 true',
        'msg_6 +4904 true',
        'msg_5 +4903 false',
        `msg_8 ${one} true`,
        `msg_9 ${two} true`,
        'msg_10 +4905 true',
      ],
    );
    for (const chat of [one, two]) {
      const found = (await ins1(messaging).findChat(chat))?.chat;
      assert.deepEqual([found?.last_sequence, found?.unread], [2, 2]);
    }
    const { messages } = await ins1(messaging).listMessages({ limit: 100 });
    assert.equal(messages.length, 7);
  }),
  test(
    'messaging.addMessages stores one message in each chat of racing calls with one id on the channel',
    async (messaging, { webhooks }) => {
      const { generation } = await held(messaging);
      const answers = await Promise.all(
        range(40).map(index =>
          ins1(messaging).addMessages([inChat(`msg_${index}`, index % 2 === 0 ? one : two)], {
            events: reported('add'),
            generation,
          }),
        ),
      );
      const all = answers.flatMap(answer => ok(answer));
      for (const chat of [one, two]) {
        const own = all.filter((_, index) => (index % 2 === 0 ? one : two) === chat);
        assert.equal(own.filter(({ isNew }) => isNew).length, 1);
        assert.equal(new Set(own.map(({ message: { id } }) => id)).size, 1);
        assert.ok(own.every(given => given.message.chat === chat));
        const found = (await ins1(messaging).findChat(chat))?.chat;
        assert.deepEqual([found?.last_sequence, found?.unread], [1, 1]);
      }
      assert.equal((await webhooks.listDeliveries(shop, { limit: 100 })).deliveries.length, 2);
      assert.equal((await readAll(messaging)).ids.length, 2);
    },
    { needs: ['webhooks'] },
  ),
  test('messaging.findMessage finds the message of a chat by its id on the channel, and without a chat the only one', async messaging => {
    await messaging.createInstance(shop, instance('ins_1'));
    await messaging.createInstance(shop, instance('ins_2'));
    const find = async (externalId: string, chat?: string) =>
      (await ins1(messaging).findMessage({ externalId, chat }))?.id ?? null;
    await add(messaging, [inChat('msg_1', one)]);
    await add(messaging, [inChat('msg_0', two, { instance_id: 'ins_2' })]);
    assert.equal(await find('1'), 'msg_1');
    await add(messaging, [inChat('msg_2', two)]);
    assert.deepEqual([await find('1'), await find('1', one), await find('1', two)], [null, 'msg_1', 'msg_2']);
    for (const text of ['+4903', ...hostileTexts]) {
      assert.equal(await find('1', text), null);
      assert.equal(await find(text, one), null);
    }
  }),
  test('messaging.advanceMessage, changeMessage and react change the only message with an id on the channel, or that of the chat', async messaging => {
    const { generation } = await held(messaging);
    const sentIn = (id: string, chat: string, more = {}) =>
      message(id, { chat, state: 'sent', sent_at: now, external_id: '1', ...more });
    await add(messaging, [
      sentIn('msg_1', one),
      sentIn('msg_2', two),
      sentIn('msg_3', two, { external_id: '3' }),
    ]);
    const before = await ins1(messaging).listMessages({ limit: 9 });
    for (const change of changes) {
      assert.deepEqual(await change(messaging, { externalId: '1' }), refuse('ambiguous'));
      assert.deepEqual(await change(messaging, { externalId: '1', chat: '+4903' }), refuse('not_found'));
      for (const text of hostileTexts) {
        assert.deepEqual(await change(messaging, { externalId: text }), refuse('not_found'));
        assert.deepEqual(await change(messaging, { externalId: '1', chat: text }), refuse('not_found'));
      }
    }
    const stale = { generation: generation - 1 };
    const read = { state: 'read', at: later } as const;
    for (const name of [{ externalId: '1' }, { externalId: '1', chat: one }])
      assert.deepEqual(await ins1(messaging).advanceMessage(name, read, stale), refuse('lost'));
    assert.deepEqual(await ins1(messaging).listMessages({ limit: 9 }), before);
    assert.equal((await readAll(messaging)).ids.length, 0);
    for (const change of changes) {
      assert.equal(idOf(await change(messaging, { externalId: '1', chat: two })), 'msg_2');
      assert.equal(idOf(await change(messaging, { externalId: '3' })), 'msg_3');
    }
    const after = await ins1(messaging).findMessage({ id: 'msg_1' });
    assert.deepEqual(
      after,
      before.messages.find(({ id }) => id === 'msg_1'),
    );
    for (const id of ['msg_2', 'msg_3'])
      assert.deepEqual((await ins1(messaging).findMessage({ id }))?.deleted_at, later);
    assert.equal((await readAll(messaging)).ids.length, 8);
  }),
  test('messaging.settleMessage gives messages of two chats one id on the channel', async messaging => {
    const { generation } = await held(messaging);
    await add(messaging, [message('msg_1', { chat: one }), message('msg_2', { chat: two })]);
    await take(messaging);
    for (const id of ['msg_1', 'msg_2']) {
      const settled = ok(await ins1(messaging).settleMessage(id, sent('1'), { generation }));
      assert.equal(settled.external_id, '1');
    }
  }),
  test('messaging finds the newest message of a chat by the id by which others refer to it, unless one has it on the channel', async messaging => {
    const { generation } = await held(messaging);
    const named = (id: string, chat: string, more: object = {}) =>
      received(id, { chat, external_id: `S ${id}`, origin_id: 'O', ...more });
    await add(messaging, [
      named('msg_1', one),
      named('msg_2', one),
      named('msg_3', one, { origin_id: 'P' }),
      named('msg_4', two),
      message('msg_5', { chat: two }),
    ]);
    const find = async (externalId: string, chat?: string) =>
      (await ins1(messaging).findMessage({ externalId, chat }))?.id ?? null;
    assert.deepEqual(
      [await find('O', one), await find('O', two), await find('P', one), await find('P', two)],
      ['msg_2', 'msg_4', 'msg_3', null],
    );
    // They say nothing without a chat.
    assert.deepEqual([await find('P'), await find('S msg_3')], [null, 'msg_3']);
    for (const change of changes) {
      assert.equal(idOf(await change(messaging, { externalId: 'O', chat: one })), 'msg_2');
      assert.deepEqual(await change(messaging, { externalId: 'P' }), refuse('not_found'));
    }
    assert.equal((await ins1(messaging).findMessage({ id: 'msg_1' }))?.deleted_at, null);
    await take(messaging);
    const settled = ok(
      await ins1(messaging).settleMessage('msg_5', { ...sent('S msg_5'), originId: 'Q' }, { generation }),
    );
    assert.deepEqual([settled.external_id, settled.origin_id], ['S msg_5', 'Q']);
    assert.deepEqual([await find('Q', two), await find('S msg_5', two)], ['msg_5', 'msg_5']);
    await add(messaging, [named('msg_6', two, { external_id: 'Q', origin_id: 'R' })]);
    assert.equal(await find('Q', two), 'msg_6');
  }),
  test('messaging.addMessages keeps messages of a chat that only share the id by which others refer to them', async messaging => {
    await messaging.createInstance(shop, instance('ins_1'));
    await add(messaging, [received('msg_a', { external_id: 'S 0', origin_id: 'O' })]);
    const answers = await Promise.all(
      range(20).map(index =>
        ins1(messaging).addMessages([
          received(`msg_${index}`, { external_id: `S ${index % 10}`, origin_id: 'O' }),
        ]),
      ),
    );
    const all = answers.flatMap(answer => ok(answer));
    assert.equal(all.filter(({ isNew }) => isNew).length, 9);
    const { messages } = await ins1(messaging).listMessages({ chat: one, limit: 100 });
    assert.deepEqual(
      messages.map(({ origin_id, sequence }) => [origin_id, sequence]),
      range(10).map(index => ['O', 10 - index]),
    );
  }),
];
