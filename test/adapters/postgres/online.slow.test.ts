/** Existing schemas are migrated while requests continue, and then equal new schemas. */
import assert from 'node:assert/strict';
import pg from 'pg';
import { Database } from '../../../src/adapters/postgres/database/database.ts';
import { postgresRepository } from '../../../src/adapters/postgres/index.ts';
import { migrations } from '../../../src/adapters/postgres/migrations/index.ts';
import { migrate } from '../../../src/adapters/postgres/migrations/migrate.ts';
import { link } from '../../../src/testing/links/sample.ts';
import { sample, shop } from '../../../src/testing/sample.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { databaseUrl } from '../../postgres-server.ts';
import { until } from '../../until.ts';
import { catalogue } from './catalogue.ts';
import { schemaOfReleaseBefore } from './release-before.ts';

const test = suiteOf('Migrated schemas of the previous release');
let schemas = 0;

async function place(cleanup: Cleanup) {
  schemas += 1;
  const schema = `online_${process.pid}_${schemas}`;
  const pool = new pg.Pool({ connectionString: await databaseUrl() });
  cleanup(() => pool.end());
  const open = (options: { migrate?: boolean | 'finish'; preparedStatements?: boolean } = {}) =>
    postgresRepository({ pool, schema, ...options });
  return { pool, schema, open };
}

async function existing(cleanup: Cleanup) {
  const found = await place(cleanup);
  await schemaOfReleaseBefore(found.pool, found.schema, cleanup);
  await found.pool.query(`insert into ${found.schema}.accounts select 'acc', 'u', 'e', 'a', 'b', 'a b', 1, 'USD', '', '', 'c', '{}', '{}', now();
    insert into ${found.schema}.workspaces values ('${shop}', 'W', 'acc')`);
  return found;
}

/** Stores a link like the previous release. */
const storeLink = (pool: pg.Pool, schema: string, id: string, slug: string) =>
  pool.query(
    `insert into ${schema}.links (workspace_id, id, domain, slug, slug_key, url, title, tags, redirect_status, utm,
      forward_query, forward_path, archived, clicks, bots, created_at, updated_at, passes, search_text)
    values ('${shop}', $1, '', $2, $2, 'https://a.example', '', '{}', 302, '{}', false, false, false, 0, 0, now(), now(), 0, '')`,
    [id, slug],
  );

const slugsIn = async (pool: pg.Pool, schema: string) =>
  (await pool.query(`select slug_key, link_id from ${schema}.link_slugs order by slug_key`)).rows.map(
    row => `${row.slug_key} ${row.link_id}`,
  );

test('have the same tables, columns, indexes and constraints as new ones', async cleanup => {
  const old = await existing(cleanup);
  await old.open({ migrate: 'finish' });
  const fresh = await place(cleanup);
  cleanup(() => fresh.pool.query(`drop schema if exists ${fresh.schema} cascade`));
  await fresh.open();
  const wanted = await catalogue(fresh.pool, fresh.schema);
  assert.ok(wanted.length > 200);
  assert.deepEqual(await catalogue(old.pool, old.schema), wanted);
  const names = async ({ pool, schema }: typeof old) =>
    (await pool.query(`select name from ${schema}.migrations order by name`)).rows.map(({ name }) => name);
  assert.deepEqual(await names(old), await names(fresh));
  assert.deepEqual(
    await names(fresh),
    migrations.map(({ name }) => name),
  );
});

test('keep their data: links are found by slug, and keys by digest', async cleanup => {
  const { pool, schema, open } = await existing(cleanup);
  for (let number = 0; number < 2_500; number += 1)
    await storeLink(pool, schema, `lnk_${number}`, `slug-${number}`);
  const { links } = await open();
  for (const number of [0, 999, 1_000, 2_499])
    assert.equal((await links.findBySlug('', `slug-${number}`))?.link.id, `lnk_${number}`);
  assert.equal((await slugsIn(pool, schema)).length, 2_500);
  await open({ migrate: 'finish' });
  assert.equal((await links.findBySlug('', 'slug-2499'))?.link.id, 'lnk_2499');
});

