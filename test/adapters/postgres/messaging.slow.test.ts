/** Messages, and who holds an instance, while transactions of others are open; and how old messages are pruned. */
import assert from 'node:assert/strict';
import type pg from 'pg';
import { isRefused, refuse } from '../../../src/repository/index.ts';
import {
  add,
  group,
  held as holding,
  instance,
  later,
  media,
  message,
  now,
  ok,
  range,
  received,
  reported,
  requested,
  sent,
  take,
} from '../../../src/testing/messaging/sample.ts';
import { sample, shop } from '../../../src/testing/sample.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { freshRepository } from '../../postgres-server.ts';
import { held, untilWaiting } from './held.ts';

const test = suiteOf('Messaging in PostgreSQL');
const here = [shop, 'ins_1'] as const;
const mine = { generation: 1 };

async function place(cleanup: Cleanup) {
  const { repository, pool, schema } = await freshRepository(cleanup);
  await repository.import(sample());
  await holding(repository.messaging);
  const open = await held(pool, schema);
  return {
    messaging: repository.messaging,
    pool,
    schema,
    open: { ...open, messaging: open.repository.messaging },
  };
}

test('waits with a message for another one of its chat, whose number it does not take', async cleanup => {
  for (const end of ['COMMIT', 'ROLLBACK'] as const) {
    const { messaging, pool, schema, open } = await place(cleanup);
    const first = open.messaging.addMessages(...here, [message('msg_1')], { events: reported('added') });
    await open.reached;
    const second = add(messaging, [message('msg_2')]);
    await untilWaiting(pool, schema);
    open.end(end);
    if (end === 'COMMIT') ok(await first);
    else await assert.rejects(async () => first);
    assert.equal((await second)[0]?.sequence, end === 'COMMIT' ? 2 : 1);
  }
});

for (const [what, same] of [
  ['an idempotency key', requested('once')],
  ['an id on the channel', { external_id: 'X', chat: '+4901' }],
] as const)
  test(`lets a second message with ${what} wait for the first: it is that one, or is stored where that one fails`, async cleanup => {
    for (const end of ['COMMIT', 'ROLLBACK'] as const) {
      const { messaging, pool, schema, open } = await place(cleanup);
      const options = { events: reported('added') };
      const first = open.messaging.addMessages(...here, [message('msg_1', same)], options);
      await open.reached;
      const second = messaging.addMessages(...here, [message('msg_2', { chat: '+4902', ...same })], options);
      await untilWaiting(pool, schema);
      open.end(end);
      if (end === 'COMMIT') ok(await first);
      else await assert.rejects(async () => first);
      const [stored] = ok(await second);
      const isNew = end === 'ROLLBACK';
      assert.deepEqual([stored?.message.id, stored?.isNew], [isNew ? 'msg_2' : 'msg_1', isNew]);
      const { events } = await messaging.feed(shop, { limit: 10 });
      assert.equal(events.length, 1);
    }
  });

test('stores a message whose id on the channel one of another chat has, while that is being stored', async cleanup => {
  const { messaging, open } = await place(cleanup);
  const options = { events: reported('added') };
  const first = open.messaging.addMessages(...here, [received('msg_1', { external_id: 'X' })], options);
  await open.reached;
  const other = received('msg_2', { external_id: 'X', chat: '+4902' });
  assert.deepEqual((await add(messaging, [other]))[0]?.id, 'msg_2');
  open.end('COMMIT');
  ok(await first);
  assert.deepEqual(await messaging.findMessage(...here, { externalId: 'X' }), null);
});

test('lets messages of calls that name the same chats in another order through, with numbers without gaps', async cleanup => {
  const { messaging } = await place(cleanup);
  const chats = ['+4901', '+4902', '+4903'];
  await Promise.all(
    range(60).map(index =>
      add(
        messaging,
        (index % 2 === 0 ? chats : chats.toReversed()).map(chat =>
          message(`msg_${index}_${chat.slice(1)}`, { chat }),
        ),
      ),
    ),
  );
  for (const chat of chats) {
    const { messages } = await messaging.listMessages(...here, { chat, limit: 100 });
    assert.deepEqual(
      messages.map(({ sequence }) => sequence),
      range(60).map(index => 60 - index),
    );
  }
});

