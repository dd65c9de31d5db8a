/** Events of automation while transactions are open, and how they are forgotten. */
import assert from 'node:assert/strict';
import type { PostgresRepository } from '../../../src/adapters/postgres/index.ts';
import { isRefused } from '../../../src/repository/index.ts';
import { later, now, published, range, reported, request } from '../../../src/testing/automation/sample.ts';
import { sample, shop } from '../../../src/testing/sample.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { freshRepository } from '../../postgres-server.ts';
import { held, untilWaiting } from './held.ts';

const test = suiteOf('Events of automation in PostgreSQL');

async function place(cleanup: Cleanup) {
  const { repository, pool, schema } = await freshRepository(cleanup);
  await repository.import(sample());
  return { repository, pool, schema, open: await held(pool, schema) };
}

const idsOf = async ({ automation }: PostgresRepository, after = 0) => {
  const { events, last } = await automation.feed(shop, { after, limit: 100, now });
  return { ids: events.map(({ id }) => id), last };
};

test('get their numbers when they are committed: a reader who goes on misses none that was stored before', async cleanup => {
  const { repository, open } = await place(cleanup);
  const publishing = open.repository.automation.publish(
    shop,
    [published('evt_first', { received_at: '2026-05-05T05:05:00Z' })],
    { request: request('once') },
  );
  await open.reached;
  await repository.automation.publish(shop, [published('evt_second')]);
  const before = await idsOf(repository);
  assert.deepEqual(before, { ids: ['evt_second'], last: 1 });
  open.end('COMMIT');
  await publishing;
  assert.deepEqual(await idsOf(repository, before.last), { ids: ['evt_first'], last: 2 });
});

test('are numbered by one reader at a time: the next waits, and goes on after its numbers', async cleanup => {
  const { repository, pool, schema, open } = await place(cleanup);
  await repository.automation.publish(shop, [published('evt_1')]);
  const first = open.repository.automation.feed(shop, { limit: 100, now });
  await open.reached;
  await repository.automation.publish(shop, [published('evt_0')]);
  const second = idsOf(repository);
  await untilWaiting(pool, schema);
  open.end('COMMIT');
  assert.deepEqual(
    (await first).events.map(({ id }) => id),
    ['evt_1'],
  );
  assert.deepEqual(await second, { ids: ['evt_1', 'evt_0'], last: 2 });
});

for (const [end, what] of [
  ['COMMIT', 'is answered with its events'],
  ['ROLLBACK', 'stores its own where that one fails'],
] as const)
  test(`of a second call with an idempotency key wait for the first: it ${what}`, async cleanup => {
    const { repository, pool, schema, open } = await place(cleanup);
    const options = { request: request('once'), events: reported };
    const first = open.repository.automation.publish(shop, [published('evt_1')], options);
    await open.reached;
    const second = repository.automation.publish(shop, [published('evt_2')], options);
    await untilWaiting(pool, schema);
    open.end(end);
    if (end === 'ROLLBACK') await assert.rejects(async () => first);
    const answer = await second;
    assert.ok(!isRefused(answer));
    const id = end === 'COMMIT' ? 'evt_1' : 'evt_2';
    assert.deepEqual([answer.events.map(one => one.id), answer.isNew], [[id], end === 'ROLLBACK']);
    const { deliveries } = await repository.webhooks.listDeliveries(shop, { limit: 10 });
    assert.deepEqual(
      deliveries.map(one => one.event_id),
      [id],
    );
  });

test('that are due while they are cancelled are found cancelled by a claim that waits', async cleanup => {
  const { repository, pool, schema, open } = await place(cleanup);
  const deliver_at = '2026-05-05T05:06:05Z';
  await repository.automation.publish(shop, [published('evt_1', { deliver_at })], { events: reported });
  const cancelling = open.repository.automation.cancel(shop, 'evt_1', { now });
  await open.reached;
  const claiming = repository.webhooks.claim({
    token: 'one',
    now: later,
    leaseFor: 60_000,
    limit: 10,
    perEndpoint: 10,
  });
  await untilWaiting(pool, schema);
  open.end('COMMIT');
  assert.ok(!isRefused(await cancelling));
  assert.deepEqual(await claiming, []);
});

test('that are old leave a thousand at a time, in one process at a time, and with them idempotency keys', async cleanup => {
  const { repository, pool, schema } = await place(cleanup);
  const many = 'from generate_series(1, 2500) n';
  const some = [published('evt_new'), published('evt_scheduled', { deliver_at: later })];
  await repository.automation.publish(shop, some);
  for (const sql of [
    `automation_events select '${shop}', 'evt_' || n, 't', '/s', null, null, '2020-01-01', 'null', null, null, '2020-01-01', null, null, null, 0, '2020-01-01', n % 2 = 0, null ${many}`,
    `automation_requests select '${shop}', 'ain_1', 'key_' || n, 'f', '{}', '2020-01-01'::timestamptz ${many}`,
  ])
    await pool.query(`insert into ${schema}.${sql}`);
  const counts = async () =>
    Promise.all(
      ['automation_events', 'automation_requests'].map(async table => {
        const { rows } = await pool.query(`select count(*)::int as count from ${schema}.${table}`);
        return rows[0].count as number;
      }),
    );
  const prune = () => repository.automation.prune({ retentionDays: 30, now });
  assert.equal(await prune(), true);
  assert.deepEqual(await counts(), [1_502, 1_500]);
  const other = await pool.connect();
  cleanup(() => other.release(true));
  await other.query('begin');
  await other.query(`select 1 from ${schema}.exclusive_jobs where name = 'automation.prune' for update`);
  assert.equal(await prune(), false);
  assert.deepEqual(await counts(), [1_502, 1_500]);
  await other.query('rollback');
  for (const _ of range(10)) if (!(await prune())) break;
  assert.deepEqual(await counts(), [2, 0]);
});

test('that are old leave although they are few, and idempotency keys after a thousand at once too', async cleanup => {
  const { repository, pool, schema } = await place(cleanup);
  await repository.automation.publish(shop, [published('evt_old', { received_at: '2020-01-01T00:00:00Z' })]);
  await pool.query(`insert into ${schema}.automation_requests
    select '${shop}', 'ain_1', 'key_' || n, 'f', '{}', '2020-01-01'::timestamptz from generate_series(1, 1000) n`);
  const prune = () => repository.automation.prune({ retentionDays: 30, now });
  assert.equal(await prune(), true, 'there may be more keys');
  assert.equal(await repository.automation.findEvent(shop, 'evt_old'), null);
  assert.equal(await prune(), false);
});

test.run();
