/**
 * Events in SQL of a type that no process declared at first. Each call of `takeSqlEvents` is one round of a process; each
 * process has a repository of its own.
 */
import assert from 'node:assert/strict';
import { postgresRepository } from '../../../../src/adapters/postgres/index.ts';
import { event, other, sample, shop } from '../../../../src/testing/sample.ts';
import { type Cleanup, suiteOf } from '../../../helper.ts';
import { inspectedRepository } from '../../../postgres-server.ts';
import { until } from '../../../until.ts';
import { clientOf } from './service.ts';

const test = suiteOf('A process that is the first to declare a type of events in SQL', { isLong: true });

const late = 'order.late';
const paid = 'order.paid';

/** A database, and what has been taken from it, in order. */
async function database(cleanup: Cleanup) {
  const { pool, schema, repository } = await inspectedRepository(cleanup);
  await repository.import({ ...sample(), webhook_endpoints: {} });
  const taken: string[] = [];
  /** Starts a process. Returns a function that does a round. */
  const start = async (types: readonly string[], knownFor = 60_000) => {
    const { webhooks } = await postgresRepository({ pool, schema, migrate: false });
    return async () => {
      const answer = await webhooks.takeSqlEvents?.(
        ({ id, type }) => {
          taken.push(id);
          return { event: event(id, type) };
        },
        { types, knownFor },
      );
      assert.ok(answer !== undefined);
      return answer;
    };
  };
  const publish = (workspaceId: string, type: string, id: string) =>
    pool.query(`select ${schema}.publish_event($1, $2, '{}', $3)`, [workspaceId, type, id]);
  const count = async (which: string) =>
    Number(
      (await pool.query(`select count(*) as found from ${schema}.published_events where ${which}`)).rows[0]
        .found,
    );
  return {
    pool,
    schema,
    taken,
    start,
    publish,
    marked: () => count('error is not null'),
    left: () => count('true'),
    /** Publishes events of the late type, which an old process marks as undeclared. */
    async mark(workspaceId: string, many: number) {
      await pool.query(
        `select ${schema}.publish_event('${workspaceId}', '${late}', '{}', '${workspaceId}_' || n)
        from generate_series(1, ${many}) n`,
      );
      const old = await start([paid]);
      while ((await count('error is null')) > 0) await old();
    },
  };
}

const numbered = (workspaceId: string, many: number) =>
  Array.from({ length: many }, (_, index) => `${workspaceId}_${index + 1}`);

test('takes events of another workspace while many that were marked as undeclared are left', async cleanup => {
  const { taken, start, publish, mark, marked } = await database(cleanup);
  await mark(shop, 1_200);
  await publish(other, paid, 'mine');
  const round = await start([late, paid]);
  assert.equal((await round()).hasMore, true);
  assert.deepEqual(taken, ['mine']);
  assert.ok((await marked()) > 0, 'some are left');
});

test('takes marked events of a workspace with few before all of a workspace with many, which are older', async cleanup => {
  const { taken, start, mark, marked } = await database(cleanup);
  await mark(shop, 1_200);
  await mark(other, 2);
  const round = await start([late]);
  await round();
  assert.deepEqual(taken, numbered(other, 2));
  assert.ok((await marked()) > 0, 'some are left');
});

test('needs as many rounds if processes that do not declare the type run, and no event is marked again', async cleanup => {
  const { start, mark, marked, left } = await database(cleanup);
  await mark(shop, 1_200);
  const fresh = await start([late]);
  const old = [await start([paid]), await start([paid])];
  let rounds = 0;
  for (; (await left()) > 0; rounds += 1) {
    assert.ok(rounds < 10, `${await left()} are left after ${rounds} rounds`);
    await fresh();
    const before = await marked();
    for (const round of old) await round();
    assert.equal(await marked(), before);
  }
});

test('keeps the order of a workspace while some of its events are marked', async cleanup => {
  const { taken, start, publish, mark, left } = await database(cleanup);
  await mark(shop, 1_200);
  const [fresh, same, old] = [await start([late, paid]), await start([late, paid]), await start([paid])];
  await fresh();
  for (const [type, id] of [
    [late, 'then_1'],
    [paid, 'then_2'],
  ] as const)
    await publish(shop, type, id);
  while ((await left()) > 0) for (const round of [same, old, fresh]) await round();
  assert.deepEqual(taken, [...numbered(shop, 1_200), 'then_1', 'then_2']);
});

test('leaves the marked events to the next process that declares the type if it ends', async cleanup => {
  const { taken, start, mark, left } = await database(cleanup);
  await mark(shop, 1_200);
  await (await start([late]))();
  const next = await start([late]);
  while ((await left()) > 0) assert.equal((await next()).hasMore, true);
  assert.deepEqual(taken, numbered(shop, 1_200));
});

test('comes back to a marked event that was locked, and takes no later one of its workspace meanwhile', async cleanup => {
  const { pool, schema, taken, start, publish, mark } = await database(cleanup);
  await mark(shop, 3);
  const client = await clientOf(cleanup, pool);
  await client.query(`begin; select 1 from ${schema}.published_events where id = '${shop}_2' for update`);
  const round = await start([late, paid]);
  await round();
  await publish(shop, late, 'then');
  await publish(other, paid, 'mine');
  assert.equal((await round()).isHeld, true);
  assert.deepEqual(taken, ['mine']);
  await client.query('rollback');
  await round();
  assert.deepEqual(taken, ['mine', ...numbered(shop, 3), 'then']);
});

test('holds a workspace no longer than declared after it ended, if the clock of PostgreSQL goes back meanwhile', async cleanup => {
  const { pool, schema, taken, start, publish, marked } = await database(cleanup);
  await (await start([late], 1))();
  await pool.query(`update ${schema}.published_types set known_until = known_until + interval '1 hour'`);
  await publish(shop, late, 'of_nobody');
  await publish(shop, paid, 'mine');
  const old = await start([paid]);
  await until(async () => {
    await old();
    return taken.length > 0;
  });
  assert.deepEqual([taken, await marked()], [['mine'], 1]);
});

test.run();
