/** The trigram index of docs/links.md: searches use it, and find the same. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { postgresRepository, type Statement } from '../../../src/adapters/postgres/index.ts';
import { type Cleanup, suiteOf } from '../../helper.ts';
import { databaseUrl } from '../../postgres-server.ts';
import { planning } from './plan.ts';

const test = suiteOf('The search of links with an index', { isLong: true });
const page = readFileSync(new URL('../../../docs/links.md', import.meta.url), 'utf8');
const [, index = ''] = /```sql\n(create extension.*?)```/s.exec(page) ?? [];

const size = 20_000;
const special = ['100% off', 'a_b', 'back\\slash', 'Größe', '東京タワー', "it's"];

/** A database of its own, because an extension belongs to a database. */
async function open(cleanup: Cleanup) {
  const url = new URL(await databaseUrl());
  const name = `search_${process.pid}`;
  const server = new pg.Client({ connectionString: url.href });
  await server.connect();
  cleanup(() => server.end());
  await server.query(`create database ${name}`);
  cleanup(() => server.query(`drop database ${name} with (force)`));
  const pool = new pg.Pool({ connectionString: Object.assign(url, { pathname: `/${name}` }).href });
  pool.on('error', () => {});
  cleanup(() => pool.end());
  await (await postgresRepository({ pool })).close();
  for (const statement of [
    `accounts values ('acc', 'u', 'e', 'a', 'b', 'a b', 1, 'USD', '', '', 'c', '{}', '{}', now())`,
    `workspaces values ('ws_shop', 'W', 'acc')`,
    `links (workspace_id, id, domain, slug, slug_key, url, title, tags, redirect_status, utm, forward_query, forward_path, archived, clicks, bots, created_at, updated_at, passes, search_text)
      select 'ws_shop', 'lnk_' || n, '', 's' || n, 's' || n, 'https://a.example/' || n, 'T', '{}', 302, '{}', false, false, false, 0, 0, now() - n * interval '1 s', now(), 0, 'product ' || md5(n::text)
      from generate_series(1, ${size}) n`,
  ])
    await pool.query(`insert into marketplace.${statement}`);
  for (const [at, text] of special.entries())
    await pool.query(`update marketplace.links set search_text = $1 where id = $2`, [
      `product ${text}`.toLowerCase(),
      `lnk_${1_000 * at + 1}`,
    ]);
  await pool.query('vacuum analyze');
  return pool;
}

const query = (q: string) => ({ limit: 20, sort: 'created', archived: false, q }) as const;

test('is that of before, and reads what has the text instead of all links', async cleanup => {
  const pool = await open(cleanup);
  const texts = ['product', 'nowhere', 'abc', 'ab', 'x', '%', '_', '\\', '', ...special, 'ÖSSE', 'ROD'];
  const { repository, nodes, looks } = await planning(pool, 'marketplace');
  const found = async () => {
    const pages = await Promise.all(texts.map(async q => repository.links.list('ws_shop', query(q))));
    return pages.map(({ links, next }) => [links.map(({ id }) => id), next]);
  };
  const before = await found();
  assert.equal(await looks(() => repository.links.list('ws_shop', query('nowhere'))), size);
  for (const statement of index.split(';').filter(one => one.trim() !== '')) await pool.query(statement);
  await pool.query('vacuum analyze');
  assert.deepEqual(await found(), before);
  for (const [at, text] of special.entries())
    assert.deepEqual(before[texts.indexOf(text)]?.[0], [`lnk_${1_000 * at + 1}`], text);
  for (const q of ['nowhere', 'Größe', '100% off']) {
    const call = () => repository.links.list('ws_shop', query(q));
    const [{ nodes: used = [] } = {}] = await nodes(call);
    assert.ok(used.includes('Bitmap Index Scan'), `${q}: ${used.join(' > ')}`);
    assert.ok((await looks(call)) <= 20, q);
  }
  // A common text is found among the newest links.
  assert.ok((await looks(() => repository.links.list('ws_shop', query('product')))) <= 60);
});

test('is never a prepared statement, which has one plan for all texts', async cleanup => {
  const pool = await open(cleanup);
  const asked: Statement[] = [];
  const spy = {
    connect: () => pool.connect(),
    query: (statement: Statement) => {
      asked.push(statement);
      return pool.query(statement);
    },
  };
  const repository = await postgresRepository({ pool: spy, preparedStatements: true, migrate: false });
  const nameOf = async (given: object) => {
    asked.length = 0;
    await repository.links.list('ws_shop', { limit: 20, sort: 'created', archived: false, ...given });
    return asked.find(({ text }) => text.includes('links'))?.name;
  };
  assert.equal(await nameOf({ q: 'nowhere' }), undefined);
  assert.notEqual(await nameOf({}), undefined);
});

test.run();
