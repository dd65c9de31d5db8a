/** `publish_event`: events that SQL publishes, in the transaction of the caller. */
import assert from 'node:assert/strict';
import { event, other, shop } from '../../../../src/testing/sample.ts';
import { type Cleanup, suiteOf } from '../../../helper.ts';
import { until } from '../../../until.ts';
import { engine, listen, receiver } from '../../../webhooks/receiver.ts';
import { clientOf, host } from './service.ts';

const test = suiteOf('An event that SQL publishes', { isLong: true });

/** The host, with a function that calls `publish_event`. */
async function sqlHost(cleanup: Cleanup) {
  const given = await host(cleanup);
  const { pool, schema } = given;
  const publish = async (...values: readonly unknown[]): Promise<string> =>
    (await pool.query(`select ${schema}.publish_event($1, $2, $3, $4) as id`, [...values])).rows[0].id;
  const waiting = async () =>
    (await pool.query(`select id, error from ${schema}.published_events order by id`)).rows;
  return { ...given, publish, waiting };
}

test('is sent once its transaction has committed, with its data, and not when that is rolled back', async cleanup => {
  const { pool, schema, received, repository } = await sqlHost(cleanup);
  const say = (id: string) =>
    `select ${schema}.publish_event('${shop}', 'order.paid', '{"id": 12345678901234567890}', '${id}')`;
  await pool.query(`begin; ${say('lost')}; rollback`);
  await pool.query(
    `begin; ${say('first')}; savepoint mine; ${say('second')}; rollback to savepoint mine; ${say('third')}; commit`,
  );
  assert.deepEqual(await received(2), ['first', 'third']);
  const found = await repository.webhooks.findDelivery(shop, 'first_ep_1');
  assert.match(
    found?.payload ?? '',
    /^\{"type":"order\.paid","timestamp":"[^"]+","data":\{"id": 12345678901234567890\}\}$/,
  );
});

test('is sent once if it is published twice, also after it was taken', async cleanup => {
  const { publish, received, waiting } = await sqlHost(cleanup);
  await publish(shop, 'order.paid', {}, 'order_1');
  await received(1);
  await publish(shop, 'order.paid', {}, 'order_1');
  const id = await publish(shop, 'order.paid', {}, null);
  assert.match(id, /^msg_[0-9a-f]{32}$/);
  assert.deepEqual(await received(2), [id, 'order_1'].sort());
  await until(async () => (await waiting()).length === 0);
});

test('can come from a trigger', async cleanup => {
  const { pool, schema, received } = await sqlHost(cleanup);
  await pool.query(`create function ${schema}.tell() returns trigger language plpgsql as $$ begin
      perform ${schema}.publish_event('${shop}', 'order.paid', to_jsonb(new), 'order_' || new.id);
      return new;
    end $$;
    create trigger told after insert on ${schema}.orders for each row execute function ${schema}.tell()`);
  await pool.query(`insert into ${schema}.orders values (1), (2)`);
  assert.deepEqual(await received(2), ['order_1', 'order_2']);
});

test('is refused by the statement if SQL can tell that it cannot be sent', async cleanup => {
  const { publish, waiting } = await sqlHost(cleanup);
  const good: readonly unknown[] = [shop, 'order.paid', {}, 'order_1'];
  const large = { text: 'x'.repeat(262_144) };
  for (const [place, value, message] of [
    [0, 'ws_nowhere', 'publish_event: there is no workspace ws_nowhere'],
    [1, 'Order paid', 'publish_event: type must have the form group.what_happened'],
    [1, null, 'publish_event: type must have the form group.what_happened'],
    [2, '[]', 'publish_event: data must be an object'],
    [2, null, 'publish_event: data must be an object'],
    [2, large, 'publish_event: data must not exceed 262144 bytes'],
    [3, 'a b', 'publish_event: id must be 1 to 64 letters, digits, _ and -'],
  ] as const)
    await assert.rejects(publish(...good.with(place, value)), { message });
  assert.deepEqual(await waiting(), []);
});

test('that cannot be sent is told, and stays with its reason until it can be sent', async cleanup => {
  const { pool, schema, publish, repository, received, waiting, webhooks } = await sqlHost(cleanup);
  await webhooks.close();
  await publish(shop, 'order.paid', { text: 'x'.repeat(262_110) }, 'order_2');
  await publish(shop, 'order.paid', {}, 'order_3');
  const errors: string[] = [];
  engine(cleanup, repository, { onError: error => errors.push((error as Error).message) }).start();
  assert.deepEqual(await received(1), ['order_3']);
  await until(() => errors.length === 1);
  const reason = 'data: is too large: the payload must not exceed 262144 bytes';
  assert.deepEqual(errors, [
    `publish_event: the event order_2 of the workspace ${shop} cannot be sent: ${reason}`,
  ]);
  assert.deepEqual(await waiting(), [{ id: 'order_2', error: reason }]);
  await pool.query(`update ${schema}.published_events set data = '{}', error = null where id = 'order_2'`);
  assert.deepEqual(await received(2), ['order_2', 'order_3']);
});

