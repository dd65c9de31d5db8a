/** The methods of messaging that store what their callers give them, with valid arguments. */
import type { MessagingRepository } from '../../src/repository/index.ts';
import { command, contact, group, instance, media, message } from '../../src/testing/messaging/sample.ts';
import { shop } from '../../src/testing/sample.ts';

interface Way<Given> {
  readonly given: Given;
  readonly call: (storage: { readonly messaging: MessagingRepository }, given: Given) => unknown;
}

const way = <Given>(
  given: Given,
  call: (messaging: MessagingRepository, given: Given) => unknown,
): Way<Given> => ({ given, call: ({ messaging }, one) => call(messaging, one) });

const id = 'ins_1';
const now = '2026-05-05T05:05:05Z';

export const messagingWays = {
  'messaging.createInstance': way(instance('ins_new'), (messaging, one) =>
    messaging.createInstance(shop, one),
  ),
  'messaging.changeInstance': way({ name: 'x', address: '+49', rate: 3, reason: 'r' }, (messaging, one) =>
    messaging.changeInstance(shop, id, one),
  ),
  'messaging.addMessages': way(message('msg_new', { request_key: 'k', external_id: 'X' }), (messaging, one) =>
    messaging.addMessages(shop, id, [one]),
  ),
  'messaging.changeMessage': way(
    { content: { kind: 'text' as const, text: 'new' }, editedAt: now },
    (messaging, one) => messaging.changeMessage(shop, id, { id: 'msg_old' }, one),
  ),
  'messaging.react': way({ from: '+49', emoji: '👍', at: now }, (messaging, one) =>
    messaging.react(shop, id, { id: 'msg_old' }, one),
  ),
  'messaging.putContact': way(contact('con_new'), (messaging, one) => messaging.putContact(shop, id, one)),
  'messaging.changeContact': way({ name: 'x', blocked: true, picture_id: 'med_1' }, (messaging, one) =>
    messaging.changeContact(shop, id, 'con_old', one),
  ),
  'messaging.putGroup': way(group('grp_new', { invite_link: 'https://chat.example/a' }), (messaging, one) =>
    messaging.putGroup(shop, id, one),
  ),
  'messaging.changeGroup': way(
    { name: 'x', participants: [{ address: '+49', role: 'admin' as const }] },
    (messaging, one) => messaging.changeGroup(shop, id, { id: 'grp_old' }, () => one),
  ),
  'messaging.addCommand': way(command('cmd_new'), (messaging, one) => messaging.addCommand(shop, id, one)),
  'messaging.addMedia': way(media('med_new', { name: 'a.png' }), (messaging, one) =>
    messaging.addMedia(shop, one),
  ),
};

/** What they change. */
export async function fillMessaging(messaging: MessagingRepository): Promise<void> {
  await messaging.createInstance(shop, instance(id));
  await messaging.addMessages(shop, id, [message('msg_old')]);
  await messaging.putContact(shop, id, contact('con_old'));
  await messaging.putGroup(shop, id, group('grp_old'));
}

/** Calls of all methods that have options, with one that they do not have, by the method. */
export function withUnknownOption<Name extends string>(
  messaging: MessagingRepository,
  unknown: Name,
): (readonly [call: () => unknown, method: string, unknown: Name])[] {
  const options = { [unknown]: 1 } as object;
  const holder = { generation: 1, ...options };
  const name = { id: 'msg_old' };
  const upTo = { sequence: 1, at: now, limit: 1 };
  const calls = {
    createInstance: () => messaging.createInstance(shop, instance('ins_new'), options),
    changeInstance: () => messaging.changeInstance(shop, id, {}, options),
    deleteInstance: () => messaging.deleteInstance(shop, id, options),
    workOf: () => messaging.workOf([], options),
    addMessages: () => messaging.addMessages(shop, id, [], options),
    settleMessage: () =>
      messaging.settleMessage(shop, id, 'msg_old', { state: 'failed', reason: 'r' }, holder),
    advanceMessage: () => messaging.advanceMessage(shop, id, name, { state: 'sent', at: now }, options),
    changeMessage: () => messaging.changeMessage(shop, id, name, { deletedAt: now }, options),
    react: () => messaging.react(shop, id, name, { from: '+49', emoji: null, at: now }, options),
    settleFile: () =>
      messaging.settleFile(shop, id, 'msg_old', { mediaId: 'med_1', state: 'stored' }, holder),
    retryFile: () => messaging.retryFile(shop, id, 'msg_old', now, options),
    countBacklog: () => messaging.countBacklog(shop, options),
    readChat: () => messaging.readChat(shop, id, '+4901', upTo, options),
    putContact: () => messaging.putContact(shop, id, contact('con_new'), options),
    changeContact: () => messaging.changeContact(shop, id, 'con_old', {}, options),
    deleteContact: () => messaging.deleteContact(shop, id, 'con_old', options),
    putGroup: () => messaging.putGroup(shop, id, group('grp_new'), options),
    changeGroup: () => messaging.changeGroup(shop, id, { id: 'grp_old' }, () => ({}), options),
    addCommand: () => messaging.addCommand(shop, id, command('cmd_new'), options),
    settleCommand: () =>
      messaging.settleCommand(shop, id, 'cmd_new', { state: 'failed', reason: 'r' }, holder),
    addMedia: () => messaging.addMedia(shop, media('med_new'), options),
  };
  return Object.entries(calls).map(([name, call]) => [call, `messaging.${name}`, unknown]);
}
