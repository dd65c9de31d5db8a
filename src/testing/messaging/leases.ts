import assert from 'node:assert/strict';
import { defined } from '../../common/defined.ts';
import { type MessagingRepository, refuse } from '../../repository/index.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { hostileTexts, other, shop } from '../sample.ts';
import {
  add,
  command,
  contact,
  group,
  held,
  ins1,
  instance,
  later,
  message,
  now,
  ok,
  range,
  received,
  sent,
  soon,
  take,
} from './sample.ts';

const claim = async (messaging: MessagingRepository, more: object = {}) =>
  (await messaging.claimInstances({ leaseFor: 30_000, limit: 100, now, ...more })).map(
    ({ workspaceId, instance: { id, generation } }) => `${workspaceId} ${id} ${generation}`,
  );

/** Every write of a holder, with its generation. */
const writes: Readonly<Record<string, (messaging: MessagingRepository, generation: number) => unknown>> = {
  changeInstance: (messaging, generation) =>
    ins1(messaging).changeInstance({ state: 'connecting' }, { generation }),
  addMessages: (messaging, generation) => ins1(messaging).addMessages([received('msg_new')], { generation }),
  takeMessages: (messaging, generation) => ins1(messaging).takeMessages({ generation, limit: 10, now }),
  settleMessage: (messaging, generation) => ins1(messaging).settleMessage('msg_1', sent('A'), { generation }),
  advanceMessage: (messaging, generation) =>
    ins1(messaging).advanceMessage({ id: 'msg_1' }, { state: 'read', at: now }, { generation }),
  changeMessage: (messaging, generation) =>
    ins1(messaging).changeMessage({ id: 'msg_1' }, { deletedAt: now }, { generation }),
  react: (messaging, generation) =>
    ins1(messaging).react({ id: 'msg_1' }, { from: '+49', emoji: '👍', at: now }, { generation }),
  putContact: (messaging, generation) => ins1(messaging).putContact(contact('con_new'), { generation }),
  putGroup: (messaging, generation) => ins1(messaging).putGroup(group('grp_new'), { generation }),
  changeGroup: (messaging, generation) =>
    ins1(messaging).changeGroup({ id: 'grp_1' }, () => ({ name: 'New' }), { generation }),
  takeCommands: (messaging, generation) => ins1(messaging).takeCommands({ generation, limit: 10, now }),
  settleCommand: (messaging, generation) =>
    ins1(messaging).settleCommand('cmd_1', { state: 'failed', reason: 'no' }, { generation }),
};

const test = casesOf('messaging');

