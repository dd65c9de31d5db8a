/** The backlog or the deletion of an endpoint does not affect others, and leaves nothing behind. */
import assert from 'node:assert/strict';
import Koa from 'koa';
import type pg from 'pg';
import { toData } from '../../../mock-server/fixtures.ts';
import { type Pool, postgresRepository, type Statement } from '../../../src/adapters/postgres/index.ts';
import { createRouter } from '../../../src/index.ts';
import { endpoint, event, key, other, sample, shop } from '../../../src/testing/sample.ts';
import { attempt, claimOf, settlementOf } from '../../../src/testing/webhooks/jobs.ts';
import { type Cleanup, fixtures, post, secrets, serveApp, suiteOf } from '../../helper.ts';
import { freshRepository, repositoryAlone, vacuum } from '../../postgres-server.ts';
import { until } from '../../until.ts';
import { planning } from './plan.ts';

const test = suiteOf('Lanes of deliveries in PostgreSQL');

async function start(cleanup: Cleanup) {
  const started = await repositoryAlone(cleanup);
  await started.repository.import(sample());
  return started;
}

/** Inserts deliveries to an endpoint like a publisher, but without wakeUps. */
async function fill(
  pool: pg.Pool,
  schema: string,
  endpointId: string,
  count: number,
  workspaceId = shop,
): Promise<void> {
  const all = `from generate_series(1, ${count}) n`;
  await pool.query(`insert into "${schema}".webhook_events (workspace_id, id, type, created_at, payload)
    select '${workspaceId}', 'fill_' || n, 'order.paid', '2026-01-01T00:00:00Z', '{}' ${all}`);
  await pool.query(`insert into "${schema}".webhook_deliveries
    (workspace_id, id, endpoint_id, event_id, event_type, state, created_at, next_attempt_at, attempts)
    select '${workspaceId}', 'fill_' || n || '_${endpointId}', '${endpointId}', 'fill_' || n, 'order.paid', 'pending',
      '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z', '[]' ${all}`);
}

const countOf = async (pool: pg.Pool, schema: string, table: string) =>
  Number((await pool.query(`select count(*) as count from "${schema}".${table}`)).rows[0].count);

const { now: _, ...byStorage } = claimOf('worker');

test('5,000 deliveries to a paused endpoint do not delay another workspace', async cleanup => {
  const { repository, pool, schema } = await start(cleanup);
  const { webhooks } = repository;
  await webhooks.publish(shop, [event('msg_ring')], { only: 'ep_paused' });
  await fill(pool, schema, 'ep_paused', 5_000);
  await webhooks.publish(other, [event('msg_1')]);
  const jobs = await webhooks.claim({ ...byStorage, limit: 10 });
  assert.deepEqual(
    jobs.map(job => `${job.workspaceId} ${job.delivery.id}`),
    [`${other} msg_1_ep_all`],
  );
});

test('a claim leases no more than its limit if it looks for deliveries more than once', async cleanup => {
  const { repository, pool, schema } = await start(cleanup);
  const { webhooks } = repository;
  const endpoints = ['ep_all', ...Array.from({ length: 9 }, (_, index) => `ep_empty_${index}`)];
  for (const id of endpoints) {
    if (id !== 'ep_all') await webhooks.createEndpoint(shop, endpoint(id, ['order.paid']));
    await webhooks.publish(shop, [event(`msg_${id}`)], { only: id });
  }
  // The lanes without deliveries get most places of the first look.
  await pool.query(`delete from "${schema}".webhook_deliveries`);
  await fill(pool, schema, 'ep_all', 100);
  assert.equal((await webhooks.claim({ ...byStorage, limit: 10, perEndpoint: 50 })).length, 10);
});

test('a claim reads no deliveries beyond those that it leases', async cleanup => {
  const { repository, pool, schema } = await start(cleanup);
  await repository.webhooks.publish(shop, [event('msg_ring')], { only: 'ep_all' });
  await fill(pool, schema, 'ep_all', 20_000);
  await vacuum(pool, schema);
  const asked: Statement[] = [];
  const spying: Pool = {
    query: statement => {
      asked.push(statement);
      return pool.query(statement);
    },
    connect: () => pool.connect(),
  };
  const { webhooks } = await postgresRepository({ pool: spying, schema, migrate: false });
  assert.equal((await webhooks.claim({ ...byStorage, limit: 250, perEndpoint: 250 })).length, 250);
  const plans: string[] = [];
  for (const { text, values } of asked.filter(one => one.text.includes('webhook_deliveries')))
    for (const row of (await pool.query(`explain ${text}`, values)).rows) plans.push(row['QUERY PLAN']);
  assert.ok(plans.length > 0);
  assert.deepEqual(
    plans.filter(line => line.includes('Seq Scan on webhook_deliveries')),
    [],
  );
});

