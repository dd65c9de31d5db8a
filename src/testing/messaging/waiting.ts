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
    const count = async (query: object = {}) => messaging.countWaiting({ now, ...query });
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
];
