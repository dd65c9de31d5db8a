/** Steps of migrations that run while requests continue, even if the migrating process fails. */
import assert from 'node:assert/strict';
import pg from 'pg';
import { Database } from '../../../src/adapters/postgres/database/database.ts';
import type { Pool } from '../../../src/adapters/postgres/index.ts';
import { type MigrateOptions, migrate } from '../../../src/adapters/postgres/migrations/migrate.ts';
import type { Migration, Step } from '../../../src/adapters/postgres/migrations/migration.ts';
import { defined } from '../../../src/common/defined.ts';
import { RepositoryUnavailableError } from '../../../src/repository/index.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { databaseUrl, freshRepository } from '../../postgres-server.ts';
import { until } from '../../until.ts';

const test = suiteOf('Migration steps');

/** A schema with a table of a thousand rows, and a function that runs additional steps. */
async function place(cleanup: Cleanup) {
  const { pool, schema } = await freshRepository(cleanup);
  await pool.query(`create table ${schema}.things (id integer primary key, word text)
    with (autovacuum_enabled = false)`);
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

test('an index is built while rows are written', async cleanup => {
  const { pool, schema, run, isValid } = await place(cleanup);
  const writer = await pool.connect();
  cleanup(() => writer.release(true));
  await writer.query('begin');
  await writer.query(`insert into ${schema}.things values (1001, 'early')`);
  const built = run([{ index: 'things_word', on: 'things (word)' }]);
  const waits = `select 1 from pg_stat_activity where query like '%things_word on%' and wait_event_type = 'Lock'`;
  await until(async () => (await pool.query(waits)).rows.length > 0);
  // The build waits for the writer, but blocks nobody.
  await pool.query(`insert into ${schema}.things values (1002, 'later')`);
  await writer.query('commit');
  assert.deepEqual(await built, ['ours']);
  assert.equal(await isValid('things_word'), true);
});

test('an interrupted index build is repeated, and an existing index does not change', async cleanup => {
  const { pool, schema, run, isValid } = await place(cleanup);
  await pool.query(`insert into ${schema}.things values (1001, 'w1')`);
  const unique: Step = { index: 'things_word', on: 'things (word)', unique: true };
  await assert.rejects(run([unique]), { code: '23505' });
  assert.equal(await isValid('things_word'), false, 'the invalid index of an interrupted build');
  await pool.query(`delete from ${schema}.things where id = 1001`);
  await run([unique]);
  assert.equal(await isValid('things_word'), true);
});

test('a step with an exclusive lock retries while the table is locked, and does not block others', async cleanup => {
  const { pool, schema, run } = await place(cleanup);
  const reader = await pool.connect();
  cleanup(() => reader.release(true));
  await reader.query('begin');
  await reader.query(`select * from ${schema}.things`);
  const changed = run([{ moment: `alter table ${schema}.things add column more text` }]);
  const given = `select 1 from pg_stat_activity where query like '%add column more%' and wait_event_type = 'Lock'`;
  await until(async () => (await pool.query(given)).rows.length > 0);
  // This statement would wait for the reader if the step waited for its table lock that long.
  await pool.query(`select * from ${schema}.things where id = 1`);
  await reader.query('commit');
  assert.deepEqual(await changed, ['ours']);
});

/** A role whose statements do not wait for long, and its own way to migrate. */
async function hurried(cleanup: Cleanup, setting: string) {
  const { pool, schema, isValid } = await place(cleanup);
  const own = new pg.Pool({ connectionString: await databaseUrl(), options: `-c ${setting}`, max: 3 });
  cleanup(() => own.end());
  const database = new Database(own, schema);
  const step: Step = { index: 'things_word', on: 'things (word)' };
  const build = (maxWait?: number) =>
    migrate(database, { migrations: [ours([step])], reportAfter: 0, ...defined({ maxWait }) });
  const warnings: string[] = [];
  const note = ({ message }: Error) => warnings.push(message);
  process.on('warning', note);
  cleanup(() => process.off('warning', note));
  const writer = await pool.connect();
  cleanup(() => writer.release(true));
  await writer.query(`set application_name = 'nightly report'`);
  await writer.query('begin');
  await writer.query(`insert into ${schema}.things values (1001, 'secret')`);
  return { build, isValid, writer, warnings };
}

const waitsFor =
  /^the migration ours, at "(?:create|drop) index concurrently .*things_word.*", (waits|has waited too long) for a lock of process \d+ \(application nightly report, its last statement began at [^)]+\)/;

