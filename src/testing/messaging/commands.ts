import assert from 'node:assert/strict';
import { refuse } from '../../repository/index.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { outcomesOf } from '../outcomes.ts';
import { hostileTexts, other, shop } from '../sample.ts';
import { before, command, held, ins1, instance, later, now, ok, range, soon, turns } from './sample.ts';

const mine = { generation: 1 };

const test = casesOf('messaging');

export const commandCases: readonly ConformanceCase[] = [
  test('messaging.takeCommands takes the waiting commands of an instance, oldest first, and each once', async messaging => {
    await held(messaging);
    await held(messaging, 'ins_2');
    const first = command('cmd_b');
    assert.deepEqual(await ins1(messaging).addCommand(first), first);
    ok(await ins1(messaging).addCommand(command('cmd_a')));
    ok(await ins1(messaging).addCommand(command('cmd_c', { created_at: before })));
    ok(await messaging.addCommand(shop, 'ins_2', command('cmd_d', { instance_id: 'ins_2' })));
    assert.deepEqual(await ins1(messaging).addCommand(command('cmd_a')), refuse('taken'));
    const take = async (limit: number) =>
      ok(await ins1(messaging).takeCommands({ generation: 1, limit, now })).map(
        ({ id, taken }) => `${id} ${taken}`,
      );
    // Those of one moment in the order in which they came, and not by their ids.
    assert.deepEqual(await take(2), ['cmd_c 1', 'cmd_b 1']);
    assert.deepEqual(await take(2), ['cmd_a 1']);
    assert.deepEqual(await take(2), []);
    const stored = await ins1(messaging).findCommand('cmd_b');
    assert.deepEqual(stored, { ...first, taken: 1 });
    for (const text of hostileTexts) {
      assert.deepEqual(await messaging.addCommand(shop, text, command('cmd_x')), refuse('not_found'));
      assert.equal(await ins1(messaging).findCommand(text), null);
      assert.equal(await messaging.findCommand(shop, text, 'cmd_b'), null);
      assert.deepEqual(
        await messaging.takeCommands(shop, text, { generation: 1, limit: 1 }),
        refuse('not_found'),
      );
    }
    assert.equal(await messaging.findCommand(shop, 'ins_2', 'cmd_b'), null);
    assert.equal(await messaging.findCommand(other, 'ins_1', 'cmd_b'), null);
  }),
  test('messaging.takeCommands gives no command to two callers, no matter who races', async messaging => {
    await held(messaging);
    for (const index of range(9)) ok(await ins1(messaging).addCommand(command(`cmd_${index}`)));
    const taken = await Promise.all(
      range(6).map(async index => {
        await turns(index % 3);
        return ok(await ins1(messaging).takeCommands({ generation: 1, limit: 2, now }));
      }),
    );
    assert.deepEqual(
      taken
        .flat()
        .map(({ id }) => id)
        .sort(),
      range(9).map(index => `cmd_${index}`),
    );
  }),
  test('messaging.addCommand stores one command of twenty racing calls with one id', async messaging => {
    await held(messaging);
    const add = (index: number) => ins1(messaging).addCommand(command('cmd_1', { input: { index } }));
    const answers = await Promise.all(range(20).map(add));
    assert.deepEqual(outcomesOf(answers), ['stored', ...Array(19).fill('taken')]);
    const stored = answers.find(answer => 'id' in answer);
    assert.deepEqual(await ins1(messaging).findCommand('cmd_1'), stored);
  }),
  test('messaging.takeCommands carries out no command that has expired, or that an earlier generation had taken', async messaging => {
    await held(messaging);
    ok(await ins1(messaging).addCommand(command('cmd_1', { expires_at: later })));
    ok(await ins1(messaging).takeCommands({ generation: 1, limit: 5, now }));
    ok(await ins1(messaging).addCommand(command('cmd_2', { expires_at: soon })));
    ok(await ins1(messaging).addCommand(command('cmd_3', { expires_at: later })));
    await messaging.claimInstances({ leaseFor: 30_000, limit: 5, now: soon });
    const taken = ok(await ins1(messaging).takeCommands({ generation: 2, limit: 5, now: soon }));
    assert.deepEqual(
      taken.map(({ id }) => id),
      ['cmd_3'],
    );
    for (const id of ['cmd_1', 'cmd_2']) {
      const failed = await ins1(messaging).findCommand(id);
      assert.equal(failed?.state, 'failed');
      assert.match(failed.reason ?? '', /./);
    }
    assert.deepEqual(
      await ins1(messaging).settleCommand('cmd_1', { state: 'done', result: null }, { generation: 2 }),
      refuse('changed'),
    );
  }),
  test('messaging.settleCommand stores one outcome of those that race, from its holder only', async messaging => {
    await held(messaging);
    const record = command('cmd_1');
    ok(await ins1(messaging).addCommand(record));
    const settle = (id: string, index: number) =>
      ins1(messaging).settleCommand(
        id,
        index % 2 === 0
          ? { state: 'done', result: { 'any \u0000': [index] } }
          : { state: 'failed', reason: `no ${index}` },
        mine,
      );
    assert.deepEqual(await settle('cmd_1', 0), refuse('changed'));
    ok(await ins1(messaging).takeCommands({ generation: 1, limit: 5, now }));
    const answers = await Promise.all(range(10).map(index => settle('cmd_1', index)));
    assert.deepEqual(outcomesOf(answers), [...Array(9).fill('changed'), 'stored']);
    const first = answers.find(answer => 'id' in answer);
    assert.deepEqual(await ins1(messaging).findCommand('cmd_1'), first);
    for (const id of ['cmd_2', ...hostileTexts]) assert.deepEqual(await settle(id, 0), refuse('not_found'));
  }),
  test('messaging.settleCommand stores the code of a refusal with its reason, and no code without one', async messaging => {
    await held(messaging);
    for (const id of ['cmd_1', 'cmd_2']) ok(await ins1(messaging).addCommand(command(id)));
    ok(await ins1(messaging).takeCommands({ generation: 1, limit: 5, now }));
    const refusal = { state: 'failed', reason: 'You are not in it' } as const;
    const coded = { ...refusal, code: 'group_left' } as const;
    for (const [id, outcome] of [
      ['cmd_1', coded],
      ['cmd_2', refusal],
    ] as const) {
      const settled = ok(await ins1(messaging).settleCommand(id, outcome, mine));
      assert.deepEqual(settled, { ...command(id), taken: 1, ...outcome });
      assert.deepEqual(await ins1(messaging).findCommand(id), settled);
    }
  }),
  test('messaging.addCommand never leaves more commands waiting than an instance may have, no matter who races', async messaging => {
    await messaging.createInstance(shop, instance('ins_1'));
    ok(await ins1(messaging).addCommand(command('cmd_old', { expires_at: now })));
    const answers = await Promise.all(
      range(20).map(index => ins1(messaging).addCommand(command(`cmd_${index}`), { most: 4, now })),
    );
    assert.deepEqual(outcomesOf(answers), [...Array(4).fill('stored'), ...Array(16).fill('too_many')]);
  }),
];
