/** Numbers and times that no method takes: both adapters refuse them alike, with the method and the argument. */
import assert from 'node:assert/strict';
import { lowdbRepository } from '../../src/adapters/lowdb/index.ts';
import type { WholeRepository } from '../../src/repository/index.ts';
import { request, rotation } from '../../src/testing/automation/sample.ts';
import { command } from '../../src/testing/messaging/sample.ts';
import { digestLike, key, sample, session, shop } from '../../src/testing/sample.ts';
import { type Cleanup, suiteOf } from '../helper.ts';
import { emptyRepository } from '../postgres-server.ts';
import { eachStorage } from '../storages.ts';
import { fillMessaging } from './unfit-messaging.ts';

type Storage = Omit<Required<WholeRepository>, 'limits'>;

const now = '2026-05-05T05:05:05Z';
const later = '2026-06-06T06:06:06Z';
const page = { limit: 9 };
const sorted = { sort: 'created', archived: false } as const;
const secret = `whsec_${'A'.repeat(32)}`;
const replacement = { ...key('key_next', 'f'), name: undefined };
const mine = { generation: 1, limit: 9 };
const message = { id: 'msg_old' };

/** For each method: valid numbers and times by their names, and the call with them. */
const methods: Readonly<
  Record<string, readonly [given: object, call: (storage: Storage, given: never) => unknown]>
> = {
  'keys.list': [page, ({ keys }, one) => keys.list(shop, one)],
  'keys.countActive': [{ now }, ({ keys }, one: { now: string }) => keys.countActive(shop, one.now)],
  'keys.recordUse': [{ at: now }, ({ keys }, { at }: { at: string }) => keys.recordUse(shop, 'key_live', at)],
  'keys.revoke': [{ at: now }, ({ keys }, { at }: { at: string }) => keys.revoke(shop, 'key_live', at)],
  'keys.change': [{ now }, ({ keys }, one: { now: string }) => keys.change(shop, 'key_live', one)],
  'keys.rotate': [
    { oldExpiresAt: later, now },
    ({ keys }, times: { oldExpiresAt: string; now: string }) =>
      keys.rotate(shop, { keyId: 'key_live', replacement, ...times }),
  ],
  'sessions.create': [
    { staleBefore: now },
    ({ sessions }, one: { staleBefore: string }) => sessions.create(session('a', 'ann'), one.staleBefore),
  ],
  'sessions.touch': [
    { at: now },
    ({ sessions }, { at }: { at: string }) => sessions.touch(digestLike('1'), at),
  ],
  'workspaces.list': [page, ({ workspaces }, one) => workspaces.list(one)],
  'items.list': [{ offset: 0, ...page }, ({ items }, one) => items.list(shop, one)],
  'links.list': [page, ({ links }, one: typeof page) => links.list(shop, { ...sorted, ...one })],
  'links.listClicks': [page, ({ links }, one) => links.listClicks(shop, 'lnk_1', one)],
  'links.expire': [
    { now, ...page },
    ({ links }, one: { now: string; limit: number }) => links.expire(one.now, one.limit),
  ],
  'webhooks.listDeliveries': [
    { ...page, since: now, until: now },
    ({ webhooks }, one) => webhooks.listDeliveries(shop, one),
  ],
  'webhooks.replay': [
    { at: now, seen: now },
    ({ webhooks }, { at, seen }: Replay) => webhooks.replay(shop, 'del_1', at, { seen }),
  ],
  'webhooks.replayMany': [
    { at: now, seen: now },
    ({ webhooks }, { at, seen }: Replay) => webhooks.replayMany(shop, ['del_1'], at, { seen }),
  ],
  'webhooks.replayFailed': [
    { since: now, at: now, seen: now },
    ({ webhooks }, { since, at, seen }: Replay & { since: string }) =>
      webhooks.replayFailed(shop, 'ep_all', since, at, { seen }),
  ],
  'webhooks.rotateSecret': [
    { oldExpiresAt: later, now },
    ({ webhooks }, times: { oldExpiresAt: string; now: string }) =>
      webhooks.rotateSecret(shop, 'ep_all', { secret, ...times }),
  ],
  'automation.feed': [{ after: 0, ...page, now }, ({ automation }, one) => automation.feed(shop, one)],
  'automation.listEvents': [
    { ...page, since: now, until: now, now },
    ({ automation }, one) => automation.listEvents(shop, one),
  ],
  'automation.cancel': [{ now }, ({ automation }, one) => automation.cancel(shop, 'evt_1', one)],
  'automation.publish': [
    { now },
    ({ automation }, one: { now: string }) => automation.publish(shop, [], { request: request('k', one) }),
  ],
  'automation.findPublished': [
    { now },
    ({ automation }, one: { now: string }) => automation.findPublished(shop, request('k', one)),
  ],
  'automation.rotateToken': [
    { oldExpiresAt: later, now },
    ({ automation }, times) => automation.rotateToken(shop, 'ain_1', rotation('e', times)),
  ],
  'messaging.claimInstances': [
    { leaseFor: 1_000, ...page, now },
    ({ messaging }, one) => messaging.claimInstances(one),
  ],
  'messaging.renewInstances': [
    { leaseFor: 1_000, now },
    ({ messaging }, one) => messaging.renewInstances([], one),
  ],
  'messaging.workOf': [{ now }, ({ messaging }, one) => messaging.workOf([], one)],
  'messaging.prune': [
    { eventsBefore: now, commandsBefore: now, messagesBefore: now, mediaBefore: now },
    ({ messaging }, one) => messaging.prune(one),
  ],
  'messaging.feed': [{ after: 0, ...page, now }, ({ messaging }, one) => messaging.feed(shop, one)],
  'messaging.listMessages': [page, ({ messaging }, one) => messaging.listMessages(shop, 'ins_1', one)],
  'messaging.listInbox': [page, ({ messaging }, one) => messaging.listInbox(shop, one)],
  'messaging.searchContacts': [page, ({ messaging }, one) => messaging.searchContacts(shop, one)],
  'messaging.searchGroups': [page, ({ messaging }, one) => messaging.searchGroups(shop, one)],
  'messaging.listChats': [page, ({ messaging }, one) => messaging.listChats(shop, 'ins_1', one)],
  'messaging.listContacts': [page, ({ messaging }, one) => messaging.listContacts(shop, 'ins_1', one)],
  'messaging.listGroups': [page, ({ messaging }, one) => messaging.listGroups(shop, 'ins_1', one)],
  'messaging.readChat': [
    { sequence: 1, at: now, ...page },
    ({ messaging }, one) => messaging.readChat(shop, 'ins_1', '+4901', one),
  ],
  'messaging.takeMessages': [
    { ...mine, now },
    ({ messaging }, one) => messaging.takeMessages(shop, 'ins_1', one),
  ],
  'messaging.takeFiles': [
    { generation: 1, ...page, now },
    ({ messaging }, one) => messaging.takeFiles(shop, 'ins_1', one),
  ],
  'messaging.takeCommands': [
    { ...mine, now },
    ({ messaging }, one) => messaging.takeCommands(shop, 'ins_1', one),
  ],
  'messaging.addCommand': [
    { now },
    ({ messaging }, one) => messaging.addCommand(shop, 'ins_1', command('cmd_1'), one),
  ],
  'messaging.advanceMessage': [
    { at: now },
    ({ messaging }, { at }: { at: string }) =>
      messaging.advanceMessage(shop, 'ins_1', message, { state: 'sent', at }),
  ],
  'messaging.changeContact': [
    { now },
    ({ messaging }, one) => messaging.changeContact(shop, 'ins_1', 'con_old', {}, one),
  ],
  'messaging.changeGroup': [
    { now },
    ({ messaging }, one) => messaging.changeGroup(shop, 'ins_1', { id: 'grp_old' }, () => ({}), one),
  ],
  'messaging.changeInstance': [
    { now },
    ({ messaging }, one) => messaging.changeInstance(shop, 'ins_1', {}, one),
  ],
};

