/** What stats() and health() read does not grow with what is stored. */
import assert from 'node:assert/strict';
import { maxCounted, maxLookedAt } from '../../../src/repository/index.ts';
import { sample } from '../../../src/testing/sample.ts';
import { suiteOf } from '../../helper.ts';
import { repositoryAlone, vacuum } from '../../postgres-server.ts';
import { planning } from './plan.ts';

const test = suiteOf('Plans of stats and health', { isLong: true });

const stored = 20_000;
/** Of each kind: what waits, and what is not active. */
const waiting = 50;

test('read what waits, up to a limit, and nothing of what is done, also where the statistics say that everything waits', async cleanup => {
  const { repository, pool, schema } = await repositoryAlone(cleanup);
  await repository.import({ ...sample(), webhook_endpoints: {} });
  const numbers = `generate_series(0, ${stored - 1}) n`;
  const few = `n < ${waiting}`;
  const shop = `'ws_' || (n % 10)`;
  for (const statement of [
    `insert into workspaces select 'ws_' || n, 'W', (select account_id from workspaces limit 1) from generate_series(0, 9) n`,
    `insert into webhook_endpoints (workspace_id, id, url, event_types, description, headers, state, recent_failures, created_at, secrets)
      select ${shop}, 'ep_' || n, 'https://a.example', '{*}', '', '{}', case when ${few} then 'paused' else 'active' end, 0, now(), '[]' from generate_series(0, 1999) n`,
    `insert into webhook_events (workspace_id, id, type, created_at, payload) select ${shop}, 'msg_' || n, 'a.b', now(), '{}' from ${numbers}`,
    `insert into webhook_deliveries (workspace_id, id, endpoint_id, event_id, event_type, state, created_at, next_attempt_at, attempts)
      select ${shop}, 'dlv_' || n, 'ep_' || (n % 2000), 'msg_' || n, 'a.b', case when n >= ${stored - waiting} then 'pending' else 'succeeded' end,
        now(), case when n >= ${stored - waiting} then now() end, '[]' from ${numbers}`,
    `insert into webhook_lanes select ${shop}, 'ep_' || n, case when n >= ${2000 - waiting} then now() end, 1 from generate_series(0, 1999) n`,
    `insert into instances (workspace_id, id, name, driver, settings, state, wanted, pairing_method, generation, created_at, changed_at)
      select ${shop}, 'ins_' || n, 'I', 'simulated', '', case when ${few} then 'open' else 'closed' end, 'open', 'code', 1, now(), now() from generate_series(0, 1999) n`,
    `insert into messages (workspace_id, id, instance_id, chat, direction, sequence, state, attempts, reactions, created_at)
      select ${shop}, 'm_' || n, 'ins_' || (n % 2000), '+49', 'out', n, case when ${few} then 'queued' else 'sent' end, 0, '[]', now() from ${numbers}`,
    `insert into channel_commands (workspace_id, id, instance_id, name, input, state, created_at, expires_at)
      select ${shop}, 'c_' || n, 'ins_' || (n % 2000), 'group.invite', '', case when ${few} then 'waiting' else 'done' end, now(), now() + interval '1 day' from ${numbers}`,
  ])
    await pool.query(
      statement.replaceAll(
        /(insert into |from )(workspaces|webhook_\w+|instances|messages|channel_commands)/g,
        `$1${schema}.$2`,
      ),
    );
  // The statistics are those of this test, however long it takes.
  for (const table of ['webhook_deliveries', 'webhook_lanes', 'messages', 'channel_commands', 'instances'])
    await pool.query(`alter table ${schema}.${table} set (autovacuum_enabled = false)`);
  await vacuum(pool, schema);
  const { repository: seen, looks } = await planning(pool, schema);
  const { webhooks, messaging } = seen;
  const counts = async () => {
    const [deliveries, messages] = [await webhooks.countWaiting?.(), await messaging.countWaiting?.()];
    return [deliveries?.pending, messages?.queued, messages?.commands];
  };
  assert.deepEqual(await counts(), [waiting, waiting, waiting]);
  assert.equal((await messaging.countWaiting?.())?.queuedByState?.open, waiting);
  // Instances and endpoints are counted by state: 2,000 of each are stored.
  const readLittle = async () => {
    for (const [most, call] of [
      [8 * waiting, () => webhooks.countWaiting?.()],
      [8 * waiting, () => webhooks.countWaiting?.({ workspaceId: 'ws_5' })],
      [2_000 + 8 * waiting, () => messaging.countWaiting?.()],
      [200 + 8 * waiting, () => messaging.countWaiting?.({ workspaceId: 'ws_5' })],
      [8 * waiting, () => seen.health()],
    ] as const) {
      const rows = await looks(call);
      assert.ok(rows <= most, `${rows} rows are more than ${most}: ${call}`);
    }
  };
  await readLittle();
  // Now everything waits.
  const change = async (waits: string, lanes: string) => {
    for (const [table, set] of [
      [
        'webhook_deliveries',
        `state = case when ${waits} then 'pending' else 'succeeded' end, next_attempt_at = case when ${waits} then now() end`,
      ],
      ['messages', `state = case when ${waits} then 'queued' else 'sent' end`],
      ['channel_commands', `state = case when ${waits} then 'waiting' else 'done' end`],
      ['webhook_lanes', `due_at = case when ${lanes} then now() end`],
    ])
      await pool.query(`update ${schema}.${table} set ${set}`);
  };
  await change('true', 'true');
  await vacuum(pool, schema);
  assert.deepEqual(await counts(), [maxCounted, maxCounted, maxCounted]);
  const none = { created: 0, connecting: 0, failed: 0 };
  // Of too many instances, the first messages are counted, and each of them has ten.
  const first = { ...none, open: 5 * waiting, closed: maxCounted - 5 * waiting };
  assert.deepEqual((await messaging.countWaiting?.())?.queuedByState, first);
  for (const [most, call] of [
    [2 * maxCounted + 4 * maxLookedAt, () => webhooks.countWaiting?.()],
    [2 * maxCounted + 4 * maxLookedAt, () => messaging.countWaiting?.()],
    [5 * maxLookedAt, () => seen.health()],
  ] as const) {
    const rows = await looks(call);
    assert.ok(rows <= most, `${rows} rows are more than ${most}: ${call}`);
  }
  // Nearly nothing waits any more, and the statistics do not know it yet.
  await change(`id ~ '_[1-4]?[0-9]$'`, `endpoint_id ~ '_[1-4]?[0-9]$'`);
  assert.deepEqual(await counts(), [waiting, waiting, waiting]);
  await readLittle();
});

