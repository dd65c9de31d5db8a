import assert from 'node:assert/strict';
import type { MessageState } from '../../generated/types.ts';
import { type MessagingRepository, messageSteps, refuse } from '../../repository/index.ts';
import { type ConformanceCase, casesOf } from '../case.ts';
import { hostileTexts } from '../sample.ts';
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
  requested,
  sent,
  soon,
  take,
  turns,
} from './sample.ts';

const mine = { generation: 1 };
const reports = ['sent', 'delivered', 'read', 'failed'] as const;

/** The states that a message can still get, by its steps. */
const reachable = (from: MessageState): Set<MessageState> =>
  new Set(messageSteps[from].flatMap(next => [next, ...reachable(next)]));

async function inState(messaging: MessagingRepository, id: string, state: MessageState) {
  await add(messaging, [message(id, { chat: id })]);
  await take(messaging, { limit: 1_000 });
  if (state === 'queued') return;
  const outcome = state === 'failed' ? ({ state: 'failed', reason: 'no' } as const) : sent(`X ${id}`);
  ok(await ins1(messaging).settleMessage(id, outcome, mine));
  if (state === 'delivered' || state === 'read')
    ok(await ins1(messaging).advanceMessage({ id }, { state, at: now }, mine));
}

async function find(messaging: MessagingRepository, id: string) {
  const found = await ins1(messaging).findMessage({ id });
  assert.ok(found, `there is no ${id}`);
  return found;
}

const test = casesOf('messaging');

