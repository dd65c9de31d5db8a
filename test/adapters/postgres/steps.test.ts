/** Steps of migrations that are carried out while requests go on, whatever happens to who carries them out. */
import assert from 'node:assert/strict';
import pg from 'pg';
import { Database } from '../../../src/adapters/postgres/database/database.ts';
import { type MigrateOptions, migrate } from '../../../src/adapters/postgres/migrations/migrate.ts';
import type { Migration, Step } from '../../../src/adapters/postgres/migrations/migration.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { databaseUrl, freshRepository } from '../../postgres-server.ts';

const test = suiteOf('Steps of migrations');

/** A schema with a table of a thousand rows, and what carries out further steps. */
async function place(cleanup: Cleanup) {
  const { pool, schema } = await freshRepository(cleanup);
  await pool.query(`create table ${schema}.things (id integer primary key, word text)`);
  await pool.query(`insert into ${schema}.things select n, 'w' || n from generate_series(1, 1000) n`);
  const database = new Database(pool, schema);
  const run = (steps: readonly Step[], options: MigrateOptions = {}) =>
    migrate(database, { migrations: [ours(steps)], ...options });
  const isApplied = async () =>
    (await pool.query(`select 1 from ${schema}.migrations where name = 'ours'`)).rows.length > 0;
  const isValid = async (index: string) =>
    (
      await pool.query('select indisvalid from pg_index where indexrelid = $1::regclass', [
        `${schema}.${index}`,
      ])
    ).rows[0].indisvalid;
  return { pool, schema, database, run, isApplied, isValid };
}

const ours = (steps: readonly Step[]): Migration => ({ name: 'ours', steps: () => steps });

const untilTrue = async (condition: () => Promise<boolean> | boolean) => {
  while (!(await condition())) await new Promise(resolve => setImmediate(resolve));
};

test('an index is built while rows are written', async cleanup => {
  const { pool, schema, run, isValid } = await place(cleanup);
  const writer = await pool.connect();
  cleanup(() => writer.release(true));
  await writer.query('begin');
  await writer.query(`insert into ${schema}.things values (1001, 'early')`);
  const built = run([{ index: 'things_word', on: 'things (word)' }]);
  const waits = `select 1 from pg_stat_activity where query like '%things_word on%' and wait_event_type = 'Lock'`;
  await untilTrue(async () => (await pool.query(waits)).rows.length > 0);
  // It waits for the writer, and nobody waits for it.
  await pool.query(`insert into ${schema}.things values (1002, 'later')`);
  await writer.query('commit');
  assert.deepEqual(await built, ['ours']);
  assert.equal(await isValid('things_word'), true);
});

test('an index that was interrupted is built again, and one that is there is left alone', async cleanup => {
  const { pool, schema, run, isValid } = await place(cleanup);
  await pool.query(`insert into ${schema}.things values (1001, 'w1')`);
  const unique: Step = { index: 'things_word', on: 'things (word)', unique: true };
  await assert.rejects(run([unique]), { code: '23505' });
  assert.equal(await isValid('things_word'), false, 'what PostgreSQL leaves behind');
  await pool.query(`delete from ${schema}.things where id = 1001`);
  await run([unique]);
  assert.equal(await isValid('things_word'), true);
});

test('a moment gives way to who has the table, and lets others pass', async cleanup => {
  const { pool, schema, run } = await place(cleanup);
  const reader = await pool.connect();
  cleanup(() => reader.release(true));
  await reader.query('begin');
  await reader.query(`select * from ${schema}.things`);
  const changed = run([{ moment: `alter table ${schema}.things add column more text` }]);
  const given = `select 1 from pg_stat_activity where query like '%add column more%' and wait_event_type = 'Lock'`;
  await untilTrue(async () => (await pool.query(given)).rows.length > 0);
  // Would wait for as long as the reader takes, if the step waited at the table for so long.
  await pool.query(`select * from ${schema}.things where id = 1`);
  await reader.query('commit');
  assert.deepEqual(await changed, ['ours']);
});

