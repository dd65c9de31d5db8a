import assert from 'node:assert/strict';
import { refuse } from '../../repository/index.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { outcomesOf } from '../outcomes.ts';
import { hostileTexts, shop } from '../sample.ts';
import {
  add,
  held,
  ins1,
  later,
  message,
  now,
  ok,
  range,
  readAll,
  received,
  reported,
  sent,
  soon,
  take,
  turns,
} from './sample.ts';

const retry = (retryAt: string) => ({ state: 'queued', reason: 'busy', retryAt }) as const;
const mine = { generation: 1 };

const test = casesOf('messaging');

export const sendingCases: readonly ConformanceCase[] = [
  test('messaging.takeMessages takes the first queued message of each chat that is due, oldest first', async messaging => {
    await held(messaging);
    await add(messaging, [
      message('msg_1'),
      message('msg_2'),
      message('msg_3', { chat: '+4902', send_at: later }),
      message('msg_4', { chat: '+4902', created_at: '2026-05-05T05:05:04Z' }),
      message('msg_5', { chat: '+4903', send_at: soon }),
      received('msg_6', { chat: '+4904' }),
      message('msg_7', { chat: '+4905', state: 'sent' }),
    ]);
    const [first] = ok(await ins1(messaging).takeMessages({ generation: 1, limit: 1, now }));
    assert.deepEqual(
      [first?.message.id, first?.message.sending, first?.message.attempts, first?.again],
      ['msg_4', 1, 1, false],
    );
    assert.deepEqual(await ins1(messaging).findMessage({ id: 'msg_4' }), first?.message);
    assert.deepEqual(await take(messaging), ['msg_1']);
    assert.deepEqual(await take(messaging), []);
    assert.deepEqual(await take(messaging, { at: soon }), ['msg_5']);
    // The earlier one of its chat is due now, but the chat has one that is being sent.
    assert.deepEqual(await take(messaging, { at: later }), []);
    ok(await ins1(messaging).settleMessage('msg_4', sent(), mine));
    assert.deepEqual(await take(messaging, { at: later }), ['msg_3']);
    for (const id of ['ins_2', ...hostileTexts]) {
      const options = { generation: 1, limit: 1 };
      assert.deepEqual(await messaging.takeMessages(shop, id, options), refuse('not_found'));
    }
  }),
  test('messaging.takeMessages never takes two messages of a chat, or one twice, no matter who races', async messaging => {
    await held(messaging);
    await add(
      messaging,
      range(20).map(index => message(`msg_${index}`, { chat: `+490${index % 4}` })),
    );
    const taken = (
      await Promise.all(
        range(10).map(async index => {
          await turns(index % 3);
          return take(messaging, { limit: 3 });
        }),
      )
    ).flat();
    assert.deepEqual(taken.sort(), ['msg_0', 'msg_1', 'msg_2', 'msg_3']);
  }),
  test('messaging.takeMessages hands the messages of each chat out in their order, once, to holders that race', async messaging => {
    await held(messaging);
    await add(
      messaging,
      range(30).map(index => message(`msg_${index}`, { chat: `+490${index % 3}` })),
    );
    const order: { chat: string; sequence: number }[] = [];
    const work = async () => {
      while (order.length < 30) {
        const taken = ok(await ins1(messaging).takeMessages({ generation: 1, limit: 2, now }));
        for (const { message: one } of taken) {
          order.push(one);
          await turns(one.sequence % 3);
          ok(await ins1(messaging).settleMessage(one.id, sent(), mine));
        }
        await turns(1);
      }
    };
    await Promise.all(range(3).map(work));
    for (const chat of ['+4900', '+4901', '+4902'])
      assert.deepEqual(
        order.filter(one => one.chat === chat).map(({ sequence }) => sequence),
        range(10).map(index => index + 1),
      );
  }),
  test('messaging.takeMessages takes what an earlier generation was sending again, and says so', async messaging => {
    await held(messaging);
    // Messages of the same moment have no order among chats.
    const earlier = { created_at: '2026-05-05T05:05:04Z' };
    await add(messaging, [
      message('msg_1', earlier),
      message('msg_2', earlier),
      message('msg_3', { chat: '+4902' }),
    ]);
    assert.deepEqual(await take(messaging, { limit: 1 }), ['msg_1']);
    await messaging.claimInstances({ leaseFor: 30_000, limit: 10, now: soon });
    const again = ok(await ins1(messaging).takeMessages({ generation: 2, limit: 10, now: soon }));
    assert.deepEqual(
      again.map(one => [one.message.id, one.message.sending, one.message.attempts, one.again]),
      [
        ['msg_1', 2, 2, true],
        ['msg_3', 2, 1, false],
      ],
    );
    assert.deepEqual(await ins1(messaging).settleMessage('msg_1', sent('A'), mine), refuse('lost'));
    ok(await ins1(messaging).settleMessage('msg_1', sent('A'), { generation: 2 }));
    assert.deepEqual(await take(messaging, { generation: 2 }), ['msg_2']);
  }),
  test('messaging.settleMessage stores that a message was sent, has failed, or is sent again later', async messaging => {
    await held(messaging);
    await add(messaging, [
      message('msg_1'),
      message('msg_2'),
      message('msg_3', { chat: '+4902' }),
      message('msg_4', { chat: '+4903' }),
    ]);
    await take(messaging);
    const settle = (id: string, outcome: Parameters<typeof messaging.settleMessage>[3]) =>
      ins1(messaging).settleMessage(id, outcome, { ...mine, events: reported('settled') });
    const shown = (answer: Awaited<ReturnType<typeof settle>>) => {
      const { state, reason, sending, retry_at, external_id, sent_at, attempts } = ok(answer);
      return [state, reason, sending, retry_at, external_id, sent_at, attempts];
    };
    assert.deepEqual(shown(await settle('msg_1', sent('A'))), ['sent', null, null, null, 'A', now, 1]);
    const refusal = { state: 'failed', reason: 'no such address' } as const;
    assert.deepEqual(shown(await settle('msg_3', refusal)), [
      'failed',
      'no such address',
      null,
      null,
      null,
      null,
      1,
    ]);
    assert.deepEqual(shown(await settle('msg_4', retry(soon))), [
      'queued',
      'busy',
      null,
      soon,
      null,
      null,
      1,
    ]);
    for (const id of ['msg_1', 'msg_2', 'msg_3', 'msg_4'])
      assert.deepEqual(await settle(id, sent('B')), refuse('changed'), id);
    for (const id of ['msg_nobody', ...hostileTexts])
      assert.deepEqual(await settle(id, sent('B')), refuse('not_found'));
    assert.deepEqual((await readAll(messaging)).ids, [
      'evt_settled_msg_1',
      'evt_settled_msg_3',
      'evt_settled_msg_4',
    ]);
    assert.deepEqual(await ins1(messaging).findMessage({ externalId: 'A' }), {
      ...ok(await ins1(messaging).findMessage({ id: 'msg_1' })),
    });
  }),
  test('messaging.takeMessages lets a chat wait whose first message is sent again later, and no other chat', async messaging => {
    await held(messaging);
    await add(messaging, [message('msg_1'), message('msg_2'), message('msg_3', { chat: '+4902' })]);
    await take(messaging);
    await ins1(messaging).settleMessage('msg_1', retry(soon), mine);
    await ins1(messaging).settleMessage('msg_3', sent(), mine);
    await add(messaging, [message('msg_4', { chat: '+4902' })]);
    assert.deepEqual(await take(messaging), ['msg_4']);
    const [again] = ok(await ins1(messaging).takeMessages({ generation: 1, limit: 10, now: soon }));
    assert.deepEqual(
      [again?.message.id, again?.message.attempts, again?.message.retry_at, again?.again],
      ['msg_1', 2, null, false],
    );
    assert.deepEqual(await take(messaging, { at: later }), []);
  }),
  test('messaging.settleMessage stores one outcome of an attempt, no matter who races', async messaging => {
    await held(messaging);
    await add(messaging, [message('msg_1')]);
    await take(messaging);
    const outcomes = [sent('A'), { state: 'failed', reason: 'no' } as const, retry(soon)];
    const answers = await Promise.all(
      range(9).map(index =>
        ins1(messaging).settleMessage('msg_1', outcomes[index % 3] ?? sent(), {
          ...mine,
          events: reported(`settled_${index}`),
        }),
      ),
    );
    assert.deepEqual(outcomesOf(answers), [...Array(8).fill('changed'), 'stored']);
    assert.equal((await readAll(messaging)).ids.length, 1);
    const first = answers.find(answer => 'id' in answer);
    assert.deepEqual(await ins1(messaging).findMessage({ id: 'msg_1' }), first);
  }),
  test('messaging.settleMessage stores outcomes that come at the same time each by itself', async messaging => {
    await held(messaging);
    const ids = range(12).map(index => `msg_${String(index).padStart(2, '0')}`);
    await add(
      messaging,
      ids.map((id, index) => message(id, { chat: `+49${30 - index}` })),
    );
    assert.deepEqual((await take(messaging, { limit: 12 })).sort(), ids);
    await add(
      messaging,
      ids.map((id, index) => message(`next_${id}`, { chat: `+49${30 - index}` })),
    );
    const events = reported('settled');
    const settle = (id: string, generation = 1) =>
      ins1(messaging).settleMessage(id, sent(`X ${id}`), { generation, events });
    const [unknown, lost, ...answers] = await Promise.all([
      settle('msg_unknown'),
      settle(ids[0] ?? '', 2),
      ...ids.map((id, index) =>
        index === 3 ? ins1(messaging).settleMessage(id, retry(later), { ...mine, events }) : settle(id),
      ),
      // Again, in the same moment.
      ...ids.map(id => settle(id)),
    ]);
    assert.deepEqual([unknown, lost], [refuse('not_found'), refuse('lost')]);
    const firsts = answers.slice(0, ids.length).map(answer => ok(answer));
    assert.deepEqual(
      firsts.map(({ id, state, external_id }) => [id, state, external_id]),
      ids.map((id, index) => (index === 3 ? [id, 'queued', null] : [id, 'sent', `X ${id}`])),
    );
    for (const one of firsts) assert.deepEqual(await ins1(messaging).findMessage(one), one);
    assert.deepEqual(
      answers.slice(ids.length),
      ids.map(() => refuse('changed')),
    );
    assert.deepEqual((await readAll(messaging)).ids.sort(), ids.map(id => `evt_settled_${id}`).sort());
    // Each chat goes on with its next message, except the one that waits.
    const next = ids.filter((_, index) => index !== 3).map(id => `next_${id}`);
    assert.deepEqual((await take(messaging, { limit: 20 })).sort(), next);
  }),
  test('messaging.settleMessage gives no message the id on the channel that another one of its chat has', async messaging => {
    await held(messaging);
    await add(messaging, [message('msg_1'), message('msg_2', { state: 'sent', external_id: 'A' })]);
    await take(messaging);
    const settled = ok(await ins1(messaging).settleMessage('msg_1', sent('A'), mine));
    assert.deepEqual([settled.state, settled.external_id], ['sent', null]);
    assert.equal((await ins1(messaging).findMessage({ externalId: 'A' }))?.id, 'msg_2');
  }),
];