export const progressCases: readonly ConformanceCase[] = [
  test('messaging.advanceMessage stores no step that messages do not have', async messaging => {
    await held(messaging);
    for (const from of Object.keys(messageSteps) as MessageState[])
      for (const to of reports) {
        const id = `msg_${from}_${to}`;
        await inState(messaging, id, from);
        const unchanged = await find(messaging, id);
        const answer = ok(
          await ins1(messaging).advanceMessage(
            { id },
            { state: to, at: soon },
            { ...mine, events: reported('progress') },
          ),
        );
        assert.deepEqual(await find(messaging, id), answer);
        if (reachable(from).has(to)) assert.equal(answer.state, to, `${from} → ${to}`);
        else assert.deepEqual(answer, unchanged, `${from} → ${to}`);
      }
    assert.deepEqual(
      (await readAll(messaging)).ids.sort(),
      (Object.keys(messageSteps) as MessageState[])
        .flatMap(from =>
          reports.filter(to => reachable(from).has(to)).map(to => `evt_progress_msg_${from}_${to}`),
        )
        .sort(),
    );
  }),
  test('messaging.advanceMessage gives the states that a report skips its time, and keeps earlier times', async messaging => {
    await held(messaging);
    await inState(messaging, 'msg_1', 'sent');
    const read = { state: 'read', at: soon } as const;
    const answer = ok(await ins1(messaging).advanceMessage({ externalId: 'X msg_1' }, read));
    assert.deepEqual([answer.sent_at, answer.delivered_at, answer.read_at], [now, soon, soon]);
    await inState(messaging, 'msg_2', 'sent');
    const failed = { state: 'failed', at: soon, reason: 'blocked' } as const;
    const other = ok(await ins1(messaging).advanceMessage({ id: 'msg_2' }, failed));
    assert.deepEqual([other.reason, other.sent_at, other.delivered_at], ['blocked', now, null]);
    for (const text of hostileTexts)
      for (const name of [{ id: text }, { externalId: text }])
        assert.deepEqual(await ins1(messaging).advanceMessage(name, read), refuse('not_found'));
  }),
  test('messaging.advanceMessage only goes forward, no matter who races, and tells of each state once', async messaging => {
    await held(messaging);
    for (const round of range(4)) {
      const id = `msg_${round}`;
      await inState(messaging, id, 'sent');
      await Promise.all(
        range(12).map(async index => {
          await turns((index * 5 + round) % 4);
          const state = (['delivered', 'read'] as const)[(index + round) % 2] ?? 'read';
          await ins1(messaging).advanceMessage(
            { id },
            { state, at: now },
            {
              events: changed => reported(changed.state)(changed),
            },
          );
        }),
      );
      assert.equal((await find(messaging, id)).state, 'read');
    }
    const { ids } = await readAll(messaging);
    const read = range(4).map(round => `evt_read_msg_${round}`);
    assert.deepEqual(ids.filter(id => read.includes(id)).sort(), read);
    assert.equal(new Set(ids).size, ids.length);
  }),
  test('messaging.advanceMessage takes the last word of one of racing reports: what failed is not read', async messaging => {
    await held(messaging);
    for (const round of range(5)) {
      const id = `msg_${round}`;
      await inState(messaging, id, 'sent');
      const states: MessageState[] = [];
      const report = async (state: 'failed' | 'read', count: number) => {
        await turns(count);
        const answer = await ins1(messaging).advanceMessage({ id }, { state, at: now });
        states.push(ok(answer).state);
      };
      await Promise.all([
        report('failed', round % 3),
        report('read', 1),
        report('failed', 2),
        report('read', 0),
      ]);
      const { state } = await find(messaging, id);
      assert.deepEqual(new Set(states), new Set([state]));
    }
  }),
  test('messaging.advanceMessage stores a report that is faster than the answer of the driver, which changes no state', async messaging => {
    await held(messaging);
    await inState(messaging, 'msg_1', 'queued');
    const delivered = { state: 'delivered', at: now } as const;
    ok(await ins1(messaging).advanceMessage({ id: 'msg_1' }, delivered, mine));
    assert.deepEqual(await take(messaging), []);
    const events = () => assert.fail('tells of a state that has not changed');
    const settled = ok(await ins1(messaging).settleMessage('msg_1', sent('A'), { ...mine, events }));
    assert.deepEqual(
      [settled.state, settled.external_id, settled.sending, settled.delivered_at],
      ['delivered', 'A', null, now],
    );
    await inState(messaging, 'msg_2', 'queued');
    ok(await ins1(messaging).advanceMessage({ id: 'msg_2' }, delivered, mine));
    const again = { state: 'queued', reason: 'no answer', retryAt: soon } as const;
    const kept = ok(await ins1(messaging).settleMessage('msg_2', again, { ...mine, events }));
    assert.deepEqual([kept.state, kept.retry_at], ['delivered', null]);
    assert.deepEqual(await take(messaging, { at: later }), []);
  }),
  test('messaging.advanceMessage ignores reports of received messages, and of those that were never handed over', async messaging => {
    await held(messaging);
    const [first, second] = await add(messaging, [received('msg_1'), message('msg_2')]);
    const events = () => assert.fail('tells of nothing');
    for (const one of [first, second]) {
      const name = { id: one?.id ?? '' };
      const answer = await ins1(messaging).advanceMessage(name, { state: 'read', at: now }, { events });
      assert.deepEqual(answer, one);
    }
    assert.equal((await ins1(messaging).findChat('+4901'))?.chat.unread, 1);
  }),
  test('messaging.changeMessage edits a message, and removes the content of one, once', async messaging => {
    await held(messaging);
    const [stored] = await add(messaging, [received('msg_1'), message('msg_2')]);
    const content = { kind: 'text', text: 'new' } as const;
    const change = (given: Parameters<typeof messaging.changeMessage>[3], name: string) =>
      ins1(messaging).changeMessage({ externalId: 'X msg_1' }, given, { events: reported(name) });
    const edited = { ...stored, content, edited_at: soon };
    assert.deepEqual(await change({ content, editedAt: soon }, 'a'), edited);
    assert.deepEqual(await change({ content, editedAt: later }, 'b'), edited);
    const deleted = { ...edited, content: null, deleted_at: later };
    assert.deepEqual(await change({ deletedAt: later }, 'c'), deleted);
    assert.deepEqual(await change({ deletedAt: now }, 'd'), deleted);
    assert.deepEqual(await change({ content, editedAt: now }, 'e'), deleted);
    assert.deepEqual((await readAll(messaging)).ids, ['evt_a_msg_1', 'evt_c_msg_1']);
    const when = () => false;
    const name = { id: 'msg_2' };
    assert.deepEqual(
      await ins1(messaging).changeMessage(name, { deletedAt: now }, { when }),
      refuse('changed'),
    );
    for (const text of hostileTexts)
      assert.deepEqual(
        await ins1(messaging).changeMessage({ id: text }, { deletedAt: now }),
        refuse('not_found'),
      );
  }),
  test('messaging.changeMessage lets a queued message that is deleted fail: it is never sent, even if it was being sent', async messaging => {
    await held(messaging);
    await add(messaging, [message('msg_1'), message('msg_2', { chat: '+4902' })]);
    const remove = (id: string) => ins1(messaging).changeMessage({ id }, { deletedAt: now });
    assert.deepEqual(ok(await remove('msg_1')).state, 'failed');
    assert.deepEqual(await take(messaging), ['msg_2']);
    assert.deepEqual(ok(await remove('msg_2')).state, 'queued');
    const again = { state: 'queued', reason: 'busy', retryAt: soon } as const;
    const settled = ok(await ins1(messaging).settleMessage('msg_2', again, mine));
    assert.deepEqual([settled.state, settled.retry_at, settled.content], ['failed', null, null]);
    assert.doesNotMatch(settled.reason ?? 'busy', /busy/);
    assert.deepEqual(await take(messaging, { at: later }), []);
  }),
  test('messaging.changeMessage and takeMessages never both get a queued message, no matter who races', async messaging => {
    await held(messaging);
    for (const round of range(6)) {
      const id = `msg_${round}`;
      await add(messaging, [message(id, { chat: id, ...requested(id) })]);
      const [taken, changed] = await Promise.all([
        turns(round % 3).then(() => take(messaging)),
        turns(1).then(() =>
          ins1(messaging).changeMessage(
            { id },
            { deletedAt: now },
            {
              when: ({ sending }) => sending === null,
            },
          ),
        ),
      ]);
      assert.equal(taken.includes(id), 'refused' in changed, `round ${round}`);
    }
  }),
  test('messaging.react keeps one reaction of each address, also of those that race', async messaging => {
    await held(messaging);
    await add(messaging, [received('msg_1')]);
    const react = (from: string, emoji: string | null, name = 'x') =>
      ins1(messaging).react({ externalId: 'X msg_1' }, { from, emoji, at: now }, { events: reported(name) });
    await Promise.all(range(20).map(index => react(`+49${index % 10}`, '👍', `first_${index}`)));
    const { reactions } = await find(messaging, 'msg_1');
    assert.deepEqual(
      reactions.map(({ from, emoji, at }) => `${from} ${emoji} ${at}`).sort(),
      range(10).map(index => `+49${index} 👍 ${now}`),
    );
    assert.equal((await readAll(messaging)).ids.length, 10);
    assert.equal(ok(await react('+490', '😀', 'other')).reactions.length, 10);
    assert.equal(ok(await react('+491', null, 'none')).reactions.length, 9);
    await react('+491', null, 'again');
    const { ids } = await readAll(messaging);
    assert.deepEqual(ids.slice(10).sort(), ['evt_none_msg_1', 'evt_other_msg_1']);
    for (const id of hostileTexts)
      assert.deepEqual(
        await ins1(messaging).react({ id }, { from: '+49', emoji: '👍', at: now }),
        refuse('not_found'),
      );
  }),
];
