/** Old records are deleted in small batches by one process at a time, and no other records. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type pg from 'pg';
import { postgresRepository } from '../../../src/adapters/postgres/index.ts';
import { link } from '../../../src/testing/links/sample.ts';
import { sample, session, shop } from '../../../src/testing/sample.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { freshRepository, repositoryAlone, vacuum } from '../../postgres-server.ts';
import { around } from './around.ts';

const test = suiteOf('Pruning in PostgreSQL');

const bounds = {
  clicksBefore: '2026-05-01T00:00:00Z',
  visitorsBefore: '2026-05-01',
  recordersBefore: '2026-05-01T00:00:00Z',
  quarantinesBefore: '2026-05-01T00:00:00Z',
};
const tables = ['link_clicks', 'link_visitors', 'link_recorders', 'link_quarantines'];

/** 100,000 old rows in each pruned table of links, and five rows that must stay. */
async function fill(pool: pg.Pool, schema: string): Promise<void> {
  const old = 'from generate_series(1, 100000) n';
  const live = 'from generate_series(1, 5) n';
  for (const sql of [
    `link_clicks select 'ws_' || n % 10, 'clk_' || n, 'lnk_1', '2026-04-01'::timestamptz, null, null, 'phone', false ${old}`,
    `link_clicks select 'ws_' || n, 'new_' || n, 'lnk_1', '2026-05-01'::timestamptz, null, null, 'phone', false ${live}`,
    `link_visitors select 'ws_' || n % 10, 'lnk_1', '2026-04-30', 'v' || n ${old}`,
    `link_visitors select 'ws_' || n, 'lnk_1', '2026-05-01', 'new' || n ${live}`,
    `link_recorders select 'rec_' || n, 1, '2026-04-01'::timestamptz ${old}`,
    `link_recorders select 'new_' || n, 1, '2026-05-01'::timestamptz ${live}`,
    `link_quarantines select '', 'old' || n, 'ws_' || n % 10, '2026-04-01'::timestamptz ${old}`,
    `link_quarantines select '', 'new' || n, 'ws_' || n, '2026-05-01'::timestamptz ${live}`,
  ])
    await pool.query(`insert into ${schema}.${sql}`);
  await vacuum(pool, schema);
}

async function count(pool: pg.Pool, schema: string, table: string): Promise<number> {
  const { rows } = await pool.query(`select count(*)::int as count from ${schema}.${table}`);
  return rows[0].count;
}

const counts = (pool: pg.Pool, schema: string) =>
  Promise.all(tables.map(table => count(pool, schema, table)));

/** Takes a client, and releases it when the test ends. */
async function client(cleanup: Cleanup, pool: pg.Pool): Promise<pg.PoolClient> {
  const taken = await pool.connect();
  cleanup(() => taken.release(true));
  return taken;
}

test('deletes 100,000 old clicks, visitors, recorders and quarantines a thousand at a time, and nothing else', async cleanup => {
  const { repository, pool, schema } = await freshRepository(cleanup);
  await fill(pool, schema);
  assert.equal(await repository.links.prune(bounds), true);
  assert.deepEqual(await counts(pool, schema), [99_005, 99_005, 99_005, 99_005]);
  while (await repository.links.prune(bounds));
  assert.deepEqual(await counts(pool, schema), [5, 5, 5, 5]);
});

test('goes on while one kind of records is left', async cleanup => {
  const { repository, pool, schema } = await freshRepository(cleanup);
  const old = 'from generate_series(1, 1500) n';
  await pool.query(
    `insert into ${schema}.link_visitors select 'ws_1', 'lnk_1', '2026-04-30', 'v' || n ${old}`,
  );
  assert.equal(await repository.links.prune(bounds), true);
  assert.equal(await repository.links.prune(bounds), false);
  assert.deepEqual(await counts(pool, schema), [0, 0, 0, 0]);
});

test('is left to the process that is doing it; others do not wait', async cleanup => {
  const { repository, pool, schema } = await freshRepository(cleanup);
  await fill(pool, schema);
  await repository.links.prune(bounds);
  const other = await client(cleanup, pool);
  await other.query('begin');
  await other.query(`select 1 from ${schema}.exclusive_jobs where name = 'links.prune' for update`);
  assert.equal(await repository.links.prune(bounds), false);
  assert.deepEqual(await counts(pool, schema), [99_005, 99_005, 99_005, 99_005]);
  await other.query('rollback');
  assert.equal(await repository.links.prune(bounds), true);
});

test('deletes everything old if several processes prune concurrently', async cleanup => {
  const { pool, schema } = await freshRepository(cleanup);
  await fill(pool, schema);
  const processes = await Promise.all(
    Array.from({ length: 4 }, () => postgresRepository({ pool, schema, migrate: false })),
  );
  const forget = async ({ links }: (typeof processes)[number]) => {
    while (await links.prune(bounds));
  };
  await Promise.all(processes.map(forget));
  // A process that found another one pruning has stopped, and the other one has continued to the end.
  assert.deepEqual(await counts(pool, schema), [5, 5, 5, 5]);
});

