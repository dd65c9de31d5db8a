import assert from 'node:assert/strict';
import { defined } from '../../common/defined.ts';
import { type NewMessage, refuse } from '../../repository/index.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { outcomesOf } from '../outcomes.ts';
import { hostileTexts, other, shop } from '../sample.ts';
import {
  add,
  before,
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
  requested,
  sent,
  soon,
  take,
} from './sample.ts';

const fifty = range(50);

const test = casesOf('messaging');

export const messageCases: readonly ConformanceCase[] = [
  test('messaging.addMessages numbers the messages of each chat, and keeps the chat that they are in', async messaging => {
    await messaging.createInstance(shop, instance('ins_1'));
    await ins1(messaging).putGroup(group('grp_1'));
    const messages = [
      message('msg_1', { reply_to: 'msg_0', from: '+4999', send_at: later }),
      received('msg_2', { content: { kind: 'location', latitude: 1.5, longitude: -2, name: null } }),
      received('msg_3', { chat: 'grp_1@groups', created_at: soon }),
      message('msg_4', { state: 'sent', external_id: 'Y', sent_at: now, created_at: before }),
    ];
    const answer = await ins1(messaging).addMessages(messages);
    const stored = [1, 2, 1, 3].map((sequence, index) => ({ ...messages[index], sequence }));
    assert.deepEqual(
      answer,
      stored.map(one => ({ message: one, isNew: true })),
    );
    for (const one of stored) assert.deepEqual(await ins1(messaging).findMessage({ id: one.id ?? '' }), one);
    assert.deepEqual(await ins1(messaging).findMessage({ externalId: 'Y' }), stored[3]);
    await add(messaging, [received('msg_5', { chat: '+4905' })]);
    ok(
      await ins1(messaging).addMessages([message('msg_6', { chat: 'room' })], {
        chatKind: 'group',
      }),
    );
    const { chats } = await ins1(messaging).listChats({ limit: 10 });
    assert.deepEqual(
      chats.map(({ chat }) => chat),
      [
        ['grp_1@groups', 'group', 1, 1, soon] as const,
        ['+4901', 'direct', 3, 1, now] as const,
        ['+4905', 'direct', 1, 1, now] as const,
        ['room', 'group', 1, 0, now] as const,
      ].map(([address, kind, last_sequence, unread, active_at]) => ({
        instance_id: 'ins_1',
        address,
        kind,
        last_sequence,
        unread,
        active_at,
      })),
    );
    for (const id of ['ins_2', ...hostileTexts])
      assert.deepEqual(await messaging.addMessages(shop, id, []), refuse('not_found'));
  }),
  test('messaging.addMessages keeps a copy, and leaves nothing behind where it fails', async messaging => {
    await messaging.createInstance(shop, instance('ins_1'));
    const given = message('msg_1', { content: { kind: 'text', text: 'first' }, ...requested('once') });
    const failing = () => {
      throw new Error('no');
    };
    await assert.rejects(async () => ins1(messaging).addMessages([given], { events: failing }));
    assert.equal(await ins1(messaging).findMessage({ id: 'msg_1' }), null);
    assert.equal(await ins1(messaging).findChat('+4901'), null);
    const [stored] = ok(await ins1(messaging).addMessages([given]));
    assert.deepEqual([stored?.isNew, stored?.message.sequence], [true, 1]);
    Object.assign(given.content as object, { text: 'second' });
    const found = await ins1(messaging).findMessage({ id: 'msg_1' });
    assert.deepEqual(found?.content, { kind: 'text', text: 'first' });
  }),
  test(
    'messaging.addMessages stores one message of fifty racing calls with one idempotency key, and tells of it once',
    async (messaging, { webhooks }) => {
      await messaging.createInstance(shop, instance('ins_1'));
      const answers = await Promise.all(
        fifty.map(index =>
          ins1(messaging).addMessages([message(`msg_${index}`, requested('once'))], {
            events: reported('add'),
          }),
        ),
      );
      const all = answers.flatMap(answer => ok(answer));
      assert.equal(all.filter(({ isNew }) => isNew).length, 1);
      assert.equal(new Set(all.map(one => one.message.id)).size, 1);
      assert.equal((await ins1(messaging).listMessages({ limit: 100 })).messages.length, 1);
      assert.equal((await ins1(messaging).findChat('+4901'))?.chat.last_sequence, 1);
      assert.equal((await webhooks.listDeliveries(shop, { limit: 100 })).deliveries.length, 1);
      assert.equal((await readAll(messaging)).ids.length, 1);
    },
    { needs: ['webhooks'] },
  ),
  test(
    'messaging.addMessages stores one message of fifty racing calls with one id on the channel, and tells of it once',
    async (messaging, { webhooks }) => {
      const { generation } = await held(messaging);
      const answers = await Promise.all(
        fifty.map(index =>
          ins1(messaging).addMessages([received(`msg_${index}`, { external_id: 'A 1' })], {
            events: reported('add'),
            generation,
          }),
        ),
      );
      const all = answers.flatMap(answer => ok(answer));
      assert.equal(all.filter(({ isNew }) => isNew).length, 1);
      assert.equal(new Set(all.map(one => one.message.id)).size, 1);
      const chat = (await ins1(messaging).findChat('+4901'))?.chat;
      assert.deepEqual([chat?.last_sequence, chat?.unread], [1, 1]);
      assert.equal((await webhooks.listDeliveries(shop, { limit: 100 })).deliveries.length, 1);
      assert.equal((await readAll(messaging)).ids.length, 1);
    },
    { needs: ['webhooks'] },
  ),
  test('messaging.addMessages refuses an idempotency key that came with another request, and stores nothing then', async messaging => {
    await messaging.createInstance(shop, instance('ins_1'));
    await messaging.createInstance(shop, instance('ins_2'));
    await add(messaging, [message('msg_1', requested('once'))]);
    const events = () => assert.fail('tells of a message that was refused');
    const [fresh, different] = [message('msg_2'), message('msg_3', requested('once', 'e'))];
    const put = (...messages: (typeof fresh)[]) => ins1(messaging).addMessages(messages, { events });
    assert.deepEqual(await put(fresh, different), refuse('key_reused'));
    const both = [message('msg_4', requested('new')), message('msg_5', requested('new', 'e'))];
    assert.deepEqual(await put(...both), refuse('key_reused'));
    assert.equal((await ins1(messaging).listMessages({ limit: 10 })).messages.length, 1);
    const elsewhere = { ...different, instance_id: 'ins_2' };
    assert.equal((await add(messaging, [elsewhere]))[0]?.id, 'msg_3');
  }),
  test('messaging.findMessage finds the message of an idempotency key, of its own instance and workspace only', async messaging => {
    await messaging.createInstance(shop, instance('ins_1'));
    await messaging.createInstance(shop, instance('ins_2'));
    const [stored] = await add(messaging, [message('msg_1', requested('once')), message('msg_2')]);
    const find = (requestKey: string, to = shop, id = 'ins_1') =>
      messaging.findMessage(to, id, { requestKey });
    assert.deepEqual(await find('once'), stored);
    assert.equal(await find('once', shop, 'ins_2'), null);
    assert.equal(await find('once', other), null);
    for (const text of ['msg_1', ...hostileTexts]) assert.equal(await find(text), null);
    await ins1(messaging).deleteInstance();
    assert.equal(await find('once'), null);
  }),
  test('messaging.addMessages lets exactly one of the different requests of one idempotency key through', async messaging => {
    await messaging.createInstance(shop, instance('ins_1'));
    const answers = await Promise.all(
      range(10).map(index =>
        ins1(messaging).addMessages([message(`msg_${index}`, requested('once', index.toString(16)))]),
      ),
    );
    assert.deepEqual(outcomesOf(answers), [...Array(9).fill('key_reused'), 'stored']);
    assert.equal((await ins1(messaging).listMessages({ limit: 10 })).messages.length, 1);
  }),
  test('messaging.addMessages stores what is given twice in one call once, and an id says more than an id on the channel', async messaging => {
    await messaging.createInstance(shop, instance('ins_1'));
    const given = async (...messages: NewMessage[]) =>
      ok(await ins1(messaging).addMessages(messages)).map(one => `${one.message.id} ${one.isNew}`);
    const twice = received('msg_1', { external_id: 'A' });
    assert.deepEqual(await given(twice, twice), ['msg_1 true', 'msg_1 false']);
    const both = received('msg_2', { external_id: 'A' });
    assert.deepEqual(await given(message('msg_2'), both), ['msg_2 true', 'msg_2 false']);
    assert.equal((await ins1(messaging).listMessages({ limit: 9 })).messages.length, 2);
  }),
  test('messaging.addMessages tells ids on the channel and idempotency keys of two instances apart, beside an id of the other one', async messaging => {
    await messaging.createInstance(shop, instance('ins_1'));
    await messaging.createInstance(shop, instance('ins_2'));
    const there = { ...received('msg_1', { external_id: 'A', ...requested('once') }), instance_id: 'ins_2' };
    await add(messaging, [there]);
    const answer = ok(
      await ins1(messaging).addMessages([
        message('msg_1'),
        received('msg_2', { external_id: 'A' }),
        message('msg_3', requested('once', 'e')),
      ]),
    );
    assert.deepEqual(
      answer.map(one => `${one.message.id} ${one.isNew}`),
      ['msg_1 false', 'msg_2 true', 'msg_3 true'],
    );
  }),
  test('messaging.addMessages takes a message that is there already for the one that is stored, in one call too', async messaging => {
    await messaging.createInstance(shop, instance('ins_1'));
    await messaging.createInstance(shop, instance('ins_2'));
    const [first] = await add(messaging, [received('msg_1', { external_id: 'A' })]);
    const answer = ok(
      await ins1(messaging).addMessages([
        received('msg_2', { external_id: 'A' }),
        message('msg_3', requested('once')),
        message('msg_4', requested('once')),
        received('msg_5', { external_id: 'B' }),
        received('msg_6', { external_id: 'B' }),
        message('msg_1'),
        message('msg_7'),
        message('msg_7'),
      ]),
    );
    assert.deepEqual(
      answer.map(one => `${one.message.id} ${one.message.sequence} ${one.isNew}`),
      [
        'msg_1 1 false',
        'msg_3 2 true',
        'msg_3 2 false',
        'msg_5 3 true',
        'msg_5 3 false',
        'msg_1 1 false',
        'msg_7 4 true',
        'msg_7 4 false',
      ],
    );
    assert.deepEqual(answer[0]?.message, first);
    const elsewhere = received('msg_9', { external_id: 'A', instance_id: 'ins_2' });
    assert.equal((await add(messaging, [elsewhere]))[0]?.id, 'msg_9');
  }),
  test('messaging.addMessages gives each message of racing calls its own number, without gaps, and counts the unread', async messaging => {
    await messaging.createInstance(shop, instance('ins_1'));
    await Promise.all(
      range(20).map(index =>
        ins1(messaging).addMessages([
          received(`msg_${index}`),
          message(`out_${index}`),
          received(`other_${index}`, { chat: '+4902' }),
        ]),
      ),
    );
    for (const [chat, count, unread] of [
      ['+4901', 40, 20],
      ['+4902', 20, 20],
    ] as const) {
      const { messages } = await ins1(messaging).listMessages({ chat, limit: 100 });
      assert.deepEqual(
        messages.map(({ sequence }) => sequence),
        range(count).map(index => count - index),
      );
      const found = (await ins1(messaging).findChat(chat))?.chat;
      assert.deepEqual([found?.last_sequence, found?.unread], [count, unread]);
    }
  }),
  test('messaging.addMessages never leaves more messages queued than an instance may have, no matter who races', async messaging => {
    await held(messaging);
    const most = 5;
    const answers = await Promise.all(
      range(20).map(index => ins1(messaging).addMessages([message(`msg_${index}`)], { most })),
    );
    assert.deepEqual(outcomesOf(answers), [...Array(5).fill('stored'), ...Array(15).fill('too_many')]);
    const { messages } = await ins1(messaging).listMessages({ state: 'queued', limit: 100 });
    assert.equal(messages.length, most);
    const again = await ins1(messaging).addMessages([message(messages[0]?.id ?? '')], { most });
    ok(again);
    ok(await ins1(messaging).addMessages([received('in_1')], { most }));
    const [first = ''] = await take(messaging, { limit: 1 });
    ok(await ins1(messaging).settleMessage(first, sent(), { generation: 1 }));
    const two = [message('msg_a'), message('msg_b')];
    assert.deepEqual(await ins1(messaging).addMessages(two, { most }), refuse('too_many'));
    ok(await ins1(messaging).addMessages([message('msg_c')], { most }));
  }),
  test('messaging.listMessages lists the messages of a chat by number, and those of an instance by time, newest first', async messaging => {
    await messaging.createInstance(shop, instance('ins_1'));
    await messaging.createInstance(shop, instance('ins_2'));
    await add(messaging, [
      message('msg_c', { created_at: soon }),
      received('msg_b'),
      message('msg_a', { created_at: before }),
      received('msg_d', { chat: '+4902' }),
    ]);
    await add(messaging, [message('msg_e', { instance_id: 'ins_2' })]);
    const ids = async (query: object) => {
      const found: string[] = [];
      for (let after: string | null | undefined; after !== null; ) {
        const page = await ins1(messaging).listMessages({
          limit: 2,
          ...query,
          ...defined({ after }),
        });
        found.push(...page.messages.map(({ id }) => id));
        assert.deepEqual(page.messages.slice(2), []);
        if (found.length > 9) assert.fail('the list never ends');
        after = page.next;
      }
      return found;
    };
    assert.deepEqual(await ids({}), ['msg_c', 'msg_d', 'msg_b', 'msg_a']);
    assert.deepEqual(await ids({ chat: '+4901' }), ['msg_a', 'msg_b', 'msg_c']);
    assert.deepEqual(await ids({ direction: 'in' }), ['msg_d', 'msg_b']);
    assert.deepEqual(await ids({ state: 'queued' }), ['msg_c', 'msg_a']);
    assert.deepEqual(await ids({ chat: '+4901', direction: 'out', state: 'queued' }), ['msg_a', 'msg_c']);
    const nothing = { messages: [], next: null };
    for (const text of ['msg_nobody', 'msg_e', ...hostileTexts]) {
      assert.deepEqual(await ins1(messaging).listMessages({ after: text, limit: 9 }), nothing);
      assert.deepEqual(await ins1(messaging).listMessages({ chat: text, limit: 9 }), nothing);
      assert.deepEqual(await messaging.listMessages(shop, text, { limit: 9 }), nothing);
      assert.deepEqual(await messaging.listMessages(text, 'ins_1', { limit: 9 }), nothing);
      assert.equal(await ins1(messaging).findMessage({ id: text }), null);
      assert.equal(await ins1(messaging).findMessage({ externalId: text }), null);
      assert.equal(await messaging.findMessage(shop, text, { id: 'msg_a' }), null);
    }
    assert.equal(await messaging.findMessage(other, 'ins_1', { id: 'msg_a' }), null);
    assert.equal(await messaging.findMessage(shop, 'ins_2', { id: 'msg_a' }), null);
  }),
];
