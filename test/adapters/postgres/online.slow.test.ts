/** Existing schemas are migrated while requests continue, and then equal new schemas. */
import assert from 'node:assert/strict';
import pg from 'pg';
import { Database } from '../../../src/adapters/postgres/database/database.ts';
import { type PostgresRepository, postgresRepository } from '../../../src/adapters/postgres/index.ts';
import { migrate } from '../../../src/adapters/postgres/migrations/migrate.ts';
import { link } from '../../../src/testing/links/sample.ts';
import { sample, shop } from '../../../src/testing/sample.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { databaseUrl } from '../../postgres-server.ts';
import { until } from '../../until.ts';
import { around } from './around.ts';
import { catalogue } from './catalogue.ts';
import { withLater } from './later-migrations.ts';

const test = suiteOf('Migrated schemas of the previous release');
let schemas = 0;

async function place(cleanup: Cleanup) {
  schemas += 1;
  const schema = `online_${process.pid}_${schemas}`;
  const pool = new pg.Pool({ connectionString: await databaseUrl() });
  cleanup(() => pool.end());
  cleanup(() => pool.query(`drop schema if exists ${schema} cascade`));
  /** What a process of the later release does first. */
  const upgrade = ({ finish = false, through = pool }: { finish?: boolean; through?: pg.Pool } = {}) =>
    migrate(new Database(through, schema), { migrations: withLater, finish });
  return { pool, schema, upgrade };
}

/** A schema of this release, which is the previous one here, with a process that uses it. */
async function existing(cleanup: Cleanup, options: { preparedStatements?: boolean } = {}) {
  const { pool, schema, upgrade } = await place(cleanup);
  const repository = await postgresRepository({ pool, schema, ...options });
  await repository.import(sample());
  const create = (title: string) =>
    repository.links.create(shop, [link(`lnk_${title}`, { slug: title, slug_key: title, title })]);
  return { pool, schema, upgrade, repository, create };
}

const titlesIn = async (pool: pg.Pool, schema: string) =>
  (await pool.query(`select link_id, title from ${schema}.link_titles order by link_id`)).rows.map(
    row => `${row.link_id} ${row.title}`,
  );

async function fresh(cleanup: Cleanup) {
  const it = await place(cleanup);
  await it.upgrade();
  return it;
}

/** The pool of a process that is killed at its given statement. */
function dying(pool: pg.Pool, statements: number): pg.Pool {
  let left = statements;
  const count = async () => {
    left -= 1;
    if (left <= 0) throw new Error('killed');
  };
  const failing = {
    query: async (statement: pg.QueryConfig) => {
      await count();
      return pool.query(statement);
    },
    connect: async () => {
      await count();
      return pool.connect();
    },
  };
  return failing as never;
}

test('have the same tables, columns, indexes and constraints as new ones', async cleanup => {
  const old = await existing(cleanup);
  const later = ['9001-title-counts', '9002-titles', '9003-own-titles'];
  assert.deepEqual(await old.upgrade({ finish: true }), later);
  const { pool, schema } = await fresh(cleanup);
  const wanted = await catalogue(pool, schema);
  assert.ok(wanted.length > 200);
  assert.ok(wanted.some(one => one.includes('links_title')));
  assert.deepEqual(await catalogue(old.pool, old.schema), wanted);
  const names = async (one: string) =>
    (await pool.query(`select name from ${one}.migrations order by name`)).rows.map(({ name }) => name);
  assert.deepEqual(await names(old.schema), await names(schema));
  assert.deepEqual(
    await names(schema),
    withLater.map(({ name }) => name),
  );
});

test('keep their data, also if there are several batches of it', async cleanup => {
  const { pool, schema, upgrade, repository } = await existing(cleanup);
  const all = Array.from({ length: 2_500 }, (_, number) => `t${number}`);
  await repository.links.create(
    shop,
    all.map(title => link(`lnk_${title}`, { slug: title, slug_key: title, title })),
  );
  await upgrade();
  const titles = await titlesIn(pool, schema);
  assert.equal(titles.length, 2_500);
  for (const title of ['t0', 't999', 't1000', 't2499']) {
    assert.ok(titles.includes(`lnk_${title} ${title}`), title);
    assert.equal((await repository.links.findBySlug('', title))?.link.id, `lnk_${title}`);
  }
  await upgrade({ finish: true });
  assert.equal((await repository.links.findBySlug('', 't2499'))?.link.title, 't2499');
});

test('follow changes by processes of the previous release until migrate finish', async cleanup => {
  const { pool, schema, upgrade, repository, create } = await existing(cleanup);
  for (const title of ['early', 'moved', 'gone']) await create(title);
  await upgrade();
  await create('late');
  await repository.links.change(shop, 'lnk_moved', () => ({ title: 'elsewhere' }));
  await repository.links.delete(shop, 'lnk_gone');
  const titles = ['lnk_early early', 'lnk_late late', 'lnk_moved elsewhere'];
  assert.deepEqual(await titlesIn(pool, schema), titles);
  // What it does not know has its default.
  const { rows } = await pool.query(`select distinct shelf from ${schema}.links`);
  assert.deepEqual(rows, [{ shelf: 'top' }]);
  await upgrade({ finish: true });
  await create('last');
  assert.deepEqual(await titlesIn(pool, schema), titles);
});

test('are open for a process of the previous release, which migrates nothing, and is not behind', async cleanup => {
  const { pool, schema, upgrade, repository } = await existing(cleanup);
  await upgrade();
  const again = await postgresRepository({ pool, schema, migrate: false });
  for (const one of [repository, again]) assert.deepEqual((await one.health()).pendingMigrations, []);
});

