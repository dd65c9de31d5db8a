/** Pruning looks at endpoints, workspaces and instances page by page, and starts again after the last one. */
import assert from 'node:assert/strict';
import type pg from 'pg';
import { published, range } from '../../../src/testing/automation/sample.ts';
import { instance, message, ok } from '../../../src/testing/messaging/sample.ts';
import { endpoint, event, sample, shop } from '../../../src/testing/sample.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { repositoryAlone, vacuum } from '../../postgres-server.ts';
import { planning } from './plan.ts';

const test = suiteOf('Pages of pruning in PostgreSQL');

const old = '2026-01-01T00:00:00Z';
const now = '2026-06-06T06:06:06Z';

async function start(cleanup: Cleanup) {
  const { repository, pool, schema } = await repositoryAlone(cleanup);
  await repository.import({ ...sample(), webhook_endpoints: {} });
  return { ...repository, pool, schema };
}

const name = (index: number) => String(index).padStart(3, '0');

async function left(pool: pg.Pool, schema: string, table: string): Promise<number> {
  const { rows } = await pool.query(`select count(*)::int as count from ${schema}.${table}`);
  return rows[0].count;
}

/** Calls of `prune` until it says that there is no more. */
async function callsOf(prune: () => boolean | PromiseLike<boolean>): Promise<number> {
  for (let calls = 1; ; calls += 1) if (!(await prune())) return calls;
}

test('finds old deliveries of the first, the 200th, the 201st and the last endpoint, again and again', async cleanup => {
  const { webhooks, pool, schema } = await start(cleanup);
  for (const index of range(405)) await webhooks.createEndpoint(shop, endpoint(`ep_${name(index)}`, []));
  for (const round of range(2)) {
    const some = [0, 199, 200, 399, 400, 404];
    for (const index of some) {
      const id = `ep_${name(index)}`;
      await webhooks.publish(shop, [event(`msg_${round}_${index}`, 'order.paid', old)], { only: id });
    }
    await pool.query(`update ${schema}.webhook_deliveries set state = 'failed'`);
    assert.equal(await left(pool, schema, 'webhook_deliveries'), some.length);
    assert.equal(await callsOf(() => webhooks.prune({ keepFor: 1_000, now })), 3);
    assert.equal(await left(pool, schema, 'webhook_deliveries'), 0);
  }
});

test('finds what eleven deleted endpoints and instances have left', async cleanup => {
  const { webhooks, messaging, pool, schema } = await start(cleanup);
  const none = { eventsBefore: null, commandsBefore: old, messagesBefore: null, mediaBefore: old };
  for (const index of range(11)) {
    const id = name(index);
    await webhooks.createEndpoint(shop, endpoint(id, []));
    await webhooks.publish(shop, [event(`msg_${id}`)], { only: id });
    await webhooks.deleteEndpoint(shop, id);
    ok(await messaging.createInstance(shop, instance(id)));
    ok(await messaging.addMessages(shop, id, [message(`msg_${id}`, { instance_id: id })]));
    ok(await messaging.deleteInstance(shop, id));
  }
  await callsOf(() => webhooks.prune({ keepFor: null, now }));
  await callsOf(async () => (await messaging.prune(none)).hasMore);
  assert.deepEqual(
    [await left(pool, schema, 'webhook_deliveries'), await left(pool, schema, 'messages')],
    [0, 0],
  );
});

test('finds old events of the first, the 200th, the 201st and the last workspace, again and again', async cleanup => {
  const { automation, pool, schema } = await start(cleanup);
  await pool.query(`insert into ${schema}.workspaces (id, name)
    select 'a_' || lpad(n::text, 3, '0'), 'A' from generate_series(0, 404) n`);
  for (const round of range(2)) {
    const some = [0, 199, 200, 399, 400, 404];
    for (const index of some)
      await automation.publish(`a_${name(index)}`, [published(`evt_${round}`, { received_at: old })]);
    assert.equal(await left(pool, schema, 'automation_events'), some.length);
    assert.equal(await callsOf(() => automation.prune({ retentionDays: 30, now })), 3);
    assert.equal(await left(pool, schema, 'automation_events'), 0);
  }
});

test('finds old messages of the first, the 100th, the 101st and the last instance, again and again', async cleanup => {
  const { messaging, pool, schema } = await start(cleanup);
  for (const index of range(205)) ok(await messaging.createInstance(shop, instance(name(index))));
  const before = '2026-02-01T00:00:00Z';
  const bounds = { eventsBefore: null, commandsBefore: old, messagesBefore: before, mediaBefore: old };
  for (const round of range(2)) {
    const some = [0, 99, 100, 199, 200, 204];
    for (const index of some) {
      const more = {
        instance_id: name(index),
        direction: 'in',
        state: 'delivered',
        created_at: old,
      } as const;
      ok(await messaging.addMessages(shop, name(index), [message(`msg_${round}_${index}`, more)]));
    }
    assert.equal(await left(pool, schema, 'messages'), some.length);
    assert.equal(await callsOf(async () => (await messaging.prune(bounds)).hasMore), 3);
    assert.equal(await left(pool, schema, 'messages'), 0);
  }
});

test('reads as many deliveries as it deletes, however many are old', async cleanup => {
  const { pool, schema } = await start(cleanup);
  const workspace = `'ws_' || n % 10`;
  for (const statement of [
    `workspaces select 'ws_' || n, 'W', (select account_id from ${schema}.workspaces limit 1) from generate_series(0, 9) n`,
    `webhook_endpoints (workspace_id, id, url, event_types, description, headers, state, recent_failures, created_at, secrets)
      select ${workspace}, 'ep_' || n, 'https://a.example', '{*}', '', '{}', 'active', 0, now(), '[]' from generate_series(0, 9) n`,
    `webhook_events (workspace_id, id, type, created_at, payload) select ${workspace}, 'msg_' || n, 'a.b', '${old}', '{}' from generate_series(0, 49999) n`,
    `webhook_deliveries (workspace_id, id, endpoint_id, event_id, event_type, state, created_at, attempts)
      select ${workspace}, 'dlv_' || n, 'ep_' || n % 10, 'msg_' || n, 'a.b', 'succeeded', '${old}', '[]' from generate_series(0, 49999) n`,
  ])
    await pool.query(`insert into ${schema}.${statement}`);
  await vacuum(pool, schema);
  const { repository, looks } = await planning(pool, schema);
  const rows = await looks(() => repository.webhooks.prune({ keepFor: 1_000, now }));
  assert.equal(await left(pool, schema, 'webhook_deliveries'), 49_500);
  assert.ok(rows <= 3_000, `${rows}`);
});

test.run();