test('an index is built after a long transaction, although the lock_timeout of the role is short', async cleanup => {
  const { build, isValid, writer, warnings } = await hurried(cleanup, 'lock_timeout=40');
  const built = build();
  await until(() => warnings.length > 0);
  assert.match(warnings[0] ?? '', waitsFor);
  assert.doesNotMatch(warnings.join(), /secret/);
  await writer.query('commit');
  assert.deepEqual(await built, ['ours']);
  assert.equal(await isValid('things_word'), true);
});

test('a step that has waited too long says for whom, and the next run mends what it left', async cleanup => {
  // On a busy machine, it takes a while until somebody looks who holds the lock.
  const { build, isValid, writer } = await hurried(cleanup, 'lock_timeout=3000');
  await assert.rejects(build(0), error => {
    assert.ok(error instanceof RepositoryUnavailableError);
    assert.match(error.message, waitsFor);
    assert.match(error.message, /: end that transaction, and migrate again$/);
    return true;
  });
  assert.equal(await isValid('things_word'), false);
  await writer.query('commit');
  // Transactions of other tests in this database may be open too: it waits for them.
  assert.deepEqual(await build(), ['ours']);
  assert.equal(await isValid('things_word'), true);
});

test('a step that reaches the statement_timeout of the role says so', async cleanup => {
  const { build } = await hurried(cleanup, 'statement_timeout=500');
  await assert.rejects(build(), {
    name: 'RepositoryUnavailableError',
    message:
      /^the migration ours, at "create index .*", reached the statement_timeout of the role: switch it off for this role, and migrate again$/,
  });
});

test('a step with an exclusive lock releases it without a change if its process stops', async cleanup => {
  const { pool, schema, isApplied } = await place(cleanup);
  const read = { text: `select count(*) as count from ${schema}.things`, query_timeout: 10_000 };
  let isFree = false;
  // The process stops after the change, until another one could read.
  const stopping: Pool = {
    query: statement => pool.query(statement),
    connect: async () => {
      const client = await pool.connect();
      client.on('error', () => {});
      return {
        on: (event, listener) => client.on(event, listener),
        removeListener: (event, listener) => client.removeListener(event, listener),
        release: error => client.release(error),
        query: async statement => {
          const answer = await client.query(statement);
          if (statement.text.includes('drop column word')) {
            await pool.query(read);
            isFree = true;
          }
          return answer;
        },
      };
    },
  };
  const stopped: Step = { moment: `alter table ${schema}.things drop column word` };
  await assert.rejects(migrate(new Database(stopping, schema), { migrations: [ours([stopped])] }));
  assert.equal(isFree, true);
  assert.equal(await isApplied(), false);
  assert.equal((await pool.query(`select word from ${schema}.things`)).rows.length, 1_000);
});

/** A table of the steps that have run, and a step that adds itself to it. */
async function noting(pool: pg.Pool, schema: string) {
  await pool.query(`create table ${schema}.seen (n serial, step text)`);
  const note = (step: string): Step => ({
    statement: `insert into ${schema}.seen (step) values ('${step}')`,
  });
  const seen = async () =>
    (await pool.query(`select step from ${schema}.seen order by n`)).rows.map(({ step }) => step);
  return { note, seen };
}

test('a migration that fails is not stored as applied, and starts again at its first step', async cleanup => {
  const { pool, schema, run, isApplied } = await place(cleanup);
  const { note, seen } = await noting(pool, schema);
  await assert.rejects(run([note('first'), note('second'), { statement: 'select 1 / 0' }]), {
    code: '22012',
  });
  assert.equal(await isApplied(), false);
  await run([note('first'), note('second')]);
  assert.equal(await isApplied(), true);
  assert.deepEqual(await seen(), ['first', 'second', 'first', 'second']);
});