test('keep no title of a link that is deleted or gets a new title while titles are copied', async cleanup => {
  const { pool, schema, upgrade, create } = await existing(cleanup);
  for (const title of ['a', 'b', 'c']) await create(title);
  await pool.query(
    `create table ${schema}.link_titles (workspace_id text not null, link_id text not null, title text not null,
      primary key (workspace_id, link_id))`,
  );
  // Delays the copy, whose snapshot still contains all three links.
  const other = await pool.connect();
  cleanup(() => other.release(true));
  await other.query('begin');
  await other.query(`insert into ${schema}.link_titles values ('${shop}', 'lnk_a', 'x')`);
  const upgraded = upgrade();
  const waiting = async () =>
    (
      await pool.query(
        `select 1 from pg_stat_activity where query like '%${schema}%' and wait_event_type = 'Lock'`,
      )
    ).rows.length;
  await until(async () => (await waiting()) === 1);
  // What meets a locked row is tried again, and waits only for a moment each time.
  const begun = new Set<string>();
  const begin = async (name: string, change: (repository: PostgresRepository) => unknown) => {
    const watched = around(pool, async (statement, run) =>
      run(statement).catch(error => {
        if (error.code === '55P03') begun.add(name);
        throw error;
      }),
    );
    await change(await postgresRepository({ pool: watched, schema, migrate: false }));
    begun.add(name);
  };
  const all = Promise.all([
    upgraded,
    begin('delete', ({ links }) => links.delete(shop, 'lnk_b')),
    begin('change', ({ links }) => links.change(shop, 'lnk_c', () => ({ title: 'd' }))),
  ]);
  // An error is reported where it is awaited below.
  all.catch(() => {});
  await until(
    () => begun.size === 2,
    () => [...begun],
  );
  await other.query('rollback');
  await all;
  assert.deepEqual(await titlesIn(pool, schema), ['lnk_a a', 'lnk_c d']);
});

// At every third step, in four tests: on a busy machine, one would take longer than a test may.
for (const first of [1, 4, 7, 10])
  test(`can be migrated again after a kill at step ${first}, or at any twelfth after it, with the same result`, async cleanup => {
    const { pool: freshPool, schema: freshSchema } = await fresh(cleanup);
    const wanted = await catalogue(freshPool, freshSchema);
    for (let steps = first, isDone = false; !isDone; steps += 12) {
      const { pool, schema, upgrade, create } = await existing(cleanup);
      await create('a');
      await upgrade({ finish: true, through: dying(pool, steps) }).then(
        () => {
          isDone = true;
        },
        error => assert.match(String(error.cause ?? error), /killed/),
      );
      await pool.query(`update ${schema}.migration_lock set held_until = now()`);
      await upgrade({ finish: true });
      assert.deepEqual(await catalogue(pool, schema), wanted, `killed after ${steps} statements`);
      assert.deepEqual(await titlesIn(pool, schema), ['lnk_a a']);
      await pool.query(`drop schema ${schema} cascade`);
    }
  });

for (const first of [1, 2, 3])
  test(`new schemas can be made again after a kill at step ${first}, or at any third after it`, async cleanup => {
    const { pool: freshPool, schema: freshSchema } = await fresh(cleanup);
    const wanted = await catalogue(freshPool, freshSchema);
    for (let steps = first, isDone = false; !isDone; steps += 3) {
      const { pool, schema, upgrade } = await place(cleanup);
      await upgrade({ through: dying(pool, steps) }).then(
        () => {
          isDone = true;
        },
        error => assert.match(String(error.cause ?? error), /killed/),
      );
      await pool.query(`update ${schema}.migration_lock set held_until = now()`).catch(() => {});
      await upgrade({ finish: true });
      assert.deepEqual(await catalogue(pool, schema), wanted, `killed after ${steps} statements`);
      await pool.query(`drop schema ${schema} cascade`);
    }
  });

test('accept statements that were prepared before the columns changed', async cleanup => {
  const { upgrade, repository, create } = await existing(cleanup, { preparedStatements: true });
  await create('a');
  const found = async () => (await repository.links.findBySlug('', 'a'))?.link.title;
  assert.equal(await found(), 'a');
  await upgrade({ finish: true });
  for (let turn = 0; turn < 3; turn += 1) assert.equal(await found(), 'a');
});

test('accept transactions whose statements were prepared before the columns changed', async cleanup => {
  const { pool, schema } = await place(cleanup);
  await pool.query(`create schema ${schema}; create table ${schema}.one (id int); create table ${schema}.two (id int);
    insert into ${schema}.one values (1); insert into ${schema}.two values (1)`);
  cleanup(() => pool.query(`drop schema ${schema} cascade`));
  const database = new Database(pool, schema, true);
  const read = () =>
    database.transaction(async run => {
      const [one, two] = [
        await run(`select * from ${schema}.one where id = $1`, [1]),
        await run(`select * from ${schema}.two where id = $1`, [1]),
      ];
      return [...one.rows, ...two.rows];
    });
  assert.deepEqual(await read(), [{ id: 1 }, { id: 1 }]);
  const { rows } = await pool.query(
    "select count(*)::int as prepared from pg_prepared_statements where name like 'marketplace_%'",
  );
  assert.deepEqual(rows, [{ prepared: 2 }]);
  for (let turn = 0; turn < 3; turn += 1) {
    await pool.query(
      `alter table ${schema}.one add a${turn} int; alter table ${schema}.two add a${turn} int`,
    );
    assert.equal(Object.keys((await read())[1] ?? {}).length, turn + 2);
  }
});

test('accept an import like new ones', async cleanup => {
  const { upgrade, repository } = await existing(cleanup);
  await upgrade();
  await repository.import(sample(), { empty: true });
  assert.equal((await repository.items.list(shop, {})).total, 3);
});

test.run();
