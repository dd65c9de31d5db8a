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
