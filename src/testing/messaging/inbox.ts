import assert from 'node:assert/strict';
import type { InboxPlace, InboxQuery, MessagingRepository } from '../../repository/index.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { hostileTexts, other, shop } from '../sample.ts';
import {
  add,
  contact,
  group,
  ins1,
  instance,
  later,
  message,
  now,
  ok,
  range,
  received,
  soon,
} from './sample.ts';

const test = casesOf('messaging');

/** Two instances of the shop, and one of another workspace. */
async function twoInstances(messaging: MessagingRepository): Promise<void> {
  for (const id of ['ins_1', 'ins_2']) await messaging.createInstance(shop, instance(id));
  await messaging.createInstance(other, instance('ins_1'));
}

const of2 = { instance_id: 'ins_2' };

async function inbox(messaging: MessagingRepository, query: Omit<InboxQuery, 'limit'> = {}, limit = 9) {
  const { chats, next } = await messaging.listInbox(shop, { limit, ...query });
  return { shown: chats.map(({ chat }) => `${chat.instance_id} ${chat.address}`), chats, next };
}

/** The pages of a list one after the other. */
async function pagesOf<Place>(
  page: (
    after: Place | undefined,
  ) => Promise<{ readonly shown: readonly string[]; readonly next: Place | null }>,
): Promise<string[][]> {
  const pages: string[][] = [];
  for (let after: Place | null | undefined; after !== null && pages.length < 20; ) {
    const { shown, next } = await page(after);
    pages.push([...shown]);
    after = next;
  }
  return pages;
}

