/** Events in the transaction of the host: with its client, without BEGIN and COMMIT of ours. */
import assert from 'node:assert/strict';
import pg from 'pg';
import { lowdbRepository } from '../../../../src/adapters/lowdb/index.ts';
import { postgresRepository } from '../../../../src/adapters/postgres/index.ts';
import { createAutomation, createWebhooks } from '../../../../src/index.ts';
import { sample, shop } from '../../../../src/testing/sample.ts';
import { suiteOf } from '../../../helper.ts';
import { databaseUrl, freshRepository } from '../../../postgres-server.ts';
import { clientOf, host } from './service.ts';

const test = suiteOf("An event in the host's transaction", { isLong: true });

test('is sent once the transaction has committed, and not when it is rolled back', async cleanup => {
  const { pool, schema, publish, received, orders } = await host(cleanup);
  const client = await clientOf(cleanup, pool);
  for (const [order, end] of [
    [1, 'rollback'],
    [2, 'commit'],
  ] as const) {
    await client.query('begin');
    await client.query(`insert into ${schema}.orders values (${order})`);
    assert.equal(await publish(order, client), 1);
    await client.query(end);
  }
  // A third one is sent later, so an event of the first would have arrived by then.
  await client.query('begin');
  await publish(3, client);
  await client.query('commit');
  assert.deepEqual(await received(2), ['order_2', 'order_3']);
  assert.deepEqual(await orders(), [2]);
});

test('is sent once a prepared transaction of the host is committed, and not when that is rolled back', async cleanup => {
  const { pool, schema, publish, automation, received, orders } = await host(cleanup);
  const client = await clientOf(cleanup, pool);
  // A server of somebody's own may not allow them, which is PostgreSQL's default.
  const { rows: settings } = await client.query('show max_prepared_transactions');
  if (settings[0].max_prepared_transactions === '0') return;
  for (const [order, end] of [
    [1, 'rollback'],
    [2, 'commit'],
  ] as const) {
    await client.query('begin');
    await client.query(`insert into ${schema}.orders values (${order})`);
    assert.equal(await publish(order, client), 1);
    await automation.publish(shop, 'order.placed', { order }, { client });
    await client.query(`prepare transaction '${schema}_${order}'`);
    // Others of the workspace do not wait for it meanwhile.
    await automation.publish(shop, 'order.placed', { order: order + 10 });
    await client.query(`${end} prepared '${schema}_${order}'`);
  }
  await client.query('begin');
  await publish(3, client);
  await client.query('commit');
  assert.deepEqual(await received(2), ['order_2', 'order_3']);
  assert.deepEqual(await orders(), [2]);
  const { rows } = await pool.query(
    `select (data::jsonb ->> 'order')::int as number from ${schema}.automation_events order by 1`,
  );
  assert.deepEqual(
    rows.map(({ number }) => number),
    [2, 11, 12],
  );
});

test('ends with a savepoint of the host that is rolled back', async cleanup => {
  const { pool, publish, received } = await host(cleanup);
  const client = await clientOf(cleanup, pool);
  await client.query('begin');
  await publish(1, client);
  await client.query('savepoint mine');
  await publish(2, client);
  await client.query('rollback to savepoint mine');
  await publish(3, client);
  await client.query('release savepoint mine');
  await client.query('commit');
  assert.deepEqual(await received(2), ['order_1', 'order_3']);
});

test('is sent once if it is published twice, in one transaction or in several', async cleanup => {
  const { pool, publish, received } = await host(cleanup);
  const client = await clientOf(cleanup, pool);
  for (const order of [1, 1, 2]) {
    await client.query('begin');
    await Promise.all([publish(order, client), publish(order, client)]);
    await client.query('commit');
  }
  assert.deepEqual(await received(2), ['order_1', 'order_2']);
});

test('that is refused or fails leaves the transaction as it was', async cleanup => {
  const { pool, schema, webhooks, automation, publish, received, orders, repository } = await host(cleanup);
  const client = await clientOf(cleanup, pool);
  await client.query('begin');
  await client.query(`insert into ${schema}.orders values (1)`);
  const unknown = /^RangeError: workspaceId: there is no workspace ws_nowhere$/;
  await assert.rejects(webhooks.publish('ws_nowhere', 'order.paid', {}, { client }), unknown);
  await assert.rejects(automation.publish('ws_nowhere', 'order.placed', {}, { client }), unknown);
  await assert.rejects(
    webhooks.publish(shop, 'order.paid', { text: 'a\0b' }, { client, id: 'a b' }),
    /^RangeError: id: /,
  );
  const failing = {
    query: (statement: { text: string; values: unknown[] }) =>
      client.query(
        /^with stored/.test(statement.text) ? { ...statement, text: `${statement.text} )` } : statement,
      ),
  };
  await assert.rejects(publish(7, failing), { code: '42601' });
  await publish(1, client);
  await client.query('commit');
  assert.deepEqual(await received(1), ['order_1']);
  assert.deepEqual(await orders(), [1]);
  assert.equal((await repository.automation.listEvents(shop, { limit: 10 })).events.length, 0);
});