interface Replay {
  readonly at: string;
  readonly seen: string;
}

const storages: Readonly<Record<string, (cleanup: Cleanup) => Promise<Storage>>> = {
  lowdb: async cleanup => {
    const repository = await lowdbRepository({ seed: sample() });
    cleanup(repository.close);
    return repository as unknown as Storage;
  },
  PostgreSQL: async cleanup => {
    const repository = await emptyRepository(cleanup);
    await repository.import(sample());
    return repository;
  },
};

const test = suiteOf('An argument of a method');

for (const [name, open] of eachStorage(storages)) {
  test(`that is no number or no time is refused on ${name} with the names of both`, async cleanup => {
    const storage = await open(cleanup);
    await fillMessaging(storage.messaging);
    for (const [method, [given, call]] of Object.entries(methods)) {
      for (const [argument, valid] of Object.entries(given)) {
        const [unfit, reason] =
          typeof valid === 'number'
            ? [-1, 'must be an integer of at least 0']
            : ['soon', 'must be an ISO 8601 timestamp in UTC such as 2026-03-14T09:26:53Z'];
        await assert.rejects(
          async () => call(storage, { ...given, [argument]: unfit } as never),
          { name: 'InvalidDataError', message: `${method}: ${argument} ${reason}` },
          `${method} takes ${unfit} as ${argument}`,
        );
      }
      await call(storage, given as never);
    }
  });
}

test.run();