/** The chats, contacts and groups of all instances of a workspace. */
export const inboxCases: readonly ConformanceCase[] = [
  test('messaging.listInbox lists the chats of all instances, the latest first, page by page', async messaging => {
    await twoInstances(messaging);
    await ins1(messaging).putContact(contact('con_1', { address: '+4901' }));
    await add(messaging, [
      message('msg_1'),
      message('msg_2', { chat: '+4902' }),
      message('msg_3', { chat: '+4903', created_at: later }),
    ]);
    const [last] = await add(messaging, [message('msg_4', of2)]);
    await add(messaging, [message('msg_5', { ...of2, chat: '+4909', created_at: soon })]);
    const all = ['ins_1 +4903', 'ins_2 +4909', 'ins_1 +4901', 'ins_1 +4902', 'ins_2 +4901'];
    const { chats } = await inbox(messaging);
    assert.deepEqual(
      chats.map(({ chat }) => `${chat.instance_id} ${chat.address}`),
      all,
    );
    assert.deepEqual(chats[2], await ins1(messaging).findChat('+4901'));
    assert.deepEqual([chats[2]?.name, chats[4]?.name, chats[4]?.last], ['Name of con_1', null, last]);
    for (const limit of [1, 2, 3, 5]) {
      const pages = await pagesOf<InboxPlace>(after =>
        inbox(messaging, after === undefined ? {} : { after }, limit),
      );
      assert.deepEqual(pages.flat(), all);
      assert.equal(pages.length, Math.ceil(5 / limit));
    }
    const only2 = await pagesOf<InboxPlace>(after =>
      inbox(messaging, { instanceId: 'ins_2', ...(after === undefined ? {} : { after }) }, 1),
    );
    assert.deepEqual(only2, [['ins_2 +4909'], ['ins_2 +4901']]);
    assert.deepEqual(await messaging.listInbox(other, { limit: 9 }), { chats: [], next: null });
    for (const text of hostileTexts) {
      const nothing = { chats: [], next: null };
      assert.deepEqual(await messaging.listInbox(text, { limit: 9 }), nothing);
      assert.deepEqual(await messaging.listInbox(shop, { limit: 9, instanceId: text }), nothing);
    }
  }),
  test('messaging.listInbox continues where a page has ended, although a chat of it has become active since', async messaging => {
    await twoInstances(messaging);
    await add(
      messaging,
      range(4).map(index => message(`msg_${index}`, { chat: `+490${index}` })),
    );
    const { shown, next } = await inbox(messaging, {}, 2);
    assert.deepEqual(shown, ['ins_1 +4900', 'ins_1 +4901']);
    await add(messaging, [message('msg_new', { chat: '+4901', created_at: later })]);
    assert.ok(next);
    assert.deepEqual((await inbox(messaging, { after: next })).shown, ['ins_1 +4902', 'ins_1 +4903']);
  }),
  test('messaging.listInbox lists chats with unread messages on their own, until they are read', async messaging => {
    await twoInstances(messaging);
    await add(messaging, [received('msg_1'), message('msg_2', { chat: '+4902' })]);
    await add(messaging, [
      received('msg_3', { ...of2, created_at: soon }),
      received('msg_4', { ...of2, chat: '+4904' }),
    ]);
    const pages = () =>
      pagesOf<InboxPlace>(after =>
        inbox(messaging, { unread: true, ...(after === undefined ? {} : { after }) }, 2),
      );
    assert.deepEqual(await pages(), [['ins_2 +4901', 'ins_1 +4901'], ['ins_2 +4904']]);
    ok(await ins1(messaging).readChat('+4901', { sequence: 9, at: now, limit: 9 }));
    assert.deepEqual(await pages(), [['ins_2 +4901', 'ins_2 +4904']]);
    assert.deepEqual((await inbox(messaging, { unread: true, instanceId: 'ins_1' })).shown, []);
    await add(messaging, [received('msg_5', { created_at: later })]);
    assert.deepEqual((await inbox(messaging, { unread: true }, 1)).shown, ['ins_1 +4901']);
  }),
  test('messaging.listInbox finds chats by their names, addresses and newest messages', async messaging => {
    await twoInstances(messaging);
    const text = (id: string, words: string, more: object = {}) =>
      message(id, { content: { kind: 'text', text: words }, ...more });
    await add(messaging, [text('msg_1', 'A BLANK page'), text('msg_2', 'Thanks', { chat: '+4902' })]);
    await add(messaging, [text('msg_3', 'blank too', { ...of2, chat: '+4903', created_at: soon })]);
    ok(await ins1(messaging).putContact(contact('con_1', { address: '+4902', name: 'Mara Blanc' })));
    const finds = async (q: string, more: Partial<InboxQuery> = {}) =>
      (await inbox(messaging, { q, ...more })).shown;
    assert.deepEqual(await finds('blank'), ['ins_2 +4903', 'ins_1 +4901']);
    assert.deepEqual(await finds('Blank', { instanceId: 'ins_1' }), ['ins_1 +4901']);
    assert.deepEqual(await finds('mara'), ['ins_1 +4902']);
    assert.deepEqual(await finds('+4902'), ['ins_1 +4902']);
    assert.deepEqual(await finds('%'), []);
    const { shown, next } = await inbox(messaging, { q: 'blank' }, 1);
    assert.deepEqual(shown, ['ins_2 +4903']);
    assert.ok(next);
    const rest = await inbox(messaging, { q: 'blank', after: next }, 1);
    assert.deepEqual([rest.shown, rest.next], [['ins_1 +4901'], null]);
    await add(
      messaging,
      range(50).map(index => text(`msg_more_${index}`, 'Something else', { created_at: soon })),
    );
    assert.deepEqual(
      await finds('blank', { instanceId: 'ins_1' }),
      [],
      'only the newest messages are searched',
    );
    for (const hostile of hostileTexts.filter(one => one !== '')) assert.deepEqual(await finds(hostile), []);
  }),
  test('messaging.listInbox reads the messages of the newest 200 chats only, and finds all others by name and address', async messaging => {
    await twoInstances(messaging);
    const text = (id: string, words: string, more: object = {}) =>
      message(id, { content: { kind: 'text', text: words }, ...more });
    await add(messaging, [text('msg_old', 'A needle')]);
    const finds = async (q: string) => (await inbox(messaging, { q })).shown;
    assert.deepEqual(await finds('needle'), ['ins_1 +4901']);
    await add(
      messaging,
      range(200).map(index => text(`msg_${index}`, 'Hay', { chat: `+70${index}`, created_at: soon })),
    );
    assert.deepEqual(await finds('needle'), []);
    assert.deepEqual(await finds('+4901'), ['ins_1 +4901']);
    await add(messaging, [text('msg_new', 'Another needle', { chat: '+701', created_at: later })]);
    assert.deepEqual(await finds('needle'), ['ins_1 +701']);
  }),
  test('messaging.listInbox, searchContacts and searchGroups list nothing of a deleted instance', async messaging => {
    await twoInstances(messaging);
    await add(messaging, [received('msg_1')]);
    ok(await ins1(messaging).putContact(contact('con_1')));
    ok(await ins1(messaging).putGroup(group('grp_1')));
    ok(await messaging.deleteInstance(shop, 'ins_1'));
    assert.deepEqual((await inbox(messaging)).shown, []);
    assert.deepEqual((await inbox(messaging, { unread: true, instanceId: 'ins_1' })).shown, []);
    const list = { limit: 9 };
    assert.deepEqual(await messaging.searchContacts(shop, list), { contacts: [], next: null });
    assert.deepEqual(await messaging.searchGroups(shop, list), { groups: [], next: null });
  }),
  test('messaging.searchContacts lists the contacts of all instances by name, and finds parts of names and addresses', async messaging => {
    await twoInstances(messaging);
    for (const [id, name, address] of [
      ['con_1', 'Mara', '+4901'],
      ['con_2', null, '+4903'],
      ['con_3', 'ada', '+4902'],
    ] as const)
      ok(await ins1(messaging).putContact(contact(id, { name, address })));
    const fourth = contact('con_4', { ...of2, name: 'MARA', address: '+4901' });
    ok(await messaging.putContact(shop, 'ins_2', fourth));
    ok(await messaging.putContact(other, 'ins_1', contact('con_5', { name: 'Mara' })));
    const search = async (query: object, limit = 9) => {
      const { contacts, next } = await messaging.searchContacts(shop, { limit, ...query });
      return { shown: contacts.map(({ id }) => id), contacts, next };
    };
    const all = ['con_2', 'con_3', 'con_1', 'con_4'];
    assert.deepEqual((await search({})).shown, all);
    assert.deepEqual((await search({})).contacts[3], fourth);
    const pages = await pagesOf<string>(after => search(after === undefined ? {} : { after }, 3));
    assert.deepEqual(pages, [all.slice(0, 3), all.slice(3)]);
    assert.deepEqual((await search({ q: 'mAr' })).shown, ['con_1', 'con_4']);
    assert.deepEqual((await search({ q: '4902' })).shown, ['con_3']);
    assert.deepEqual((await search({ q: 'mara', instanceId: 'ins_2' })).shown, ['con_4']);
    const found = await pagesOf<string>(after =>
      search({ q: 'a', ...(after === undefined ? {} : { after }) }, 1),
    );
    assert.deepEqual(found, [['con_3'], ['con_1'], ['con_4']]);
    ok(await ins1(messaging).changeContact('con_3', { name: 'Zoe' }));
    assert.deepEqual((await search({})).shown, ['con_2', 'con_1', 'con_4', 'con_3']);
    assert.deepEqual((await search({ q: 'ada' })).shown, []);
    ok(
      await ins1(messaging).putContact(contact('con_9', { name: 'Yara', address: '+4903' }), {
        upsert: true,
      }),
    );
    assert.deepEqual((await search({ q: 'yara' })).shown, ['con_2']);
    for (const text of ['_', ...hostileTexts]) {
      if (text !== '') assert.deepEqual((await search({ q: text })).shown, []);
      assert.deepEqual((await search({ after: text })).shown, []);
      assert.deepEqual((await search({ instanceId: text })).shown, []);
    }
  }),
  test('messaging.searchGroups lists the groups of all instances by name, and finds parts of names and addresses', async messaging => {
    await twoInstances(messaging);
    ok(await ins1(messaging).putGroup(group('grp_1', { name: 'Team', address: 'b@groups' })));
    ok(await ins1(messaging).putGroup(group('grp_2', { name: 'board', address: 'c@groups' })));
    ok(
      await messaging.putGroup(shop, 'ins_2', group('grp_3', { ...of2, name: 'TEAM', address: 'a@groups' })),
    );
    const search = async (query: object, limit = 9) => {
      const { groups, next } = await messaging.searchGroups(shop, { limit, ...query });
      return { shown: groups.map(({ id }) => id), next };
    };
    const pages = await pagesOf<string>(after => search(after === undefined ? {} : { after }, 2));
    assert.deepEqual(pages, [['grp_2', 'grp_3'], ['grp_1']]);
    assert.deepEqual((await search({ q: 'team' })).shown, ['grp_3', 'grp_1']);
    assert.deepEqual((await search({ q: 'C@g', instanceId: 'ins_1' })).shown, ['grp_2']);
    ok(await ins1(messaging).changeGroup({ id: 'grp_1' }, () => ({ name: 'Alumni' })));
    assert.deepEqual((await search({})).shown, ['grp_1', 'grp_2', 'grp_3']);
    assert.deepEqual((await messaging.searchGroups(other, { limit: 9 })).groups, []);
    for (const text of hostileTexts.filter(one => one !== ''))
      assert.deepEqual((await search({ q: text })).shown, []);
  }),
];