test('outcomes are stored without reading other deliveries, although there were no leases when statistics were made', async cleanup => {
  const { repository, pool, schema } = await start(cleanup);
  await repository.webhooks.publish(shop, [event('msg_ring')], { only: 'ep_all' });
  await fill(pool, schema, 'ep_all', 10_000);
  await vacuum(pool, schema);
  const { repository: watched, nodes } = await planning(pool, schema);
  const { webhooks } = watched;
  const claimed = await webhooks.claim({ ...byStorage, limit: 30, perEndpoint: 30 });
  assert.equal(claimed.length, 30);
  const [well, failed, left] = [claimed.slice(0, 10), claimed.slice(10, 20), claimed.slice(20)];
  const calls = {
    successes: () =>
      webhooks.settle(
        'worker',
        well.map(job => settlementOf(job)),
      ),
    failures: () =>
      webhooks.settle(
        'worker',
        failed.map(job => settlementOf(job, { state: 'pending', retryAfter: 1_000 })),
      ),
    released: () => webhooks.release('worker', left),
  };
  for (const [name, call] of Object.entries(calls)) {
    const statements = (await nodes(call)).filter(({ text }) =>
      /^\s*(?:with done as \()?update \S*webhook_deliveries/.test(text),
    );
    assert.ok(statements.length > 0, name);
    for (const { nodes: found } of statements)
      assert.ok(!found.includes('Seq Scan webhook_deliveries'), `${name}: ${found.join(', ')}`);
  }
});

test('failures are stored without reading other deliveries of a workspace that statistics do not know yet', async cleanup => {
  const { repository, pool, schema } = await start(cleanup);
  await fill(pool, schema, 'ep_all', 10_000);
  await vacuum(pool, schema);
  await repository.webhooks.publish(other, [event('msg_ring')], { only: 'ep_all' });
  await fill(pool, schema, 'ep_all', 5_000, other);
  const { repository: watched, looks } = await planning(pool, schema);
  const { webhooks } = watched;
  const claimed = await webhooks.claim({ ...byStorage, limit: 20, perEndpoint: 20 });
  const failed = claimed.map(job => settlementOf(job, { attempt: attempt(500), state: 'failed' }));
  assert.deepEqual([failed.length, failed[0]?.workspaceId], [20, other]);
  const read = await looks(() => webhooks.settle('worker', failed));
  assert.ok(read <= 100, `${read} rows were read`);
});

test('an empty lane is not read again before a delivery is due', async cleanup => {
  const { repository, pool, schema } = await start(cleanup);
  const { webhooks } = repository;
  await webhooks.publish(shop, [event('msg_1')], { only: 'ep_all' });
  const [job] = await webhooks.claim({ ...byStorage, leaseFor: 3_600_000 });
  assert.ok(job);
  const awake = async () =>
    (await pool.query(`select endpoint_id from "${schema}".webhook_lanes where due_at <= now()`)).rows;
  assert.deepEqual(await awake(), []);
  await webhooks.publish(shop, [event('msg_2')], { only: 'ep_all' });
  assert.equal((await webhooks.claim(byStorage)).length, 1);
});

test('pruning finds due deliveries that were stored without a wake-up', async cleanup => {
  const { repository, pool, schema } = await start(cleanup);
  const { webhooks } = repository;
  await fill(pool, schema, 'ep_keys', 3);
  assert.deepEqual(await webhooks.claim(byStorage), []);
  await webhooks.prune({ keepFor: null });
  assert.equal((await webhooks.claim(byStorage)).length, 3);
});

test('imported deliveries are sent', async cleanup => {
  const { repository, pool, schema } = await start(cleanup);
  await repository.webhooks.publish(shop, [event('msg_1')]);
  const data = await repository.export();
  await repository.import(data, { empty: true });
  assert.equal(await countOf(pool, schema, 'webhook_deliveries'), 2);
  assert.equal((await repository.webhooks.claim(byStorage)).length, 2);
});

test('an endpoint is deleted although its deliveries are locked; they are hidden and pruned in batches', async cleanup => {
  const { repository, pool, schema } = await start(cleanup);
  const { webhooks } = repository;
  await webhooks.publish(shop, [event('msg_1')]);
  await fill(pool, schema, 'ep_keys', 1_200);
  const holder = await pool.connect();
  cleanup(() => holder.release(true));
  await holder.query('begin');
  await holder.query(`select 1 from "${schema}".webhook_deliveries for update`);
  assert.ok('id' in (await webhooks.deleteEndpoint(shop, 'ep_keys')));
  const { deliveries } = await webhooks.listDeliveries(shop, { limit: 100 });
  assert.deepEqual(
    deliveries.map(({ id }) => id),
    ['msg_1_ep_all'],
  );
  assert.equal((await repository.export()).webhook_deliveries[shop]?.length, 1);
  assert.equal(await countOf(pool, schema, 'webhook_deliveries'), 1_202);
  await holder.query('rollback');
  assert.equal(await webhooks.prune({ keepFor: null }), true);
  assert.equal(await countOf(pool, schema, 'webhook_deliveries'), 702, '500 are deleted per batch');
  while (await webhooks.prune({ keepFor: null }));
  assert.equal(await countOf(pool, schema, 'webhook_deliveries'), 1);
  assert.equal(await countOf(pool, schema, 'webhook_events'), 1, 'their events are deleted too');
  const again = await webhooks.createEndpoint(shop, endpoint('ep_keys', ['*']));
  assert.deepEqual(again, { refused: 'taken' }, 'the id cannot be reused immediately');
});

test('a key can be created while an endpoint that receives the event is being deleted', async cleanup => {
  const { repository, pool, schema } = await start(cleanup);
  const holder = await pool.connect();
  cleanup(() => holder.release(true));
  await holder.query('begin');
  await holder.query(`delete from "${schema}".webhook_endpoints where workspace_id = $1 and id = 'ep_keys'`, [
    shop,
  ]);
  const made = await repository.keys.create(shop, key('key_new', 'd'), { events: () => [event('msg_1')] });
  assert.ok('id' in made);
  await holder.query('commit');
  assert.deepEqual(
    (await repository.webhooks.claim(byStorage)).map(job => job.endpoint.id),
    ['ep_all'],
  );
});

test('all keys are created over HTTP while endpoints are deleted', async cleanup => {
  const { repository } = await freshRepository(cleanup);
  await repository.import(toData(fixtures));
  const app = new Koa();
  app.use(createRouter({ repository }).routes());
  const { url } = await serveApp(cleanup, app);
  const headers = { authorization: `Bearer ${secrets.studio}` };
  const doomed = Array.from({ length: 20 }, (_, index) => `ep_doomed_${index}`);
  for (const id of doomed) await repository.webhooks.createEndpoint('ws_studio', endpoint(id, ['key.*']));
  const statuses: number[] = [];
  let deleting = true;
  const making = Array.from({ length: 4 }, async (_, maker) => {
    for (let count = 0; deleting; count += 1) {
      const body = { name: `${maker}-${count}`, scopes: ['marketplace:read'] };
      statuses.push((await post(`${url}/api/v1/keys`, body, headers)).status);
    }
  });
  for (const id of doomed) await repository.webhooks.deleteEndpoint('ws_studio', id);
  deleting = false;
  await Promise.all(making);
  assert.deepEqual(new Set(statuses), new Set([201]));
});

test('only one process prunes at a time', async cleanup => {
  const { repository, pool, schema } = await start(cleanup);
  await repository.webhooks.publish(shop, [event('msg_1')]);
  await repository.webhooks.deleteEndpoint(shop, 'ep_keys');
  await repository.webhooks.prune({ keepFor: null });
  const holder = await pool.connect();
  cleanup(() => holder.release(true));
  await holder.query('begin');
  await holder.query(`select 1 from "${schema}".exclusive_jobs for update`);
  await repository.webhooks.deleteEndpoint(shop, 'ep_all');
  assert.equal(await repository.webhooks.prune({ keepFor: null }), false);
  assert.equal(await countOf(pool, schema, 'webhook_deliveries'), 1);
  await holder.query('rollback');
  while (await repository.webhooks.prune({ keepFor: null }));
  assert.equal(await countOf(pool, schema, 'webhook_deliveries'), 0);
});

test('a locked endpoint does not delay the outcomes of deliveries of another workspace', async cleanup => {
  const { repository, pool, schema } = await start(cleanup);
  const { webhooks } = repository;
  for (const workspaceId of [shop, other])
    await webhooks.publish(workspaceId, [event('msg_1')], { only: 'ep_all' });
  const jobs = await webhooks.claim({ ...byStorage, limit: 10 });
  assert.equal(jobs.length, 2);
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query(
    `select 1 from "${schema}".webhook_endpoints where workspace_id = '${shop}' and id = 'ep_all' for update`,
  );
  const failed = jobs.map(job => settlementOf(job, { state: 'failed', attempt: attempt(500) }));
  const settling = webhooks.settle('worker', failed);
  const stateOf = async (workspaceId: string) =>
    (await webhooks.findDelivery(workspaceId, 'msg_1_ep_all'))?.delivery.state;
  await until(
    async () => (await stateOf(other)) === 'failed',
    () => stateOf(other),
  );
  assert.equal(await stateOf(shop), 'pending');
  await holder.query('rollback');
  holder.release();
  assert.equal((await settling).length, 2);
  assert.equal(await stateOf(shop), 'failed');
});

test.run();