test('of a type that no process declares is told once, delays nothing, and is sent as soon as a process declares it', async cleanup => {
  const { publish, repository, received, waiting, webhooks } = await sqlHost(cleanup);
  await webhooks.close();
  const errors: string[] = [];
  const onError = (error: unknown) => errors.push((error as Error).message);
  engine(cleanup, repository, { onError }).start();
  engine(cleanup, repository, { onError }).start();
  await publish(shop, 'order.lost', {}, 'order_1');
  await publish(shop, 'order.paid', {}, 'order_2');
  await publish(shop, 'order.lost', {}, 'order_3');
  await publish(shop, 'order.paid', {}, 'order_4');
  assert.deepEqual(await received(2), ['order_2', 'order_4']);
  await until(async () => (await waiting()).every(({ error }) => error !== null));
  const reason = 'type: order.lost is not declared in events';
  assert.deepEqual(await waiting(), [
    { id: 'order_1', error: reason },
    { id: 'order_3', error: reason },
  ]);
  await until(() => errors.length > 0);
  assert.deepEqual(errors, [
    `publish_event: no running process declares order.lost in events: the event order_1 of the workspace ${shop} waits, and all others of this type`,
  ]);
  engine(cleanup, repository, { events: [{ type: 'order.lost', summary: 'Lost' }] }).start();
  assert.deepEqual(await received(4), ['order_1', 'order_2', 'order_3', 'order_4']);
  assert.equal(errors.length, 1);
});

test('of a type that only processes of a new release declare comes to an ordered webhook before later ones', async cleanup => {
  const { publish, repository } = await sqlHost(cleanup);
  const line = await receiver(cleanup);
  await listen(repository, line.url, { id: 'ep_line', ordered: true });
  const events = ['order.late', 'order.paid'].map(type => ({ type, summary: 'An event' }));
  engine(cleanup, repository, { events }).start();
  // The new release runs from here on.
  await publish(shop, 'order.late', {}, 'order_0');
  await line.reached(1);
  for (let number = 1; number <= 20; number += 1)
    await publish(shop, number % 2 === 0 ? 'order.paid' : 'order.late', {}, `order_${number}`);
  await line.reached(21);
  assert.deepEqual(
    line.received.map(({ headers }) => headers['webhook-id']),
    Array.from({ length: 21 }, (_, number) => `order_${number}`),
  );
});

test('waits for its process to declare its types, so that no other process sends later events first', async cleanup => {
  const { pool, schema, publish, repository, waiting, webhooks } = await sqlHost(cleanup);
  await webhooks.close();
  const take = () =>
    repository.webhooks.takeSqlEvents?.(({ id, type }) => ({ event: event(id, type) }), {
      types: ['order.late'],
      knownFor: 60_000,
    });
  await publish(shop, 'order.late', {}, 'order_0');
  await pool.query(`insert into ${schema}.published_types values ('order.late', to_timestamp(0))`);
  const client = await clientOf(cleanup, pool);
  await client.query(`begin; select 1 from ${schema}.published_types for update`);
  assert.equal((await take())?.isHeld, true);
  assert.deepEqual(await waiting(), [{ id: 'order_0', error: null }]);
  await client.query('rollback');
  await take();
  assert.deepEqual(await waiting(), []);
});

test('among 20,000 of another workspace is sent before them', async cleanup => {
  const { pool, schema, repository, publish, webhooks } = await sqlHost(cleanup);
  await webhooks.close();
  const quiet = await receiver(cleanup);
  await repository.webhooks.createEndpoint(other, {
    ...(await repository.webhooks.listEndpoints(shop))[0],
    url: quiet.url,
  } as never);
  await pool.query(
    `select ${schema}.publish_event('${shop}', 'order.paid', jsonb_build_object('n', n), 'order_' || n)
    from generate_series(1, 20000) n`,
  );
  await publish(other, 'order.paid', {}, 'mine');
  const left = async () =>
    Number((await pool.query(`select count(*) as left from ${schema}.published_events`)).rows[0].left);
  engine(cleanup, repository).start();
  await quiet.reached(1);
  assert.ok((await left()) > 10_000, `${await left()} left`);
  await until(async () => (await left()) === 0);
});

test.run();