export const leaseCases: readonly ConformanceCase[] = [
  test('messaging.claimInstances leases what somebody wants open, or logged out while it is paired, oldest first', async messaging => {
    const memory = { paired: true };
    await messaging.createInstance(shop, instance('ins_b'));
    await messaging.createInstance(shop, instance('ins_a', { created_at: '2026-01-01T00:00:00Z' }));
    await messaging.createInstance(shop, instance('ins_closed', { wanted: 'closed', memory }));
    await messaging.createInstance(shop, instance('ins_out', { wanted: 'logged_out' }));
    await messaging.createInstance(shop, instance('ins_paired', { wanted: 'logged_out', memory }));
    await messaging.createInstance(other, instance('ins_c', { driver: 'xmpp', created_at: soon }));
    assert.deepEqual(await claim(messaging, { drivers: [] }), []);
    assert.deepEqual(await claim(messaging, { drivers: ['xmpp', ...hostileTexts] }), ['ws_other ins_c 1']);
    assert.deepEqual(await claim(messaging, { limit: 1 }), ['ws_shop ins_a 1']);
    assert.deepEqual(await claim(messaging), ['ws_shop ins_b 1', 'ws_shop ins_paired 1']);
    assert.deepEqual(await claim(messaging), []);
    const stored = await messaging.findInstance(shop, 'ins_a');
    const leaseUntil = Date.parse(now) + 30_000;
    assert.equal(Date.parse(stored?.lease_until ?? ''), leaseUntil);
    const expired = new Date(leaseUntil).toISOString();
    assert.deepEqual(await claim(messaging, { now: expired, limit: 1 }), ['ws_shop ins_a 2']);
  }),
  test('messaging.claimInstances leases no instance to two callers, no matter who races', async messaging => {
    for (const index of range(6)) await messaging.createInstance(shop, instance(`ins_${index}`));
    const claimed = (await Promise.all(range(10).map(() => claim(messaging, { limit: 2 })))).flat();
    assert.deepEqual(
      claimed.sort(),
      range(6).map(index => `ws_shop ins_${index} 1`),
    );
  }),
  test('messaging.claimInstances leases at once what a process that has ended held, and nothing else that is held', async messaging => {
    for (const name of ['ended', 'alive', 'nameless', 'free', 'given-back'])
      await messaging.createInstance(shop, instance(`ins_${name}`, { driver: name }));
    const of = (driver: string, holder?: string) =>
      messaging.claimInstances({
        leaseFor: 30_000,
        limit: 100,
        now,
        drivers: [driver],
        ...defined({ holder }),
      });
    await of('ended', 'one');
    await of('alive', 'two');
    await of('nameless');
    await messaging.releaseInstances(
      (await of('given-back', 'two')).map(one => ({
        workspaceId: shop,
        instanceId: one.instance.id,
        generation: one.instance.generation,
      })),
    );
    const hasEnded = (holder: string) => holder === 'one';
    assert.deepEqual(await claim(messaging, { drivers: ['alive'], hasEnded }), []);
    assert.deepEqual(await claim(messaging, { holder: 'two', hasEnded: () => false }), [
      'ws_shop ins_free 1',
      'ws_shop ins_given-back 2',
    ]);
    assert.equal((await messaging.findInstance(shop, 'ins_alive'))?.holder, 'two');
    assert.deepEqual(await claim(messaging, { limit: 1, hasEnded, holder: 'two' }), ['ws_shop ins_ended 2']);
    assert.deepEqual(await claim(messaging, { hasEnded }), []);
    // The name goes with the lease.
    assert.deepEqual(await claim(messaging, { now: later, drivers: ['ended'] }), ['ws_shop ins_ended 3']);
    assert.equal((await messaging.findInstance(shop, 'ins_ended'))?.holder, undefined);
    const atThatTime = { now: later, hasEnded: () => true, drivers: ['ended'] };
    assert.deepEqual(await claim(messaging, atThatTime), []);
    for (const holder of ['', ...hostileTexts.filter(text => /[\p{Cc}\p{Cs}]/u.test(text))])
      await assert.rejects(
        async () => messaging.claimInstances({ leaseFor: 1, limit: 1, holder, now }),
        { name: 'InvalidDataError' },
        holder,
      );
  }),
  test('messaging.claimInstances leases what a process that has ended held to one caller only, no matter who races', async messaging => {
    for (const index of range(6)) await messaging.createInstance(shop, instance(`ins_${index}`));
    await claim(messaging, { holder: 'one' });
    const hasEnded = (holder: string) => holder === 'one';
    const claims = range(10).map(() => claim(messaging, { limit: 2, holder: 'two', hasEnded }));
    assert.deepEqual(
      (await Promise.all(claims)).flat().sort(),
      range(6).map(index => `ws_shop ins_${index} 2`),
    );
  }),
  test('messaging refuses every write of a generation that has lost its instance, and nothing has changed', async messaging => {
    await held(messaging);
    await add(messaging, [message('msg_1'), message('msg_2', { chat: '+4902' })]);
    await ins1(messaging).putGroup(group('grp_1'));
    await ins1(messaging).addCommand(command('cmd_1', { expires_at: later }));
    await take(messaging, { limit: 1 });
    assert.deepEqual(await claim(messaging, { now: soon }), ['ws_shop ins_1 2']);
    const state = async () => [
      await ins1(messaging).findInstance(),
      (await ins1(messaging).listMessages({ limit: 10 })).messages,
      await ins1(messaging).findContact({ id: 'con_new' }),
      (await ins1(messaging).listGroups({ limit: 10 })).groups,
      await ins1(messaging).findCommand('cmd_1'),
    ];
    const unchanged = await state();
    for (const [name, write] of Object.entries(writes))
      for (const generation of [0, 1, 3])
        assert.deepEqual(await write(messaging, generation), refuse('lost'), name);
    assert.deepEqual(await state(), unchanged);
    for (const [name, write] of Object.entries(writes))
      assert.notDeepEqual(await write(messaging, 2), refuse('lost'), name);
  }),
  test('messaging.renewInstances extends the leases of those that still have them, and returns these', async messaging => {
    const first = await held(messaging);
    const second = await held(messaging, 'ins_2');
    const gone = await held(messaging, 'ins_3');
    await messaging.deleteInstance(shop, 'ins_3');
    const strange = hostileTexts.map(text => ({ ...first, instanceId: text }));
    const elsewhere = { ...first, workspaceId: other };
    const renewed = await messaging.renewInstances(
      [second, ...strange, elsewhere, gone, { ...first, generation: 0 }, first],
      { leaseFor: 90_000, now },
    );
    const until = Date.parse(now) + 90_000;
    assert.deepEqual(
      renewed.map(one => [one.instance.id, Date.parse(one.instance.lease_until ?? '')]),
      [
        ['ins_2', until],
        ['ins_1', until],
      ],
    );
    assert.deepEqual(renewed[1]?.instance, await ins1(messaging).findInstance());
    assert.deepEqual(await claim(messaging, { now: soon }), []);
    assert.deepEqual((await claim(messaging, { now: later })).length, 2);
    assert.deepEqual(await messaging.renewInstances([first, second], { leaseFor: 1, now: later }), []);
    assert.deepEqual(await claim(messaging, { now: later }), []);
  }),
  test('messaging.renewInstances and claimInstances never both get an instance whose lease is over', async messaging => {
    const mine = [];
    for (const index of range(5)) mine.push(await held(messaging, `ins_${index}`));
    const [renewed, ...claims] = await Promise.all([
      messaging.renewInstances(mine, { leaseFor: 30_000, now: soon }),
      ...range(3).map(() => messaging.claimInstances({ leaseFor: 30_000, limit: 2, now: soon })),
    ]);
    const ids = [...renewed, ...claims.flat()].map(one => one.instance.id);
    assert.deepEqual(ids.sort(), ['ins_0', 'ins_1', 'ins_2', 'ins_3', 'ins_4']);
  }),
  test('messaging.releaseInstances lets anybody claim what the caller held, and nothing that others hold', async messaging => {
    const first = await held(messaging);
    await messaging.releaseInstances([first]);
    assert.deepEqual(await claim(messaging), ['ws_shop ins_1 2']);
    await messaging.releaseInstances([
      first,
      { ...first, workspaceId: other, generation: 2 },
      ...hostileTexts.map(text => ({ ...first, instanceId: text })),
    ]);
    assert.deepEqual(await claim(messaging), []);
  }),
  test('messaging.changeInstance interrupts a holder: it has lost the instance, which anybody may claim at once', async messaging => {
    const mine = await held(messaging);
    const changed = ok(await ins1(messaging).changeInstance({ wanted: 'open' }, { interrupt: true, now }));
    assert.deepEqual([changed.generation, changed.lease_until], [2, null]);
    for (const [name, write] of Object.entries(writes))
      assert.deepEqual(await write(messaging, 1), refuse('lost'), name);
    assert.deepEqual(await messaging.renewInstances([mine], { leaseFor: 1, now }), []);
    assert.deepEqual(await claim(messaging), ['ws_shop ins_1 3']);
  }),
  test('messaging.changeInstance interrupts once for each racing call, and no holder keeps the instance', async messaging => {
    await held(messaging);
    const answers = await Promise.all([
      ...range(5).map(() => ins1(messaging).changeInstance({}, { interrupt: true, now })),
      ...range(5).map(() => ins1(messaging).changeInstance({ name: 'Mine' }, { generation: 1, now })),
    ]);
    const generations = answers.flatMap(answer => ('generation' in answer ? [answer.generation] : []));
    assert.deepEqual(
      generations.filter(one => one > 1).sort(),
      range(5).map(index => index + 2),
    );
    assert.equal((await ins1(messaging).findInstance())?.generation, 6);
  }),
  test('messaging.workOf tells what there is to do for those that still have their instance', async messaging => {
    const first = await held(messaging);
    const second = await held(messaging, 'ins_2');
    const work = async (at: string = now) =>
      (
        await messaging.workOf([first, { ...second, generation: 0 }, { ...first, workspaceId: other }], {
          now: at,
        })
      ).map(({ instanceId, messages, commands }) => [instanceId, messages, commands]);
    assert.deepEqual(await work(), [['ins_1', false, false]]);
    await add(messaging, [message('msg_1', { send_at: soon }), received('msg_2')]);
    assert.deepEqual(await work(), [['ins_1', false, false]]);
    assert.deepEqual(await work(soon), [['ins_1', true, false]]);
    await take(messaging, { at: soon });
    await ins1(messaging).settleMessage(
      'msg_1',
      { state: 'queued', reason: 'busy', retryAt: later },
      { generation: 1 },
    );
    await ins1(messaging).addCommand(command('cmd_1'));
    assert.deepEqual(await work(soon), [['ins_1', false, true]]);
    await ins1(messaging).takeCommands({ generation: 1, limit: 10, now });
    assert.deepEqual(await work(soon), [['ins_1', false, false]]);
    assert.deepEqual(await work(later), [['ins_1', true, false]]);
    const strange = hostileTexts.map(text => ({ ...first, instanceId: text }));
    assert.deepEqual(await messaging.workOf(strange), []);
  }),
];