test('never queues more than allowed, also where a thousand wait already', async cleanup => {
  const { messaging } = await place(cleanup);
  await add(
    messaging,
    range(1_000).map(index => message(`msg_${index}`, { chat: `+49${index % 50}` })),
  );
  const answers = await Promise.all(
    range(60).map(index =>
      messaging.addMessages(...here, [message(`new_${index}`, { chat: `+49${index}` })], { most: 1_020 }),
    ),
  );
  assert.equal(answers.filter(answer => !isRefused(answer)).length, 20);
});

test('passes over a chat while a message is added to it, and takes its messages in their order then', async cleanup => {
  const { messaging, open } = await place(cleanup);
  await add(messaging, [message('msg_1'), message('msg_other', { chat: '+4902' })]);
  const adding = open.messaging.addMessages(...here, [message('msg_2')], { events: reported('added') });
  await open.reached;
  assert.deepEqual(await take(messaging, { at: later }), ['msg_other']);
  open.end('COMMIT');
  ok(await adding);
  assert.deepEqual(await take(messaging, { at: later }), ['msg_1']);
  ok(await messaging.settleMessage(...here, 'msg_1', sent(), mine));
  assert.deepEqual(await take(messaging, { at: later }), ['msg_2']);
});

test('waits for a chat that somebody is adding to if no other is due', async cleanup => {
  const { messaging, pool, schema, open } = await place(cleanup);
  await add(messaging, [message('msg_1')]);
  const adding = open.messaging.addMessages(...here, [message('msg_2')], { events: reported('added') });
  await open.reached;
  const taking = take(messaging, { at: later, limit: 1 });
  await untilWaiting(pool, schema);
  open.end('COMMIT');
  ok(await adding);
  assert.deepEqual(await taking, ['msg_1']);
});

test('gives an instance to nobody while its holder writes, and refuses what the holder writes after a restart', async cleanup => {
  const { messaging, pool, schema, open } = await place(cleanup);
  const writing = open.messaging.putGroup(...here, group('grp_1'), mine);
  await open.reached;
  const claim = { leaseFor: 60_000, limit: 10, now: later };
  assert.deepEqual(await messaging.claimInstances(claim), [], 'the lease is over, but the holder writes');
  const restarting = messaging.changeInstance(...here, {}, { interrupt: true });
  await untilWaiting(pool, schema);
  open.end('COMMIT');
  ok(await writing);
  ok(await restarting);
  assert.deepEqual(await messaging.putGroup(...here, group('grp_2'), mine), refuse('lost'));
});

test('lets a holder that writes during a restart wait, and refuses it then', async cleanup => {
  const { messaging, pool, schema, open } = await place(cleanup);
  const restarting = open.messaging.changeInstance(...here, {}, { interrupt: true });
  await open.reached;
  const writing = [
    messaging.addMessages(...here, [received('msg_1')], mine),
    messaging.putGroup(...here, group('grp_1'), mine),
    messaging.takeMessages(...here, { ...mine, limit: 1 }),
  ];
  await untilWaiting(pool, schema);
  open.end('COMMIT');
  ok(await restarting);
  assert.deepEqual(await Promise.all(writing), [refuse('lost'), refuse('lost'), refuse('lost')]);
  assert.equal(await messaging.findMessage(...here, { id: 'msg_1' }), null);
});

test('lets a deletion wait for messages that are being stored, and leaves none of them', async cleanup => {
  const { messaging, pool, schema, open } = await place(cleanup);
  const adding = open.messaging.addMessages(...here, [message('msg_1')], { events: reported('added') });
  await open.reached;
  const deleting = messaging.deleteInstance(...here);
  await untilWaiting(pool, schema);
  open.end('COMMIT');
  ok(await adding);
  ok(await deleting);
  assert.equal(await messaging.findMessage(...here, { id: 'msg_1' }), null);
  const old = '2020-01-01T00:00:00Z';
  await messaging.prune({ eventsBefore: old, commandsBefore: old, messagesBefore: null, mediaBefore: old });
  const { rows } = await pool.query(`select count(*)::int as count from ${schema}.messages`);
  assert.equal(rows[0].count, 0);
});