test('follow changes of slugs by processes of the previous release until migrate finish', async cleanup => {
  const { pool, schema, open } = await existing(cleanup);
  for (const name of ['early', 'moved', 'gone']) await storeLink(pool, schema, `lnk_${name}`, name);
  const { links } = await open();
  await storeLink(pool, schema, 'lnk_late', 'late');
  await pool.query(`update ${schema}.links set slug_key = 'elsewhere' where id = 'lnk_moved'`);
  await pool.query(`delete from ${schema}.links where id = 'lnk_gone'`);
  assert.deepEqual(await slugsIn(pool, schema), ['early lnk_early', 'elsewhere lnk_moved', 'late lnk_late']);
  // Both releases refuse the slugs that the other one has stored.
  const create = (slug: string) => links.create(shop, [link('lnk_new', { slug })]);
  assert.deepEqual(await create('late'), [{ refused: 'slug_taken' }]);
  assert.deepEqual(await create('gone'), [link('lnk_new', { slug: 'gone' })]);
  await assert.rejects(storeLink(pool, schema, 'lnk_other', 'gone'), { constraint: 'links_slug' });
  await links.change(shop, 'lnk_new', () => ({ slug: 'newer', slug_key: 'newer' }));
  await links.delete(shop, 'lnk_early');
  assert.deepEqual(await slugsIn(pool, schema), ['elsewhere lnk_moved', 'late lnk_late', 'newer lnk_new']);
});

test('keep no slug of a link that is deleted or gets a new slug while slugs are copied', async cleanup => {
  const { pool, schema, open } = await existing(cleanup);
  for (const name of ['a', 'b', 'c']) await storeLink(pool, schema, `lnk_${name}`, name);
  await pool.query(
    `create table ${schema}.link_slugs (domain text not null, slug_key text not null, workspace_id text not null,
      link_id text not null, primary key (domain, slug_key))`,
  );
  // Delays the copy, whose snapshot still contains all three links.
  const other = await pool.connect();
  cleanup(() => other.release(true));
  await other.query('begin');
  await other.query(`insert into ${schema}.link_slugs values ('', 'a', 'x', 'x')`);
  const opened = open();
  const waiting = async () =>
    (
      await pool.query(
        `select 1 from pg_stat_activity where query like '%${schema}%' and wait_event_type = 'Lock'`,
      )
    ).rows.length;
  await until(async () => (await waiting()) === 1);
  let done = 0;
  const changes = [
    `delete from ${schema}.links where id = 'lnk_b'`,
    `update ${schema}.links set slug_key = 'd' where id = 'lnk_c'`,
  ].map(async change => {
    await pool.query(change);
    done += 1;
  });
  await until(async () => done + (await waiting()) === 3 || done === 2);
  await other.query('rollback');
  await Promise.all([opened, ...changes]);
  assert.deepEqual(await slugsIn(pool, schema), ['a lnk_a', 'd lnk_c']);
});

// At every third step, in four tests: on a busy machine, one would take longer than a test may.
for (const first of [1, 4, 7, 10])
  test(`can be migrated again after a kill at step ${first}, or at any twelfth after it, with the same result`, async cleanup => {
    const fresh = await place(cleanup);
    cleanup(() => fresh.pool.query(`drop schema if exists ${fresh.schema} cascade`));
    await fresh.open();
    const wanted = await catalogue(fresh.pool, fresh.schema);
    for (let steps = first, isDone = false; !isDone; steps += 12) {
      const { pool, schema } = await existing(cleanup);
      await storeLink(pool, schema, 'lnk_a', 'a');
      let left = steps;
      const dying = async () => {
        left -= 1;
        if (left <= 0) throw new Error('killed');
      };
      const failing = {
        query: async (statement: pg.QueryConfig) => {
          await dying();
          return pool.query(statement);
        },
        connect: async () => {
          await dying();
          return pool.connect();
        },
      };
      await migrate(new Database(failing as never, schema), { finish: true }).then(
        () => {
          isDone = true;
        },
        error => assert.match(String(error.cause ?? error), /killed/),
      );
      await pool.query(`update ${schema}.migration_lock set held_until = now()`).catch(() => {});
      await migrate(new Database(pool as never, schema), { finish: true });
      assert.deepEqual(await catalogue(pool, schema), wanted, `killed after ${steps} statements`);
      assert.deepEqual(await slugsIn(pool, schema), ['a lnk_a']);
      await pool.query(`drop schema ${schema} cascade`);
    }
  });

test('accept statements that were prepared before the columns changed', async cleanup => {
  const { pool, schema, open } = await existing(cleanup);
  await storeLink(pool, schema, 'lnk_a', 'a');
  const { links } = await open({ preparedStatements: true });
  assert.equal((await links.findBySlug('', 'a'))?.link.id, 'lnk_a');
  await open({ migrate: 'finish' });
  for (let turn = 0; turn < 3; turn += 1) assert.equal((await links.findBySlug('', 'a'))?.link.id, 'lnk_a');
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
  const { open } = await existing(cleanup);
  const repository = await open();
  await repository.import(sample(), { empty: true });
  assert.equal((await repository.items.list(shop, {})).total, 3);
});

test.run();