test('a moment whose process stops in the middle of it gives the table back, with nothing changed', async cleanup => {
  const { pool, schema, run, isApplied } = await place(cleanup);
  const read = { text: `select count(*) as count from ${schema}.things`, query_timeout: 10_000 };
  let isFree = false;
  const stopped: Step = {
    moment: async inside => {
      await inside(`alter table ${schema}.things drop column word`);
      await pool.query(read);
      isFree = true;
    },
  };
  await assert.rejects(run([stopped]));
  assert.equal(isFree, true);
  assert.equal(await isApplied(), false);
  assert.equal((await pool.query(`select word from ${schema}.things`)).rows.length, 1_000);
});

test('a migration that fails half way is not entered, and begins again at its first step', async cleanup => {
  const { run, isApplied } = await place(cleanup);
  const seen: string[] = [];
  const step = (name: string, fails = false): Step => ({
    work: async () => {
      seen.push(name);
      if (fails) throw new Error('killed');
    },
  });
  await assert.rejects(run([step('first'), step('second', true)]), /killed/);
  assert.equal(await isApplied(), false);
  await run([step('first'), step('second')]);
  assert.equal(await isApplied(), true);
  assert.deepEqual(seen, ['first', 'second', 'first', 'second']);
});

test('ten processes that start at once carry out each step once', async cleanup => {
  const { schema, run } = await place(cleanup);
  let count = 0;
  const work = async () => {
    count += 1;
    // Long enough for all the others to come.
    for (let turn = 0; turn < 100; turn += 1) await new Promise(resolve => setImmediate(resolve));
  };
  const pool = new pg.Pool({ connectionString: await databaseUrl(), max: 5 });
  cleanup(() => pool.end());
  const done = await Promise.all([
    ...Array.from({ length: 5 }, () => run([{ work }])),
    ...Array.from({ length: 5 }, () =>
      migrate(new Database(pool, schema), { migrations: [ours([{ work }])] }),
    ),
  ]);
  assert.equal(count, 1);
  assert.equal(done.flat().length, 1);
});

test('who was killed while it migrated blocks nobody for ever, and who lives is waited for', async cleanup => {
  const { pool, schema, run } = await place(cleanup);
  const held = (until: string) =>
    pool.query(`update ${schema}.migration_lock set holder = 'somebody', held_until = now() + $1::interval`, [
      until,
    ]);
  await held('1 hour');
  let isDone = false;
  const waiting = run([{ work: async () => {} }]).then(done => {
    isDone = true;
    return done;
  });
  const looks = `select 1 from pg_stat_activity where query like '%${schema}%.migration_lock set holder%' and pid <> pg_backend_pid()`;
  await untilTrue(async () => (await pool.query(looks)).rows.length > 0);
  assert.equal(isDone, false);
  // Killed: nobody puts off the end any more.
  await held('-1 second');
  assert.deepEqual(await waiting, ['ours']);
});

test('who lost the right to another while it was away enters nothing, and waits its turn', async cleanup => {
  const { pool, schema, run } = await place(cleanup);
  let turns = 0;
  const work = async () => {
    turns += 1;
    if (turns === 1)
      await pool.query(`update ${schema}.migration_lock set holder = 'another', held_until = now()`);
  };
  assert.deepEqual(await run([{ work }]), ['ours']);
  assert.equal(turns, 2, 'the first time counted for nothing');
});

test('what takes away something that the release before needs runs only when it is asked for', async cleanup => {
  const { database, isApplied } = await place(cleanup);
  const migrations: Migration[] = [{ name: 'ours', last: true, sql: () => 'select 1' }];
  assert.deepEqual(await migrate(database, { migrations }), []);
  assert.equal(await isApplied(), false);
  assert.deepEqual(await migrate(database, { migrations, finish: true }), ['ours']);
});

test.run();
