/** The SQL and the outbox of docs/transactions.md run. */
import assert from 'node:assert/strict';
import sqlite from 'node-sqlite3-wasm';
import { createOutbox, type HostOutbox } from '../../../../src/index.ts';
import { readPages } from '../../../docs/pages.ts';
import { runCode } from '../../../docs/run-code.ts';
import { suiteOf } from '../../../helper.ts';
import { ownDatabase } from '../../../postgres-server.ts';
import { until } from '../../../until.ts';
import { host } from './service.ts';

const test = suiteOf('The page about transactions', { isLong: true });

const page = (await readPages()).get('docs/transactions.md') ?? '';
const blocksOf = (language: string) =>
  [...page.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, code = '']) => code);

test('has SQL that publishes an event, and lists and repeats those that were refused', async cleanup => {
  const schema = 'marketplace';
  const connectionString = await ownDatabase(cleanup);
  const { pool, received } = await host(
    cleanup,
    { connectionString, options: `-c search_path=${schema}` },
    { schema },
  );
  await pool.query('alter table orders add column paid boolean not null default false');
  const [publishing = '', looking = ''] = blocksOf('sql');
  await pool.query(publishing);
  assert.deepEqual(await received(1), ['order-42-paid']);
  await pool.query(looking);
});

test('has an outbox that publishes an event', async cleanup => {
  const { webhooks, received } = await host(cleanup);
  const database = new sqlite.Database();
  cleanup(() => database.close());
  database.exec('create table orders (id integer, paid integer)');
  const code = blocksOf('js').find(one => one.includes('createOutbox({')) ?? '';
  const outbox = (await runCode(cleanup, code, {
    among: { database, webhooks },
    modules: { 'koa-marketplace': { createOutbox } },
    result: 'outbox',
  })) as HostOutbox;
  assert.deepEqual(await received(1), ['order-42-paid']);
  await until(() => database.all('select 1 from outbox').length === 0);
  await outbox.close();
});

test.run();
