import assert from 'node:assert/strict';
import type { MessagingRepository } from '../../repository/index.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { other, shop } from '../sample.ts';
import {
  add,
  before,
  command,
  contact,
  group,
  held,
  ins1,
  instance,
  later,
  media,
  message,
  now,
  ok,
  readAll,
  received,
  reported,
  sent,
  soon,
  take,
} from './sample.ts';

/** Prunes until there is no more, and returns the media that went. */
async function prune(messaging: MessagingRepository, more: object = {}): Promise<string[]> {
  const options = { eventsBefore: null, commandsBefore: before, messagesBefore: null, mediaBefore: before };
  const gone: string[] = [];
  for (;;) {
    const { media: some, hasMore } = await messaging.prune({ ...options, ...more });
    gone.push(...some.map(({ workspaceId, mediaId }) => `${workspaceId} ${mediaId}`));
    if (!hasMore) return gone.sort();
  }
}

const picture = (id: string) => ({ kind: 'media', media_id: id, caption: null }) as const;

const test = casesOf('messaging');

export const pruneCases: readonly ConformanceCase[] = [
  test('messaging.prune deletes old events and commands, and nothing without being asked', async messaging => {
    ok(await messaging.createInstance(shop, instance('ins_1'), { events: reported('old', before) }));
    ok(await ins1(messaging).changeInstance({}, { events: reported('new', soon) }));
    ok(await ins1(messaging).addCommand(command('cmd_1', { expires_at: now })));
    ok(await ins1(messaging).addCommand(command('cmd_2', { expires_at: soon })));
    assert.deepEqual(await prune(messaging), []);
    assert.equal((await readAll(messaging)).ids.length, 2);
    await prune(messaging, { eventsBefore: now, commandsBefore: soon });
    assert.deepEqual((await readAll(messaging)).ids, ['evt_new_ins_1']);
    assert.equal(await ins1(messaging).findCommand('cmd_1'), null);
    assert.equal((await ins1(messaging).findCommand('cmd_2'))?.id, 'cmd_2');
  }),
  test('messaging.prune deletes old messages that are not queued, and the chats keep their numbers', async messaging => {
    await held(messaging);
    await add(messaging, [
      received('msg_1', { created_at: before }),
      message('msg_2', { created_at: before }),
      message('msg_3', { created_at: before, chat: '+4902' }),
      received('msg_4', { created_at: soon }),
      received('msg_5', { created_at: before, chat: '+4903' }),
    ]);
    await take(messaging);
    ok(await ins1(messaging).settleMessage('msg_3', sent('A'), { generation: 1 }));
    await prune(messaging);
    assert.equal((await ins1(messaging).listMessages({ limit: 9 })).messages.length, 5);
    await prune(messaging, { messagesBefore: now });
    const { messages } = await ins1(messaging).listMessages({ limit: 9 });
    assert.deepEqual(
      messages.map(({ id }) => id),
      ['msg_4', 'msg_2'],
    );
    const chats = (await ins1(messaging).listChats({ limit: 9 })).chats;
    assert.deepEqual(
      chats.map(({ chat, last }) => [chat.address, chat.last_sequence, chat.unread, last?.id]),
      [
        ['+4901', 3, 1, 'msg_4'],
        ['+4902', 1, 0, undefined],
        ['+4903', 1, 0, undefined],
      ],
    );
    const [next] = await add(messaging, [message('msg_6', { chat: '+4902' })]);
    assert.equal(next?.sequence, 2);
  }),
  test('messaging.prune keeps the newest messages of each instance, what is queued, and chats that have messages', async messaging => {
    await held(messaging);
    await held(messaging, 'ins_2');
    const at = (second: number) => `2026-05-01T00:00:0${second}Z`;
    const chat = (number: number) => `+490${number}`;
    await add(messaging, [message('msg_queued', { created_at: at(0), chat: chat(0) })]);
    for (const number of [1, 2, 3, 4])
      await add(messaging, [received(`msg_${number}`, { created_at: at(number), chat: chat(number) })]);
    await messaging.addMessages(shop, 'ins_2', [
      received('msg_other', { instance_id: 'ins_2', created_at: at(1), chat: chat(1) }),
    ]);
    await prune(messaging);
    assert.equal((await ins1(messaging).listMessages({ limit: 9 })).messages.length, 5);
    await prune(messaging, { keep: 2 });
    const { messages } = await ins1(messaging).listMessages({ limit: 9 });
    assert.deepEqual(
      messages.map(({ id }) => id),
      ['msg_4', 'msg_3', 'msg_queued'],
    );
    const { chats } = await ins1(messaging).listChats({ limit: 9 });
    assert.deepEqual(
      chats.map(one => one.chat.address),
      [chat(4), chat(3), chat(0)],
    );
    assert.equal((await messaging.listMessages(shop, 'ins_2', { limit: 9 })).messages.length, 1);
  }),
  test('messaging.prune deletes old media that nothing refers to, and names them', async messaging => {
    await held(messaging);
    for (const id of ['med_message', 'med_contact', 'med_group', 'med_none', 'med_edited'])
      ok(await messaging.addMedia(shop, media(id, { created_at: before })));
    ok(await messaging.addMedia(shop, media('med_new', { created_at: soon })));
    ok(await messaging.addMedia(other, media('med_message', { created_at: before })));
    await add(messaging, [
      message('msg_1', { content: picture('med_message') }),
      received('msg_2', { content: picture('med_edited') }),
    ]);
    ok(await ins1(messaging).putContact(contact('con_1', { picture_id: 'med_contact' })));
    ok(await ins1(messaging).putGroup(group('grp_1', { picture_id: 'med_group' })));
    assert.deepEqual(await prune(messaging), []);
    assert.deepEqual(await prune(messaging, { mediaBefore: now }), [
      'ws_other med_message',
      'ws_shop med_none',
    ]);
    assert.equal(await messaging.findMedia(shop, 'med_none'), null);
    assert.equal((await messaging.findMedia(shop, 'med_message'))?.id, 'med_message');
    ok(await ins1(messaging).changeMessage({ id: 'msg_2' }, { deletedAt: now }));
    ok(await ins1(messaging).changeContact('con_1', { picture_id: null }));
    assert.deepEqual(await prune(messaging, { mediaBefore: now }), [
      'ws_shop med_contact',
      'ws_shop med_edited',
    ]);
    ok(await ins1(messaging).deleteInstance());
    assert.deepEqual(await prune(messaging, { mediaBefore: later }), [
      'ws_shop med_group',
      'ws_shop med_message',
      'ws_shop med_new',
    ]);
  }),
  test('messaging.prune never deletes media of a message that is stored at the same time', async messaging => {
    await held(messaging);
    const ids = Array.from({ length: 8 }, (_, index) => `${index}`);
    for (const id of ids) ok(await messaging.addMedia(shop, media(`med_${id}`, { created_at: now })));
    const [, ...gone] = await Promise.all([
      ...ids.slice(0, 1).map(id => add(messaging, [message('msg_a', { content: picture(`med_${id}`) })])),
      prune(messaging, { mediaBefore: now }),
      prune(messaging, { mediaBefore: now }),
    ]);
    assert.deepEqual(gone.flat(), []);
    for (const id of ids) assert.equal((await messaging.findMedia(shop, `med_${id}`))?.id, `med_${id}`);
  }),
];
