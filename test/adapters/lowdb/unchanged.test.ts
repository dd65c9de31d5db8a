/** What changes nothing writes nothing: every change writes the whole file. */
import assert from 'node:assert/strict';
import { type LowdbRepository, lowdbRepository } from '../../../src/adapters/lowdb/index.ts';
import { link } from '../../../src/testing/links/sample.ts';
import {
  before,
  command,
  contact,
  group,
  held,
  message,
  now,
} from '../../../src/testing/messaging/sample.ts';
import {
  digestLike,
  event,
  key,
  other,
  passwordOf,
  sample,
  shop,
  user,
} from '../../../src/testing/sample.ts';
import { claimOf } from '../../../src/testing/webhooks/jobs.ts';
import { suiteOf } from '../../helper.ts';

const test = suiteOf('A call that changes nothing in lowdb');

const unknown = key('key_x', 'f');
const calls: Readonly<Record<string, (repository: LowdbRepository) => unknown>> = {
  'keys.create of a taken id': ({ keys }) => keys.create(shop, key('key_live', 'd')),
  'keys.create in an unknown workspace': ({ keys }) => keys.create('ws_x', unknown),
  'keys.revoke of a revoked key': ({ keys }) => keys.revoke(shop, 'key_revoked', now),
  'keys.revoke of an unknown key': ({ keys }) => keys.revoke(shop, 'key_x', now),
  'keys.rotate of an unknown key': ({ keys }) =>
    keys.rotate(shop, { keyId: 'key_x', replacement: unknown, oldExpiresAt: now, now }),
  'keys.recordUse at an earlier time': ({ keys }) => keys.recordUse(shop, 'key_live', before),
  'keys.recordUse of an unknown key': ({ keys }) => keys.recordUse(shop, 'key_x', now),
  'sessions.touch at an earlier time': ({ sessions }) =>
    sessions.touch(digestLike('1'), '2020-01-01T00:00:00Z'),
  'sessions.touch of an unknown session': ({ sessions }) => sessions.touch(digestLike('f'), now),
  'sessions.delete of an unknown session': ({ sessions }) => sessions.delete(digestLike('f')),
  'users.create of a taken address': ({ users }) => users.create({ ...user('ann'), id: 'user_x' }),
  'users.setPassword instead of another one': ({ users }) =>
    users.setPassword('user_ann', passwordOf('y'), { instead: passwordOf('z') }),
  'memberships.remove of the last owner': ({ memberships }) => memberships.remove(shop, 'user_ann'),
  'workspaces.change of an unknown one': ({ workspaces }) => workspaces.change('ws_x', { name: 'X' }),
  'webhooks.publish of what nobody receives': ({ webhooks }) =>
    webhooks.publish('ws_x', [event('msg_x', 'key.created')]),
  'webhooks.publish of nothing': ({ webhooks }) => webhooks.publish(shop, []),
  'webhooks.deleteEndpoint of an unknown one': ({ webhooks }) => webhooks.deleteEndpoint(shop, 'ep_x'),
  'webhooks.claim of nothing': ({ webhooks }) => webhooks.claim(claimOf('worker')),
  'webhooks.replayMany of pending ones': ({ webhooks }) => webhooks.replayMany(shop, ['msg_1_ep_x'], now),
  'webhooks.replayFailed of none': ({ webhooks }) => webhooks.replayFailed(shop, 'ep_all', before, now),
  'webhooks.prune of nothing': ({ webhooks }) => webhooks.prune({ keepFor: 0, now }),
  'links.pass of a used-up link': ({ links }) => links.pass(shop, 'lnk_used'),
  'links.change to nothing': ({ links }) => links.change(shop, 'lnk_used', () => null),
  'links.expire of none': ({ links }) => links.expire(now, 9),
  'links.saltOf of a known day': ({ links }) => links.saltOf('2026-05-05', 'z'.repeat(43)),
  'links.prune of nothing': ({ links }) =>
    links.prune({
      clicksBefore: before,
      visitorsBefore: '2026-01-01',
      recordersBefore: before,
      quarantinesBefore: before,
    }),
  'messaging.changeContact to the same': ({ messaging }) =>
    messaging.changeContact(shop, 'ins_1', 'con_1', { name: contact('con_1').name }, { now: before }),
  'messaging.putContact that is known': ({ messaging }) =>
    messaging.putContact(shop, 'ins_1', { ...contact('con_1'), id: 'con_2' }, { upsert: true }),
  'messaging.putGroup that is the same': ({ messaging }) => messaging.putGroup(shop, 'ins_1', group('grp_1')),
  'messaging.addCommand of a taken id': ({ messaging }) =>
    messaging.addCommand(shop, 'ins_1', command('cmd_1')),
  'messaging.takeMessages without any': ({ messaging }) =>
    messaging.takeMessages(shop, 'ins_1', { generation: 1, limit: 9, now: before }),
  'messaging.advanceMessage to no later state': ({ messaging }) =>
    messaging.advanceMessage(shop, 'ins_1', { id: 'msg_1' }, { state: 'sent', at: now }),
  'messaging.react without a change': ({ messaging }) =>
    messaging.react(shop, 'ins_1', { id: 'msg_1' }, { from: '+49', emoji: null, at: now }),
  'messaging.prune of nothing': ({ messaging }) =>
    messaging.prune({
      eventsBefore: null,
      commandsBefore: before,
      messagesBefore: null,
      mediaBefore: before,
    }),
};

test('leaves the data as it is', async cleanup => {
  const repository = await lowdbRepository({ seed: sample() });
  cleanup(repository.close);
  const { keys, links, messaging } = repository;
  await keys.recordUse(shop, 'key_live', now);
  await links.create(shop, [link('lnk_used', { max_clicks: 1 })]);
  await links.pass(shop, 'lnk_used');
  await links.create(other, [link('lnk_2')]);
  await links.saltOf('2026-05-05', 'a'.repeat(43));
  await held(messaging);
  await messaging.addMessages(shop, 'ins_1', [message('msg_1', { send_at: now })]);
  await messaging.putContact(shop, 'ins_1', contact('con_1'));
  await messaging.putGroup(shop, 'ins_1', group('grp_1'));
  await messaging.addCommand(shop, 'ins_1', command('cmd_1'));
  const changing: string[] = [];
  for (const [name, call] of Object.entries(calls)) {
    const { data } = repository;
    await call(repository);
    if (repository.data !== data) changing.push(name);
  }
  assert.deepEqual(changing, []);
});

test.run();
