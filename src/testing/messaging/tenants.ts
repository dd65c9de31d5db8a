import assert from 'node:assert/strict';
import { type MessagingRepository, refuse } from '../../repository/index.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { other, shop } from '../sample.ts';
import {
  add,
  command,
  contact,
  group,
  held,
  ins1,
  instance,
  media,
  message,
  now,
  ok,
  received,
  requested,
  sent,
} from './sample.ts';

const mine = { generation: 1 };
const upTo = { sequence: 9, at: now, limit: 9 };
const done = { state: 'done', result: null } as const;
const read = { state: 'read', at: now } as const;
const id = 'msg_1';

/** Every change of what belongs to an instance, and what must not be found in another workspace. */
const changes: Readonly<Record<string, (messaging: MessagingRepository, workspaceId: string) => unknown>> = {
  changeInstance: (messaging, to) => messaging.changeInstance(to, 'ins_1', { name: 'Mine' }),
  deleteInstance: (messaging, to) => messaging.deleteInstance(to, 'ins_1'),
  addMessages: (messaging, to) => messaging.addMessages(to, 'ins_1', [message('msg_new')]),
  takeMessages: (messaging, to) => messaging.takeMessages(to, 'ins_1', { ...mine, limit: 9 }),
  settleMessage: (messaging, to) => messaging.settleMessage(to, 'ins_1', id, sent(), mine),
  advanceMessage: (messaging, to) => messaging.advanceMessage(to, 'ins_1', { id }, read),
  changeMessage: (messaging, to) => messaging.changeMessage(to, 'ins_1', { id }, { deletedAt: now }),
  react: (messaging, to) => messaging.react(to, 'ins_1', { id }, { from: '+49', emoji: '👍', at: now }),
  readChat: (messaging, to) => messaging.readChat(to, 'ins_1', '+4901', upTo),
  putContact: (messaging, to) => messaging.putContact(to, 'ins_1', contact('con_1'), { upsert: true }),
  changeContact: (messaging, to) => messaging.changeContact(to, 'ins_1', 'con_1', { name: null }),
  deleteContact: (messaging, to) => messaging.deleteContact(to, 'ins_1', 'con_1'),
  putGroup: (messaging, to) => messaging.putGroup(to, 'ins_1', group('grp_1')),
  changeGroup: (messaging, to) =>
    messaging.changeGroup(to, 'ins_1', { id: 'grp_1' }, () => ({ name: 'Mine' })),
  addCommand: (messaging, to) => messaging.addCommand(to, 'ins_1', command('cmd_new')),
  takeCommands: (messaging, to) => messaging.takeCommands(to, 'ins_1', { ...mine, limit: 9 }),
  settleCommand: (messaging, to) => messaging.settleCommand(to, 'ins_1', 'cmd_1', done, mine),
};

/** Everything that is stored of the instance. */
const all = async (messaging: MessagingRepository, to: string) => ({
  instance: await messaging.findInstance(to, 'ins_1'),
  instances: await messaging.listInstances(to),
  messages: (await messaging.listMessages(to, 'ins_1', { limit: 9 })).messages,
  byId: await messaging.findMessage(to, 'ins_1', { id }),
  byRequestKey: await messaging.findMessage(to, 'ins_1', { requestKey: 'once' }),
  byExternalId: await messaging.findMessage(to, 'ins_1', { externalId: 'X msg_2' }),
  chats: (await messaging.listChats(to, 'ins_1', { limit: 9 })).chats,
  chat: await messaging.findChat(to, 'ins_1', '+4901'),
  contacts: (await messaging.listContacts(to, 'ins_1', { limit: 9 })).contacts,
  contact: await messaging.findContact(to, 'ins_1', { address: '+49con_1' }),
  groups: (await messaging.listGroups(to, 'ins_1', { limit: 9 })).groups,
  group: await messaging.findGroup(to, 'ins_1', { id: 'grp_1' }),
  command: await messaging.findCommand(to, 'ins_1', 'cmd_1'),
  media: await messaging.findMedia(to, 'med_1'),
});

const isNothing = (value: unknown) => value === null || (Array.isArray(value) && value.length === 0);

async function fill(messaging: MessagingRepository) {
  await held(messaging);
  await add(messaging, [message(id, requested('once')), received('msg_2')]);
  ok(await ins1(messaging).putContact(contact('con_1')));
  ok(await ins1(messaging).putGroup(group('grp_1')));
  ok(await ins1(messaging).addCommand(command('cmd_1')));
  ok(await messaging.addMedia(shop, media('med_1')));
}

const test = casesOf('messaging');

export const tenantCases: readonly ConformanceCase[] = [
  test('messaging shows and changes nothing of an instance in another workspace', async messaging => {
    await fill(messaging);
    const stored = await all(messaging, shop);
    assert.deepEqual(
      Object.entries(stored).filter(([, value]) => isNothing(value)),
      [],
    );
    for (const [name, change] of Object.entries(changes))
      assert.deepEqual(await change(messaging, other), refuse('not_found'), name);
    const seen = Object.entries(await all(messaging, other));
    assert.deepEqual(
      seen.filter(([, value]) => !isNothing(value)),
      [],
    );
    assert.deepEqual(await all(messaging, shop), stored);
  }),
  test('messaging keeps instances with the same ids in two workspaces apart', async messaging => {
    await fill(messaging);
    const stored = await all(messaging, shop);
    ok(await messaging.createInstance(other, instance('ins_1', { name: 'Theirs', generation: 1 })));
    ok(await messaging.addMessages(other, 'ins_1', [message(id), received('msg_2')]));
    ok(await messaging.putContact(other, 'ins_1', contact('con_1')));
    ok(await messaging.putGroup(other, 'ins_1', group('grp_1')));
    ok(await messaging.addCommand(other, 'ins_1', command('cmd_1')));
    for (const [name, change] of Object.entries(changes))
      if (name !== 'deleteInstance') await change(messaging, other);
    assert.deepEqual(await all(messaging, shop), stored);
    ok(await messaging.deleteInstance(other, 'ins_1'));
    assert.deepEqual(await all(messaging, shop), stored);
  }),
];