test('keeps a file that a message refers to which is being stored', async cleanup => {
  const { messaging, open } = await place(cleanup);
  ok(await messaging.addMedia(shop, media('med_1')));
  const content = { kind: 'media' as const, media_id: 'med_1', caption: null };
  const adding = open.messaging.addMessages(...here, [message('msg_1', { content })]);
  await open.reached;
  const old = '2020-01-01T00:00:00Z';
  const options = { eventsBefore: old, commandsBefore: old, messagesBefore: null, mediaBefore: later };
  assert.deepEqual((await messaging.prune(options)).media, []);
  open.end('COMMIT');
  ok(await adding);
  assert.deepEqual((await messaging.prune(options)).media, []);
  assert.notEqual(await messaging.findMedia(shop, 'med_1'), null);
});

const insertOld = (pool: pg.Pool, schema: string, id: string, count: number) =>
  pool.query(`insert into ${schema}.messages select '${shop}', '${id}_' || n, '${id}', '+4901', 'in', null, '{"kind":"text","text":"x"}', null, null, n, 'delivered', null, 0, null, null, null, null, null, '[]', '2026-01-01', null, null, null, null, null, null
    from generate_series(1, ${count}) n`);

test('deletes old messages, and what a deleted instance leaves, five hundred at a time in one process at a time', async cleanup => {
  const { messaging, pool, schema } = await place(cleanup);
  ok(await messaging.createInstance(shop, instance('ins_2')));
  const chat = (id: string, count: number) =>
    pool.query(
      `insert into ${schema}.chats values ('${shop}', '${id}', '+4901', 'direct', ${count}, ${count}, '2026-01-01', null)`,
    );
  await insertOld(pool, schema, 'ins_1', 1_200);
  await chat('ins_1', 1_200);
  await insertOld(pool, schema, 'ins_2', 700);
  await chat('ins_2', 700);
  await add(messaging, [message('msg_queued', { created_at: '2026-01-01T00:00:00Z' }), received('msg_new')]);
  ok(await messaging.deleteInstance(shop, 'ins_2'));
  const count = async (id: string) => {
    const text = `select count(*)::int as count from ${schema}.messages where instance_id = $1`;
    return (await pool.query(text, [id])).rows[0].count as number;
  };
  const old = '2026-02-01T00:00:00Z';
  const prune = () =>
    messaging.prune({ eventsBefore: null, commandsBefore: old, messagesBefore: old, mediaBefore: old });
  assert.equal((await prune()).hasMore, true);
  assert.deepEqual([await count('ins_1'), await count('ins_2')], [702, 200]);
  const other = await pool.connect();
  cleanup(() => other.release(true));
  await other.query('begin');
  await other.query(`select 1 from ${schema}.exclusive_jobs where name = 'messaging.prune' for update`);
  assert.deepEqual(await prune(), { media: [], hasMore: false });
  await other.query('rollback');
  for (const _ of range(10)) if (!(await prune()).hasMore) break;
  assert.deepEqual([await count('ins_1'), await count('ins_2')], [2, 0]);
  const found = await messaging.findChat(...here, '+4901');
  assert.deepEqual([found?.chat.unread, found?.chat.last_sequence], [1, 1_202]);
  assert.equal(
    isRefused(await messaging.createInstance(shop, instance('ins_2'))),
    true,
    'its id is not used again',
  );
});

test('goes on while a deleted instance has left more than one call deletes', async cleanup => {
  const { messaging, pool, schema } = await place(cleanup);
  await insertOld(pool, schema, 'ins_1', 700);
  ok(await messaging.deleteInstance(...here));
  const old = '2025-01-01T00:00:00Z';
  const prune = () =>
    messaging.prune({ eventsBefore: null, commandsBefore: old, messagesBefore: old, mediaBefore: old });
  assert.deepEqual([(await prune()).hasMore, (await prune()).hasMore], [true, false]);
});

test('takes what is queued in an imported storage', async cleanup => {
  const { repository: source } = await freshRepository(cleanup);
  await source.import(sample());
  await holding(source.messaging);
  await add(source.messaging, [
    message('msg_1'),
    message('msg_2'),
    message('msg_later', { chat: '+4902', send_at: later }),
  ]);
  const { repository } = await freshRepository(cleanup);
  await repository.import(await source.export());
  assert.deepEqual(await take(repository.messaging, { at: now }), ['msg_1']);
  assert.deepEqual(await take(repository.messaging, { at: later }), ['msg_later']);
});

test.run();