test('deletes 100,000 clicks of a deleted link five thousand at a time, and none of another link', async cleanup => {
  const { repository: plain, pool, schema } = await repositoryAlone(cleanup);
  await plain.import(sample());
  await plain.links.create(shop, [link('lnk_1'), link('lnk_2')]);
  for (const sql of [
    `link_clicks select '${shop}', 'clk_' || n, 'lnk_1', now(), null, null, 'phone', false from generate_series(1, 100000) n`,
    `link_visitors select '${shop}', 'lnk_1', '2026-05-01', 'v' || n from generate_series(1, 100000) n`,
    `link_clicks select '${shop}', 'other_' || n, 'lnk_2', now(), null, null, 'phone', false from generate_series(1, 5) n`,
  ])
    await pool.query(`insert into ${schema}.${sql}`);
  await vacuum(pool, schema);
  const removed: number[] = [];
  const spying = around(pool, async (statement, run) => {
    const answer = await run(statement);
    if (/^(?:with old .*)?delete/s.test(statement.text)) removed.push(answer.rowCount ?? 0);
    return answer;
  });
  const { links } = await postgresRepository({ pool: spying, schema, migrate: false });
  assert.ok('id' in (await links.delete(shop, 'lnk_1')));
  assert.equal(Math.max(...removed), 5_000);
  assert.deepEqual(
    [await count(pool, schema, 'link_clicks'), await count(pool, schema, 'link_visitors')],
    [5, 0],
  );
  assert.deepEqual(await links.delete(shop, 'lnk_1'), { refused: 'not_found' });
});

test('deletes some of 100,000 stale sessions of all users at each login, and none in use', async cleanup => {
  const { repository, pool, schema } = await freshRepository(cleanup);
  await pool.query(
    `insert into ${schema}.users select 'user_' || n, n || '@example.com', 'U', null from generate_series(1, 2000) n`,
  );
  await pool.query(
    `insert into ${schema}.sessions select 'stale' || n, 'user_' || (n % 2000 + 1), '2026-01-01', '2026-01-01' from generate_series(1, 100000) n`,
  );
  await pool.query(
    `insert into ${schema}.sessions select 'live' || n, 'user_' || n, '2026-01-01', '2026-05-01' from generate_series(1, 100) n`,
  );
  const { create } = repository.sessions;
  const logIn = (digit: string) =>
    create(
      { ...session(digit, 'ann'), user_id: 'user_1', seen_at: '2026-05-02T00:00:00Z' },
      '2026-05-01T00:00:00Z',
    );
  await logIn('a');
  assert.equal(await count(pool, schema, 'sessions'), 100_001);
  // Rows that another process has locked are skipped.
  const other = await client(cleanup, pool);
  await other.query('begin');
  await other.query(`select 1 from ${schema}.sessions order by seen_at limit 100 for update`);
  await logIn('b');
  await other.query('rollback');
  assert.equal(await count(pool, schema, 'sessions'), 99_902);
  const { rows } = await pool.query(
    `select count(*)::int as count from ${schema}.sessions where digest like 'live%'`,
  );
  assert.equal(rows[0].count, 100);
});

test('deletes a hundred of 100,000 ended limit windows when a window starts, and no active one', async cleanup => {
  const { repository, pool, schema } = await freshRepository(cleanup);
  await pool.query(
    `insert into ${schema}.limits select 'over' || n, 1, to_timestamp(n % 60) from generate_series(1, 100000) n`,
  );
  await pool.query(
    `insert into ${schema}.limits select 'lasts' || n, 1, to_timestamp(120) from generate_series(1, 5) n`,
  );
  await repository.limits.count('ann', 60, 60_000);
  assert.equal(await count(pool, schema, 'limits'), 99_906);
});

test('is documented for every table', async cleanup => {
  const { pool, schema } = await freshRepository(cleanup);
  const { rows } = await pool.query('select tablename as name from pg_tables where schemaname = $1', [
    schema,
  ]);
  const text = await readFile(new URL('../../../docs/postgresql.md', import.meta.url), 'utf8');
  const section = text.split('\n## Tables\n')[1]?.split('\n## ')[0] ?? '';
  const lines = section.split('\n').filter(line => line.startsWith('| `'));
  const cells = lines.map(line => line.split('|').map(cell => cell.trim()));
  const reported = cells.flatMap(([, names = '']) => [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  assert.deepEqual(reported.toSorted(), rows.map(({ name }) => name).toSorted());
  // Its content, and how long rows stay.
  for (const [, names, content, limit] of cells) assert.ok(content && limit, names);
});

test('by a process whose clock is a year ahead deletes no active session', async cleanup => {
  const { repository } = await freshRepository(cleanup);
  await repository.import(sample());
  const begin = (digest: string, now: number) => {
    const at = new Date(now).toISOString();
    const session = { digest: digest.repeat(64), user_id: 'user_ann', created_at: at, seen_at: at };
    return repository.sessions.create(session, new Date(now - 3_600_000).toISOString());
  };
  await begin('a', Date.now());
  await begin('b', Date.now() + 365 * 86_400_000);
  assert.notEqual(await repository.sessions.find('a'.repeat(64)), null);
});

test.run();