test('count the messages of instances that are not open behind a queue that is longer than what is counted', async cleanup => {
  const { repository, pool, schema } = await repositoryAlone(cleanup);
  await repository.import(sample());
  for (const [id, state] of [
    ['ins_a', 'open'],
    ['ins_b', 'closed'],
  ])
    await pool.query(
      `insert into ${schema}.instances (workspace_id, id, name, driver, settings, state, wanted, pairing_method, generation, created_at, changed_at)
        values ('ws_shop', $1, 'I', 'simulated', '', $2, 'open', 'code', 1, now(), now())`,
      [id, state],
    );
  for (const [id, most] of [
    ['ins_a', 2 * maxCounted],
    ['ins_b', 1_200],
  ])
    await pool.query(
      `insert into ${schema}.messages (workspace_id, id, instance_id, chat, direction, sequence, state, attempts, reactions, created_at)
        select 'ws_shop', $1 || n, $1, '+49', 'out', n, 'queued', 0, '[]', now() from generate_series(1, $2::integer) n`,
      [id, most],
    );
  const { queued, queuedByState } = (await repository.messaging.countWaiting?.()) ?? {};
  assert.deepEqual([queued, queuedByState?.open, queuedByState?.closed], [maxCounted, maxCounted, 1_200]);
});

test.run();
