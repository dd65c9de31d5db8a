import assert from 'node:assert/strict';
import { refuse } from '../../repository/index.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { hostileTexts, other, shop } from '../sample.ts';
import {
  add,
  contact,
  group,
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
  soon,
  turns,
} from './sample.ts';

const test = casesOf('messaging');

export const chatCases: readonly ConformanceCase[] = [
  test('messaging.listChats lists the chats of an instance, the latest first, with their names and newest messages', async messaging => {
    await messaging.createInstance(shop, instance('ins_1'));
    await messaging.createInstance(shop, instance('ins_2'));
    await ins1(messaging).putGroup(group('grp_1', { address: 'room' }));
    await ins1(messaging).putContact(contact('con_1', { address: '+4901' }));
    await ins1(messaging).putContact(contact('con_2', { address: '+4902', name: null }));
    await messaging.putContact(shop, 'ins_2', contact('con_3', { address: '+4903', instance_id: 'ins_2' }));
    const [, second, third] = await add(messaging, [
      received('msg_1'),
      message('msg_2'),
      message('msg_3', { chat: 'room', created_at: soon }),
      received('msg_4', { chat: '+4902' }),
      received('msg_5', { chat: '+4903' }),
    ]);
    await add(messaging, [message('msg_6', { instance_id: 'ins_2', created_at: later })]);
    const first = await ins1(messaging).listChats({ limit: 2 });
    assert.deepEqual(
      first.chats.map(({ chat, name }) => [chat.address, name]),
      [
        ['room', 'Name of grp_1'],
        ['+4901', 'Name of con_1'],
      ],
    );
    assert.deepEqual(
      first.chats.map(({ last }) => last),
      [third, second],
    );
    assert.equal(first.next, '+4901');
    const rest = await ins1(messaging).listChats({ limit: 2, after: '+4901' });
    assert.deepEqual(
      rest.chats.map(({ chat, name, last }) => [chat.address, name, last?.id]),
      [
        ['+4902', null, 'msg_4'],
        ['+4903', null, 'msg_5'],
      ],
    );
    assert.equal(rest.next, null);
    assert.deepEqual(await ins1(messaging).findChat('+4901'), first.chats[1]);
    for (const text of ['+49', ...hostileTexts]) {
      const nothing = { chats: [], next: null };
      assert.equal(await ins1(messaging).findChat(text), null);
      assert.equal(await messaging.findChat(shop, text, '+4901'), null);
      assert.deepEqual(await ins1(messaging).listChats({ limit: 9, after: text }), nothing);
      assert.deepEqual(await messaging.listChats(shop, text, { limit: 9 }), nothing);
      assert.deepEqual(await messaging.listChats(text, 'ins_1', { limit: 9 }), nothing);
    }
  }),
  test('messaging.readChat marks received messages as read up to a number, oldest first, and tells of each', async messaging => {
    await messaging.createInstance(shop, instance('ins_1'));
    await add(messaging, [
      received('msg_1'),
      message('msg_2'),
      received('msg_3'),
      received('msg_4'),
      received('msg_5', { chat: '+4902' }),
    ]);
    const read = async (sequence: number, limit = 10) => {
      const upTo = { sequence, at: soon, limit };
      return ok(await ins1(messaging).readChat('+4901', upTo, { events: reported('read') }));
    };
    const first = await read(3, 1);
    assert.deepEqual(
      first.messages.map(({ id, state, read_at }) => [id, state, read_at]),
      [['msg_1', 'read', soon]],
    );
    assert.equal(first.chat.unread, 2);
    assert.deepEqual(await ins1(messaging).findMessage({ id: 'msg_1' }), first.messages[0]);
    const second = await read(3);
    assert.deepEqual([second.messages.map(({ id }) => id), second.chat.unread], [['msg_3'], 1]);
    const third = await read(3);
    assert.deepEqual([third.messages, third.chat], [[], second.chat]);
    assert.deepEqual((await ins1(messaging).findChat('+4901'))?.chat, second.chat);
    assert.equal((await ins1(messaging).findChat('+4902'))?.chat.unread, 1);
    assert.equal((await ins1(messaging).findMessage({ id: 'msg_2' }))?.state, 'queued');
    assert.deepEqual((await readAll(messaging)).ids, ['evt_read_msg_1', 'evt_read_msg_3']);
    const upTo = { sequence: 9, at: soon, limit: 9 };
    for (const text of hostileTexts) {
      assert.deepEqual(await ins1(messaging).readChat(text, upTo), refuse('not_found'));
      assert.deepEqual(await messaging.readChat(shop, text, '+4901', upTo), refuse('not_found'));
    }
    assert.deepEqual(await messaging.readChat(other, 'ins_1', '+4901', upTo), refuse('not_found'));
  }),
  test('messaging.readChat returns messages by their numbers, whatever their ids and whenever they were changed', async messaging => {
    await held(messaging);
    const ids = ['msg_2', 'msg_3', 'msg_1', 'msg_0'];
    await add(
      messaging,
      ids.map(id => received(id)),
    );
    const reaction = { from: '+4901', emoji: '👍', at: now };
    ok(await ins1(messaging).react({ id: 'msg_2' }, reaction));
    const upTo = { sequence: 9, at: soon, limit: 9 };
    const { messages } = ok(await ins1(messaging).readChat('+4901', upTo));
    assert.deepEqual(
      messages.map(({ id }) => id),
      ids,
    );
  }),
  test('messaging.readChat reads each message once and counts what is left, while others read and messages arrive', async messaging => {
    await held(messaging);
    await add(
      messaging,
      range(10).map(index => received(`msg_${index}`)),
    );
    const read = async (count: number) => {
      await turns(count);
      const upTo = { sequence: 1_000, at: now, limit: 3 };
      const { messages } = ok(await ins1(messaging).readChat('+4901', upTo));
      return messages.map(({ id }) => id);
    };
    const [ids] = await Promise.all([
      Promise.all(range(8).map(index => read(index % 3))),
      ...range(10).map(async index => {
        await turns(index % 4);
        await add(messaging, [received(`new_${index}`)]);
      }),
    ]);
    const all = ids.flat();
    assert.equal(new Set(all).size, all.length);
    const { messages } = await ins1(messaging).listMessages({ state: 'delivered', limit: 100 });
    assert.equal(messages.length, 20 - all.length);
    assert.equal((await ins1(messaging).findChat('+4901'))?.chat.unread, messages.length);
  }),
  test('messaging.readChat refuses a holder that has lost the instance', async messaging => {
    await held(messaging);
    await add(messaging, [received('msg_1')]);
    const upTo = { sequence: 1, at: now, limit: 10 };
    assert.deepEqual(await ins1(messaging).readChat('+4901', upTo, { generation: 2 }), refuse('lost'));
    assert.equal((await ins1(messaging).findChat('+4901'))?.chat.unread, 1);
    const { chat } = ok(await ins1(messaging).readChat('+4901', upTo, { generation: 1 }));
    assert.equal(chat.unread, 0);
  }),
];