test('of automation is in the feed and goes to its receivers once the transaction has committed', async cleanup => {
  const { pool, automation, repository, received } = await host(cleanup);
  const endpoint = (await repository.webhooks.listEndpoints(shop))[0];
  assert.ok(endpoint);
  await repository.webhooks.changeEndpoint(shop, endpoint.id, { event_types: ['automation.published'] });
  const client = await clientOf(cleanup, pool);
  const publish = (id: string) => automation.publish(shop, 'order.placed', { order: 1 }, { id, client });
  await client.query('begin');
  await publish('lost');
  await client.query('rollback');
  await client.query('begin');
  const { id } = await publish('kept');
  assert.deepEqual((await repository.automation.feed(shop, { limit: 10 })).events, []);
  assert.equal((await publish('kept')).id, id, 'the same event');
  await client.query('commit');
  const { events } = await repository.automation.feed(shop, { limit: 10 });
  assert.deepEqual(
    events.map(({ source, source_id, type, data }) => ({ source, source_id, type, data })),
    [{ source: '/automation/host', source_id: 'kept', type: 'order.placed', data: { order: 1 } }],
  );
  assert.deepEqual(await received(1), [id]);
});

test('of automation is checked against the registered types, whatever the isolation of the transaction is', async cleanup => {
  const { pool, automation } = await host(cleanup);
  const client = await clientOf(cleanup, pool);
  await automation.registerType(shop, 'order.placed', { data_schema: { type: 'object' } });
  const refused = /^RangeError: automation.publish: .*must be an object/;
  for (const isolation of ['read committed', 'repeatable read', 'serializable']) {
    await client.query(`begin isolation level ${isolation}`);
    for (let count = 0; count < 2; count += 1)
      await assert.rejects(automation.publish(shop, 'order.placed', 'text', { client }), refused);
    await automation.publish(shop, 'order.placed', {}, { client });
    await client.query('commit');
  }
  // A transaction that began before the type was registered does not know it, and does not hide it from others.
  await client.query('begin isolation level repeatable read');
  await client.query('select 1');
  await automation.registerType(shop, 'order.lost', { data_schema: { type: 'object' } });
  await automation.publish(shop, 'order.lost', 'text', { client });
  await client.query('rollback');
  await assert.rejects(automation.publish(shop, 'order.lost', 'text'), refused);
});

test('is published once at every isolation: above READ COMMITTED, PostgreSQL refuses the second of two transactions', async cleanup => {
  const { pool, publish, automation, received, repository } = await host(cleanup);
  const [first, second] = [await clientOf(cleanup, pool), await clientOf(cleanup, pool)];
  for (const [order, isolation] of ['repeatable read', 'serializable'].entries())
    for (const [name, once] of [
      ['order', (client: pg.PoolClient) => publish(order, client)],
      [
        'placed',
        (client: pg.PoolClient) =>
          automation.publish(shop, 'order.placed', {}, { id: `placed-${order}`, client }),
      ],
    ] as const) {
      for (const client of [first, second]) {
        await client.query(`begin isolation level ${isolation}`);
        await client.query('select 1 from pg_class limit 1');
      }
      await once(first);
      await first.query('commit');
      await assert.rejects(once(second), { code: '40001' }, `${isolation}: ${name}`);
      await second.query('rollback');
    }
  assert.deepEqual(await received(2), ['order_0', 'order_1']);
  const { events } = await repository.automation.listEvents(shop, { type: 'order.placed', limit: 10 });
  assert.deepEqual(events.map(({ source_id }) => source_id).sort(), ['placed-0', 'placed-1']);
});

test('needs a client that is in a transaction', async cleanup => {
  const { pool, webhooks } = await host(cleanup);
  const client = await clientOf(cleanup, pool);
  const publish = (given: unknown) =>
    webhooks.publish(shop, 'order.paid', {}, { client: given as pg.PoolClient });
  await assert.rejects(publish(client), /^TypeError: client: is not in a transaction: send BEGIN first$/);
  await assert.rejects(publish(pool), /^TypeError: client: is a pool: pass the client /);
  for (const given of [null, 5, {}, 'client'])
    await assert.rejects(publish(given), /^TypeError: client: must be the client of node-postgres /);
});

test('is refused by name over a storage that is not PostgreSQL', async cleanup => {
  const repository = await lowdbRepository({ seed: sample() });
  cleanup(repository.close);
  const webhooks = createWebhooks({ repository, events: [{ type: 'order.paid', summary: 'Paid' }] });
  cleanup(webhooks.close);
  const client = { query: async () => ({ rows: [] }) };
  const only = /cannot write in your transaction: only postgresRepository can$/;
  await assert.rejects(webhooks.publish(shop, 'order.paid', {}, { client }), only);
  await assert.rejects(createAutomation({ repository }).publish(shop, 'order.paid', {}, { client }), only);
});

test('is not made by a pool that is a client: the repository would commit the transaction', async cleanup => {
  const { pool, schema } = await freshRepository(cleanup);
  const client = await clientOf(cleanup, pool);
  const notAPool = /^TypeError: postgresRepository: pool must be a pool, and not a client of one$/;
  await assert.rejects(postgresRepository({ pool: client as never, schema }), notAPool);
  const alone = new pg.Client({ connectionString: await databaseUrl() });
  await assert.rejects(postgresRepository({ pool: alone as never, schema }), notAPool);

  await client.query('begin');
  await client.query('create temporary table mine (id integer)');
  const disguised = {
    query: (statement: pg.QueryConfig) => client.query(statement),
    connect: async () => ({ query: (statement: pg.QueryConfig) => client.query(statement), release() {} }),
  };
  await assert.rejects(
    postgresRepository({ pool: disguised as never, schema }),
    /^TypeError: postgresRepository: pool is inside a transaction, which would be committed: /,
  );
  await client.query('rollback');
  assert.equal((await client.query("select to_regclass('mine') as there")).rows[0].there, null);
});

test.run();
