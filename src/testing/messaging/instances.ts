import assert from 'node:assert/strict';
import type { InstanceState } from '../../generated/types.ts';
import { instanceSteps, isRefused, type MessagingRepository, refuse } from '../../repository/index.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { outcomesOf } from '../outcomes.ts';
import { hostileTexts, other, shop } from '../sample.ts';
import {
  add,
  command,
  contact,
  group,
  ins1,
  instance,
  later,
  message,
  ok,
  range,
  readAll,
  received,
  reported,
  soon,
  turns,
} from './sample.ts';

const states = Object.keys(instanceSteps) as InstanceState[];

/** How a new instance gets each state. */
const ways: Readonly<Record<InstanceState, readonly InstanceState[]>> = {
  created: [],
  connecting: ['connecting'],
  open: ['connecting', 'open'],
  closed: ['connecting', 'closed'],
  failed: ['connecting', 'failed'],
};

async function inState(messaging: MessagingRepository, id: string, state: InstanceState) {
  ok(await messaging.createInstance(shop, instance(id)));
  for (const step of ways[state]) ok(await messaging.changeInstance(shop, id, { state: step }));
}

const test = casesOf('messaging');

export const instanceCases: readonly ConformanceCase[] = [
  test('messaging.createInstance stores an instance, and keeps a copy', async messaging => {
    const record = instance('ins_1', {
      memory: { keys: ['a', 1, null] },
      pairing: { method: 'qr', text: 'é 😀', expires_at: later },
      rate: 60,
    });
    assert.deepEqual(await messaging.createInstance(shop, record), record);
    const stored = structuredClone(record);
    Object.assign(record.settings, { password: 'another' });
    assert.deepEqual(await ins1(messaging).findInstance(), stored);
    assert.deepEqual(await messaging.createInstance(shop, instance('ins_1')), refuse('taken'));
    for (const text of ['ws_nobody', ...hostileTexts])
      assert.deepEqual(await messaging.createInstance(text, instance('ins_2')), refuse('workspace_unknown'));
  }),
  test('messaging.listInstances lists the instances of a workspace, oldest first', async messaging => {
    await messaging.createInstance(shop, instance('ins_b'));
    await messaging.createInstance(shop, instance('ins_c', { created_at: '2026-01-01T00:00:00Z' }));
    await messaging.createInstance(shop, instance('ins_a'));
    await messaging.createInstance(other, instance('ins_d'));
    const ids = (await messaging.listInstances(shop)).map(({ id }) => id);
    assert.deepEqual(ids, ['ins_c', 'ins_a', 'ins_b']);
    for (const text of ['ins_d', ...hostileTexts]) {
      assert.equal(await messaging.findInstance(shop, text), null);
      assert.deepEqual(await messaging.listInstances(text), []);
    }
  }),
  test('messaging.createInstance never leaves a workspace with more than it may have, no matter who races', async messaging => {
    await messaging.createInstance(other, instance('ins_other'));
    const made = await Promise.all(
      range(20).map(index => messaging.createInstance(shop, instance(`ins_${index}`), { most: 3 })),
    );
    assert.deepEqual(outcomesOf(made), [...Array(3).fill('stored'), ...Array(17).fill('too_many')]);
    assert.equal((await messaging.listInstances(shop)).length, 3);
  }),
  test('messaging.changeInstance stores no step that instances do not have', async messaging => {
    for (const from of states)
      for (const to of states) {
        const id = `ins_${from}_${to}`;
        await inState(messaging, id, from);
        const answer = await messaging.changeInstance(shop, id, { state: to, reason: 'a step' });
        const isAllowed = instanceSteps[from].includes(to);
        if (!isAllowed) assert.deepEqual(answer, refuse('step'), `${from} → ${to}`);
        const stored = await messaging.findInstance(shop, id);
        assert.deepEqual(
          [stored?.state, stored?.reason],
          isAllowed ? [to, 'a step'] : [from, null],
          `${from} → ${to}`,
        );
      }
  }),
  test('messaging.changeInstance stores no illegal step, no matter who races: what was closed is not open', async messaging => {
    for (const round of range(5)) {
      const id = `ins_${round}`;
      await inState(messaging, id, 'connecting');
      await Promise.all([
        ...range(5).map(async index => {
          await turns(index);
          return messaging.changeInstance(shop, id, { state: 'open' });
        }),
        turns(round).then(() => messaging.changeInstance(shop, id, { state: 'closed' })),
      ]);
      assert.equal((await messaging.findInstance(shop, id))?.state, 'closed');
    }
  }),
  test('messaging.changeInstance lets exactly one of the racing callers through whose condition only one can meet', async messaging => {
    await inState(messaging, 'ins_1', 'created');
    const answers = await Promise.all(
      range(10).map(index =>
        ins1(messaging).changeInstance(
          { state: 'connecting', reason: `${index}` },
          { when: ({ state }) => state === 'created' },
        ),
      ),
    );
    assert.deepEqual(outcomesOf(answers), [...Array(9).fill('changed'), 'stored']);
    const [first] = answers.filter(answer => !isRefused(answer));
    assert.deepEqual(await ins1(messaging).findInstance(), first);
  }),
  test(
    'messaging.changeInstance changes what it is given, the time of the change, and nothing else',
    async (messaging, { webhooks }) => {
      const record = instance('ins_1', { pairing: { method: 'qr', text: 'a', expires_at: later } });
      await messaging.createInstance(shop, record);
      const change = { name: 'New', pairing: null, address: '+49', memory: { a: 1 }, rate: 5 };
      const changed = await ins1(messaging).changeInstance(change, { now: soon, events: reported('a') });
      assert.deepEqual(changed, { ...record, ...change, changed_at: soon });
      const kept = await ins1(messaging).changeInstance({}, { now: later });
      assert.deepEqual(kept, { ...record, ...change, changed_at: later });
      assert.deepEqual((await readAll(messaging)).ids, ['evt_a_ins_1']);
      const { deliveries } = await webhooks.listDeliveries(shop, { limit: 10 });
      assert.deepEqual(
        deliveries.map(({ event_id }) => event_id),
        ['evt_a_ins_1'],
      );
      const events = () => assert.fail('tells of a change that was refused');
      for (const id of ['ins_2', ...hostileTexts])
        assert.deepEqual(
          await messaging.changeInstance(shop, id, { name: 'x' }, { events }),
          refuse('not_found'),
        );
      assert.deepEqual(await ins1(messaging).changeInstance({ state: 'open' }, { events }), refuse('step'));
    },
    { needs: ['webhooks'] },
  ),
  test('messaging.changeInstance leaves what is queued without a sender to the account whose address goes', async messaging => {
    const queued = async (id: string, more: object = {}) => add(messaging, [message(id, more)]);
    const senders = async (instanceId: string) =>
      (await messaging.listMessages(shop, instanceId, { limit: 10 })).messages
        .map(({ id, from }) => `${id} ${from}`)
        .sort();
    for (const id of ['ins_1', 'ins_2']) ok(await messaging.createInstance(shop, instance(id)));
    await queued('msg_1');
    await queued('msg_2', { instance_id: 'ins_2' });
    await add(messaging, [received('msg_3', { from: null })]);
    ok(await ins1(messaging).changeInstance({ address: '+491' }));
    ok(await ins1(messaging).changeInstance({ name: 'Other', address: '+491' }));
    const unsigned = ['msg_1 null', 'msg_3 null'];
    assert.deepEqual(await senders('ins_1'), unsigned);
    const refused = await ins1(messaging).changeInstance({ address: null }, { when: () => false });
    assert.deepEqual(refused, refuse('changed'));
    assert.deepEqual(await senders('ins_1'), unsigned);
    ok(await ins1(messaging).changeInstance({ address: null }));
    await queued('msg_4');
    ok(await ins1(messaging).changeInstance({ address: '+492' }));
    ok(await ins1(messaging).changeInstance({ address: '+493' }));
    assert.deepEqual(await senders('ins_1'), ['msg_1 +491', 'msg_3 null', 'msg_4 +492']);
    assert.deepEqual(await senders('ins_2'), ['msg_2 null']);
  }),
  test('messaging.deleteInstance deletes an instance with all that belongs to it, once, and keeps its events', async messaging => {
    for (const id of ['ins_1', 'ins_2']) {
      const mine = { instance_id: id };
      ok(await messaging.createInstance(shop, instance(id), { events: reported('made') }));
      await add(messaging, [message(`msg_${id}`, mine), received(`in_${id}`, mine)]);
      ok(await messaging.putContact(shop, id, contact(`con_${id}`, mine)));
      ok(await messaging.putGroup(shop, id, group(`grp_${id}`, mine)));
      ok(await messaging.addCommand(shop, id, command(`cmd_${id}`, mine)));
    }
    const answers = await Promise.all(
      range(5).map(() => ins1(messaging).deleteInstance({ events: reported('gone') })),
    );
    assert.deepEqual(outcomesOf(answers), [...Array(4).fill('not_found'), 'stored']);
    const list = { limit: 10 };
    const all = async (id: string) => [
      await messaging.findInstance(shop, id),
      await messaging.findMessage(shop, id, { id: `msg_${id}` }),
      await messaging.findMessage(shop, id, { externalId: `X in_${id}` }),
      (await messaging.listMessages(shop, id, list)).messages[0] ?? null,
      (await messaging.listChats(shop, id, list)).chats[0] ?? null,
      await messaging.findChat(shop, id, '+4901'),
      (await messaging.listContacts(shop, id, list)).contacts[0] ?? null,
      await messaging.findContact(shop, id, { id: `con_${id}` }),
      (await messaging.listGroups(shop, id, list)).groups[0] ?? null,
      await messaging.findGroup(shop, id, { address: `grp_${id}@groups` }),
      await messaging.findCommand(shop, id, `cmd_${id}`),
    ];
    const found = (await all('ins_1')).filter(one => one !== null);
    assert.deepEqual(found, []);
    assert.equal((await all('ins_2')).includes(null), false);
    const { ids } = await readAll(messaging);
    assert.deepEqual(ids.sort(), ['evt_gone_ins_1', 'evt_made_ins_1', 'evt_made_ins_2']);
    for (const id of hostileTexts)
      assert.deepEqual(await messaging.deleteInstance(shop, id), refuse('not_found'));
  }),
  test('messaging.deleteInstance leaves nothing behind of what others write at the same time', async messaging => {
    for (const round of range(3)) {
      const id = `ins_${round}`;
      const mine = { instance_id: id };
      await messaging.createInstance(shop, instance(id));
      const writes = range(4).flatMap(index => [
        () => messaging.addMessages(shop, id, [received(`msg_${round}_${index}`, mine)]),
        () => messaging.putContact(shop, id, contact(`con_${round}_${index}`, mine)),
        () => messaging.putGroup(shop, id, group(`grp_${round}_${index}`, mine)),
        () => messaging.addCommand(shop, id, command(`cmd_${round}_${index}`, mine)),
        () => messaging.changeInstance(shop, id, { name: `${index}` }),
      ]);
      const answers = await Promise.all([
        ...writes.map(async (write, index) => {
          await turns(index % 4);
          return write();
        }),
        turns(round).then(() => messaging.deleteInstance(shop, id)),
      ]);
      const refusals = answers.flatMap(answer => (isRefused(answer) ? [answer.refused] : []));
      assert.deepEqual(
        refusals,
        refusals.map(() => 'not_found'),
      );
      for (const write of writes) assert.deepEqual(await write(), refuse('not_found'));
      assert.equal(await messaging.findInstance(shop, id), null);
      assert.deepEqual((await messaging.listMessages(shop, id, { limit: 10 })).messages, []);
      assert.deepEqual((await messaging.listContacts(shop, id, { limit: 10 })).contacts, []);
      assert.deepEqual((await messaging.listChats(shop, id, { limit: 10 })).chats, []);
    }
  }),
];