test('ten processes that start together run each step once', async cleanup => {
  const { pool: own, schema, run } = await place(cleanup);
  const { note, seen } = await noting(own, schema);
  const pool = new pg.Pool({ connectionString: await databaseUrl(), max: 5 });
  cleanup(() => pool.end());
  // The one that migrates waits, until all others wait for it.
  const gate = await own.connect();
  cleanup(() => gate.release(true));
  await gate.query('begin');
  await gate.query(`lock table ${schema}.seen in exclusive mode`);
  const all = [
    ...Array.from({ length: 5 }, () => run([note('once')])),
    ...Array.from({ length: 5 }, () =>
      migrate(new Database(pool, schema), { migrations: [ours([note('once')])] }),
    ),
  ];
  const looks = new Set<unknown>();
  await until(async () => {
    const { rows } = await own.query(
      `select pid, query_start from pg_stat_activity where query like '%${schema}%.migration_lock set holder%'`,
    );
    for (const { pid, query_start } of rows) looks.add(`${pid} ${query_start.getTime()}`);
    return looks.size >= 9;
  });
  await gate.query('commit');
  assert.equal((await Promise.all(all)).flat().length, 1);
  assert.deepEqual(await seen(), ['once']);
});

test('a killed process blocks others only until its lease ends, and a living one is awaited', async cleanup => {
  const { pool, schema, run } = await place(cleanup);
  const held = (until: string) =>
    pool.query(`update ${schema}.migration_lock set holder = 'somebody', held_until = now() + $1::interval`, [
      until,
    ]);
  await held('1 hour');
  let isDone = false;
  const waiting = run([{ statement: 'select 1' }]).then(done => {
    isDone = true;
    return done;
  });
  const looks = `select 1 from pg_stat_activity where query like '%${schema}%.migration_lock set holder%' and pid <> pg_backend_pid()`;
  await until(async () => (await pool.query(looks)).rows.length > 0);
  assert.equal(isDone, false);
  // The process was killed, so the lease is no longer renewed.
  await held('-1 second');
  assert.deepEqual(await waiting, ['ours']);
});

test('a process that has lost its lease stores nothing, and waits for its turn', async cleanup => {
  const { pool, schema, run } = await place(cleanup);
  const { note, seen } = await noting(pool, schema);
  const lost: Step = {
    statement: `update ${schema}.migration_lock set holder = 'another', held_until = now()
      where (select count(*) from ${schema}.seen) = 1`,
  };
  assert.deepEqual(await run([note('turn'), lost]), ['ours']);
  assert.deepEqual(await seen(), ['turn', 'turn'], 'the first run was not stored');
});

test('a step that removes what the previous release needs runs only on request', async cleanup => {
  const { database, isApplied } = await place(cleanup);
  const migrations: Migration[] = [{ name: 'ours', last: true, sql: () => 'select 1' }];
  assert.deepEqual(await migrate(database, { migrations }), []);
  assert.equal(await isApplied(), false);
  assert.deepEqual(await migrate(database, { migrations, finish: true }), ['ours']);
});

test('a step that an engine does not know is left out, and any other error ends the migration', async cleanup => {
  const { pool, schema, run, isApplied } = await place(cleanup);
  const unknown = `create function ${schema}.f() returns text language unheard as 'x'`;
  await assert.rejects(run([{ optional: `insert into ${schema}.things values (1, 'again')` }]), {
    code: '23505',
  });
  assert.equal(await isApplied(), false);
  await run([{ optional: unknown }, { statement: `insert into ${schema}.things values (1001, 'next')` }]);
  assert.equal(await isApplied(), true);
  assert.equal((await pool.query(`select word from ${schema}.things where id = 1001`)).rows[0].word, 'next');
});

test.run();
