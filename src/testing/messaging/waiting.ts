import assert from 'node:assert/strict';
import { type ConformanceCase, casesOf } from '../case.ts';
import { hostileTexts, other, shop } from '../sample.ts';
import { add, before, command, held, instance, later, message, now, ok, received, soon } from './sample.ts';

const test = casesOf('messaging');

/** The counts of what instances have not done yet. */
export const waitingMessageCases: readonly ConformanceCase[] = [
  test('messaging.countWaiting counts instances by state, queued messages and waiting commands, of a workspace or of all', async messaging => {
    const none = { created: 0, connecting: 0, open: 0, closed: 0, failed: 0 };
    const nothing = { instances: none, queued: 0, oldestQueued: null, commands: 0, oldestCommand: null };
    const count = async (query: object = {}) => {
      const { queuedByState: _, ...counted } = await messaging.countWaiting({ now, ...query });
      return counted;
    };
    assert.deepEqual(await count(), nothing);
    await held(messaging);
    for (const state of ['connecting', 'open'] as const)
      ok(await messaging.changeInstance(shop, 'ins_1', { state }));
    ok(await messaging.createInstance(shop, instance('ins_2')));
    ok(await messaging.createInstance(other, instance('ins_1')));
    await add(messaging, [
      message('msg_1', { created_at: before }),
      message('msg_2', { send_at: later, created_at: before }),
      received('msg_3', { created_at: before }),
    ]);
    ok(await messaging.addMessages(other, 'ins_1', [message('msg_1', { created_at: before })]));
    ok(await messaging.addCommand(shop, 'ins_2', command('cmd_1', { created_at: before })));
    ok(await messaging.addCommand(other, 'ins_1', command('cmd_1', { created_at: now })));
    const ofShop = {
      instances: { ...none, created: 1, open: 1 },
      queued: 2,
      oldestQueued: 60_000,
      commands: 1,
      oldestCommand: 60_000,
    };
    assert.deepEqual(await count({ workspaceId: shop }), ofShop);
    assert.deepEqual(await count(), {
      ...ofShop,
      instances: { ...ofShop.instances, created: 2 },
      queued: 3,
      commands: 2,
    });
    assert.deepEqual((await count({ workspaceId: shop, now: soon })).oldestCommand, 120_000);
    for (const text of hostileTexts) assert.deepEqual(await count({ workspaceId: text }), nothing);
    ok(await messaging.deleteInstance(shop, 'ins_2'));
    const { instances, queued, commands } = await count({ workspaceId: shop });
    assert.deepEqual([instances, queued, commands], [{ ...none, open: 1 }, 2, 0]);
    ok(await messaging.deleteInstance(shop, 'ins_1'));
    assert.deepEqual(await count({ workspaceId: shop }), nothing);
  }),

  test(
    'messaging.countWaiting counts queued messages by the state of their instance, of a workspace or of all',
    async messaging => {
      const none = { created: 0, connecting: 0, open: 0, closed: 0, failed: 0 };
      const count = async (query: object = {}) =>
        (await messaging.countWaiting({ now, ...query })).queuedByState;
      assert.deepEqual(await count(), none);
      await held(messaging);
      for (const state of ['connecting', 'open'] as const)
        ok(await messaging.changeInstance(shop, 'ins_1', { state }));
      ok(await messaging.createInstance(shop, instance('ins_2')));
      ok(await messaging.createInstance(shop, instance('ins_3')));
      ok(await messaging.createInstance(other, instance('ins_1')));
      await add(messaging, [message('msg_1'), message('msg_2', { send_at: later }), received('msg_3')]);
      const ofThird = ['msg_4', 'msg_5', 'msg_6'].map(id => message(id, { instance_id: 'ins_3' }));
      ok(await messaging.addMessages(shop, 'ins_3', ofThird));
      ok(await messaging.addMessages(other, 'ins_1', [message('msg_1')]));
      assert.deepEqual(await count({ workspaceId: shop }), { ...none, open: 2, created: 3 });
      assert.deepEqual(await count({ workspaceId: other }), { ...none, created: 1 });
      assert.deepEqual(await count(), { ...none, open: 2, created: 4 });
      ok(await messaging.changeInstance(shop, 'ins_1', { state: 'closed' }));
      assert.deepEqual(await count({ workspaceId: shop }), { ...none, closed: 2, created: 3 });
      for (const text of hostileTexts) assert.deepEqual(await count({ workspaceId: text }), none);
      ok(await messaging.deleteInstance(shop, 'ins_3'));
      assert.deepEqual(await count({ workspaceId: shop }), { ...none, closed: 2 });
    },
    { uses: ['messaging.queued_by_state'] },
  ),
];
